"""With how many chips bots, and people who do not say, come to a table."""

from cardhouse.table import Table
from cardhouse.table.table import Role

# How many of the least wagers one brings to a banked table, and how many of the largest whoever is
# there to bank.
BANKED_BUYS = 60
BANK_BUYS = 50


def buys(table: Table, role: Role) -> int:
    """What one brings who does not say: the buy-in, or enough for a banked table."""
    stakes = table.game.stakes
    if table.game.banking is None:
        return table.buy_in
    bets = BANK_BUYS * stakes.big_bet if role == "bank" else BANKED_BUYS * stakes.small_bet
    return -(-max(table.buy_in, bets) // stakes.step) * stakes.step


def least(table: Table) -> int:
    """With less than this a bot buys in again."""
    banking, fee = table.game.banking, table.fee
    if banking is None:
        # As the button it must have more than the fee, or it is not dealt in.
        return 1 + (fee.due(table.seating.most) if fee.payer == "button" else 0)
    bet = table.game.stakes.small_bet
    return bet + max(banking.collection.due(bet), banking.collection.bank)
