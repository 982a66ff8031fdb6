"""Reports typed at the table: what went wrong, the floor's ruling, and what it changed."""

import shlex
from collections.abc import Iterator
from typing import Final, Literal

from cardhouse.cards import HIDDEN, Card, CardError, parse_card, show_cards
from cardhouse.cli.play import banked_report as play_banked_report
from cardhouse.cli.play import pan_report as play_pan_report
from cardhouse.cli.play.banked_report import FLOOR, Kinds, Make
from cardhouse.cli.play.read import Unclear, amount, seat
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.view import HandView, LayoutView
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.view import SeatView, View
from cardhouse.floor.core.reports import (
    Boxed,
    CallMisdeal,
    CancelHand,
    ChipsPushed,
    EarlyBoard,
    Exposed,
    ExtraDealt,
    FlopCount,
    JokerFound,
    KillHand,
    OutOfTurn,
    Report,
    ReviveHand,
    StringRaise,
    WrongCount,
)
from cardhouse.words.scene import dollars

Act = Literal["fold", "check", "call", "bet", "raise"]
ACTS: Final[tuple[Act, ...]] = ("fold", "check", "call", "bet", "raise")

# How each is typed, and what it means; a sentence in quotes is the floor's reason.
KINDS: Final = {
    "exposed": ("exposed 4 [Jh]", "the dealer exposed a down card of seat 4 on the deal"),
    "boxed": ("boxed 8d", "the eight of diamonds lies face up in the deck"),
    "joker": ("joker", "a joker is in a deck that plays without one"),
    "extra": ("extra 3", "the dealer gives seat 3 one card too many, and nobody notices"),
    "count": ("count 3", "seat 3 is found with a wrong number of cards"),
    "early": ("early", "the dealer turned the next board card before the betting was over"),
    "flop": ("flop 4", "the flop was turned with four cards"),
    "turn": ("turn 4 check", "seat 4 checks out of turn; or: fold, call, bet 4, raise 8"),
    "string": ("string", "you protest: the last raise was made in two motions"),
    "chip": ("chip 25", "you put in one $25 chip without a word"),
    "kill": ('kill 3 "reason"', "the floor declares the hand of seat 3 dead"),
    "revive": ('revive 3 "reason"', "the floor gives seat 3 its folded hand back"),
    "misdeal": ('misdeal "reason"', "the floor declares a misdeal: everything back, dealt again"),
    "cancel": ('cancel "reason"', "the floor cancels the hand: everything back, the fee too"),
}


def split(text: str) -> list[str]:
    """The words of a report; what stands in quotes is one of them."""
    try:
        return shlex.split(text)
    except ValueError:
        raise Unclear("A quotation mark is missing.") from None


def kinds(game: Game) -> Kinds:
    """What can be reported at a table of this game."""
    if game.banking is not None:
        return play_banked_report.kinds(game)
    if game.pan is not None:
        return play_pan_report.KINDS
    return {kind: (*KINDS[kind], _MAKE[kind]) for kind in KINDS}


def report(words: list[str], hand: Hand, viewer: int) -> Report:
    """The report behind the words."""
    kind, *rest = words
    found = kinds(hand.game).get(kind)
    if found is None:
        raise Unclear(f"There is no report {kind!r}: type report to see them all.")
    how, _, make = found
    try:
        return make(rest, hand, viewer)
    except IndexError:
        raise Unclear(f"Something is missing: report {how}.") from None
    except CardError as error:
        raise Unclear(str(error)) from None


_MAKE: Final[dict[str, Make]] = {
    "exposed": lambda rest, hand, viewer: Exposed(
        seat=seat(rest[0]), card=parse_card(rest[1]) if rest[1:] else _last(hand, seat(rest[0]))
    ),
    "boxed": lambda rest, hand, viewer: Boxed(card=parse_card(rest[0])),
    "joker": lambda rest, hand, viewer: JokerFound(),
    "extra": lambda rest, hand, viewer: ExtraDealt(seat=seat(rest[0])),
    "count": lambda rest, hand, viewer: WrongCount(seat=seat(rest[0])),
    "early": lambda rest, hand, viewer: EarlyBoard(),
    "flop": lambda rest, hand, viewer: FlopCount(cards=seat(rest[0])),
    "turn": lambda rest, hand, viewer: OutOfTurn(
        seat=seat(rest[0]), do=_act(rest[1]), to=amount(rest[2]) if rest[2:] else 0
    ),
    "string": lambda rest, hand, viewer: StringRaise(by=viewer),
    "chip": lambda rest, hand, viewer: ChipsPushed(
        seat=viewer, motions=(amount(rest[0]),), single=True
    ),
    "kill": lambda rest, hand, viewer: KillHand(
        seat=seat(rest[0]), by=FLOOR, reason=" ".join(rest[1:])
    ),
    "revive": lambda rest, hand, viewer: ReviveHand(
        seat=seat(rest[0]), by=FLOOR, reason=" ".join(rest[1:])
    ),
    "misdeal": lambda rest, hand, viewer: CallMisdeal(by=FLOOR, reason=" ".join(rest)),
    "cancel": lambda rest, hand, viewer: CancelHand(by=FLOOR, reason=" ".join(rest)),
}


def _act(word: str) -> Act:
    """What was done out of turn."""
    for act in ACTS:
        if word == act:
            return act
    raise Unclear(f"What was done out of turn is one of {', '.join(ACTS)}.")


def _last(hand: Hand, number: int) -> Card:
    """The card that the dealer turned over: the last one that the seat was dealt."""
    held = hand.down.get(number)
    if not held:
        raise Unclear(f"Seat {number} has no cards.")
    return held[-1]


def changes(before: View, after: View, names: dict[int, str]) -> Iterator[tuple[str, str, str]]:
    """What a ruling changed, as one seat sees it: where, before, after."""
    for label in ("stock", "burns", "muck"):
        yield from _changed(label, str(getattr(before, label)), str(getattr(after, label)))
    yield from _changed("board", _cards(before.board), _cards(after.board))
    yield from _changed("laid aside", _cards(before.aside), _cards(after.aside))
    yield from _changed("seen by all", _cards(before.exposed), _cards(after.exposed))
    banked = before.layout is not None
    yield from _changed("wagers" if banked else "pot", dollars(before.pot), dollars(after.pot))
    for old, new in zip(before.seats, after.seats, strict=True):
        name = names.get(old.seat, f"Seat {old.seat}")
        if not banked:
            yield from _changed(f"{name}: cards", _hand(old), _hand(new))
        yield from _changed(f"{name}: chips", dollars(old.chips), dollars(new.chips))
    if before.layout is not None and after.layout is not None:
        was, now = _hands(before.layout), _hands(after.layout)
        for key in dict.fromkeys((*was, *now)):
            where = "bank: cards" if key == BANK else f"hand {key}: cards"
            yield from _changed(where, was.get(key, "none"), now.get(key, "none"))


def _hands(lay: LayoutView) -> dict[int, str]:
    return {hand.hand: _hand(hand) for hand in (*lay.hands, lay.bank_hand)}


def _changed(label: str, before: str, after: str) -> Iterator[tuple[str, str, str]]:
    if before != after:
        yield label, before, after


def _cards(cards: tuple[Card, ...]) -> str:
    return show_cards(cards) or "none"


def _hand(seat: SeatView | HandView) -> str:
    cards = (*seat.down, *seat.up)
    return f"{len(cards)} down" if cards and set(cards) == {HIDDEN} else _cards(cards)
