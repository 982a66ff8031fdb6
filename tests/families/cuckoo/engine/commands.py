"""The commands of a player at a cuckoo table."""

from cardhouse.engine.core.commands import Command


class KeepCard(Command, frozen=True, tag="keep-card"):
    """Keep your card."""


class Exchange(Command, frozen=True, tag="exchange"):
    """Exchange your card with the left neighbour's; the dealer exchanges with the deck."""
