"""Orders of people at a table: only for their own seat, and only when asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from msgspec import Struct

from cardhouse.engine.core.illegal import Illegal
from cardhouse.room.buying import bring_chips
from cardhouse.room.room import Room
from cardhouse.room.standing import CLOSED, FOLLOWED, standstill
from cardhouse.room.tables import TableKeeper
from cardhouse.server import messages
from cardhouse.server.commands import PLACE, Waive, given, said_for, tag
from cardhouse.server.front.in_time import in_time
from cardhouse.server.staff.acts import BuyInAct
from cardhouse.server.table.between import most_buy, proposed_buy
from cardhouse.server.table.desk import Desk
from cardhouse.server.table.refusal import Refusal
from cardhouse.server.table.scene import seat_of
from cardhouse.store.records import Conflict, Stale, StoreError, Unavailable
from cardhouse.table import ways_in
from cardhouse.table.accounts import purse
from cardhouse.table.commands import BuyChips, ComeIn, Leave, TableCommand
from cardhouse.table.commands import Sit as TakeSeat
from cardhouse.words.refusals import refused
from cardhouse.words.said import Money, say

__all__ = ["Orders", "Refusal"]

# How often an order is retried when others were faster.
TRIES: Final = 8
GONE_ON: Final = say("order-gone-on")


@contextmanager
def refusing() -> Iterator[None]:
    """Say in a Refusal what the rules or the store refuse."""
    try:
        yield
    except Illegal as illegal:
        raise Refusal(refused(illegal), illegal.cite) from None
    except Conflict:
        raise Refusal(GONE_ON, stale=True) from None
    except Stale:
        raise Refusal(FOLLOWED) from None
    except Unavailable:
        raise Refusal(say("order-unknown"), unknown=True) from None
    except StoreError:
        raise Refusal(say("order-unwritten")) from None


class Orders:
    """Carries out one person's orders at one table."""

    def __init__(self, room: Room, desk: Desk, who: str) -> None:
        self._room = room
        self._desk = desk
        self._who = who

    async def carry_out(self, message: messages.ToServer) -> int:
        """Carry out an order and return the sequence after it; a Refusal changes nothing."""
        if not self._who:
            raise Refusal(say("order-look-on"))
        with refusing():
            async with in_time():
                return await self._once(message)

    async def _once(self, message: messages.ToServer) -> int:
        """Carry out an order, or answer again for one carried out before."""
        try:
            return await self._carry_out(message)
        except (Refusal, Illegal, Conflict):
            if (done := await self._applied(getattr(message, "id", ""))) is None:
                raise
            return done

    async def _carry_out(self, message: messages.ToServer) -> int:
        match message:
            case messages.Order():
                return await self._order(message)
            case messages.Sit():
                return await self._sit(message)
            case messages.Leave():
                return await self._at_table(Leave(seat=self._seat()), message.id)
        raise Refusal(say("order-none"))

    async def buy_in(self, message: messages.Sit | messages.Order) -> BuyInAct | None:
        """The chips that an order lacks where the host approves each buy-in; None if it lacks none.

        An order that was carried out before lacks none either.
        """
        club = self._room.management.state.money == "club"
        if not club or await self._applied(message.id) is not None:
            return None
        if (order := self._bringing(message)) is None:
            return None
        self._check_sum(order)
        have = (await self._room.store.balances()).get(purse(self._who), 0)
        if order.chips <= have:
            return None
        return BuyInAct(
            table=self._desk.name,
            amount=order.chips - have,
            brings=order.chips,
            seat=order.seat if isinstance(order, TakeSeat) else 0,
        )

    def _bringing(self, message: messages.Sit | messages.Order) -> TakeSeat | BuyChips | None:
        """The command of an order that brings chips to the table."""
        if isinstance(message, messages.Sit):
            return self._taking(message)
        if tag(type(message.command)) == tag(BuyChips):
            buying: BuyChips = self._given(message.command)
            return buying
        return None

    async def _order(self, order: messages.Order) -> int:
        if isinstance(order.command, Waive):
            return self._let_pass()
        if tag(type(order.command)) in PLACE:
            return await self._at_table(self._given(order.command), order.id)
        return await self._play(order)

    def _given(self, sent: Struct) -> Any:
        """The command behind a sent one; it must be for the sender."""
        said = said_for(sent)
        if said.get("name", self._who) != self._who:
            raise Refusal(say("order-own"))
        # A player on the waiting list has no seat.
        seat = self._seat() if "seat" in sent.__struct_fields__ else 0
        if said.get("seat", seat) != seat:
            raise Refusal(say("order-seat"))
        return given(sent, seat=seat, name=self._who)

    async def _play(self, order: messages.Order) -> int:
        """Carry out a decision in the hand, if the seat is still asked what the sender saw."""
        desk, keeper = self._desk, self._desk.keeper
        if self._room.stopped(keeper.name) and (still := standstill(self._room, keeper.name)):
            raise Refusal(still)
        command, seat = self._given(order.command), self._seat()
        self.heard(seat)
        for _ in range(TRIES):
            if order.seq < desk.asked_since(seat) or order.seq > keeper.count:
                raise Refusal(GONE_ON, stale=True)
            try:
                done = await keeper.order(command, self._name(order.id), keeper.count)
            except Conflict:
                # Somebody else was faster; if the ask is still the same, nothing is lost.
                continue
            return done.count
        raise Refusal(say("order-too-late"), stale=True)

    async def _at_table(self, command: TableCommand, order_id: str) -> int:
        """Carry out a command about the sender's own place, valid whatever has happened since."""
        if (seat := seat_of(self._desk.table, self._who)) != 0:
            self.heard(seat)
        if isinstance(command, BuyChips):
            return await self._bring(command, order_id)
        return (await self._desk.keeper.order(command, self._name(order_id))).count

    async def _sit(self, sit: messages.Sit) -> int:
        """Buy in, take the seat, and come into the game as soon as the blinds allow."""
        if (done := await self._applied(sit.id)) is not None:
            # A player who still sits there comes in now, if that was cut off before.
            here = seat_of(self._desk.table, self._who) == sit.seat
            return await self._come_in(sit.seat, sit.id) if here else done
        await self._bring(self._taking(sit), sit.id)
        return await self._come_in(sit.seat, sit.id)

    def _taking(self, sit: messages.Sit) -> TakeSeat:
        """The command to take a seat, with the usual buy-in unless the sender names another."""
        table = self._desk.table
        if self._room.closed(self._desk.name):
            raise Refusal(CLOSED)
        if seat := seat_of(table, self._who):
            raise Refusal(say("order-seated", number=seat))
        return TakeSeat(seat=sit.seat, name=self._who, chips=sit.chips or proposed_buy(table))

    async def _come_in(self, seat: int, order_id: str) -> int:
        return await come_in(self._desk.keeper, seat, self._who, self._name(order_id))

    async def _bring(self, order: TakeSeat | BuyChips, order_id: str) -> int:
        """Bring chips to the table, with a loan of play money if some are missing."""
        self._check_sum(order)
        keeper, name = self._desk.keeper, self._name(order_id)
        return (await bring_chips(self._room, keeper, order, self._who, name)).count

    def _check_sum(self, order: TakeSeat | BuyChips) -> None:
        most = most_buy(self._desk.table)
        if order.chips > most:
            raise Refusal(say("order-most", most=Money(most)))

    def _let_pass(self) -> int:
        seat, hand = self._seat(), self._desk.table.hand
        asks = () if hand is None or hand.over else hand.asked
        may = any(ask.actor == seat and not ask.must for ask in asks)
        # A wager that can still be taken back is let pass by doing nothing.
        if not self._desk.dealer.let_pass(seat) and not may:
            raise Refusal(say("order-nothing-passes"))
        self._desk.refresh()
        return self._desk.keeper.count

    async def _applied(self, order_id: str) -> int | None:
        """The sequence after an earlier order; None if it was never carried out."""
        return await self._room.store.applied(self._desk.keeper.stream, self._name(order_id))

    def seated(self) -> str:
        """The sender's name, if they sit here."""
        if not self._who:
            raise Refusal(say("order-look-on"))
        if not seat_of(self._desk.table, self._who):
            raise Refusal(say("chat-seated"))
        return self._who

    def heard(self, seat: int) -> None:
        """Note that a player has acted and is not absent."""
        self._desk.dealer.absence.heard(seat)

    def _seat(self) -> int:
        seat = seat_of(self._desk.table, self._who)
        if not seat:
            raise Refusal(say("order-no-seat"))
        return seat

    def _name(self, order_id: str) -> str:
        """The name under which an order is carried out only once."""
        return f"person/{self._who}/{order_id}"


async def come_in(keeper: TableKeeper, seat: int, name: str, mark: str) -> int:
    """Post what a newcomer owes, or wait for the big blind if posting is not allowed."""
    player = keeper.state.players.get(seat)
    if player is not None and player.name == name and player.standing == "owing":
        # The blinds may have moved on meanwhile: a player who cannot post waits.
        for how in ways_in(keeper.state, seat):
            with suppress(Illegal):
                await keeper.order(ComeIn(seat=seat, how=how), f"{mark}/{how}")
                break
    return keeper.count
