"""Reports typed at a pai gow poker table: acts of the dealer or a player, and orders."""

from typing import Final, Literal

from cardhouse.cli.banked.reports import EVERY
from cardhouse.cli.play.kinds import FLOOR, Kinds
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

# For each kind: how to type it, its meaning, and the report it makes; 9 stands for the bank.
KINDS: Final[Kinds] = {
    "faced": (
        "faced Jo",
        "a card came off the deck face up while the piles were dealt",
        lambda rest, hand, viewer: CardFaced(card=cards(rest)[0]),
    ),
    "pile": (
        "pile 3 [over]",
        "the dealer is about to give pile 3 a card too few; over: one too many",
        lambda rest, hand, viewer: PileMisdealt(pile=seat(rest[0]), over=rest[1:] == ["over"]),
    ),
    "count": (
        "count 3",
        "spot 3 is found with a wrong number of cards",
        lambda rest, hand, viewer: WrongHand(spot=seat(rest[0])),
    ),
    "early": (
        "early",
        "the bank's hand was opened before all others were set",
        lambda rest, hand, viewer: OpenedEarly(),
    ),
    "twins": (
        "twins Ks",
        "two kings of spades turned up",
        lambda rest, hand, viewer: TwinsFound(card=cards(rest)[0]),
    ),
    "touched": (
        "touched 3",
        "seat 3 has his cards and tried to change his wager",
        lambda rest, hand, viewer: WagerTouched(seat=seat(rest[0])),
    ),
    "removed": (
        "removed 3 [known]",
        "seat 3 took his wager away before it was settled; known: everybody knows its size",
        lambda rest, hand, viewer: WagerRemoved(
            seat=seat(rest[0]), spot=seat(rest[0]), known=rest[1:] == ["known"]
        ),
    ),
    "allowed": (
        "allowed Ks Kh",
        "by mistake the bank was let set a foul hand, with these two cards in front",
        lambda rest, hand, viewer: _foul(hand, rest),
    ),
    "foul": (
        "foul",
        "somebody notices that the bank's hand is foul",
        lambda rest, hand, viewer: FoulNoticed(),
    ),
    "misread": (
        "misread 3 win",
        "the dealer is about to misread the hand of spot 3; or: lose, push",
        lambda rest, hand, viewer: MisreadHand(spot=seat(rest[0]), result=_result(rest[1])),
    ),
    "noticed": (
        "noticed 3 [mixed]",
        "somebody notices that spot 3 was misread; mixed: its cards lie among others",
        lambda rest, hand, viewer: MisreadNoticed(spot=seat(rest[0]), mixed=rest[1:] == ["mixed"]),
    ),
    "kum-kum": (
        "kum-kum 3 Ann Bob",
        "the wager of seat 3 belongs to several people",
        lambda rest, hand, viewer: KumKum(seat=seat(rest[0]), partners=tuple(rest[1:])),
    ),
    "dead": (
        'dead 3 "reason"',
        "the floor declares the hand of spot 3 foul",
        lambda rest, hand, viewer: FoulHand(
            spot=seat(rest[0]), by=FLOOR, reason=" ".join(rest[1:])
        ),
    ),
    "misdeal": (
        'misdeal "reason"',
        "the floor declares a misdeal: all cards in, dealt again",
        lambda rest, hand, viewer: VoidDeal(by=FLOOR, reason=" ".join(rest)),
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
    raise Unclear(f"A hand is read as one of {', '.join(RESULTS)}.")
