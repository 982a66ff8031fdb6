"""Decisions of one seat among bots, as the coach is asked about them."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.bots.session import Session
from cardhouse.chance import Seeded
from cardhouse.coach.advice import Advice
from cardhouse.coach.families import advise
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.view import View
from cardhouse.engine.families import look
from cardhouse.rulebook import load
from cardhouse.table.commands import PassBank

Asked = tuple[Game, View, Ask, Advice]


def decisions(house: str, game: str, hands: int, *, seed: int = 7) -> Iterator[Asked]:
    """Every question to seat 1 in some hands, answered as the coach advises."""
    posted = load(house).games[game]
    bots = {seat: "sensible" for seat in (2, 3, 4, 5)}
    session = Session.open(posted, chance=Seeded(seed), seats=5, bots=bots, seed=seed)
    for _ in range(hands):
        _begin(session)
        while True:
            session.advance()
            ask, hand = session.waiting, session.table.hand
            if ask is None or hand is None:
                break
            view = look(hand, 1)
            advice = advise(hand.game, view, ask)
            yield hand.game, view, ask, advice
            session.play(advice.best)


def _begin(session: Session) -> None:
    if session.table.players[1].chips < session.table.buy_in:
        session.rebuy(1)
    session.next_hand()
    while session.offered == 1:
        session.play(PassBank(seat=1))
        session.next_hand()
