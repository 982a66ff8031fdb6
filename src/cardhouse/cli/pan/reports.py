"""Reports typed at a pan table."""

from typing import Final

from cardhouse.cards import parse_cards
from cardhouse.cli.play.kinds import FLOOR, Kinds
from cardhouse.cli.play.read import seat
from cardhouse.floor.core.reports import CancelHand, WrongCount
from cardhouse.floor.pan.reports import (
    ForbiddenDiscard,
    PacketMistake,
    SpreadChallenged,
    WrongSpread,
)

# For each kind: how to type it, its meaning, and the report it makes.
KINDS: Final[Kinds] = {
    "packet": (
        "packet 3 11",
        "the dealer gave seat 3 eleven cards, and nobody has noticed",
        lambda rest, hand, viewer: PacketMistake(seat=seat(rest[0]), cards=seat(rest[1])),
    ),
    "count": (
        "count 3",
        "seat 3 is found with a wrong number of cards",
        lambda rest, hand, viewer: WrongCount(seat=seat(rest[0])),
    ),
    "wrong": (
        "wrong 3 4h 4h 4c",
        "seat 3, in turn, laid down a spread that does not conform",
        lambda rest, hand, viewer: WrongSpread(
            seat=seat(rest[0]), cards=parse_cards(" ".join(rest[1:]))
        ),
    ),
    "challenge": (
        "challenge 3",
        "you demand that seat 3 make the spread valid",
        lambda rest, hand, viewer: SpreadChallenged(seat=seat(rest[0])),
    ),
    "barred": (
        'barred 3 "reason"',
        "seat 3 made a discard that puts the next player out; the floor rules on it",
        lambda rest, hand, viewer: ForbiddenDiscard(
            seat=seat(rest[0]), by=FLOOR, reason=" ".join(rest[1:])
        ),
    ),
    "cancel": (
        'cancel "reason"',
        "the floor cancels the hand: everything back, the fee too",
        lambda rest, hand, viewer: CancelHand(by=FLOOR, reason=" ".join(rest)),
    ),
}
