"""Bots at a table: a host or a manager has them come and go, and nobody else."""

from __future__ import annotations

from pathlib import Path

from cardhouse.server.front.limits import Limits, Rate
from cardhouse.table import AnyEvent
from cardhouse.table.events import PlayerLeft, PlayerSat
from tests.kit.staff import Member, staffed
from tests.kit.web import Web, run, served

TABLE = "tommys-holdem"


def bots(web: Web) -> list[str]:
    players = web.room.tables[TABLE].state.players.values()
    return [player.name for player in players if player.bot and not player.leaving]


async def have(member: Member, *counts: int) -> list[int]:
    """Ask for numbers of bots, one after another; returns the answers' statuses."""
    return [(await member.act("bots", table=TABLE, count=n)).status_code for n in counts]


def test_a_host_or_a_manager_has_as_many_bots_as_they_want(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            rosa, deb = crew["Rosa"], crew["Deb"]
            assert await have(deb, 5) == await have(crew["Flo"], 5) == [403]
            await rosa.did("name-host", table=TABLE, name="Deb")
            assert await have(deb, 6) == [200] and len(bots(web)) == 6
            assert await have(rosa, 2) == [200] and len(bots(web)) == 2
            assert len({*bots(web)}) == 2
            done = [e["by"] for e in await rosa.read("/api/journal") if e["kind"] == "act-done"]
            assert done[:2] == ["Rosa", "Deb"]

    run(work())


def test_bots_leave_a_seat_for_people(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, bots=2) as web, staffed(web) as crew:
            assert await have(crew["Rosa"], 200) == [200]
            seats = web.room.tables[TABLE].state.seating.most
            assert len(web.room.tables[TABLE].state.players) == seats - 1

    run(work())


def test_bots_come_and_go_only_so_often(tmp_path: Path) -> None:
    async def work() -> tuple[list[int], int]:
        limits = Limits(bots=Rate(12, 0.001))
        async with served(tmp_path, limits=limits) as web, staffed(web) as crew:
            happened: list[AnyEvent] = []
            web.room.tables[TABLE].follow(lambda done: happened.extend(done.events))
            answers = await have(crew["Rosa"], *(1, 8) * 10)
            # Asking for the number already there moves nobody.
            assert await have(crew["Rosa"], len(bots(web))) == [200]
            return answers, sum(isinstance(e, PlayerSat | PlayerLeft) for e in happened)

    answers, moves = run(work())
    assert answers[0] == 200 and 409 in answers and 0 < moves <= 12
