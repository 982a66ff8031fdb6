"""Amounts and cards at the terminal table, when there is nothing to draw or no limit."""

import pytest

from cardhouse.cli.play.read import Unclear
from cardhouse.cli.pot.typed import command
from cardhouse.engine.pot.commands import Bet, Discard, Raise
from cardhouse.engine.pot.view import look
from tests.kit.hands import Dealt
from tests.kit.sixth import sixth_game


def test_the_most_at_no_limit_is_all_one_has() -> None:
    dealt = Dealt(sixth_game("holdem", "no limit"), seats=3, stacks=200_00)
    view = look(dealt.hand, dealt.turn)
    assert command(["r", "most"], view) == Raise(dealt.turn, 199_00)
    assert command(["r", "17"], view) == Raise(dealt.turn, 17_00)
    with pytest.raises(Unclear, match=r"From \$4 to \$199, like: r 4, or r most"):
        command(["r"], view)
    # There is a bet already: the engine says so.
    assert command(["b", "most"], view) == Bet(dealt.turn, 0)


def test_who_cannot_draw_now_is_not_asked_which_cards() -> None:
    dealt = Dealt(sixth_game("crazy-pineapple"), seats=3)
    assert command(["d"], look(dealt.hand, dealt.turn)) == Discard(dealt.turn, ())
