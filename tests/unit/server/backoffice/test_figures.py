"""The report's figures beside a second bookkeeper, who reads stored rows alone."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from cardhouse.room.clock import StoppedClock
from tests.kit.staff import Member, staffed
from tests.kit.web import Web, run, served
from tests.unit.server.backoffice.test_reports import NOON
from tests.unit.server.playing import play
from tests.unit.server.staff.test_acts import verified

LOWBALL = "lo-ball-room-lowball"
TWENTY_ONE = "lo-ball-room-no-bust-blackjack"
# Columns of a person that count what they give away.
PAID = ("took", "fees", "held")


class Bookkeeper:
    """Adds up a room's file: rows of events and transfers, and nothing else."""

    def __init__(self, file: Path) -> None:
        self.balances: Counter[str] = Counter()
        self.flows: Counter[tuple[str, str]] = Counter()
        self.hands: Counter[str] = Counter()
        self.people: dict[str, Counter[str]] = {}
        self.bots: set[str] = set()
        self.banked: Counter[tuple[str, str]] = Counter()
        seats: dict[str, str] = {}
        for stream, event, transfers in _rows(file):
            table = stream.removeprefix("table/")
            kind: str = event.get("event", "")
            self.hands[table] += {"hand-counted": 1, "hand-reopened": -1}.get(kind, 0)
            if kind == "player-sat":
                seats[f"{table}/{event['seat']}"] = event["name"]
                self.bots |= {event["name"]} if event.get("bot") else set()
            if kind in ("bank-taken", "bank-passed"):
                self.banked[seats[f"{table}/{event['seat']}"], kind] += 1
            for moved in transfers:
                self._book(str(moved["source"]), str(moved["target"]), moved["amount"], seats)

    def _book(self, source: str, target: str, amount: int, seats: dict[str, str]) -> None:
        self.balances[source] -= amount
        self.balances[target] += amount
        self.flows[source, target] += amount
        for own, other, sign in ((source, target, -1), (target, source, 1)):
            if own in seats:
                column = _column(own, other, sign)
                person = self.people.setdefault(seats[own], Counter())
                person[column] += amount * (-sign if column in PAID else sign)

    def into(self, end: str) -> int:
        """Everything that came into accounts with such an end, less what went out again."""
        came = sum(cents for (_, target), cents in self.flows.items() if target.endswith(end))
        went = sum(cents for (source, _), cents in self.flows.items() if source.endswith(end))
        return came - went

    def lent(self, kind: str) -> int:
        return sum(
            cents
            for (source, target), cents in self.flows.items()
            if source == "outside" and target.startswith(kind)
        )


def _rows(file: Path) -> Iterator[tuple[str, dict[str, Any], list[dict[str, Any]]]]:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as rows:
        for stream, body, transfers in rows.execute(
            "select stream, body, transfers from events order by stream, number"
        ):
            yield stream, json.loads(body), json.loads(transfers) if transfers else []


def _column(own: str, other: str, sign: int) -> str:
    table = own.rpartition("/")[0]
    if other.startswith(("player/", "bot/")):
        return "bought" if sign > 0 else "took"
    if other in (f"{table}/box", f"{table}/bonus"):
        return "fees"
    return "prizes" if other == "bonus/owed" else "held" if other.startswith("held/") else "won"


async def an_hour(web: Web, crew: dict[str, Member]) -> None:
    """Pat plays lowball for the bonus and twenty-one with its bank, beside bots, and leaves."""
    for table, hands in ((LOWBALL, 3), (TWENTY_ONE, 4)):
        async with web.visit(table, cookie=crew["Pat"].cookie) as pat:
            await pat.hello()
            await pat.sit()
            await play(pat, pat.state["table"]["hands"] + hands)
            await crew["Flo"].did("pause-table", table=table, reason="a look at the books")


def test_every_figure_of_a_report_is_what_the_stored_rows_add_up_to(tmp_path: Path) -> None:
    games = ("lo-ball-room/lowball", "lo-ball-room/no-bust-blackjack")

    async def work() -> None:
        async with (
            served(tmp_path, *games, clock=StoppedClock(NOON), bots=4) as web,
            staffed(web) as crew,
        ):
            await an_hour(web, crew)
            told = await crew["Rosa"].read("/api/reports")
            text = (await crew["Rosa"].client.get("/api/reports/csv?what=people")).text
            _compare(Bookkeeper(tmp_path / "room.db"), told, text)
        await verified(tmp_path)

    run(work())


def _compare(books: Bookkeeper, told: dict[str, Any], text: str) -> None:
    totals = told["totals"]
    assert totals["hands"] == sum(books.hands.values()) > 0
    assert totals["collected"] == books.into("/box") and totals["bonus"] == _funded(books) > 0
    assert (totals["sold"], totals["redeemed"]) == (0, 0)
    assert totals["lent"] == books.lent("player/") > 0
    assert totals["lent_to_bots"] == books.lent("bot/") > 0
    assert sum(books.balances.values()) == 0
    for each in told["tables"]:
        assert each["hands"] == books.hands[each["table"]]
        assert each["collected"] == books.into(f"{each['table']}/box")
        assert each["closing"] == books.balances[f"{each['table']}/box"]
    assert {each["name"] for each in told["people"]} == {*books.people}
    for each in told["people"]:
        own = books.people[each["name"]]
        columns = ("bought", "took", "fees", "prizes", "won")
        assert [each[name] for name in columns] == [own[name] for name in columns], each["name"]
        assert each["bot"] is (each["name"] in books.bots)
    for each in told["pools"]:
        account = f"{each['house']}/bonus/{each['bonus']}"
        assert each["closing"] == books.balances[account]
    rows = {row["name"]: row for row in csv.DictReader(io.StringIO(text))}
    assert rows["Pat"]["bought"] == f"{books.people['Pat']['bought'] / 100:.2f}"
    # The bank was offered, and taken or passed, by people and bots.
    assert books.banked


def _funded(books: Bookkeeper) -> int:
    """Paid by seats and pots into the tables' accounts for bonuses, less refunds."""
    return sum(
        cents if target.endswith("/bonus") else -cents
        for (source, target), cents in books.flows.items()
        if target.endswith("/bonus") and "/bonus/" not in source
    )
