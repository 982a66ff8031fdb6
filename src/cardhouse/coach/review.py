"""A finished hand gone through again: equity by street, and decisions against the best."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any, Final

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.coach.advice import label_of
from cardhouse.coach.families import advise, coach_of
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.families import look
from cardhouse.words.said import Said

# The choices of an offer that are tried for an event.
LISTED: Final = 40

# Cards of each seat that a viewer may see, beside those that lie face up.
Seen = Mapping[int, tuple[Card, ...]]


class StreetSeen(Struct, frozen=True):
    """A street, the number of events before it, and each seat's share of the pot."""

    events: int
    words: Said
    shares: dict[int, float]
    # The seats whose cards the viewer sees.
    seen: tuple[int, ...]


class Decided(Struct, frozen=True):
    """A decision, the number of events before it, and the coach's."""

    events: int
    taken: Said
    best: Said
    # The average loss in cents.
    lost: float
    why: tuple[Said, ...]


class Reviewed(Struct, frozen=True):
    """A finished hand in figures."""

    streets: tuple[StreetSeen, ...]
    decisions: tuple[Decided, ...]
    basis: Said | None


def review(game: Game, events: Sequence[Event], seat: int, seen: Seen) -> Reviewed:
    """Go through the events that stand, with the eyes of one seat; 0 is the rail."""
    streets, decisions = list[StreetSeen](), list[Decided]()
    basis: Said | None = None
    begun: object = None
    for count, hand, event in _moments(game, events):
        if (streeted := coach_of(hand.game).streeted) is not None:
            found = streeted(hand, seat, seen)
            if found is not None and found.begun != begun:
                begun = found.begun
                streets.append(StreetSeen(count, found.words, found.shares, found.seen))
        ask = next((each for each in hand.asked if each.actor == seat), None)
        command = None if ask is None else command_behind(hand, ask, event)
        if ask is None or command is None:
            continue
        decided, said = _decided(hand, seat, ask, command, count)
        if decided is not None:
            decisions.append(decided)
            basis = basis or said
    return Reviewed(tuple(streets), tuple(decisions), basis)


def _moments(game: Game, events: Sequence[Event]) -> Iterator[tuple[int, Hand, Event]]:
    """The hand before each event that answers a question, with the events so far."""
    hand = kernel.replay(game, events[:1])
    for count, event in enumerate(events[1:], 1):
        if hand.at is not None and not hand.over:
            # In the middle of what happens by itself nobody is asked, and a step may find half of
            # what it counts on.
            hand.asked = ()
            with suppress(Exception):
                hand.asked = hand.script[hand.cursor].asks(hand)
            if hand.asked:
                yield count, hand, event
        kernel.fold(hand, event)


def command_behind(hand: Hand, ask: Ask, event: Event) -> Command | None:
    """The command that made an event happen; None if it is no answer to the question."""
    if getattr(event, "seat", None) != ask.actor:
        return None
    for kind, terms in ask.offers.items():
        given = {n: getattr(event, n) for n in kind.__struct_fields__ if hasattr(event, n)}
        with suppress(Illegal, TypeError, AssertionError):
            if _answers(hand, ask, command := kind(**given), event):
                return command
        # An event that does not tell its command in so many words.
        for command in islice(terms.choices(kind, ask.actor), LISTED):
            with suppress(Illegal, TypeError, AssertionError):
                if _answers(hand, ask, command, event):
                    return command
    return None


def _answers(hand: Hand, ask: Ask, command: Command, event: Event) -> bool:
    """True if a command is legal, and the event is the first that it makes happen."""
    if not ask.allows(command):
        return False
    trial = hand.copy()
    trial.asked = hand.asked
    step: Any = trial.script[trial.cursor]
    return bool(next(iter(step.answer(trial, command)), None) == event)


def _decided(
    hand: Hand, seat: int, ask: Ask, command: Command, count: int
) -> tuple[Decided | None, Said | None]:
    advice = advise(hand.game, look(hand, seat), ask, taken=command)
    by_command = {choice.command: choice for choice in advice.choices}
    taken, best = by_command.get(command), by_command[advice.best]
    if taken is None or taken.worth is None or best.worth is None:
        return None, None
    lost = max(best.worth - taken.worth, 0.0)
    # Of two choices that are worth the same, the one that was taken is as good.
    label = label_of(taken if lost == 0 else best)
    return Decided(count, label_of(taken), label, lost, advice.why), advice.basis
