"""A bot that plays pan: stays with a hand that fits together, melds for conditions, goes out."""

import random

from cardhouse.cards import Card
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View
from cardhouse.engine.pan.commands import (
    DiscardCard,
    DrawCard,
    Force,
    GoOnTop,
    Increase,
    LayMeld,
    LetGo,
    Retire,
    SplitMeld,
    TakeDiscard,
)
from cardhouse.engine.pan.hand import PanGame
from cardhouse.engine.pan.rules import OUT
from cardhouse.engine.pan.terms import Laying, OneCard, as_command
from cardhouse.engine.pan.view import PanView, SpreadsView, as_melds
from cardhouse.ranking.meld_search import Move
from cardhouse.ranking.melds import FREE, INDEX, VALLE, MeldRules, increased, value

# Points needed to go on top, by pairs that a third card completes.
STAYS = 9.0
# The value of a chip, in cards on the table.
PER_CHIP = 4


class PanPlayer:
    """Uses every card it can, to keep it from the next player; forces if it is cheap."""

    def __init__(self, game: PanGame, source: random.Random) -> None:
        self._rules = game.pan.melds
        self._source = source

    def decide(self, view: View, ask: Ask) -> Command:
        assert isinstance(view, PanView)
        own = next(seat for seat in view.seats if seat.seat == view.viewer)
        if GoOnTop in ask.offers:
            stays = points(own.down) + self._source.random() >= STAYS
            return GoOnTop(ask.actor) if stays else Retire(ask.actor)
        if Force in ask.offers:
            return Force(ask.actor) if harmless(view.spreads, self._rules) else LetGo(ask.actor)
        if DrawCard in ask.offers:
            return TakeDiscard(ask.actor) if TakeDiscard in ask.offers else DrawCard(ask.actor)
        return self._lay(ask) or self._throw(ask)

    def _lay(self, ask: Ask) -> Command | None:
        """The proposal that collects most; nothing is rearranged without a gain."""
        best: Move | None = None
        for kind in (LayMeld, Increase, SplitMeld):
            terms = ask.offers.get(kind)
            if not isinstance(terms, Laying):
                continue
            for move in terms.proposals(kind):
                fresh = terms.card is not None and terms.card in move.cards
                if _plain(move) or move.worth or fresh:
                    best = max(best or move, move, key=lambda m: _merit(m, terms.card))
        return None if best is None else as_command(best, ask.actor)

    def _throw(self, ask: Ask) -> Command:
        """Discard the card that fits least with the others."""
        terms = ask.offers[DiscardCard]
        assert isinstance(terms, OneCard)
        cards = terms.cards
        return DiscardCard(ask.actor, min(cards, key=lambda card: (_links(card, cards), card)))


def _plain(move: Move) -> bool:
    return move.do != "split" and not move.borrowed


def _merit(move: Move, card: Card | None) -> tuple[bool, int, bool]:
    """Use a card of this turn first; then chips and cards on the table count."""
    used = card is not None and card in move.cards
    return used, PER_CHIP * move.worth + len(move.cards), _plain(move)


def points(cards: tuple[Card, ...]) -> float:
    """Fit of a hand: the sum over pairs of cards that a third makes into a meld."""
    total = 0.0
    for i, card in enumerate(cards):
        for other in cards[i + 1 :]:
            total += _link(card, other)
    return total


def _links(card: Card, cards: tuple[Card, ...]) -> float:
    return sum(_link(card, other) for other in cards) - _link(card, card)


def _link(card: Card, other: Card) -> float:
    """The link of two cards: 1 if they wait for a third, more if the meld would pay."""
    if card[0] == other[0]:
        paying = 0.5 if card[0] in VALLE or card[1] == other[1] else 0.0
        return 1.0 + paying if card[0] not in FREE or paying else 1.25
    distance = abs(INDEX[card[0]] - INDEX[other[0]])
    return 1.0 if card[1] == other[1] and distance <= 2 else 0.0


def harmless(table: SpreadsView, rules: MeldRules) -> bool:
    """True if forcing the top discard neither pays its player nor lets them go out."""
    melds = as_melds(table.melds.get(table.turn, ()))
    if sum(len(meld.cards) for meld in melds) >= OUT - 2:
        return False
    larger = [(meld, increased(meld, table.top, rules)) for meld in melds]
    return all(new is None or value(new, rules) <= value(old, rules) for old, new in larger)
