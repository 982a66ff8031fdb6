"""Pots are derived from each seat's chips in the middle, never stored."""

from msgspec import Struct

from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Showdown
from cardhouse.ledger import POT


class Pot(Struct, frozen=True):
    """The main pot or a side pot, with its contenders in order from the button's left."""

    # In cents.
    amount: int
    # Its contenders.
    seats: tuple[int, ...]
    # It holds the chips each seat paid beyond this amount.
    beyond: int = 0


def pots(hand: PotHand) -> list[Pot]:
    """The main pot first, then the side pots, each contested only by seats that paid into it."""
    live = hand.live
    levels = _levels(hand)
    if len(levels) < 2 or len(live) < 2:
        # A seat without a chip in the pot contends for nothing, unless nobody has one.
        seats = tuple([seat for seat in live if hand.paid[seat]]) or tuple(live)
        return [Pot(hand.chips[POT], seats)] if hand.chips[POT] else []
    layers: list[Pot] = []
    floor = 0
    for level in levels:
        amount = sum([min(paid, level) - min(paid, floor) for paid in hand.paid.values()])
        layers.append(Pot(amount, tuple([s for s in live if hand.paid[s] >= level]), floor))
        floor = level
    # Chips of a folded player beyond every hand still in go with the last pot.
    beyond = sum([paid - floor for paid in hand.paid.values() if paid > floor])
    first = sum(hand.dead.values())
    taken = hand.fee_taken + hand.moved
    if not (beyond or first or taken):
        return layers
    built = []
    for i, pot in enumerate(layers):
        amount = pot.amount + (first if i == 0 else 0) + (beyond if i == len(layers) - 1 else 0)
        # Chips taken out (a part of the fee, chips moved by a ruling) came from the main pot.
        short = min(taken, amount)
        taken -= short
        built.append(Pot(amount - short, pot.seats, pot.beyond))
    return [pot for pot in built if pot.amount]


def _levels(hand: PotHand) -> list[int]:
    """The reach of each pot; at a showdown a hand thrown away leaves the pots as they are."""
    levels = {hand.paid[seat] for seat in hand.live} - {0}
    if levels and isinstance(hand.at, Showdown):
        most = max(levels)
        # Chips beyond the reach of every hand still in go with the last pot.
        levels.update([paid for s in hand.at.players if 0 < (paid := hand.paid[s]) < most])
    return sorted(levels)


def divide(amount: int, seats: tuple[int, ...], chip: int) -> dict[int, int]:
    """Equal shares down to the smallest chip; odd chips one each, in the order of the seats."""
    chips, rest = divmod(amount, chip)
    each, odd = divmod(chips, len(seats))
    shares = {seat: (each + (i < odd)) * chip for i, seat in enumerate(seats)}
    # Less than a chip cannot be divided further: it goes to the first in order.
    shares[seats[0]] += rest
    return shares
