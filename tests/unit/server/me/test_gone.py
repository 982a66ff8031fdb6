"""Results of people who have gone: their last hand reopened without them, or no chips left."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cardhouse.bots.crew import Crew
from cardhouse.bots.names import make
from cardhouse.chance import Seeded
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.pot.commands import Fold
from cardhouse.floor.core.reports import CancelHand, GiveChips
from cardhouse.floor.pot.reports import ReviveHand
from cardhouse.room.audit import audit
from cardhouse.room.room import Room
from cardhouse.room.tables import AnyOrder
from cardhouse.server.me.messages import MyResults
from cardhouse.server.me.results import kind_of, results
from cardhouse.server.office import Office
from cardhouse.server.people.audit import people_beside
from cardhouse.server.serve import open_office
from cardhouse.store.records import Span
from cardhouse.table import AnyEvent
from cardhouse.table.commands import ComeIn, Leave, NextHand, Sit
from tests.kit.rooms import opened_room

BOUGHT = 200_00
SIGNED: dict[str, Any] = {"by": "Flora", "reason": "shown"}


class Three:
    """Ann, Ben and Cid at a table of hold'em."""

    def __init__(self, room: Room, office: Office) -> None:
        self.room, self.office = room, office
        self.keeper = room.tables["holdem"]
        self._orders = itertools.count()

    async def do(self, order: AnyOrder) -> list[AnyEvent]:
        return (await self.keeper.order(order, f"c{next(self._orders)}")).events

    async def sit(self, seat: int, name: str) -> None:
        await self.room.sell(name, BOUGHT, f"s{next(self._orders)}")
        await self.do(Sit(seat=seat, name=name, chips=BOUGHT))

    async def start(self) -> None:
        """The next hand, up to its first decision."""
        if (drawn := Crew(Seeded(1), {}).draw(self.keeper.state)) is not None:
            await self.do(drawn)
        await self.do(NextHand())
        await self.deal()

    async def deal(self) -> None:
        while (ask := self.asked()) is not None and ask.actor == CHANCE:
            await self.do(Seeded(2).answer(ask))

    async def fold(self) -> None:
        """Everybody folds to the last one."""
        while (ask := self.asked()) is not None:
            chance = ask.actor == CHANCE
            await self.do(Seeded(2).answer(ask) if chance else Fold(int(ask.actor)))

    def asked(self) -> Any:
        hand = self.keeper.state.hand
        return hand.asked[0] if hand is not None and not hand.over else None

    async def own(self, name: str) -> int:
        """Everything that the ledger has for somebody away from the table."""
        balances = await self.room.store.balances()
        return balances.get(f"player/{name}", 0) + balances.get(f"held/{name}", 0)

    async def results(self, name: str, period: Any = "all") -> MyResults:
        return await results(self.office, name, period)


@asynccontextmanager
async def at_a_table(folder: Path) -> AsyncIterator[Three]:
    """The three with their chips; their room is audited in the end."""
    async with opened_room(folder, ("tommys", "holdem"), bots=0) as room:
        three = Three(room, await open_office(room))
        for seat, name in enumerate(("Ann", "Ben", "Cid"), 1):
            await three.sit(seat, name)
        yield three
        await audit(room.store, beside=people_beside())


def test_a_winner_who_has_left_keeps_their_win_when_the_hand_is_reopened(tmp_path: Path) -> None:
    async def work() -> None:
        async with at_a_table(tmp_path) as three:
            await three.start()
            await three.fold()
            players = three.keeper.state.players
            winner = max(players, key=lambda seat: players[seat].chips)
            name, won = players[winner].name, players[winner].chips - BOUGHT
            assert (await three.results(name)).net == won > 0
            await three.do(Leave(seat=winner))
            loser = next(seat for seat in players if seat != winner)
            await three.do(ReviveHand(seat=loser, **SIGNED))
            await three.deal()
            await three.fold()
            found = await three.results(name)
            # All of their chips are away from the table.
            assert found.net == found.games[0].net == await three.own(name) - BOUGHT
            assert (found.hands, found.won, found.points[-1].net) == (1, 1, found.net)
            for other in players.values():
                assert (await three.results(other.name)).net == other.chips - BOUGHT
            # It was dealt in the sitting that had ended.
            sitting = await three.results(name, "sitting")
            assert (sitting.hands, sitting.net) == (1, found.net)

    asyncio.run(work())


def test_a_fee_given_back_to_somebody_who_has_left_is_in_their_statement(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened_room(tmp_path, ("tommys", "no-bust-blackjack")) as room:
            office, keeper = await open_office(room), room.tables["no-bust-blackjack"]
            await room.sell("Ann", BOUGHT, "sell")
            await keeper.order(Sit(seat=4, name="Ann", chips=BOUGHT), "sit")
            bots = {seat: make("caller", keeper.state.game, seed=seat) for seat in range(1, 5)}
            crew = Crew(Seeded(3), bots, seed=3)
            while not keeper.state.hands:
                table = keeper.state
                order = crew.next(table) if table.running() else crew.between(table)
                assert order is not None
                await keeper.order(order, f"step {keeper.count}")
            paid = await results(office, "Ann", "all")
            assert paid.fees > 0
            await keeper.order(Leave(seat=4), "leave")
            await keeper.order(CancelHand(**SIGNED), "cancel")
            found = await results(office, "Ann", "all")
            assert (found.fees, found.net, found.hands) == (0, 0, 1)
            entries = await room.store.entries("Ann", Span(), 100)
            fees = [entry.amount for entry in entries if kind_of(entry) == "fee"]
            assert fees == [paid.fees, -paid.fees]
            await audit(room.store, beside=people_beside())

    asyncio.run(work())


def test_a_sitting_begins_with_its_seat_also_after_all_chips_were_lost(tmp_path: Path) -> None:
    """Somebody who gets up without chips takes nothing along: no transfer says that they left."""

    async def work() -> None:
        async with at_a_table(tmp_path) as three:
            await three.start()
            hand = three.keeper.state.hand
            assert hand is not None
            await three.do(GiveChips(source=1, target=2, amount=hand.chips[1], **SIGNED))
            await three.deal()
            await three.fold()
            assert three.keeper.state.players[1].chips == 0
            await three.do(Leave(seat=1))
            await three.sit(1, "Ann")
            await three.do(ComeIn(seat=1, how="wait"))
            while (sitting := await three.results("Ann", "sitting")).hands == 0:
                await three.start()
                await three.fold()
            assert three.keeper.state.hands > 1 == sitting.hands
            assert sitting.net == three.keeper.state.players[1].chips - BOUGHT
            assert (await three.results("Ann")).hands == 2

    asyncio.run(work())


def test_nobody_has_sat_down_and_there_is_no_sitting(tmp_path: Path) -> None:
    async def work() -> None:
        async with at_a_table(tmp_path) as three:
            await three.room.sell("Dan", BOUGHT, "dan")
            for table in ("", "holdem"):
                found = await results(three.office, "Dan", "sitting", table)
                assert (found.table, found.hands, found.sums, found.cut) == ("", 0, (), False)

    asyncio.run(work())
