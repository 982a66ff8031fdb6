"""A table with bots in its seats: plays on by itself until a person must decide."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardhouse import room
from cardhouse.bots.bot import Bot
from cardhouse.bots.names import make
from cardhouse.chance import Chance
from cardhouse.engine.asks import Ask, Order
from cardhouse.engine.commands import CHANCE, Arrange, Command
from cardhouse.engine.illegal import Illegal
from cardhouse.engine.view import look
from cardhouse.floor import Report
from cardhouse.room import AnyEvent, Table
from cardhouse.room.commands import BuyChips, ComeIn, DrawButton, RoomCommand, Sit
from cardhouse.rulebook import Posted, open_table

# What a player is called who gave no name.
PLAYERS = ("Ada", "Ben", "Cora", "Dan", "Eve", "Finn", "Gail", "Hugh", "Iris", "Jack")


class Session:
    """One table, chance, and the bots by seat; a seat without a bot is a person's.

    `next_hand` starts a hand, `advance` plays it until a person is asked or it is over, `play`
    carries out what the person decides or reports, and `waiting` is the Ask to that person.
    """

    def __init__(self, table: Table, chance: Chance, bots: Mapping[int, Bot]) -> None:
        self.table = table
        self.chance = chance
        self.bots = dict(bots)

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
        crew = {
            seat: make(name, table.game, seed=f"{seed}/{seat}")
            for seat, name in (bots or {}).items()
        }
        taken = range(1, seats + 1) if isinstance(seats, int) else seats
        for seat in taken:
            name = (names or {}).get(seat, PLAYERS[(seat - 1) % len(PLAYERS)])
            room.play(table, Sit(seat=seat, name=name, chips=chips or table.buy_in))
        session = cls(table, chance, crew)
        session._draw_button()
        return session

    @property
    def over(self) -> bool:
        """Whether no hand is being played."""
        return not self.table.running()

    @property
    def waiting(self) -> Ask | None:
        """The Ask to a person, if it is a person's turn."""
        for ask in self._asks():
            if ask.actor != CHANCE and ask.actor not in self.bots:
                return ask
        return None

    def next_hand(self) -> list[AnyEvent]:
        """Let bots that are broke buy in again, and start the next hand."""
        events: list[AnyEvent] = []
        for seat, player in self.table.players.items():
            if seat in self.bots and not player.chips:
                events += self.rebuy(seat)
        return events + room.next_hand(self.table)

    def rebuy(self, seat: int, chips: int = 0) -> list[AnyEvent]:
        """A player without chips buys in again and comes back as soon as the blinds allow."""
        table = self.table
        bought = room.play(table, BuyChips(seat=seat, chips=chips or table.buy_in))
        try:
            return bought + room.play(table, ComeIn(seat=seat, how="post"))
        except Illegal:
            # He missed the blinds and sits between them now.
            return bought + room.play(table, ComeIn(seat=seat, how="wait"))

    def step(self) -> list[AnyEvent]:
        """One decision of chance or of a bot; nothing if a person is awaited or no hand is on."""
        for ask in self._asks():
            if ask.actor == CHANCE:
                return self.play(self.chance.answer(ask))
            if isinstance(ask.actor, int) and ask.actor in self.bots:
                hand = self.table.hand
                assert hand is not None
                return self.play(self.bots[ask.actor].decide(look(hand, ask.actor), ask))
        return []

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

    def _draw_button(self) -> None:
        """One card to each player, and again to those whose cards are equal."""
        table = self.table
        while not table.button and table.seating.button_card != "first-seat":
            count, left = len(room.to_draw(table)), room.in_deck(table)
            deck = tuple(dict.fromkeys(c for c in table.game.deck.cards() if c in left))
            answer = self.chance.answer(Ask(CHANCE, {Arrange: Order(cards=deck, least=count)}))
            assert isinstance(answer, Arrange)
            room.play(table, DrawButton(cards=answer.cards[:count]))
