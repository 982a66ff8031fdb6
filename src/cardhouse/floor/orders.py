"""Orders of the floor person: in the best interest of the game, with a name and a reason."""

from cardhouse.engine.events import ChipsMoved, FeeReturned, HandEnded, Ruled
from cardhouse.engine.illegal import Illegal, Reason
from cardhouse.engine.pot.events import HandKilled, HandRevived, PotAwarded
from cardhouse.floor.reports import (
    AwardPot,
    CallMisdeal,
    CancelHand,
    GiveChips,
    KillHand,
    Order,
    ReviveHand,
)
from cardhouse.floor.table import Case, Ruling, misdeal, no_such_case, refund, unmoved
from cardhouse.ledger import BOX, POT


def kill_hand(case: Case, order: KillHand) -> Ruling:
    """A hand is declared dead; the pot goes to the best of the others."""
    if order.seat not in case.hand.live:
        raise Illegal(Reason.NOT_IN_HAND, "floor.dead-hand")
    yield _ruled(case, order, "kill-hand", order.seat, "floor.dead-hand")
    yield HandKilled(seat=order.seat, cite="floor.dead-hand")


def revive_hand(case: Case, order: ReviveHand) -> Ruling:
    """A released hand comes back while its cards can be told from the muck."""
    hand = case.hand
    cards = hand.released.get(order.seat)
    if cards is None or hand.over or order.seat in hand.live:
        raise no_such_case("muck.revive", f"Seat {order.seat} has no hand to be given back.")
    yield _ruled(case, order, "revive-hand", order.seat, "muck.revive")
    yield HandRevived(seat=order.seat, cards=cards, cite="muck.revive")


def give_chips(case: Case, order: GiveChips) -> Ruling:
    """Chips of the pot or of a seat go where the floor says; never to or from the house."""
    hand = case.hand
    for account in (order.source, order.target):
        if account == BOX or account not in hand.chips:
            raise no_such_case("floor", f"{account} is no place for chips of this hand.")
    if not 0 < order.amount <= hand.chips[order.source]:
        raise Illegal(Reason.NOT_ENOUGH_CHIPS, "floor")
    seat = order.target if isinstance(order.target, int) else 0
    yield _ruled(case, order, "give-chips", seat, "floor")
    yield ChipsMoved(source=order.source, target=order.target, amount=order.amount)


def award_pot(case: Case, order: AwardPot) -> Ruling:
    """The pot is pushed to one hand, which must lie face up if anybody contests it."""
    hand, seat = case.hand, order.seat
    if seat not in hand.live:
        raise Illegal(Reason.NOT_IN_HAND, "award.shown")
    if hand.down[seat] and len(hand.live) > 1:
        raise Illegal(Reason.HAND_NOT_SHOWN, "award.shown")
    yield _ruled(case, order, "award-pot", seat, "floor")
    for other in tuple(hand.live):
        if other != seat:
            yield HandKilled(seat=other, cite="floor")


def call_misdeal(case: Case, order: CallMisdeal) -> Ruling:
    """The deal never was: chips back, cards in, the same button."""
    _unawarded(case, "misdeal")
    yield _ruled(case, order, "misdeal", 0, "misdeal")
    yield from misdeal(case.hand, "misdeal")


def cancel_hand(case: Case, order: CancelHand) -> Ruling:
    """The hand is void: everything goes back, and it costs no fee."""
    hand = case.hand
    _unawarded(case, "fee.cancelled")
    unmoved(hand, "fee.cancelled")
    yield _ruled(case, order, "cancel-hand", 0, "fee.cancelled")
    if hand.fee_taken:
        yield FeeReturned(
            seat=hand.fee_seat, amount=hand.fee_taken, to_pot=True, cite="fee.cancelled"
        )
    if hand.chips[BOX]:
        yield FeeReturned(seat=hand.fee_seat, amount=hand.chips[BOX], cite="fee.cancelled")
    yield from refund(hand, "fee.cancelled")
    assert not hand.chips[POT]
    yield HandEnded(cite="fee.cancelled")


def _unawarded(case: Case, cite: str) -> None:
    """A pot that has been pushed can no longer go back to those who paid into it."""
    if any(isinstance(event, PotAwarded) for event in case.log):
        raise no_such_case(cite, "A side pot has been awarded already.")


def _ruled(case: Case, order: Order, kind: str, seat: int, cite: str) -> Ruled:
    if not order.by.strip() or not order.reason.strip():
        raise no_such_case("floor", "A ruling needs the floor person's name and a reason.")
    if order.supersedes > case.rulings():
        raise no_such_case("floor.final", f"There is no ruling {order.supersedes} in this hand.")
    return Ruled(
        kind=kind,
        seat=seat,
        by=order.by,
        reason=order.reason,
        at=order.at,
        supersedes=order.supersedes,
        overrides=order.overrides,
        cite="floor.final" if order.supersedes else cite,
    )
