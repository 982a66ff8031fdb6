"""Cards dealt by a script, counted by adding up the portions of its steps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from cardhouse.engine.core.step import Script, Step


class Portion(Struct, frozen=True, kw_only=True):
    """Cards added by one step: to each hand, to the board, and to the burns.

    A step that leaves each player with fewer cards counts below zero. A card turned up by a player
    is one down card fewer and one up card more.
    """

    down: int = 0
    up: int = 0
    board: int = 0
    burn: int = 0
    # Further cards that the deck must still have, for any number of players.
    spare: int = 0
    # True if the next portion makes do with one card on the board when the stock runs out.
    stretches: bool = False

    @property
    def held(self) -> int:
        """The change in the number of cards each player holds."""
        return self.down + self.up

    @property
    def dealt(self) -> bool:
        """True if a card leaves the stock; turning one over does not count."""
        return any(count > 0 for count in (self.held, self.board, self.burn, self.spare))


NOTHING: Final = Portion()


def portions(script: Iterable[Step]) -> Iterator[Portion]:
    """The portions of a script's steps that move cards, in order."""
    return (portion for step in script if (portion := step.portion()) != NOTHING)


@cache
def total(script: Script) -> Portion:
    """All cards dealt by the end of a script."""
    found = tuple(portions(script))
    return Portion(
        down=sum(each.down for each in found),
        up=sum(each.up for each in found),
        board=sum(each.board for each in found),
        burn=sum(each.burn for each in found),
    )


@cache
def received(script: Script) -> int:
    """The number of cards dealt to each player, including those given up again."""
    return sum(max(0, portion.held) for portion in portions(script))


@cache
def given_up(script: Script) -> int:
    """The number of cards each player throws away for good."""
    return sum(max(0, -portion.held) for portion in portions(script))


def deck_needed(script: Script, seats: int) -> int:
    """The number of cards a deck must have for this many seats, if nobody ever folds."""
    out = burned = most = 0
    stretched = False
    for portion in portions(script):
        if stretched and portion.held > 0:
            # The burns help out, and one card turned up is everybody's.
            most = max(most, out + portion.burn + 1)
            stretched = False
            continue
        stretched = stretched or portion.stretches
        burned += portion.burn
        out += max(0, portion.held) * seats + portion.board
        most = max(most, out + burned + portion.spare)
    return most
