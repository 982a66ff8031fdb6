"""Rulings on a hand that has ended: until the next one starts it can be opened again."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from cardhouse.engine.banked.bank import MoneyTakenBack
from cardhouse.engine.banked.layout import Layout, account
from cardhouse.engine.banked.mistakes import CoverCounted, HeldInCage, WagerShort
from cardhouse.engine.banked.pai_gow.bank import BankCounted
from cardhouse.engine.banked.pai_gow.misdeal import DealVoided
from cardhouse.engine.banked.blackjack.settle import AddedReturned, JackpotDue
from cardhouse.engine.banked.settle import SettlementOpened, TableCleared, WagerSettled
from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import (
    BackedUp,
    Began,
    ChipsMoved,
    ChipsTaken,
    Event,
    FeeDropped,
    HandEnded,
    Ruled,
    StepsReplaced,
)
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.pot.deal_events import Misdealt
from cardhouse.engine.pot.events import BetReturned, HandKilled, PotAwarded, UncalledReturned
from cardhouse.floor.banked.pai_gow.reports import (
    FoulHand,
    FoulNoticed,
    MisreadNoticed,
    TwinsFound,
    VoidDeal,
    WrongHand,
)
from cardhouse.floor.banked.reports import ExtraHand, IncompleteHand, MissedHand, WagerFound
from cardhouse.floor.core.reports import (
    CallMisdeal,
    CancelHand,
    GiveChips,
    HandMerged,
    JokerFound,
    KillHand,
    Miscalled,
    Report,
    ReviveHand,
    TurnedUp,
    WrongCount,
)
from cardhouse.ledger import CAGE, LEFT, POT, Account, Balances

# What can still be found or ordered when a hand is over; a pot that was read and pushed is not
# read again, and nothing that the dealer or a player does happens any more.
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
        ExtraHand,
        MissedHand,
        IncompleteHand,
        WagerFound,
        WrongHand,
        TwinsFound,
        FoulNoticed,
        MisreadNoticed,
        FoulHand,
        VoidDeal,
    }
)
# What happens by itself once the last decision of a hand is made, or the bank's hand complete.
BY_ITSELF = (
    HandEnded
    | Began
    | FeeDropped
    | PotAwarded
    | BetReturned
    | UncalledReturned
    | SettlementOpened
    | WagerSettled
    | AddedReturned
    | JackpotDue
    | HeldInCage
    | MoneyTakenBack
    | TableCleared
)
# Why a hand is killed when it is shown: it lost, or everybody sees that it is foul.
SHOWN_FOUL = ("kill", "count.dead", "joker.foul")


# What each player who has not left the table still has there of what was counted to them, and
# what the cage still holds; None where all of it is there.
AtTable = Mapping[Account, int] | None


def may_be_opened(hand: Hand, log: list[Event], report: Report) -> None:
    """Refuse what is no case any more: a cancelled hand stays so, and pan is played out."""
    cancelled = log[-1].cite == "fee.cancelled"
    if cancelled or hand.game.pan is not None or type(report) not in AFTER:
        raise Illegal(Reason.HAND_OVER, "floor.final")


def settlement(log: list[Event]) -> int:
    """Where in a log the settlement begins with which the hand has ended."""
    for i in range(len(log) - 1, 0, -1):
        if isinstance(log[i], DealVoided):
            # What was counted before that is not what the hand ended with.
            break
        if isinstance(log[i], BankCounted):
            return i
    start = len(log)
    while _by_itself(log, start - 1):
        start -= 1
    return start


def _by_itself(log: list[Event], index: int) -> bool:
    event = log[index]
    if isinstance(event, HandKilled):
        ruled = isinstance(log[index - 1], Ruled)
        return event.cite in SHOWN_FOUL and not ruled
    return isinstance(event, BY_ITSELF)


def opened_again(hand: Hand, log: list[Event], start: int, at_table: AtTable) -> Iterator[Event]:
    """The hand goes back to where its settlement began; what was paid goes back with it."""
    then = kernel.replay(hand.game, log[:start]).chips
    missing, wagers = _missing(hand, log[start:], then, at_table)
    short = _short(hand, then, at_table)
    detail = f"{short / 100:.2f} of what was paid has left the table" if short else ""
    yield Ruled(kind="opened-again", detail=detail, cite="floor")
    yield BackedUp(to=start, cite="floor")
    if hand.game.blackjack is not None:
        # What is behind the hand is done: it goes on with the settlement.
        rest = hand.script[hand.cursor + 1 :]
        yield StepsReplaced(start=hand.cursor, steps=rest, cite="floor")
    if total := sum(missing.values()) + sum(wagers.values()):
        yield ChipsTaken(amount=total)
    for place, amount in missing.items():
        yield ChipsMoved(source=place, target=LEFT, amount=amount)
    for (seat, key, insurance), amount in wagers.items():
        yield WagerShort(seat=seat, hand=key, amount=amount, insurance=insurance, cite="floor")
    for cover in hand.family.covers if isinstance(hand.family, Layout) else ():
        if amount := missing.get(account(cover.player), 0):
            yield CoverCounted(seat=cover.player, change_by=-amount, cite="floor")


Wagers = Counter[tuple[int, int, bool]]


def _short(hand: Hand, then: Balances, at_table: AtTable) -> int:
    """What players have taken along, or spent, beside what was theirs before the settlement."""
    if at_table is None:
        return 0
    taken = {place: chips - at_table.get(place, 0) for place, chips in hand.chips.items()}
    own: Balances = {seat: then[seat] + then.get(account(seat), 0) for seat in hand.seats}
    return sum(max(0, taken[place] - own.get(place, 0)) for place in taken if _own(place))


def _missing(
    hand: Hand, tail: list[Event], then: Balances, at_table: AtTable
) -> tuple[Counter[Account], Wagers]:
    """What each account, and each wager, lacks when all that was paid goes back as far as it is."""
    chips: Balances = dict(hand.chips)
    if at_table is not None:
        chips |= {place: at_table.get(place, 0) for place in chips if _own(place)}
    wagers: Wagers = Counter()
    for event in reversed(tail):
        for paid in reversed(event.transfers()):
            back = min(paid.amount, chips[paid.target])
            chips[paid.target] -= back
            chips[paid.source] += back
            lost = paid.amount - back
            if lost and paid.source == POT and isinstance(event, WagerSettled | AddedReturned):
                insurance = isinstance(event, WagerSettled) and event.insurance
                wagers[event.seat, event.hand, insurance] += lost
    missing = Counter({place: had - chips[place] for place, had in then.items()})
    missing[POT] -= sum(wagers.values())
    return +missing, wagers


def _own(place: Account) -> bool:
    """Whether an account is a player's own: a seat, or what the cage holds for one."""
    return isinstance(place, int) or place.startswith(CAGE)


def refuse_without_leavers(hand: Hand, event: Event) -> None:
    """Nothing is dealt or played anew once chips of the hand have left the table."""
    if LEFT in hand.chips and isinstance(event, BackedUp | Misdealt | DealVoided):
        words = "Players of this hand have left the table."
        raise Illegal(Reason.NOT_SUCH_CASE, "floor.final", words)


def given_up(hand: Hand, at_table: AtTable) -> Iterator[Event]:
    """Players who have left cannot play on; what they have shown speaks for itself."""
    if at_table is None or hand.family is not None:
        return
    for seat in [seat for seat in hand.live if seat not in at_table and hand.down[seat]]:
        if len(hand.live) > 1:
            yield HandKilled(seat=seat, cite="floor")
