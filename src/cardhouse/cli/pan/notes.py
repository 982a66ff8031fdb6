"""Melds that could be laid at a pan table, in words."""

from collections.abc import Iterator
from typing import Final

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.pan.terms import proposed
from cardhouse.engine.pan.view import PanView
from cardhouse.words.pan import move_said, pays_said
from cardhouse.words.said import Said, say

# The most proposals shown, best first.
SHOWN: Final = 4


def lines(view: PanView, ask: Ask) -> Iterator[Said]:
    """The proposals in words, with the numbers to type."""
    own = [meld.cards for meld in view.spreads.melds.get(view.viewer, ())]
    for number, move in enumerate(proposed(ask)[:SHOWN], 1):
        pays = pays_said(move, _payers(view))
        yield say("proposal", number=number, move=move_said(move, own), pays=pays)


def _payers(view: PanView) -> int:
    """The players who pay the viewer: all in the hand, and those whose hands are fouled."""
    paying = {seat.seat for seat in view.seats if seat.live} | {*view.spreads.fouled}
    return len(paying - {view.viewer})
