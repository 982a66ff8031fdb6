"""Equity by street: the shares of all who are in, by the cards that a viewer sees in the end."""

from __future__ import annotations

from collections.abc import Mapping

from cardhouse.cards import HIDDEN, Card, CardError
from cardhouse.coach.advice import Streeted
from cardhouse.coach.pot.equity import Question, equity, text
from cardhouse.engine.core.portion import total
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Round
from cardhouse.words.said import Cards, Said, say


def streeted(hand: PotHand, viewer: int, seen: Mapping[int, tuple[Card, ...]]) -> Streeted | None:
    """The shares in a betting round; None outside one, or where the viewer sees no cards."""
    if not isinstance(hand.at, Round) or len(hand.live) < 2:
        return None
    hands, known = [], []
    for seat in hand.live:
        mine = seat == viewer
        down = [card for card in hand.down[seat] if card != HIDDEN]
        ends = [card for card in down if card in seen.get(seat, ())]
        # Before a draw the cards that stay count, as far as the viewer knows them.
        down = ends if ends or not mine else down
        if down or mine:
            known.append(seat)
        hands.append(text((*down, *hand.up[seat])))
    if not known:
        return None
    out = "".join(card for seat in hand.seats if seat not in hand.live for card in hand.up[seat])
    question = Question(tuple(hands), "".join(hand.board), out)
    try:
        shares = equity(hand.game, question).shares
    except CardError:
        return None
    return Streeted(
        begun=(hand.cursor,),
        words=_words(hand),
        shares=dict(zip(hand.live, shares, strict=True)),
        seen=tuple(known),
    )


def _words(hand: PotHand) -> Said:
    """The street by what tells it from the others: the board, the draw, or the number of cards."""
    draw = next((place for place, step in enumerate(hand.script) if isinstance(step, Draw)), None)
    if total(hand.script).board:
        return say("coach-street", some=len(hand.board), board=Cards(tuple(hand.board)))
    if draw is not None:
        return say("coach-street-draw", drawn=hand.cursor > draw)
    cards = max(len(hand.down[seat]) + len(hand.up[seat]) for seat in hand.live)
    return say("coach-street-cards", cards=cards)
