"""The one ruling of cuckoo: a card everybody has seen stays where it is."""

from typing import Final

from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.said import say
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.reports import Report
from cardhouse.floor.core.rulings import Rulings, remedy
from tests.families.cuckoo.engine.events import CardSeen
from tests.families.cuckoo.engine.family import CUCKOO
from tests.families.cuckoo.engine.hand import CuckooHand, Going

CITE: Final = "cuckoo.flashed"


class CardFlashed(Report, frozen=True, kw_only=True, tag="card-flashed"):
    """A player let everybody see their card before they were asked."""

    seat: int


@remedy(CardFlashed, CITE)
def flashed(case: Case[CuckooHand], report: CardFlashed) -> Ruling:
    """The card is played face up, and its player is asked no more."""
    hand, seat = case.hand, report.seat
    if not isinstance(hand.at, Going) or seat not in hand.at.waiting:
        raise no_such_case(CITE, say("asked-already"))
    yield Ruled(kind="card-flashed", seat=seat, cite=CITE)
    yield CardSeen(seat=seat, card=hand.down[seat][0], cite=CITE)


RULINGS: Final = Rulings(family=CUCKOO, remedies={CardFlashed: flashed})
