"""Rulings on the deal of pai gow poker: faced cards, wrong counts, a fouled deck, misdeals."""

from msgspec.structs import replace

from cardhouse.cards import JOKER
from cardhouse.engine.banked.layout import BANK
from cardhouse.engine.banked.mistakes import HandVoided
from cardhouse.engine.banked.pai_gow.bank import BankOpened, BankSet
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.misdeal import DeckReplaced, misdeal
from cardhouse.engine.banked.pai_gow.piles import DealPiles
from cardhouse.engine.banked.pai_gow.rulings import CardSeen, HandFouled
from cardhouse.engine.banked.pai_gow.spots import CARDS, PILES, by_house_way, pai_gow
from cardhouse.engine.core.events import CardsMoved, Ruled, StepsReplaced
from cardhouse.engine.core.piles import down
from cardhouse.engine.core.said import Cards, say
from cardhouse.floor.banked.pai_gow.case import delivered, reopened
from cardhouse.floor.banked.pai_gow.reports import (
    CardFaced,
    OpenedEarly,
    PileMisdealt,
    TwinsFound,
    WrongHand,
)
from cardhouse.floor.core.case import Case, Ruling, named, no_such_case
from cardhouse.floor.core.rulings import remedy


@remedy(CardFaced, "faced.high", "faced.two", "faced.one")
def card_faced(case: Case[PaiGowHand], report: CardFaced) -> Ruling:
    """A faced card is replaced from the four left; an ace, a joker or a second is a misdeal."""
    hand, card = case.hand, report.card
    pile = next((p for p in PILES if card in hand.down.get(p, ())), 0)
    if card in hand.exposed or not (pile or (hand.down.get(PILES[0]) and card in hand.stock)):
        raise no_such_case("faced.one", say("card-in-no-pile", card=Cards((card,))))
    high = card == JOKER or card[0] == "A"
    if high or hand.exposed:
        cite = "faced.high" if high else "faced.two"
        yield Ruled(kind="card-faced", detail=named(card), cite=cite)
        yield from misdeal(hand, cite)
        return
    yield Ruled(kind="card-faced", detail=named(card), cite="faced.one")
    if not pile:
        yield CardSeen(card=card)
        return
    place = down(pile)
    yield CardsMoved(cards=(card,), source=place, target="muck", public=True, cite="faced.one")
    yield CardsMoved(cards=(hand.stock[0],), source="stock", target=place, cite="faced.one")


@remedy(PileMisdealt, "count.hand")
def pile_misdealt(case: Case[PaiGowHand], report: PileMisdealt) -> Ruling:
    """A pile to come will be wrong, and nobody knows until it is counted."""
    hand = case.hand
    start = next((i for i, s in enumerate(hand.script) if isinstance(s, DealPiles)), -1)
    if start <= hand.cursor or not 1 <= report.pile <= len(PILES):
        raise no_such_case("count.hand", say("piles-delivered"))
    step = hand.script[start]
    assert isinstance(step, DealPiles)
    wrong = (PILES[report.pile - 1],)
    changed = replace(step, extra=wrong) if report.over else replace(step, short=wrong)
    steps = (changed, *hand.script[start + 1 :])
    yield StepsReplaced(start=start, steps=steps, cite="count.hand")


@remedy(WrongHand, "count.hand", "count.late", "settle.void", after=True)
def wrong_hand(case: Case[PaiGowHand], report: WrongHand) -> Ruling:
    """Reported before the bank's hand is open it has no action; reported later it is foul."""
    hand, spot, lay = case.hand, report.spot, case.hand.layout
    held = hand.down.get(spot, ()) or hand.up.get(spot, ())
    right = spot in (*lay.fouled, *lay.void) or len(held) in (0, CARDS)
    if not delivered(hand) or spot not in lay.hands or right:
        raise no_such_case("count.hand", say("spot-cards-right", spot=spot))
    late = bool(hand.up[BANK])
    ruling = report.ruling or ("foul" if late else "no-action")
    cite = "count.late" if late else "count.hand"
    detail = say("wrong-hand-is", ruling=ruling)
    yield Ruled(kind="wrong-hand", seat=lay.players[spot], detail=detail, cite=cite)
    yield from reopened(case, cite)
    if ruling == "foul":
        yield HandFouled(spot=spot, cite="count.late")
    else:
        yield HandVoided(hand=spot, cite="count.hand")


@remedy(OpenedEarly, "opened-early", "misdeal.bank")
def opened_early(case: Case[PaiGowHand], report: OpenedEarly) -> Ruling:
    """The bank may no longer set its hand: the floor sets it the house way."""
    hand = case.hand
    # The bank's cards lie face down only while hands are being set.
    if not hand.down[BANK]:
        raise no_such_case("opened-early", say("bank-not-opened"))
    cards = tuple(hand.down[BANK])
    yield Ruled(kind="opened-early", seat=hand.button, cite="opened-early")
    if len(cards) != CARDS:
        yield from misdeal(hand, "misdeal.bank")
        return
    yield BankOpened(cards=cards, cite="opened-early")
    laid = by_house_way(cards, pai_gow(hand))
    yield BankSet(front=laid.front, back=laid.back, by_floor=True, cite="opened-early")


@remedy(TwinsFound, "misdeal.twins", after=True)
def twins_found(case: Case[PaiGowHand], report: TwinsFound) -> Ruling:
    """A fouled deck: all payments go back, and a new deck is dealt."""
    hand = case.hand
    shown = [card for cards in hand.up.values() for card in cards]
    if case.ended:
        # All hands have been collected by now, and the collector sees them.
        shown += [card for cards in hand.down.values() for card in cards]
    if shown.count(report.card) < 2:
        raise no_such_case("misdeal.twins", say("no-twin", card=Cards((report.card,))))
    yield Ruled(kind="twins-found", detail=named(report.card), cite="misdeal.twins")
    yield from reopened(case, "misdeal.twins")
    yield DeckReplaced()
    yield from misdeal(hand, "misdeal.twins")
