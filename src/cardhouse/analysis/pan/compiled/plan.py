"""Pan as one array of numbers, read by all kernels: its stakes, its options and its deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.structs import fields

from cardhouse.analysis.pan.compiled import terms as g
from cardhouse.analysis.pan.compiled.cards import NUMBER
from cardhouse.analysis.pan.compiled.row import DECK, Numbers
from cardhouse.engine.core.game import Game
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pan.hand import PanGame
from cardhouse.engine.pan.rules import Pan
from cardhouse.ranking.melds import MeldRules

# The options that the plan reads, or that concern no single hand: the portion of the deck that is
# shuffled after it, and the time to force a card.
_READ: Final = {
    Pan: "tops fee_from melds meld_needs_drawn_card portion force_seconds",
    MeldRules: "same_suit_set_takes",
}


class Unknown(Exception):
    """A game that the kernels cannot play, with what they do not know; the engine plays it."""


class Plan(NamedTuple):
    """A game as the kernels play it."""

    source: PanGame
    game: Numbers


def flatten(source: Game) -> Plan:
    """The plan of a game of pan; Unknown names what the kernels do not know."""
    if missing := list(gaps(source)):
        raise Unknown(f"{source.title}: compiled play does not know {' or '.join(missing)}")
    assert isinstance(source, PanGame)
    pan, cards = source.pan, source.deck.cards()
    game = np.zeros(g.WIDTH, dtype=np.int64)
    game[g.CHIP] = source.stakes.chip
    game[g.TOP] = pan.tops * source.stakes.chip
    game[g.FROM_PLAYERS] = pan.fee_from == "players"
    game[g.DRAWN_FIRST] = pan.meld_needs_drawn_card
    game[g.ANY_SUIT] = pan.melds.same_suit_set_takes == "any-suit"
    game[g.CARDS] = len(cards)
    game[g.CARD : g.CARD + len(cards)] = [NUMBER[card] for card in cards]
    return Plan(source, game)


def gaps(source: Game) -> Iterator[str]:
    """Everything in a game that the kernels cannot play, in words."""
    strange = {type(step) for step in source.script} - {*PAN.steps}
    if strange:
        yield from sorted(f"the step `{step.__struct_config__.tag}`" for step in strange)
        return
    assert isinstance(source, PanGame)
    if tuple(type(step)() for step in source.script) != source.script:
        yield "a script changed by a ruling"
    if [type(step) for step in source.script] != [*PAN.steps]:
        yield "a script in another order"
    for record in (source.pan, source.pan.melds):
        yield from _unread(record)
    cards = source.deck.cards()
    if any(card not in NUMBER for card in cards):
        yield "cards that no meld takes"
    if len(cards) > DECK:
        yield f"a deck of more than {DECK} cards"


def _unread(record: Struct) -> Iterator[str]:
    for option in fields(record):
        is_set = getattr(record, option.name) != option.default
        if is_set and option.name not in _READ[type(record)].split():
            yield f"the option `{option.name}` of {type(record).__name__}"
