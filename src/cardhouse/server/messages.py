"""The wire: everything that goes over the socket, and the answers of the HTTP interface."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, Union

from msgspec import Meta, Struct, field

from cardhouse.cards import Card
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.view import View
from cardhouse.engine.families import FAMILIES
from cardhouse.server.commands import AnyCommand
from cardhouse.server.commands import HandCommand as HandCommand  # for the pages
from cardhouse.table.table import Role, Standing


def wire_name(family: Family) -> str:
    """Under which name the pages know a family: several may look alike."""
    return str(family.view.__struct_config__.tag)


# A hand as one viewer sees it; `family` says of which kind.
if TYPE_CHECKING:
    WireFamily: TypeAlias = str
    AnyView: TypeAlias = View
else:
    WireFamily = Literal[tuple(dict.fromkeys(map(wire_name, FAMILIES)))]
    AnyView = Union[(*dict.fromkeys(family.view for family in FAMILIES),)]
PersonRole = Literal["player", "floor", "manager"]

# A client names each of its orders, so that one that is sent again is carried out once.
OrderId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
Sequence = Annotated[int, Meta(ge=0, le=2**53)]
Cents = Annotated[int, Meta(ge=0, le=10**12)]
SeatNumber = Annotated[int, Meta(ge=1, le=200)]


class Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """One message on the socket; its kind is the field `type`."""


# From the client.


class Hello(Message, frozen=True, tag="hello"):
    """The first message: the last sequence that was seen, or 0."""

    last: Sequence = 0


class Order(Message, frozen=True, kw_only=True, tag="order"):
    """A command for one's own seat, as the offers have it; the server fills the seat in."""

    id: OrderId
    # The sequence of the state in which one decided.
    seq: Sequence
    command: AnyCommand


class Sit(Message, frozen=True, kw_only=True, tag="sit"):
    """Take a seat; what one lacks in chips, the cage sells."""

    id: OrderId
    seat: SeatNumber
    # 0: the buy-in that the room proposes.
    chips: Cents = 0


class Leave(Message, frozen=True, kw_only=True, tag="leave"):
    """Get up, after the hand if one is in it."""

    id: OrderId


class Bots(Message, frozen=True, kw_only=True, tag="bots"):
    """Have so many bots at the table where one sits, as far as there are seats."""

    id: OrderId
    count: Annotated[int, Meta(ge=0, le=10)]


class Ping(Message, frozen=True, tag="ping"):
    """Is anybody there?"""


# From the server.


class State(Message, frozen=True, kw_only=True, tag="state"):
    """The whole table as this viewer sees it, and the hand so far in words."""

    seq: int
    table: TableView
    lines: tuple[Line, ...] = ()


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """An order was carried out and is stored; the state up to `seq` shows it."""

    id: str
    seq: int


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """An order was not carried out and nothing has changed, unless its outcome is unknown."""

    # Empty where the message could not be read.
    id: str = ""
    words: str
    rules: tuple[RuleText, ...] = ()
    # Whether it came too late: the table had gone on. Look at the new state and decide again.
    stale: bool = False
    # True while the outcome is not known: send the order again under its id, it is done once.
    unknown: bool = False


class Failed(Message, frozen=True, kw_only=True, tag="failed"):
    """The last message before the server closes; `again` after so many seconds, if at all."""

    words: str
    again: float | None = None


class Pong(Message, frozen=True, tag="pong"):
    """Yes."""


# What a state is made of.


