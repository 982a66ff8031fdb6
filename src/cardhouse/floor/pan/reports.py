"""What can be reported at a pan table, beside a wrong number of cards."""

from cardhouse.cards import Card
from cardhouse.floor.core.reports import Report


class PacketMistake(Report, frozen=True, kw_only=True, tag="packet-mistake"):
    """The dealer gave a seat so many cards instead of ten, and nobody has noticed yet."""

    seat: int
    cards: int


class WrongSpread(Report, frozen=True, kw_only=True, tag="wrong-spread"):
    """The player in turn laid down a spread that does not conform, and collected for it."""

    seat: int
    cards: tuple[Card, ...]
    # What he collected from each, in chips of the table.
    collected: int = 0


class SpreadChallenged(Report, frozen=True, kw_only=True, tag="spread-challenged"):
    """Somebody demands that a player's wrong spread be made valid."""

    seat: int


class ForbiddenDiscard(Report, frozen=True, kw_only=True, tag="forbidden-discard"):
    """The player in turn discarded a card that he was barred from; the floor rules on it."""

    seat: int
    by: str
    reason: str
