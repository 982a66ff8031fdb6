"""The command of the new step; it belongs to the commands of pot games."""

from cardhouse.cards import Card
from cardhouse.engine.core.commands import Command


class PassCards(Command, frozen=True, tag="pass-cards"):
    """Pass cards on to the player at the left."""

    cards: tuple[Card, ...]
