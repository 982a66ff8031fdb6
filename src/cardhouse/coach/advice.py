"""Advice on an Ask: its choices, what each is worth, and the reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.bots.families import habits_of
from cardhouse.cards import Card
from cardhouse.coach.sheet import Sheet
from cardhouse.engine.core.asks import Amounts, Ask, Terms
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.family import Family
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.view import View
from cardhouse.words.said import Arg, Cards, Money, Said


class Choice(Struct, frozen=True, kw_only=True):
    """A command that the Ask offers, and its worth."""

    command: Command
    # The price in cents.
    cost: int = 0
    # The average gain from here on, in cents; None where it cannot be worked out.
    worth: float | None = None
    # The button, where the family words it in its own way.
    label: Said | None = None


class Advice(Struct, frozen=True, kw_only=True):
    """The choices of an Ask, the one that the coach would take, and why."""

    choices: tuple[Choice, ...]
    best: Command
    why: tuple[Said, ...] = ()
    # The meaning of the figures; None without figures.
    basis: Said | None = None


class BankWorth(Struct, frozen=True, kw_only=True):
    """The average result of a hand as the bank."""

    # The average net in cents, by the number of wagers against the bank.
    nets: dict[int, float]
    why: Said
    basis: Said


class Streeted(Struct, frozen=True):
    """A street by all that has been dealt until then, and the share of each seat."""

    begun: tuple[int, ...]
    words: Said
    shares: dict[int, float]
    # The seats whose cards the viewer sees.
    seen: tuple[int, ...]


class Coach(Struct, frozen=True, kw_only=True):
    """How the games of one family are explained."""

    family: Family
    # The choices worth a look, without figures; the bot's own choice is always among them.
    choices: Callable[[Any, Any, Ask], Iterator[Choice]]
    # The same with figures, which take a while; None where there are none.
    weigh: Callable[[Any, Any, Ask, tuple[Choice, ...]], Advice | None]
    # The page of a game.
    sheet: Callable[[Any], Sheet]
    # The worth of the bank on offer, which takes a while; None in games without one.
    bank: Callable[[Any], BankWorth] | None = None
    # The tables and kernels that figures of a game need, which take longer than a figure.
    prepare: Callable[[Any], None] | None = None
    # The shares of the pot at this moment of a hand, for a viewer who sees these cards in the end.
    streeted: Callable[[Any, int, Mapping[int, tuple[Card, ...]]], Streeted | None] | None = None


def plain_choices(ask: Ask, *without: type[Command]) -> Iterator[Choice]:
    """The offers that leave nothing to choose, and the least of every amount."""
    for kind, terms in ask.offers.items():
        if kind in without:
            continue
        if type(terms) is Terms:
            yield Choice(command=kind(ask.actor), cost=terms.cost)
        elif isinstance(terms, Amounts):
            yield Choice(command=next(terms.choices(kind, ask.actor)), cost=terms.cost)


def usual(game: Game, view: View, ask: Ask) -> Command:
    """The choice of a sensible bot, which sees no more than the view."""
    return habits_of(game).sensible(game, Random(0)).decide(view, ask)


def label_of(choice: Choice) -> Said:
    """A choice as its button has it."""
    return choice.label or _said(choice)


def means_of(choice: Choice) -> Said:
    """The meaning of a choice, in a sentence."""
    return replace(_said(choice), form="means")


def _said(choice: Choice) -> Said:
    command: Any = choice.command
    amount = getattr(command, "to", getattr(command, "amount", 0))
    cards = (*getattr(command, "cards", ()), *filter(None, (getattr(command, "card", ""),)))
    args: dict[str, Arg] = {
        "cost": Money(choice.cost),
        "free": not choice.cost,
        "amount": Money(amount),
        "some": len(cards),
        "cards": Cards(cards),
        "front": Cards(tuple(getattr(command, "front", ()))),
        "back": Cards(tuple(getattr(command, "back", ()))),
    }
    return Said(f"coach-{command.__struct_config__.tag}", args)


def best_of(choices: tuple[Choice, ...]) -> Choice | None:
    """The choice that is worth most; None without figures."""
    known = [choice for choice in choices if choice.worth is not None]
    return max(known, key=lambda choice: choice.worth or 0.0, default=None)
