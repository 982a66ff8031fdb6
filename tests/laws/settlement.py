"""Who gets what, worked out the long way, without a line of the engine's: an oracle for chips."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

ORDER = "23456789TJQKA"


@dataclass
class Deal:
    """What lies on the table when all the betting is done, in plain Python."""

    # Clockwise from the button's left.
    seats: list[int]
    paid: dict[int, int]
    dead: dict[int, int]
    # The two cards of those still in; none for one who announced that he plays the board.
    hands: dict[int, list[str]]
    board: list[str]
    chip: int
    # What went from the pot into the fee box.
    fee: int = 0
    # Who was in when the showdown began, before anybody threw his hand away.
    showdown: list[int] = field(default_factory=list)


def five(cards: Sequence[str]) -> tuple[int, ...]:
    """A five-card hand as a tuple that compares as hands do."""
    ranks = sorted((ORDER.index(card[0]) for card in cards), reverse=True)
    groups = sorted(Counter(ranks).items(), key=lambda group: (group[1], group[0]), reverse=True)
    shape = tuple(count for _, count in groups)
    kickers = tuple(rank for rank, _ in groups)
    flush = len({card[1] for card in cards}) == 1
    straight = len(shape) == 5 and ranks[0] - ranks[4] == 4
    if ranks == [12, 3, 2, 1, 0]:
        straight, kickers = True, (3, 2, 1, 0, -1)
    if straight and flush:
        kind = 8
    elif shape == (4, 1):
        kind = 7
    elif shape == (3, 2):
        kind = 6
    elif flush:
        kind = 5
    elif straight:
        kind = 4
    else:
        kind = {(3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}[shape]
    return (kind, *kickers)


def best(cards: Sequence[str]) -> tuple[int, ...]:
    """The best five of all cards, by trying all."""
    return max(five(choice) for choice in combinations(cards, 5))


def pots(deal: Deal) -> list[tuple[int, list[int]]]:
    """What each level of the bets holds, and who of those still in paid that much."""
    layers: list[tuple[int, list[int]]] = []
    below, fee = 0, deal.fee
    levels = {deal.paid[seat] for seat in deal.hands} | {max(deal.paid.values())}
    for level in sorted(levels - {0}):
        amount = sum(max(0, min(paid, level) - below) for paid in deal.paid.values())
        amount += 0 if below else sum(deal.dead.values())
        takers = [s for s in deal.seats if s in deal.hands and deal.paid[s] >= level]
        taken = min(fee, amount)
        fee -= taken
        amount -= taken
        if not takers and layers:
            # Only folded players paid more: it lies on top of the last pot.
            last, takers = layers.pop()
            amount += last
        layers.append((amount, takers or [s for s in deal.seats if s in deal.hands]))
        below = level
    if not layers:
        # Nobody's bet was called: only dead chips are left to play for.
        return [(sum(deal.dead.values()) - fee, [s for s in deal.seats if s in deal.hands])]
    return layers


def uncalled(deal: Deal) -> tuple[int, int]:
    """Who put in most, and what nobody matched of it: it comes back before anything is won."""
    *_, second, most = sorted(deal.paid.values())
    seat = max(deal.paid, key=lambda seat: deal.paid[seat])
    if seat not in (*deal.hands, *deal.showdown):
        # Who folded has given up all of it.
        return 0, 0
    back = min(most - second, sum(deal.paid.values()) + sum(deal.dead.values()) - deal.fee)
    deal.paid[seat] -= back
    return seat, back


def share(amount: int, seats: list[int], chip: int, *, to_one: bool = False) -> dict[int, int]:
    """Whole chips one after the other, clockwise; what is less than a chip to the first."""
    whole = amount // chip
    parts = {seat: whole // len(seats) * chip for seat in seats}
    odd = whole % len(seats)
    if to_one:
        parts[seats[0]] += odd * chip
    else:
        for seat in seats[:odd]:
            parts[seat] += chip
    parts[seats[0]] += amount % chip
    return parts


def alone(deal: Deal) -> tuple[int, int]:
    """Who alone went furthest when the showdown began, and all that was paid beyond the others."""
    seats = sorted(deal.showdown, key=lambda seat: deal.paid[seat])
    if len(seats) < 2:
        return 0, 0
    furthest, reached = seats[-1], deal.paid[seats[-2]]
    beyond = sum(max(0, paid - reached) for paid in deal.paid.values())
    below = sum(deal.paid.values()) - beyond + sum(deal.dead.values())
    if deal.paid[furthest] == reached or not reached:
        return 0, 0
    for seat, paid in deal.paid.items():
        deal.paid[seat] = min(paid, reached)
    return furthest, beyond - max(0, deal.fee - below)


def settle(deal: Deal, *, to_one: bool = False) -> dict[int, int]:
    """What each seat takes out of the pots."""
    won = dict.fromkeys(deal.seats, 0)
    for seat, amount in (uncalled(deal), alone(deal)):
        if amount:
            won[seat] += amount
    contested = len(deal.hands) > 1
    values = {s: best([*deal.board, *own]) for s, own in deal.hands.items()} if contested else {}
    for amount, takers in pots(deal):
        if contested:
            top = max(values[seat] for seat in takers)
            takers = [seat for seat in takers if values[seat] == top]
        for seat, part in share(amount, takers, deal.chip, to_one=to_one).items():
            won[seat] += part
    return won
