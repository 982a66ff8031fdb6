"""The page of every key that a rule book may contain, made from the types that read it.

`python -m cardhouse.words.rulebook_page` writes docs/rulebook.md anew.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as types

from cardhouse.engine.core.family import Family
from cardhouse.engine.core.step import Step
from cardhouse.engine.families import FAMILIES
from cardhouse.rulebook import House, load
from cardhouse.rulebook.book import BonusPage, GamePage, RoomPage
from cardhouse.rulebook.files import houses
from cardhouse.rulebook.mixed import MixedPage
from cardhouse.rulebook.pages import page_type
from cardhouse.table.rules import TableRules
from cardhouse.words.keys import SCRIPT, Key, Table, tables, used

HEAD: Final = """\
# Rule books, key by key

Written by `python -m cardhouse.words.rulebook_page` from the types that read the books: change \
them and the comments beside their fields, not this page. A house is a folder: `room.toml`, \
`bonuses.toml` if hands can win more than pots and wagers, and a page for each game, or for \
tables whose game changes. \
[design.md](design.md) says how a page extends another one; `cardhouse check` says what is wrong \
with a book, with file and path. Amounts are in cents. *Used by* names the shipped houses whose \
pages, with what they extend, have the key; a key that none of them has is at its default \
everywhere.
"""
COLUMNS: Final = ("| key | takes | default | means | used by |", "| --- | --- | --- | --- | --- |")
EXTENDS: Final = """\
`extends = "base/holdem"` takes over another page, tables key by key; it may also name a page of \
the same house (`extends = "holdem"`), if that one extends a common page or none. \
`remove = ["low", "table.3-6"]` takes something out of it again, tables by name and rules by id. \
Steps are named by `step`. To which family of games a page belongs follows from \
its steps; beside the keys above it has those of the family.\
"""
OWN: Final = "Beside what all pages have; a `[[table]]` may set any of these keys for itself."
ALL: Final = "all"

# Which houses have a key, by the name of the table's type.
Users = dict[tuple[str, str], str]


def rulebook_page(books: Iterable[House]) -> str:
    """Every key of every page, each table once."""
    users = _users(list(books))
    seen: set[type] = set()
    lines = [HEAD, *_page("The house: `room.toml`", RoomPage, users, seen)]
    lines += _page("Bonuses: `bonuses.toml`", BonusPage, users, seen)
    lines += _page("A game: `<game>.toml`", GamePage, users, seen)
    lines += [EXTENDS, ""]
    lines += _page("Tables whose game changes: a page with `games`", MixedPage, users, seen)
    for family in FAMILIES:
        lines += _family(family, users, seen)
    return "\n".join(lines).rstrip() + "\n"


def _page(title: str, kind: type[msgspec.Struct], users: Users, seen: set[type]) -> Iterator[str]:
    """A page and the tables in it; the steps of a script belong to their families."""
    yield from (f"## {title}", "")
    for table in tables(kind):
        if table.kind not in seen and not table.path.startswith(SCRIPT):
            seen.add(table.kind)
            yield from _section(table, users)


def _family(family: Family, users: Users, seen: set[type]) -> Iterator[str]:
    """The options of a family's games, which each of their tables may set too, and its steps."""
    yield from (f"## Games of the family `{family.name}`", "", OWN, "")
    for table in tables(page_type(family), family.game):
        foreign = issubclass(table.kind, Step) and table.kind not in family.steps
        if foreign or issubclass(table.kind, TableRules) or table.kind in seen:
            continue
        seen.add(table.kind)
        common = GamePage.__struct_fields__ if issubclass(table.kind, GamePage) else ()
        own = tuple(key for key in table.keys if key.name not in common)
        yield from _section(msgspec.structs.replace(table, keys=own), users)


def _section(table: Table, users: Users) -> Iterator[str]:
    if not table.keys and not table.tag:
        return
    where = f'`step = "{table.tag}"`' if table.tag else f"`{table.path}`"
    if table.path or table.tag:
        yield from (f"### {where}", "", *_words(table.kind), "")
    if table.keys:
        yield from COLUMNS
        yield from (_line(table, key, users) for key in table.keys)
        yield ""


def _line(table: Table, key: Key, users: Users) -> str:
    by = users.get((table.kind.__name__, key.name), "no house")
    return f"| `{key.name}` | {key.type} | {key.default} | {key.meaning} | {by} |"


def _words(kind: type) -> Iterator[str]:
    """A table in the words of its type."""
    yield " ".join((kind.__doc__ or "").split("\n\n")[0].split())


def _users(books: list[House]) -> Users:
    """The houses that use each key, from their resolved pages."""
    found: dict[tuple[str, str], list[str]] = {}
    for book in books:
        for key in dict.fromkeys(_keys(book)):
            found.setdefault(key, []).append(book.id)
    return {
        key: ALL if len(names) == len(books) else ", ".join(names) for key, names in found.items()
    }


def _keys(book: House) -> Iterator[tuple[str, str]]:
    for post in book.games.values():
        whole, own, prizes = msgspec.json.decode(post.text, type=tuple[Any, Any, Any])
        pages = ((page_type(post.family), whole), (RoomPage, own), (BonusPage, prizes))
        for kind, page in pages:
            for cls, key in used(types.type_info(kind), page):
                yield cls.__name__, key
    for mixed in book.mixed.values():
        own = msgspec.json.decode(mixed.text)["page"]
        for cls, key in used(types.type_info(MixedPage), own):
            yield cls.__name__, key


def main() -> None:
    """Write the page where the documents are, or where it is wanted."""
    root = Path(__file__).parents[3]
    target = Path(sys.argv[1]) if sys.argv[1:] else root / "docs" / "rulebook.md"
    target.write_text(rulebook_page(map(load, houses())), encoding="utf-8")


if __name__ == "__main__":
    main()
