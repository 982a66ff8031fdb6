"""Reports typed at a pan table."""

from typing import Final

from cardhouse.cli.play.kinds import Kinds, kind
from cardhouse.cli.play.read import cards, seat
from cardhouse.floor.core.reports import CancelHand, WrongCount
from cardhouse.floor.pan.reports import (
    ForbiddenDiscard,
    PacketMistake,
    SpreadChallenged,
    WrongSpread,
)

# For each kind: its message, and the report it makes.
KINDS: Final[Kinds] = {
    "packet": kind(
        "report-pan-packet",
        lambda rest, hand, me: PacketMistake(seat=seat(rest[0]), cards=seat(rest[1])),
    ),
    "count": kind(
        "report-count",
        lambda rest, hand, me: WrongCount(seat=seat(rest[0])),
    ),
    "wrong": kind(
        "report-pan-wrong",
        lambda rest, hand, me: WrongSpread(seat=seat(rest[0]), cards=cards(rest[1:])),
    ),
    "challenge": kind(
        "report-pan-challenge",
        lambda rest, hand, me: SpreadChallenged(seat=seat(rest[0])),
    ),
    "barred": kind(
        "report-pan-barred",
        lambda rest, hand, me: ForbiddenDiscard(
            seat=seat(rest[0]), by=me.floor, reason=" ".join(rest[1:])
        ),
    ),
    "cancel": kind(
        "report-cancel",
        lambda rest, hand, me: CancelHand(by=me.floor, reason=" ".join(rest)),
    ),
}
