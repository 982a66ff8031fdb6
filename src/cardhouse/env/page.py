"""The tables of docs/env.md: every field of an observation, and every action, from the code.

`python -m cardhouse.env.page` rewrites them below the guide, which people write.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from cardhouse.env.coder import LET_PASS, Coder
from cardhouse.env.coding import Coding
from cardhouse.env.families import CODINGS
from cardhouse.env.opening import Place
from cardhouse.rulebook import all_games

MARK: Final = "<!-- Below: written from the code by `python -m cardhouse.env.page`. -->"
SEATS: Final = 6
# Longer runs of actions are told by their first and their last.
SHOWN: Final = 6


def reference() -> str:
    """The tables of one game of each family; of games for a pot, the one with the most actions."""
    lines = [MARK]
    for coding in CODINGS.values():
        name, coder = _example(coding)
        lines += ["", f"## {coding.family.name}: {name}, {SEATS} seats", ""]
        lines += [f"{coder.size} numbers; money is counted in {coder.bet_name}.", ""]
        lines += [
            "| field | from | numbers | at most | meaning |",
            "| --- | --- | --- | --- | --- |",
        ]
        lines += _fields(coder)
        lines += ["", f"{coder.actions} actions:", ""]
        lines += ["| action | command | meaning |", "| --- | --- | --- |"]
        lines += _actions(coder)
    return "\n".join(lines) + "\n"


def _example(coding: Coding) -> tuple[str, Coder]:
    """The game of a family with the longest table, by name."""
    found: dict[str, Coder] = {}
    for posted in all_games():
        place = Place(posted.house, posted.name, "")
        if coding in place.codings:
            found[f"`{posted.name}` at `{posted.house}`"] = Coder(place.empty, place.seats(SEATS))
    return max(found.items(), key=lambda each: (each[1].actions, each[0]))


def _fields(coder: Coder) -> Iterator[str]:
    start = 0
    for field in coder.fields:
        yield f"| {field.name} | {start} | {field.size} | {field.most:,} | {field.meaning} |"
        start += field.size


def _actions(coder: Coder) -> Iterator[str]:
    yield f"| {LET_PASS} | | let an optional decision pass |"
    for first, command in coder.commands:
        last = first + len(command.meanings) - 1
        numbers = str(first) if last == first else f"{first} to {last}"
        yield f"| {numbers} | `{command.do}` | {_said(command.meanings)} |"


def _said(meanings: tuple[str, ...]) -> str:
    """The meanings in order, the middle of a long run left out."""
    if len(meanings) > SHOWN:
        return f"{'; '.join(meanings[: SHOWN - 1])}; ... {meanings[-1]}"
    return "; ".join(_once(meanings))


def _once(words: Iterable[str]) -> Iterator[str]:
    return (word for word, _ in groupby(words))


def page(text: str) -> str:
    """The page with its tables rewritten."""
    return text.partition(MARK)[0] + reference()


def main() -> None:
    """Write the tables into the document."""
    target = Path(__file__).parents[3] / "docs" / "env.md"
    target.write_text(page(target.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
