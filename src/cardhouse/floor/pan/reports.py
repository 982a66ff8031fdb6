"""Reports at a pan table, besides a wrong number of cards."""

from cardhouse.cards import Card
from cardhouse.floor.core.reports import Report


class PacketMistake(Report, frozen=True, kw_only=True, tag="packet-mistake"):
    """The dealer gave a seat this many cards instead of ten, and nobody has noticed yet."""

    seat: int
    cards: int


class WrongSpread(Report, frozen=True, kw_only=True, tag="wrong-spread"):
    """The player in turn laid down an invalid spread, and collected for it."""

    seat: int
    cards: tuple[Card, ...]
    # Chips of the table collected from each player.
    collected: int = 0


class SpreadChallenged(Report, frozen=True, kw_only=True, tag="spread-challenged"):
    """Somebody demands that a player's wrong spread be made valid."""

    seat: int


class ForbiddenDiscard(Report, frozen=True, kw_only=True, tag="forbidden-discard"):
    """The player in turn discarded a barred card; the floor rules on it."""

    seat: int
    by: str
    reason: str
