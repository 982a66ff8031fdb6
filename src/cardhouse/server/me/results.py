"""A person's results: by game, hand by hand, and between the hands."""

from __future__ import annotations

from collections import Counter
from typing import Final, get_args

from cardhouse.room.own_entries import TABLES
from cardhouse.rulebook import AnyPosted, Mixed
from cardhouse.server.me.messages import (
    EntryKind,
    EntrySum,
    GameNet,
    MyPeriod,
    MyResults,
    StackPoint,
)
from cardhouse.server.me.outcome import Outcome, outcome
from cardhouse.server.me.period import span_of
from cardhouse.server.me.sitting import Sitting, last_sitting
from cardhouse.server.office import Office
from cardhouse.store.records import PersonEntry, Span
from cardhouse.table.accounts import held, purse
from cardhouse.table.bonus_events import OWED
from cardhouse.table.timed import TimeCollected

# The most hands and entries counted for one request.
MOST = 2000
# The kinds of entries in the order of a statement.
KINDS: Final[tuple[EntryKind, ...]] = get_args(EntryKind)
# The rule behind what is paid for time, between hands.
TIME = TimeCollected(seat=1, amount=0).cite


def kind_of(entry: PersonEntry) -> EntryKind:
    """The kind of an entry, as people call it."""
    if entry.other == OWED:
        return "bonus"
    if not entry.account.startswith((purse(""), held(""))):
        return "fee"
    got = entry.amount > 0
    if entry.account.startswith(held("")):
        return "kept" if got else "fetched"
    if entry.other.startswith(held("")):
        return "fetched"
    if table_of(entry):
        return "taken" if got else "brought"
    return "chips-got" if got else "chips-given"


def table_of(entry: PersonEntry) -> str:
    """The table of an entry; empty at the cage."""
    return entry.stream.removeprefix(TABLES) if entry.stream.startswith(TABLES) else ""


async def results(office: Office, name: str, period: MyPeriod, table: str = "") -> MyResults:
    """A person's results in a period."""
    store, sitting = office.room.store, Sitting()
    span = span_of(office.room.clock, period)
    if period == "sitting":
        sitting = await last_sitting(store, name, table)
        span = Span(sitting.since)
    rows = await store.played(name, span, MOST)
    entries = await store.entries(name, span, MOST)
    cut = MOST in (len(rows), len(entries))
    if period == "sitting":
        rows = sitting.hands(rows)
        entries = sitting.entries(entries, max((row.last for row in rows), default=0))
    found = [await outcome(store, row) for row in rows]
    time = sum(entry.amount for entry in entries if _is_time(entry))
    bonuses = sum(entry.amount for entry in entries if kind_of(entry) == "bonus")
    return MyResults(
        period=period,
        table=sitting.table,
        hands=len(found),
        won=sum(each.net > 0 for each in found),
        net=sum(each.net for each in found) + time + bonuses,
        fees=-sum(entry.amount for entry in entries if kind_of(entry) == "fee"),
        time=time,
        bonuses=bonuses,
        games=_by_game(office, found),
        points=_points(found),
        sums=_sums(entries),
        cut=cut,
    )


def _is_time(entry: PersonEntry) -> bool:
    return kind_of(entry) == "fee" and entry.why == TIME


def _by_game(office: Office, found: list[Outcome]) -> tuple[GameNet, ...]:
    """The results by house and game, the best first."""
    hands, nets, tables = Counter[tuple[str, str]](), Counter[tuple[str, str]](), {}
    for each in found:
        where = each.house, each.game
        hands[where] += 1
        nets[where] += each.net
        tables[where] = each.table
    games = (
        GameNet(
            house=where[0],
            house_name=house_name(office, tables[where]) or where[0],
            game=where[1],
            title=title(office, tables[where], where[1]),
            hands=hands[where],
            net=nets[where],
        )
        for where in hands
    )
    return tuple(sorted(games, key=lambda each: (-each.net, each.title)))


def _points(found: list[Outcome]) -> tuple[StackPoint, ...]:
    """The chips after each hand, in order of time."""
    net, points = 0, []
    for each in reversed(found):
        net += each.net
        points.append(
            StackPoint(
                at=each.hand.at,
                table=each.table,
                number=each.hand.number,
                stack=each.stack,
                net=net,
            )
        )
    return tuple(points)


def _sums(entries: list[PersonEntry]) -> tuple[EntrySum, ...]:
    sums = Counter[EntryKind]()
    for entry in entries:
        # Chips kept for a player come from a table, and move to the purse or a seat later.
        sums[kind_of(entry)] += entry.amount
    return tuple(EntrySum(kind=kind, amount=sums[kind]) for kind in KINDS if sums[kind])


def _post(office: Office, table: str) -> AnyPosted | None:
    keeper = office.room.tables.get(table)
    return None if keeper is None else keeper.posted


def house_name(office: Office, table: str) -> str:
    """The name of a table's house; empty without the table."""
    post = _post(office, table)
    return "" if post is None else post.room.name


def title(office: Office, table: str, game: str) -> str:
    """The title of a game played at a table; an older book may have had other games."""
    post = _post(office, table)
    if isinstance(post, Mixed):
        return post.games[game].title if game in post.games else game
    return post.title if post is not None and post.name == game else game
