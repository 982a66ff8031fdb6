"""Antes: a table without them skips the step."""

from msgspec.structs import replace

from cardhouse.engine.pot.antes import Antes
from tests.kit.hands import Dealt


def test_where_nobody_antes_there_is_no_step() -> None:
    hand = Dealt(seats=3).hand.copy()
    for ante in (0, 1, 50):
        hand.game = replace(hand.game, stakes=replace(hand.game.stakes, ante=ante))
        assert Antes().needed(hand) == bool(ante)
