"""Reports typed at a table that plays for a pot."""

from typing import Final, Literal

from cardhouse.cards import Card, parse_card
from cardhouse.cli.play.kinds import FLOOR, Kinds
from cardhouse.cli.play.read import Unclear, amount, seat
from cardhouse.engine.core.hand import Hand
from cardhouse.floor.core.reports import Boxed, CancelHand, WrongCount
from cardhouse.floor.pot.reports import (
    CallMisdeal,
    ChipsPushed,
    EarlyBoard,
    Exposed,
    ExtraDealt,
    FlopCount,
    JokerFound,
    KillHand,
    OutOfTurn,
    ReviveHand,
    StringRaise,
)

Act = Literal["fold", "check", "call", "bet", "raise"]
ACTS: Final[tuple[Act, ...]] = ("fold", "check", "call", "bet", "raise")

# For each kind: how to type it, its meaning, and the report it makes.
KINDS: Final[Kinds] = {
    "exposed": (
        "exposed 4 [Jh]",
        "the dealer exposed a down card of seat 4 on the deal",
        lambda rest, hand, viewer: Exposed(
            seat=seat(rest[0]), card=parse_card(rest[1]) if rest[1:] else _last(hand, seat(rest[0]))
        ),
    ),
    "boxed": (
        "boxed 8d",
        "the eight of diamonds lies face up in the deck",
        lambda rest, hand, viewer: Boxed(card=parse_card(rest[0])),
    ),
    "joker": (
        "joker",
        "a joker is in a deck that plays without one",
        lambda rest, hand, viewer: JokerFound(),
    ),
    "extra": (
        "extra 3",
        "the dealer gives seat 3 one card too many, and nobody notices",
        lambda rest, hand, viewer: ExtraDealt(seat=seat(rest[0])),
    ),
    "count": (
        "count 3",
        "seat 3 is found with a wrong number of cards",
        lambda rest, hand, viewer: WrongCount(seat=seat(rest[0])),
    ),
    "early": (
        "early",
        "the dealer turned the next board card before the betting was over",
        lambda rest, hand, viewer: EarlyBoard(),
    ),
    "flop": (
        "flop 4",
        "the flop was turned with four cards",
        lambda rest, hand, viewer: FlopCount(cards=seat(rest[0])),
    ),
    "turn": (
        "turn 4 check",
        "seat 4 checks out of turn; or: fold, call, bet 4, raise 8",
        lambda rest, hand, viewer: OutOfTurn(
            seat=seat(rest[0]), do=_act(rest[1]), to=amount(rest[2]) if rest[2:] else 0
        ),
    ),
    "string": (
        "string",
        "you protest: the last raise was made in two motions",
        lambda rest, hand, viewer: StringRaise(by=viewer),
    ),
    "chip": (
        "chip 25",
        "you put in one $25 chip without a word",
        lambda rest, hand, viewer: ChipsPushed(
            seat=viewer, motions=(amount(rest[0]),), single=True
        ),
    ),
    "kill": (
        'kill 3 "reason"',
        "the floor declares the hand of seat 3 dead",
        lambda rest, hand, viewer: KillHand(
            seat=seat(rest[0]), by=FLOOR, reason=" ".join(rest[1:])
        ),
    ),
    "revive": (
        'revive 3 "reason"',
        "the floor gives seat 3 its folded hand back",
        lambda rest, hand, viewer: ReviveHand(
            seat=seat(rest[0]), by=FLOOR, reason=" ".join(rest[1:])
        ),
    ),
    "misdeal": (
        'misdeal "reason"',
        "the floor declares a misdeal: everything back, dealt again",
        lambda rest, hand, viewer: CallMisdeal(by=FLOOR, reason=" ".join(rest)),
    ),
    "cancel": (
        'cancel "reason"',
        "the floor cancels the hand: everything back, the fee too",
        lambda rest, hand, viewer: CancelHand(by=FLOOR, reason=" ".join(rest)),
    ),
}


def _act(word: str) -> Act:
    """The act out of turn."""
    for act in ACTS:
        if word == act:
            return act
    raise Unclear(f"What was done out of turn is one of {', '.join(ACTS)}.")


def _last(hand: Hand, number: int) -> Card:
    """The card turned over by the dealer: the last one dealt to the seat."""
    held = hand.down.get(number)
    if not held:
        raise Unclear(f"Seat {number} has no cards.")
    return held[-1]
