"""Each person by a room's ledger alone: a second opinion on everybody's own page.

Neither this module nor any it imports takes anything from cardhouse: it reads the file of a room
by SQL and JSON, and adds up transfers.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Event = dict[str, Any]
OWED = "bonus/owed"


@dataclass
class OneHand:
    """A finished hand of a person."""

    table: str
    number: int
    house: str
    game: str
    # The event that began it; the last count, its time, and the chips counted to the seat.
    first: int
    last: int = 0
    at: str = ""
    net: int = 0
    stack: int = 0


@dataclass
class Change:
    """A change of a person's chips outside play."""

    at: str
    stream: str
    number: int
    kind: str
    amount: int
    # Paid for time, between hands.
    time: bool


@dataclass
class Stay:
    """A seat at a table from one event to another, as long as somebody had it."""

    table: str
    began: int
    ended: int = 10**18


@dataclass
class Person:
    """All that the ledger says of one person."""

    hands: list[OneHand] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    stays: list[Stay] = field(default_factory=list)


def people(file: Path) -> dict[str, Person]:
    """Everybody who ever had chips in the room, or was dealt a hand."""
    found: dict[str, Person] = defaultdict(Person)
    with closing(sqlite3.connect(file)) as db:
        streams = [row[0] for row in db.execute("select distinct stream from events")]
        for stream in streams:
            walk = Walk(stream, found)
            rows = db.execute(
                "select number, at, body, transfers from events where stream = ? order by number",
                (stream,),
            )
            for number, at, body, transfers in rows:
                walk.take(number, at, json.loads(body), json.loads(transfers or b"[]"))
    for person in found.values():
        person.hands.sort(key=lambda hand: (hand.at, hand.table, hand.number))
    return found


class Walk:
    """Follows the events of one stream."""

    def __init__(self, stream: str, found: dict[str, Person]) -> None:
        self.stream, self.found = stream, found
        self.table = stream.removeprefix("table/") if stream.startswith("table/") else ""
        self.seats: dict[int, str] = {}
        # The people dealt into the latest hand by seat, and whether it goes on.
        self.dealt: dict[int, OneHand] = {}
        self.names: dict[int, str] = {}
        self.running = False
        self.hands = 0
        self.stacks: Counter[int] = Counter()
        # Chips that came to each stack from elsewhere since the latest hand began.
        self.brought: Counter[int] = Counter()

    def take(self, number: int, at: str, event: Event, moved: list[Event]) -> None:
        tag = event.get("event", "") if self.table else ""
        before = dict(self.seats)
        self.seat(tag, event, number)
        if tag == "hand-started":
            self.start(event, number)
        if tag == "hand-reopened":
            self.running, self.hands = True, self.hands - 1
        owners = (
            self.names | self.seats | before
            if not self.running
            else {**self.seats, **before, **self.names}
        )
        for each in moved:
            source, target = str(each["source"]), str(each["target"])
            amount = each["amount"]
            self.move(owners, source, target, -amount, (number, at, tag))
            self.move(owners, target, source, amount, (number, at, tag))
        if tag == "hand-counted":
            self.count(number, at)

    def seat(self, tag: str, event: Event, number: int) -> None:
        """Somebody sits down, gets up or changes seats."""
        seat = event.get("seat", 0)
        if tag == "player-sat" and not event.get("bot"):
            self.seats[seat] = event["name"]
            self.found[event["name"]].stays.append(Stay(self.table, number))
        elif tag == "player-sat":
            self.seats[seat] = ""
        elif tag == "player-moved":
            self.seats[event["to"]] = self.seats.pop(seat)
        elif tag in ("player-left", "player-expelled") and not event.get("after_hand"):
            name = self.seats.pop(seat)
            if name:
                self.found[name].stays[-1].ended = number

    def start(self, event: Event, number: int) -> None:
        self.brought.clear()
        self.running, self.names = True, {s: self.seats[s] for s in event["seats"]}
        self.dealt = {
            seat: OneHand(self.table, self.hands + 1, event["house"], event["game"], number)
            for seat in event["seats"]
        }

    def count(self, number: int, at: str) -> None:
        """The hand is over, perhaps once more."""
        self.running, self.hands = False, self.hands + 1
        for seat, hand in self.dealt.items():
            first = not hand.last
            hand.last, hand.at = number, at
            here = self.seats.get(seat) == self.names[seat]
            # Chips that came since the hand began are in play from the next one.
            hand.stack = self.stacks[seat] - max(0, self.brought[seat]) if here else 0
            if first and self.names[seat]:
                self.found[self.names[seat]].hands.append(hand)

    def move(
        self,
        owners: dict[int, str],
        account: str,
        other: str,
        amount: int,
        event: tuple[int, str, str],
    ) -> None:
        """Chips come to an account from another, or go there."""
        number, at, tag = event
        for prefix in ("player/", "held/"):
            if account.startswith(prefix):
                name = account.removeprefix(prefix)
                kind = self.own_kind(prefix, other, amount)
                self.change(name, Change(at, self.stream, number, kind, amount, time=False))
        seat = self.seat_of(account)
        if not seat:
            return
        if account == f"{self.table}/{seat}":
            self.stacks[seat] += amount
        kind = self.seat_kind(tag, other, seat)
        if kind in ("away", "bonus", "time") and "cage:" not in account:
            self.brought[seat] += amount
        name = owners.get(seat, "")
        if name and kind in ("bonus", "time", "fee"):
            told = "bonus" if kind == "bonus" else "fee"
            self.change(name, Change(at, self.stream, number, told, amount, kind == "time"))
        if kind in ("fee", "play"):
            assert self.running, f"{self.stream} {number}: chips move in no hand"
            self.dealt[seat].net += amount

    def seat_kind(self, tag: str, other: str, seat: int) -> str:
        """The kind of a change of somebody's chips at the table."""
        if self.seat_of(other) == seat:
            return "same"
        if other.startswith(("player/", "bot/", "held/")) or tag == "player-moved":
            return "away"
        if other == OWED or tag == "time-collected":
            return "bonus" if other == OWED else "time"
        return "fee" if other in (f"{self.table}/box", f"{self.table}/bonus") else "play"

    def seat_of(self, account: str) -> int:
        """The seat whose chips lie in an account: a stack, or what its player left behind."""
        own = account.removeprefix(f"{self.table}/").removeprefix("cage:")
        here = self.table and account.startswith(f"{self.table}/")
        return int(own) if here and own.isdigit() else 0

    def own_kind(self, prefix: str, other: str, amount: int) -> str:
        if other == OWED:
            return "bonus"
        if prefix == "held/":
            return "kept" if amount > 0 else "fetched"
        if other.startswith("held/"):
            return "fetched"
        if self.table:
            return "taken" if amount > 0 else "brought"
        return "chips-got" if amount > 0 else "chips-given"

    def change(self, name: str, change: Change) -> None:
        self.found[name].changes.append(change)
