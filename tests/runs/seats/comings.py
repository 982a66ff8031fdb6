"""A day at a poker table: players come and go at random, beside a plain model."""

from __future__ import annotations

import random
from collections import Counter

from cardhouse.cards import JOKER, Card
from cardhouse.chance import Seeded
from cardhouse.engine.core.collect import LeftOut
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import FeeAssessed, FeeDropped, HandStarted
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.pot.events import BlindPosted, DeadPosted
from cardhouse.engine.pot.opening import StayedOut
from cardhouse.floor.core.reports import CancelHand
from cardhouse.rulebook import Posted, open_table
from cardhouse.table import AnyEvent, Table, play
from cardhouse.table.commands import (
    BuyChips,
    ComeIn,
    DrawButton,
    Leave,
    NextHand,
    PayBonus,
    Sit,
    SitOut,
    TableCommand,
    Tick,
)
from cardhouse.table.events import BlindsMissed, ButtonMoved, HandCounted
from cardhouse.table.timed import TimeCollected
from tests.runs.seats.plain_poker import Plan, PokerTable, Rules

HALF_HOUR = 1800
STANDINGS = {"in": "in", "owing": "new", "waiting": "waits", "posting": "posts", "out": "out"}


class PokerDay:
    """A table of the room beside its model; any difference is an AssertionError."""

    def __init__(self, post: Posted, rules: Rules, seed: str) -> None:
        self.table: Table = open_table(post)
        self.model = PokerTable(rules)
        self.rules = rules
        self.source = random.Random(seed)
        self.chance = Seeded(seed)
        self.hands = 0
        self.seen: Counter[str] = Counter()
        self.names = 0
        self.gone: list[str] = []
        self.leaving: set[int] = set()
        self.at = HALF_HOUR
        # Some tables are nearly empty, some nearly full.
        self.crowd = self.source.randint(2, rules.seats)
        if rules.time:
            self.do(Tick(at=self.at))

    def do(self, order: TableCommand | CancelHand | Command) -> list[AnyEvent]:
        if not isinstance(order, Command):
            self.seen[type(order).__name__] += 1
        return play(self.table, order)

    def allowed(self, order: TableCommand | CancelHand) -> list[AnyEvent]:
        """The events of a command; none if it is refused."""
        try:
            return self.do(order)
        except Illegal:
            return []

    def run(self, hands: int) -> None:
        """Play this many hands, with comings and goings between them."""
        while self.hands < hands:
            for _ in range(self.source.choice((0, 0, 1, 1, 2, 4))):
                self.deed()
                self.compare()
            self.hand()
            self.compare()

    def deed(self) -> None:
        """A random action between two hands."""
        kinds = [self.sit, self.leave, self.move, self.away, *[self.back] * 4, self.buy]
        kinds += [self.clock] if self.rules.time else []
        if len(self.model.people) < self.crowd:
            # Otherwise more players would leave than come.
            kinds += [self.sit] * 3
        self.source.choice(kinds)()

    def sit(self, name: str = "") -> None:
        free = [s for s in range(1, self.rules.seats + 1) if s not in self.model.people]
        if not free:
            return
        seat = self.source.choice(free)
        if not name and self.gone and self.source.random() < 0.5:
            name = self.gone.pop(self.source.randrange(len(self.gone)))
        if not name:
            self.names += 1
            name = f"p{self.names}"
        chips = self.table.buy_in * self.source.choice((1, 1, 2, 8))
        events = self.do(Sit(seat=seat, name=name, chips=chips))
        paid = [event.amount for event in events if isinstance(event, TimeCollected)]
        assert sum(paid) == self.model.sit(seat, name, chips), "the time they left owing"

    def leave(self) -> None:
        if seat := self.anybody():
            self.gone.append(self.model.people[seat].name)
            self.go(seat)

    def move(self) -> None:
        """A player gives up a seat and takes another at once."""
        if seat := self.anybody():
            name = self.model.people[seat].name
            self.go(seat)
            self.sit(name)

    def go(self, seat: int) -> None:
        self.do(Leave(seat=seat))
        self.model.leave(seat)

    def away(self) -> None:
        if seat := self.anybody():
            self.do(SitOut(seat=seat))
            self.model.away(seat)

    def back(self) -> None:
        outside = [s for s, p in self.model.people.items() if p.state != "in"]
        seat = self.source.choice(outside) if outside else self.anybody()
        if not seat or seat in self.leaving:
            return
        how = self.source.choice(("post", "wait", "wait"))
        came = bool(self.allowed(ComeIn(seat=seat, how="post" if how == "post" else "wait")))
        assert came == self.model.come_in(seat, how), f"coming in at {seat} by {how}: {came}"

    def buy(self) -> None:
        poor = [s for s, p in self.model.people.items() if not p.chips or p.owes]
        seat = self.source.choice(poor) if poor else self.anybody()
        if not seat or self.table.running():
            return
        events = self.do(BuyChips(seat=seat, chips=self.table.buy_in))
        paid = [event.amount for event in events if isinstance(event, TimeCollected)]
        assert sum(paid) == self.model.buy(seat, self.table.buy_in)

    def clock(self) -> None:
        self.at += HALF_HOUR
        events = self.do(Tick(at=self.at))
        paid = {event.seat: event.amount for event in events if isinstance(event, TimeCollected)}
        assert paid == self.model.half_hour(), "the collection by time"

    def anybody(self) -> int:
        here = sorted(self.model.people.keys() - self.leaving)
        return self.source.choice(here) if here else 0

    def draw(self) -> None:
        """Draw a card for each player for the first button, from few ranks so that some tie."""
        seats = self.model.drawers()
        jokers = {JOKER} if self.rules.draw == "low" else set()
        deck = [
            card for card in {*self.table.game.deck.cards()} if card[0] in "2KA" or card in jokers
        ]
        left = sorted(card for card in deck if card not in self.model.drawn)
        if len(seats) < 2 or len(left) < len(seats):
            return
        cards = tuple(Card(card) for card in self.source.sample(left, len(seats)))
        self.do(DrawButton(cards=cards))
        self.model.draw(dict(zip(seats, cards, strict=True)))
        assert self.table.button == self.model.button and list(self.table.tied) == self.model.tied

    def hand(self) -> None:
        """Play the next hand, if the model has one."""
        model = self.model
        if self.rules.draw != "first" and not model.first_button():
            self.draw()
        plan = model.plan()
        known = self.rules.draw == "first" or bool(model.first_button())
        broke = plan is not None and len(plan.seats) == 2 and model.fee_takes_all(plan)
        events = self.allowed(NextHand())
        assert bool(events) == (known and plan is not None and not broke), "whether a hand is dealt"
        if not events or plan is None:
            # Somebody has to come in or buy chips.
            self.source.choice((self.sit, self.buy, self.back))()
            return
        self.begins(plan, events)
        model.begin(plan)
        counted = self.played(events)
        assert isinstance(counted, HandCounted)
        model.end(counted.stacks, cancelled=counted.cancelled)
        if self.table.claim is not None:
            self.do(PayBonus(bonus=self.table.claim.bonus, hand=self.table.hands))
        for seat in sorted(self.leaving):
            self.gone.append(model.people[seat].name)
            model.leave(seat)
        self.leaving.clear()
        self.hands += 1

    def begins(self, plan: Plan, events: list[AnyEvent]) -> None:
        """Check that button, blinds, posts and marks of a hand are the model's."""
        moved = next(event for event in events if isinstance(event, ButtonMoved))
        started = next(event for event in events if isinstance(event, HandStarted))
        missed = {event.seat for event in events if isinstance(event, BlindsMissed)}
        fresh = {seat for seat in plan.missed if not self.model.people[seat].missed}
        assert (moved.seat, moved.first_blind, moved.big_blind) == (
            plan.button,
            plan.small,
            plan.big,
        )
        assert (started.button, list(started.seats)) == (plan.button, plan.seats)
        assert {s: (post.live, post.dead) for s, post in started.posts.items()} == plan.posts
        assert missed == fresh, f"blinds missed by {missed}, not {fresh}"
        self.seen["missed"] += len(missed)
        self.seen["posts"] += len(plan.posts)
        self.seen["anew"] += plan.anew and self.model.begun
        if not self.rules.joining:
            self.paid(plan, events)

    def paid(self, plan: Plan, events: list[AnyEvent]) -> None:
        """The fee first, then blinds and posts, as far as the chips go."""
        chips = {seat: self.model.people[seat].chips for seat in plan.seats}
        fee = self.rules.due(len(plan.seats))
        (assessed,) = [event for event in events if isinstance(event, FeeAssessed)]
        assert assessed.amount == fee
        drops = [e.amount for e in events if isinstance(e, FeeDropped) and not e.from_pot]
        assert drops == [min(fee, chips[plan.button])]
        chips[plan.button] -= drops[0]
        out = not chips[plan.button] and len(plan.seats) > 2
        assert [e.seat for e in events if isinstance(e, LeftOut)] == [plan.button] * out
        self.seen["left out"] += out
        expected: Counter[tuple[str, int]] = Counter()
        takers = [seat for seat in plan.seats if seat not in plan.inside]
        order = [plan.small, plan.big] if len(takers) == 2 else takers
        owed = [("live", seat, much) for seat, much in zip(order, self.rules.blinds, strict=False)]
        for seat, (live, dead) in plan.posts.items():
            owed += [("dead", seat, dead), ("live", seat, live)]
        for kind, seat, much in owed:
            expected[kind, seat] += (paid := min(much, chips[seat]))
            chips[seat] -= paid
        found: Counter[tuple[str, int]] = Counter()
        for event in events:
            if isinstance(event, BlindPosted | DeadPosted):
                kind = "dead" if isinstance(event, DeadPosted) else "live"
                found[kind, event.seat] += event.amount
        assert +found == +expected, f"{+found} was posted, not {+expected}"

    def played(self, events: list[AnyEvent]) -> AnyEvent | None:
        """Play the hand to its end; players act meanwhile, and some hands are cancelled."""
        log = list(events)
        wild = self.source.random() < 0.3
        while self.table.running():
            if self.source.random() < 0.02:
                self.meanwhile()
            if self.source.random() < 0.005:
                # Refused once a side pot has been awarded.
                log += self.allowed(CancelHand(by="Flora", reason="fire alarm"))
                continue
            hand = self.table.hand
            assert hand is not None
            ask = hand.asked[0]
            order = ask.sample(self.source.randrange) if wild else ask.default
            if ask.actor == CHANCE or order is None:
                order = self.chance.answer(ask)
            log += self.do(order)
        if self.rules.joining:
            self.joined(log)
        return next((event for event in log if isinstance(event, HandCounted)), None)

    def joined(self, log: list[AnyEvent]) -> None:
        """If players may stay out, the fee counts only those who play."""
        started = next(event for event in log if isinstance(event, HandStarted))
        out = sum(isinstance(event, StayedOut) for event in log)
        assessed = [event.amount for event in log if isinstance(event, FeeAssessed)]
        count = len(started.seats) - out
        assert assessed == ([self.rules.due(count)] if count > 1 and assessed else [])

    def meanwhile(self) -> None:
        """A random action during a hand."""
        kind = self.source.choice((self.sit, self.away, self.back, self.get_up))
        kind()
        self.compare()

    def get_up(self) -> None:
        """A player in the hand leaves when it is over, any other at once."""
        seat = self.anybody()
        if not seat:
            return
        if seat in self.model.playing:
            self.do(Leave(seat=seat))
            self.leaving.add(seat)
        else:
            self.gone.append(self.model.people[seat].name)
            self.go(seat)

    def compare(self) -> None:
        """Check that every player's standing is the model's."""
        here = {
            seat: (p.name, p.chips, STANDINGS[p.standing], p.missed, p.time_owed)
            for seat, p in self.table.players.items()
        }
        model = {
            seat: (p.name, p.chips, p.state, p.missed, p.owes)
            for seat, p in self.model.people.items()
        }
        assert here == model, f"{here} is not {model}"
