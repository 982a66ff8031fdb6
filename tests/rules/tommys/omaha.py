"""Shared by the tests of both Omaha games: their tables, and tests that hold for both."""

from typing import Any

import pytest

from cardhouse.engine.pot.hand import PotGame
from tests.kit.hands import Dealt, cited, game

HI, HILO = "omaha-hi", "omaha-hilo"

# Ten dollars a bet in every round, for pots in round sums.
TENS: dict[str, Any] = {"small_bet": 10_00, "big_bet": 10_00, "blinds": (5_00, 10_00)}


def both(hi: pytest.MarkDecorator, hilo: pytest.MarkDecorator) -> pytest.MarkDecorator:
    """A test of both games, with marks for the rules it proves in each."""
    marks = {HI: hi, HILO: hilo}
    params = [
        pytest.param(name, set(mark.args), marks=mark, id=name) for name, mark in marks.items()
    ]
    return pytest.mark.parametrize(("name", "ids"), params)


def omaha(name: str, table: str = "4-8", **changes: Any) -> PotGame:
    """Either of the two games at a table of the house."""
    return game("tommys", name, table, **changes)


def rules(name: str, *cites: str) -> set[str]:
    """The ids of the house's rules behind cite keys."""
    return {rule for cite in cites for rule in cited(cite, "tommys", name)}


def shown_down(
    name: str, board: str, hands: dict[int, str], *, button: int = 0, **changes: Any
) -> Dealt:
    """A hand called before the flop and checked to its end: each player has put in $10."""
    played = omaha(name, **(TENS | changes))
    dealt = Dealt(played, seats=sorted(hands), button=button, hands=hands, board=board)
    for _ in range(4):
        dealt.check_round()
    return dealt
