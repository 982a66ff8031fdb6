"""The wire: all messages of the socket, and all answers of the HTTP interface."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, Union

from msgspec import Meta, Struct, field

from cardhouse.cards import Card
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.view import View
from cardhouse.engine.families import FAMILIES
from cardhouse.management import Money
from cardhouse.server.commands import AnyCommand
from cardhouse.server.commands import HandCommand as HandCommand  # for the pages
from cardhouse.server.faces import Deals, Made, Reading, Setting
from cardhouse.server.hints import MeldHint
from cardhouse.server.message import Message as Message
from cardhouse.server.message import OrderId as OrderId
from cardhouse.server.people.roles import PersonRole
from cardhouse.server.talking import Say, Talk
from cardhouse.table.table import Role, Standing
from cardhouse.words.said import Arg, Said


def wire_name(family: Family) -> str:
    """The pages' name for a family; families that look alike share one."""
    return str(family.view.__struct_config__.tag)


# A hand as one viewer sees it; `family` tells its kind.
if TYPE_CHECKING:
    WireFamily: TypeAlias = str
    WireGame: TypeAlias = str
    AnyView: TypeAlias = View
else:
    WireFamily = Literal[tuple(dict.fromkeys(map(wire_name, FAMILIES)))]
    WireGame = Literal[tuple(family.name for family in FAMILIES)]
    AnyView = Union[(*dict.fromkeys(family.view for family in FAMILIES),)]

Sequence = Annotated[int, Meta(ge=0, le=2**53)]
Cents = Annotated[int, Meta(ge=0, le=10**12)]
SeatNumber = Annotated[int, Meta(ge=1, le=200)]


# From the client.


class Hello(Message, frozen=True, tag="hello"):
    """The first message: the last sequence seen, or 0, and the language to be answered in."""

    last: Sequence = 0
    # Without one, or with one that the room has not, it is the best of those that are accepted.
    language: Annotated[str, Meta(max_length=35)] = ""


class Order(Message, frozen=True, kw_only=True, tag="order"):
    """A command for the sender's own seat, as offered; the server fills in the seat."""

    id: OrderId
    # The sequence of the state that the decision was made on.
    seq: Sequence
    command: AnyCommand


class Sit(Message, frozen=True, kw_only=True, tag="sit"):
    """Take a seat; missing chips are lent in a room for play money, and asked for in a club."""

    id: OrderId
    seat: SeatNumber
    # 0 for the buy-in that the room proposes.
    chips: Cents = 0


class Leave(Message, frozen=True, kw_only=True, tag="leave"):
    """Leave the table, after the hand if in it."""

    id: OrderId


class Ping(Message, frozen=True, tag="ping"):
    """A sign of life."""


# From the server.


class State(Message, frozen=True, kw_only=True, tag="state"):
    """The whole table as this viewer sees it, and the hand so far in words."""

    seq: int
    table: TableView
    lines: tuple[Line, ...] = ()
    # How the table came to be so since the last state, where several things happened at once.
    steps: tuple[Step, ...] = ()


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """An order was carried out and is stored; the state up to `seq` shows it."""

    id: str
    seq: int
    # For an order that waits for somebody's word: what was asked. Nothing has changed yet.
    waits: str = ""


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """An order was not carried out and nothing has changed, unless its outcome is unknown."""

    # Empty if the message could not be read.
    id: str = ""
    words: str
    # The message behind the words, and its arguments: `cardhouse.words` has the catalogues.
    said: Said | None = None
    rules: tuple[RuleText, ...] = ()
    # True if it came too late: the table had gone on. Look at the new state and decide again.
    stale: bool = False
    # True while the outcome is unknown: send the order again under its id, it is done once.
    unknown: bool = False


class Failed(Message, frozen=True, kw_only=True, tag="failed"):
    """The last message before the server closes; reconnect after `again` seconds, if given."""

    words: str
    # The message behind the words, and its arguments: `cardhouse.words` has the catalogues.
    said: Said | None = None
    again: float | None = None


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""


# Parts of a state.


