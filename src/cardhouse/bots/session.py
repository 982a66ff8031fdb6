"""A table with bots in its seats: plays on by itself until a person must decide."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from contextlib import suppress

from cardhouse import room
from cardhouse.bots.bot import Bot
from cardhouse.bots.names import DEFAULT, make
from cardhouse.bots.prizes import Prizes
from cardhouse.chance import Chance
from cardhouse.engine.asks import Ask, Order
from cardhouse.engine.banked.commands import TakeBack
from cardhouse.engine.commands import CHANCE, DEALER, Arrange, Command
from cardhouse.engine.illegal import Illegal
from cardhouse.engine.view import look
from cardhouse.floor import Report
from cardhouse.room import AnyEvent, Table
from cardhouse.room.commands import (
    BuyChips,
    ComeIn,
    DrawButton,
    PassBank,
    RoomCommand,
    Sit,
    TakeBank,
)
from cardhouse.room.rules import Rotation
from cardhouse.room.table import Role
from cardhouse.rulebook import Posted, open_table

# What a player is called who gave no name.
PLAYERS = ("Ada", "Ben", "Cora", "Dan", "Eve", "Finn", "Gail", "Hugh", "Iris", "Jack")

# How often a bot takes the bank that it is offered. How many of the least wagers one brings to a
# banked table, and how many of the largest whoever is there to bank.
TAKES_BANK = 0.5
BANKED_BUYS = 60
BANK_BUYS = 50


class Session:
    """One table, chance, and the bots by seat; a seat without a bot is a person's.

    `next_hand` starts a hand, `advance` plays it until a person is asked or it is over, `play`
    carries out what the person decides or reports, and `waiting` is the Ask to that person.

    Where a player banks, `next_hand` offers the bank first. While `offered` is a person's seat no
    hand starts: play *TakeBank* or *PassBank*, and call it again.
    """

    def __init__(
        self, table: Table, chance: Chance, bots: Mapping[int, Bot], *, seed: int | str = 0
    ) -> None:
        self.table = table
        self.chance = chance
        self.bots = dict(bots)
        # What bots toss when they are offered the bank.
        self._coin = random.Random(f"{seed}/bank")
        self._prizes = Prizes(table)
        # What a person may do and has let pass.
        self._waived: Ask | None = None

    @classmethod
    def open(
        cls,
        posted: Posted,
        *,
        chance: Chance,
        seats: int | Iterable[int] = 6,
        table_name: str = "",
        bots: Mapping[int, str] | None = None,
        names: Mapping[int, str] | None = None,
        seed: int | str = 0,
        chips: int = 0,
    ) -> Session:
        """Seat everybody with `chips` (or the least buy-in) and draw for the button.

        `bots` names a bot for each seat that no person plays; `seed` is what they toss coins with.
        """
        table = open_table(posted, table_name)
        taken = tuple(range(1, seats + 1) if isinstance(seats, int) else seats)
        roles = _roles(table.rotation, taken, bots or {})
        named = dict.fromkeys(roles, DEFAULT) | dict(bots or {})
        crew = {seat: make(name, table.game, seed=f"{seed}/{seat}") for seat, name in named.items()}
        for seat in sorted({*taken, *roles}):
            name = (names or {}).get(seat, PLAYERS[(seat - 1) % len(PLAYERS)])
            role = roles.get(seat, "player")
            buys = chips or _buys(table, role)
            room.play(table, Sit(seat=seat, name=name, chips=buys, role=role))
        session = cls(table, chance, crew, seed=seed)
        session._draw_button()
        return session

    @property
    def over(self) -> bool:
        """Whether no hand is being played."""
        return not self.table.running()

    @property
    def waiting(self) -> Ask | None:
        """The Ask to a person, if it is a person's turn, or if he may still do something."""
        for ask in self._asks():
            # A bet that may still be changed until the cup is open holds nobody up.
            lets_pass = ask == self._waived or (TakeBack in ask.offers and not ask.must)
            if isinstance(ask.actor, int) and ask.actor not in self.bots and not lets_pass:
                return ask
        return None

    @property
    def offered(self) -> int:
        """The seat of a person who is asked whether he wants the bank; 0 where nobody is."""
        if self.table.game.banking is None or not self.over:
            return 0
        seat = room.offered(self.table)
        return 0 if seat in self.bots else seat

    def waive(self) -> None:
        """A person lets pass what he may do but need not."""
        self._waived = self.waiting

    def next_hand(self) -> list[AnyEvent]:
        """Pay prizes, let bots that are broke buy in again, settle who banks, and start a hand."""
        events = self._prizes.settle(self.table)
        least = self._least()
        for seat, player in self.table.players.items():
            if seat in self.bots and player.chips < least:
                events += self.rebuy(seat)
        if self.table.game.banking is not None:
            events += self._offer_bank()
            if self.offered:
                return events
        return events + room.next_hand(self.table)

    def rebuy(self, seat: int, chips: int = 0) -> list[AnyEvent]:
        """A player without chips buys in again and comes back as soon as the blinds allow."""
        table = self.table
        chips = chips or _buys(table, table.players[seat].role)
        bought = room.play(table, BuyChips(seat=seat, chips=chips))
        if table.players[seat].standing == "in":
            return bought
        try:
            return bought + room.play(table, ComeIn(seat=seat, how="post"))
        except Illegal:
            # He missed the blinds and sits between them now.
            return bought + room.play(table, ComeIn(seat=seat, how="wait"))

    def step(self) -> list[AnyEvent]:
        """One decision of chance or of a bot; nothing if a person is awaited or no hand is on."""
        asks = self._asks()
        if len(asks) > 1 and (may := self.waiting) and not may.must:
            return []
        for ask in asks:
            if ask.actor == CHANCE:
                return self.play(self.chance.answer(ask))
            if isinstance(ask.actor, int) and ask.actor in self.bots and ask.must:
                hand = self.table.hand
                assert hand is not None
                return self.play(self.bots[ask.actor].decide(look(hand, ask.actor), ask))
        return self._dealer_goes_on(asks)

    def advance(self) -> list[AnyEvent]:
        """Play on until a person is asked or the hand is over."""
        events: list[AnyEvent] = []
        while happened := self.step():
            events += happened
        return events

    def play(self, command: Command | Report | RoomCommand) -> list[AnyEvent]:
        """Carry out a command or a report at the table; Illegal changes nothing."""
        return room.play(self.table, command)

    def _asks(self) -> tuple[Ask, ...]:
        hand = self.table.hand
        return () if hand is None or hand.over else hand.asked

    def _dealer_goes_on(self, asks: tuple[Ask, ...]) -> list[AnyEvent]:
        """The dealer waits no longer, once nobody is awaited who must decide."""
        for ask in asks:
            if ask.actor == DEALER and ask.default is not None:
                self._waived = None
                return self.play(ask.default)
        return []

    def _least(self) -> int:
        """With less than this a bot buys in again."""
        banking = self.table.game.banking
        if banking is None:
            return 1
        bet = self.table.game.stakes.small_bet
        return bet + max(banking.collection.due(bet), banking.collection.bank)

    def _offer_bank(self) -> list[AnyEvent]:
        """Bots toss a coin for the bank; when nobody wants it the first who may takes it."""
        events: list[AnyEvent] = []
        table = self.table
        while (seat := room.offered(table)) in self.bots:
            takes = self._coin.random() < TAKES_BANK
            events += self.play(TakeBank(seat=seat) if takes else PassBank(seat=seat))
        for seat in sorted(self.bots):
            if not room.broken(table):
                break
            with suppress(Illegal):
                events += self.play(TakeBank(seat=seat))
        return events

    def _draw_button(self) -> None:
        """One card to each player, and again to those whose cards are equal."""
        table = self.table
        if table.game.banking is not None:
            return
        while not table.button and table.seating.button_card != "first-seat":
            count, left = len(room.to_draw(table)), room.in_deck(table)
            deck = tuple(dict.fromkeys(c for c in table.game.deck.cards() if c in left))
            answer = self.chance.answer(Ask(CHANCE, {Arrange: Order(cards=deck, least=count)}))
            assert isinstance(answer, Arrange)
            room.play(table, DrawButton(cards=answer.cards[:count]))


def _roles(rotation: Rotation, taken: tuple[int, ...], bots: Mapping[int, str]) -> dict[int, Role]:
    """The seats of the standing banks: those kept for them, or the last ones that bots have."""
    free = [seat for seat in taken if seat in bots]
    seats = rotation.seats or free[len(free) - min(rotation.banks, len(free)) :]
    return dict.fromkeys(seats, "bank")


def _buys(table: Table, role: Role) -> int:
    """What one brings who does not say: the buy-in, or enough for a banked table."""
    stakes = table.game.stakes
    if table.game.banking is None:
        return table.buy_in
    bets = BANK_BUYS * stakes.big_bet if role == "bank" else BANKED_BUYS * stakes.small_bet
    return max(table.buy_in, bets)
