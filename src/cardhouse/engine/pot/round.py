"""Where a betting round and a showdown stand."""

from msgspec import field

from cardhouse.engine.hand import Position


class Round(Position):
    """A betting round in play."""

    # The bet to match, and the last bet or raise that counted in full.
    level: int
    base: int
    # The prescribed bet or raise: fixed for the round, or the largest one so far.
    by: int
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
            to_act=self.to_act[:],
            players=self.players,
            raises=self.raises,
            done=self.done[:],
            checked=self.checked[:],
        )


class Showdown(Position):
    """Who has still to show, in order."""

    to_show: list[int]

    def copy(self) -> "Showdown":
        return Showdown(to_show=self.to_show[:])
