"""Statements: what went through every account of the room between two moments."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct, field

from cardhouse.ledger import BONUS, BOX, OUTSIDE
from cardhouse.store.records import Stored
from cardhouse.table.accounts import held, purse
from cardhouse.table.bonus_events import OWED

HEAD = b'{"event":"'


class Period(Struct, frozen=True):
    """From one moment on and up to another one, as the log writes them."""

    begin: str
    end: str
    # What it is called: a day, or a shift with who led it.
    words: str

    def holds(self, at: str) -> bool:
        return self.begin <= at < self.end


class Flow(Struct):
    """One account: what was in it, what came, what went."""

    opening: int = 0
    received: int = 0
    paid: int = 0

    @property
    def closing(self) -> int:
        return self.opening + self.received - self.paid


class Entry(Struct, frozen=True, kw_only=True):
    """One line of a player's statement; the stream and the number find the event behind it."""

    at: str
    stream: str
    number: int
    why: str
    # What he has more away from the tables, or less.
    amount: int
    # From where it came, or where it went.
    other: str
    # What he has away from the tables after it.
    balance: int = 0


class Accounts(Struct):
    """Every account of the room over a period, and the entries of one player if he asks."""

    period: Period
    player: str = ""
    flows: dict[str, Flow] = field(default_factory=dict)
    # Everything that was ever booked, also what came after the period.
    ever: Counter[str] = field(default_factory=Counter)
    entries: list[Entry] = field(default_factory=list)

    def book(self, stream: str, each: Stored) -> None:
        """What an event moves."""
        own = {purse(self.player), held(self.player)} if self.player else set()
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
    """What players have in the room, at one moment."""

    purses: int
    tables: int
    held: int
    # Prizes that are won and not paid yet.
    prizes: int

    @property
    def total(self) -> int:
        return self.purses + self.tables + self.held + self.prizes


def liability(accounts: Accounts, tables: set[str], *, opening: bool = False) -> Liability:
    """What the room owes its players when the period ends, or where it begins."""
    sums: Counter[str] = Counter()
    for account, flow in accounts.flows.items():
        sums[kind(account, tables)] += flow.opening if opening else flow.closing
    return Liability(
        purses=sums["purse"], tables=sums["table"], held=sums["held"], prizes=sums["owed"]
    )


def kind(account: str, tables: set[str]) -> str:
    """Whose money lies in an account: players', a box's, a pool's, the house's, the cage's."""
    if account in (OUTSIDE, OWED):
        return "outside" if account == OUTSIDE else "owed"
    first, _, rest = account.partition("/")
    if first in tables:
        return {BOX: "box", BONUS: "fund"}.get(rest, "table")
    kinds = {"player": "purse", "held": "held", "drawer": "drawer", "house": "house"}
    return kinds.get(first, "cage" if first == "cage" else "pool")


def tag(body: bytes) -> bytes:
    """Which kind of event a stored one is, without reading all of it."""
    if not body.startswith(HEAD):
        return b""
    return body[len(HEAD) : body.index(b'"', len(HEAD))]
