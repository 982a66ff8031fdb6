"""Settling up: everybody's result, and the fewest payments that even them out."""

from collections.abc import Mapping

from msgspec import Struct

# Up to this many people the fewest payments are found for certain: the work doubles with each.
EXACT = 14


class Payment(Struct, frozen=True, kw_only=True):
    """A payment from one person to another."""

    payer: str
    payee: str
    amount: int


def results(owed: Mapping[str, int], chips: Mapping[str, int]) -> dict[str, int]:
    """Everybody's win or loss: their chips, less what they were lent, and their share of the rest.

    The rest is what the boxes and the bonuses took out of the game, less what they paid into it;
    nobody earns from a club's game, so it is shared alike. The first names get the odd cents.
    """
    names = sorted({*owed, *chips})
    own = {name: chips.get(name, 0) - owed.get(name, 0) for name in names}
    if not names:
        return {}
    share, odd = divmod(-sum(own.values()), len(names))
    return {name: own[name] + share + (place < odd) for place, name in enumerate(names)}


def payments(results: Mapping[str, int]) -> tuple[Payment, ...]:
    """Payments that even the results out, at most one fewer than there are people.

    People whose results add up to nothing settle among themselves, which saves a payment.
    """
    assert sum(results.values()) == 0, "results add up to nothing"
    left = {name: amount for name, amount in sorted(results.items()) if amount}
    return tuple(each for group in _groups(left) for each in _evened(group))


def _groups(left: dict[str, int]) -> list[dict[str, int]]:
    """As many groups as possible that settle among themselves."""
    if len(left) > EXACT:
        return [left]
    names, amounts = list(left), list(left.values())
    sums, best = [0] * (1 << len(names)), [0] * (1 << len(names))
    for some in range(1, 1 << len(names)):
        lowest = some & -some
        sums[some] = sums[some ^ lowest] + amounts[lowest.bit_length() - 1]
        without = (best[some ^ 1 << i] for i in range(len(names)) if some >> i & 1)
        best[some] = max(without) + (sums[some] == 0)
    found: list[dict[str, int]] = []
    some = len(sums) - 1
    while some:
        if sums[some] == 0:
            found.append({})
        wanted = best[some] - (sums[some] == 0)
        i = next(i for i in range(len(names)) if some >> i & 1 and best[some ^ 1 << i] == wanted)
        found[-1][names[i]] = amounts[i]
        some ^= 1 << i
    return found


def _evened(group: dict[str, int]) -> list[Payment]:
    """The largest debtor pays the largest winner, until everybody is even."""
    left, found = dict(group), list[Payment]()
    while left:
        payer, payee = min(left, key=left.__getitem__), max(left, key=left.__getitem__)
        amount = min(-left[payer], left[payee])
        found.append(Payment(payer=payer, payee=payee, amount=amount))
        left[payer] += amount
        left[payee] -= amount
        left = {name: rest for name, rest in left.items() if rest}
    return found