class Line(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line of what happened, as this viewer saw it, with the rules behind it."""

    # Grows from line to line at a table.
    seq: int
    text: str
    rules: tuple[str, ...] = ()
    # The tag of the event behind it: "raised", "pot-awarded", "dealt", ...
    kind: str = ""
    # Whose doing it is; 0 for the dealer's and the house's.
    seat: int = 0


class SeatPlate(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits in a seat."""

    seat: int
    name: str
    chips: int
    bot: bool = False
    you: bool = False
    role: Role = "player"
    standing: Standing = "in"
    leaving: bool = False
    # A person whose socket is gone.
    away: bool = False
    # Chips bought during the hand, which count from the next one.
    bought: int = 0


class RoomOffer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What viewers may do about their seat: an order's `do`, or the message of that type."""

    do: str
    # One line that says what it means or costs.
    words: str = ""
    # For sit: the free seats.
    seats: tuple[int, ...] = ()
    # For sit and buy-chips: cents, and what is proposed; for bots: how many may be asked for.
    least: int = 0
    most: int = 0
    step: int = 0
    proposed: int = 0
    # For come-in.
    how: tuple[Literal["post", "wait"], ...] = ()


class Countdown(Struct, frozen=True, kw_only=True):
    """How long somebody may still think: `left` of `of` seconds, the bank of time included."""

    left: float
    of: float
    # How much of what is left comes out of his bank of time, or out of the reserve for lost lines.
    bank: float = 0.0


class Setting(Struct, frozen=True, kw_only=True):
    """One of the ways to set seven cards as two hands."""

    front: tuple[Card, ...]
    back: tuple[Card, ...]
    front_words: str
    back_words: str
    foul: bool = False
    # The house way.
    house: bool = False


class MeldHint(Struct, frozen=True, kw_only=True):
    """A meld that could be laid now; `command` is the order for it."""

    words: str
    # In chips, and in cents from each of the others.
    worth: int
    amount: int
    command: AnyCommand


class Hints(Struct, frozen=True, kw_only=True):
    """What a good dealer would say if he were asked."""

    # What one holds.
    holding: str = ""
    # By spot: all ways to set the seven cards on it.
    settings: dict[int, tuple[Setting, ...]] = {}
    melds: tuple[MeldHint, ...] = ()
    # What stands for silence: the order that is given when one's time is up.
    silence: str = ""


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the last hand brought somebody: net, fees included."""

    seat: int
    amount: int
    words: str = ""
    rules: tuple[str, ...] = ()


class HandResult(Struct, frozen=True, kw_only=True):
    """At a banked table: what somebody won or lost with one hand; hand 9 is the bank's."""

    seat: int
    hand: int
    amount: int


class TableView(Struct, frozen=True, kw_only=True):
    """A table as one viewer sees it."""

    name: str
    house: str
    house_name: str
    game: str
    title: str
    # Which of the tables that the house posts, and what it plays for.
    rules: str
    stakes: str
    family: WireFamily
    most: int
    buy_in: int
    # Empty while somebody has to draw for it.
    button: int = 0
    # How many hands have been played to the end.
    hands: int = 0
    seats: tuple[SeatPlate, ...] = ()
    # The viewer's seat, or 0.
    you: int = 0
    # The hand in play, or the last one, with its cards still on the felt.
    hand: AnyView | None = None
    # Whether a betting round is open: bets lie before the seats, not in the pot.
    betting: bool = False
    # Whether what is offered must be answered, or may be let pass (the order "waive").
    must: bool = True
    # Hands that everybody has seen, by seat, even if the dealer has taken them in since.
    shown: dict[int, tuple[Card, ...]] = {}
    results: tuple[Result, ...] = ()
    hand_results: tuple[HandResult, ...] = ()
    between: tuple[RoomOffer, ...] = ()
    deadline: dict[int, Countdown] = {}
    hints: Hints = field(default_factory=Hints)
    waiting: tuple[str, ...] = ()
    # How many look on, and whether the table rests because nobody does.
    watching: int = 0
    # The rules that the management has posted beside the house's.
    posted: tuple[str, ...] = ()
    # Why the table is paused or closed; empty while it goes on. Clocks stop meanwhile.
    paused: str = ""


ToServer: TypeAlias = Hello | Order | Sit | Leave | Bots | Ping
ToClient: TypeAlias = State | Done | Refused | Failed | Pong


# The answers over HTTP.


class RuleText(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A rule in the house's words."""

    id: str
    text: str
    kind: str = ""
    note: str = ""
    # The options that it sets, what carries it out, or why it is words only.
    enforced: tuple[str, ...] = ()


class Me(Struct, frozen=True, kw_only=True):
    """Who one is in this room."""

    name: str
    guest: bool
    roles: tuple[PersonRole, ...] = ("player",)
    # Chips away from the tables, in cents, and the tables at which one sits.
    purse: int = 0
    tables: tuple[str, ...] = ()
    # In how many browsers one is logged in.
    sessions: int = 0


class Farewell(Struct, frozen=True, kw_only=True):
    """What guests who log out need to come back to their seat: their name, and a word for once."""

    name: str
    word: str


class TableCard(Struct, frozen=True, kw_only=True):
    """A table in the lobby."""

    name: str
    house: str
    game: str
    title: str
    rules: str
    stakes: str
    family: WireFamily
    seats: int
    taken: int
    people: int
    waiting: int
    hands: int
    running: bool
    watching: int
    buy_in: int


class HouseCard(Struct, frozen=True, kw_only=True):
    """A house in the lobby."""

    id: str
    name: str
    address: str
    tables: tuple[TableCard, ...]


class Lobby(Struct, frozen=True, kw_only=True):
    """The room from its door."""

    you: Me | None
    houses: tuple[HouseCard, ...]


class Rules(Struct, frozen=True, kw_only=True):
    """All that holds at a table, from the data by which it is played."""

    house: str
    house_name: str
    game: str
    title: str
    table: str
    rules: tuple[RuleText, ...]
    fees: tuple[str, ...]
    limits: tuple[str, ...]
    # What the management added at this table.
    posted: tuple[str, ...]
    # The fingerprint of the book.
    book: str


class HandCard(Struct, frozen=True, kw_only=True):
    """A finished hand in a list."""

    number: int
    at: str
    summary: str
    # Whether the viewer was in it.
    yours: bool = False


class Replay(Struct, frozen=True, kw_only=True):
    """A finished hand, as this viewer could see it, moment by moment."""

    table: str
    number: int
    at: str
    summary: str
    frames: tuple[State, ...]
    # The numbers of the neighbouring hands, or 0.
    before: int = 0
    after: int = 0


class Newcomer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who comes as a guest."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


class Credentials(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who has an account, or wants one."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewPassword(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The present password, and the one from now on."""

    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class RolesOf(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What somebody may do in this room."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]
    roles: Annotated[tuple[PersonRole, ...], Meta(max_length=3)]


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was not carried out, in one line."""

    words: str


class Health(Struct, frozen=True, kw_only=True):
    """Whether the room can be used."""

    ready: bool
    words: str
    tables: int = 0
