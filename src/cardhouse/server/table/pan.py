"""Pan as the pages show it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.view import View
from cardhouse.engine.families import look
from cardhouse.engine.pan.commands import (
    DiscardCard,
    DrawCard,
    Increase,
    LayMeld,
    SplitMeld,
    TakeDiscard,
)
from cardhouse.engine.pan.events import DeckRenewed, TopsWon
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.terms import Laying, as_command
from cardhouse.engine.pan.view import PanView
from cardhouse.ranking.meld_search import Move
from cardhouse.server.commands import to_send
from cardhouse.server.messages import Hints, MeldHint
from cardhouse.server.table.staging import Barred, Staging, missed, silence
from cardhouse.table import Table
from cardhouse.words.pan import move_said
from cardhouse.words.speech import plain

LAYING = (LayMeld, Increase, SplitMeld)
# The most proposals shown, best first.
MELDS_MOST = 9


def _last_look(table: Table, hand: Hand, view: View) -> View:
    log = effective(table.log)
    cleared = next((n for n, event in enumerate(log) if isinstance(event, DeckRenewed)), 0)
    if not cleared:
        return view
    before = look(kernel.replay(hand.game, log[:cleared]), view.viewer)
    assert isinstance(before, PanView)
    cards = {seat.seat: seat for seat in before.seats}
    seats = (replace(s, down=cards[s.seat].down, up=cards[s.seat].up) for s in view.seats)
    return replace(view, spreads=before.spreads, seats=tuple(seats))


def _hints(table: Table, view: PanView, ask: Ask | None, language: str) -> Hints:
    melds = () if ask is None else _melds(ask, table.dealt.game.stakes.chip, language)
    return Hints(melds=melds, silence=silence(ask))


def _bars(hand: PanHand, ask: Ask) -> Iterator[Barred]:
    if DrawCard in ask.offers:
        yield from missed(hand, ask, TakeDiscard(ask.actor))
    elif set(LAYING) & set(ask.offers):
        yield from missed(hand, ask, DiscardCard(ask.actor))


def _melds(ask: Ask, chip: int, language: str) -> tuple[MeldHint, ...]:
    """Melds that could be laid now, those that collect most first."""
    found: list[Move] = []
    for kind in LAYING:
        terms = ask.offers.get(kind)
        if isinstance(terms, Laying):
            found += terms.proposals(kind)
    found.sort(key=lambda move: (-move.worth, move.do == "split", bool(move.borrowed)))
    return tuple(
        MeldHint(
            words=plain(move_said(move, chip), language),
            worth=move.worth,
            amount=move.worth * chip,
            command=to_send(as_command(move, ask.actor)),
        )
        for move in found[:MELDS_MOST]
    )


STAGING = Staging(
    family=PAN,
    last_look=_last_look,
    wins={TopsWon: lambda event: {event.seat: event.amount}},
    hints=_hints,
    bars=_bars,
)
