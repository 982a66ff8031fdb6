"""Positions inside the steps of a hand: betting, pauses, the draw, the showdown, new antes."""

from msgspec import field

from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.hand import Position


class Round(Position):
    """A betting round in play."""

    # The bet to match, and the last bet or raise that counted in full.
    level: int
    base: int
    # The least bet or raise: that of the round, or a larger one made in it.
    by: int
    # The most by which to bet or raise; 0 if only the pot or the player's chips limit it.
    most: int
    to_act: list[int]
    # The number of players when the round began.
    players: int
    raises: int = 0
    # Seats that may not raise again unless a full raise reopens the betting; seats that checked.
    done: list[int] = field(default_factory=list)
    checked: list[int] = field(default_factory=list)
    # Seats that may only check, call or fold for the rest of the round.
    calling: list[int] = field(default_factory=list)
    # Acts out of turn, with the bet each faced: an act stands while that is the bet.
    early: dict[int, tuple[int, Command]] = field(default_factory=dict)

    @property
    def fresh(self) -> bool:
        """True if there is no bet, and nobody has acted except by folding."""
        return not (self.level or self.done)

    def copy(self) -> "Round":
        return Round(
            level=self.level,
            base=self.base,
            by=self.by,
            most=self.most,
            to_act=self.to_act[:],
            players=self.players,
            raises=self.raises,
            done=self.done[:],
            checked=self.checked[:],
            calling=self.calling[:],
            early=self.early.copy(),
        )

    def leave(self, key: int) -> None:
        if key in self.to_act:
            self.to_act.remove(key)


class Pause(Position):
    """Seats that may still straddle, in order, and the bet to call so far."""

    to_ask: list[int]
    level: int = 0

    def copy(self) -> "Pause":
        return Pause(to_ask=self.to_ask[:], level=self.level)


class Drawing(Position):
    """Seats still to draw, in order, and the number of cards owed to the seat in turn."""

    to_draw: list[int]
    owed: int = 0
    # Seats that get a fifth card, or one for an exposed card, once all others have drawn.
    fifth: list[int] = field(default_factory=list)
    # True if the stock is new: no card is burned before the next one.
    renewed: bool = False

    def copy(self) -> "Drawing":
        return Drawing(
            to_draw=self.to_draw[:], owed=self.owed, fifth=self.fifth[:], renewed=self.renewed
        )

    def leave(self, key: int) -> None:
        if self.to_draw[:1] == [key]:
            self.owed = 0
        for waiting in (self.to_draw, self.fifth):
            if key in waiting:
                waiting.remove(key)


class Discarding(Position):
    """Seats that still have to throw cards away, in order."""

    to_discard: list[int]

    def copy(self) -> "Discarding":
        return Discarding(to_discard=self.to_discard[:])

    def leave(self, key: int) -> None:
        if key in self.to_discard:
            self.to_discard.remove(key)


class Showdown(Position):
    """Seats still to show, in order."""

    to_show: list[int]
    # Seats in at its opening: the pots stay as they lay then, even if a hand is thrown away.
    players: tuple[int, ...] = ()

    def copy(self) -> "Showdown":
        return Showdown(to_show=self.to_show[:], players=self.players)

    def leave(self, key: int) -> None:
        if key in self.to_show:
            self.to_show.remove(key)


class Anteing(Position):
    """Seats that have not decided yet to ante again, in order."""

    waiting: list[int]

    def copy(self) -> "Anteing":
        return Anteing(waiting=self.waiting[:])
