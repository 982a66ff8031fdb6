"""A blackjack that has to be solved first says so."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from cardhouse.analysis.blackjack import edge
from cardhouse.cli.banked.blackjack import edge as module


@pytest.mark.parametrize("known", [False, True])
def test_a_line_stands_only_while_a_game_is_solved(
    known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    @contextmanager
    def waiting(words: str) -> Iterator[Callable[[], None]]:
        yield lambda: seen.append(words)

    def found(rules: Any) -> str:
        seen.append(rules)
        return "the edge"

    monkeypatch.setattr(module, "waiting", waiting)
    monkeypatch.setattr(edge, "is_solved", lambda rules: known)
    monkeypatch.setattr(edge, "edge", found)
    rules: Any = "the rules"
    answer: Any = module.solved(rules)
    assert answer == "the edge"
    assert seen == ([rules] if known else [module.SOLVING, rules])
