"""Pan as the pages show it."""

from __future__ import annotations

from msgspec.structs import replace

from cardhouse.cards import show_cards
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.view import View
from cardhouse.engine.families import look
from cardhouse.engine.pan.commands import Increase, LayMeld, SplitMeld
from cardhouse.engine.pan.events import DeckRenewed, TopsWon
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pan.terms import Laying, as_command
from cardhouse.engine.pan.view import PanView
from cardhouse.floor.core.case import effective
from cardhouse.ranking.meld_search import Move
from cardhouse.server.commands import to_send
from cardhouse.server.messages import Hints, MeldHint
from cardhouse.server.table.staging import Staging, silence
from cardhouse.table import Table
from cardhouse.words.pan import chips_words
from cardhouse.words.scene import dollars

LAYING = (LayMeld, Increase, SplitMeld)
# How many proposals are shown, the best ones first.
MELDS_MOST = 9


def _last_look(table: Table, hand: Hand, view: View) -> View:
    log = effective(table.log)
    cleared = next((n for n, event in enumerate(log) if isinstance(event, DeckRenewed)), 0)
    if not cleared:
        return view
    before = look(kernel.replay(table.game, log[:cleared]), view.viewer)
    assert isinstance(before, PanView)
    cards = {seat.seat: seat for seat in before.seats}
    seats = (replace(s, down=cards[s.seat].down, up=cards[s.seat].up) for s in view.seats)
    return replace(view, spreads=before.spreads, seats=tuple(seats))


def _hints(table: Table, view: PanView, ask: Ask | None) -> Hints:
    melds = () if ask is None else _melds(ask, table.game.stakes.chip)
    return Hints(melds=melds, silence=silence(ask))


def _melds(ask: Ask, chip: int) -> tuple[MeldHint, ...]:
    """What could be laid out now, what collects most first."""
    found: list[Move] = []
    for kind in LAYING:
        terms = ask.offers.get(kind)
        if isinstance(terms, Laying):
            found += terms.proposals(kind)
    found.sort(key=lambda move: (-move.worth, move.do == "split", bool(move.borrowed)))
    return tuple(
        MeldHint(
            words=_move_words(move, chip),
            worth=move.worth,
            amount=move.worth * chip,
            command=to_send(as_command(move, ask.actor)),
        )
        for move in found[:MELDS_MOST]
    )


def _move_words(move: Move, chip: int) -> str:
    cards = show_cards(move.cards)
    match move.do:
        case "increase":
            words = f"Add {cards} to meld {move.meld}"
        case "split":
            words = f"Split meld {move.meld} with {cards} into {show_cards(move.first)}"
        case "meld":
            words = f"Meld {cards}"
            if move.borrowed:
                words += f" with {show_cards(move.borrowed)} from meld {move.meld}"
    if not move.worth:
        return words
    return f"{words}: {chips_words(move.worth)} ({dollars(move.worth * chip)}) from each"


STAGING = Staging(
    family=PAN,
    last_look=_last_look,
    wins={TopsWon: lambda event: {event.seat: event.amount}},
    hints=_hints,
)
