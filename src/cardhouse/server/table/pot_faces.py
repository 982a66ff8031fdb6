"""Hands of a game for a pot that lie open, also those that the dealer has mucked since."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.engine.pot.events import HandKilled, Mucked, PotAwarded, Shown
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Showdown
from cardhouse.ranking import High, Low, best, scale
from cardhouse.server.faces import Made
from cardhouse.words.pot import board_shows, shown_said
from cardhouse.words.said import Said, brief
from cardhouse.words.speech import plain

Half = Literal["", "high", "low"]
SIDES: Final[tuple[Half, ...]] = ("high", "low")


class Side(Struct, frozen=True):
    """A hand for high or for low, and the five cards that make it."""

    half: Half
    said: Said
    five: tuple[Card, ...]


class Faces(Struct, frozen=True):
    """Cards that lay open at the showdown, and hands made of them, by seat."""

    cards: dict[int, tuple[Card, ...]]
    sides: dict[int, tuple[Side, ...]]


def shown(hand: PotHand, log: Sequence[Event], viewer: int) -> dict[int, tuple[Card, ...]]:
    """All cards of hands shown, and the viewer's own hand thrown away at the showdown."""
    return _faces(hand, log, viewer).cards


def made(hand: PotHand, log: Sequence[Event], language: str) -> Iterator[Made]:
    """The hands shown, in words; before the showdown what the up cards show."""
    sides = _faces(hand, log).sides
    for seat in hand.live:
        said = board_shows(hand, seat) if seat not in sides and not hand.over else None
        if said is not None:
            yield Made(seat=seat, words=plain(said, language))
    won = {(e.seat, e.half) for e in log if isinstance(e, PotAwarded) and not e.pot}
    for seat, found in sides.items():
        for side in found:
            half = side.half if len(_rules(hand)) > 1 else ""
            words, few = plain(side.said, language), plain(brief(side.said), language)
            wins = not won.isdisjoint({(seat, side.half), (seat, "")})
            yield Made(
                seat=seat,
                words=words,
                brief="" if few == words else few,
                half=half,
                five=side.five,
                won=wins,
            )


def _faces(hand: PotHand, log: Sequence[Event], viewer: int = 0) -> Faces:
    """Fold the hand anew, since the cards of a beaten hand leave the table at once."""
    found = Faces({}, {})
    if not any(isinstance(event, Shown | Mucked) for event in log):
        return found
    started, *events = log
    assert isinstance(started, HandStarted)
    then = PotHand.begin(hand.game, started)
    for event in events:
        if isinstance(event, HandKilled | Mucked) and isinstance(then.at, Showdown):
            seat = event.seat
            if seat in found.sides or seat == viewer:
                found.cards[seat] = (*then.up[seat], *then.down[seat])
        kernel.fold(then, event)
        if isinstance(event, Shown):
            found.sides[event.seat] = tuple(_sides(then, event.seat))
    for seat in found.sides.keys() & set(then.live):
        found.cards[seat] = tuple(then.up[seat])
    return found


def _sides(hand: PotHand, seat: int) -> Iterator[Side]:
    """A shown hand for high and for low, as far as it qualifies."""
    for half in _rules(hand):
        said = shown_said(hand, seat, half)
        five = _five(hand, seat, half)
        if said is not None and five:
            yield Side(half, said, five)


def _rules(hand: PotHand) -> list[Half]:
    """The halves that the game is played for."""
    return [half for half in SIDES if getattr(hand.game, half) is not None]


def _five(hand: PotHand, seat: int, half: Half) -> tuple[Card, ...]:
    """The five cards that play; none if the hand does not qualify."""
    rules = hand.game.low if half == "low" else hand.game.high
    assert rules is not None
    try:
        return _best_five(rules, tuple(hand.up[seat]), tuple(hand.board), hand.game.pick)
    except (KeyError, ValueError):
        # A card that does not belong to the deck.
        return ()


# Every viewer of a table asks for the same hands, at each state while they lie there.
@lru_cache(512)
def _best_five(
    rules: High | Low, cards: tuple[Card, ...], board: tuple[Card, ...], pick: best.Pick
) -> tuple[Card, ...]:
    ranks = scale(rules)
    return best.five_of(ranks, cards, board, pick) if best.of(ranks, cards, board, pick) else ()
