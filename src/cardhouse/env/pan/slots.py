"""The actions of pan."""

from collections.abc import Iterator, Sequence
from typing import Final

from cardhouse.cards import PACK
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View
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
from cardhouse.engine.pan.hand import PanGame
from cardhouse.engine.pan.terms import Laying, OneCard, as_command
from cardhouse.env.fields import CARD, Places
from cardhouse.env.slots import Choices, Chooses, Slots, plain
from cardhouse.ranking.meld_search import Move

# The ways of laying cards out that can be told apart in one offer, the best first.
WAYS: Final = 12


def slots(games: Sequence[PanGame], places: Places) -> Iterator[Slots]:
    """Every command of pan."""
    yield from plain(GoOnTop, Retire, DrawCard, TakeDiscard, Force, LetGo)
    for kind in (LayMeld, Increase, SplitMeld):
        meanings = tuple(f"the {n}. way by worth, then by cards" for n in range(1, WAYS + 1))
        yield Slots(kind, meanings, _laying(kind))
    yield Slots(DiscardCard, tuple(PACK), _discards)


def _laying(kind: type[Command]) -> Chooses:
    def choices(terms: Laying, view: View) -> Choices:
        best = sorted(terms.proposals(kind), key=_merit)[:WAYS]
        for place, move in enumerate(best):
            yield place, as_command(move, view.viewer)

    return choices


def _merit(move: Move) -> tuple[object, ...]:
    """The sort key of a way to lay cards out: the most chips, the most cards, then the text."""
    return -move.worth, -len(move.cards), move.meld, move.cards, move.first, move.borrowed


def _discards(terms: OneCard, view: View) -> Choices:
    for card in dict.fromkeys(terms.cards):
        yield CARD[card], DiscardCard(view.viewer, card)
