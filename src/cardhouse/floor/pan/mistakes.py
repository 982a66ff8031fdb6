"""The rulings of pan: wrong numbers of cards, wrong spreads, and barred discards."""

from msgspec.structs import replace

from cardhouse.cards import HIDDEN
from cardhouse.engine.core.events import BackedUp, Began, Ruled, StepsReplaced
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Said, Seat, say
from cardhouse.engine.pan.commands import Increase
from cardhouse.engine.pan.events import (
    CardDiscarded,
    Laid,
    Retired,
    TopReturned,
    WentOnTop,
)
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.mend import (
    CardsServed,
    GivenBack,
    HandDead,
    HandToMend,
    PlayerFouled,
    SpreadDemanded,
    SpreadTakenBack,
)
from cardhouse.engine.pan.packets import DealPackets
from cardhouse.engine.pan.pay import collect
from cardhouse.engine.pan.rules import HAND
from cardhouse.engine.pan.spreads import Declaring, Turn, alone, must_meld
from cardhouse.engine.pan.turns import laying, next_turn
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.reports import WrongCount
from cardhouse.floor.core.rulings import remedy
from cardhouse.floor.pan.reports import (
    ForbiddenDiscard,
    PacketMistake,
    SpreadChallenged,
    WrongSpread,
)
from cardhouse.ledger import POT
from cardhouse.ranking.melds import Meld, classify

# Up to this many cards short or over are put right before the first draw; more make a dead hand.
MENDED = 2
MENDS = {1: "hand.short", 2: "hand.short.two", -1: "hand.over", -2: "hand.over.two"}


@remedy(PacketMistake, "packets.mistake", "hand")
def packet_mistake(case: Case[PanHand], report: PacketMistake) -> Ruling:
    """Redo the deal as it really went, with a wrong number of cards for a seat."""
    hand = case.hand
    at = next(i for i, step in enumerate(hand.script) if isinstance(step, DealPackets))
    step = hand.script[at]
    assert isinstance(step, DealPackets)
    begun = [i for i, e in enumerate(case.log) if isinstance(e, Began) and e.cursor == at]
    declared = any(isinstance(event, WentOnTop | Retired) for event in case.log)
    most = len(hand.deck) // len(hand.seats)
    if report.seat not in hand.live or not begun or declared or not 0 <= report.cards <= most:
        raise no_such_case("hand", say("cards-looked-at"))
    mistakes = dict(step.mistakes) | {report.seat: report.cards}
    dealt = replace(step, mistakes=tuple(mistakes.items()))
    cite = "packets.mistake"
    yield BackedUp(to=begun[-1], cite=cite)
    yield StepsReplaced(start=at, steps=(dealt, *hand.script[at + 1 :]), cite=cite)


@remedy(
    WrongCount,
    "hand",
    "hand.short",
    "hand.short.two",
    "hand.over",
    "hand.over.two",
    "hand.dead",
    "hand.foul",
    after=True,
)
def wrong_count(case: Case[PanHand], report: WrongCount) -> Ruling:
    """Before the first draw a hand is put right or dead; after that it is fouled."""
    hand, seat = case.hand, report.seat
    if seat not in hand.live or not isinstance(hand.at, Declaring | Turn):
        raise no_such_case("hand")
    drawn = isinstance(hand.at, Turn) and hand.at.seat == seat and hand.at.source in DRAWN
    held = len(hand.cards_of(seat)) + (len(hand.drawn) if drawn else 0)
    missing = HAND + drawn - held
    if not missing:
        raise no_such_case("hand", say("count-is-right"))
    detail = say("holds-cards", seat=Seat(seat), held=held)
    if seat in hand.spreads.drew:
        yield from _fouled(hand, seat, "wrong-count", "hand.foul", detail=detail)
        return
    cite = MENDS.get(missing, "hand.dead")
    yield Ruled(kind="wrong-count", seat=seat, detail=detail, cite=cite)
    if abs(missing) <= MENDED:
        yield HandToMend(seat=seat, cards=missing, cite=cite)
        if missing > 0 and HIDDEN not in (top := tuple(hand.stock[:missing])):
            yield CardsServed(seat=seat, cards=top, cite=cite)
        return
    in_turn = _in_turn(hand, seat)
    top_up = min(hand.game.pan.tops * hand.game.stakes.chip, hand.paid[seat], hand.chips[POT])
    # A dead hand gets back whatever others have collected from it.
    for other, owed in tuple(hand.spreads.collected.items()):
        if paid := owed.get(seat):
            yield from _back(hand, other, {seat: paid}, cite)
    yield HandDead(seat=seat)
    if top_up:
        yield TopReturned(seat=seat, amount=top_up)
    if in_turn and not alone(hand):
        yield from next_turn(hand, seat)


DRAWN = ("deck", "pile")


def _in_turn(hand: PanHand, seat: int) -> bool:
    return isinstance(hand.at, Turn) and hand.at.seat == seat


