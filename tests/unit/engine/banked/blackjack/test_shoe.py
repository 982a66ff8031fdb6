"""An empty shoe is rebuilt from all cards that lie at neither a spot nor the bank."""

from cardhouse.cards import HIDDEN, parse_cards
from cardhouse.engine.banked.blackjack.shoe import ShoeRenewed
from cardhouse.engine.core import kernel
from tests.kit.banked import Banked, game


def test_discards_and_burns_come_into_the_new_shoe() -> None:
    hand = Banked(game("ven-a-mexico"), bank=8, wagers={1: 10}, shoe="T T 8 7", wait=True).hand
    hand.stock.clear()
    hand.muck += parse_cards("2c 3c 4c")
    hand.burns += parse_cards("5c 6c")
    kernel.fold(hand, ShoeRenewed())
    assert hand.stock == [HIDDEN] * 5 and not hand.muck and not hand.burns
