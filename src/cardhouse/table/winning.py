"""Bonuses won by a finished hand, with its hands as they stood when they were settled."""

from collections.abc import Sequence

from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.claim import Claim
from cardhouse.table.course import Course


def won(
    course: Course,
    hand: Hand,
    log: Sequence[Event],
    bonuses: Sequence[Bonus],
    dummies: tuple[int, ...] = (),
) -> Claim | None:
    """The bonus a finished hand wins: at most one, the first in the house's order."""
    stood = course.as_settled(hand, log) if bonuses else None
    if stood is None:
        return None
    for bonus in bonuses:
        if mains := course.wins(stood, bonus, dummies):
            dealt = course.sharers(hand)
            # Everybody at the table with a share, clockwise from the winning hand if there is only
            # one.
            around = hand.seats if len(mains) > 1 else hand.clockwise(mains[0])
            others = tuple(seat for seat in around if seat in dealt and seat not in mains)
            return Claim(bonus=bonus.name, mains=mains, others=others, dummies=dummies)
    return None
