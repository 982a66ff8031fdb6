"""Reports typed at a blackjack table: acts of the dealer or a player, and orders."""

from typing import Final

from cardhouse.cli.banked.reports import EVERY
from cardhouse.cli.play.kinds import FLOOR, Kinds
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

# For each kind: how to type it, its meaning, and the report it makes; 9 stands for the bank.
KINDS: Final[Kinds] = {
    "missed": (
        "missed 3",
        "spot 3 (9: the bank) got no card in the first round; before the deal: is passed over",
        lambda rest, hand, viewer: _dealt(hand, MissedHand(spot=seat(rest[0]))),
    ),
    "extra": (
        "extra 5",
        "a hand lies on spot 5, which has no wager; before the deal: is served all the same",
        lambda rest, hand, viewer: _dealt(hand, ExtraHand(spot=seat(rest[0]))),
    ),
    "incomplete": (
        "incomplete 3",
        "the hand on spot 3 has fewer than two cards, and the draw has begun",
        lambda rest, hand, viewer: IncompleteHand(spot=seat(rest[0])),
    ),
    "passed": (
        "passed 3 4",
        "hand 3 signalled for a card, and the dealer gave it to hand 4",
        lambda rest, hand, viewer: PassedOver(
            hand=seat(rest[0]), given=(seat(rest[1]), *map(seat, rest[2:]))
        ),
    ),
    "unasked": (
        "unasked 3 [late]",
        "hand 3 got a card that nobody asked for; late: noticed when the bank had drawn",
        lambda rest, hand, viewer: UnaskedCard(hand=seat(rest[0]), late=rest[1:] == ["late"]),
    ),
    "double": (
        "double 3",
        "the card for a double came before seat 3 could put up the wager",
        lambda rest, hand, viewer: EarlyDouble(hand=seat(rest[0])),
    ),
    "waved": (
        "waved 3 [broken]",
        "hand 3 signalled for a card and waved it off; broken: it had left the shoe",
        lambda rest, hand, viewer: WavedOff(hand=seat(rest[0]), broken=rest[1:] == ["broken"]),
    ),
    "left": (
        "left 3",
        "seat 3 has left his hand behind",
        lambda rest, hand, viewer: WalkedAway(seat=seat(rest[0])),
    ),
    "reopen": (
        'reopen 3 "reason"',
        "the floor lets hand 3 be played on",
        lambda rest, hand, viewer: ReopenTurn(
            hand=seat(rest[0]), by=FLOOR, reason=" ".join(rest[1:])
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
