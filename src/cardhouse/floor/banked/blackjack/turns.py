"""Mistakes in the players' turns at blackjack: cards to the wrong hand or at the wrong time."""

from cardhouse.cards import Card
from cardhouse.engine.banked.blackjack.bank_hand import DrawBank
from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.blackjack.mistakes import HitCancelled, TurnReopened
from cardhouse.engine.banked.blackjack.rounds import DealRound
from cardhouse.engine.banked.blackjack.strays import ASIDE, TakeStray, UseStray
from cardhouse.engine.banked.blackjack.turn_events import HitTaken, Stood, Turn
from cardhouse.engine.banked.blackjack.turns import in_turn, offers_on
from cardhouse.engine.banked.commands import Double, Hit, Stand
from cardhouse.engine.banked.layout import BANK, spot_of
from cardhouse.engine.banked.mistakes import HandAbandoned
from cardhouse.engine.core.asks import Terms
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import CardsMoved, Ruled, StepsReplaced
from cardhouse.engine.core.piles import up
from cardhouse.engine.core.said import Seat, say
from cardhouse.engine.core.step import Step
from cardhouse.floor.banked.blackjack.hands import burned, given
from cardhouse.floor.banked.reports import (
    EarlyDouble,
    PassedOver,
    ReopenTurn,
    UnaskedCard,
    WalkedAway,
    WavedOff,
)
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.orders import ruled
from cardhouse.floor.core.rulings import remedy

Offers = dict[type[Command], Terms]

NEEDLESS = "mistake.unasked.needless"
BURNED = "mistake.burned"


@remedy(
    PassedOver,
    *("mistake.passed-over", "mistake.passed-over.two"),
    *("mistake.burned", "mistake.unasked.needless"),
)
def passed_over(case: Case[BlackjackHand], report: PassedOver) -> Ruling:
    """A single stray card is burned and the hit is given; two stay, and the hand stands."""
    hand, key = case.hand, report.hand
    cite = "mistake.passed-over"
    offers, seat = _played_now(hand, key, cite)
    later = (*Turn.of(hand).order[Turn.of(hand).order.index(key) + 1 :], BANK)
    if Hit not in offers or not report.given or not set(report.given) <= set(later):
        raise no_such_case(cite, say("no-card-instead"))
    strays: list[Card] = []
    for other in report.given:
        yield from given(hand, other, "play.card")
        if other == BANK and len(report.given) > 1:
            strays += hand.up[BANK][-1:]
            yield _laid_aside(hand, BANK, f"{cite}.two")
    if len(report.given) > 1:
        yield Ruled(kind="passed-over", seat=seat, cite=f"{cite}.two")
        yield Stood(seat=seat, hand=key, cite=f"{cite}.two")
        if strays:
            yield _for_the_bank(hand, tuple(strays), f"{cite}.two")
    else:
        yield Ruled(kind="passed-over", seat=seat, cite=cite)
        (wrong,) = report.given
        yield from burned(hand, wrong, tuple(hand.up[wrong][-1:]), cite)
        yield HitTaken(seat=seat, hand=key, cite=cite)


@remedy(
    UnaskedCard,
    "mistake.unasked",
    "mistake.unasked.bank",
    "mistake.unasked.needless",
    "mistake.burned",
)
def unasked_card(case: Case[BlackjackHand], report: UnaskedCard) -> Ruling:
    """The card is burned; with only the bank left to draw, the bank takes it if it needs one."""
    hand, key, cite = case.hand, report.hand, "mistake.unasked"
    _turn(hand, cite)
    seat = hand.layout.players.get(spot_of(key), 0)
    if key not in (*hand.layout.in_play(), BANK):
        raise no_such_case(cite, say("no-hand", hand=key))
    found = in_turn(hand)
    # A hand that must draw cannot have stood: its turn goes on, like that of a hand still to come.
    if found is not None and found[0] == key and Stand in found[1]:
        yield Stood(seat=seat, hand=key)
    last = in_turn(hand) is None and _bank_is_next(hand)
    if report.late and not last:
        raise no_such_case(cite, say("bank-incomplete"))
    yield from given(hand, key, "play.card")
    card = tuple(hand.up[key][-1:])
    if not last:
        yield Ruled(kind="unasked-card", seat=seat, cite=cite)
        yield from burned(hand, key, card, cite)
        return
    used = NEEDLESS if report.late else f"{cite}.bank"
    yield Ruled(kind="unasked-card", seat=seat, cite=used)
    yield _laid_aside(hand, key, used)
    if report.late:
        stray = TakeStray(cards=card, cite=NEEDLESS, more=BURNED)
        yield _put_in(hand, stray, after=True)
    else:
        yield _for_the_bank(hand, card, used)


