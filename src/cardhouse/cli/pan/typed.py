"""Reads commands that a person types at a pan table."""

from typing import Final

from cardhouse.cli.pan.notes import SHOWN
from cardhouse.cli.play.read import Unclear, cards, nothing_more
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.pan.commands import (
    DiscardCard,
    DrawCard,
    Force,
    GoOnTop,
    Increase,
    LayMeld,
    LetGo,
    Retire,
    SplitMeld,
    TakeDiscard,
)
from cardhouse.engine.pan.terms import as_command, proposed
from cardhouse.engine.pan.view import PanView

PLAIN: Final[dict[str, type[Command]]] = {
    "stay": GoOnTop,
    "on-top": GoOnTop,
    "go-on-top": GoOnTop,
    "retire": Retire,
    "draw": DrawCard,
    "d": DrawCard,
    "draw-card": DrawCard,
    "take": TakeDiscard,
    "t": TakeDiscard,
    "take-discard": TakeDiscard,
    "force": Force,
    "let": LetGo,
    "let-go": LetGo,
}
VERBS: Final = frozenset({*PLAIN, "meld", "m", "add", "a", "split", "throw", "discard", "x"})


def is_verb(word: str) -> bool:
    """True if a word is a pan player's command."""
    return word in VERBS or (word.isascii() and word.isdigit())


def command(words: list[str], view: PanView, ask: Ask | None) -> Command:
    """The viewer's command behind the words; a number carries out a proposal."""
    verb, *rest = words
    me = view.viewer
    if verb.isdigit():
        found = proposed(ask)[:SHOWN] if ask is not None else []
        if not 1 <= int(verb) <= len(found):
            raise Unclear("proposal", typed=verb)
        return as_command(found[int(verb) - 1], me)
    if verb in PLAIN:
        nothing_more(verb, rest)
        return PLAIN[verb](me)
    if verb in ("throw", "discard", "x"):
        named = cards(rest) if rest else view.spreads.drawn
        if len(named) != 1:
            raise Unclear("discard", verb=verb)
        return DiscardCard(me, named[0])
    if verb in ("meld", "m"):
        return _meld(me, rest)
    return _onto(me, verb, rest)


def _meld(me: int, rest: list[str]) -> LayMeld:
    own, source = rest, list[str]()
    if "from" in rest:
        at = rest.index("from")
        own, source = rest[:at], rest[at + 1 :]
    number = int(source[0]) if source and source[0].isdigit() else 0
    return LayMeld(me, cards(own), number, cards(source[1:]))


def _onto(me: int, verb: str, rest: list[str]) -> Increase | SplitMeld:
    """Cards for a meld given by its number."""
    if not rest or not rest[0].isdigit():
        raise Unclear("meld", verb=verb)
    number, named = int(rest[0]), rest[1:]
    if verb != "split":
        return Increase(me, number, cards(named))
    if "into" not in named:
        raise Unclear("split")
    at = named.index("into")
    return SplitMeld(me, number, cards(named[:at]), cards(named[at + 1 :]))
