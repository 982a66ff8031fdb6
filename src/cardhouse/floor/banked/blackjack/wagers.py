"""Wagers of blackjack outside the table's limits."""

from cardhouse.engine.banked.blackjack.hand import BlackjackHand
from cardhouse.engine.banked.mistakes import WagerCounted
from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.floor.banked.reports import WagerFound
from cardhouse.floor.core.case import Case, Ruling, no_such_case
from cardhouse.floor.core.rulings import remedy


@remedy(WagerFound, "mistake.small-bet", "mistake.large-bet", after=True)
def wager_found(case: Case[BlackjackHand], report: WagerFound) -> Ruling:
    """A wager below the minimum plays as it is; the excess over the maximum has no action.

    The limits apply to the wager as placed, before any double or split.
    """
    hand, stakes = case.hand, case.hand.game.stakes
    lay = hand.layout
    wager = lay.wager(report.seat, report.spot)
    small = report.amount < stakes.small_bet
    cite = "mistake.small-bet" if small else "mistake.large-bet"
    excess = max(0, report.amount - stakes.big_bet)
    dealt = report.spot in lay.surrendered or bool(hand.up.get(report.spot))
    if wager is None or report.spot not in lay.order or not dealt:
        raise no_such_case(cite, say("no-wager-dealt"))
    if report.amount <= 0 or not (small or excess):
        raise no_such_case(cite, say("within-limits"))
    more = report.amount - (wager.amount - wager.added)
    if more > hand.chips[report.seat]:
        raise Illegal(Reason.NOT_ENOUGH_CHIPS, cite)
    yield Ruled(kind="wager-found", seat=report.seat, cite=cite)
    yield WagerCounted(seat=report.seat, hand=report.spot, change_by=more, excess=excess, cite=cite)
