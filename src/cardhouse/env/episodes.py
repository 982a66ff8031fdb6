"""Episodes one after another, each from a seed that follows from the first."""

import random
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from cardhouse.api import IllegalCommand
from cardhouse.engine.core.view import View
from cardhouse.env.coder import Coder, Mask
from cardhouse.env.fields import Numbers
from cardhouse.env.opening import Unit
from cardhouse.env.sitting import Seating, Sitting


class Undecided(Struct):
    """Hands in which no learner was asked: they belong to no episode."""

    hands: int = 0
    # By seat, in the unit of the rewards.
    won: dict[int, float] = {}


class Episodes:
    """A table that is opened anew for each episode, with its coder and the menu of the moment."""

    def __init__(self, seating: Seating, *, unit: Unit, seed: int | None) -> None:
        self.seating = seating
        self._coins = random.Random(seed)
        self.sitting = Sitting(seating, "layout")
        self.coder = Coder(self.sitting.table, seating.taken)
        self.scale = self.coder.bet if unit == "bets" else 1
        self.undecided = Undecided()
        # Legal actions of the seat that is asked, with their commands.
        self.menu: dict[int, Any] = {}
        # Its view, which is wanted twice.
        self._view: View | None = None

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.sitting.seat

    @property
    def over(self) -> bool:
        """True once the episode is over."""
        return self.sitting.over

    @property
    def cut_short(self) -> bool:
        """True if the episode was cut short."""
        return self.sitting.cut_short

    def legal(self, action: int) -> bool:
        """True if the seat that is asked may do this."""
        return action in self.menu

    def begin(self, seed: int | None) -> None:
        """Open a table and play until a learner is asked."""
        if seed is not None:
            self._coins = random.Random(seed)
        self.undecided = Undecided(won=dict.fromkeys(self.seating.taken, 0.0))
        while True:
            self.sitting = sitting = Sitting(self.seating, f"{self._coins.getrandbits(64):x}")
            if not sitting.over:
                break
            self.undecided.hands += self.seating.hands
            won, _ = self.rewards()
            for seat, each in won.items():
                self.undecided.won[seat] += each
        self._ask()

    def act(self, action: int) -> None:
        """Carry out a legal action of the seat that is asked, and play on."""
        self.sitting.play(self.menu[action])
        self._ask()

    def be_silent(self) -> None:
        """Do what silence means, and play on."""
        ask = self.sitting.ask
        if ask is not None:
            self.sitting.play(ask.default or ask.sample(lambda count: 0) if ask.must else None)
        else:
            # Between hands the last choice gives up the bank, or names the last game.
            self.sitting.play(self.menu[max(self.menu)])
        self._ask()

    def refusal(self, action: object) -> IllegalCommand:
        """The error for an action that is not legal now."""
        return refusal(self.coder, self.seat, action, sorted(self.menu))

    def rewards(self) -> tuple[dict[int, float], float]:
        """Each seat's winnings and the house's drop since the last time."""
        won, dropped = self.sitting.collect()
        if self.scale == 1:
            return dict(won), dropped
        return {seat: cents / self.scale for seat, cents in won.items()}, dropped / self.scale

    def observation(self, seat: int) -> dict[str, Numbers | Mask]:
        """The moment as a seat sees it, with its mask: all zeros unless it is asked."""
        legal = self.menu if seat == self.seat else {}
        return {"observation": self.observed(seat), "action_mask": self.coder.mask(legal)}

    def observed(self, seat: int) -> Numbers:
        """The moment as a seat sees it."""
        sitting, coder = self.sitting, self.coder
        if sitting.between:
            return coder.observe_between(sitting.table, sitting.seat, seat)
        asked = self._view if seat == sitting.seat else None
        return coder.observe(asked or sitting.view(seat))

    def _ask(self) -> None:
        """Work out what is legal for the seat that is asked."""
        sitting, self._view = self.sitting, None
        if sitting.over:
            self.menu = {}
        elif sitting.between:
            self.menu = self.coder.menu_between(sitting.seat, sitting.offered)
        else:
            assert sitting.ask is not None
            self._view = sitting.view(sitting.seat)
            self.menu = self.coder.menu(sitting.ask, self._view)

    def told(self) -> str:
        """The table as it lies, seen from the rail."""
        sitting = self.sitting
        if sitting.between or not sitting.started:
            return f"between hands: seat {sitting.seat} decides"
        return str(sitting.view(0))


def refusal(coder: Coder, seat: int, action: object, legal: Iterable[int]) -> IllegalCommand:
    """The error for an action that is not legal now, with those that are."""
    told = ", ".join(f"{each} {coder.meaning(each)}" for each in legal)
    return IllegalCommand(f"seat {seat} cannot do action {action!r} now; it may: {told}")
