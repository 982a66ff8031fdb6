"""Games for a pot as the pages show them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardhouse.bots.pot.beaten import is_beaten
from cardhouse.cards import HIDDEN
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.events import Event
from cardhouse.engine.pot.commands import Bet, Call, Check, Fold, Muck, Raise, Show
from cardhouse.engine.pot.events import PotAwarded
from cardhouse.engine.pot.family import POT
from cardhouse.engine.pot.hand import PotGame, PotHand
from cardhouse.engine.pot.round import Discarding, Drawing, Round, Showdown
from cardhouse.engine.pot.view import PotView
from cardhouse.server.messages import Hints
from cardhouse.server.table.pot_faces import made, shown
from cardhouse.server.table.staging import Barred, Staging, missed, silence
from cardhouse.table import Table
from cardhouse.table.pot.seats import positions
from cardhouse.words.pot import holding, shown_said, won_with
from cardhouse.words.said import brief
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
    words, few = ("", "") if held is None else (plain(held, language), plain(brief(held), language))
    beaten = ask is not None and Muck in ask.offers and _beaten(game, view)
    return Hints(holding=words, brief=few, silence=silence(ask), beaten=beaten)


def _beaten(game: PotGame, view: PotView) -> bool:
    own = view.own
    return HIDDEN not in own.down and is_beaten(game, view, own)


def _bars(hand: PotHand, ask: Ask) -> Iterator[Barred]:
    seat, at = ask.actor, hand.at
    if isinstance(at, Round) and {Check, Call} & set(ask.offers):
        if not {Bet, Raise} & set(ask.offers):
            yield from missed(hand, ask, Raise(seat, 0) if at.level else Bet(seat, 0))
    elif isinstance(at, Round) and Fold in ask.offers:
        yield from missed(hand, ask, Check(seat))
    elif Show in ask.offers:
        yield from missed(hand, ask, Muck(seat))


def _next_blind(table: Table) -> int:
    places = positions(table) if table.game.stakes.blinds else None
    return places.big_blind if places is not None else 0


STAGING = Staging(
    family=POT,
    betting=_betting,
    wins={PotAwarded: lambda event: {event.seat: event.amount}},
    shown=shown,
    made=made,
    result=_result,
    hints=_hints,
    bars=_bars,
    next_blind=_next_blind,
)
