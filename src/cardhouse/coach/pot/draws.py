"""The draw: which cards to throw, by the share of the pot that the kept ones win."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from msgspec.structs import replace

from cardhouse.bots.pot.drawing import thrown
from cardhouse.cards import Card
from cardhouse.coach.advice import Advice, Choice, best_of
from cardhouse.coach.pot.equity import Question, equity
from cardhouse.engine.core.asks import Cards as CardsTerms
from cardhouse.engine.pot.commands import Discard
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.view import PotSeat, PotView
from cardhouse.words.said import Cards, say

# The ways to draw that are looked at, the proposed one first.
WAYS = 6

Asks = Callable[[PotView, tuple[Card, ...], tuple[Card, ...]], Question]


def draws(game: PotGame, terms: CardsTerms) -> list[tuple[Card, ...]]:
    """A few ways to draw: the usual one, those next to it, and none."""
    usual = thrown(game, terms.cards, terms.most)
    rest = [card for card in terms.cards if card not in usual]
    near: list[tuple[Card, ...]] = [usual, ()]
    near += [tuple(c for c in terms.cards if c in usual and c != card) for card in usual]
    near += [tuple(c for c in terms.cards if c in usual or c == card) for card in rest]
    if usual == ():
        near += list(combinations(terms.cards, 1))
    return [cards for cards in dict.fromkeys(near) if len(cards) <= terms.most][:WAYS]


def to_draw(game: PotGame, view: PotView) -> int:
    """The cards that may still be exchanged; a burned card or a discard says that it has begun."""
    draw = next((step for step in game.script if isinstance(step, Draw)), None)
    begun = view.burns or any(seat.discards for seat in view.seats)
    return 0 if draw is None or begun else draw.most


def kept(game: PotGame, view: PotView, own: PotSeat) -> tuple[Card, ...]:
    """The cards that count: before a draw, those that the usual draw keeps."""
    cards = own.down + own.up
    gone = thrown(game, cards, most) if (most := to_draw(game, view)) else ()
    return tuple(card for card in cards if card not in gone)


def weigh_draws(
    game: PotGame, view: PotView, found: tuple[Choice, ...], question: Asks
) -> Advice | None:
    """Each way to draw by what it wins of the pot as it lies."""
    cards = view.own.down
    shares: dict[tuple[Card, ...], float] = {}
    weighed = []
    for choice in found:
        if not isinstance(choice.command, Discard):
            weighed.append(choice)
            continue
        gone = choice.command.cards
        held = tuple(card for card in cards if card not in gone)
        if not held:
            weighed.append(choice)
            continue
        shares[gone] = equity(game, question(view, held, gone)).shares[0]
        weighed.append(replace(choice, worth=shares[gone] * view.pot))
    best = best_of(tuple(weighed))
    if best is None or not isinstance(best.command, Discard):
        return None
    share = shares[best.command.cards]
    keeps = tuple(card for card in cards if card not in best.command.cards)
    why = say("coach-keeps", cards=Cards(keeps), share=f"{100 * share:.1f}")
    return Advice(
        choices=tuple(weighed), best=best.command, why=(why,), basis=say("coach-basis-draw")
    )
