"""Help on the commands of every table."""

from typing import Final

from cardhouse.cli.terminal import Rows

COMMON: Final[Rows] = (
    ("rules [WORD]", "the house's rules, by id, kind or word"),
    ("report", "tell the floor about an irregularity"),
    ("table / stacks / history", "draw the table again; everybody's chips; the last hand"),
    ("save FILE", "write all finished hands as lines of JSON"),
    ("quit", "leave the table"),
)
