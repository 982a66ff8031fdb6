"""Pan as the pages show it."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.view import View
from cardhouse.engine.pan.commands import (
    DiscardCard,
    DrawCard,
    Increase,
    LayMeld,
    SplitMeld,
    TakeDiscard,
)
from cardhouse.engine.pan.events import TopsWon
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.spreads import payers
from cardhouse.engine.pan.terms import as_command, proposed
from cardhouse.engine.pan.view import PanView
from cardhouse.server.commands import to_send
from cardhouse.server.hints import MeldHint
from cardhouse.server.messages import Hints
from cardhouse.server.table.staging import Barred, Staging, missed, silence
from cardhouse.table import Table
from cardhouse.words.pan import move_said, pays_said
from cardhouse.words.pan_results import before_clearing
from cardhouse.words.speech import Listener, line, spoken

LAYING = (LayMeld, Increase, SplitMeld)
# The most proposals shown, best first.
MELDS_MOST = 9


def _last_look(table: Table, hand: Hand, view: View) -> View:
    assert isinstance(view, PanView)
    return before_clearing(view, effective(table.log), hand.game)


def _hints(table: Table, view: PanView, ask: Ask | None, language: str) -> Hints:
    melds = () if ask is None else _melds(table, view, ask, Listener(language=language))
    return Hints(melds=melds, silence=silence(ask))


def _bars(hand: PanHand, ask: Ask) -> Iterator[Barred]:
    if DrawCard in ask.offers:
        yield from missed(hand, ask, TakeDiscard(ask.actor))
    elif set(LAYING) & set(ask.offers):
        yield from missed(hand, ask, DiscardCard(ask.actor))


def _melds(table: Table, view: PanView, ask: Ask, to: Listener) -> tuple[MeldHint, ...]:
    """Melds that could be laid now, those that collect most first."""
    hand, seat = table.hand, ask.actor
    assert isinstance(hand, PanHand)
    assert isinstance(seat, int)
    due = [hand.chips[each] for each in payers(hand, seat)]
    chip, melds = hand.game.stakes.chip, view.spreads.melds.get(seat, ())
    return tuple(
        MeldHint(
            words=(words := line(move_said(move, [meld.cards for meld in melds]), to)).text,
            cards=words.cards,
            pays=spoken(pays_said(move, len(due)), to),
            worth=move.worth,
            amount=sum(min(move.worth * chip, chips) for chips in due),
            command=to_send(as_command(move, seat)),
        )
        for move in proposed(ask)[:MELDS_MOST]
    )


STAGING = Staging(
    family=PAN,
    last_look=_last_look,
    wins={TopsWon: lambda event: {event.seat: event.amount}},
    hints=_hints,
    bars=_bars,
)
