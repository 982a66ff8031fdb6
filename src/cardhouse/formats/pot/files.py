"""Files of hands in any format: told apart by their content, read and written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import UNSET, Struct
from msgspec.structs import replace

from cardhouse.formats.history import History, HistoryError, Viewer, as_seen, encode, read
from cardhouse.formats.pot import (
    inward,
    ohh_read,
    ohh_write,
    ours,
    phh_read,
    phh_write,
    stars_read,
    stars_write,
)
from cardhouse.formats.pot.outward import plain
from cardhouse.formats.pot.plain import PlainHand, Unsayable
from cardhouse.rulebook import Posted, reposted

# Finds a house's game by their names.
FindPost = Callable[[str, str], Posted]


class Foreign(Struct, frozen=True):
    """A format of another program."""

    # Its name in errors.
    title: str
    suffix: str
    # The hands of a file, each with its place, and one of them in plain terms.
    hands: Callable[[str], Iterator[tuple[str, Any]]]
    read: Callable[[Any], PlainHand]
    write: Callable[[PlainHand], str]
    # The line before a hand among several in one file.
    between: str = ""


LOG: Final = "log"
FOREIGN: Final = {
    "phh": Foreign(
        "PHH", "phh", phh_read.pages, phh_read.plain, phh_write.dumped, between="[{number}]\n"
    ),
    "ohh": Foreign("Open Hand History", "ohh", ohh_read.hands, ohh_read.plain, ohh_write.dumped),
    "pokerstars": Foreign(
        "PokerStars text", "txt", stars_read.hands, stars_read.plain, stars_write.dumped
    ),
}
FORMATS: Final = (*FOREIGN, LOG)


def format_of(text: str) -> str:
    """The format of a file by its first lines."""
    start = text[:2000].lstrip("\ufeff \t\r\n")
    if stars_read.HEADING.match(start):
        return "pokerstars"
    if not start.startswith("{"):
        return "phh"
    return "log" if '"format":"cardhouse' in start.replace(" ", "") else "ohh"


def histories(body: bytes, file: str, find: FindPost, form: str = "") -> Iterator[History]:
    """Each hand of a file; anything else is a HistoryError that names its place."""
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise HistoryError("not UTF-8 text", file=file) from None
    form = form or format_of(text)
    if form == LOG:
        yield from read(body.split(b"\n"), file)
        return
    foreign, place = FOREIGN[form], ""
    try:
        for number, (place, hand) in enumerate(foreign.hands(text), 1):
            yield _history(foreign.read(hand), number, find)
            place = ""
    except HistoryError as error:
        where = f"{file}: {place if place.startswith('line') else f'hand {place}'}"
        raise HistoryError(error.what, file=where if place else file) from None


def _history(plain: PlainHand, number: int, find: FindPost) -> History:
    said, plain = ours.ours_of(plain), ours.as_played(plain)
    if said is None:
        return inward.history(plain, number)
    return ours.history(plain, said, find(said.house, said.game))


def book_of(history: History, find: FindPost) -> Posted:
    """The game a hand was played by: its house's, or the rules that it brings."""
    if history.rules is UNSET:
        return find(history.house, history.game)
    post = reposted(history.house, history.game, history.rules)
    if not isinstance(post, Posted):
        raise HistoryError("its rules are those of several games")
    return post


def written(
    history: History,
    post: Posted,
    form: str,
    *,
    viewer: Viewer = "all",
    number: int = 0,
    at: str = "",
) -> str:
    """A hand in a format, as a viewer saw it.

    It has a number if others stand beside it in the file, and a time if somebody knows it.
    """
    if form == LOG:
        return encode(as_seen(history, viewer)).decode() + "\n"
    foreign = FOREIGN[form]
    try:
        text = foreign.write(replace(plain(history, post, viewer), time=at))
    except Unsayable as error:
        what = f"hand {history.hand}: {foreign.title} cannot say {error}"
        raise HistoryError(what) from None
    between = foreign.between.format(number=number) if number else ""
    return between + text + ("\n" if between else "")
