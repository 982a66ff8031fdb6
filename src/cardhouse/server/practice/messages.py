"""The wire of practice: a game on a page, a practice table, the coach, a hand in figures."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from cardhouse.cards import Card
from cardhouse.server.messages import HandCommand, WireFamily

Name = Annotated[str, Meta(min_length=1, max_length=100)]


class NewPractice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wish for a practice table of a game."""

    house: Name
    game: Name


class PracticeTable(Struct, frozen=True, kw_only=True):
    """A practice table, by the name of its address."""

    name: str


class CoachChoice(Struct, frozen=True, kw_only=True):
    """A choice as the coach explains it."""

    # The button in words, and the meaning of pressing it.
    words: str
    means: str
    # The order behind it.
    command: HandCommand
    # The average gain from here on, in cents; null where it cannot be worked out.
    worth: float | None = None
    # True for the one that the coach would take.
    best: bool = False


class CoachCard(Struct, frozen=True, kw_only=True):
    """The coach on the viewer's decision; without choices nothing is asked."""

    # The sequence since which the question stands.
    seq: int
    choices: tuple[CoachChoice, ...] = ()
    # The viewer's holding, and the reasons for the best choice.
    holding: str = ""
    why: tuple[str, ...] = ()
    # The meaning of the figures.
    basis: str = ""
    # True while the figures are being worked out: ask again in a moment.
    pending: bool = False
    # The questions of others that come first.
    ahead: int = 0


class StepText(Struct, frozen=True, kw_only=True):
    """A step of a hand in words."""

    title: str
    text: str


class Picture(Struct, frozen=True, kw_only=True):
    """Cards that show something, with their name."""

    words: str
    cards: tuple[Card, ...]


class GameSheet(Struct, frozen=True, kw_only=True):
    """A game on one page, made from the book that it is played by."""

    house: str
    house_name: str
    game: str
    title: str
    family: WireFamily
    aim: str
    # A hand from its first step to its last.
    order: tuple[StepText, ...]
    # The hands from the best down, or what a hand is made of.
    wins: str
    pictures: tuple[Picture, ...]
    costs: tuple[str, ...]
    # The house's own ways.
    special: tuple[str, ...]
    # Words of the table, each with its meaning.
    words: tuple[StepText, ...]
    # The room's table of the game; empty without one.
    table: str = ""
    # The games of a table whose game changes, by name.
    games: dict[str, str] = {}


class Share(Struct, frozen=True, kw_only=True):
    """A player's share of the pot on average, on one street."""

    seat: int
    name: str
    share: float
    # True if the viewer may see the cards; the others of a share count as unseen.
    seen: bool


class Street(Struct, frozen=True, kw_only=True):
    """A street of a finished hand: the shares as the cards lay then."""

    # The sequence of the replay's frame at which it begins.
    seq: int
    words: str
    shares: tuple[Share, ...]


class Decision(Struct, frozen=True, kw_only=True):
    """The viewer's decision in a finished hand, against the coach's."""

    # The sequence of the replay's frame before it.
    seq: int
    taken: str
    best: str
    # The average loss by it, in cents; 0 if it was the best.
    lost: float
    why: tuple[str, ...] = ()


class Review(Struct, frozen=True, kw_only=True):
    """A finished hand in figures, from the cards that the viewer may see."""

    streets: tuple[Street, ...] = ()
    decisions: tuple[Decision, ...] = ()
    basis: str = ""
    # True while the figures are being worked out: ask again in a moment.
    pending: bool = False
    # The questions of others that come first.
    ahead: int = 0
