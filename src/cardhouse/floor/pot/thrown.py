"""Discarded hands: when they can be given back, and the effect of turning them up."""

from cardhouse.engine.core.events import CardsMoved, ChipsMoved, Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.log import effective
from cardhouse.engine.core.said import Seat, say
from cardhouse.engine.pot.events import HandKilled, HandRevived, Shown
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Showdown
from cardhouse.engine.pot.thrown import Merged, ThrownIn
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.orders import ruled
from cardhouse.floor.core.rulings import remedy
from cardhouse.floor.pot.orders import LOST, given_up, refuse_dead
from cardhouse.floor.pot.reports import HandMerged, Miscalled, Thrown, TurnedUp
from cardhouse.ledger import POT


@remedy(Thrown, "muck.thrown")
def thrown(case: Case[PotHand], report: Thrown) -> Ruling:
    """Cards pushed forward out of turn are discarded at once, but not yet merged."""
    hand, seat = case.hand, report.seat
    if seat not in hand.live or len(hand.live) < 2:
        raise Illegal(Reason.NOT_IN_HAND, "muck.thrown")
    if any(ask.actor == seat for ask in hand.asked) or not hand.down[seat]:
        raise no_such_case("muck.thrown", say("in-turn-folds"))
    yield Ruled(kind="thrown", seat=seat, cite="muck.thrown")
    yield ThrownIn(seat=seat)


@remedy(HandMerged, "muck.merged", after=True)
def merged(case: Case[PotHand], report: HandMerged) -> Ruling:
    """A hand that touches the muck is dead for good."""
    if report.seat not in case.hand.released or report.seat in case.hand.live:
        raise no_such_case("muck.merged", say("nothing-thrown-away", seat=Seat(report.seat)))
    yield Merged(seat=report.seat)


@remedy(TurnedUp, "muck.turned", "muck.revive", after=True)
def turned_up(case: Case[PotHand], report: TurnedUp) -> Ruling:
    """Turned up by its owner at the showdown the hand lives, if the house says so; else it informs.

    A hand ruled dead, or turned up by somebody else, stays dead.
    """
    hand, seat, cite = case.hand, report.seat, "muck.turned"
    cards = hand.released.get(seat)
    if cards is None or seat in hand.live or report.by not in hand.seats:
        raise no_such_case(cite, say("no-hand-to-turn-up", seat=Seat(seat)))
    if report.by == seat and not isinstance(hand.at, Showdown):
        raise no_such_case(cite, say("turned-up-at-showdown"))
    if report.by != seat or case.rules.turned_up == "informs":
        detail = say("turned-up-by", by=Seat(report.by))
        yield Ruled(kind="turned-up", seat=seat, detail=detail, cite=cite)
        yield CardsMoved(cards=cards, source="muck", target="muck", public=True, cite=cite)
        return
    if isinstance(given_up(case, seat)[0], HandKilled):
        raise no_such_case(cite, say("ruled-dead", seat=Seat(seat)))
    refuse_dead(case, seat)
    yield Ruled(kind="turned-up", seat=seat, cite=cite)
    yield HandRevived(seat=seat, cards=cards, cite=cite)
    yield Shown(seat=seat, cards=tuple(hand.down[seat]), cite=cite)


@remedy(Miscalled, "floor.miscall", after=True)
def miscalled(case: Case[PotHand], order: Miscalled) -> Ruling:
    """A player whose miscall makes another give up a hand forfeits the pot."""
    hand, seat = case.hand, order.seat
    if seat not in hand.live:
        raise Illegal(Reason.NOT_IN_HAND, "floor.miscall")
    gone = [other for other in gave_up(case) if other not in hand.live]
    if not gone:
        raise no_such_case("floor.miscall", say("nobody-gave-up"))
    cite, last = "floor.miscall", gone[-1]
    yield ruled(case, order, "miscalled", seat, cite)
    if hand.live == [seat]:
        # Nobody else is left: the last discarded hand comes back, or else the chips it played for.
        if last in hand.released:
            yield HandRevived(seat=last, cards=hand.released[last], cite=cite)
        elif hand.chips[POT]:
            yield ChipsMoved(source=POT, target=last, amount=hand.chips[POT], cite=cite)
    yield HandKilled(seat=seat, cite=cite)


def gave_up(case: Case[PotHand]) -> list[int]:
    """Seats that gave up a hand, or lost it by a ruling, the latest last."""
    return [event.seat for event in effective(case.log) if isinstance(event, LOST)]
