"""A step with its own position is told of hands that a ruling takes away or gives back."""

from cardhouse.cards import parse_cards
from cardhouse.engine.core.hand import Hand, Position
from cardhouse.engine.core.kernel import fold
from cardhouse.engine.pot.events import HandKilled, HandRevived
from tests.kit.hands import Dealt


class Waiting(Position):
    """Seats that still owe an action no shipped step asks for."""

    left: list[int]

    def leave(self, key: int) -> None:
        self.left.remove(key)

    def join(self, hand: Hand, key: int) -> None:
        self.left[:] = [seat for seat in hand.live if seat in self.left or seat == key]


def test_nobody_waits_for_a_hand_that_was_killed_until_it_is_given_back() -> None:
    hand = Dealt(seats=3, hands={2: "As Kd"}).hand
    hand.at = waiting = Waiting(left=[1, 2, 3])
    fold(hand, HandKilled(seat=2, cite="floor"))
    assert waiting.left == [1, 3]
    fold(hand, HandRevived(seat=2, cards=parse_cards("As Kd")))
    assert waiting.left == [1, 2, 3]
