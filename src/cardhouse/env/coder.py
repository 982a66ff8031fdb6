"""Observations and actions of one table, whatever is spread there."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.view import View
from cardhouse.env import between
from cardhouse.env.between import BetweenSight, Decision
from cardhouse.env.coding import Coding
from cardhouse.env.families import coding_of
from cardhouse.env.fields import Field, Numbers, Places, Sight, mosts, size
from cardhouse.env.seen import CommonSight
from cardhouse.env.slots import Slots, menu
from cardhouse.table import Table
from cardhouse.table.commands import TableCommand

Mask = NDArray[np.int8]

# The action that lets an optional decision pass; it is always the first.
LET_PASS: Final = 0


class Coder:
    """The layout of a table's observations, and the meaning of its actions."""

    def __init__(self, table: Table, taken: tuple[int, ...]) -> None:
        games = [spread.game for spread in table.spreads]
        self.places = Places(taken, table.seating.most)
        self.codings: tuple[Coding, ...] = tuple(dict.fromkeys(map(coding_of, games)))
        leading = self.codings[0]
        # Money is counted in bets of the table's first game.
        self.bet, self.bet_name = leading.bet(games[0].stakes), leading.bet_name
        names = tuple(game.name for game in games)
        self._of_game = {game.name: coding_of(game) for game in games}
        self._common = CommonSight(
            names, self.places, turned_up=any(each.turned_up for each in self.codings)
        )
        self._between = BetweenSight(self.places)
        self._sights: dict[Coding, tuple[int, Sight]] = {}
        fields = list(self._common.fields)
        slots: list[Slots] = []
        for coding in self.codings:
            own = [game for game in games if coding_of(game) is coding]
            sight = coding.sight(own, self.places)
            self._sights[coding] = (size(fields), sight)
            fields += sight.fields
            slots += coding.slots(own, self.places)
        self._between_at = size(fields)
        self.fields: tuple[Field, ...] = (*fields, *self._between.fields)
        self.size = size(self.fields)
        self.most = mosts(self.fields)
        banked = any(coding.banked for coding in self.codings)
        after = list(between.slots(names, banked=banked, named=table.mix is not None))
        self._in_hand = tuple(_numbered(slots, LET_PASS + 1))
        first = LET_PASS + 1 + sum(len(each.meanings) for each in slots)
        self._after = tuple(_numbered(after, first))
        # Every command with the number of its first action.
        self.commands: tuple[tuple[int, Slots | Decision], ...] = (*self._in_hand, *self._after)
        self.actions = first + sum(len(each.meanings) for each in after)
        self.showing = tuple(kind for coding in self.codings for kind in coding.showing)

    def meaning(self, action: int) -> str:
        """An action in words."""
        if action == LET_PASS:
            return "let it pass"
        for first, each in self.commands:
            if first <= action < first + len(each.meanings):
                said = each.meanings[action - first]
                return f"{each.do} ({said})" if said else each.do
        raise IndexError(f"there are actions 0 to {self.actions - 1}, and no {action}")

    def menu(self, ask: Ask, view: View) -> dict[int, Any]:
        """Every action that is legal in a hand, with its command; None lets an offer pass."""
        found: dict[int, Any] = menu(self._in_hand, ask, view)
        if not ask.must:
            found[LET_PASS] = None
        elif not found:
            # Nothing of it can be told apart: silence is the only answer.
            found[LET_PASS] = ask.default
        return found

    def menu_between(self, seat: int, offered: dict[type[TableCommand], Any]) -> dict[int, Any]:
        """Every action that is legal between hands, with its command."""
        return dict(between.menu(self._after, seat, offered))

    def observe(self, view: View) -> Numbers:
        """A hand as a seat sees it."""
        into = np.zeros(self.size, dtype=np.float32)
        self._common.write(view, into, self.bet)
        start, sight = self._sights[self._of_game[view.game]]
        sight.write(view, into[start:], self.bet)
        return np.minimum(into, self.most, out=into)

    def observe_between(self, table: Table, deciding: int, viewer: int) -> Numbers:
        """The table between hands as a seat sees it."""
        into = np.zeros(self.size, dtype=np.float32)
        self._between.write(table, deciding, viewer, into[self._between_at :], self.bet)
        return np.minimum(into, self.most, out=into)

    def mask(self, legal: dict[int, Any]) -> Mask:
        """1 for each legal action."""
        into = np.zeros(self.actions, dtype=np.int8)
        into[list(legal)] = 1
        return into


Run = TypeVar("Run", Slots, Decision)


def _numbered(commands: Iterable[Run], first: int) -> Iterator[tuple[int, Run]]:
    """Commands with the numbers of their first actions."""
    for each in commands:
        yield first, each
        first += len(each.meanings)
