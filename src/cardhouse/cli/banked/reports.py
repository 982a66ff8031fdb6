"""Reports typed at every banked table."""

from typing import Final

from cardhouse.cli.play.kinds import Kinds, kind
from cardhouse.cli.play.read import amount, seat
from cardhouse.floor.banked.reports import WagerFound
from cardhouse.floor.core.reports import CancelHand

# For each kind: its message, and the report it makes.
EVERY: Final[Kinds] = {
    "found": kind(
        "report-banked-found",
        lambda rest, hand, me: WagerFound(
            seat=seat(rest[0]), spot=seat(rest[0]), amount=amount(rest[1])
        ),
    ),
    "cancel": kind(
        "report-banked-cancel",
        lambda rest, hand, me: CancelHand(by=me.floor, reason=" ".join(rest)),
    ),
}
