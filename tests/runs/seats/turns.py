"""A day at a banked table: the bank's holder, beside a plain model of its turns."""

from __future__ import annotations

import random
from collections import Counter

from cardhouse.chance import Seeded
from cardhouse.engine.banked.blackjack.shoe import ShoeRenewed
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Illegal
from cardhouse.rulebook import Posted, open_table
from cardhouse.table import AnyEvent, Table, broken, holder, offered, play
from cardhouse.table.commands import (
    BuyChips,
    ComeIn,
    Leave,
    NextHand,
    PassBank,
    PayBonus,
    Sit,
    SitOut,
    TableCommand,
    TakeBank,
)
from cardhouse.table.events import HandCounted
from tests.runs.seats.plain_bank import BankRules, BankTable


class BankDay:
    """A table of the room beside its model; any difference is an AssertionError."""

    def __init__(self, post: Posted, rules: BankRules, seed: str) -> None:
        self.table: Table = open_table(post)
        self.model = BankTable(rules)
        self.rules = rules
        self.source = random.Random(seed)
        self.chance = Seeded(seed)
        self.hands = 0
        self.seen: Counter[str] = Counter()
        self.names = 0
        self.gone: list[str] = []

    def do(self, order: TableCommand | Command) -> list[AnyEvent]:
        if not isinstance(order, Command):
            self.seen[type(order).__name__] += 1
        return play(self.table, order)

    def allowed(self, order: TableCommand) -> bool:
        try:
            self.do(order)
        except Illegal:
            return False
        return True

    def run(self, hands: int) -> None:
        """Play this many hands, with comings and goings between them."""
        while self.hands < hands:
            for _ in range(self.source.choice((0, 1, 1, 2, 4))):
                self.deed()
                self.compare()
            self.hand()
            self.compare()

    def deed(self) -> None:
        kinds = [self.sit, self.leave, self.move, self.away, self.back, self.buy]
        kinds += [self.take, self.take, self.decline, self.decline, self.decline]
        if len(self.model.people) < 5:
            kinds += [self.sit] * 3
        self.source.choice(kinds if len(self.model.people) > 2 else [self.sit, self.buy])()

    def sit(self, name: str = "") -> None:
        free = [s for s in range(1, self.rules.seats + 1) if s not in self.model.people]
        if not free:
            return
        seat = self.source.choice(free)
        # A house's own bank sits in its seat, or anywhere if none is kept.
        banks = any(who.bank for who in self.model.people.values())
        bank = seat in self.rules.kept or (self.may_stand() and not banks and not name)
        if name and seat in self.rules.kept:
            self.gone.append(name)
            return
        if not name and not bank and self.gone and self.source.random() < 0.5:
            name = self.gone.pop(self.source.randrange(len(self.gone)))
        if not name:
            self.names += 1
            name = f"bank {seat}" if seat in self.rules.kept else f"p{self.names}"
        chips = self.source.choice((60_00, 120_00, 900_00, 2_000_00))
        chips = max(chips, self.table.buy_in)
        self.do(Sit(seat=seat, name=name, chips=chips, role="bank" if bank else "player"))
        self.model.sit(seat, name, chips, bank=bank)

    def may_stand(self) -> bool:
        return self.table.rotation.banks > 0 and not self.rules.kept

    def leave(self) -> None:
        seat = self.anybody()
        name = self.model.people[seat].name
        if not self.model.people[seat].bank:
            self.gone.append(name)
        self.go(seat)

    def move(self) -> None:
        """A player gives up a seat and takes another at once."""
        seat = self.anybody()
        if not self.model.people[seat].bank:
            name = self.model.people[seat].name
            self.go(seat)
            self.sit(name)

    def go(self, seat: int) -> None:
        self.do(Leave(seat=seat))
        self.model.leave(seat)

    def away(self) -> None:
        seat = self.anybody()
        self.do(SitOut(seat=seat))
        self.model.people[seat].here = False

    def back(self) -> None:
        seat = self.anybody()
        who = self.model.people[seat]
        came = self.allowed(ComeIn(seat=seat, how="wait"))
        assert came == (not who.here and who.chips > 0)
        who.here = who.here or came

    def buy(self) -> None:
        if not self.model.people:
            return
        poor = [s for s, who in self.model.people.items() if not who.chips]
        seat = self.source.choice(poor) if poor else self.anybody()
        self.do(BuyChips(seat=seat, chips=200_00))
        self.model.people[seat].chips += 200_00

    def anybody(self) -> int:
        return self.source.choice(sorted(self.model.people))

    def take(self) -> None:
        seat = offered(self.table) if self.source.random() < 0.6 else 0
        seat = seat or self.anybody()
        took = self.allowed(TakeBank(seat=seat))
        assert took == self.model.take(seat), f"the bank taken by {seat}: {took}"
        self.seen["taken"] += took

    def decline(self) -> None:
        seat = offered(self.table) if self.source.random() < 0.8 else 0
        seat = seat or self.anybody()
        passed = self.allowed(PassBank(seat=seat))
        assert passed == self.model.decline(seat), f"the bank declined by {seat}: {passed}"

    def hand(self) -> None:
        """Play the next hand, if somebody banks it and somebody can bet against them."""
        model = self.model
        if not model.people:
            return
        ready = not model.offered() and not model.broken()
        bank = model.has_bank() or (model.standing() if ready else 0)
        there = [s for s, who in model.people.items() if who.here and who.chips and not who.bank]
        dealt = bool(bank) and ready and any(seat != bank for seat in there)
        try:
            events = self.do(NextHand())
        except Illegal:
            assert not dealt, "a hand could have been dealt"
            return
        assert dealt, "a hand was dealt"
        model.go_on()
        started = next(event for event in events if isinstance(event, HandStarted))
        assert (started.button, started.bank_hand) == (model.has_bank(), model.number)
        self.played(events)
        hand = self.table.hand
        assert isinstance(hand, BankedHand)
        counted = next(e for e in events if isinstance(e, HandCounted))
        ran_out = any(isinstance(event, ShoeRenewed) for event in self.table.log)
        spots = {hand.button, *(spot for spot in hand.layout.hands)}
        model.hand(spots, counted.stacks, ran_out=ran_out)
        self.seen["ran out"] += ran_out
        if self.table.claim is not None:
            self.do(PayBonus(bonus=self.table.claim.bonus, hand=self.table.hands))
        self.hands += 1

    def played(self, events: list[AnyEvent]) -> None:
        """Play the hand to its end, adding its events."""
        while self.table.running():
            hand = self.table.hand
            assert hand is not None
            asks = [ask for ask in hand.asked if ask.must] or list(hand.asked)
            ask = self.source.choice(asks)
            order = self.chance.answer(ask) if ask.actor == CHANCE else None
            if order is None and (ask.default is None or self.source.random() < 0.5):
                order = ask.sample(self.source.randrange)
            events += self.do(order or ask.default)  # type: ignore[arg-type]

    def compare(self) -> None:
        """Check that bank, offer and chips are the model's."""
        model, table = self.model, self.table
        here = {seat: (p.name, p.chips, p.standing == "in") for seat, p in table.players.items()}
        there = {seat: (w.name, w.chips, w.here) for seat, w in model.people.items()}
        assert here == there, f"{here} is not {there}"
        assert holder(table) == model.has_bank(), "who has the bank"
        assert offered(table) == model.offered(), "to whom it is offered"
        assert broken(table) == model.broken(), "whether the game has stopped"
        self.seen["broken"] += model.broken()
