"""Wagers that were not what they should be, and orders of the management at banked tables."""

from typing import Final

from cardhouse.cards import HIDDEN
from cardhouse.engine.banked.bank import MoneyTakenBack
from cardhouse.engine.banked.collection import CollectionReturned
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import Wager, account
from cardhouse.engine.banked.mistakes import CoverCounted, WagerCounted, WagerReturned
from cardhouse.engine.banked.settle import TableCleared, WagerSettled
from cardhouse.engine.core.events import CardsMoved, ChipsMoved, HandEnded, Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.piles import pile
from cardhouse.floor.banked.reports import MoveCard, WagerFound
from cardhouse.floor.core.case import Case, Ruling, effective, no_such_case
from cardhouse.floor.core.orders import ruled
from cardhouse.floor.core.reports import CancelHand, GiveChips, Report
from cardhouse.floor.core.rulings import Remedy
from cardhouse.ledger import POT


def wager_found(case: Case[BankedHand], report: WagerFound) -> Ruling:
    """Less than the table's least plays for what it is; what is over its most has no action."""
    hand, stakes = case.hand, case.hand.game.stakes
    wager = hand.layout.wager(report.seat, report.spot)
    small = report.amount < stakes.small_bet
    cite = "mistake.small-bet" if small else "mistake.large-bet"
    excess = max(0, report.amount - stakes.big_bet)
    if wager is None or not hand.up[report.spot]:
        raise no_such_case(cite, "There is no such wager on a hand that was dealt.")
    if report.amount <= 0 or not (small or excess) or wager.added:
        raise no_such_case(cite, "Such a wager is within the limits of the table.")
    more = report.amount - wager.amount
    if more > hand.chips[report.seat]:
        raise Illegal(Reason.NOT_ENOUGH_CHIPS, cite)
    yield Ruled(kind="wager-found", seat=report.seat, cite=cite)
    yield WagerCounted(seat=report.seat, hand=report.spot, change_by=more, excess=excess, cite=cite)


def give_chips(case: Case[BankedHand], order: GiveChips) -> Ruling:
    """Chips go from a player or from the money that covers to another; never to the house."""
    hand, places = case.hand, (order.source, order.target)
    covers = {account(cover.player): cover.player for cover in hand.layout.covers}
    for place in places:
        if place not in hand.chips or (isinstance(place, str) and place not in (POT, *covers)):
            raise no_such_case("floor", f"{place} is no place for chips of this hand.")
    if not 0 < order.amount <= hand.chips[order.source]:
        raise Illegal(Reason.NOT_ENOUGH_CHIPS, "floor")
    seat = next((place for place in reversed(places) if isinstance(place, int)), 0)
    if order.source == order.target or (POT in places and not seat):
        raise no_such_case("floor", "Chips of a wager go to a player, or come from one.")
    yield ruled(case, order, "give-chips", seat, "floor")
    if POT in places:
        yield _wager_changed(case, seat, order.amount if order.target == POT else -order.amount)
        return
    yield ChipsMoved(source=order.source, target=order.target, amount=order.amount)
    for cover in hand.layout.covers:
        # What was won already covers nothing, and may go without making the cover less.
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
        raise no_such_case("floor", f"Player {seat} has {len(found)} wagers.")
    return found[0]


def move_card(case: Case[BankedHand], order: MoveCard) -> Ruling:
    """A card goes where the management says."""
    for place in (order.source, order.target):
        try:
            cards = pile(case.hand, place)
        except (AttributeError, KeyError, ValueError, TypeError):
            raise no_such_case("floor", f"{place} is no place for cards.") from None
        if place == order.source and (order.card not in cards or order.card == HIDDEN):
            raise no_such_case("floor", f"{order.card} does not lie there.")
    yield ruled(case, order, "move-card", 0, "floor", detail="")
    yield CardsMoved(cards=(order.card,), source=order.source, target=order.target, cite="floor")


def cancel_hand(case: Case[BankedHand], order: CancelHand) -> Ruling:
    """The hand is void: wagers, the bank's money and all collections go back."""
    hand, lay, cite = case.hand, case.hand.layout, "fee.cancelled"
    if any(isinstance(event, WagerSettled) for event in effective(case.log)):
        raise no_such_case(cite, "A wager has been settled already.")
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


# What the management may order at every banked table.
REMEDIES: Final[dict[type[Report], Remedy[BankedHand]]] = {
    GiveChips: give_chips,
    MoveCard: move_card,
    CancelHand: cancel_hand,
}
