"""Reports typed at every banked table."""

from typing import Final

from cardhouse.cli.play.kinds import FLOOR, Kinds
from cardhouse.cli.play.read import amount, seat
from cardhouse.floor.banked.reports import WagerFound
from cardhouse.floor.core.reports import CancelHand

# For each kind: how to type it, its meaning, and the report it makes.
EVERY: Final[Kinds] = {
    "found": (
        "found 3 2.50",
        "the dealer finds $2.50 in the circle of seat 3",
        lambda rest, hand, viewer: WagerFound(
            seat=seat(rest[0]), spot=seat(rest[0]), amount=amount(rest[1])
        ),
    ),
    "cancel": (
        'cancel "reason"',
        "the floor cancels the hand: everything back, the fees too",
        lambda rest, hand, viewer: CancelHand(by=FLOOR, reason=" ".join(rest)),
    ),
}
