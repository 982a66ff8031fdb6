"""A plain model of a poker table between hands, written from the houses' documents.

It knows seats, names, chips and debts; it shares nothing with the room.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

State = Literal["in", "new", "waits", "posts", "out"]


@dataclass(frozen=True)
class Rules:
    """A house's rules for one game, from its papers; amounts in cents."""

    seats: int
    # The fee by number of players, as (most players, amount); paid by the button or the pot.
    fee: tuple[tuple[int, int], ...]
    payer: str = "button"
    # True if players may still stay out when the fee is fixed.
    joining: bool = False
    blinds: tuple[int, ...] = ()
    # With two players the button has the small blind, or the papers are taken at their word.
    two: str = "button-small"
    # A player who comes in between the blinds waits until they have passed, or posts and is dealt
    # in.
    inside: str = "waits"
    # The most players dealt in: the button and those to its left.
    dealt: int = 10
    # The first button: the first seat, or a card; suits break ties, or they draw again.
    draw: str = "high"
    ties: str = "suits"
    # Each seat's fee for half an hour.
    time: int = 0

    def due(self, players: int) -> int:
        """The fee of a hand with this many players."""
        return next((much for most, much in self.fee if players <= most), self.fee[-1][1])


@dataclass
class Person:
    """A player with a seat."""

    name: str
    chips: int
    state: State = "in"
    missed: bool = False
    owes: int = 0

    def ready(self) -> bool:
        """True if the player could be dealt in."""
        return self.chips > 0 and not self.owes and self.state in ("in", "waits", "posts")


@dataclass
class Plan:
    """The next hand."""

    button: int
    seats: list[int]
    small: int = 0
    big: int = 0
    # Live and dead chips, by seat.
    posts: dict[int, tuple[int, int]] = field(default_factory=dict)
    # Seats that post without taking a blind.
    inside: set[int] = field(default_factory=set)
    missed: set[int] = field(default_factory=set)
    anew: bool = False


