"""The rulings on games for a pot: each report finds its remedy here."""

from collections.abc import Iterator, Mapping
from typing import Final

from cardhouse.engine.core.events import BackedUp, Began, Event, FeeDropped, HandEnded, Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.engine.pot.deal_events import Misdealt
from cardhouse.engine.pot.events import BetReturned, HandKilled, PotAwarded, UncalledReturned
from cardhouse.engine.pot.family import POT as FAMILY
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor.core.rulings import Rulings, last_of, remedies_in
from cardhouse.floor.pot import betting, board, dealing, faced, orders, scraps, streets, thrown
from cardhouse.floor.pot.guesses import GUESSES
from cardhouse.ledger import POT, Account

# Events that follow once the last decision of a hand is made.
BY_ITSELF: Final = HandEnded | Began | FeeDropped | PotAwarded | BetReturned | UncalledReturned
# Reasons a shown hand is killed: it lost, or everybody sees that it is foul.
SHOWN_FOUL: Final = ("kill", "count.dead", "joker.foul")


def _by_itself(log: list[Event], index: int) -> bool:
    event = log[index]
    if isinstance(event, HandKilled):
        ruled = isinstance(log[index - 1], Ruled)
        return event.cite in SHOWN_FOUL and not ruled
    return isinstance(event, BY_ITSELF)


def _given_up(hand: PotHand, at_table: Mapping[Account, int]) -> Iterator[Event]:
    """Players who have left cannot play on; hands they have shown speak for themselves."""
    for seat in [seat for seat in hand.live if seat not in at_table and hand.down[seat]]:
        if len(hand.live) > 1:
            yield HandKilled(seat=seat, cite="floor")


def _guard(hand: PotHand, event: Event) -> None:
    """Refuse to kill the last hand that could win the pot."""
    if isinstance(event, HandKilled) and hand.live == [event.seat] and hand.chips[POT]:
        raise Illegal(Reason.NOT_SUCH_CASE, event.cite, say("no-other-hand-left"))


RULINGS: Final = Rulings(
    family=FAMILY,
    remedies=remedies_in(scraps, dealing, board, faced, streets, betting, thrown, orders),
    settlement=lambda log: last_of(log, _by_itself),
    anew=(BackedUp, Misdealt),
    given_up=_given_up,
    guard=_guard,
    guesses=GUESSES,
)
