"""A hand in play: asked, played, viewed, copied and saved at any moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from cardhouse.api import arguments
from cardhouse.api.ask import Ask, is_well_formed
from cardhouse.api.chance import Fate
from cardhouse.api.errors import IllegalCommand, NotPosted
from cardhouse.api.handed import own_view
from cardhouse.api.refusals import why
from cardhouse.api.rule import Rule
from cardhouse.api.saved import saved
from cardhouse.api.spread import Spread, cite_of
from cardhouse.cards import Card
from cardhouse.engine import RAIL, Command, Event, Illegal, View, look, play
from cardhouse.engine import Hand as CoreHand
from cardhouse.engine.core.events import HandStarted
from cardhouse.formats import History
from cardhouse.ledger import BONUS, BOX, POT, dollars
from cardhouse.words.text import render

# A seat, 0 for the rail, or a look at every card.
Viewer = int | Literal["all"]


class Hand:
    """A hand of a game. Chance deals by itself; the program decides for the seats.

    >>> import cardhouse
    >>> hand = cardhouse.open_book("tommys").game("holdem").deal(seats=3, seed=7)
    >>> while hand.ask is not None:
    ...     events = hand.play(hand.ask.prefer("check", "call"))
    >>> len(hand.board), sum(hand.won.values()) + hand.dropped
    (5, 0)
    """

    def __init__(
        self, spread: Spread, hand: CoreHand, log: list[Event], fate: Fate, *, number: int = 1
    ) -> None:
        self._spread = spread
        self._number = number
        self._hand = hand
        self._log = log
        self._fate = fate

    @property
    def number(self) -> int:
        """The number of the hand at its table, from 1."""
        return self._number

    @property
    def over(self) -> bool:
        """True once nobody is awaited and all chips are paid out."""
        return self._hand.over

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Asks to every seat that may decide now; at a banked table there are several at once."""
        return tuple(Ask(ask) for ask in self._hand.asked if isinstance(ask.actor, int))

    @property
    def ask(self) -> Ask | None:
        """The Ask to the first seat that must decide; None once the hand is over."""
        return next((ask for ask in self.asks if ask.must), None)

    def play(self, command: Command) -> tuple[Event, ...]:
        """Carry out a command and its consequences; an IllegalCommand changes nothing."""
        if not isinstance(command, Command) or not is_well_formed(command):
            raise IllegalCommand(f"{command!r} is no command: make one by `ask.do(...)`")
        try:
            events = play(self._hand, command)
        except Illegal as refused:
            cited = self._spread.cited(refused.cite)
            raise IllegalCommand(why(refused, command, self._hand), cited) from None
        events += self._fate.go_on(self._hand, self._log + events)
        self._log += events
        return tuple(events)

    def view(self, seat: int = 0) -> View:
        """The hand as a seat sees it, or the rail (0)."""
        viewer = self._seat(seat) if arguments.whole("seat", seat) else RAIL
        return own_view(look(self._hand, viewer))

    def copy(self) -> Hand:
        """An independent hand in the same state, with the same cards to come."""
        copied = self._hand.copy()
        return Hand(self._spread, copied, self._log[:], self._fate, number=self.number)

    def save(self) -> str:
        """The whole hand as one line of text, with every card: `cardhouse.load` reads it."""
        return saved(self._history(), self._fate)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats dealt in, clockwise from the button's left."""
        return self._hand.seats

    @property
    def live(self) -> tuple[int, ...]:
        """The seats still contending."""
        return tuple(self._hand.live)

    @property
    def button(self) -> int:
        """The seat with the button; at a banked table the bank."""
        return self._hand.button

    @property
    def chips(self) -> Mapping[int, int]:
        """Each seat's chips, in cents."""
        return {seat: self._hand.chips[seat] for seat in sorted(self._hand.seats)}

    @property
    def won(self) -> Mapping[int, int]:
        """Each seat's winnings or losses so far, in cents."""
        started = self._log[0]
        assert isinstance(started, HandStarted)
        return {seat: chips - started.stacks[seat] for seat, chips in self.chips.items()}

    @property
    def pot(self) -> int:
        """The chips in the middle, in cents."""
        return self._hand.chips[POT]

    @property
    def dropped(self) -> int:
        """The house's collection in this hand, bonus dollars included, in cents."""
        return self._hand.chips[BOX] + self._hand.chips.get(BONUS, 0)

    @property
    def board(self) -> tuple[Card, ...]:
        """The shared cards; none in games without a board."""
        return tuple(getattr(self.view(), "board", ()))

    def cards(self, seat: int) -> tuple[Card, ...]:
        """All cards of a seat, including hidden ones."""
        return tuple(self._hand.cards_of(self._seat(seat)))

    @property
    def events(self) -> tuple[Event, ...]:
        """All events so far, in order."""
        return tuple(self._log)

    def cited(self, event: Event) -> tuple[Rule, ...]:
        """The rules behind an event."""
        return self._spread.cited(cite_of(event))

    def _history(self) -> History:
        """The hand as data, in the form `cardhouse deal --json` prints."""
        post = self._spread.posted
        return History(
            house=post.house,
            game=post.name,
            table=self._spread.table,
            hand=self.number,
            book=post.hash,
            names={},
            events=tuple(self._log),
        )

    def tell(self, viewer: Viewer = "all") -> str:
        """The hand in words, with the ids of its rules, as one viewer may know it."""
        if isinstance(viewer, str) and viewer != "all":
            raise arguments.wrong("viewer", "'all', 0 or a seat", viewer)
        if not isinstance(viewer, str):
            self.view(viewer)
        return render(self._history(), self._spread.posted, viewer=viewer)

    def _seat(self, seat: int) -> int:
        """A seat of this hand."""
        if arguments.whole("seat", seat) not in self._hand.seats:
            seats = ", ".join(map(str, sorted(self._hand.seats)))
            raise NotPosted(f"seat {seat} is not in this hand: seats {seats} are")
        return seat

    def __str__(self) -> str:
        return str(self.view())

    def __repr__(self) -> str:
        stands = "over" if self.over else f"pot {dollars(self.pot)}, {self.ask}"
        where = f"{self._spread.posted.name} at {self._spread.posted.house}"
        return f"<Hand {self.number} of {where}: {stands}>"
