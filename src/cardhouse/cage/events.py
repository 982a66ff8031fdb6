"""Events of the cage. Chips and cash enter the room from outside, and leave it that way."""

from msgspec import Struct

from cardhouse.cage.settlement import Payment
from cardhouse.cage.state import Cage, Drawer
from cardhouse.ledger import BOX, OUTSIDE, Transfer
from cardhouse.table.accounts import at as account_at
from cardhouse.table.accounts import bot_purse, purse
from cardhouse.table.clock import Moment

# The collections, once the drop is counted: the house's only income.
FEES = "house/fees"
# Shortages found by counts, and unexplained cash: for all to see.
SHORT = "cage/short"
OVER = "cage/over"


class CageEvent(Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    """A fact of the cage."""

    at: Moment
    cite: str = ""

    def transfers(self) -> tuple[Transfer, ...]:
        """Transfers of this event in the room's ledger."""
        return ()

    def change(self, cage: Cage) -> None:
        """Apply this event to the cage; called only by `fold`."""


class ChipsSold(CageEvent, frozen=True, kw_only=True, tag="chips-sold"):
    """Chips for cash."""

    name: str
    amount: int
    drawer: str = ""

    def transfers(self) -> tuple[Transfer, ...]:
        chips = Transfer(OUTSIDE, purse(self.name), self.amount, "cage.sold")
        if not self.drawer:
            return (chips,)
        return (Transfer(OUTSIDE, drawer_account(self.drawer), self.amount, "cage.cash"), chips)

    def change(self, cage: Cage) -> None:
        if self.drawer:
            cage.drawers[self.drawer].cash += self.amount


class ChipsRedeemed(CageEvent, frozen=True, kw_only=True, tag="chips-redeemed"):
    """Cash for chips."""

    name: str
    amount: int
    drawer: str = ""

    def transfers(self) -> tuple[Transfer, ...]:
        chips = Transfer(purse(self.name), OUTSIDE, self.amount, "cage.redeemed")
        if not self.drawer:
            return (chips,)
        return (chips, Transfer(drawer_account(self.drawer), OUTSIDE, self.amount, "cage.cash"))

    def change(self, cage: Cage) -> None:
        if self.drawer:
            cage.drawers[self.drawer].cash -= self.amount


class ChipsLent(CageEvent, frozen=True, kw_only=True, tag="chips-lent"):
    """Chips that nobody paid for."""

    name: str
    amount: int
    bot: bool = False
    owed: bool = False

    def transfers(self) -> tuple[Transfer, ...]:
        target = bot_purse(self.name) if self.bot else purse(self.name)
        return (Transfer(OUTSIDE, target, self.amount, "cage.lent"),)

    def change(self, cage: Cage) -> None:
        if self.owed:
            cage.owed[self.name] = cage.owed.get(self.name, 0) + self.amount


class SettledUp(CageEvent, frozen=True, kw_only=True, tag="settled-up"):
    """Everybody gave their chips back; payments between people make up for wins and losses."""

    by: str
    # Chips given back by name, and taken out of the boxes by table.
    chips: dict[str, int]
    boxes: dict[str, int] = {}
    # Everybody's win or loss, with their share of the boxes.
    results: dict[str, int]
    payments: tuple[Payment, ...] = ()

    def transfers(self) -> tuple[Transfer, ...]:
        sources = {purse(name): chips for name, chips in self.chips.items()}
        sources |= {account_at(table, BOX): chips for table, chips in self.boxes.items()}
        return _some(*(Transfer(a, OUTSIDE, chips, "cage.settled") for a, chips in sources.items()))

    def change(self, cage: Cage) -> None:
        cage.owed.clear()


class DrawerOpened(CageEvent, frozen=True, kw_only=True, tag="drawer-opened"):
    """A cashier starts with a float."""

    drawer: str
    by: str
    cash: int

    def transfers(self) -> tuple[Transfer, ...]:
        return _some(Transfer(OUTSIDE, drawer_account(self.drawer), self.cash, "cage.float"))

    def change(self, cage: Cage) -> None:
        cage.drawers[self.drawer] = Drawer(by=self.by, cash=self.cash, since=self.at)


class DrawerFilled(CageEvent, frozen=True, kw_only=True, tag="drawer-filled"):
    """More cash is in a drawer."""

    drawer: str
    by: str
    cash: int

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(OUTSIDE, drawer_account(self.drawer), self.cash, "cage.fill"),)

    def change(self, cage: Cage) -> None:
        cage.drawers[self.drawer].cash += self.cash


class DrawerClosed(CageEvent, frozen=True, kw_only=True, tag="drawer-closed"):
    """A drawer is counted: its expected cash, the count, and so any overage or shortage."""

    drawer: str
    by: str
    cash: int
    counted: int
    reason: str = ""

    def transfers(self) -> tuple[Transfer, ...]:
        account = drawer_account(self.drawer)
        return _some(
            Transfer(account, OUTSIDE, min(self.cash, self.counted), "cage.float"),
            Transfer(account, SHORT, self.cash - self.counted, "cage.short"),
            Transfer(OUTSIDE, OVER, self.counted - self.cash, "cage.over"),
        )

    def change(self, cage: Cage) -> None:
        del cage.drawers[self.drawer]


class ShiftChanged(CageEvent, frozen=True, kw_only=True, tag="shift-changed"):
    """A shift is over and the next one has begun."""

    number: int
    by: str

    def change(self, cage: Cage) -> None:
        cage.shift, cage.leader, cage.since = self.number, self.by, self.at


class DropFetched(CageEvent, frozen=True, kw_only=True, tag="drop-fetched"):
    """The contents of a table's box are now the house's income, as two people counted them."""

    table: str
    by: str
    counted: int
    witness: str = ""
    # The shortage against the ledger, and its explanation.
    short: int = 0
    reason: str = ""
    shift: int = 0

    def transfers(self) -> tuple[Transfer, ...]:
        box = account_at(self.table, BOX)
        return _some(
            Transfer(box, FEES, self.counted, "cage.drop"),
            Transfer(box, SHORT, self.short, "cage.short"),
        )


def drawer_account(drawer: str) -> str:
    """The account of a cashier's cash."""
    return f"drawer/{drawer}"


def _some(*moved: Transfer) -> tuple[Transfer, ...]:
    """Transfers that move anything."""
    return tuple(each for each in moved if each.amount > 0)
