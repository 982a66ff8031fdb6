"""What a player says at a cuckoo table."""

from cardhouse.engine.core.commands import Command


class KeepCard(Command, frozen=True, tag="keep-card"):
    """Keep one's card."""


class Exchange(Command, frozen=True, tag="exchange"):
    """Exchange one's card with the left neighbour's; the dealer exchanges with the deck."""
