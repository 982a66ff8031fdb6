"""Reports typed at a table that plays for a pot."""

from typing import Final, Literal

from cardhouse.cards import Card
from cardhouse.cli.play.kinds import Kinds, kind
from cardhouse.cli.play.read import Unclear, amount, card, seat
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

# For each kind: its message, and the report it makes.
KINDS: Final[Kinds] = {
    "exposed": kind(
        "report-pot-exposed",
        lambda rest, hand, me: Exposed(
            seat=seat(rest[0]), card=card(rest[1]) if rest[1:] else _last(hand, seat(rest[0]))
        ),
    ),
    "boxed": kind(
        "report-pot-boxed",
        lambda rest, hand, me: Boxed(card=card(rest[0])),
    ),
    "joker": kind(
        "report-pot-joker",
        lambda rest, hand, me: JokerFound(),
    ),
    "extra": kind(
        "report-pot-extra",
        lambda rest, hand, me: ExtraDealt(seat=seat(rest[0])),
    ),
    "count": kind(
        "report-count",
        lambda rest, hand, me: WrongCount(seat=seat(rest[0])),
    ),
    "early": kind(
        "report-pot-early",
        lambda rest, hand, me: EarlyBoard(),
    ),
    "flop": kind(
        "report-pot-flop",
        lambda rest, hand, me: FlopCount(cards=seat(rest[0])),
    ),
    "turn": kind(
        "report-pot-turn",
        lambda rest, hand, me: OutOfTurn(
            seat=seat(rest[0]), do=_act(rest[1]), to=amount(rest[2]) if rest[2:] else 0
        ),
    ),
    "string": kind(
        "report-pot-string",
        lambda rest, hand, me: StringRaise(by=me.seat),
    ),
    "chip": kind(
        "report-pot-chip",
        lambda rest, hand, me: ChipsPushed(seat=me.seat, motions=(amount(rest[0]),), single=True),
    ),
    "kill": kind(
        "report-pot-kill",
        lambda rest, hand, me: KillHand(seat=seat(rest[0]), by=me.floor, reason=" ".join(rest[1:])),
    ),
    "revive": kind(
        "report-pot-revive",
        lambda rest, hand, me: ReviveHand(
            seat=seat(rest[0]), by=me.floor, reason=" ".join(rest[1:])
        ),
    ),
    "misdeal": kind(
        "report-pot-misdeal",
        lambda rest, hand, me: CallMisdeal(by=me.floor, reason=" ".join(rest)),
    ),
    "cancel": kind(
        "report-cancel",
        lambda rest, hand, me: CancelHand(by=me.floor, reason=" ".join(rest)),
    ),
}


def _act(word: str) -> Act:
    """The act out of turn."""
    for act in ACTS:
        if word == act:
            return act
    raise Unclear("act", acts=", ".join(ACTS))


def _last(hand: Hand, number: int) -> Card:
    """The card turned over by the dealer: the last one dealt to the seat."""
    held = hand.down.get(number)
    if not held:
        raise Unclear("no-cards", seat=number)
    return held[-1]
