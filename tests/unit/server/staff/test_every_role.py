"""Every role tries every act and every page: refused, written down, and nothing else changed.

The cases are made from the table of rights; a new act is tried without a word here.
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
from cardhouse.server.front.limits import Limits, Rate
from cardhouse.server.people.commands import PeopleCommand
from cardhouse.server.people.roles import ALL_ROLES, ROLES, Role
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
from tests.kit.staff import Crew, Member, staffed
from tests.kit.web import Web, run, served

TABLE = "tommys-holdem"
OTHER = "tommys-stud7"
# As many as the test likes: what is tried here is not how often.
FAST = Limits(requests=Rate(10_000, 10_000), journal=Rate(10_000, 10_000))
# One person for each role, who has no other; Hana is the host of one table.
ALONE: Crew = {
    "Pat": ("player",),
    "Hana": (),
    "Deb": ("dealer",),
    "Flo": ("floor",),
    "Cass": ("cashier",),
    "Rosa": ("manager",),
    "Audrey": ("auditor",),
}
NAMES: dict[Role, str] = dict(zip(ALL_ROLES, ALONE, strict=True))
# Acts that leave everybody the role that they try with.
UNCHANGED: dict[str, dict[str, Any]] = {
    "give-roles": {"roles": ["player"]},
    "name-host": {"name": "Hana"},
}
# Pages of the staff that are there.
READ = {
    "see-floor": "/api/floor",
    "see-cage": "/api/cage",
    "see-count": "/api/count",
    "see-club": "/api/club",
    "see-journal": "/api/journal",
    "see-people": "/api/people",
    "see-requests": "/api/requests",
    "see-tables": "/api/tables",
    "see-reports": "/api/reports",
    "see-chain": "/api/audit/chain",
}


async def heads(web: Web) -> dict[str, Any]:
    """Every stream's end but the journal's, and all balances."""
    store = web.room.store
    found = {s: await store.head(s) for s in await store.streams() if s != "management"}
    return {**found, "balances": await store.balances()}


async def refused(web: Web, member: Member, answer: Any, tried: str) -> None:
    """It was refused, and the last line of the journal says so."""
    assert answer.status_code == 403, (member.name, tried, answer.text)
    events = [e async for e in web.room.store.read("management", web.room.management.count - 1)]
    body = events[-1].body.decode()
    assert f'"by":"{member.name}"' in body and f'"do":"{tried}"' in body, (tried, body)
    assert '"event":"act-refused"' in body


def test_every_role_tries_every_act(tmp_path: Path) -> None:
    async def work() -> int:
        tries = 0
        games = ("tommys/holdem", "tommys/stud7")
        async with (
            served(tmp_path, *games, limits=FAST) as web,
            staffed(web, **ALONE) as crew,
        ):
            await crew["Rosa"].did("name-host", table=TABLE, name="Hana")
            # A request that waits, for those who try to confirm it.
            await crew["Flo"].did("fetch-drop", table=TABLE, counted=5)
            before, state = await heads(web), web.room.management.state.copy()
            for do in ACTS:
                for role in ALL_ROLES:
                    if role in RIGHTS[do].roles and role != "host":
                        continue
                    member, count = crew[NAMES[role]], web.room.management.count
                    # The host of one table is nobody at another.
                    answer = await member.act(**sample(do, OTHER))
                    await refused(web, member, answer, do)
                    assert web.room.management.count == count + 1
                    tries += 1
            assert await heads(web) == before and web.room.management.state == state
        return tries

    mays = sum(len({*RIGHTS[do].roles} - {"host"}) for do in ACTS)
    assert run(work()) == len(ACTS) * len(ALL_ROLES) - mays > 150


def test_every_role_tries_every_page(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **ALONE) as crew:
            for page, path in READ.items():
                for role in ALL_ROLES:
                    member = crew[NAMES[role]]
                    answer = await member.client.get(path)
                    if role in RIGHTS[page].roles and role != "host":
                        assert answer.status_code == 200, (role, page)
                    else:
                        await refused(web, member, answer, page)

    assert READ.keys() <= PAGES.keys()
    run(work())


def test_somebody_without_the_role_does_not_play(tmp_path: Path) -> None:
    messages = {
        "sit": {"type": "sit", "seat": 1},
        "play": {"type": "order", "seq": 0, "command": {"do": "fold"}},
    }

    async def work() -> None:
        async with served(tmp_path, limits=FAST) as web, staffed(web, **ALONE) as crew:
            before = await heads(web)
            for role in ALL_ROLES[1:]:
                member = crew[NAMES[role]]
                async with web.visit(TABLE, cookie=member.cookie) as visitor:
                    await visitor.hello()
                    for what, message in messages.items():
                        count = web.room.management.count
                        answer = await visitor.ask(**message)
                        assert answer["type"] == "refused", (role, what)
                        assert "only for player" in answer["words"]
                        assert web.room.management.count == count + 1
            after = await heads(web)
            assert after["people"] == before["people"] and after["cage"] == before["cage"]

    assert messages.keys() == PLAY.keys()
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
}


def kinds(base: type[Any]) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        if kind.__module__.startswith("cardhouse."):
            yield kind
            yield from kinds(kind)


def bases() -> set[type[Any]]:
    """Every base of commands and reports in the sources; all modules are read first."""
    for module in pkgutil.walk_packages(cardhouse.__path__, "cardhouse."):
        if not module.name.endswith("__main__"):
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
