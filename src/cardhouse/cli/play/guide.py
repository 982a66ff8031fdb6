"""What a family of games has the person at the table see and do, and what it remembers of them."""

from __future__ import annotations

from cardhouse.cli.felt.scene import Scene
from cardhouse.cli.play.sight import Sight
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import OfferView
from cardhouse.table import AnyEvent


class Guide:
    """Leads one person through the hands of a table."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def begin(self) -> None:
        """A new hand: nothing of the last one holds."""

    def asked(self, ask: Ask) -> None:
        """The person is asked anew, and what they meant to do may have become impossible."""

    def scene(self) -> Scene:
        """What is drawn now."""
        raise NotImplementedError

    def status(self) -> str:
        """What is asked of the person, and what they have at stake."""
        raise NotImplementedError

    def offers(self) -> tuple[OfferView, ...]:
        """What the person may do now."""
        return self.sight.view().offers

    def enter(self, ask: Ask) -> tuple[Command, ...]:
        """The commands behind Enter; none where one may let pass what is offered."""
        return () if ask.default is None else (ask.default,)

    def means(self, command: Command) -> bool:
        """Whether a command only says what is meant, which is shown before it is done."""
        return False

    def play(self, command: Command) -> list[AnyEvent]:
        """Carry out a command of the person, and remember what it says about their ways."""
        return self.sight.session.play(command)
