"""The layout as a viewer sees it: each player's hands, and the wagers that still lie there."""

from cardhouse.engine.banked.view import BankedView
from cardhouse.engine.families import look
from tests.kit.banked import Banked, game


def test_a_player_has_the_hands_of_their_own_spots_and_the_splits_of_them() -> None:
    table = Banked(game("tommys"), bank=8, wagers={1: 20, 3: 20}, shoe="8 T 9 8 7 5 2 3 4 5")
    table.act("1 split")
    view = look(table.hand, 1)
    assert isinstance(view, BankedView)
    layout = view.layout
    assert [hand.hand for hand in layout.hands_of(1)] == [1, 11]
    assert [hand.hand for hand in layout.hands_of(3)] == [3]
    assert layout.hands_of(5) == ()
