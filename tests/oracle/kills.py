"""Hands with kills beside a plain model of limit betting that reads only the log."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from cardhouse.bots import Session
from cardhouse.chance import Seeded
from tests.kit.sixth import sixth
from tests.laws.reading import expected
from tests.oracle.shoes import as_data

SEATS = 6
LIMITS = (400, 800)
# A bet and three raises; with two players left there is no cap.
RAISES = 3


@dataclass(frozen=True)
class Notice:
    """The posted notice at a table with a kill."""

    pots: int
    least: int
    double: bool
    last: bool

    def limits(self, *, killed: bool) -> tuple[int, int]:
        small, big = LIMITS
        if not killed:
            return small, big
        return (2 * small, 2 * big) if self.double else (small * 3 // 2, big * 3 // 2)


NOTICES = {
    "4-8": Notice(pots=2, least=0, double=True, last=False),
    "4-8 half kill": Notice(pots=1, least=4000, double=False, last=True),
}


@dataclass
class Bets:
    """A hand of limit hold'em as a spectator on the rail would follow it."""

    notice: Notice
    seats: list[int]
    chips: dict[int, int]
    killer: int
    live: list[int] = field(default_factory=list)
    bets: dict[int, int] = field(default_factory=dict)
    queue: list[int] = field(default_factory=list)
    acted: set[int] = field(default_factory=set)
    street: int = 0
    level: int = 0
    base: int = 0
    raises: int = 0

    def pay(self, seat: int, amount: int) -> None:
        assert 0 <= amount <= self.chips[seat], f"seat {seat} has not {amount}"
        self.chips[seat] -= amount
        self.bets[seat] = self.bets.get(seat, 0) + amount

    def begin(self) -> None:
        """Open a round: left of the big blind, later left of the button."""
        order = self.seats if self.street else self._after_blinds()
        self.queue = [seat for seat in order if seat in self.live and self.chips[seat]]
        self.acted.clear()
        self.raises = 0
        if self.street:
            self.bets.clear()
            self.level = 0
        else:
            small, _ = self.notice.limits(killed=bool(self.killer))
            self.level = small
        self.base = self.level

    def _after_blinds(self) -> list[int]:
        # Heads-up the button has the small blind and acts first.
        first = 1 if len(self.seats) == 2 else 2
        order = self.seats[first:] + self.seats[:first]
        if self.killer and self.notice.last:
            order = [seat for seat in order if seat != self.killer] + [self.killer]
        return order

    @property
    def bet(self) -> int:
        return self.notice.limits(killed=bool(self.killer))[self.street > 1]

    def note(self, event: dict[str, Any]) -> None:
        """Note one more event: forced money, a round, or an action in it."""
        match event:
            case {"event": "blind-posted" | "kill-posted", "seat": seat, "amount": amount}:
                self.pay(seat, amount)
                small, _ = self.notice.limits(killed=True)
                whole = self.bets[seat] == small or not self.chips[seat]
                assert event["event"] != "kill-posted" or whole, "a kill of its own"
            case {"event": "betting-opened"}:
                self.begin()
            case {"event": "folded" | "checked" | "called" | "raised", "seat": seat}:
                self.act(seat, event)
            case {"event": "board-dealt"}:
                self.street += 1
            case _:
                self._settle(event)

    def _settle(self, event: dict[str, Any]) -> None:
        """The fee, and a bet that nobody called."""
        match event:
            case {"event": "fee-dropped", "seat": seat, "amount": amount}:
                self.chips[seat] -= 0 if event.get("from_pot") else amount
            case {"event": "left-out", "seat": seat}:
                self.live.remove(seat)
            case {"event": "uncalled-returned", "seat": seat, "amount": amount}:
                self.chips[seat] += amount

    def act(self, seat: int, event: dict[str, Any]) -> None:
        """Note one action by the right seat, for an amount the limits allow."""
        assert self.queue and self.queue[0] == seat, f"seat {seat} acts, not {self.queue[:1]}"
        owed = self.level - self.bets.get(seat, 0)
        match event["event"]:
            case "folded":
                self.live.remove(seat)
            case "checked":
                assert owed <= 0, f"seat {seat} checks and owes {owed}"
            case "called":
                assert event["amount"] == min(owed, self.chips[seat]), "a call of another amount"
                self.pay(seat, event["amount"])
            case "raised":
                self._raised(seat, event["to"], event["amount"])
                return
        self.queue.pop(0)
        self.acted.add(seat)

    def _raised(self, seat: int, to: int, amount: int) -> None:
        assert amount == to - self.bets.get(seat, 0)
        assert to > self.level
        assert seat not in self.acted, "the betting was not reopened"
        assert self.raises < RAISES or len(self.live) == 2 or not self.base, "over the cap"
        all_in = amount == self.chips[seat]
        assert to == self.base + self.bet or (all_in and to < self.base + self.bet)
        self.pay(seat, amount)
        self.level = to
        if 2 * (to - self.base) >= self.bet:
            self.raises += self.base > 0
            self.base = to
            self.acted = set()
        self.acted.add(seat)
        turn = self.seats.index(seat)
        around = self.seats[turn + 1 :] + self.seats[:turn]
        self.queue = [s for s in around if s in self.live and self.chips[s]]


