"""Foul and misread hands of pai gow poker."""

from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.pai_gow.bank import BankConfirmed, BankDecides, BankSet
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.misdeal import misdeal
from cardhouse.engine.banked.pai_gow.rulings import HandFouled, ReadingMistaken
from cardhouse.engine.banked.pai_gow.spots import by_house_way, pai_gow
from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.said import say
from cardhouse.floor.banked.pai_gow.case import delivered, reading, reopened
from cardhouse.floor.banked.pai_gow.reports import (
    FoulAllowed,
    FoulHand,
    FoulNoticed,
    MisreadHand,
    MisreadNoticed,
    VoidDeal,
)
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.orders import ruled
from cardhouse.floor.core.rulings import remedy
from cardhouse.ranking.paigow import foul


@remedy(FoulAllowed, "bank-hand.reset")
def foul_allowed(case: Case[PaiGowHand], report: FoulAllowed) -> Ruling:
    """The bank's foul hand plays as good until somebody notices."""
    hand = case.hand
    same = sorted((*report.front, *report.back)) == sorted(hand.up[BANK])
    why = foul(report.front, report.back, pai_gow(hand)) if same else None
    if not isinstance(hand.at, BankDecides) or why != "front-outranks-back":
        raise no_such_case("bank-hand.reset", say("bank-cannot-have-set"))
    yield BankSet(front=report.front, back=report.back)
    yield BankConfirmed()


@remedy(FoulNoticed, "bank-hand.reset", after=True)
def foul_noticed(case: Case[PaiGowHand], report: FoulNoticed) -> Ruling:
    """Management resets the bank's foul hand to the house way; all hands are compared again."""
    hand = case.hand
    laid = hand.layout.settings.get(BANK)
    if laid is None or not foul(laid.front, laid.back, pai_gow(hand)):
        raise no_such_case("bank-hand.reset", say("bank-not-foul"))
    yield Ruled(kind="foul-noticed", seat=hand.button, cite="bank-hand.reset")
    yield from reopened(case, "bank-hand.reset")
    good = by_house_way(hand.up[BANK], pai_gow(hand))
    yield BankSet(front=good.front, back=good.back, by_floor=True, cite="bank-hand.reset")


@remedy(MisreadHand, "settle.misread")
def misread_hand(case: Case[PaiGowHand], report: MisreadHand) -> Ruling:
    """The hand will be settled as the dealer reads it."""
    hand = case.hand
    if reading(hand) or not delivered(hand) or report.spot not in hand.layout.hands:
        raise no_such_case("settle.misread", say("nothing-to-read", spot=report.spot))
    yield ReadingMistaken(spot=report.spot, result=report.result)


@remedy(MisreadNoticed, "settle.misread", after=True)
def misread_noticed(case: Case[PaiGowHand], report: MisreadNoticed) -> Ruling:
    """The true value counts if the cards can be put together; otherwise the reading stands."""
    hand, spot = case.hand, report.spot
    read = reading(hand) or case.ended
    if not read or spot not in hand.layout.misread:
        raise no_such_case("settle.misread", say("read-rightly", spot=spot))
    detail = say("reading-stands") if report.mixed else say("read-again")
    yield Ruled(
        kind="misread", seat=hand.layout.players[spot], detail=detail, cite="settle.misread"
    )
    if not report.mixed:
        yield from reopened(case, "settle.misread")
        yield ReadingMistaken(spot=spot)


@remedy(FoulHand, "foul", after=True)
def foul_hand(case: Case[PaiGowHand], order: FoulHand) -> Ruling:
    """All wagers on the spot lose with the hand, at its turn, as far as the money covers."""
    hand, lay = case.hand, case.hand.layout
    if not delivered(hand) or order.spot not in lay.hands or order.spot in lay.fouled:
        raise no_such_case("foul", say("nothing-to-foul", spot=order.spot))
    yield ruled(case, order, "foul-hand", lay.players[order.spot], "foul")
    yield from reopened(case, "foul")
    yield HandFouled(spot=order.spot)


@remedy(VoidDeal, "misdeal", "floor", after=True)
def void_deal(case: Case[PaiGowHand], order: VoidDeal) -> Ruling:
    """A misdeal by order of management."""
    yield ruled(case, order, "misdeal", 0, "misdeal")
    yield from reopened(case, "misdeal")
    yield from misdeal(case.hand, "misdeal")
