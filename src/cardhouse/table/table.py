"""A table between hands: who sits where with what, where the button is, who owes blinds."""

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

# A player is in the game; has to come in or back in and owes blinds; waits for the big blind;
# will post for the next hand; or sits out.
Standing = Literal["in", "owing", "waiting", "posting", "out"]

# Whether somebody plays, plays for a proposition provider, or is there as a standing bank.
Role = Literal["player", "proposition", "bank"]


class Player(Struct):
    """Somebody with a seat at the table."""

    name: str
    chips: int
    standing: Standing = "in"
    # Whether blinds passed while he was away: then he owes all of them, not just the big one.
    missed: bool = False
    # Chips bought during a hand, and whether the seat is free once it is over.
    bought: int = 0
    leaving: bool = False
    # Whether the one short buy has been made that each full buy-in allows.
    short_bought: bool = False
    role: Role = "player"
    # Which bot plays for the seat; none where a person does.
    bot: str = ""
    # What he owes of the collection by time: he is not dealt in before it is paid.
    time_owed: int = 0

    def pays_time(self) -> bool:
        """Whether he owes for his time and has the chips."""
        return 0 < self.time_owed <= self.chips


class BankTurn(Struct):
    """Where the bank is, and who has been asked."""

    # Who holds it, and which hand of his turn comes next.
    holder: int = 0
    number: int = 0
    # Who banked the last hand: a turn is a person's, wherever they sit, and so by name.
    last: str = ""
    # Which standing bank dealt last.
    standing: int = 0
    # From where the players are asked clockwise, and who, by name, has had their chance since.
    start: int = 0
    asked: tuple[str, ...] = ()
    # To whom the log says that it is offered; 0 where nobody has been told.
    offered: int = 0


class Before(Struct):
    """How button and blinds lay before the hand in play, and whom they have passed since."""

    button: int
    big_blind: int
    first_blind: int
    # By seat, and by name who has left since.
    missed: tuple[int | str, ...] = ()

    def without(self, seat: int, name: str) -> Before:
        """The same once somebody has left a seat: whoever sits there next was not passed."""
        return replace(self, missed=tuple(name if each == seat else each for each in self.missed))


class Stood(Struct, frozen=True, kw_only=True):
    """How a player stood before the last hand was counted."""

    name: str
    standing: Standing
    missed: bool


class Counted(Struct, frozen=True, kw_only=True):
    """What the count of the last hand changed: a ruling may open it again."""

    stacks: dict[int, int]
    box: int
    bonus: int
    held: dict[int, int]
    players: dict[int, Stood]
    turn: BankTurn
    button: int
    before: Before | None


class PostedRule(Struct, frozen=True, kw_only=True):
    """A rule that the management added at this table: who, when, and from which hand it holds."""

    text: str
    by: str
    at: Moment
    hand: int


class Table(Struct):
    """A table with its players. Only `fold` changes it, and the hand in play."""

    game: Game
    fee: Fee
    seating: Seating
    buy_in: int
    # Less than this is a short buy.
    short_buy: int = 0
    floor: Irregularities = Irregularities()
    rotation: Rotation = Rotation()
    players: dict[int, Player] = field(default_factory=dict)
    # Who waits for a seat, the first one first, and who of them has been called to one.
    waiting: list[str] = field(default_factory=list)
    called: list[str] = field(default_factory=list)
    # Since when the time of those who are called runs.
    paged: dict[str, Moment] = field(default_factory=dict)
    # Whom the floor has sent out of the room.
    barred: list[str] = field(default_factory=list)
    button: int = 0
    # Who has to draw again for the first button, and the cards drawn so far.
    tied: tuple[int, ...] = ()
    drawn: tuple[Card, ...] = ()
    # Who posted the full blind last, and who the first of the blinds, which is the smallest.
    big_blind: int = 0
    first_blind: int = 0
    # What a cancelled hand gives back; none between hands.
    before: Before | None = None
    # Who left while they owed blinds that had passed them, by name: leaving does not settle that.
    left_owing: list[str] = field(default_factory=list)
    # Where a player banks: whose turn it is, and whether fresh cards were asked for.
    turn: BankTurn = field(default_factory=BankTurn)
    fresh: bool = False
    # How many hands were dealt, and how many of them the floor cancelled.
    hands: int = 0
    cancelled: int = 0
    # What the house has dropped at this table.
    box: int = 0
    # What players have paid here into the bonuses.
    bonus: int = 0
    # What the cage holds, by name, for players who have walked away from their hands.
    cage: dict[str, int] = field(default_factory=dict)
    # The collection by time, and the moment up to which it has fallen due.
    time_fee: TimeFee | None = None
    clock: Moment = 0
    # What a hand can win beside its pot, and what one has won that is not paid yet.
    bonuses: tuple[Bonus, ...] = ()
    # What the management has posted beside the house's rules.
    posted: tuple[PostedRule, ...] = ()
    claim: Claim | None = None
    # The last hand whose prize was paid: it wins no other one.
    prized: int = 0
    counted: Counted | None = None
    hand: Hand | None = None
    # The events of the hand in play, or of the last one.
    log: list[Event] = field(default_factory=list)

    def copy(self) -> Table:
        """An independent table in the same state: where a command is tried out."""
        # What never changes in place is shared.
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
            cage=self.cage.copy(),
            hand=None if self.hand is None else self.hand.copy(),
            log=self.log[:],
        )

    def begun(self) -> bool:
        """Whether the game has begun: a hand of it was completed."""
        return self.hands > self.cancelled

    def running(self) -> bool:
        """Whether a hand is being played."""
        return self.hand is not None and not self.hand.over

    def playing(self, seat: int) -> bool:
        """Whether a seat is in the hand that is being played."""
        return self.hand is not None and not self.hand.over and seat in self.hand.seats

    def name_at(self, seat: int) -> str:
        """Who sits in a seat; nobody ("") in an empty one."""
        player = self.players.get(seat)
        return "" if player is None else player.name

    def clockwise(self, seat: int) -> list[int]:
        """The occupied seats, beginning with the first one after `seat`."""
        seats = sorted(self.players)
        return [s for s in seats if s > seat] + [s for s in seats if s <= seat]
