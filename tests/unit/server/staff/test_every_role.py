"""Every role tries every act and every route: refused, written down, and nothing else changed.

The cases are made from the table of rights; a new act is tried without a word here, and a new route
has to be somebody's.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec.structs import fields

import cardhouse
from cardhouse.bonus.commands import BonusCommand
from cardhouse.bonus.free_commands import FreeCommand
from cardhouse.cage.commands import CageCommand
from cardhouse.engine.core.commands import CHANCE, DEALER, Command
from cardhouse.floor import ALL_REPORTS
from cardhouse.floor.core.reports import Report
from cardhouse.management.changes import Change
from cardhouse.management.commands import ManagementCommand
from cardhouse.server.app import HANDLERS
from cardhouse.server.commands import HAND, PLACE, SENT, AnyCommand, tag
from cardhouse.server.people.commands import PeopleCommand
from cardhouse.server.people.roles import ALL_ROLES, ROLES
from cardhouse.server.staff.acts import (
    ACTS,
    CAGE,
    CHANGES,
    FREE,
    HOUSE,
    OPEN_FREE,
    REPORTS,
    Act,
    AnyAct,
    AnyReport,
)
from cardhouse.server.staff.rights import PAGES, PLAY, RIGHTS
from cardhouse.table.commands import TableCommand
from tests.kit.acts import report, sample
from tests.kit.refused import ALONE, FAST, GAMES, NAMES, OTHER, TABLE, standing, written
from tests.kit.staff import Member, staffed
from tests.kit.web import Web, run, served

# Acts that leave everybody the role that they try with.
UNCHANGED: dict[str, dict[str, Any]] = {
    "give-roles": {"roles": ["player"]},
    "name-host": {"name": "Hana"},
}
# Every route that belongs to the staff, with its right.
ROUTES = {
    "GET /api/floor": "see-floor",
    "GET /api/floor/tables/{name:str}": "see-floor",
    "POST /api/floor/tables/{name:str}/preview": "see-floor",
    "GET /api/cage": "see-cage",
    "GET /api/count": "see-count",
    "GET /api/club": "see-club",
    "GET /api/tables": "see-tables",
    "GET /api/books": "see-books",
    "POST /api/books/draft": "edit-book",
    "GET /api/bonuses": "see-bonuses",
    "GET /api/people": "see-people",
    "GET /api/reports": "see-reports",
    "GET /api/reports/person": "see-reports",
    "GET /api/reports/csv": "see-reports",
    "GET /api/journal": "see-journal",
    "GET /api/requests": "see-requests",
    "GET /api/audit/tables/{name:str}/hands/{number:int}": "see-hand",
    "GET /api/audit/tables/{name:str}/hands/{number:int}/seats/{seat:int}": "see-hand",
    "GET /api/audit/chain": "see-chain",
    "POST /api/audit/verify": "see-chain",
}
OWN = "everybody, about themselves"
RAIL = "everybody, also without a name"
# Every other route, and for whom it is.
OPEN = {
    "POST /api/guest": RAIL,
    "POST /api/accounts": RAIL,
    "POST /api/login": RAIL,
    "POST /api/logout": OWN,
    "POST /api/logout-everywhere": OWN,
    "POST /api/password": OWN,
    "GET /api/me": OWN,
    "GET /api/me/hands": OWN,
    "GET /api/me/hands/file": OWN,
    "GET /api/me/hands/{name:str}/{number:int}": OWN,
    "GET /api/me/notes": OWN,
    "POST /api/me/notes": OWN,
    "GET /api/me/results": OWN,
    "GET /api/me/statement": OWN,
    "GET /api/me/statement/file": OWN,
    "GET /api/seats": OWN,
    "POST /api/practice": "everybody with a name, at a table of their own",
    "GET /api/tables/{name:str}/coach": "whoever practises alone, at their own table",
    "GET /api/learn/{house:str}/{game:str}": RAIL,
    "POST /api/invitation": "whoever has the word of an invitation",
    "POST /api/join": "whoever has the word of an invitation",
    "GET /api/tokens": OWN,
    "POST /api/tokens": OWN,
    "POST /api/tokens/revoke": OWN,
    "POST /api/qr": "everybody with a name, for links that they know",
    "POST /api/acts": "every act has a right of its own",
    "GET /api/rights": RAIL,
    "GET /api/room": RAIL,
    "GET /api/games": RAIL,
    "POST /api/tables/{name:str}/enter": "whoever has the link of a private table",
    "GET /api/money": RAIL,
    "GET /api/tables/{name:str}/rules": RAIL,
    "GET /api/tables/{name:str}/hands": RAIL,
    "GET /api/tables/{name:str}/hands/{number:int}": RAIL,
    "GET /api/tables/{name:str}/hands/{number:int}/file": RAIL,
    "GET /api/tables/{name:str}/hands/{number:int}/review": "whoever was dealt into the hand",
    "GET /health": RAIL,
    "GET /health/live": RAIL,
    "GET /metrics": RAIL,
}
# Queries and bodies of those routes that need one.
ASKED = {
    "GET /api/reports/person": "?name=Pat",
    "GET /api/reports/csv": "?what=tables",
}
BODIES = {
    "POST /api/floor/tables/{name:str}/preview": {"seq": 0, "report": report("boxed")},
    "POST /api/books/draft": {"house": "tommys", "game": "holdem"},
}


async def refused(web: Web, member: Member, answer: Any, tried: str) -> None:
    """It was refused, and the last line of the journal says so."""
    assert answer.status_code == 403, (member.name, tried, answer.text)
    await written(web, member.name, tried)


def test_every_role_tries_every_act(tmp_path: Path) -> None:
    async def work() -> int:
        tries = 0
        async with (
            served(tmp_path, *GAMES, limits=FAST) as web,
            staffed(web, **ALONE) as crew,
        ):
            await crew["Rosa"].did("name-host", table=TABLE, name="Hana")
            # A request that waits, for those who try to confirm it.
            await crew["Flo"].did("fetch-drop", table=TABLE, counted=0)
            before = await standing(web)
            for do in ACTS:
                for role in ALL_ROLES:
                    if role in RIGHTS[do].roles and (role != "host" or RIGHTS[do].anywhere):
                        continue
                    member, count = crew[NAMES[role]], web.room.management.count
                    # The host of one table is nobody at another.
                    answer = await member.act(**sample(do, OTHER))
                    await refused(web, member, answer, do)
                    assert web.room.management.count == count + 1
                    tries += 1
            assert await standing(web) == before
        return tries

    mays = sum(role != "host" or RIGHTS[do].anywhere for do in ACTS for role in RIGHTS[do].roles)
    assert run(work()) == len(ACTS) * len(ALL_ROLES) - mays > 150


def test_every_route_is_somebodys() -> None:
    found = {
        f"{method} {path}"
        for handler in HANDLERS
        for method in handler.http_methods
        for path in handler.paths
    }
    assert found == ROUTES.keys() | OPEN.keys() and not ROUTES.keys() & OPEN.keys()
    # A draft takes the right to give the edition; the table of rights is open to everybody.
    assert {*ROUTES.values()} - {"edit-book"} == PAGES.keys() - {"see-rights"}


async def knock(client: Any, route: str) -> Any:
    """Ask for a route."""
    method, _, path = route.partition(" ")
    values = {"{name:str}": TABLE, "{number:int}": "1", "{seat:int}": "1"}
    for place, value in values.items():
        path = path.replace(place, value)
    return await client.request(method, path + ASKED.get(route, ""), json=BODIES.get(route))


def test_every_role_tries_every_route(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **ALONE) as crew:
            await crew["Rosa"].did("name-host", table=TABLE, name="Hana")
            before = await standing(web)
            for route, page in ROUTES.items():
                for role in ALL_ROLES:
                    member, count = crew[NAMES[role]], web.room.management.count
                    answer = await knock(member.client, route)
                    if role in RIGHTS[page].roles:
                        assert answer.status_code in (200, 404, 409), (role, route, answer.text)
                        assert web.room.management.count == count
                    else:
                        await refused(web, member, answer, page)
                        assert web.room.management.count == count + 1
                async with web.client() as nobody:
                    assert (await knock(nobody, route)).status_code == 401, route
            assert await standing(web) == before

    run(work())


def test_no_act_is_out_of_reach(tmp_path: Path) -> None:
    """Somebody may do each act: whatever comes of it, it is not their right that is missing."""

    async def work() -> dict[str, int]:
        found = {}
        async with served(tmp_path, limits=FAST) as web, staffed(web, **ALONE) as crew:
            await crew["Rosa"].did("name-host", table=TABLE, name="Hana")
            for do in ACTS:
                for role in RIGHTS[do].roles:
                    if do in ("confirm", "decline") and role != "manager":
                        # The right to the act that waits is needed too.
                        continue
                    member = crew[NAMES[role]]
                    if do == "answer-call":
                        # A host answers the calls of their own table.
                        await crew["Pat"].act("call-floor", table=TABLE)
                        answer = await member.act(do, call=max(web.room.management.state.calls))
                        assert answer.status_code == 200, (role, do, answer.text)
                    else:
                        answer = await member.act(**(sample(do, TABLE) | UNCHANGED.get(do, {})))
                    assert answer.status_code in (200, 404, 409), (role, do, answer.text)
                    found[do] = answer.status_code
        return found

    assert run(work()).keys() == ACTS.keys()


def test_every_report_is_read_and_ruled_on(tmp_path: Path) -> None:
    """Each report and order of the catalogue can be sent; here most of them do not fit the case."""

    async def work() -> set[int]:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **ALONE) as crew:
            found = set()
            for name in REPORTS:
                seq = web.room.tables[TABLE].count
                sent = report(name)
                answer = await crew["Flo"].act("rule", table=TABLE, seq=seq, report=sent)
                assert answer.status_code in (200, 409), (name, answer.text)
                found.add(answer.status_code)
            return found

    assert run(work()) == {409} and REPORTS.keys() == {tag(kind) for kind in ALL_REPORTS}


# Commands that no person gives, and who gives them.
BY_THE_HOUSE = {
    "draw-button": "chance deals the cards for the button",
    "next-hand": "the dealer starts the next hand",
    "change-game": "the dealer puts up the next game of a rotation",
    "tick": "the clock",
    "pay-bonus": "the bonuses, when a prize is won",
    "list-bonuses": "the room, when its book is opened",
    "open-bonuses": "the room, when its book is opened",
    "clock-tick": "the clock",
    "collect-dollars": "the dealer, when a hand is over",
    "claim-prize": "the dealer, when a hand has won a prize",
    "pay-free": "the bonuses, when a free hand has won a prize",
    "lend-chips": "the room, with a seat for play money or by the host's word",
}
# Commands behind a message of the socket, or an act of another name.
BEHIND = {
    "sit": "sit",
    "fetch-free": "fetch-held",
    "change-seat": "move",
    "move-out": "move",
    "move-in": "move",
    "list-first": "break-table",
}
# Kinds of commands without a name of their own on the wire, and the doors that give each.
UNNAMED = {
    "Come": "/api/guest",
    "SetPassword": "/api/password",
    "LogIn": "/api/login",
    "LogOut": "/api/logout",
    "GiveRoles": "give-roles",
    "Invite": "invite",
    "Withdraw": "withdraw",
    "Join": "/api/join",
    "MakeToken": "/api/tokens",
    "RevokeToken": "/api/tokens/revoke",
    # Every act is performed, some are asked for, and refused tries are written down.
    "Perform": "/api/acts",
    "AskSecond": "/api/acts",
    "Refuse": "/api/acts",
    "Enter": "/api/tables/{name:str}/enter",
    "KeepNote": "/api/me/notes",
}


def kinds(base: type[Any]) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        if kind.__module__.startswith("cardhouse."):
            yield kind
            yield from kinds(kind)


# The one module that needs OpenSpiel, which only the bench installs.
SPIELS = "cardhouse.env.spiel.native"


def bases() -> set[type[Any]]:
    """Every base of commands and reports in the sources; all modules are read first."""
    for module in pkgutil.walk_packages(cardhouse.__path__, "cardhouse."):
        if not module.name.endswith("__main__") and module.name != SPIELS:
            importlib.import_module(module.name)
    ends = ("Command", "Change", "Report", "Act")
    return {
        kind
        for kind in msgspec.Struct.__subclasses__()
        if kind.__module__.startswith("cardhouse.")
        and kind.__name__.endswith(ends)
        # A derived struct is one that is sent, not a base.
        and kind.__subclasses__()
    }


def test_every_command_report_and_order_is_in_somebodys_reach() -> None:
    known = {Command, TableCommand, CageCommand, BonusCommand, FreeCommand, Change}
    unnamed = {PeopleCommand, ManagementCommand}
    assert bases() == known | unnamed | {Report, Act}, "another kind of command"
    given = {tag(k): k for base in known for k in kinds(base) if tag(k) != k.__name__}
    own = {name for name, kind in given.items() if _is_of_chance(kind)}
    staff = {*HOUSE, *CAGE, *FREE, *CHANGES, tag(OPEN_FREE), *ACTS}
    reached = {*HAND, *PLACE, *staff, *BEHIND, *BY_THE_HOUSE, *own}
    assert given.keys() <= reached, given.keys() - reached
    assert not staff & BY_THE_HOUSE.keys() and BY_THE_HOUSE.keys() <= given.keys()
    assert not staff & BEHIND.keys() - {"sit"} and BEHIND.keys() <= given.keys()
    reports = {tag(kind) for kind in kinds(Report) if tag(kind) != kind.__name__}
    assert reports == REPORTS.keys() and len(given) > 60
    assert {kind.__name__ for base in unnamed for kind in kinds(base)} == UNNAMED.keys()


def test_somebody_has_the_right_to_all_of_it() -> None:
    """A role reaches an act by its right, play by its own, and everybody the doors to come in."""
    paths = {path for handler in HANDLERS for path in handler.paths}
    doors = {each for each in UNNAMED.values() if each.startswith("/")}
    assert doors <= paths, doors - paths
    for do in (*HOUSE, *CAGE, *FREE, *CHANGES, *ACTS, *BEHIND.values(), *PLAY):
        assert {*RIGHTS[do].roles} & {*ROLES}, do
    assert {*HAND, *PLACE} == SENT.keys()
    assert {tag(kind) for kind in get_args(AnyCommand)} == {*SENT, "waive"}
    assert {tag(kind) for kind in get_args(AnyAct)} == ACTS.keys()
    assert {tag(kind) for kind in get_args(AnyReport)} == REPORTS.keys()


def _is_of_chance(kind: type[Any]) -> bool:
    """True for a command in a hand that chance or the dealer gives."""
    if not issubclass(kind, Command):
        return False
    return any(each.name == "seat" and each.default in (CHANCE, DEALER) for each in fields(kind))
