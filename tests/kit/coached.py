"""Decisions of one seat among bots, as the coach is asked about them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from cardhouse.bots.session import Session
from cardhouse.chance import Seeded
from cardhouse.coach.advice import Advice, usual
from cardhouse.coach.families import advise
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.view import View
from cardhouse.engine.families import look
from cardhouse.rulebook import load
from cardhouse.table.commands import PassBank

Asked = tuple[Game, View, Ask, Advice]
# A hand in which seat 1 is asked, its events so far, and the question.
Moment = tuple[Hand, tuple[Event[Any], ...], Ask]
Decide = Callable[[Game, View, Ask], Command]


def decisions(house: str, game: str, hands: int, *, seed: int = 7) -> Iterator[Asked]:
    """Every question to seat 1 in some hands, answered as the coach advises."""
    said: list[Advice] = []

    def decide(played: Game, view: View, ask: Ask) -> Command:
        return said[-1].best

    for hand, _, ask in moments(house, game, hands, seed=seed, decide=decide):
        view = look(hand, 1)
        said.append(advise(hand.game, view, ask))
        yield hand.game, view, ask, said[-1]


def moments(
    house: str, game: str, hands: int, *, seed: int = 7, decide: Decide = usual
) -> Iterator[Moment]:
    """Every moment at which seat 1 is asked in some hands; it answers as it likes."""
    for hand, log, ask in _played(house, game, hands, seed, decide):
        if ask is not None:
            yield hand, log, ask


def endings(
    house: str, game: str, hands: int, *, seed: int = 7, decide: Decide = usual
) -> Iterator[tuple[Hand, tuple[Event[Any], ...]]]:
    """The same hands when they are over, with all their events."""
    for hand, log, ask in _played(house, game, hands, seed, decide):
        if ask is None:
            yield hand, log


def _played(
    house: str, game: str, hands: int, seed: int, decide: Decide
) -> Iterator[tuple[Hand, tuple[Event[Any], ...], Ask | None]]:
    posted = load(house).games[game]
    bots = {seat: "sensible" for seat in (2, 3, 4, 5)}
    session = Session.open(posted, chance=Seeded(seed), seats=5, bots=bots, seed=seed)
    for _ in range(hands):
        log = _begin(session)
        while True:
            log += session.advance()
            ask, hand = session.waiting, session.table.hand
            assert hand is not None
            started = next(p for p in range(len(log) - 1, -1, -1) if type(log[p]) is HandStarted)
            yield hand, tuple(event for event in log[started:] if isinstance(event, Event)), ask
            if ask is None:
                break
            log += session.play(decide(hand.game, look(hand, 1), ask))


def _begin(session: Session) -> list[Any]:
    if session.table.players[1].chips < session.table.buy_in:
        session.rebuy(1)
    log = list(session.next_hand())
    while session.offered == 1:
        log += session.play(PassBank(seat=1))
        log += session.next_hand()
    return log


def in_other_cards(hand: Hand, log: tuple[Event[Any], ...], others: Mapping[str, str]) -> Hand:
    """The same hand, with some cards in place of others in everything that has happened."""
    return kernel.replay(hand.game, [_changed(event, others) for event in log])


def _changed(thing: Any, others: Mapping[str, str]) -> Any:
    if isinstance(thing, str):
        return type(thing)(others.get(thing, thing))
    if isinstance(thing, tuple | list):
        return type(thing)(_changed(each, others) for each in thing)
    if isinstance(thing, dict):
        return {key: _changed(each, others) for key, each in thing.items()}
    if isinstance(thing, msgspec.Struct):
        fields = thing.__struct_fields__
        return msgspec.structs.replace(
            thing, **{name: _changed(getattr(thing, name), others) for name in fields}
        )
    return thing
