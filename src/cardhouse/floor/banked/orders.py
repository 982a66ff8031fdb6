"""Wrong wagers, and management's orders at banked tables."""

from cardhouse.cards import HIDDEN
from cardhouse.engine.banked.bank import MoneyTakenBack
from cardhouse.engine.banked.collection import CollectionReturned
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import Wager, account
from cardhouse.engine.banked.mistakes import CoverCounted, WagerCounted, WagerReturned
from cardhouse.engine.banked.settle import TableCleared, WagerSettled
from cardhouse.engine.core.events import CardsMoved, ChipsMoved, HandEnded
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.piles import pile
from cardhouse.engine.core.said import Cards, Seat, say
from cardhouse.floor.banked.reports import MoveCard
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.orders import refuse_too_much, ruled
from cardhouse.floor.core.reports import CancelHand, GiveChips
from cardhouse.floor.core.rulings import remedy
from cardhouse.ledger import POT


@remedy(GiveChips, "floor", after=True)
def give_chips(case: Case[BankedHand], order: GiveChips) -> Ruling:
    """Move chips between players, wagers and covering money; never to the house."""
    hand, places = case.hand, (order.source, order.target)
    covers = {account(cover.player): cover.player for cover in hand.layout.covers}
    for place in places:
        if place not in hand.chips or (isinstance(place, str) and place not in (POT, *covers)):
            raise no_such_case("floor", say("no-place-for-chips", place=place))
    refuse_too_much(case, order)
    seat = next((place for place in reversed(places) if isinstance(place, int)), 0)
    if order.source == order.target or (POT in places and not seat):
        raise no_such_case("floor", say("wager-and-player"))
    yield ruled(case, order, "give-chips", seat, "floor")
    if POT in places:
        yield _wager_changed(case, seat, order.amount if order.target == POT else -order.amount)
        return
    yield ChipsMoved(source=order.source, target=order.target, amount=order.amount)
    for cover in hand.layout.covers:
        # Chips already won cover nothing, and may go without reducing the cover.
        missing = cover.pays - hand.chips[account(cover.player)]
        change = order.amount if account(cover.player) == order.target else -max(0, missing)
        if change:
            yield CoverCounted(seat=cover.player, change_by=change, cite="floor")


def _wager_changed(case: Case[BankedHand], seat: int, change: int) -> WagerCounted:
    """Chips go into a player's wager, or out of it."""
    wager = _only_wager(case, seat)
    if not wager.amount or wager.amount + change < max(1, wager.idle):
        raise Illegal(Reason.NOT_ENOUGH_CHIPS, "floor")
    return WagerCounted(
        seat=seat, hand=wager.hand, change_by=change, excess=wager.idle, cite="floor"
    )


def _only_wager(case: Case[BankedHand], seat: int) -> Wager:
    found = [wager for wager in case.hand.layout.wagers if wager.player == seat]
    if len(found) != 1:
        raise no_such_case("floor", say("wagers-of", seat=Seat(seat), count=len(found)))
    return found[0]


@remedy(MoveCard, "floor")
def move_card(case: Case[BankedHand], order: MoveCard) -> Ruling:
    """A card goes where management says."""
    for place in (order.source, order.target):
        try:
            cards = pile(case.hand, place)
        except (AttributeError, KeyError, ValueError, TypeError):
            raise no_such_case("floor", say("no-place-for-cards", place=place)) from None
        if place == order.source and (order.card not in cards or order.card == HIDDEN):
            raise no_such_case("floor", say("card-not-there", card=Cards((order.card,))))
    yield ruled(case, order, "move-card", 0, "floor")
    yield CardsMoved(cards=(order.card,), source=order.source, target=order.target, cite="floor")


@remedy(CancelHand, "fee.cancelled", "floor", after=True)
def cancel_hand(case: Case[BankedHand], order: CancelHand) -> Ruling:
    """The hand is void: wagers, the bank's money and all collections go back."""
    hand, lay, cite = case.hand, case.hand.layout, "fee.cancelled"
    if any(isinstance(event, WagerSettled) for event in effective(case.log)):
        raise no_such_case(cite, say("wager-settled-already"))
    yield ruled(case, order, "cancel-hand", 0, cite)
    for wager in tuple(lay.wagers):
        amount = wager.amount + wager.insurance
        yield WagerReturned(seat=wager.player, hand=wager.hand, amount=amount, cite=cite)
    for (spot, seat), amount in tuple(lay.collected.items()):
        yield CollectionReturned(seat=seat, amount=amount, spot=spot, cite=cite)
    for cover in lay.covers:
        if amount := hand.chips[account(cover.player)]:
            yield MoneyTakenBack(seat=cover.player, amount=amount, cite=cite)
    yield TableCleared(cite=cite)
    yield HandEnded(cite=cite)
