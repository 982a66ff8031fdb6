"""Tests for a process of its own: a view and the row of compiled play make the same sight.

`test_sight.py` runs them.
"""

import os
from random import Random
from typing import Any

import numpy as np
import pytest

from cardhouse.analysis.kernel.jit import unkept
from cardhouse.analysis.kernel.pointing import pointer
from cardhouse.analysis.pot.compiled import acts, looks, twins
from cardhouse.analysis.pot.compiled.doors import allows
from cardhouse.analysis.pot.compiled.row import Numbers
from cardhouse.analysis.pot.policies import sight as s
from cardhouse.analysis.pot.policies.buckets import place
from cardhouse.analysis.pot.policies.choose import WHOLE, choose
from cardhouse.analysis.pot.policies.manners import MANNERS
from cardhouse.analysis.pot.policies.shares import shares_of
from cardhouse.analysis.pot.policies.traits import traits
from cardhouse.bots.pot.sight import sight_of
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.pot.commands import Match, StayOut
from cardhouse.engine.pot.view import look
from tests.kit.sixth import posted
from tests.runs.compiled.compiled import pot_games
from tests.runs.compiled.judge import Judged
from tests.runs.compiled.starts import at_a_table, started

PLAIN = os.environ.get("NUMBA_DISABLE_JIT") == "1"
GAMES = [(post.house, post.name) for post in pot_games()]
HANDS = 8 if PLAIN else 200
# Offers of the row that no decision is made of.
UNREAD = 1 << acts.MUCK | 1 << acts.BOARD


@unkept
def look_at(traits: Numbers, hand: Numbers, sight: Numbers) -> None:
    looks.look(pointer(traits), pointer(hand), pointer(sight))


@unkept
def decide(
    manner: Numbers, traits: Numbers, sight: Numbers, share: int, toss: int, dice: int
) -> tuple[int, int]:
    return twins.decided(pointer(manner), pointer(traits), pointer(sight), share, toss, dice)


def numbers_of(numbers: Any) -> Numbers:
    return np.array(numbers, dtype=np.int64)


class Both(Judged):
    """A hand in which every seat in turn is looked at both ways, and played by its share."""

    def _choice(self, ask: Ask) -> Command:
        game = self.plan.source
        first = self.hand.asked[0].actor
        # All are asked at once to match a stake; the row asks them one by one.
        if (
            isinstance(first, int)
            and ask.actor == first
            and not ask.offers.keys() & {Match, StayOut}
        ):
            sight, other = sight_of(game, look(self.hand, first), ask), self._looked()
            assert shown(sight) == shown(other.tolist())
            self._same_decision(sight, other)
        return super()._choice(ask)

    def _looked(self) -> Numbers:
        sight = np.zeros(s.SIZE, dtype=np.int64)
        look_at(numbers_of(traits(self.plan.source)), self.row, sight)
        sight[s.OFFERS] &= ~UNREAD
        return sight

    def _same_decision(self, sight: list[int], other: Numbers) -> None:
        numbers = traits(self.plan.source)
        if sight[s.OFFERS] >> acts.SHOW & 1:
            return
        share = shares_of(self.plan.source)[place(numbers, sight)]
        tosses = self.dice.randrange(WHOLE), self.dice.randrange(WHOLE)
        for manner in MANNERS.values():
            here = choose(manner, numbers, sight, share, *tosses)
            there = decide(numbers_of(manner), numbers_of(numbers), other, share, *tosses)
            assert here == tuple(there)
            assert allows(self.row, *here)


def shown(sight: list[int]) -> list[list[int]]:
    """The contents of a sight, without remains of earlier ones in its places."""
    up, place = [], s.UP
    for _ in range(sight[s.SHOWN]):
        up += sight[place : place + 1 + sight[place]]
        place += 1 + sight[place]
    return [
        sight[: s.CARD],
        sight[s.CARD : s.CARD + sight[s.CARDS]],
        sight[s.BOARD : s.BOARD + sight[s.SHARED]],
        up,
    ]


@pytest.mark.parametrize(("house", "game"), GAMES)
def test_a_view_shows_what_the_row_shows(house: str, game: str) -> None:
    post = posted(house, game)
    decisions = 0
    for seed in range(HANDS):
        dice = Random(f"{house} {game} {seed}")
        source = at_a_table(post, dice)
        decisions += Both(source, started(post, source, dice), dice).run()
    assert decisions > 5 * HANDS
