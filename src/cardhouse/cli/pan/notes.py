"""A pan table in words: spreads and proposals with their worth."""

from collections.abc import Iterator
from typing import Final

from cardhouse.cli.felt.cards import in_suits
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.pan.commands import Increase, LayMeld, SplitMeld
from cardhouse.engine.pan.terms import Laying
from cardhouse.engine.pan.view import MeldView, PanView
from cardhouse.ranking.meld_search import Move
from cardhouse.words.pan import chips_said, move_said, pays_said
from cardhouse.words.said import Cards, Listed, Said, Seat, say

LAYING: Final = (LayMeld, Increase, SplitMeld)
# The most proposals shown, best first.
SHOWN: Final = 9


def proposed(ask: Ask) -> list[Move]:
    """Melds that could be laid now, those that collect most first."""
    found: list[Move] = []
    for kind in LAYING:
        terms = ask.offers.get(kind)
        if isinstance(terms, Laying):
            found += terms.proposals(kind)
    found.sort(key=lambda move: (-move.worth, move.do == "split", bool(move.borrowed)))
    return found[:SHOWN]


def lines(view: PanView, ask: Ask) -> Iterator[Said]:
    """The table in words: spreads, the top discard, the viewer's hand, and the proposals."""
    table = view.spreads
    for seat, melds in table.melds.items():
        laid = (_meld(number, meld) for number, meld in enumerate(melds, 1))
        yield say("spread-is", seat=Seat(seat), melds=Listed(tuple(laid), "semicolon"))
    if table.top:
        yield say("top-discard", card=Cards(table.top), fresh=table.fresh)
    if table.drawn:
        yield say("drawn-is", cards=Cards(table.drawn))
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    if own is not None and own.down:
        yield say("your-hand", cards=Cards(tuple(sorted(own.down, key=in_suits))))
    own_melds = [meld.cards for meld in table.melds.get(view.viewer, ())]
    for number, move in enumerate(proposed(ask), 1):
        pays = pays_said(move, _payers(view))
        yield say("proposal", number=number, move=move_said(move, own_melds), pays=pays)


def _payers(view: PanView) -> int:
    """The players who pay the viewer: all in the hand, and those whose hands are fouled."""
    paying = {seat.seat for seat in view.seats if seat.live} | {*view.spreads.fouled}
    return len(paying - {view.viewer})


def _meld(number: int, meld: MeldView) -> Said:
    pays, chips = bool(meld.worth), chips_said(meld.worth)
    return say("spread-meld", number=number, cards=Cards(meld.cards), pays=pays, chips=chips)
