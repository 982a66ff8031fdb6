"""Statements: the flow through every account of the room between two moments."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct, field

from cardhouse.ledger import BONUS, BOX, OUTSIDE
from cardhouse.store.records import Stored
from cardhouse.table.accounts import own_accounts
from cardhouse.table.bonus_events import OWED
from cardhouse.words.said import Said, say

# Kinds of accounts by the first part of their names.
KINDS = {
    "player": "purse",
    "bot": "bot",
    "held": "held",
    "drawer": "drawer",
    "house": "house",
    "cage": "cage",
}
HEAD = b'{"event":"'


class Period(Struct, frozen=True):
    """From one moment up to another, both as the log writes them."""

    begin: str
    end: str
    day: str
    # A shift of the day, and the person who leads it.
    shift: int = 0
    by: str = ""

    def holds(self, at: str) -> bool:
        return self.begin <= at < self.end

    @property
    def said(self) -> Said:
        """The day or the shift, as a message."""
        return say("day-period", day=self.day, shift=self.shift, by=self.by)


class Flow(Struct):
    """An account: its opening balance, receipts and payments."""

    opening: int = 0
    received: int = 0
    paid: int = 0

    @property
    def closing(self) -> int:
        return self.opening + self.received - self.paid


class Entry(Struct, frozen=True, kw_only=True):
    """A line of a player's statement; stream and number find its event."""

    at: str
    stream: str
    number: int
    why: str
    # The change in the player's chips away from the tables.
    amount: int
    # The account at the other end.
    other: str
    # The player's chips away from the tables afterwards.
    balance: int = 0


class Accounts(Struct):
    """Every account of the room over a period, and one player's entries if asked for."""

    period: Period
    player: str = ""
    flows: dict[str, Flow] = field(default_factory=dict)
    # Everything ever booked, even after the period.
    ever: Counter[str] = field(default_factory=Counter)
    entries: list[Entry] = field(default_factory=list)

    def book(self, stream: str, each: Stored) -> None:
        """Book the transfers of an event."""
        own = own_accounts(self.player) if self.player else ()
        for moved in each.transfers:
            source, target = str(moved.source), str(moved.target)
            for account, amount in ((source, -moved.amount), (target, moved.amount)):
                self.ever[account] += amount
                self._flow(account, amount, each.at)
                other = target if account == source else source
                if account in own and other not in own and self.period.holds(each.at):
                    self.entries.append(
                        Entry(
                            at=each.at,
                            stream=stream,
                            number=each.number,
                            why=moved.why,
                            amount=amount,
                            other=other,
                        )
                    )

    def _flow(self, account: str, amount: int, at: str) -> None:
        if at >= self.period.end:
            return
        flow = self.flows.setdefault(account, Flow())
        if at < self.period.begin:
            flow.opening += amount
        elif amount > 0:
            flow.received += amount
        else:
            flow.paid -= amount

    def flow(self, account: str) -> Flow:
        """An account, used or not."""
        return self.flows.get(account, Flow())


class Liability(Struct, frozen=True, kw_only=True):
    """The players' money in the room at one moment."""

    purses: int
    # Chips of bots away from the tables; those on the tables lie among the players'.
    bots: int
    tables: int
    held: int
    # Prizes won and not yet paid.
    prizes: int

    @property
    def total(self) -> int:
        return self.purses + self.bots + self.tables + self.held + self.prizes


def liability(accounts: Accounts, tables: set[str], *, opening: bool = False) -> Liability:
    """The room's debt to its players at the end of the period, or at its start."""
    sums: Counter[str] = Counter()
    for account, flow in accounts.flows.items():
        sums[kind(account, tables)] += flow.opening if opening else flow.closing
    return Liability(
        purses=sums["purse"],
        bots=sums["bot"],
        tables=sums["table"],
        held=sums["held"],
        prizes=sums["owed"],
    )


def kind(account: str, tables: set[str]) -> str:
    """The kind of owner of an account: players, a box, a pool, the house, the cage."""
    if account in (OUTSIDE, OWED):
        return "outside" if account == OUTSIDE else "owed"
    first, _, rest = account.partition("/")
    if first in tables:
        return {BOX: "box", BONUS: "fund"}.get(rest, "table")
    return KINDS.get(first, "pool")


def tag(body: bytes) -> bytes:
    """The kind of a stored event, without decoding all of it."""
    if not body.startswith(HEAD):
        return b""
    return body[len(HEAD) : body.index(b'"', len(HEAD))]
