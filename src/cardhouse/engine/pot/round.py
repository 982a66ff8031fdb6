"""Where a betting round and a showdown stand."""

from msgspec import field

from cardhouse.engine.hand import Position


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
        )


class Drawing(Position):
    """Who has still to draw, in order, and what the seat in turn is still owed."""

    to_draw: list[int]
    owed: int = 0
    # Who gets a fifth card once all others have drawn.
    fifth: list[int] = field(default_factory=list)

    def copy(self) -> "Drawing":
        return Drawing(to_draw=self.to_draw[:], owed=self.owed, fifth=self.fifth[:])


class Showdown(Position):
    """Who has still to show, in order."""

    to_show: list[int]

    def copy(self) -> "Showdown":
        return Showdown(to_show=self.to_show[:])
