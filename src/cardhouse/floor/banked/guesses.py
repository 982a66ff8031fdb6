"""Guesses at what may have happened at any banked table."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import BANK
from cardhouse.floor.banked.reports import MoveCard, WagerFound
from cardhouse.floor.core.guesses import TRIED, Values
from cardhouse.floor.core.pointing import AT, piles, pointers
from cardhouse.floor.core.reports import Report


def hands(hand: BankedHand) -> list[int]:
    """All hands on the spots."""
    return [key for made in hand.layout.hands.values() for key in made]


def spots(hand: BankedHand) -> tuple[int, ...]:
    """All spots, and the bank's place."""
    return (*hand.layout.order, BANK)


def _moved(hand: BankedHand) -> Iterator[Report]:
    for card in pointers(hand):
        source, _, _ = card.rpartition(AT)
        for target in piles(hand):
            yield MoveCard(card=card, source=source, target=target, by=TRIED, reason=TRIED)


def _found(hand: BankedHand) -> Iterator[Report]:
    """A wager below the limits, or above."""
    for seat in hand.seats:
        for spot in hand.layout.order:
            for amount in (1, hand.game.stakes.big_bet + 1):
                yield WagerFound(seat=seat, spot=spot, amount=amount)


VALUES: Final[Mapping[str, Values]] = {
    "hand": hands,
    "spot": spots,
}
REPORTS: Final[Mapping[type[Report], Callable[[BankedHand], Iterable[Report]]]] = {
    MoveCard: _moved,
    WagerFound: _found,
}
