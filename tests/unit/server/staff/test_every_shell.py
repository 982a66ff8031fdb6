"""At a shell, too, what is not theirs is refused to everybody, written down, changing nothing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

from cardhouse.cli.remote.pages import CAGE, FLOOR, STAFF, TABLES
from cardhouse.cli.remote.room import MAY_NOT
from cardhouse.server.people.roles import ALL_ROLES, Role
from cardhouse.server.staff.acts import ACTS
from cardhouse.server.staff.rights import RIGHTS
from tests.kit.acts import sample
from tests.kit.refused import ALONE, FAST, GAMES, NAMES, OTHER, TABLE, standing, written
from tests.kit.shell import Shell, token_of, typed
from tests.kit.staff import staffed
from tests.kit.web import run, served

SHOWN = {"staff": STAFF, "tables": TABLES, "cage": CAGE, "floor": FLOOR}


def tries() -> Iterator[tuple[Role, str, list[str]]]:
    """Every act and every page, each by the next role that may not; the host is of one table."""
    roles = cycle(ALL_ROLES)
    for do in ACTS:
        role = next(each for each in roles if each not in RIGHTS[do].roles)
        yield role, do, typed(sample(do, OTHER))
    for command, pages in SHOWN.items():
        for name, page in pages.items():
            if page.right:
                role = next(each for each in roles if each not in RIGHTS[page.right].roles)
                places = (_place(each) for each in (*page.places, *page.needs))
                yield role, page.right, [command, name, *places]


def _place(name: str) -> str:
    return TABLE if name == "table" else "1"


def test_every_role_has_its_turn() -> None:
    found = list(tries())
    assert {role for role, *_ in found} == {*ALL_ROLES}
    assert ACTS.keys() <= {do for _, do, _ in found} and len(found) > 50


def test_everything_is_tried_by_somebody_who_may_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work() -> None:
        async with served(tmp_path, *GAMES, limits=FAST) as web, staffed(web, **ALONE) as crew:
            await crew["Rosa"].did("name-host", table=TABLE, name="Hana")
            await crew["Flo"].did("fetch-drop", table=TABLE, counted=0)
            shells = {
                name: Shell(web, capsys, await token_of(member)) for name, member in crew.items()
            }
            before = await standing(web)
            for role, do, argv in tries():
                name, count = NAMES[role], web.room.management.count
                called = await shells[name](*argv)
                assert (called.code, called.out) == (MAY_NOT, ""), (name, argv, called)
                assert "only for " in called.err and called.err.count("\n") == 1, called.err
                await written(web, name, do)
                assert web.room.management.count == count + 1
            assert await standing(web) == before

    run(work())
