"""One table of compiled play, as the environments of one table take it: an episode at a time."""

from __future__ import annotations

from typing import Final

import numpy as np

from cardhouse.api import IllegalCommand, WrongArgument
from cardhouse.env.coder import Coder, Mask
from cardhouse.env.episodes import Undecided, refusal
from cardhouse.env.fields import Numbers
from cardhouse.env.many.tables import Tables, any_seed
from cardhouse.env.opening import Unit
from cardhouse.env.sitting import Seating

# The only table.
_TABLE: Final = 0


class OneTable:
    """Does what `Episodes` does, on arrays with one row; it counts in cents inside."""

    def __init__(
        self, tables: Tables, seating: Seating, coder: Coder, *, unit: Unit, seed: int | None
    ) -> None:
        self.seating, self.coder = seating, coder
        self._tables, self._scale = tables, coder.bet if unit == "bets" else 1
        self._which = np.ones(1, dtype=np.bool_)
        self._action = np.zeros(1, dtype=np.int64)
        self._nothing = dict.fromkeys(tables.seats, 0.0)
        # The seat that is asked, or was the last to be.
        self.seat, self.over, self.cut_short = 0, True, False
        tables.seed(any_seed() if seed is None else seed, self._which)

    def begin(self, seed: int | None) -> None:
        """Deal until a learner is asked; without a seed, the hand that follows."""
        if seed is None:
            self._tables.end(self._which)
        else:
            self._tables.seed(seed, self._which)
        self._step(0)

    def legal(self, action: int) -> bool:
        """True if the seat that is asked may do this."""
        return 0 <= action < self.coder.actions and bool(self._tables.mask[_TABLE, action])

    def act(self, action: int) -> None:
        """Carry out a legal action of the seat that is asked, and play on."""
        self._step(action)

    def be_silent(self) -> None:
        """Do what silence means, and play on."""
        self._step(-1)

    @property
    def undecided(self) -> Undecided:
        """The hands before this one in which no learner was asked."""
        cents = self._tables.missed_won[_TABLE].tolist()
        won = {seat: each / self._scale for seat, each in zip(self._nothing, cents, strict=True)}
        return Undecided(hands=self._tables.missed.item(), won=won)

    def refusal(self, action: object) -> IllegalCommand:
        """The error for an action that is not legal now."""
        return refusal(
            self.coder, self.seat, action, np.flatnonzero(self._tables.mask[_TABLE]).tolist()
        )

    def rewards(self) -> tuple[dict[int, float], float]:
        """Each seat's winnings and the house's drop in the last step."""
        if not self.over:
            return self._nothing, 0.0
        cents = self._tables.won[_TABLE].tolist()
        won = {seat: each / self._scale for seat, each in zip(self._nothing, cents, strict=True)}
        return won, (0.0 - sum(cents)) / self._scale

    def observation(self, seat: int) -> dict[str, Numbers | Mask]:
        """The moment as a seat sees it, with its mask: all zeros unless it is asked."""
        tables, mask = self._tables, self._tables.mask[_TABLE]
        if seat == self.seat:
            return {"observation": tables.seen[_TABLE].copy(), "action_mask": mask.copy()}
        return {"observation": tables.view(_TABLE, seat), "action_mask": np.zeros_like(mask)}

    def told(self) -> str:
        """Nobody has the table in words here."""
        raise WrongArgument("compiled play cannot be drawn: ask for render_mode='ansi'")

    def _step(self, action: int) -> None:
        tables = self._tables
        self._action[_TABLE] = action
        tables.step(self._action, self._which)
        self.seat, self.over = tables.asked.item(), tables.over.item()
