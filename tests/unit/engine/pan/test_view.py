"""The visible spreads, and the melds behind them."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.engine.core.view import RAIL
from cardhouse.engine.pan.view import MeldView, as_melds, look
from cardhouse.ranking.melds import Meld
from tests.kit.pan import Pan


def test_the_melds_behind_what_is_seen_have_its_kind_cards_and_suit() -> None:
    run, trio = parse_cards("4c 5c 6c"), parse_cards("7c 7d 7h")
    seen = (MeldView("rope", run, 1, "c"), MeldView("different", trio, 2))
    assert as_melds(seen) == (Meld("rope", run, "c"), Meld("different", trio))
    assert as_melds(()) == ()


def test_a_view_in_words_has_the_spreads_and_the_card_face_up() -> None:
    table = Pan(seats=3, first=3, hands={3: "3h 3h 3h 2c 4d Jc Qs As 6d 7c"}, deck="Kd Qd")
    assert "spread by" not in str(look(table.hand, 3)) and "face up" not in str(look(table.hand, 3))
    table.act("3 draw", "3 meld 3h 3h 3h")
    lying = {"spread by 3: 3h 3h 3h", "face up: Kd"}
    assert lying <= set(str(look(table.hand, 1)).splitlines())
    table.act("3 throw Kd")
    assert lying <= set(str(look(table.hand, 1)).splitlines())


def test_at_the_rail_nobody_has_a_seat_of_their_own() -> None:
    table = Pan(seats=3, first=3)
    assert look(table.hand, 2).own.seat == 2
    with pytest.raises(LookupError):
        assert look(table.hand, RAIL).own
