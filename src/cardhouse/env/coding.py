"""How the games of one family are told to a learner, and how a learner's answers are read."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from cardhouse.engine.core.family import Family
from cardhouse.engine.core.stakes import Stakes
from cardhouse.env.fields import Places, Sight
from cardhouse.env.slots import Slots


class Coding(Struct, frozen=True, kw_only=True):
    """A family's part of observations and actions; `games` are those of one table."""

    family: Family
    # The family's own fields, beside those of every game.
    sight: Callable[[Sequence[Any], Places], Sight]
    # Every command of the family, with its choices.
    slots: Callable[[Sequence[Any], Places], Iterable[Slots]]
    # The amount that observations and rewards count money in, in cents, and its name.
    bet: Callable[[Stakes], int]
    bet_name: str
    # Cards turned up by seats lie in front of them; banked games have them on spots instead.
    turned_up: bool = True
    # True if somebody banks, and seats are offered the bank.
    banked: bool = False
    # Decisions about showing cards: the table takes them by default.
    showing: tuple[type[Any], ...] = ()
