"""The settlement worked out the long way, without a line of the engine: an oracle for chips."""

from collections.abc import Collection
from dataclasses import dataclass, field

from tests.laws.ranks import Rules, Worth, best_high, best_low

# Other programs' ways to settle a pot; each is a fault or a custom with a name.
TO_ONE_SEAT = "all odd chips of a pot go to one seat"
LOSERS_FIRST = "pots with the same hands left in them, once the losers are gone, are one pot"
ANY_LOW = "a low hand in one pot halves every pot, and where no low is all left share that half"
CUSTOMS = (TO_ONE_SEAT, LOSERS_FIRST, ANY_LOW)


@dataclass
class Deal:
    """The cards and chips on the table once all the betting is done, in plain Python."""

    # Clockwise from the button's left.
    seats: list[int]
    paid: dict[int, int]
    dead: dict[int, int]
    # The cards of the seats still in; none for a player who announced playing the board.
    hands: dict[int, list[str]]
    board: list[str]
    chip: int
    # Chips moved from the pot to the fee box.
    fee: int = 0
    # The seats in at the start of the showdown, before anybody threw a hand away.
    showdown: list[int] = field(default_factory=list)
    rules: Rules = field(default_factory=Rules)
    # Seats that already won a side pot nobody else was in.
    ahead: set[int] = field(default_factory=set)


@dataclass
class Worths:
    """The worth of each hand still in, for high and for low; only hands that qualify are listed."""

    high: dict[int, Worth]
    low: dict[int, Worth]


def pots(deal: Deal) -> list[tuple[int, list[int]]]:
    """The chips in each level of the bets, and the seats still in that paid that much."""
    layers: list[tuple[int, list[int]]] = []
    below, fee = 0, deal.fee
    # A hand thrown away at the showdown leaves the pots as they were when it began.
    levels = {deal.paid[seat] for seat in (*deal.hands, *deal.showdown)}
    levels.add(max(deal.paid.values()))
    for level in sorted(levels - {0}):
        amount = sum(max(0, min(paid, level) - below) for paid in deal.paid.values())
        amount += 0 if below else sum(deal.dead.values())
        takers = [s for s in deal.seats if s in deal.hands and deal.paid[s] >= level]
        taken = min(fee, amount)
        fee -= taken
        amount -= taken
        if not takers and layers:
            # Only folded players paid more: the excess goes on top of the last pot.
            last, takers = layers.pop()
            amount += last
        layers.append((amount, takers or [s for s in deal.seats if s in deal.hands]))
        below = level
    if not layers:
        # Nobody's bet was called: only dead chips are left to play for.
        return [(sum(deal.dead.values()) - fee, [s for s in deal.seats if s in deal.hands])]
    return layers


def uncalled(deal: Deal) -> tuple[int, int]:
    """The highest bettor and the unmatched part of the bet, which is returned before any award."""
    *_, second, most = sorted(deal.paid.values())
    seat = max(deal.paid, key=lambda seat: deal.paid[seat])
    if seat not in (*deal.hands, *deal.showdown):
        # A folded player has given up all of it.
        return 0, 0
    back = min(most - second, sum(deal.paid.values()) + sum(deal.dead.values()) - deal.fee)
    deal.paid[seat] -= back
    return seat, back


def alone(deal: Deal) -> tuple[int, int]:
    """The lone highest bettor as the showdown begins, and all chips paid beyond the others."""
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
    deal.ahead.add(furthest)
    return furthest, beyond - max(0, deal.fee - below)


def share(amount: int, seats: list[int], chip: int, *, to_one: bool = False) -> dict[int, int]:
    """Deal whole chips one by one, clockwise; any fraction of a chip goes to the first seat."""
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


def worths(deal: Deal) -> Worths:
    """Every hand still in, evaluated by trying everything."""
    highs, lows = {}, {}
    for seat, own in deal.hands.items():
        if deal.rules.high and (high := best_high(own, deal.board, deal.rules)):
            highs[seat] = high
        if deal.rules.low and (low := best_low(own, deal.board, deal.rules)):
            lows[seat] = low
    return Worths(highs, lows)


def winners(worth: dict[int, Worth], takers: Collection[int]) -> list[int]:
    """The best of some seats; empty if none of them qualifies."""
    top = max((worth[seat] for seat in takers if seat in worth), default=None)
    return [seat for seat in takers if top is not None and worth.get(seat) == top]


def survivors(deal: Deal, found: Worths) -> set[int]:
    """The seats with the best high or the best low of some pot, even one without a chip."""
    left = set(deal.ahead)
    for _, takers in pots(deal):
        left.update(winners(found.high, takers), winners(found.low, takers))
    return left


def divided(
    deal: Deal, pot: tuple[int, list[int]], found: Worths, customs: Collection[str]
) -> list[dict[int, int]]:
    """A pot or its halves, divided among the winners; if none qualifies, the highest cards win."""
    amount, takers = pot
    high, low = winners(found.high, takers), winners(found.low, takers)
    if ANY_LOW in customs and found.low and not low:
        low = [seat for seat in takers if seat in survivors(deal, found)]
    if not high and not low:
        plain = {s: best_high(deal.hands[s], deal.board, Rules(high=True)) or () for s in takers}
        high = winners(plain, takers)
    to_one = TO_ONE_SEAT in customs
    if not (high and low):
        return [share(amount, high or low, deal.chip, to_one=to_one)]
    half = amount // deal.chip // 2 * deal.chip
    if deal.rules.odd_low_to_high:
        half -= half // deal.chip % len(low) * deal.chip
    return [
        share(amount - half, high, deal.chip, to_one=to_one),
        share(half, low, deal.chip, to_one=to_one),
    ]


def settle(deal: Deal, customs: Collection[str] = ()) -> dict[int, int]:
    """Each seat's share of the pots."""
    won = dict.fromkeys(deal.seats, 0)
    for seat, amount in (uncalled(deal), alone(deal)):
        if amount:
            won[seat] += amount
    if len(deal.hands) < 2:
        (last,) = deal.hands
        won[last] += sum(amount for amount, _ in pots(deal))
        return won
    found = worths(deal)
    if LOSERS_FIRST in customs:
        left = survivors(deal, found)
        deal.hands = {seat: own for seat, own in deal.hands.items() if seat in left}
        deal.showdown = list(deal.hands)
    for pot in pots(deal):
        for parts in divided(deal, pot, found, customs):
            for seat, part in parts.items():
                won[seat] += part
    return won
