"""The split of a prize: whole dollars, the table's part rounded down."""

from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.claim import Claim


def shares(prize: int, claim: Claim, bonus: Bonus) -> dict[int, int]:
    """Each seat's share, without dummy hands."""
    part = prize * (100 - bonus.hand_percent) // 100
    table = part - part % bonus.unit
    # With dummy hands, a dollar that cannot be divided is not paid either.
    odd = not claim.dummies
    found = divided(prize - table, claim.mains, bonus.unit, odd=odd)
    found |= divided(table, claim.others, bonus.unit, odd=odd)
    return {seat: cents for seat, cents in found.items() if cents and seat not in claim.dummies}


def divided(amount: int, seats: tuple[int, ...], unit: int, *, odd: bool) -> dict[int, int]:
    """Equal parts in whole units; odd units go one each, in seat order."""
    if not seats:
        return {}
    each, over = divmod(amount // unit, len(seats))
    more = over if odd else 0
    found = {seat: (each + (i < more)) * unit for i, seat in enumerate(seats)}
    if odd:
        # The first seat gets the rest below a unit, so that nothing is lost.
        found[seats[0]] += amount % unit
    return found
