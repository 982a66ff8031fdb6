"""A game on one page, as data: its aim, the order of a hand, what wins, what is special."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.step import Step
from cardhouse.words.said import Said

# Steps that a player need not know of: fees are told apart, and burned cards mean nothing.
UNTOLD = frozenset({"assess", "collect", "collections", "burn-first", "stretch"})


class Told(Struct, frozen=True):
    """A step of a hand, and how often it comes one after another."""

    said: Said
    times: int = 1


class Pictured(Struct, frozen=True):
    """Cards with their name."""

    said: Said
    cards: tuple[Card, ...]


class Sheet(Struct, frozen=True, kw_only=True):
    """All that the page of a game says of it, beside its price."""

    aim: Said
    wins: Said
    pictures: tuple[Pictured, ...] = ()
    special: tuple[Said, ...] = ()
    # Words of the table that a newcomer cannot know, `learn-word-` each.
    words: tuple[str, ...] = ()


def order_of(game: Game) -> tuple[Told, ...]:
    """The steps of a hand as a player meets them; rounds that are alike are told once."""
    told: list[Told] = []
    for pair in _rounds(game.script):
        for size in range(1, len(told) + 1):
            if size == len(pair) and [each.said for each in told[-size:]] == pair:
                told[-size:] = [Told(each.said, each.times + 1) for each in told[-size:]]
                break
        else:
            told += [Told(said) for said in pair]
    return tuple(told)


def _rounds(script: tuple[Step[Any], ...]) -> Iterator[list[Said]]:
    """A deal together with the betting after it, any other step by itself."""
    waiting: list[Said] = []
    for step in script:
        tag = str(type(step).__struct_config__.tag)
        if tag in UNTOLD:
            continue
        said = _said(tag, step)
        if tag == "deal":
            if waiting:
                yield waiting
            # A burn alone shows nobody a card.
            waiting = [said] if any(getattr(step, f) for f in ("down", "up", "board")) else []
        else:
            yield [*waiting, said]
            waiting = []
    if waiting:
        yield waiting


def _said(tag: str, step: Step[Any]) -> Said:
    """A step in words, by its tag and those of its options that are numbers, words or yes or no."""
    fields = ((name, getattr(step, name)) for name in step.__struct_fields__)
    args = {n: v for n, v in fields if isinstance(v, bool | int | str) and "cite" not in n}
    return Said(f"learn-{tag}", {name: v for name, v in args.items() if name != "name"})
