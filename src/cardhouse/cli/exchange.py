"""Hands in files of any format: read for a command, and written by one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from cardhouse.cli import files, outlets
from cardhouse.cli.parser import Mistake, Parser

if TYPE_CHECKING:
    from cardhouse.formats import History
    from cardhouse.formats.families import FindPost
    from cardhouse.rulebook import Posted

# As in the package of formats, which help does not wait for.
FORMATS = ("phh", "ohh", "pokerstars", "log")
ABOUT = "phh, phhs, ohh, PokerStars text or our log; the content tells which"


def add_file(parser: Parser) -> None:
    """Add a file of hands, and the rule book of hands from a house of one's own."""
    parser.add_argument("file", metavar="FILE", help=f"hands: {ABOUT}; - reads stdin")
    parser.add_argument("--house", metavar="FOLDER", help="rule book of hands from your own house")


def histories(name: str, house: str | None = None) -> Iterator[History]:
    """The hands of a file."""
    from cardhouse.formats import HistoryError, families

    body = sys.stdin.buffer.read() if name == "-" else files.read(Path(name))
    try:
        yield from families.histories(body, name, finder(house))
    except HistoryError as error:
        raise Mistake(str(error)) from None


def finder(house: str | None) -> FindPost:
    """A look-up of games, in the house's own book or in one that is named instead."""
    from cardhouse.cli.books import posted

    return lambda named, game: posted(house or named, game)


def book_of(history: History, house: str | None = None) -> Posted:
    """The rules of a hand, with a warning if they have changed since."""
    from cardhouse.cli.books import table
    from cardhouse.formats import HistoryError, families
    from cardhouse.rulebook import RulebookError

    try:
        post = families.book_of(history, finder(house))
    except (HistoryError, RulebookError) as error:
        raise Mistake(f"hand {history.hand}: {error}") from None
    table(post, history.table)
    if post.hash != history.book:
        outlets.complain(
            f"hand {history.hand} was played under another edition of the rule book "
            f"({history.book[:12]}, now {post.hash[:12]})"
        )
    return post


class Writer:
    """Prints hands in a format; a hand that it cannot say is named, and the others go on."""

    def __init__(self, form: str, viewer: int | Literal["all"] = "all", *, many: bool) -> None:
        """With `many` the hands are numbered, where the format has them so in one file."""
        self._form, self._viewer, self._many = form, viewer, many
        self._number = 0
        self.refused = 0

    def write(self, history: History, post: Posted) -> None:
        """Print one hand."""
        from cardhouse.formats import HistoryError
        from cardhouse.formats.families import written

        number = self._number + 1 if self._many else 0
        try:
            text = written(history, post, self._form, viewer=self._viewer, number=number)
        except HistoryError as error:
            outlets.complain(str(error))
            self.refused += 1
            return
        self._number += 1
        print(text, end="")

    def code(self) -> int:
        """The exit code: 1 if a hand was refused."""
        return 1 if self.refused else 0
