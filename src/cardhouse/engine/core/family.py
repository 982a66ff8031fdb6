"""A family of games: what its hands and games are, of which steps, and how they look."""

from collections.abc import Callable
from typing import Generic

from msgspec import Struct

from cardhouse.engine.core.game import Game
from cardhouse.engine.core.step import H, Step
from cardhouse.engine.core.view import View

Steps = tuple[type[Step], ...]


class Family(Struct, Generic[H], frozen=True, kw_only=True):
    """Games that are played alike. Every other layer asks the family for what is its own."""

    name: str
    # Which rules of a house's own page hold for it.
    scope: str
    game: type[Game]
    # Whether the house collects for each wager instead of for each hand.
    by_wager: bool = False
    # What a rule book may write, and what only rulings put in.
    steps: Steps
    ruled: Steps = ()
    # How its hands look; the hand is one of this family's.
    view: type[View]
    look: Callable[[H, int], View]
