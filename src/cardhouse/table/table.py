"""A table between hands: players and chips, the button, and blinds owed."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from cardhouse.cards import Card
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.floor.core.rules import Irregularities
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.claim import Claim
from cardhouse.table.clock import Moment
from cardhouse.table.rules import Fee, Rotation, Seating, TimeFee
from cardhouse.table.spread import Mix, Naming, Spread

# A player is in the game; owes blinds before coming in or back in; waits for the big blind; will
# post for the next hand; or sits out.
Standing = Literal["in", "owing", "waiting", "posting", "out"]

# A player, a player for a proposition provider, or a standing bank.
Role = Literal["player", "proposition", "bank"]


class Player(Struct):
    """A player with a seat at the table."""

    name: str
    chips: int
    standing: Standing = "in"
    # True if blinds passed while they were away: then they owe all blinds, not just the big one.
    missed: bool = False
    # Chips bought during a hand; and true if the seat is free once it is over.
    bought: int = 0
    leaving: bool = False
    # True if the one short buy after a full buy-in has been made.
    short_bought: bool = False
    role: Role = "player"
    # The bot that plays for the seat; empty for a person.
    bot: str = ""
    # True if a bot's chips away from the tables are apart from the players'.
    apart: bool = False
    # Time collection owed: the player is not dealt in before it is paid.
    time_owed: int = 0

    def pays_time(self) -> bool:
        """True if the player owes for time and has the chips."""
        return 0 < self.time_owed <= self.chips

    def plays(self) -> bool:
        """True once the player has come into the game; blinds owed wait for a game with blinds."""
        return self.standing in ("in", "posting", "waiting")


class BankTurn(Struct):
    """The bank's place in its rotation, and the players already asked."""

    # The holder, and the number of the next hand in their turn.
    holder: int = 0
    number: int = 0
    # Name of the player who banked the last hand: a turn belongs to a person, not a seat.
    last: str = ""
    # The standing bank that dealt last.
    standing: int = 0
    # The seat the offer goes round from, clockwise, and the names of players who have had their
    # chance since.
    start: int = 0
    asked: tuple[str, ...] = ()
    # The seat the log says it is offered to; 0 if nobody has been told.
    offered: int = 0


class Before(Struct):
    """Button and blinds before the hand in play, and the players passed since."""

    button: int
    big_blind: int
    first_blind: int
    # By seat; by name for players who have left since.
    missed: tuple[int | str, ...] = ()

    def without(self, seat: int, name: str) -> Before:
        """The same after a player leaves, because the seat's next player was not passed."""
        return replace(self, missed=tuple(name if each == seat else each for each in self.missed))


class Killing(Struct, frozen=True, kw_only=True):
    """Name of the winner of the last whole pots, and the length of the streak."""

    name: str = ""
    pots: int = 0


class Stood(Struct, frozen=True, kw_only=True):
    """A player's standing before the last hand was counted."""

    name: str
    standing: Standing
    missed: bool


