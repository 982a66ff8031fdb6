"""A game as one table of a house spreads it, shared by all parts of the door."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from cardhouse.api import arguments
from cardhouse.api.errors import NotPosted
from cardhouse.api.rule import Rule, public
from cardhouse.bots.seating import too_few
from cardhouse.engine import Event
from cardhouse.engine import Game as CoreGame
from cardhouse.rulebook import Posted
from cardhouse.table.rules import Seating


class Spread:
    """A posted game, one of its tables, and the name or folder its book was opened under."""

    def __init__(self, posted: Posted, table: str, source: str) -> None:
        try:
            self.rules = posted.table(table)
        except LookupError as error:
            raise NotPosted(error.args[0]) from None
        self.posted = posted
        self.source = source
        self.players = possible_players(posted.page.seating)

    @property
    def table(self) -> str:
        """The name of the table."""
        return self.rules.name

    @cached_property
    def core(self) -> CoreGame:
        """The game as the engine plays it."""
        return self.posted.game(self.rules)

    def cited(self, key: str) -> tuple[Rule, ...]:
        """The rules behind a cite key."""
        return tuple(map(public, self.posted.cited(key)))

    def seats(self, seats: int | Iterable[int]) -> tuple[int, ...]:
        """The taken seats, if that many may play."""
        return taken_seats(self.posted.name, self.posted.page.seating, seats)

    def lasting(self, taken: Sequence[int]) -> None:
        """Refuse seats that would bring a table of bots to a stop."""
        if few := too_few(self.posted.page.rotation, taken):
            raise NotPosted(f"{self.posted.name} with {len(taken)} players: {few}")


def taken_seats(game: str, seating: Seating, seats: int | Iterable[int]) -> tuple[int, ...]:
    """The taken seats, if that many may play a game."""
    players = possible_players(seating)
    if isinstance(seats, Iterable):
        taken: Sequence[int] = arguments.seats(seats)
        given = f"seats {', '.join(map(str, taken))}"
    else:
        count = arguments.whole("seats", seats)
        taken, given = range(1, count + 1)[: players[-1] + 1], str(count)
    most = seating.most
    if len(taken) not in players or not all(1 <= seat <= most for seat in taken):
        few, many = players[0], players[-1]
        said = f"{game} is for {few} to {many} players in seats 1 to {most}"
        raise NotPosted(f"{said}, not for {given}")
    return tuple(taken)


def possible_players(seating: Seating) -> range:
    """The possible numbers of players."""
    return range(seating.least, min(seating.most, seating.players) + 1)


def cite_of(event: object) -> str:
    """The cite key of an event."""
    return arguments.instance("event", event, Event, "an event such as hand.events[0]").cite
