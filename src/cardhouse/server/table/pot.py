"""Games for a pot as the pages show them."""

from __future__ import annotations

from collections.abc import Iterable

from cardhouse.cards import Card
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.events import Event
from cardhouse.engine.pot.events import PotAwarded, Shown
from cardhouse.engine.pot.family import POT
from cardhouse.engine.pot.hand import PotGame, PotHand
from cardhouse.engine.pot.round import Drawing, Showdown
from cardhouse.engine.pot.view import PotView
from cardhouse.server.messages import Hints
from cardhouse.server.table.staging import Staging, silence
from cardhouse.table import Table
from cardhouse.words.pot import hand_name, holding
from cardhouse.words.scene import dollars


def _betting(hand: PotHand) -> bool:
    """Bets are gathered before a draw and a showdown."""
    return not (hand.over or isinstance(hand.at, Drawing | Showdown))


def _result(log: Iterable[Event], hand: PotHand, seat: int) -> str:
    won = sum(e.amount for e in log if isinstance(e, PotAwarded) and e.seat == seat)
    if not won:
        return ""
    name = hand_name(hand, seat)
    return f"wins {dollars(won)} with {name}" if name else f"wins {dollars(won)}"


def _hints(table: Table, view: PotView, ask: Ask | None) -> Hints:
    assert isinstance(table.game, PotGame)
    return Hints(holding=holding(view, table.game), silence=silence(ask))


def _shown(log: Iterable[Event], viewer: int) -> dict[int, tuple[Card, ...]]:
    shown: dict[int, tuple[Card, ...]] = {}
    for event in log:
        if isinstance(event, Shown):
            seen = event.seen(viewer)
            shown[seen.seat] = (*shown.get(seen.seat, ()), *seen.cards)
    return shown


STAGING = Staging(
    family=POT,
    betting=_betting,
    wins={PotAwarded: lambda event: {event.seat: event.amount}},
    shown=_shown,
    result=_result,
    hints=_hints,
)
