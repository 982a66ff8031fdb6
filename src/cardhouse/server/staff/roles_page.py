"""The table of rights as a document.

`python -m cardhouse.server.staff.roles_page` writes docs/roles.md anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cardhouse.ledger import dollars
from cardhouse.server.people.roles import ALL_ROLES, INCOMPATIBLE, Role
from cardhouse.server.staff.rights import CAGE, FLOOR, LARGE_CENTS, OFFICE, PAGES, PLAY, Right
from cardhouse.words.said import say
from cardhouse.words.speech import plain

HEAD: Final = f"""\
# Roles and rights

Written by `python -m cardhouse.server.staff.roles_page` from `server/staff/rights.py`: change \
that, not this page. The room checks this table, and nothing else, for every request, every \
socket and the shell; `GET /api/rights` has it for programs, and is \
open to everybody. Whoever tries what they may not do \
is refused, and the staff's journal says so.

A manager gives roles; a person may have several. The host of a table is named for that table, and \
may do as host only what is done there. Nobody rules at a table where they sit (*apart*). *two*: a \
second person of the role marked with 2 confirms it before it is carried out; of rulings only \
orders to give {dollars(LARGE_CENTS)} or more need one. *own*: the host of a table that they made \
themselves may do it there, also while they sit; *anywhere*: the host of any table may do it.
"""
SECTIONS: Final = {
    "At the tables": FLOOR,
    "At the cage": CAGE,
    "In the office": OFFICE,
    "Pages": PAGES,
    "Playing": PLAY,
}


def roles_page() -> str:
    """Each part of the room as a table of its acts and the roles that may do them."""
    return "\n".join(_lines()).rstrip() + "\n"


def _lines() -> Iterator[str]:
    yield HEAD
    yield "## Roles that nobody has together\n"
    yield "| roles | why |"
    yield "| --- | --- |"
    for pair, why in INCOMPATIBLE.items():
        both = " and ".join(role for role in ALL_ROLES if role in pair)
        yield f"| {both} | {plain(say(f'clash-{why}'))} |"
    for title, rights in SECTIONS.items():
        yield f"\n## {title}\n"
        yield f"| name | | {' | '.join(ALL_ROLES)} | |"
        yield f"| --- | --- | {' | '.join('---' for _ in ALL_ROLES)} | --- |"
        for name, right in rights.items():
            marks = " | ".join(_mark(right, role) for role in ALL_ROLES)
            yield f"| `{name}` | {plain(say(f'right-{name}'))} | {marks} | {_notes(right)} |"


def _mark(right: Right, role: Role) -> str:
    first, second = role in right.roles, role in right.second
    return " ".join(mark for mark, holds in (("yes", first), ("2", second)) if holds)


def _notes(right: Right) -> str:
    notes = (
        ("two", bool(right.second)),
        ("apart", right.apart),
        ("own", right.own),
        ("anywhere", right.anywhere),
    )
    return ", ".join(note for note, holds in notes if holds)


def main() -> None:
    """Write the page where the documents are, or where it is wanted."""
    root = Path(__file__).parents[4]
    target = Path(sys.argv[1]) if sys.argv[1:] else root / "docs" / "roles.md"
    target.write_text(roles_page(), encoding="utf-8")


if __name__ == "__main__":
    main()
