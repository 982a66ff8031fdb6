"""The rulings on games for a pot: each report finds its remedy here."""

from collections.abc import Iterator, Mapping
from typing import Final

from cardhouse.engine.core.events import BackedUp, Began, Event, FeeDropped, HandEnded, Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.deal_events import Misdealt
from cardhouse.engine.pot.events import BetReturned, HandKilled, PotAwarded, UncalledReturned
from cardhouse.engine.pot.family import POT as FAMILY
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor.core.reports import (
    Boxed,
    BurnMistake,
    CancelHand,
    GiveChips,
    Report,
    WrongCount,
)
from cardhouse.floor.core.rulings import Remedy, Rulings, last_of
from cardhouse.floor.pot import betting, board, dealing, faced, orders, scraps, streets, thrown
from cardhouse.floor.pot.reports import (
    Absent,
    AwardPot,
    CallMisdeal,
    ChipsPushed,
    DealtUp,
    EarlyBoard,
    EarlyCards,
    Exposed,
    ExtraDealt,
    FlopCount,
    HandMerged,
    JokerFound,
    KillHand,
    LastExposed,
    Miscalled,
    OutOfTurn,
    ReviveHand,
    ShortDealt,
    StringRaise,
    Thrown,
    TurnedUp,
    WrongBurn,
)
from cardhouse.floor.pot.ruling_cites import CITES
from cardhouse.ledger import POT, Account

REMEDIES: Final[dict[type[Report], Remedy[PotHand]]] = {
    Boxed: scraps.boxed,
    JokerFound: scraps.joker,
    Exposed: dealing.exposed,
    DealtUp: dealing.dealt_up,
    ShortDealt: dealing.short_dealt,
    ExtraDealt: dealing.extra_dealt,
    WrongCount: dealing.wrong_count,
    EarlyBoard: board.early,
    FlopCount: board.flop_count,
    LastExposed: faced.last_exposed,
    BurnMistake: streets.burn_mistake,
    WrongBurn: streets.wrong_burn,
    EarlyCards: streets.early_cards,
    Absent: faced.absent,
    ChipsPushed: betting.chips_pushed,
    OutOfTurn: betting.out_of_turn,
    StringRaise: betting.string_raise,
    Thrown: thrown.thrown,
    HandMerged: thrown.merged,
    TurnedUp: thrown.turned_up,
    Miscalled: thrown.miscalled,
    KillHand: orders.kill_hand,
    ReviveHand: orders.revive_hand,
    GiveChips: orders.give_chips,
    AwardPot: orders.award_pot,
    CallMisdeal: orders.call_misdeal,
    CancelHand: orders.cancel_hand,
}

AFTER: Final[frozenset[type[Report]]] = frozenset(
    {
        WrongCount,
        JokerFound,
        HandMerged,
        TurnedUp,
        Miscalled,
        KillHand,
        ReviveHand,
        GiveChips,
        CallMisdeal,
        CancelHand,
    }
)
# What happens by itself once the last decision of a hand is made.
BY_ITSELF: Final = HandEnded | Began | FeeDropped | PotAwarded | BetReturned | UncalledReturned
# Why a hand is killed when it is shown: it lost, or everybody sees that it is foul.
SHOWN_FOUL: Final = ("kill", "count.dead", "joker.foul")


def _by_itself(log: list[Event], index: int) -> bool:
    event = log[index]
    if isinstance(event, HandKilled):
        ruled = isinstance(log[index - 1], Ruled)
        return event.cite in SHOWN_FOUL and not ruled
    return isinstance(event, BY_ITSELF)


def _given_up(hand: PotHand, at_table: Mapping[Account, int]) -> Iterator[Event]:
    """Players who have left cannot play on; what they have shown speaks for itself."""
    for seat in [seat for seat in hand.live if seat not in at_table and hand.down[seat]]:
        if len(hand.live) > 1:
            yield HandKilled(seat=seat, cite="floor")


def _guard(hand: PotHand, event: Event) -> None:
    """No ruling kills the last hand that could win the pot."""
    if isinstance(event, HandKilled) and hand.live == [event.seat] and hand.chips[POT]:
        words = "No other hand is left to win the pot: one must be given back first."
        raise Illegal(Reason.NOT_SUCH_CASE, event.cite, words)


RULINGS: Final = Rulings(
    family=FAMILY,
    remedies=REMEDIES,
    cites=CITES,
    after=AFTER,
    settlement=lambda log: last_of(log, _by_itself),
    anew=(BackedUp, Misdealt),
    given_up=_given_up,
    guard=_guard,
)
