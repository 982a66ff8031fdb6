"""A pan table in words: spreads and proposals with their worth."""

from collections.abc import Iterator, Mapping
from typing import Final

from cardhouse.cards import show_cards
from cardhouse.cli.felt.cards import in_suits
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.pan.commands import Increase, LayMeld, SplitMeld
from cardhouse.engine.pan.terms import Laying
from cardhouse.engine.pan.view import PanView
from cardhouse.ranking.meld_search import Move
from cardhouse.words.pan import chips_words
from cardhouse.words.scene import dollars

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


def lines(view: PanView, ask: Ask, names: Mapping[int, str]) -> Iterator[str]:
    """The table in words: spreads, the top discard, the viewer's hand, and the proposals."""
    table, chip = view.spreads, view.stakes.chip
    for seat, melds in table.melds.items():
        laid = "   ".join(
            f"{n}: {show_cards(m.cards)}" + (f" ({chips_words(m.worth)})" if m.worth else "")
            for n, m in enumerate(melds, 1)
        )
        yield f" {names.get(seat, f'Seat {seat}')} has spread {laid}"
    if table.top:
        state = ", straight from the deck" if table.fresh else ""
        yield f" Top discard: {show_cards(table.top)}{state}"
    if table.drawn:
        yield f" Drawn: {show_cards(table.drawn)}"
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    if own is not None and own.down:
        yield f" Your hand: {show_cards(sorted(own.down, key=in_suits))}"
    for number, move in enumerate(proposed(ask), 1):
        worth = f", collects {chips_words(move.worth)} ({dollars(move.worth * chip)}) from each"
        yield f"   {number}: {_move_words(move)}{worth if move.worth else ''}"


def _move_words(move: Move) -> str:
    if move.do == "increase":
        return f"add {show_cards(move.cards)} to meld {move.meld}"
    if move.do == "split":
        return f"split meld {move.meld} with {show_cards(move.cards)} into {show_cards(move.first)}"
    borrowed = f" with {show_cards(move.borrowed)} from meld {move.meld}" if move.borrowed else ""
    return f"meld {show_cards(move.cards)}{borrowed}"
