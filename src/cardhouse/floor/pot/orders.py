"""Orders of the floor person at games for a pot."""

from typing import Final

from cardhouse.engine.core.events import ChipsMoved, Event, FeeReturned, HandEnded, Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.said import Seat, say
from cardhouse.engine.pot.events import Folded, HandKilled, HandRevived, Mucked, PotAwarded
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.redeal import ShareGivenUp
from cardhouse.engine.pot.rulings import HalvesRuled
from cardhouse.engine.pot.thrown import ThrownIn
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.orders import refuse_too_much, ruled
from cardhouse.floor.core.reports import CancelHand, GiveChips
from cardhouse.floor.core.rulings import remedy
from cardhouse.floor.pot.moves import misdeal, refund, unmoved
from cardhouse.floor.pot.reports import AwardPot, CallMisdeal, KillHand, ReviveHand
from cardhouse.ledger import BONUS, BOX, POT

# Ways players give up their hands, and every way a hand is lost.
GIVEN_UP: Final = (Folded, Mucked, ThrownIn, ShareGivenUp)
LOST: Final = (*GIVEN_UP, HandKilled)


@remedy(KillHand, "floor", "floor.dead-hand", after=True)
def kill_hand(case: Case[PotHand], order: KillHand) -> Ruling:
    """A hand is declared dead; the pot goes to the best of the others."""
    hand, seat = case.hand, order.seat
    if seat not in hand.live:
        raise Illegal(Reason.NOT_IN_HAND, "floor.dead-hand")
    dead_for = hand.dead_for.get(seat, ())
    if order.half and (hand.game.high is None or hand.game.low is None or order.half in dead_for):
        words = say("no-claim-to-half", seat=Seat(seat), half=order.half)
        raise no_such_case("floor.dead-hand", words)
    detail = say("dead-for-half", half=order.half) if order.half else ""
    yield ruled(case, order, "kill-hand", seat, "floor.dead-hand", detail=detail)
    if order.half and not dead_for:
        yield HalvesRuled(seat=seat, dead_for=(order.half,))
    else:
        yield HandKilled(seat=seat, cite="floor.dead-hand")


@remedy(ReviveHand, "muck.revive", "muck.turned", after=True)
def revive_hand(case: Case[PotHand], order: ReviveHand) -> Ruling:
    """A released hand comes back while its cards can be told from the muck."""
    hand = case.hand
    if order.seat in hand.live and order.seat in hand.dead_for:
        yield ruled(case, order, "revive-hand", order.seat, "muck.revive")
        yield HalvesRuled(seat=order.seat, cite="muck.revive")
        return
    cards = hand.released.get(order.seat)
    if cards is None or hand.over or order.seat in hand.live:
        raise no_such_case("muck.revive", say("no-hand-to-give-back", seat=Seat(order.seat)))
    refuse_dead(case, order.seat)
    yield ruled(case, order, "revive-hand", order.seat, "muck.revive")
    yield HandRevived(seat=order.seat, cards=cards, cite="muck.revive")


def refuse_dead(case: Case[PotHand], seat: int) -> None:
    """Some houses take no hand back after another fold, or once somebody else has turned it up."""
    rules, (_, since) = case.rules, given_up(case, seat)
    for event in since:
        if isinstance(event, GIVEN_UP) and not rules.revive_after_fold:
            raise no_such_case("muck.revive", say("given-up-since", seat=Seat(event.seat)))
        if _turned(event, seat) and rules.turned_up == "decides":
            raise no_such_case("muck.turned", say("turned-up-by-another"))


def _turned(event: Event, seat: int) -> bool:
    return isinstance(event, Ruled) and (event.kind, event.seat) == ("turned-up", seat)


def given_up(case: Case[PotHand], seat: int) -> tuple[Event, list[Event]]:
    """The event that last cost a seat its hand, and everything since."""
    log = effective(case.log)
    lost = (i for i, e in enumerate(log) if isinstance(e, LOST) and e.seat == seat)
    last = max(lost)
    return log[last], log[last + 1 :]


@remedy(GiveChips, "floor", after=True)
def give_chips(case: Case[PotHand], order: GiveChips) -> Ruling:
    """Chips of the pot or of a seat go where the floor says; never to or from the house."""
    hand = case.hand
    for account in (order.source, order.target):
        if account in (BOX, BONUS) or account not in hand.chips:
            raise no_such_case("floor", say("no-place-for-chips", place=account))
    if order.source == order.target:
        raise no_such_case("floor", say("chips-there-already"))
    if order.target == POT and not hand.live:
        raise no_such_case("floor", say("no-hand-left"))
    refuse_too_much(case, order)
    seat = order.target if isinstance(order.target, int) else 0
    yield ruled(case, order, "give-chips", seat, "floor")
    yield ChipsMoved(source=order.source, target=order.target, amount=order.amount)


@remedy(AwardPot, "floor", "award.shown")
def award_pot(case: Case[PotHand], order: AwardPot) -> Ruling:
    """Push the pot to one hand, which must lie face up if anybody contests it."""
    hand, seat = case.hand, order.seat
    if seat not in hand.live:
        raise Illegal(Reason.NOT_IN_HAND, "award.shown")
    if hand.down[seat] and len(hand.live) > 1:
        raise Illegal(Reason.HAND_NOT_SHOWN, "award.shown")
    yield ruled(case, order, "award-pot", seat, "floor")
    for other in tuple(hand.live):
        if other != seat:
            yield HandKilled(seat=other, cite="floor")


@remedy(CallMisdeal, "misdeal", "floor", after=True)
def call_misdeal(case: Case[PotHand], order: CallMisdeal) -> Ruling:
    """Misdeal: return the chips, collect the cards, keep the button."""
    _unawarded(case, "misdeal")
    yield ruled(case, order, "misdeal", 0, "misdeal")
    yield from misdeal(case.hand, "misdeal")


@remedy(CancelHand, "fee.cancelled", "floor", after=True)
def cancel_hand(case: Case[PotHand], order: CancelHand) -> Ruling:
    """The hand is void: everything goes back, and it costs no fee."""
    hand = case.hand
    _unawarded(case, "fee.cancelled")
    unmoved(hand, "fee.cancelled")
    yield ruled(case, order, "cancel-hand", 0, "fee.cancelled")
    seat, fund = hand.fee_seat, hand.game.fund
    if hand.fee_taken:
        yield FeeReturned(
            seat=seat, amount=hand.fee_taken, to_pot=True, fund=fund, cite="fee.cancelled"
        )
    if amount := hand.chips[fund]:
        yield FeeReturned(seat=seat, amount=amount, fund=fund, cite="fee.cancelled")
    yield from refund(hand, "fee.cancelled")
    assert not hand.chips[POT]
    yield HandEnded(cite="fee.cancelled")


def _unawarded(case: Case[PotHand], cite: str) -> None:
    """Refuse a refund once a pot has been pushed."""
    if any(isinstance(event, PotAwarded) for event in effective(case.log)):
        raise no_such_case(cite, say("side-pot-awarded"))
