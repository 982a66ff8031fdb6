"""The room's ledger beside a table: every transfer is booked as it happens, and compared."""

from __future__ import annotations

import random
from collections import Counter

from cardhouse.bots.buying import buys
from cardhouse.bots.crew import Crew
from cardhouse.chance import Seeded
from cardhouse.engine.banked.hand import BankedGame
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.illegal import Illegal
from cardhouse.floor import Report
from cardhouse.ledger import BONUS, BOX, OUTSIDE, Transfer
from cardhouse.rulebook import Posted, open_table
from cardhouse.table import AnyEvent, Table, accounts, broken, offered, play
from cardhouse.table.bonus_events import OWED
from cardhouse.table.commands import (
    BuyChips,
    ComeIn,
    Expel,
    FetchHeld,
    Leave,
    NextHand,
    PayBonus,
    Sit,
    SitOut,
    TableCommand,
    TakeBank,
    Tick,
)
from cardhouse.table.rules import Rotation
from cardhouse.table.table import Role
from tests.kit.refusals import well_put
from tests.kit.reporting import any_report

NAME = "table 1"

Order = TableCommand | Command | Report


class Booked:
    """A table, the log with the transfers of each event, and all accounts of the room."""

    def __init__(self, post: Posted, rules: str = "") -> None:
        self.post = post
        self.table: Table = open_table(post, rules)
        self.accounts: Counter[str] = Counter()
        self.log: list[tuple[AnyEvent, accounts.Moves]] = []

    def sell(self, name: str, chips: int) -> None:
        """The cage sells chips."""
        self.book(Transfer(OUTSIDE, accounts.purse(name), chips, "cage.sold"))

    def book(self, each: Transfer) -> None:
        """Book one transfer of a positive amount from an account that holds it."""
        source, target = str(each.source), str(each.target)
        self.accounts[source] -= each.amount
        self.accounts[target] += each.amount
        assert each.amount > 0
        assert each.why, f"{each} does not say why"
        assert self.accounts[source] >= 0 or source == OUTSIDE, f"{each} overdraws"

    def do(self, order: Order) -> list[AnyEvent]:
        """Play on a copy as a keeper does, book the resulting events, and compare."""
        if isinstance(order, Sit):
            self.sell(order.name, order.chips)
        if isinstance(order, BuyChips) and order.seat in self.table.players:
            self.sell(self.table.players[order.seat].name, max(1, order.chips))
        if isinstance(order, PayBonus) and (paid := sum(order.shares.values())):
            self.book(Transfer(OUTSIDE, OWED, paid, "bonus"))
        before, after = self.table, self.table.copy()
        events = play(after, order)
        for event, moved in zip(events, accounts.moves(NAME, before, events), strict=True):
            for each in moved:
                self.book(each)
            self.log.append((event, moved))
        self.table = after
        self.compare()
        return events

    def compare(self) -> None:
        """Check that the ledger matches the chips on the table and that no chip was made."""
        table, found = self.table, self.accounts
        inside = {a: held for a, held in found.items() if held and a.startswith(f"{NAME}/")}
        funds = {kind: inside.pop(accounts.at(NAME, kind), 0) for kind in (BOX, BONUS)}
        assert inside == accounts.holdings(NAME, table)
        hand = table.hand.chips if table.hand is not None and table.running() else {}
        assert funds[BOX] == table.box + hand.get(BOX, 0)
        assert funds[BONUS] == table.bonus + hand.get(BONUS, 0)
        held = {a: chips for a, chips in found.items() if chips and a.startswith("held/")}
        assert held == {accounts.held(name): chips for name, chips in table.cage.items()}
        assert not sum(found.values())


def seated(post: Posted, rules: str = "") -> Booked:
    """Six players, with standing banks if the game has them."""
    booked = Booked(post, rules)
    table = booked.table
    for seat, role in roles(table.rotation).items():
        booked.do(Sit(seat=seat, name=f"p{seat}", chips=buys(table, role), role=role))
    return booked


def roles(rotation: Rotation) -> dict[int, Role]:
    """Seats 1 to 6, with standing banks in their own seats."""
    seats = [seat for seat in range(1, 7) if seat not in rotation.seats]
    banks = rotation.seats or seats[len(seats) - rotation.banks :]
    return {seat: "bank" if seat in banks else "player" for seat in sorted({*seats, *banks})}


class Afternoon:
    """Random decisions, players coming and going, and an occasional report."""

    def __init__(self, booked: Booked, seed: int, reports: float = 0.0) -> None:
        self.booked = booked
        self.rng = random.Random(seed)
        self.chance = Seeded(seed)
        self.reports = reports
        self.crew = Crew(self.chance, {}, seed=seed)
        self.refused = 0

    def go_on(self, times: int) -> None:
        """Give this many orders; the next comparison shows that refusals changed nothing."""
        for _ in range(times):
            try:
                self.booked.do(self.order())
            except Illegal as refused:
                well_put(refused)
                self.refused += 1

    def order(self) -> Order:
        table, rng = self.booked.table, self.rng
        if rng.random() < 0.06:
            return self.deed(table)
        # Also after the hand: it can be reopened until the next one starts.
        if table.hand is not None and rng.random() < self.reports:
            return any_report(rng, table.hand)
        if table.claim is not None and not table.running():
            return self.paid(table)
        if not table.running():
            return self.between(table)
        assert table.hand is not None
        ask = rng.choice(table.hand.asked)
        return self.chance.answer(ask) if ask.actor == CHANCE else ask.sample(rng.randrange)

    def between(self, table: Table) -> TableCommand:
        """The next command toward a hand: chips, places, the bank, and then the hand itself."""
        for seat, player in sorted(table.players.items()):
            if player.chips < table.buy_in // 2 and not player.leaving:
                return BuyChips(seat=seat, chips=buys(table, player.role))
            if player.standing in ("out", "owing"):
                return ComeIn(seat=seat, how=self.rng.choice(("post", "wait")))
        if isinstance(table.game, BankedGame) and (offered(table) or broken(table)):
            seat = offered(table) or self.rng.choice(sorted(table.players))
            return TakeBank(seat=seat)
        return self.crew.between(table) or NextHand()

    def deed(self, table: Table) -> TableCommand:
        rng, seat = self.rng, self.rng.randrange(1, 9)
        free = [each for each in roles(table.rotation) if each not in table.players]
        if free and rng.random() < 0.7:
            role = roles(table.rotation)[free[0]]
            chips = buys(table, role)
            return Sit(seat=free[0], name=f"p{free[0]}", chips=chips, role=role)
        deeds: tuple[TableCommand, ...] = (
            Leave(seat=seat),
            Expel(seat=seat, by="Flora", reason="noise") if rng.random() < 0.1 else SitOut(seat=1),
            BuyChips(seat=seat, chips=rng.choice((5_00, 200_00))),
            FetchHeld(name=rng.choice([*table.cage, "p1"])),
            Tick(at=table.clock + rng.choice((60, 1800, 7200))),
        )
        return rng.choice(deeds)

    def paid(self, table: Table) -> PayBonus:
        claim = table.claim
        assert claim is not None
        shares = {seat: 10_00 for seat in (*claim.mains, *claim.others)}
        return PayBonus(bonus=claim.bonus, hand=table.hands, shares=shares)
