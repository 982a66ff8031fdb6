"""The coach at pan: every way to use the cards, and the chips that each collects."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from cardhouse.bots.pan.player import STAYS, harmless, points
from cardhouse.coach.advice import Advice, Choice, Coach, plain_choices, usual
from cardhouse.coach.pan.sheet import sheet
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.pan.commands import (
    DiscardCard,
    Force,
    GoOnTop,
    Increase,
    LayMeld,
    LetGo,
    Retire,
    SplitMeld,
    TakeDiscard,
)
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pan.hand import PanGame
from cardhouse.engine.pan.terms import as_command, proposed
from cardhouse.engine.pan.view import PanView
from cardhouse.words.pan import move_said
from cardhouse.words.said import Said, say

LAYING: tuple[type[Command], ...] = (LayMeld, Increase, SplitMeld)
# The proposals shown, those that collect most first.
SHOWN = 6


def choices(game: PanGame, view: PanView, ask: Ask) -> Iterator[Choice]:
    """The melds that can be laid, the discard of the bot, and whatever else is offered."""
    assert isinstance(ask.actor, int)
    own = [meld.cards for meld in view.spreads.melds.get(ask.actor, ())]
    for move in proposed(ask)[:SHOWN]:
        label = move_said(move, own)
        yield Choice(command=as_command(move, ask.actor), label=label)
    yield from plain_choices(ask)


def weigh(game: PanGame, view: PanView, ask: Ask, found: tuple[Choice, ...]) -> Advice | None:
    """Melds by the chips that all others in the hand pay for them at once."""
    others = sum(seat.live for seat in view.seats) - 1
    worths = {
        as_command(move, ask.actor): move.worth * game.stakes.chip * others
        for move in proposed(ask)[:SHOWN]
    }
    weighed = tuple(
        replace(choice, worth=float(worths[choice.command]))
        if isinstance(choice.command, LAYING) and choice.command in worths
        else choice
        for choice in found
    )
    best = usual(game, view, ask)
    if GoOnTop in ask.offers:
        # The bot's heart beats faster now and then; the coach keeps to the count.
        best = GoOnTop(ask.actor) if _fit(view) >= STAYS else Retire(ask.actor)
    basis = say("coach-basis-pan") if worths else None
    return Advice(choices=weighed, best=best, why=tuple(_why(game, view, ask, best)), basis=basis)


def _why(game: PanGame, view: PanView, ask: Ask, best: Command) -> Iterator[Said]:
    if GoOnTop in ask.offers:
        fit = _fit(view)
        yield say("coach-fit", points=f"{fit:.1f}", stays=f"{STAYS:.0f}", enough=fit >= STAYS)
    elif isinstance(best, Force | LetGo):
        yield say("coach-forcing", harmless=harmless(view.spreads, game.pan.melds))
    elif isinstance(best, TakeDiscard):
        yield say("coach-takes")
    elif isinstance(best, DiscardCard):
        yield say("coach-discards")
    elif isinstance(best, LAYING):
        yield say("coach-lays")
    else:
        yield say("coach-draws")


def _fit(view: PanView) -> float:
    return points(view.own.down)


COACH = Coach(family=PAN, choices=choices, weigh=weigh, sheet=sheet)
