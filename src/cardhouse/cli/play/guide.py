"""A family's guide for the person at the table: views, defaults, and memory of their habits."""

from __future__ import annotations

from typing import ClassVar

from cardhouse.cli.felt.scene import Scene
from cardhouse.cli.play.sight import Sight
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import OfferView
from cardhouse.table import AnyEvent
from cardhouse.words.said import Said


class Guide:
    """Leads one person through the hands of a table."""

    # Commands that Enter never stands for: they give up a hand, or cost what nobody agreed to.
    typed: ClassVar[tuple[type[Command], ...]] = ()

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def begin(self) -> None:
        """Start a new hand, forgetting the last."""

    def asked(self, ask: Ask) -> None:
        """Note a new question, which may make the person's intention impossible."""

    def scene(self) -> Scene:
        """The scene to draw now."""
        raise NotImplementedError

    def status(self) -> Said:
        """The question to the person, and their stakes."""
        raise NotImplementedError

    def offers(self) -> tuple[OfferView, ...]:
        """The person's options now."""
        return self.sight.view().offers

    def enter(self, ask: Ask) -> tuple[Command, ...]:
        """The commands behind Enter; none if the default gives something up."""
        default = ask.default
        return () if default is None or isinstance(default, self.typed) else (default,)

    def means(self, command: Command) -> bool:
        """True if a command only states an intention, which is shown before it is done."""
        return False

    def play(self, command: Command) -> list[AnyEvent]:
        """Carry out the person's command, and remember their habits from it."""
        return self.sight.session.play(command)