@dataclass
class PokerTable:
    """A table of one of the houses."""

    rules: Rules
    people: dict[int, Person] = field(default_factory=dict)
    button: int = 0
    small: int = 0
    big: int = 0
    # True once a hand has been completed; and the seats in the hand in play.
    begun: bool = False
    playing: list[int] = field(default_factory=list)
    # The seats that tied for the first button, and the cards already drawn.
    tied: list[int] = field(default_factory=list)
    drawn: set[str] = field(default_factory=set)
    # Players who left with missed blinds.
    left: set[str] = field(default_factory=set)
    # Time fees still owed by players who left.
    unpaid: dict[str, int] = field(default_factory=dict)
    # The button and blinds before the hand in play.
    before: tuple[int, int, int] = (0, 0, 0)
    # Seats the blinds passed for that hand, and the names of those who have left since.
    marked: set[int] = field(default_factory=set)
    excused: set[str] = field(default_factory=set)

    def sit(self, seat: int, name: str, chips: int) -> int:
        """A newcomer owes the big blind once the game has begun; old debts stay, time is paid."""
        person = Person(name, chips, owes=self.unpaid.pop(name, 0))
        if self.rules.blinds and (self.begun or self.playing):
            person.state = "new"
            person.missed = name in self.left
        self.left.discard(name)
        self.people[seat] = person
        return self._pays(person)

    def leave(self, seat: int) -> None:
        """A player leaves between hands; their debts are remembered."""
        person = self.people.pop(seat)
        if person.owes:
            self.unpaid[person.name] = person.owes
        if person.missed:
            self.left.add(person.name)
        if seat in self.marked:
            self.marked.remove(seat)
            self.excused.add(person.name)
        if seat in self.tied:
            self.tied.remove(seat)
        self.drawn = self.drawn if self.tied else set()

    def buy(self, seat: int, chips: int) -> int:
        """Buy chips between hands; returns the part of the time fee paid with them."""
        person = self.people[seat]
        person.chips += chips
        return self._pays(person)

    def away(self, seat: int) -> None:
        """Pass a player over; one who has not come in yet owes as before."""
        person = self.people[seat]
        inside = seat in self.playing or person.state in ("in", "out")
        person.state = "out" if inside else "new"

    def come_in(self, seat: int, how: str) -> bool:
        """Come in this way if the player may; players who owe nothing simply come in."""
        person = self.people[seat]
        if person.state == "in" or not person.chips:
            return False
        if person.state == "out" and not person.missed:
            person.state = "in"
            return True
        if how == "post" and self._inside(seat):
            return False
        person.state = "posts" if how == "post" else "waits"
        return True

    def half_hour(self) -> dict[int, int]:
        """Charge every seat for the time; returns the payments made now, by seat."""
        for person in self.people.values():
            person.owes += self.rules.time
        paid = {seat: self._pays(person) for seat, person in sorted(self.people.items())}
        return {seat: amount for seat, amount in paid.items() if amount}

    def first_button(self) -> int:
        """The first button, once it is known: the last player left in the tie."""
        return self.button or (self.tied[0] if len(self.tied) == 1 else 0)

    def drawers(self) -> list[int]:
        """The seats that draw a card for the first button now."""
        return sorted(self.tied or self.people)

    def draw(self, cards: dict[int, str]) -> None:
        """The best card gets the button; equal cards go by suit, or draw again."""
        worth = {seat: self._worth(card) for seat, card in cards.items()}
        best = [seat for seat in sorted(cards) if worth[seat] == max(worth.values())]
        if len(best) == 1:
            self.button, self.tied, self.drawn = best[0], [], set()
        else:
            self.tied = best
            self.drawn |= set(cards.values())

    def _worth(self, card: str) -> tuple[int, int]:
        rank, suit = card[0], "cdhs".find(card[1])
        suit = suit if self.rules.ties == "suits" else 0
        if self.rules.draw == "low":
            return (0, suit) if card == "Jo" else (-"A23456789TJQK".index(rank), suit)
        return "23456789TJQKA".index(rank), suit

    def plan(self) -> Plan | None:
        """The next hand, if one can be dealt."""
        ready = {seat for seat, person in self.people.items() if person.ready()}
        players = {seat for seat in ready if self.people[seat].state == "in"}
        if len(ready) < 2:
            return None
        if len(players) >= 2:
            plan = self._among(players, ready, anew=False)
            # Two players cannot play if one has only the fee; with those waiting there is a game.
            if not (len(plan.seats) == 2 < len(ready) and self.fee_takes_all(plan)):
                return plan
        return self._among(ready, ready, anew=True)

    def _among(self, players: set[int], ready: set[int], *, anew: bool) -> Plan:
        button = self.first_button()
        if self.begun or button not in players:
            button = self._next(button, players)
        if not self.rules.blinds:
            return Plan(button, self._order(button, ready), anew=anew)
        return self._blinds(Plan(button, [], anew=anew), players, ready)

    def fee_takes_all(self, plan: Plan) -> bool:
        """True if the fee leaves the button nothing to play with."""
        fee = self.rules.due(len(plan.seats)) if self.rules.payer == "button" else 0
        return self.people[plan.button].chips <= fee

    def begin(self, plan: Plan) -> None:
        """Move button and blinds, past players who are away."""
        self.before = (self.button, self.small, self.big)
        self.button, self.small, self.big = plan.button, plan.small, plan.big
        self.playing = plan.seats
        self.marked, self.excused, self.tied, self.drawn = set(), set(), [], set()
        if plan.anew and self.begun:
            self.left.clear()
        for seat in plan.missed:
            person = self.people[seat]
            if not person.missed:
                self.marked.add(seat)
            person.missed = True
            person.state = "out" if person.state == "in" else person.state

    def end(self, stacks: dict[int, int], *, cancelled: bool = False) -> None:
        """End the hand, completed or cancelled."""
        for seat, chips in stacks.items():
            person = self.people[seat]
            person.chips = chips
            if not cancelled:
                person.missed = False
                person.state = "in" if person.state in ("waits", "posts") else person.state
        for person in self.people.values():
            person.state = person.state if person.chips else "out"
        self.playing = []
        if not cancelled:
            self.begun = True
            return
        self.button, self.small, self.big = self.before
        for seat in self.marked:
            person = self.people[seat]
            person.missed = False
            person.state = "in" if person.state in ("waits", "posts") else person.state
        # Players who left, or came back as newcomers, owe nothing for it either.
        self.left -= self.excused
        for person in self.people.values():
            person.missed = person.missed and person.name not in self.excused

    def _pays(self, person: Person) -> int:
        if not person.owes or person.chips < person.owes:
            return 0
        paid, person.owes = person.owes, 0
        person.chips -= paid
        return paid

    def _inside(self, seat: int) -> bool:
        """True if a seat between the next button and the next big blind has to wait."""
        plan = self.plan() if self.rules.inside == "waits" else None
        return plan is not None and not plan.anew and seat in self._strictly(plan.button, plan.big)

    def _blinds(self, plan: Plan, players: set[int], ready: set[int]) -> Plan:
        rules, spot = self.rules, plan.button
        for _ in rules.blinds[1:]:
            spot = self._next(spot, players)
        plan.big = self._next(spot, ready)
        barred = self._strictly(plan.button, plan.big) if rules.inside == "waits" else []
        posting = {s for s in ready if self.people[s].state == "posts" and s not in barred}
        blinds = players | {plan.big}
        two = len(blinds) == 2 and rules.two == "button-small"
        if two:
            (plan.big,) = blinds - {plan.button}
            if plan.big == self.big:
                plan.button, plan.big = plan.big, plan.button
        plan.seats = self._order(plan.button, blinds | posting)
        if not plan.anew:
            for seat in posting - {plan.big}:
                dead = sum(rules.blinds[:-1]) if self.people[seat].missed else 0
                plan.posts[seat] = (rules.blinds[-1], dead)
        # Two players have both blinds between them, the button the small one.
        past = plan.seats if two else self._strictly(plan.button, plan.big)
        plan.inside = {seat for seat in past if seat in plan.posts}
        takers = [seat for seat in plan.seats if seat not in plan.inside]
        plan.small = plan.button if two else takers[0]
        start = self.small if self.small and self.begun and not plan.anew else plan.button
        passed = [s for s in self._strictly(start, plan.big) if s in self.people]
        plan.missed = {s for s in passed if self._is_away(self.people[s])}
        return plan

    def _is_away(self, person: Person) -> bool:
        return person.state == "out" or (person.state == "in" and not person.ready())

    def _next(self, seat: int, among: set[int]) -> int:
        """The next of these seats to the left."""
        while True:
            seat = seat % self.rules.seats + 1
            if seat in among:
                return seat

    def _strictly(self, start: int, end: int) -> list[int]:
        """The seats between two seats, going left; all others if the two are the same."""
        found, seat = [], start % self.rules.seats + 1
        while seat != end:
            found.append(seat)
            seat = seat % self.rules.seats + 1
        return found

    def _order(self, button: int, among: set[int]) -> list[int]:
        """The seats dealt in, from the button's left to the button."""
        order, seat = list[int](), button
        for _ in range(len(among)):
            seat = self._next(seat, among)
            order.append(seat)
        others = [seat for seat in order if seat != button][: self.rules.dealt - 1]
        return [seat for seat in order if seat == button or seat in others]
