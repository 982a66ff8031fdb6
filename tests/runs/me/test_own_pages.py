"""Everybody's own page after evenings of everything, beside the ledger, to the cent."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from cardhouse.room.audit import audit
from cardhouse.room.clock import StoppedClock, stamp
from cardhouse.room.room import Room
from cardhouse.server.me import results as results_
from cardhouse.server.me.messages import MyResults
from cardhouse.server.me.results import kind_of, results
from cardhouse.server.serve import open_office
from cardhouse.store.records import PersonEntry, Span
from cardhouse.store.sqlite import SqliteStore
from tests.kit.days import moment
from tests.runs.me.evenings import PEOPLE, evenings
from tests.runs.me.ledger import Change, OneHand, Person, people

MANY = 10**6


def compare(file: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Person]:
    """Compare what everybody's page says with what the ledger says; returns the latter."""
    monkeypatch.setattr(results_, "MOST", MANY)
    told = people(file)
    last = max(change.at for person in told.values() for change in person.changes)

    async def work() -> None:
        async with SqliteStore(file) as store:
            clock = StoppedClock(moment(last[:10], 23))
            room = Room(store, clock=clock, seed=0)
            await room.open()
            await audit(store)
            office = await open_office(room)
            for name in (*PEOPLE, "Eve", "holdem 1"):
                person = told.get(name, Person()) if name in PEOPLE else Person()
                for period in ("all", "day", "week"):
                    found = await results(office, name, period)
                    since = {"all": "", "day": last[:10], "week": stamp(clock.at - 6 * 86400)[:10]}
                    same(found, since[period], person)
                for table in room.tables:
                    sitting(await results(office, name, "sitting", table), table, person)
                entries = await store.entries(name, Span(), MANY)
                if name in PEOPLE:
                    statement(entries, person.changes)

    asyncio.run(work())
    return told


def same(found: MyResults, since: str, person: Person) -> None:
    hands = [hand for hand in person.hands if hand.at >= since]
    changes = [change for change in person.changes if change.at >= since]
    assert [(p.at, p.table, p.number) for p in found.points] == [
        (hand.at, hand.table, hand.number) for hand in hands
    ]
    nets = Counter[tuple[str, str]]()
    for hand, point, before in zip(hands, found.points, (None, *found.points), strict=False):
        nets[hand.house, hand.game] += hand.net
        net = point.net - (before.net if before else 0)
        assert net == hand.net, hand
        assert point.stack == hand.stack, hand
    assert {(g.house, g.game): g.net for g in found.games} == nets
    assert sum(game.hands for game in found.games) == found.hands == len(hands)
    assert found.won == sum(hand.net > 0 for hand in hands)
    totals(found, hands, changes)


def totals(found: MyResults, hands: Iterable[OneHand], changes: list[Change]) -> None:
    time = sum(change.amount for change in changes if change.time)
    bonuses = sum(change.amount for change in changes if change.kind == "bonus")
    assert (found.time, found.bonuses) == (time, bonuses)
    assert found.fees == -sum(change.amount for change in changes if change.kind == "fee")
    assert found.net == sum(hand.net for hand in hands) + time + bonuses
    sums = Counter[str]()
    for change in changes:
        sums[change.kind] += change.amount
    assert {each.kind: each.amount for each in found.sums} == {k: n for k, n in sums.items() if n}


def sitting(found: MyResults, table: str, person: Person) -> None:
    stays = [stay for stay in person.stays if stay.table == table]
    if not stays:
        return
    stay = stays[-1]
    hands = [h for h in person.hands if h.table == table and stay.began < h.first < stay.ended]
    # A ruling may have reopened the last hand afterwards.
    ended = max((stay.ended, *(hand.last for hand in hands)))
    changes = [
        change
        for change in person.changes
        if change.stream == f"table/{table}" and stay.began <= change.number <= ended
    ]
    assert [point.number for point in found.points] == [hand.number for hand in hands], stay
    totals(found, hands, changes)


def statement(entries: list[PersonEntry], changes: list[Change]) -> None:
    told = Counter((e.at, e.stream, e.number, kind_of(e), e.amount) for e in entries)
    assert told == Counter((c.at, c.stream, c.number, c.kind, c.amount) for c in changes)


def test_an_evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = asyncio.run(evenings(tmp_path / "room.db", seed=3, nights=2, hands=60))
    told = compare(tmp_path / "room.db", monkeypatch)
    # The prize of a free table, where no hand counts.
    assert [c.kind for c in told["Ann"].changes if c.stream.startswith("free/")][:1] == ["bonus"]
    assert seen["reopened"] and seen["ruled"] and seen["left in a hand"] and seen["move"], seen
    assert sum(len(person.hands) for person in told.values()) > 60


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 22))
def test_many_evenings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    seen = asyncio.run(evenings(tmp_path / "room.db", seed=seed, nights=4, hands=150))
    compare(tmp_path / "room.db", monkeypatch)
    assert min(seen[act] for act in ("reopened", "ruled", "sit", "leave", "buy", "move")) > 0, seen
