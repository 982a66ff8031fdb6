"""A judged hand whose observations, masks and actions are compared too, for every seat."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar

import numpy as np
from msgspec.structs import replace

from cardhouse.analysis.pot.compiled import mapping
from cardhouse.analysis.pot.compiled import row as r
from cardhouse.bots.families import habits_of
from cardhouse.bots.simple import call
from cardhouse.engine.core.commands import CHANCE
from cardhouse.engine.families import look
from cardhouse.env.coder import Coder
from cardhouse.env.many.pot.choosing import calling, decision, offer, silence
from cardhouse.env.many.pot.layout import layout_of
from cardhouse.env.many.pot.seeing import see
from cardhouse.rulebook import Posted
from tests.runs.compiled.judge import Judged
from tests.runs.compiled.starts import at_a_table, started


class Watched(Judged):
    """The engine and its environments are the judges."""

    coder: Coder
    layout: Any

    def observed(self, place: int) -> Any:
        """The view that the kernels give a seat."""
        seen = np.zeros(self.coder.size, dtype=np.float32)
        see(self.layout, self.game, self.row, place, seen)
        return seen

    def _compare(self) -> None:
        super()._compare()
        hand = self.hand
        if not hand.over and hand.asked[0].actor == CHANCE:
            return
        for place, seat in enumerate(hand.seats):
            wanted = self.coder.observe(look(hand, seat))
            self._same(f"seen by {seat}", wanted.tobytes(), self.observed(place).tobytes())
        if not hand.over:
            self._compare_actions()

    def _compare_actions(self) -> None:
        now: Any = self.row.tolist()
        seat = self.hand.seats[now[r.ACTOR]]
        ask = next(ask for ask in self.hand.asked if ask.actor == seat)
        menu = self.coder.menu(ask, look(self.hand, seat))
        mask = np.zeros(self.coder.actions, dtype=np.int8)
        offer(self.layout, self.row, mask)
        self._same("mask", sorted(menu), np.flatnonzero(mask).tolist())
        # Numbers beside the actions are none.
        for action in range(-1, self.coder.actions + 2):
            act, amount = decision(self.layout, self.row, action)
            legal = mapping.decision(now, menu[action]) if action in menu else (-1, 0)
            self._same(f"action {action}", legal, (int(act), int(amount)))
        assert ask.default is not None
        for name, wanted, (act, amount) in (
            ("silence", ask.default, silence(self.row)),
            ("caller", call(ask, habits_of(self.hand.game).calling), calling(self.row)),
        ):
            self._same(name, mapping.decision(now, wanted), (int(act), int(amount)))


Hand = TypeVar("Hand", bound=Watched)


def watched(post: Posted, seed: int, kind: type[Hand]) -> Hand:
    """A hand of a game at any table, with any stacks and posts; learners' tables have no kill."""
    dice = Random(f"watched {post.house} {post.name} {seed}")
    game = at_a_table(post, dice)
    begun = replace(started(post, game, dice), kill=0)
    hand = kind(game, begun, dice)
    table: Any = SimpleNamespace(
        spreads=[SimpleNamespace(game=game)], seating=post.page.seating, mix=None
    )
    hand.coder = Coder(table, tuple(sorted(begun.seats)))
    hand.layout = layout_of(hand.coder, game.stakes, shows=True)
    return hand
