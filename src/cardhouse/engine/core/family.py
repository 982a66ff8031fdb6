"""A family of games: its hands, games, steps and views."""

from collections.abc import Callable
from typing import Generic

from msgspec import Struct

from cardhouse.engine.core.game import Game
from cardhouse.engine.core.step import H, Step
from cardhouse.engine.core.view import View

Steps = tuple[type[Step], ...]


class Family(Struct, Generic[H], frozen=True, kw_only=True):
    """Games that are played alike; every other layer asks the family for its own part."""

    name: str
    # The scope of the house rules that hold for it.
    scope: str
    game: type[Game]
    # True if the house collects for each wager instead of each hand.
    by_wager: bool = False
    # Steps a rule book may write, and steps only rulings put in.
    steps: Steps
    ruled: Steps = ()
    # The view of this family's hands.
    view: type[View]
    look: Callable[[H, int], View]
