"""A transfer takes chips from one account and gives them to another, and says why."""

from typing import Final

from msgspec import Struct

# A player at a table is an account by the number of the place; every other account has a name.
Account = int | str

Balances = dict[Account, int]

POT: Final = "pot"
# The source and destination of all chips: the cage's sales and redemptions. It alone may go below
# zero.
OUTSIDE: Final = "outside"
BOX: Final = "box"
# Players' payments into the house's bonuses; the house keeps nothing of them.
BONUS: Final = "bonus"
# Chips taken along by players who left the table before a ruling reopened the hand.
LEFT: Final = "left"
# Prefix of a player's number: chips the cage holds for a player who has walked away.
CAGE: Final = "cage:"
# Prefix of a player's number: money put up as bank, or behind it.
BANK: Final = "bank:"


class Transfer(Struct, frozen=True, gc=False):
    """An amount in cents from one account to another; `why` is the cite key of the rule."""

    source: Account
    target: Account
    amount: int
    why: str


def move(balances: Balances, transfer: Transfer) -> None:
    """Carry out a transfer in place; an overdraft or an empty transfer is our bug."""
    source, amount = transfer.source, transfer.amount
    left = balances[source] - amount
    assert amount > 0 and left >= 0, f"{transfer} from an account of {left + amount}"
    balances[source] = left
    balances[transfer.target] += amount
