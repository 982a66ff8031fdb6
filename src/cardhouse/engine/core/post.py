"""What somebody posts to be dealt in."""

from msgspec import Struct


class Post(Struct, frozen=True):
    """What a player puts in to be dealt in out of turn: a live part and a dead part."""

    live: int
    dead: int = 0
