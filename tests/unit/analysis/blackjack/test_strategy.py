"""Charts: those that come with the package, their value, and their use by bots."""

from functools import cache

import pytest

from cardhouse.analysis.blackjack.chart import Chart, fingerprint
from cardhouse.analysis.blackjack.rules import rules_of
from cardhouse.analysis.blackjack.solve import Solver
from cardhouse.analysis.blackjack.solved import solved
from cardhouse.analysis.blackjack.strategy import chart_of
from cardhouse.bots.banked import charted
from tests.kit.banked import game
from tests.runs.charts import rule_sets
from tests.runs.solved import HOUSES, by_engine, by_kernel

ROUNDS = 1_000_000
HANDS = 1_500


@cache
def solver(house: str, table: str = "") -> Solver:
    return Solver(rules_of(game(house, table=table)))


def test_every_table_of_every_house_has_its_chart() -> None:
    assert set(charted.charts()) == set(rule_sets())


@pytest.mark.parametrize(
    ("house", "table"),
    [("ven-a-mexico", ""), ("lo-ball-room", "5-300 one deck"), ("new-esquire", "")],
)
def test_the_charts_that_come_with_the_package_are_the_solvers(house: str, table: str) -> None:
    found = charted.chart_of(game(house, table=table))
    assert found == chart_of(solver(house, table)), "make charts"


def test_a_jackpot_on_the_table_changes_no_chart() -> None:
    plain, jackpot = (rules_of(game("new-esquire", table=t)) for t in ("5-100", "5-100 jackpot"))
    assert plain != jackpot and fingerprint(plain) == fingerprint(jackpot)


@pytest.mark.parametrize("house", HOUSES)
def test_kernel_and_engine_win_by_the_chart_what_the_solver_says(house: str) -> None:
    """A small sample; `make solved` takes a large one."""
    chart = charted.chart_of(game(house))
    assert chart is not None
    found = solver(house)
    exact = float(found.shoe / found.shoe.sum() @ solved(found, chart))
    assert abs(by_kernel(house, ROUNDS, seed=3).off(exact)) < 3
    assert abs(by_engine(house, HANDS, seed=3).off(exact)) < 3


def test_a_chart_wishes_the_best_first_and_then_what_is_left() -> None:
    found = Chart(
        first={"hard 11": "DDDDDDDDHH", "hard 16": "SSSSSHHHRR"},
        draws={"hard 11": "H" * 10, "hard 16": "SSSSSHHHHH"},
        more={"hard 16": "SSSSSHHHSH"},
        split={"hard 11": "H" * 10},
        pairs={"8": "PPPPPPPPP-", "T": "-" * 10},
        closed={"hard 16": "SSSSSSRRRR"},
    )
    two = {"cards": 2, "split": False}
    assert found.wishes(11, False, "6s", **two) == ["double", "hit"]  # type: ignore[arg-type]
    assert found.wishes(11, False, "6s", cards=2, split=True) == ["hit"]
    assert found.wishes(16, False, "As", **two) == ["surrender", "hit"]  # type: ignore[arg-type]
    assert found.wishes(16, False, "Kd", cards=3, split=False) == ["stand"]
    assert found.wishes(18, True, "Kd", cards=3, split=False) == []
    assert found.pair("8c", "Qd") and not found.pair("8c", "Ad") and not found.pair("Kc", "2d")
    assert found.gives_up(16, False, "8d") and not found.gives_up(16, False, "7d")
