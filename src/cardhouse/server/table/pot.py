"""Games for a pot as the pages show them."""

from __future__ import annotations

from collections.abc import Iterable

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.events import Event
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.engine.pot.family import POT
from cardhouse.engine.pot.hand import PotGame, PotHand
from cardhouse.engine.pot.round import Discarding, Drawing, Showdown
from cardhouse.engine.pot.view import PotView
from cardhouse.server.messages import Hints
from cardhouse.server.table.pot_faces import made, shown
from cardhouse.server.table.staging import Staging, silence
from cardhouse.table import Table
from cardhouse.words.pot import holding, shown_said, won_with
from cardhouse.words.speech import plain


def _betting(hand: PotHand) -> bool:
    """True while bets lie before the seats: a draw, a discard and a showdown gather them."""
    return not (hand.over or isinstance(hand.at, Drawing | Discarding | Showdown))


def _result(log: Iterable[Event], hand: PotHand, seat: int, language: str) -> str:
    won = sum(e.amount for e in log if isinstance(e, PotAwarded) and e.seat == seat)
    if not won:
        return ""
    return plain(won_with(won, shown_said(hand, seat)), language)


def _hints(table: Table, view: PotView, ask: Ask | None, language: str) -> Hints:
    game = table.dealt.game
    assert isinstance(game, PotGame)
    held = holding(view, game)
    words = plain(held, language) if held is not None else ""
    return Hints(holding=words, silence=silence(ask))


STAGING = Staging(
    family=POT,
    betting=_betting,
    wins={PotAwarded: lambda event: {event.seat: event.amount}},
    shown=shown,
    made=made,
    result=_result,
    hints=_hints,
)