class Counted(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Changes made by the count of the last hand, in case a ruling reopens it."""

    stacks: dict[int, int]
    box: int
    bonus: int
    held: dict[int, int]
    players: dict[int, Stood]
    turn: BankTurn
    button: int
    before: Before | None
    naming: Naming | None = None
    killing: Killing = Killing()


class PostedRule(Struct, frozen=True, kw_only=True):
    """A rule management added at this table: its author, time, and first hand."""

    text: str
    by: str
    at: Moment
    hand: int


class Table(Struct):
    """A table with its players. Only `fold` changes it, and the hand in play."""

    # The game of the hand in play, or of the next one once it is named.
    spread: Spread
    buy_in: int
    # Smaller buys are short buys.
    short_buy: int = 0
    # The games it changes among, and the naming of the next; None at most tables.
    mix: Mix | None = None
    naming: Naming | None = None
    players: dict[int, Player] = field(default_factory=dict)
    # Names on the wait list, longest wait first, and those of them called to a seat.
    waiting: list[str] = field(default_factory=list)
    called: list[str] = field(default_factory=list)
    # The moment each called player's time began.
    paged: dict[str, Moment] = field(default_factory=dict)
    # Names of players the floor has sent out of the room.
    barred: list[str] = field(default_factory=list)
    button: int = 0
    # Seats that must draw again for the first button, and the cards drawn so far.
    tied: tuple[int, ...] = ()
    drawn: tuple[Card, ...] = ()
    # Seats that last posted the full blind and the first blind, which is the smallest.
    big_blind: int = 0
    first_blind: int = 0
    # The state a cancelled hand restores; None between hands.
    before: Before | None = None
    # Names of players who left owing missed blinds: leaving does not settle them.
    left_owing: list[str] = field(default_factory=list)
    # Time collection still owed by players who have left, by name.
    left_time: dict[str, int] = field(default_factory=dict)
    # In banked games: the bank's turn; and true once fresh cards were asked for.
    turn: BankTurn = field(default_factory=BankTurn)
    killing: Killing = Killing()
    fresh: bool = False
    # Hands dealt, and hands among them that the floor cancelled.
    hands: int = 0
    cancelled: int = 0
    # The house's drop at this table.
    box: int = 0
    # Chips players have paid into the bonuses here.
    bonus: int = 0
    # Chips the cage holds, by name, for players who have walked away from their hands.
    cage: dict[str, int] = field(default_factory=dict)
    # The collection by time, and the moment up to which it has fallen due.
    time_fee: TimeFee | None = None
    clock: Moment = 0
    # Rules management has posted besides the house's.
    posted: tuple[PostedRule, ...] = ()
    # A prize besides the pot, won by a hand and not yet paid.
    claim: Claim | None = None
    # The last hand whose prize was paid: it wins no other.
    prized: int = 0
    counted: Counted | None = None
    hand: Hand | None = None
    # Events of the hand in play, or of the last one.
    log: list[Event] = field(default_factory=list)

    def copy(self) -> Table:
        """An independent table in the same state, for trying out a command."""
        # Parts that never change in place are shared.
        return replace(
            self,
            players={seat: replace(player) for seat, player in self.players.items()},
            waiting=self.waiting[:],
            called=self.called[:],
            paged=self.paged.copy(),
            barred=self.barred[:],
            turn=replace(self.turn),
            before=None if self.before is None else replace(self.before),
            left_owing=self.left_owing[:],
            left_time=self.left_time.copy(),
            cage=self.cage.copy(),
            hand=None if self.hand is None else self.hand.copy(),
            log=self.log[:],
        )

    @property
    def game(self) -> Game:
        """The game in force."""
        return self.spread.game

    @property
    def fee(self) -> Fee:
        """The collection of a hand of the game in force."""
        return self.spread.fee

    @property
    def seating(self) -> Seating:
        """The number of players in the game in force, and the conditions for sitting down."""
        return self.spread.seating

    @property
    def floor(self) -> Irregularities:
        """The house's rulings in the game in force."""
        return self.spread.floor

    @property
    def rotation(self) -> Rotation:
        """The rotation of the bank in the game in force."""
        return self.spread.rotation

    @property
    def bonuses(self) -> tuple[Bonus, ...]:
        """Prizes a hand of the game in force can win besides its pot."""
        return self.spread.bonuses

    @property
    def spreads(self) -> tuple[Spread, ...]:
        """Every game spread here."""
        return (self.spread,) if self.mix is None else self.mix.spreads

    @property
    def dealt(self) -> Spread:
        """The spread of the hand in play, or of the last one; before that, the first of the book.

        Between two hands another game may be in force, once it has been named.
        """
        return self.spreads[0] if self.hand is None else self.spread_of(self.hand.game.name)

    def spread_of(self, game: str) -> Spread:
        """A game spread here, by its name."""
        return self.spread if self.mix is None else self.mix.of(game)

    def last_hand(self) -> Hand | None:
        """The last hand, if it was of the game in force: only then do its cards live on."""
        return self.hand if self.dealt is self.spread else None

    @property
    def step(self) -> int:
        """The step chips are sold in here."""
        return self.game.stakes.step if self.mix is None else self.mix.step

    def has_blinds(self) -> bool:
        """True if one of the games has blinds."""
        return any(each.game.stakes.blinds for each in self.spreads)

    def begun(self) -> bool:
        """True once a hand has been completed here."""
        return self.hands > self.cancelled

    def running(self) -> bool:
        """True while a hand is being played."""
        return self.in_play() is not None

    def in_play(self) -> Hand | None:
        """The hand being played."""
        return None if self.hand is None or self.hand.over else self.hand

    def playing(self, seat: int) -> bool:
        """True for a seat in the hand being played."""
        hand = self.in_play()
        return hand is not None and seat in hand.seats

    def name_at(self, seat: int) -> str:
        """The player in a seat, by name; "" if it is empty."""
        player = self.players.get(seat)
        return "" if player is None else player.name

    def clockwise(self, seat: int) -> list[int]:
        """Occupied seats, starting with the first one after `seat`."""
        seats = sorted(self.players)
        return [s for s in seats if s > seat] + [s for s in seats if s <= seat]
