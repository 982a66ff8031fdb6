"""The glossary: one meaning for each word, from the types of the code and a short list.

`python -m cardhouse.words.glossary_page` writes docs/glossary.md anew.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from cardhouse.engine.core.asks import Ask, Terms
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand, Position
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.step import Step
from cardhouse.engine.core.view import View
from cardhouse.engine.families import FAMILIES
from cardhouse.floor import Report
from cardhouse.ledger import Transfer
from cardhouse.rulebook import Fault, House, Posted, Rule
from cardhouse.table import Player, Table
from cardhouse.table.commands import TableCommand
from cardhouse.table.deed import Deed
from cardhouse.words.glossary import SPANISH, TERMS
from cardhouse.words.scene import Scene

HEAD: Final = """\
# Glossary

Written by `python -m cardhouse.words.glossary_page` from the types of the code and from \
`words/glossary.py`: change them, not this page. One word has one meaning, here, in the code and \
on the pages.
"""
# The nouns on which the design stands, in the layers from below to above.
NOUNS: Final[tuple[type, ...]] = (
    Transfer, Ask, Terms, Command, Event, Game, Hand, Position, Step, View, Family, Illegal, Reason,
    Report, Table, Player, Deed, TableCommand, Rule, Posted, House, Fault, Scene,
)  # fmt: skip

Meanings = dict[str, str]


def sections() -> dict[str, Meanings]:
    """Every word by where it comes from, with its meaning."""
    return {
        "Words of the card room": TERMS,
        "The same in Spanish": SPANISH,
        "Nouns of the code": {kind.__name__: _said(kind) for kind in NOUNS},
        "What players do in a hand": _tagged(Command),
        "What people do between hands": _tagged(TableCommand),
        "What the floor is told, and orders": _tagged(Report),
        "Steps of a script": _steps(),
    }


def glossary_page() -> str:
    """Each section as a table, in the order of the alphabet."""
    lines = [HEAD]
    for title, meanings in sections().items():
        lines += [f"## {title}", "", "| word | means |", "| --- | --- |"]
        words = sorted(meanings.items(), key=lambda each: each[0].lower())
        lines += [f"| {word} | {meaning} |" for word, meaning in words]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _tagged(base: type[Struct]) -> Meanings:
    """The kinds of a command or report, under the names by which they are known."""
    return dict(_kinds(base))


def _kinds(base: type[Struct]) -> Iterator[tuple[str, str]]:
    kinds: list[type[Struct]] = base.__subclasses__()
    for kind in kinds:
        tag = kind.__struct_config__.tag
        # A base class that nobody ever gives bears no tag but its own name.
        if kind.__module__.startswith("cardhouse.") and tag != kind.__name__:
            yield str(tag), _said(kind)
        yield from _kinds(kind)


def _steps() -> Meanings:
    steps = [step for family in FAMILIES for step in (*family.steps, *family.ruled)]
    return {str(step.__struct_config__.tag): _said(step) for step in steps}


def _said(kind: type) -> str:
    """The first sentence or two of a docstring."""
    return " ".join((kind.__doc__ or "").split("\n\n")[0].split())


def main() -> None:
    """Write the page where the documents are, or where it is wanted."""
    root = Path(__file__).parents[3]
    target = Path(sys.argv[1]) if sys.argv[1:] else root / "docs" / "glossary.md"
    target.write_text(glossary_page(), encoding="utf-8")


if __name__ == "__main__":
    main()
