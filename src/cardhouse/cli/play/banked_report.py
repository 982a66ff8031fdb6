"""Reports typed at a banked table: what the dealer or a player did, and orders of the floor."""

from collections.abc import Callable
from typing import Final, Literal

from cardhouse.cli.play.read import Unclear, amount, cards, seat
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
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
from cardhouse.floor.banked.reports import (
    DealMistake,
    EarlyDouble,
    ExtraHand,
    IncompleteHand,
    MissedHand,
    PassedOver,
    ReopenTurn,
    UnaskedCard,
    WagerFound,
    WalkedAway,
    WavedOff,
)
from cardhouse.floor.core.reports import CancelHand, Report

FLOOR: Final = "the floor"

Make = Callable[[list[str], Hand, int], Report]
Kinds = dict[str, tuple[str, str, Make]]
Result = Literal["win", "lose", "push"]
RESULTS: Final[tuple[Result, ...]] = ("win", "lose", "push")

# How each is typed, what it means, and the report that it makes; 9 stands for the bank.
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
BLACKJACK: Final[Kinds] = {
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
PAI_GOW: Final[Kinds] = {
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


def kinds(game: Game) -> Kinds:
    """What can be reported at a banked table."""
    return PAI_GOW if game.paigow is not None else BLACKJACK


def _dealt(hand: Hand, report: MissedHand | ExtraHand) -> Report:
    """Before the cards are dealt the mistake is still to come."""
    if any(hand.up[key] for key in (*hand.layout.hands, BANK)):
        return report
    if isinstance(report, MissedHand):
        return DealMistake(missed=(report.spot,))
    return DealMistake(extra=(report.spot,))


def _foul(hand: Hand, rest: list[str]) -> FoulAllowed:
    front = cards(rest)
    return FoulAllowed(front=front, back=tuple(c for c in hand.up[BANK] if c not in front))


def _result(word: str) -> Result:
    for result in RESULTS:
        if word == result:
            return result
    raise Unclear(f"A hand is read as one of {', '.join(RESULTS)}.")