class Line(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the hand's story, as this viewer saw it, with the rules behind it."""

    # Increases from line to line at a table.
    seq: int
    text: str
    # The few words of it that fit beside a seat; empty where it is no act of a player.
    short: str = ""
    # The positions of cards in the text: each is two letters long.
    cards: tuple[int, ...] = ()
    # The message behind the text, and its arguments: `cardhouse.words` has the catalogues.
    id: str = ""
    args: dict[str, Arg] = {}
    rules: tuple[str, ...] = ()
    # The tag of the event behind it: "raised", "pot-awarded", "dealt", ...
    kind: str = ""
    # The seat that acted; 0 for the dealer or the house.
    seat: int = 0


class SeatPlate(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The player in a seat."""

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
    # Chips bought during the hand, which play from the next one.
    bought: int = 0


class RoomOffer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An option of a viewer about their seat: an order's `do`, or the message of that type."""

    do: str
    # Its meaning or cost, in one line.
    words: str = ""
    # For sit: the free seats.
    seats: tuple[int, ...] = ()
    # For sit, buy-chips and take-bank: cents, and the proposed sum.
    least: int = 0
    most: int = 0
    step: int = 0
    proposed: int = 0
    # For come-in.
    how: tuple[Literal["post", "wait"], ...] = ()
    # For name-game: titles and limits of the games by name, and the game chosen by silence.
    games: dict[str, str] = {}
    same: str = ""
    # For take-bank: the fee for each hand, in cents, and the hands of a turn.
    fee: int = 0
    turns: int = 0


class Countdown(Struct, frozen=True, kw_only=True):
    """Time left to think: `left` of `of` seconds, time bank included."""

    left: float
    of: float
    # The part of it from the player's time bank, or from the reserve for lost connections.
    bank: float = 0.0


class Hints(Struct, frozen=True, kw_only=True):
    """Advice that a good dealer would give if asked."""

    # The viewer's holding, in words.
    holding: str = ""
    # The same where there is little room.
    brief: str = ""
    # All ways to set the seven cards, by spot.
    settings: dict[int, tuple[Setting, ...]] = {}
    melds: tuple[MeldHint, ...] = ()
    # A sensible sum to put up as the bank, in cents.
    bank: int = 0
    # The order that is given when the viewer's time is up.
    silence: str = ""
    # True if a hand that lies face up beats the viewer's, which may be mucked for nothing.
    beaten: bool = False


class BarredView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A command that the viewer may not give now, and the reason."""

    do: str
    # The refusal in words; empty where it is just the house's rules, of which one is told.
    words: str = ""
    rules: tuple[RuleText, ...] = ()


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player's net result of the last hand, fees included."""

    seat: int
    amount: int
    words: str = ""
    rules: tuple[str, ...] = ()


class HandResult(Struct, frozen=True, kw_only=True):
    """A player's win or loss with one hand at a banked table; hand 9 is the bank's."""

    seat: int
    hand: int
    amount: int


class Step(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A hand as it was after one of the lines that a state tells, before the next."""

    # The number of the line.
    line: int
    hand: AnyView
    # Everybody's chips, by seat.
    chips: dict[int, int]
    betting: bool = False
    shown: dict[int, tuple[Card, ...]] = {}
    made: tuple[Made, ...] = ()
    hand_results: tuple[HandResult, ...] = ()
    readings: tuple[Reading, ...] = ()


class PageCard(Struct, frozen=True, kw_only=True):
    """A message of the floor to one player, until they say that they have seen it."""

    page: int
    name: str
    by: str
    text: str


class TableView(Struct, frozen=True, kw_only=True):
    """A table as one viewer sees it."""

    name: str
    house: str
    house_name: str
    game: str
    title: str
    # The posted table's name, and its stakes.
    rules: str
    stakes: str
    family: WireFamily
    # The family of its game among those that the pages show alike.
    kind: WireGame
    deals: Deals
    most: int
    buy_in: int
    # At a table that changes games: the title of the game in force, and all titles.
    playing: str = ""
    games: tuple[str, ...] = ()
    # The seat that now names the game of the next hand, or 0.
    naming: int = 0
    # The seat that is now asked to take the bank, or 0.
    offered: int = 0
    # 0 while the button is still to be drawn for.
    button: int = 0
    # Hands played to the end.
    hands: int = 0
    seats: tuple[SeatPlate, ...] = ()
    # The viewer's seat, or 0.
    you: int = 0
    # The hand in play, or the last one, its cards still on the felt.
    hand: AnyView | None = None
    # True while a betting round is open: bets lie before the seats, not in the pot.
    betting: bool = False
    # True if an offer must be answered; otherwise it may be let pass (the order "waive").
    must: bool = True
    # Hands that everybody has seen, by seat, even if the dealer has mucked them since; the viewer's
    # own also if it was thrown away unseen at the showdown.
    shown: dict[int, tuple[Card, ...]] = {}
    made: tuple[Made, ...] = ()
    results: tuple[Result, ...] = ()
    hand_results: tuple[HandResult, ...] = ()
    # Hands of two parts that the viewer sees.
    readings: tuple[Reading, ...] = ()
    between: tuple[RoomOffer, ...] = ()
    deadline: dict[int, Countdown] = {}
    hints: Hints = field(default_factory=Hints)
    # The usual commands that the question to the viewer leaves out.
    barred: tuple[BarredView, ...] = ()
    # The seat of the next hand's big blind, or 0.
    blind_next: int = 0
    waiting: tuple[str, ...] = ()
    # The number of viewers.
    watching: int = 0
    # Rules posted by the management beside the house's.
    posted: tuple[str, ...] = ()
    # The reason why the table is paused or closed; empty while it goes on. Clocks stop meanwhile.
    paused: str = ""
    # The floor's message to the viewer, if they have not seen it yet (the act "answer-page").
    paged: PageCard | None = None
    # The outcome of the viewer's own wishes: a call for the floor, a buy-in in a club.
    told: tuple[str, ...] = ()
    # True at a practice table, and if the coach talks to the viewer there.
    practice: bool = False
    coach: bool = False


ToServer: TypeAlias = Hello | Order | Sit | Leave | Say | Ping
ToClient: TypeAlias = State | Talk | Done | Refused | Failed | Pong


# Answers over HTTP.


class RuleText(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A rule in plain words."""

    id: str
    text: str
    kind: str = ""
    note: str = ""
    # The house's document and the place in it, or a word on general practice if it is silent.
    source: str = ""
    practice: bool = False
    # The options that it sets, the code that carries it out, or why it is words only.
    enforced: tuple[str, ...] = ()


class Me(Struct, frozen=True, kw_only=True):
    """A person's own name, roles and chips in this room."""

    name: str
    guest: bool
    roles: tuple[PersonRole, ...] = ("player",)
    # The tables of which the person is the host.
    hosts: tuple[str, ...] = ()
    # Chips away from the tables, in cents, and the tables that the person sits at.
    purse: int = 0
    tables: tuple[str, ...] = ()
    # The number of browsers logged in.
    sessions: int = 0


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
    # The chips with which somebody sits down who names no other sum.
    brings: int
    # The game in a sentence, what a hand costs, and who pays it.
    about: str
    cost: str
    payer: str
    # Seats that anybody may take now.
    free: int
    # True for a table that only people with its link see.
    private: bool = False
    # True if the viewer has been called from the wait list to a seat.
    called: bool = False
    # At a table that changes games: the titles of all games.
    games: tuple[str, ...] = ()


class HouseCard(Struct, frozen=True, kw_only=True):
    """A house in the lobby."""

    id: str
    name: str
    address: str
    tables: tuple[TableCard, ...]


class Lobby(Struct, frozen=True, kw_only=True):
    """The room seen from its door."""

    you: Me | None
    houses: tuple[HouseCard, ...]
    # How the money works in this room.
    money: Money = "play-money"


class MoneyCard(Struct, frozen=True, kw_only=True):
    """How the money works in this room: never otherwise once there are chips in it."""

    money: Money


class Rules(Struct, frozen=True, kw_only=True):
    """The rules, fees and limits of a table, from the data that it is played by."""

    house: str
    house_name: str
    game: str
    title: str
    table: str
    rules: tuple[RuleText, ...]
    fees: tuple[str, ...]
    limits: tuple[str, ...]
    # Added by the management at this table.
    posted: tuple[str, ...]
    # The fingerprint of the book.
    book: str


class HandCard(Struct, frozen=True, kw_only=True):
    """A finished hand in a list."""

    number: int
    at: str
    summary: str
    # The title of its game, at a table that changes games.
    game: str = ""
    # True if the viewer was in it.
    yours: bool = False


class Replay(Struct, frozen=True, kw_only=True):
    """A finished hand, frame by frame, as this viewer could see it."""

    table: str
    number: int
    at: str
    summary: str
    frames: tuple[State, ...]
    # The numbers of the neighbouring hands, or 0.
    before: int = 0
    after: int = 0


class Problem(Struct, frozen=True, kw_only=True):
    """The reason why a request was not carried out, in one line."""

    words: str
    # The message behind the words, and its arguments: `cardhouse.words` has the catalogues.
    said: Said | None = None


class Health(Struct, frozen=True, kw_only=True):
    """The room's readiness, and the reason in words."""

    ready: bool
    words: str
    tables: int = 0
