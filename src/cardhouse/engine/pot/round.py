"""Where a betting round and a showdown stand."""

from msgspec import field

from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.hand import Position


class Round(Position):
    """A betting round in play."""

    # The bet to match, and the last bet or raise that counted in full.
    level: int
    base: int
    # The least bet or raise: that of the round, or a larger one that was made in it.
    by: int
    # The most by which to bet or raise; 0 where only the pot or one's chips set a limit.
    most: int
    to_act: list[int]
    # How many were in when the round began.
    players: int
    raises: int = 0
    # Who may not raise again unless a full raise reopens the betting; who has checked.
    done: list[int] = field(default_factory=list)
    checked: list[int] = field(default_factory=list)
    # Who may only check, call or fold for the rest of the round.
    calling: list[int] = field(default_factory=list)
    # What a player did out of turn, with the bet that he faced: it stands while that is the bet.
    early: dict[int, tuple[int, Command]] = field(default_factory=dict)

    @property
    def fresh(self) -> bool:
        """Whether there is no bet, and nobody has acted but by giving up."""
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


class Pause(Position):
    """Who may still straddle, in order, and what the pot is to go for so far."""

    to_ask: list[int]
    level: int = 0

    def copy(self) -> "Pause":
        return Pause(to_ask=self.to_ask[:], level=self.level)


class Drawing(Position):
    """Who has still to draw, in order, and what the seat in turn is still owed."""

    to_draw: list[int]
    owed: int = 0
    # Who gets a fifth card, or one for an exposed card, once all others have drawn.
    fifth: list[int] = field(default_factory=list)
    # Whether the stock is new: no card is burned before the next one.
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


class Showdown(Position):
    """Who has still to show, in order."""

    to_show: list[int]
    # Who was in when it opened: the pots stay as they lay then, whoever throws his hand away.
    players: tuple[int, ...] = ()

    def copy(self) -> "Showdown":
        return Showdown(to_show=self.to_show[:], players=self.players)