def _bank_is_next(hand: BlackjackHand) -> bool:
    """True if no other hand gets a card before the bank."""
    between = hand.script[hand.cursor + 1 : _bank_step(hand)]
    return not any(isinstance(step, DealRound) for step in between)


def _bank_step(hand: BlackjackHand) -> int:
    return next(i for i, step in enumerate(hand.script) if isinstance(step, DrawBank))


def _laid_aside(hand: BlackjackHand, key: int, cite: str) -> CardsMoved:
    """The last card of a hand is set aside in front of the dealer."""
    cards = tuple(hand.up[key][-1:])
    return CardsMoved(cards=cards, source=up(key), target=ASIDE, cite=cite)


def _for_the_bank(hand: BlackjackHand, cards: tuple[Card, ...], cite: str) -> StepsReplaced:
    """The bank draws the cards set aside first, as long as it needs cards."""
    return _put_in(hand, UseStray(cards=cards, cite=cite, needless=NEEDLESS, more=BURNED))


def _put_in(hand: BlackjackHand, step: Step, *, after: bool = False) -> StepsReplaced:
    """Insert a step just before the bank's hand is completed, or just after."""
    bank = _bank_step(hand) + after
    return StepsReplaced(start=bank, steps=(step, *hand.script[bank:]))


@remedy(EarlyDouble, "mistake.early-double")
def early_double(case: Case[BlackjackHand], report: EarlyDouble) -> Ruling:
    """The card plays as a hit; the wager can no longer be doubled."""
    hand, key, cite = case.hand, report.hand, "mistake.early-double"
    offers, seat = _played_now(hand, key, cite)
    if Double not in offers:
        raise no_such_case(cite, say("not-doubled", hand=key))
    yield Ruled(kind="early-double", seat=seat, cite=cite)
    yield HitTaken(seat=seat, hand=key, cite=cite)


@remedy(WavedOff, "mistake.waved-off")
def waved_off(case: Case[BlackjackHand], report: WavedOff) -> Ruling:
    """A card that has left the shoe must be taken; otherwise the player stands, if allowed."""
    hand, key, cite = case.hand, report.hand, "mistake.waved-off"
    waiting = isinstance(hand.at, Turn) and hand.at.drawing == key and not hand.at.following
    if waiting and key not in hand.layout.doubled and not report.broken:
        yield HitCancelled(hand=key, cite=cite)
    offers, seat = _played_now(hand, key, cite)
    if Hit not in offers:
        raise no_such_case(cite, say("not-asked-for-card", hand=key))
    yield Ruled(kind="waved-off", seat=seat, cite=cite)
    if report.broken:
        yield HitTaken(seat=seat, hand=key, cite=cite)
    elif Stand in offers:
        yield Stood(seat=seat, hand=key, cite=cite)


@remedy(WalkedAway, "mistake.abandoned", "mistake.abandoned.cage")
def walked_away(case: Case[BlackjackHand], report: WalkedAway) -> Ruling:
    """The dealer draws to the first 12 or more, and any payout waits in the cage."""
    hand, seat, cite = case.hand, report.seat, "mistake.abandoned"
    lay = hand.layout
    held = any(
        hand.up[key] for key in hand.layout.in_play() if lay.players.get(spot_of(key)) == seat
    )
    if not held or seat in lay.abandoned:
        raise no_such_case(cite, say("nothing-left-behind", seat=Seat(seat)))
    yield Ruled(kind="walked-away", seat=seat, cite=cite)
    yield HandAbandoned(seat=seat, cite=cite)


def _played_now(hand: BlackjackHand, key: int, cite: str) -> tuple[Offers, int]:
    """Offers to the hand in turn, and the seat that plays it."""
    _turn(hand, cite)
    found = in_turn(hand)
    if found is None or found[0] != key:
        raise no_such_case(cite, say("hand-not-in-turn", hand=key))
    return offers_on(hand, key), hand.layout.players[spot_of(key)]


def _turn(hand: BlackjackHand, cite: str) -> None:
    if not isinstance(hand.at, Turn) or hand.at.drawing or hand.at.following:
        raise no_such_case(cite, say("nobody-in-turn"))


@remedy(ReopenTurn, "floor")
def reopen_turn(case: Case[BlackjackHand], order: ReopenTurn) -> Ruling:
    """A hand is played on although its turn was over."""
    hand, key = case.hand, order.hand
    at = hand.at
    if (
        not isinstance(at, Turn)
        or at.drawing
        or key in at.order
        or key not in hand.layout.in_play()
    ):
        raise no_such_case("floor", say("hand-not-played-on", hand=key))
    yield ruled(case, order, "reopen-turn", hand.layout.players[spot_of(key)], "floor")
    yield TurnReopened(hand=key, cite="floor")
