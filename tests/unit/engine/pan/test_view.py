"""The visible spreads, and the melds behind them."""

from cardhouse.cards import parse_cards
from cardhouse.engine.pan.view import MeldView, as_melds
from cardhouse.ranking.melds import Meld


def test_the_melds_behind_what_is_seen_have_its_kind_cards_and_suit() -> None:
    run, trio = parse_cards("4c 5c 6c"), parse_cards("7c 7d 7h")
    seen = (MeldView("rope", run, 1, "c"), MeldView("different", trio, 2))
    assert as_melds(seen) == (Meld("rope", run, "c"), Meld("different", trio))
    assert as_melds(()) == ()
