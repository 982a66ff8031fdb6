"""The rulings of pai gow poker: each report finds its remedy here."""

from typing import Final

from cardhouse.engine.banked.bank import MoneyTakenBack
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.mistakes import HeldInCage
from cardhouse.engine.banked.pai_gow.bank import BankConfirmed, BankCounted, BankDecides, BankSet
from cardhouse.engine.banked.pai_gow.family import PAI_GOW
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.misdeal import DealVoided, misdeal
from cardhouse.engine.banked.pai_gow.rulings import HandFouled, ReadingMistaken
from cardhouse.engine.banked.pai_gow.spots import by_house_way, pai_gow
from cardhouse.engine.banked.settle import TableCleared, WagerSettled
from cardhouse.engine.core.events import BackedUp, Began, Event, HandEnded, Ruled
from cardhouse.floor.banked import orders
from cardhouse.floor.banked.ended import lacking
from cardhouse.floor.banked.pai_gow import dealing, wagers
from cardhouse.floor.banked.pai_gow.case import delivered, reading, reopened
from cardhouse.floor.banked.pai_gow.reports import (
    CardFaced,
    FoulAllowed,
    FoulHand,
    FoulNoticed,
    KumKum,
    KumKumDisputed,
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
from cardhouse.floor.banked.pai_gow.ruling_cites import CITES
from cardhouse.floor.banked.reports import WagerFound
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.orders import ruled
from cardhouse.floor.core.reports import CancelHand, GiveChips, Report
from cardhouse.floor.core.rulings import Remedy, Rulings, last_of
from cardhouse.ledger import POT, Transfer
from cardhouse.ranking.paigow import foul


def foul_allowed(case: Case[PaiGowHand], report: FoulAllowed) -> Ruling:
    """The bank's foul hand lies there as if it were good, until somebody notices."""
    hand = case.hand
    same = sorted((*report.front, *report.back)) == sorted(hand.up[BANK])
    why = foul(report.front, report.back, pai_gow(hand)) if same else None
    if not isinstance(hand.at, BankDecides) or why != "front-outranks-back":
        raise no_such_case("bank-hand.reset", "The bank cannot have set such a hand.")
    yield BankSet(front=report.front, back=report.back)
    yield BankConfirmed()


def foul_noticed(case: Case[PaiGowHand], report: FoulNoticed) -> Ruling:
    """Management resets the bank's foul hand to the house way; all is compared again."""
    hand = case.hand
    laid = hand.layout.settings.get(BANK)
    if laid is None or not foul(laid.front, laid.back, pai_gow(hand)):
        raise no_such_case("bank-hand.reset", "The bank's hand is not foul.")
    yield Ruled(kind="foul-noticed", seat=hand.button, cite="bank-hand.reset")
    yield from reopened(case, "bank-hand.reset")
    good = by_house_way(hand.up[BANK], pai_gow(hand))
    yield BankSet(front=good.front, back=good.back, by_floor=True, cite="bank-hand.reset")


def misread_hand(case: Case[PaiGowHand], report: MisreadHand) -> Ruling:
    """The hand will be settled as the dealer reads it."""
    hand = case.hand
    if reading(hand) or not delivered(hand) or report.spot not in hand.layout.hands:
        raise no_such_case("settle.misread", f"Spot {report.spot} has no hand to be read.")
    yield ReadingMistaken(spot=report.spot, result=report.result)


def misread_noticed(case: Case[PaiGowHand], report: MisreadNoticed) -> Ruling:
    """The true value counts if the cards can still be put together, otherwise what was ruled."""
    hand, spot = case.hand, report.spot
    read = reading(hand) or case.ended
    if not read or spot not in hand.layout.misread:
        raise no_such_case("settle.misread", f"The hand of spot {spot} was read as it is.")
    detail = "stands" if report.mixed else "read again"
    yield Ruled(
        kind="misread", seat=hand.layout.players[spot], detail=detail, cite="settle.misread"
    )
    if not report.mixed:
        yield from reopened(case, "settle.misread")
        yield ReadingMistaken(spot=spot)


def foul_hand(case: Case[PaiGowHand], order: FoulHand) -> Ruling:
    """All wagers on the spot go with the hand, at its turn, as far as the money covers."""
    hand, lay = case.hand, case.hand.layout
    if not delivered(hand) or order.spot not in lay.hands or order.spot in lay.fouled:
        raise no_such_case("foul", f"Spot {order.spot} has no hand that can be foul.")
    yield ruled(case, order, "foul-hand", lay.players[order.spot], "foul")
    yield from reopened(case, "foul")
    yield HandFouled(spot=order.spot)


def void_deal(case: Case[PaiGowHand], order: VoidDeal) -> Ruling:
    """A misdeal by order of the management."""
    yield ruled(case, order, "misdeal", 0, "misdeal")
    yield from reopened(case, "misdeal")
    yield from misdeal(case.hand, "misdeal")


# What can be reported at a table of pai gow poker.
REMEDIES: Final[dict[type[Report], Remedy[PaiGowHand]]] = {
    **orders.REMEDIES,
    CardFaced: dealing.card_faced,
    PileMisdealt: dealing.pile_misdealt,
    WrongHand: dealing.wrong_hand,
    OpenedEarly: dealing.opened_early,
    TwinsFound: dealing.twins_found,
    WagerFound: wagers.wager_found,
    WagerTouched: wagers.wager_touched,
    WagerRemoved: wagers.wager_removed,
    KumKum: wagers.kum_kum,
    KumKumDisputed: wagers.kum_kum_disputed,
    FoulAllowed: foul_allowed,
    FoulNoticed: foul_noticed,
    MisreadHand: misread_hand,
    MisreadNoticed: misread_noticed,
    FoulHand: foul_hand,
    VoidDeal: void_deal,
}

AFTER: Final[frozenset[type[Report]]] = frozenset(
    {
        WagerFound,
        WrongHand,
        TwinsFound,
        FoulNoticed,
        MisreadNoticed,
        FoulHand,
        VoidDeal,
        GiveChips,
        CancelHand,
    }
)
# What happens by itself once nobody has anything to decide.
BY_ITSELF: Final = HandEnded | Began | WagerSettled | HeldInCage | MoneyTakenBack | TableCleared


def _settlement(log: list[Event]) -> int:
    """From where the bank's hand was counted; of a deal that was voided nothing was."""
    for i in range(len(log) - 1, 0, -1):
        if isinstance(log[i], DealVoided):
            break
        if isinstance(log[i], BankCounted):
            return i
    return last_of(log, lambda log, i: isinstance(log[i], BY_ITSELF))


def _wager(event: Event, paid: Transfer) -> tuple[int, int, bool] | None:
    if paid.source != POT or not isinstance(event, WagerSettled):
        return None
    return event.seat, event.hand, event.insurance


RULINGS: Final = Rulings(
    family=PAI_GOW,
    remedies=REMEDIES,
    cites=CITES,
    after=AFTER,
    settlement=_settlement,
    anew=(BackedUp, DealVoided),
    wager=_wager,
    lacking=lacking,
)
