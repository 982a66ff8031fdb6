"""Outs: the unseen cards that make a better class of hand, with the player's own cards in it."""

from __future__ import annotations

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.portion import total
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.view import PotSeat, PotView
from cardhouse.ranking import best, scale
from cardhouse.ranking.high import classes

# Classes that a card of no own rank makes only together with own cards.
TOGETHER = frozenset({"straight", "flush", "full house", "straight flush", "royal flush"})


def outs(game: PotGame, view: PotView, own: PotSeat) -> dict[str, tuple[Card, ...]]:
    """The cards of the next street that help, by what they make; none without a board card to come.

    The best class comes first.
    """
    due = total(game.script).board - len(view.board)
    if game.high is None or len(view.board) < 3 or due < 1:
        return {}
    ranks = scale(game.high)
    mine, board = own.down + own.up, view.board
    order: dict[str, int] = {name: place for place, name in enumerate(classes(game.high), 1)}
    now = order.get(ranks.category(best.of(ranks, mine, board, game.pick)), 0)
    seen = {*mine, *board, *(card for seat in view.seats for card in seat.up), *view.exposed}
    found: dict[str, tuple[Card, ...]] = {}
    for card in game.deck.cards():
        if card in seen or card == HIDDEN:
            continue
        made = ranks.category(best.of(ranks, mine, (*board, card), game.pick))
        own_rank = card[0] in {each[0] for each in mine}
        if order.get(made, 0) > now and (own_rank or made in TOGETHER):
            found[made] = (*found.get(made, ()), card)
    return {made: found[made] for made in sorted(found, key=order.__getitem__, reverse=True)}
