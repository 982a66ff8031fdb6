"""Names of bots at the tables of a room: animals, so that people keep the names of people.

Neighbours in the file begin with different letters, as the bots of a table do.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

CALLED: Final = tuple(files(__package__).joinpath("called.txt").read_text("utf-8").split())


def is_called(name: str) -> bool:
    """True for a bot's name, also with the number of a second bot of that name."""
    first, _, number = name.partition(" ")
    return first in CALLED and (not number or number.isdecimal())
