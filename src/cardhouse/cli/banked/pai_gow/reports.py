"""Reports typed at a pai gow poker table: acts of the dealer or a player, and orders."""

from typing import Final, Literal

from cardhouse.cli.banked.reports import EVERY
from cardhouse.cli.play.kinds import Kinds, kind
from cardhouse.cli.play.read import Unclear, cards, seat
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import BANK
from cardhouse.floor.banked.pai_gow.reports import (
    CardFaced,
    FoulAllowed,
    FoulHand,
    FoulNoticed,
    KumKum,
    MisreadHand,
    MisreadNoticed,
    OpenedEarly,
    PileMisdealt,
    TwinsFound,
    VoidDeal,
    WagerRemoved,
    WagerTouched,
    WrongHand,
)

Result = Literal["win", "lose", "push"]
RESULTS: Final[tuple[Result, ...]] = ("win", "lose", "push")

# For each kind: its message, and the report it makes; 9 stands for the bank.
KINDS: Final[Kinds] = {
    "faced": kind(
        "report-pai-gow-faced",
        lambda rest, hand, me: CardFaced(card=cards(rest)[0]),
    ),
    "pile": kind(
        "report-pai-gow-pile",
        lambda rest, hand, me: PileMisdealt(pile=seat(rest[0]), over=rest[1:] == ["over"]),
    ),
    "count": kind(
        "report-pai-gow-count",
        lambda rest, hand, me: WrongHand(spot=seat(rest[0])),
    ),
    "early": kind(
        "report-pai-gow-early",
        lambda rest, hand, me: OpenedEarly(),
    ),
    "twins": kind(
        "report-pai-gow-twins",
        lambda rest, hand, me: TwinsFound(card=cards(rest)[0]),
    ),
    "touched": kind(
        "report-pai-gow-touched",
        lambda rest, hand, me: WagerTouched(seat=seat(rest[0])),
    ),
    "removed": kind(
        "report-pai-gow-removed",
        lambda rest, hand, me: WagerRemoved(
            seat=seat(rest[0]), spot=seat(rest[0]), known=rest[1:] == ["known"]
        ),
    ),
    "allowed": kind(
        "report-pai-gow-allowed",
        lambda rest, hand, me: _foul(hand, rest),
    ),
    "foul": kind(
        "report-pai-gow-foul",
        lambda rest, hand, me: FoulNoticed(),
    ),
    "misread": kind(
        "report-pai-gow-misread",
        lambda rest, hand, me: MisreadHand(spot=seat(rest[0]), result=_result(rest[1])),
    ),
    "noticed": kind(
        "report-pai-gow-noticed",
        lambda rest, hand, me: MisreadNoticed(spot=seat(rest[0]), mixed=rest[1:] == ["mixed"]),
    ),
    "kum-kum": kind(
        "report-pai-gow-kum-kum",
        lambda rest, hand, me: KumKum(seat=seat(rest[0]), partners=tuple(rest[1:])),
    ),
    "dead": kind(
        "report-pai-gow-dead",
        lambda rest, hand, me: FoulHand(spot=seat(rest[0]), by=me.floor, reason=" ".join(rest[1:])),
    ),
    "misdeal": kind(
        "report-pai-gow-misdeal",
        lambda rest, hand, me: VoidDeal(by=me.floor, reason=" ".join(rest)),
    ),
    **EVERY,
}


def _foul(hand: BankedHand, rest: list[str]) -> FoulAllowed:
    front = cards(rest)
    return FoulAllowed(front=front, back=tuple(c for c in hand.up[BANK] if c not in front))


def _result(word: str) -> Result:
    for result in RESULTS:
        if word == result:
            return result
    raise Unclear("result", results=", ".join(RESULTS))
