"""Orders of the floor person at a pan table."""

from collections.abc import Iterator

from cardhouse.engine.core.events import ChipsMoved, Event, FeeReturned, HandEnded, HandStarted
from cardhouse.engine.core.said import say
from cardhouse.engine.pan.events import TopPosted
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.settle import renewed
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.orders import refuse_too_much, ruled
from cardhouse.floor.core.reports import CancelHand, GiveChips
from cardhouse.floor.core.rulings import remedy
from cardhouse.ledger import LEFT, POT, Account


@remedy(GiveChips, "floor", after=True)
def give_chips(case: Case[PanHand], order: GiveChips) -> Ruling:
    """Chips of a player or of the tops go to another; never to or from the house."""
    hand, places = case.hand, (order.source, order.target)
    for place in places:
        if place not in (*hand.seats, POT):
            raise no_such_case("floor", say("no-place-for-chips", place=place))
    if order.source == order.target:
        raise no_such_case("floor", say("chips-there-already"))
    refuse_too_much(case, order)
    source, target = places
    yield ruled(case, order, "give-chips", target if isinstance(target, int) else 0, "floor")
    if isinstance(source, int) and target == POT:
        # If nobody wins the tops, they go back to the seats that posted them.
        yield TopPosted(seat=source, amount=order.amount, cite="floor")
    else:
        yield ChipsMoved(source=order.source, target=order.target, amount=order.amount)


@remedy(CancelHand, "fee.cancelled", "floor", "deck.back", after=True)
def cancel_hand(case: Case[PanHand], order: CancelHand) -> Ruling:
    """The hand is void: tops, conditions and the fee go back, and the cards return to the deck."""
    cite = "fee.cancelled"
    yield ruled(case, order, "cancel-hand", 0, cite)
    yield from _as_before(case, cite)
    yield renewed(case.hand)
    yield HandEnded(cite=cite)


def _as_before(case: Case[PanHand], cite: str) -> Iterator[Event]:
    """Give everybody back what they had, as far as it has not left the table."""
    hand, started = case.hand, case.log[0]
    assert isinstance(started, HandStarted)
    before: dict[Account, int] = {seat: chips for seat, chips in started.stacks.items()}
    more = {place: chips - before.get(place, 0) for place, chips in hand.chips.items()}
    lacking = {seat: -more[seat] for seat in hand.seats if more[seat] < 0}
    for place, over in more.items():
        for seat in lacking if over > 0 and place != LEFT else ():
            if amount := min(lacking[seat], over):
                yield _given(hand, place, seat, amount, cite)
                lacking[seat] -= amount
                over -= amount


def _given(hand: PanHand, place: Account, seat: int, amount: int, cite: str) -> Event:
    fund = hand.game.fund
    if place == fund:
        return FeeReturned(seat=seat, amount=amount, fund=fund, cite=cite)
    return ChipsMoved(source=place, target=seat, amount=amount, cite=cite)
