"""The end of a hand of pan: eleven cards in valid melds, and nothing left to mend."""

from cardhouse.cards import parse_cards
from cardhouse.engine.pan.events import WentOut
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.layout import Owed
from cardhouse.engine.pan.play import PlayPan
from cardhouse.ranking.melds import Meld
from tests.kit.pan import Pan

OUT = "3c 3d 3s 4h 4d 4c 5c 5d 5s 5h 5h"


def spread(cards: str = OUT) -> PanHand:
    """A player in turn who has these cards on the table."""
    hand = Pan(seats=5, first=5, deck="Kd").act("5 draw").hand.copy()
    hand.up[5] = list(parse_cards(cards))
    return hand


def test_a_player_goes_out_with_eleven_cards_spread() -> None:
    assert list(PlayPan().resume(spread())) == [WentOut(seat=5)]
    assert list(PlayPan().resume(spread(OUT[:-3]))) == []


def test_nobody_goes_out_twice_or_before_all_is_mended() -> None:
    over, owing, demanded, wrong = (spread() for _ in range(4))
    over.spreads.winner = 5
    owing.spreads.owed = [Owed(2, 1, "hand.short")]
    demanded.spreads.demanded = (5, 1)
    wrong.spreads.melds[5] = [Meld("wrong", parse_cards(OUT[:8]))]
    found = [list(PlayPan().resume(hand)) for hand in (over, owing, demanded, wrong)]
    assert found == [[], [], [], []]
