"""Hands thrown away: when they can be given back, and what it means that somebody shows them."""

from cardhouse.engine.core.events import CardsMoved, ChipsMoved, Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.events import Folded, HandKilled, HandRevived, Mucked, Shown
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Showdown
from cardhouse.engine.pot.thrown import Merged, ThrownIn
from cardhouse.floor.core.case import Case, Ruling, effective, no_such_case
from cardhouse.floor.core.orders import ruled
from cardhouse.floor.pot.orders import refuse_after_fold
from cardhouse.floor.pot.reports import HandMerged, Miscalled, Thrown, TurnedUp
from cardhouse.ledger import POT


def thrown(case: Case[PotHand], report: Thrown) -> Ruling:
    """Cards pushed forward out of turn are discarded at once, but not merged yet."""
    hand, seat = case.hand, report.seat
    if seat not in hand.live or len(hand.live) < 2:
        raise Illegal(Reason.NOT_IN_HAND, "muck.thrown")
    if any(ask.actor == seat for ask in hand.asked) or not hand.down[seat]:
        raise no_such_case("muck.thrown", "A player in turn folds or mucks his hand.")
    yield Ruled(kind="thrown", seat=seat, cite="muck.thrown")
    yield ThrownIn(seat=seat)


def merged(case: Case[PotHand], report: HandMerged) -> Ruling:
    """In contact with the muck a hand is dead for good."""
    if report.seat not in case.hand.released or report.seat in case.hand.live:
        raise no_such_case("muck.merged", f"Seat {report.seat} has thrown no hand away.")
    yield Merged(seat=report.seat)


def turned_up(case: Case[PotHand], report: TurnedUp) -> Ruling:
    """Turned up for its owner at the showdown the hand is live; for anybody else it is not."""
    hand, seat = case.hand, report.seat
    cards = hand.released.get(seat)
    if cards is None or seat in hand.live or report.by not in hand.seats:
        raise no_such_case("muck.turned", f"Seat {seat} has no hand that could be turned up.")
    cite = "muck.turned"
    if report.by != seat:
        yield Ruled(kind="turned-up", seat=seat, detail=f"by seat {report.by}", cite=cite)
        yield CardsMoved(cards=cards, source="muck", target="muck", public=True, cite=cite)
        return
    if not isinstance(hand.at, Showdown):
        raise no_such_case(cite, "A hand is turned up only at the showdown.")
    refuse_after_fold(case, seat)
    yield Ruled(kind="turned-up", seat=seat, cite=cite)
    yield HandRevived(seat=seat, cards=cards, cite=cite)
    yield Shown(seat=seat, cards=tuple(hand.down[seat]), cite=cite)


def miscalled(case: Case[PotHand], order: Miscalled) -> Ruling:
    """Who described his hand as better than it is, so that another gave up, forfeits the pot."""
    hand, seat = case.hand, order.seat
    if seat not in hand.live:
        raise Illegal(Reason.NOT_IN_HAND, "floor.miscall")
    gone = [other for other in gave_up(case) if other != seat and other not in hand.live]
    if not gone:
        raise no_such_case("floor.miscall", "Nobody has given up a hand because of it.")
    cite, last = "floor.miscall", gone[-1]
    yield ruled(case, order, "miscalled", seat, cite)
    if hand.live == [seat]:
        # Nobody else is left: the last hand that was discarded comes back, or what it played for.
        if last in hand.released:
            yield HandRevived(seat=last, cards=hand.released[last], cite=cite)
        elif hand.chips[POT]:
            yield ChipsMoved(source=POT, target=last, amount=hand.chips[POT], cite=cite)
    yield HandKilled(seat=seat, cite=cite)


def gave_up(case: Case[PotHand]) -> list[int]:
    """Who gave up a hand, or lost it by a ruling, the last one last."""
    given = [
        e for e in effective(case.log) if isinstance(e, Folded | Mucked | ThrownIn | HandKilled)
    ]
    return [event.seat for event in given]