def follow(log: list[dict[str, Any]], notice: Notice, killer: int) -> Bets:
    """All money and all turns of a hand, from its log."""
    start = log[0]
    assert start.get("kill", 0) == killer, f"seat {start.get('kill', 0)} posts, not {killer}"
    stacks = {int(seat): chips for seat, chips in start["stacks"].items()}
    hand = Bets(notice, list(start["seats"]), stacks, killer, live=list(start["seats"]))
    for event in log[1:]:
        hand.note(event)
    return hand


class Row:
    """The player on a winning streak, and the number of whole pots won in a row."""

    def __init__(self, notice: Notice) -> None:
        self.notice, self.name, self.pots = notice, "", 0

    def due(self, names: dict[int, str]) -> int:
        """The seat that must post now; 0 for none."""
        if self.pots < self.notice.pots:
            return 0
        return next((seat for seat, name in names.items() if name == self.name), 0)

    def over(self, log: list[dict[str, Any]], names: dict[int, str]) -> None:
        won = [event for event in log if event["event"] == "pot-awarded"]
        winners = {event["seat"] for event in won}
        if len(winners) != 1 or sum(event["amount"] for event in won) < self.notice.least:
            self.name, self.pots = "", 0
            return
        name = names[winners.pop()]
        self.pots = self.pots + 1 if name == self.name else 1
        self.name = name


def run(table: str, hands: int, seed: int = 0) -> int:
    """Play this many hands in a row, compare each, and return the number with a kill."""
    post, notice = sixth().games["holdem-kill"], NOTICES[table]
    bots = dict.fromkeys(range(1, SEATS + 1), "random")
    session = Session.open(post, chance=Seeded(seed), table_name=table, bots=bots, seed=seed)
    row, kills = Row(notice), 0
    for number in range(hands):
        session.next_hand()
        while session.step():
            pass
        hand, log = session.table.hand, session.table.log
        assert hand is not None
        facts = [as_data(event) for event in log]
        names = {seat: session.table.players[seat].name for seat in hand.seats}
        try:
            killer = row.due(names)
            follow(facts, notice, killer)
            play: Any = SimpleNamespace(hand=hand, log=log, game=hand.game, started=log[0])
            assert {s: hand.chips[s] for s in hand.seats} == expected(play), "other stacks"
        except AssertionError as error:
            raise AssertionError(f"{table}, seed {seed}, hand {number}: {error}") from error
        kills += killer > 0
        row.over(facts, names)
    return kills


def main(argv: Sequence[str] | None = None) -> int:
    """Compare many hands of both tables, and print the number with a kill."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.kills", description=__doc__)
    parser.add_argument("--hands", type=int, default=1000, help="of each table")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(argv)
    for table in NOTICES:
        kills = run(table, options.hands, options.seed)
        sys.stdout.write(f"{table}: {options.hands:,} hands, {kills:,} with a kill, all the same\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
