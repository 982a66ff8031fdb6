"""The cards of each player, as far as a history tells them: dealt, thrown away, shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardhouse.cards import HIDDEN, Card
from cardhouse.formats.history import HistoryError
from cardhouse.formats.pot.plain import Act


class Holding:
    """A player's cards in the order dealt; a card that is shown later is known all along."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # Cards in the order dealt, and the places of those still held.
        self.dealt: list[Card] = []
        self.held: list[int] = []
        # The places of the cards thrown away in each draw.
        self.thrown: list[tuple[int, ...]] = []

    def deal(self, cards: Iterable[Card]) -> None:
        """More cards, face down or up."""
        for card in cards:
            self.held.append(len(self.dealt))
            self.dealt.append(card)

    def discard(self, cards: Sequence[Card]) -> None:
        """Cards thrown away, known ones before those that nobody knows."""
        known = [card for card in cards if card != HIDDEN]
        places = [self._place(card) for card in known]
        for place in places:
            self.held.remove(place)
        for _ in range(len(cards) - len(known)):
            hidden = [place for place in self.held if self.dealt[place] == HIDDEN] or self.held
            if not hidden:
                raise HistoryError(f"seat {self.seat} throws away more cards than it holds")
            places.append(hidden[0])
            self.held.remove(hidden[0])
        self.thrown.append(tuple(places))

    def show(self, cards: Iterable[Card]) -> None:
        """Cards shown: they are what the player holds."""
        for card in cards:
            if card != HIDDEN:
                self._place(card)

    def cards(self) -> list[Card]:
        """The cards held, in the order dealt."""
        return [self.dealt[place] for place in self.held]

    def shown(self) -> bool:
        """True if every card the player holds is known."""
        return HIDDEN not in self.cards()

    def _place(self, card: Card) -> int:
        """The place of a card the player holds; an unknown card turns out to be it."""
        for place in self.held:
            if self.dealt[place] == card:
                return place
        for place in self.held:
            if self.dealt[place] == HIDDEN:
                self.dealt[place] = card
                return place
        raise HistoryError(f"seat {self.seat} has {card}, which it was never dealt")


def holdings(seats: Iterable[int], acts: Iterable[Act]) -> dict[int, Holding]:
    """The cards of every seat, from the acts of a whole hand."""
    found = {seat: Holding(seat) for seat in seats}
    for act in acts:
        match act.kind:
            case "deal":
                found[act.seat].deal(act.cards)
            case "discard":
                found[act.seat].discard(act.cards)
            case "show":
                found[act.seat].show(act.cards)
    return found
