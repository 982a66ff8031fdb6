"""Hands told line by line, as a room tells them: to the rail alone, and to a full table."""

from collections.abc import Callable

from bench.contest import Rate, work_for
from bench.report import OURS
from cardhouse.bots import Session
from cardhouse.chance import Seeded
from cardhouse.rulebook import posted
from cardhouse.server.table.telling import Telling

HOUSE, SEATS = "tommys", 6
GAMES = ("holdem", "no-bust-blackjack", "pai-gow-poker", "pan")
# The most microseconds that a line may cost.
MOST = 19


def tables(missing: list[str]) -> dict[str, dict[str, Callable[[float, int], Rate]]]:
    """The measurements by title: lines in a second."""
    least = f"at least {1_000_000 // MOST:,}"
    rail, all_seats = (0,), tuple(range(SEATS + 1))
    return {
        f"{game}, told to {len(viewers)}: lines/s ({least})": {OURS: _told(game, viewers)}
        for game in GAMES
        for viewers in (rail, all_seats)
    }


def _told(game: str, viewers: tuple[int, ...]) -> Callable[[float, int], Rate]:
    def work(seconds: float, seed: int) -> Rate:
        post, bots = posted(HOUSE, game), dict.fromkeys(range(1, SEATS + 1), "sensible")
        session = Session.open(post, chance=Seeded(seed), seats=SEATS, bots=bots, seed=seed)
        session.next_hand()
        session.advance()
        table = session.table
        told = Telling(post, table, viewers=viewers)
        lines = sum(len(told.lines(viewer, table)) for viewer in viewers)
        return work_for(seconds, lambda: Telling(post, table, viewers=viewers), count=lines)

    return work
