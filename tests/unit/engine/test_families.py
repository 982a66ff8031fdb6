"""The steps of all families: which of them stand in a script once, and where players come in."""

from itertools import groupby
from pathlib import PurePosixPath

import pytest

from cardhouse.engine.core.step import Step
from cardhouse.engine.families import FAMILIES

STEPS = sorted(
    {kind for family in FAMILIES for kind in (*family.steps, *family.ruled)},
    key=lambda kind: (kind.__module__, kind.__name__),
)
MODULES = {name: tuple(kinds) for name, kinds in groupby(STEPS, lambda kind: kind.__module__)}
# A pot has several deals, draws, rounds and fees, blackjack several rounds of cards, and a ruling
# may put in its steps as often as it likes.
ONCE = {
    *("stake", "blinds", "showdown"),
    *("bank", "wagers", "collections"),
    *("burn-first", "insurance", "turns", "bank-hand", "settle"),
    *("piles", "dice", "deliver", "set-hands", "bank-sets", "settle-pai-gow"),
    *("tops", "packets", "go-on-top", "pan-play", "pan-settle"),
}
JOINING = {"stake"}


def path(module: str) -> str:
    return PurePosixPath(*module.split(".")[1:]).as_posix() + ".py"


@pytest.mark.parametrize("kinds", MODULES.values(), ids=map(path, MODULES))
def test_a_step_stands_alone_of_its_kind_or_as_often_as_the_game_needs(
    kinds: tuple[type[Step], ...],
) -> None:
    tags = {kind: kind.__struct_config__.tag for kind in kinds}
    assert {tag for kind, tag in tags.items() if kind.once} == ONCE & set(tags.values())
    assert {tag for kind, tag in tags.items() if kind.joining} == JOINING & set(tags.values())


def test_no_step_is_forgotten() -> None:
    assert {kind.__struct_config__.tag for kind in STEPS} >= ONCE
