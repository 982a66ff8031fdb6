"""Common to all test tables: a hand in play, its log, and the laws checked at every step."""

from __future__ import annotations

from collections import Counter
from typing import Self, TypeVar

import pytest
from msgspec.structs import replace

from cardhouse.cards import HIDDEN
from cardhouse.chance import Chance
from cardhouse.engine.core import kernel
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.stakes import Stakes
from cardhouse.floor import Report, rule
from cardhouse.floor.core.rules import Irregularities
from tests.kit.refusals import well_put
from tests.kit.sixth import posted

E = TypeVar("E", bound=Event)
G = TypeVar("G", bound=Game)


def game_of(kind: type[G], house: str, name: str, table: str = "", **changes: object) -> G:
    """A house's game at one of its tables; stakes may be changed: `blinds=(100, 200)`."""
    post = posted(house, name)
    built = post.game(post.table(table))
    assert isinstance(built, kind)
    stakes = {key: changes.pop(key) for key in list(changes) if key in Stakes.__struct_fields__}
    built = replace(built, stakes=replace(built.stakes, **stakes))
    return replace(built, **changes)


def cited(key: str, house: str = "tommys", name: str = "holdem") -> set[str]:
    """The ids of the house's rules behind a cite key."""
    return {rule.id for rule in posted(house, name).cited(key)}


class Playing:
    """A hand in play; chips, cards and replay are checked after every command."""

    game: Game
    stacks: dict[int, int]
    chance: Chance
    rules: Irregularities
    hand: Hand
    log: list[Event]

    def start(self, started: HandStarted) -> None:
        """Begin the hand."""
        self.hand, self.log = kernel.start(self.game, started)
        self.count()

    def spoken(self, words: str) -> Command:
        """A command in the words of this kind of table."""
        raise NotImplementedError

    def deal(self) -> Self:
        """Let chance answer everything it is asked."""
        while ask := next((ask for ask in self.hand.asked if ask.actor == CHANCE), None):
            self.keep(kernel.play(self.hand, self.chance.answer(ask)))
        return self

    def act(self, *words: str) -> Self:
        """Play commands in words, in order; Illegal passes through."""
        for each in words:
            self.play(self.spoken(each.strip()))
        return self

    def play(self, order: Command) -> list[Event]:
        """Play one command; chance answers any question that follows."""
        events = kernel.play(self.hand, order)
        self.keep(events)
        self.deal()
        return events

    def report(self, report: Report) -> list[Event]:
        """Report an irregularity or give a floor order; chance answers the rest."""
        events = rule(self.hand, self.log, report, self.rules)
        self.keep(events)
        self.deal()
        return events

    def refused(self, order: str | Command | Report, reason: Reason | None = None) -> set[str]:
        """An order is refused (for this reason) and changes nothing; the ids of the rules cited."""
        before = self.hand.copy()
        with pytest.raises(Illegal) as error:
            if isinstance(order, Report):
                self.report(order)
            else:
                self.play(self.spoken(order) if isinstance(order, str) else order)
        assert reason in (None, well_put(error.value).reason)
        assert self.hand == before
        return cited(error.value.cite, self.game.house, self.game.name)

    def events(self, kind: type[E]) -> list[E]:
        """All events of a kind, in order."""
        return [event for event in self.log if type(event) is kind]

    def rules_of(self, event: Event) -> set[str]:
        """The ids of the rules cited by an event."""
        return cited(event.cite, self.game.house, self.game.name)

    def keep(self, events: list[Event]) -> None:
        """Add events to the log, and check the laws."""
        self.log += events
        self.count()

    def count(self) -> None:
        """The laws: chips and cards are conserved, and the log leads to the hand."""
        hand = self.hand
        assert sum(hand.chips.values()) == sum(self.stacks[seat] for seat in hand.seats)
        cards = [card for place in hand.places() for card in place]
        assert len(cards) == len(hand.deck)
        known = Counter(card for card in cards if card != HIDDEN)
        assert not known - Counter(hand.deck)
        assert kernel.replay(self.game, self.log) == hand
