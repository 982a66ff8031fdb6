"""A step of a game's script: its automatic events, its Asks, and its answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from msgspec import Struct

from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.cites import Cites, cited_at, known
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.portion import NOTHING, Portion

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from cardhouse.engine.core.events import Event
    from cardhouse.engine.core.game import Game
    from cardhouse.engine.core.hand import Hand

    # A step or an event of any family: a script and a log hold those of one family, which is
    # checked when a rule book is read.
    H = TypeVar("H", bound=Hand, contravariant=True, default=Any)
else:
    from typing import TypeVar

    H = TypeVar("H")

Events = Iterable["Event"]


class Step(
    Struct, Generic[H], frozen=True, tag_field="step", forbid_unknown_fields=True, kw_only=True
):
    """A line of a script; its fields are the options a rule book may set."""

    # The cite keys of this step's events and refusals; conditions are called with step and game.
    keys: ClassVar[Cites] = ()
    # The keys of rulings that this step continues: a book needs them for the ruling.
    ruled: ClassVar[frozenset[str]] = frozenset()
    # Fields that no page may write: a ruling sets them in the script to come.
    unwritten: ClassVar[frozenset[str]] = frozenset()
    # Steps that must come before it in a script, by their tags, and True if it may stand only once.
    needs: ClassVar[tuple[str, ...]] = ()
    once: ClassVar[bool] = False
    # True if players decide here to be dealt in: until then the number of players is open.
    joining: ClassVar[bool] = False

    def cites(self, game: Game) -> frozenset[str]:
        """The keys that need a rule in a book with this step."""
        return cited_at(self.keys, self, game) | self._turn()

    @classmethod
    def known(cls) -> frozenset[str]:
        """The keys declared by steps of this kind, under any options."""
        return known(cls.keys) | cls._turn()

    @classmethod
    def _turn(cls) -> frozenset[str]:
        """A step that asks somebody refuses everybody else: it is not their turn."""
        return frozenset({"turn"} if cls.asks is not Step.asks else ())

    def portion(self) -> Portion:
        """The cards this step adds to each hand, to the board and to the burns."""
        return NOTHING

    def coming(self, hand: H, seat: int) -> int:
        """The number of cards a seat still gets in this step; below zero it gives some up."""
        return 0

    def misplaced(self, before: Script, after: Script) -> str:
        """The fault in this step's place in a script, as the end of a sentence about it."""
        tags = [step.__struct_config__.tag for step in before]
        if self.once and type(self) in map(type, before):
            return "stands here a second time"
        missing = [f"`{tag}`" for tag in self.needs if tag not in tags]
        return f"needs {' and '.join(missing)} before it" if missing else ""

    def needed(self, hand: H) -> bool:
        """True if there is anything to do; a step that is not needed leaves no trace."""
        return True

    def open(self, hand: H) -> Events:
        """Events that follow by themselves when the hand comes to this step."""
        return ()

    def asks(self, hand: H) -> tuple[Ask, ...]:
        """The Asks now; none when the step is done."""
        return ()

    def answer(self, hand: H, command: Any) -> Events:
        """Events of a legal command."""
        raise AssertionError(f"{type(self).__name__} asked nothing")

    def resume(self, hand: H) -> Events:
        """Events that follow by themselves when a ruling has changed the hand in this step."""
        return ()

    def close(self, hand: H) -> Events:
        """Events that follow by themselves when nobody is awaited any more."""
        return ()

    def refuse(self, hand: H, command: Command) -> Illegal:
        """The refusal of a command, by the right actor, that is not among the offers."""
        return Illegal(Reason.NOT_OFFERED)


# The steps of a hand, in order.
Script = tuple[Step, ...]
