"""A post: chips put in to be dealt in."""

from msgspec import Struct


class Post(Struct, frozen=True):
    """A player's chips to be dealt in out of turn: a live part and a dead part."""

    live: int
    dead: int = 0