def _fouled(hand: PanHand, seat: int, kind: str, cite: str, detail: Said | str = "") -> Ruling:
    """All collections go back, the hand is out, and its player goes on paying."""
    yield Ruled(kind=kind, seat=seat, detail=detail, cite=cite)
    in_turn = _in_turn(hand, seat)
    yield from _back(hand, seat, hand.spreads.collected.get(seat, {}), cite)
    yield PlayerFouled(seat=seat, cite=cite)
    if in_turn and not alone(hand):
        yield from next_turn(hand, seat)


def _back(hand: PanHand, seat: int, owed: dict[int, int], cite: str) -> Ruling:
    left, shares = hand.chips[seat], dict[int, int]()
    for payer, amount in owed.items():
        if share := min(left, amount):
            shares[payer] = share
            left -= share
    if shares:
        yield GivenBack(seat=seat, shares=shares, cite=cite)


@remedy(WrongSpread, "spread.demand")
def wrong_spread(case: Case[PanHand], report: WrongSpread) -> Ruling:
    """The spread plays as good until somebody calls attention to it."""
    hand, seat = case.hand, report.seat
    if not _in_turn(hand, seat) or Turn.of(hand).source not in DRAWN or _wrong(hand, seat):
        raise no_such_case("spread.demand")
    terms = laying(hand, seat)
    left = [*terms.cards, *([terms.card] if terms.card else [])]
    for card in report.cards:
        if card not in left:
            raise no_such_case("spread.demand", say("cards-not-held"))
        left.remove(card)
    if not left:
        raise no_such_case("spread.demand", say("out-with-wrong-spread"))
    if not report.cards or classify(report.cards, terms.rules) is not None:
        raise no_such_case("spread.demand", say("spread-valid"))
    drawn = terms.card in report.cards
    melds = (*terms.melds, Meld("wrong", report.cards))
    cite = "spread.demand"
    yield Laid(seat=seat, cards=report.cards, melds=melds, drawn=drawn, cite=cite)
    if report.collected > 0:
        yield from collect(hand, seat, report.collected, cite, wrong=True)


def _wrong(hand: PanHand, seat: int) -> int:
    """Number of a player's wrong spread, or 0 if all are valid."""
    melds = hand.spreads.melds.get(seat, ())
    return next((i for i, meld in enumerate(melds, 1) if meld.kind == "wrong"), 0)


@remedy(
    SpreadChallenged, "spread.demand", "spread.back", "spread.foul", "spread.mended", after=True
)
def challenged(case: Case[PanHand], report: SpreadChallenged) -> Ruling:
    """Made valid if possible; else taken back before the player's discard, fouled after it."""
    hand, seat = case.hand, report.seat
    number = _wrong(hand, seat)
    if not number:
        raise Illegal(Reason.NOT_SUCH_CASE, "spread.mended", say("spreads-valid"))
    if laying(hand, seat, only=number).proposals(Increase):
        yield Ruled(kind="spread-challenged", seat=seat, cite="spread.demand")
        yield SpreadDemanded(seat=seat, meld=number)
    elif _in_turn(hand, seat) and number in Turn.of(hand).laid:
        yield Ruled(kind="spread-challenged", seat=seat, cite="spread.back")
        yield from _taken_back(hand, seat, number)
    else:
        yield from _fouled(hand, seat, "spread-challenged", "spread.foul")


def _taken_back(hand: PanHand, seat: int, number: int) -> Ruling:
    """The cards go back into the hand, except the card of this turn."""
    yield from _back(hand, seat, hand.spreads.wrong.get(seat, {}), "spread.back")
    melds, at = hand.spreads.melds[seat], Turn.of(hand)
    cards = list(melds[number - 1].cards)
    drawn = (at.card,) if at.went == number and at.card is not None else ()
    for card in drawn:
        cards.remove(card)
    yield SpreadTakenBack(
        seat=seat,
        meld=number,
        melds=(*melds[: number - 1], *melds[number:]),
        cards=tuple(cards),
        drawn=drawn,
    )


@remedy(ForbiddenDiscard, "discard.ruling", "floor")
def forbidden_discard(case: Case[PanHand], report: ForbiddenDiscard) -> Ruling:
    """The discard stands; if the next player goes out with it, the offender pays for everybody."""
    hand, seat, cite = case.hand, report.seat, "discard.ruling"
    if not _in_turn(hand, seat) or Turn.of(hand).source != "deck" or not must_meld(hand):
        raise no_such_case(cite, say("not-barred-from-discard"))
    if not report.by.strip() or not report.reason.strip():
        raise no_such_case("floor", say("unsigned-ruling"))
    card = hand.drawn[0]
    yield Ruled(kind="forbidden-discard", seat=seat, by=report.by, reason=report.reason, cite=cite)
    yield CardDiscarded(seat=seat, card=card, fresh=True, barred=True, cite=cite)
    yield from next_turn(hand, seat)
