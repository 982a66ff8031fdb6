"""A plain model of the bank's turn, written from the houses' documents, in terms of names."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class BankRules:
    """A house's rules of the bank, from its papers; amounts in cents."""

    seats: int
    # A banker's fee for a hand, and the least they must have.
    fee: int
    least: int = 0
    # Asks every other player until all have declined, or each once after a house bank's turn.
    asked: str = "until-declined"
    # The seats kept for standing banks; empty if any seat will do.
    kept: tuple[int, ...] = ()
    # True if only spots with a wager in the previous hand may bank.
    wagered: bool = False
    # True if a hand that ran out the shoe ends the turn.
    shoe_ends: bool = False


@dataclass
class Sitter:
    """A player with a seat."""

    name: str
    chips: int
    bank: bool = False
    here: bool = True


@dataclass
class BankTable:
    """The holder of the bank, its last holder, and the players already asked."""

    rules: BankRules
    people: dict[int, Sitter] = field(default_factory=dict)
    holder: str = ""
    # The number of the turn's next hand.
    number: int = 0
    last: str = ""
    asked: set[str] = field(default_factory=set)
    # The seat from which players are asked, and the seat of the standing bank that dealt last.
    start: int = 0
    stood: int = 0
    # The spots bet on; None before the first hand, when all may bank.
    spots: set[int] | None = None

    def sit(self, seat: int, name: str, chips: int, *, bank: bool) -> None:
        self.people[seat] = Sitter(name, chips, bank)

    def leave(self, seat: int) -> None:
        """A player who leaves also gives up the bank."""
        if self.people.pop(seat).name == self.holder:
            self.holder = ""

    def seat_of(self, name: str) -> int:
        return next((seat for seat, who in self.people.items() if who.name == name), 0)

    def has_bank(self) -> int:
        """The seat that banks the next hand; 0 if none does."""
        seat = self.seat_of(self.holder) if self.holder else 0
        return seat if seat and self._can(seat) else 0

    def offered(self) -> int:
        """The seat asked now."""
        if self.has_bank() or (self.rules.asked == "once" and not self.stood):
            return 0
        return next((s for s in self._takers() if self.people[s].name not in self.asked), 0)

    def standing(self) -> int:
        """The standing bank whose turn it would be."""
        banks = [seat for seat in self._around(self.stood) if self.people[seat].bank]
        return next((s for s in banks if self.people[s].name != self.last and self._can(s)), 0)

    def broken(self) -> bool:
        return not (self.has_bank() or self.offered() or self.standing())

    def take(self, seat: int) -> bool:
        """Take the bank if the player may; true if so."""
        who = self.people[seat]
        takers = self._takers()
        if self.has_bank() or who.bank or not self._enough(seat) or who.name == self.last:
            return False
        # When the rule of wagers leaves nobody to bank, a new game begins.
        if takers and seat not in takers:
            return False
        if seat != self.offered() and not self.broken():
            return False
        self._takes(seat, opens=self.rules.asked == "until-declined")
        return True

    def decline(self, seat: int) -> bool:
        """Decline the bank or pass it on if the player may; true if so."""
        if seat not in (self.has_bank(), self.offered()):
            return False
        name = self.people[seat].name
        self.asked.add(name)
        if name == self.holder:
            self.holder, self.number = "", 0
        self.go_on()
        return True

    def go_on(self) -> None:
        """A standing bank steps in when no player wants the bank."""
        if not self.has_bank() and not self.offered() and (seat := self.standing()):
            self._takes(seat, opens=True)
            self.stood = seat

    def players(self) -> bool:
        """True if anybody could bet against the bank."""
        bank = self.has_bank()
        there = [s for s, who in self.people.items() if who.here and who.chips and not who.bank]
        return any(seat != bank for seat in there)

    def hand(self, spots: set[int], stacks: dict[int, int], *, ran_out: bool) -> None:
        """A hand is over: the turn goes on, or the bank is offered."""
        self.spots = spots
        self.last = self.holder
        for seat, chips in stacks.items():
            self.people[seat].chips = chips
        for who in self.people.values():
            who.here = who.here and who.chips > 0
        over = self.number >= 2 or not self.has_bank() or (ran_out and self.rules.shoe_ends)
        self.number = 0 if over else self.number + 1
        self.holder = "" if over else self.holder
        self.go_on()

    def _takes(self, seat: int, *, opens: bool) -> None:
        self.holder, self.number = self.people[seat].name, 1
        if opens:
            self.start, self.asked = seat, set()
        self.asked.add(self.holder)

    def _takers(self) -> list[int]:
        """The players who may bank by all the rules, in the order they are asked."""
        return [
            seat
            for seat in self._around(self.start)
            if not self.people[seat].bank
            and self.people[seat].name != self.last
            and self._enough(seat)
            and (not self.rules.wagered or self.spots is None or seat in self.spots)
        ]

    def _can(self, seat: int) -> bool:
        who = self.people[seat]
        return who.here and who.chips > self.rules.fee

    def _enough(self, seat: int) -> bool:
        return self._can(seat) and self.people[seat].chips >= self.rules.least

    def _around(self, seat: int) -> list[int]:
        """The taken seats to the left of this one, which comes last."""
        count = self.rules.seats
        order = [(seat + step) % count + 1 for step in range(count)]
        return [each for each in order if each in self.people]
