"""The chips that each act of a plain hand puts in, for formats that write them down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

from cardhouse.formats.pot.plain import Act, PlainHand

Word = Literal["fold", "check", "call", "bet", "raise"]
Forced = Literal["ante", "dead", "small blind", "big blind", "straddle", "post"]

STREETS: Final = ("Preflop", "Flop", "Turn", "River")


class Put(Struct, frozen=True):
    """A betting act: its word, the chips it adds, and the bet before and after it."""

    seat: int
    word: Word
    amount: int
    level: int
    to: int
    all_in: bool


class Chips:
    """The stacks and bets of a hand while its acts are read."""

    def __init__(self, plain: PlainHand) -> None:
        self._plain = plain
        self.stacks = plain.by_seat(plain.stacks)
        self.bets = dict.fromkeys(plain.seats, 0)
        self.paid = dict.fromkeys(plain.seats, 0)
        self.level = 0

    def forced(self) -> Iterator[tuple[Forced, int, int, bool]]:
        """The posts before the deal, as far as each seat has chips: kind, seat, amount, all-in."""
        plain = self._plain
        even = len(plain.antes) == len(plain.seats)
        for seat, ante in plain.antes.items():
            yield "ante" if even else "dead", seat, self._pay(seat, ante), not self.stacks[seat]
        last = max(plain.blinds.values(), default=0)
        for number, (seat, blind) in enumerate(plain.blinds.items()):
            kind: Forced = "small blind" if blind < last and not number else "straddle"
            kind = "big blind" if number == min(1, len(plain.blinds) - 1) else kind
            yield kind, seat, self.bet(seat, blind), not self.stacks[seat]
        for seat, post in plain.posts.items():
            yield "post", seat, self.bet(seat, post), not self.stacks[seat]
        self.level = max([last, *plain.posts.values()], default=0)

    def street(self) -> None:
        """The next street: new bets."""
        self.bets = dict.fromkeys(self.bets, 0)
        self.level = 0

    def put(self, act: Act) -> Put:
        """A betting act with its chips."""
        seat, level, before = act.seat, self.level, self.bets[act.seat]
        word: Word = "fold"
        amount = 0
        if act.kind == "call":
            amount = self.bet(seat, max(0, level - before))
            word = "call" if level > before else "check"
        elif act.kind == "raise":
            amount = self.bet(seat, act.to - before)
            word = "raise" if level else "bet"
            self.level = max(level, self.bets[seat])
        return Put(seat, word, amount, level, self.bets[seat], not self.stacks[seat])

    def bet(self, seat: int, amount: int) -> int:
        """Chips of a seat in front of it, as far as it has them."""
        amount = self._pay(seat, amount)
        self.bets[seat] += amount
        return amount

    def uncalled(self) -> tuple[int, int]:
        """The seat and the part of its bet that nobody called; 0 if all is called."""
        ranked = sorted(self.bets.values(), reverse=True)
        excess = ranked[0] - ranked[1]
        return max(self.bets, key=self.bets.__getitem__), excess

    def _pay(self, seat: int, amount: int) -> int:
        amount = min(amount, self.stacks[seat])
        self.stacks[seat] -= amount
        self.paid[seat] += amount
        return amount
