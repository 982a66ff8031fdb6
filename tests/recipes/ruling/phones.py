"""Telephones at the table."""

from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.engine.pot.events import HandKilled
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.rulings import remedy
from tests.recipes.ruling.reports import OnPhone


@remedy(OnPhone, "phone")
def on_phone(case: Case[PotHand], report: OnPhone) -> Ruling:
    """The hand of a player on the phone is dead, unless it is the last hand of the pot."""
    hand, seat = case.hand, report.seat
    if seat not in hand.live:
        raise Illegal(Reason.NOT_IN_HAND, "phone")
    if len(hand.live) < 2:
        raise no_such_case("phone", say("nobody-else-left"))
    yield Ruled(kind="on-phone", seat=seat, cite="phone")
    yield HandKilled(seat=seat, cite="phone")
