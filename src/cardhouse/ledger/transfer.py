"""A transfer takes chips from one account and gives them to another, and says why."""

from typing import Final

from msgspec import Struct

# A player at a table is known by the number of the place; what is no player has a name.
Account = int | str

Balances = dict[Account, int]

POT: Final = "pot"
# Where chips come from and go to: what the cage sells and redeems. It alone may be below zero.
OUTSIDE: Final = "outside"
BOX: Final = "box"
# What players pay into the house's bonuses, of which it keeps nothing.
BONUS: Final = "bonus"
# What players of a hand have taken along who left the table before a ruling opened it again.
LEFT: Final = "left"
# Before a player's number: what the cage holds for one who has walked away.
CAGE: Final = "cage:"
# What a player has put up as bank, or behind it.
BANK: Final = "bank:"


class Transfer(Struct, frozen=True, gc=False):
    """An amount in cents from one account to another; `why` is the cite key of the rule."""

    source: Account
    target: Account
    amount: int
    why: str


def move(balances: Balances, transfer: Transfer) -> None:
    """Carry out a transfer in place; an overdraft or an empty transfer is a bug of ours."""
    source, amount = transfer.source, transfer.amount
    left = balances[source] - amount
    assert amount > 0 and left >= 0, f"{transfer} from an account of {left + amount}"
    balances[source] = left
    balances[transfer.target] += amount
