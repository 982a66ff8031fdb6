"""Reports typed at a blackjack table: acts of the dealer or a player, and orders."""

from typing import Final

from cardhouse.cli.banked.reports import EVERY
from cardhouse.cli.play.kinds import Kinds, kind
from cardhouse.cli.play.read import seat
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import BANK
from cardhouse.floor.banked.reports import (
    DealMistake,
    EarlyDouble,
    ExtraHand,
    IncompleteHand,
    MissedHand,
    PassedOver,
    ReopenTurn,
    UnaskedCard,
    WalkedAway,
    WavedOff,
)
from cardhouse.floor.core.reports import Report

# For each kind: its message, and the report it makes; 9 stands for the bank.
KINDS: Final[Kinds] = {
    "missed": kind(
        "report-blackjack-missed",
        lambda rest, hand, me: _dealt(hand, MissedHand(spot=seat(rest[0]))),
    ),
    "extra": kind(
        "report-blackjack-extra",
        lambda rest, hand, me: _dealt(hand, ExtraHand(spot=seat(rest[0]))),
    ),
    "incomplete": kind(
        "report-blackjack-incomplete",
        lambda rest, hand, me: IncompleteHand(spot=seat(rest[0])),
    ),
    "passed": kind(
        "report-blackjack-passed",
        lambda rest, hand, me: PassedOver(
            hand=seat(rest[0]), given=(seat(rest[1]), *map(seat, rest[2:]))
        ),
    ),
    "unasked": kind(
        "report-blackjack-unasked",
        lambda rest, hand, me: UnaskedCard(hand=seat(rest[0]), late=rest[1:] == ["late"]),
    ),
    "double": kind(
        "report-blackjack-double",
        lambda rest, hand, me: EarlyDouble(hand=seat(rest[0])),
    ),
    "waved": kind(
        "report-blackjack-waved",
        lambda rest, hand, me: WavedOff(hand=seat(rest[0]), broken=rest[1:] == ["broken"]),
    ),
    "left": kind(
        "report-blackjack-left",
        lambda rest, hand, me: WalkedAway(seat=seat(rest[0])),
    ),
    "reopen": kind(
        "report-blackjack-reopen",
        lambda rest, hand, me: ReopenTurn(
            hand=seat(rest[0]), by=me.floor, reason=" ".join(rest[1:])
        ),
    ),
    **EVERY,
}


def _dealt(hand: BankedHand, report: MissedHand | ExtraHand) -> Report:
    """The report, or before the deal the mistake that is still to come."""
    if any(hand.up[key] for key in (*hand.layout.hands, BANK)):
        return report
    if isinstance(report, MissedHand):
        return DealMistake(missed=(report.spot,))
    return DealMistake(extra=(report.spot,))
