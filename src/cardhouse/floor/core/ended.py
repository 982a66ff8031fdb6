"""Rulings on a hand that has ended: it can be reopened until the next one starts."""

from collections import Counter
from collections.abc import Iterator, Mapping

from cardhouse.engine.core import kernel
from cardhouse.engine.core.events import BackedUp, ChipsMoved, ChipsTaken, Event, Ruled
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, say
from cardhouse.floor.core.reports import Report
from cardhouse.floor.core.rulings import Missing, Rulings, Wagers
from cardhouse.ledger import BANK, CAGE, LEFT, POT, Account, Balances

# Chips still at the table: what each player who has not left has of the chips counted to them, and
# what the cage holds; None if all of it is there.
AtTable = Mapping[Account, int] | None


def may_be_opened(rulings: Rulings, log: list[Event], report: Report) -> None:
    """Refuse a report that comes too late, or a cancelled hand."""
    if log[-1].cite == "fee.cancelled" or not rulings.remedies[type(report)].after:
        raise Illegal(Reason.HAND_OVER, "floor.final")


def opened_again(
    rulings: Rulings, hand: Hand, log: list[Event], start: int, at_table: AtTable
) -> Iterator[Event]:
    """Back the hand up to the start of its settlement, and the payments with it."""
    then = kernel.replay(hand.game, log[:start]).chips
    missing, wagers = _missing(rulings, hand, log[start:], then, at_table)
    short = _short(hand, then, at_table)
    detail = say("paid-has-left", amount=Money(short)) if short else ""
    yield Ruled(kind="opened-again", detail=detail, cite="floor")
    yield BackedUp(to=start, cite="floor")
    yield from rulings.resumed(hand)
    if total := sum(missing.values()) + sum(wagers.values()):
        yield ChipsTaken(amount=total)
    for place, amount in missing.items():
        yield ChipsMoved(source=place, target=LEFT, amount=amount)
    yield from rulings.lacking(hand, missing, wagers)


def _short(hand: Hand, then: Balances, at_table: AtTable) -> int:
    """Chips players have taken along or spent, beyond their own before the settlement."""
    if at_table is None:
        return 0
    taken = {place: chips - at_table.get(place, 0) for place, chips in hand.chips.items()}
    own: Balances = {seat: then[seat] + then.get(f"{BANK}{seat}", 0) for seat in hand.seats}
    return sum(max(0, taken[place] - own.get(place, 0)) for place in taken if _own(place))


def _missing(
    rulings: Rulings, hand: Hand, tail: list[Event], then: Balances, at_table: AtTable
) -> tuple[Missing, Wagers]:
    """Chips each account and each wager lacks once payments are returned as far as possible."""
    chips: Balances = dict(hand.chips)
    if at_table is not None:
        chips |= {place: at_table.get(place, 0) for place in chips if _own(place)}
    wagers: Wagers = Counter()
    for event in reversed(tail):
        for paid in reversed(event.transfers()):
            back = min(paid.amount, chips[paid.target])
            chips[paid.target] -= back
            chips[paid.source] += back
            lost, wager = paid.amount - back, rulings.wager(event, paid)
            if lost and wager is not None:
                wagers[wager] += lost
    missing = Counter({place: had - chips[place] for place, had in then.items()})
    missing[POT] -= sum(wagers.values())
    return +missing, wagers


def _own(place: Account) -> bool:
    """True for a player's own account: a seat, or money the cage holds for one."""
    return isinstance(place, int) or place.startswith(CAGE)


def refuse_without_leavers(rulings: Rulings, hand: Hand, event: Event) -> None:
    """Nothing is dealt or played again once chips of the hand have left the table."""
    if LEFT in hand.chips and isinstance(event, rulings.anew):
        raise Illegal(Reason.NOT_SUCH_CASE, "floor.final", say("players-have-left"))
