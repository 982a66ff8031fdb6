"""A step of a game's script: what happens by itself, who is asked, and what an answer does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from msgspec import Struct

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.illegal import Illegal, Reason

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from cardhouse.engine.core.events import Event
    from cardhouse.engine.core.hand import Hand

    # A step or an event of any family, where it is not said of which: a script and a log hold
    # those of one family, which is looked after when a rule book is read.
    H = TypeVar("H", bound=Hand, contravariant=True, default=Any)
else:
    from typing import TypeVar

    H = TypeVar("H")

Events = Iterable["Event"]


class Step(
    Struct, Generic[H], frozen=True, tag_field="step", forbid_unknown_fields=True, kw_only=True
):
    """One line of a script; its fields are the options that the rule book may set."""

    # The cite keys of this step's events and refusals.
    keys: ClassVar[frozenset[str]] = frozenset()
    # Whether players decide here if they are dealt in: until then nobody knows how many play.
    joining: ClassVar[bool] = False

    def cites(self) -> frozenset[str]:
        """The keys for which a book that uses this step must have a rule."""
        return self.keys

    def needed(self, hand: H) -> bool:
        """Whether there is anything to do; a step that is not needed leaves no trace."""
        return True

    def open(self, hand: H) -> Events:
        """What happens by itself when the hand comes to this step."""
        return ()

    def asks(self, hand: H) -> tuple[Ask, ...]:
        """Who is awaited now; nobody when the step is done."""
        return ()

    def answer(self, hand: H, command: Any) -> Events:
        """What a legal command does."""
        raise AssertionError(f"{type(self).__name__} asked nothing")

    def resume(self, hand: H) -> Events:
        """What happens by itself when a ruling has changed the hand in this step."""
        return ()

    def close(self, hand: H) -> Events:
        """What happens by itself when nobody is awaited any more."""
        return ()

    def refuse(self, hand: H, command: Command) -> Illegal:
        """The reason why a command of the right actor is not among the offers."""
        return Illegal(Reason.NOT_OFFERED)


# What a hand plays, step by step.
Script = tuple[Step, ...]
