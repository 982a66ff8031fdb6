"""The cage and the bonuses of the houses over a period."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from cardhouse.bonus.events import DollarsCollected, PrizePosted, PrizeWon
from cardhouse.bonus.pools import PROMOTIONS
from cardhouse.cage.events import (
    CageEvent,
    ChipsLent,
    ChipsRedeemed,
    ChipsSold,
    DrawerClosed,
    DrawerFilled,
    DrawerOpened,
    DropFetched,
    SettledUp,
    ShiftChanged,
)
from cardhouse.cage.settlement import Payment
from cardhouse.room.cashier import CageCraft
from cardhouse.room.clock import stamp
from cardhouse.room.pools import BonusCraft
from cardhouse.room.statements import Period
from cardhouse.store.records import Stored

# The law wants a report of anybody who brings or takes more cash than this in a day.
CASH_REPORTED = 10_000_00


class Patron(Struct):
    """A patron's purchases and redemptions, how much of them was cash at a drawer, and loans."""

    sold: int = 0
    redeemed: int = 0
    # Lent for nothing, and given back when everybody settled up.
    lent: int = 0
    settled: int = 0
    cash_in: int = 0
    cash_out: int = 0
    # True if their cash, in or out, must be reported.
    reported: bool = False

    def bought(self, amount: int, *, cash: bool) -> None:
        self.sold += amount
        self.cash_in += amount if cash else 0
        self.reported = max(self.cash_in, self.cash_out) > CASH_REPORTED

    def cashed(self, amount: int, *, cash: bool) -> None:
        self.redeemed += amount
        self.cash_out += amount if cash else 0
        self.reported = max(self.cash_in, self.cash_out) > CASH_REPORTED


class DrawerDay(Struct, kw_only=True):
    """A drawer from its opening count to its last; an open drawer has no closing count."""

    drawer: str
    by: str
    opening: int
    sold: int = 0
    redeemed: int = 0
    filled: int = 0
    counted: int | None = None
    # Cash over at the count; negative if short.
    over: int = 0


class Shift(Struct, frozen=True, kw_only=True):
    """A shift: its number, its manager and its beginning."""

    number: int
    by: str
    begin: str


class Drop(Struct, frozen=True, kw_only=True):
    """A box that was fetched from its table."""

    at: str
    table: str
    by: str
    witness: str
    counted: int
    short: int
    reason: str
    shift: int


class Exchange(Struct, frozen=True, kw_only=True):
    """Chips for cash or cash for chips at a drawer; its number is that of the cage's event."""

    number: int
    at: str
    kind: Literal["sold", "redeemed"]
    name: str
    amount: int
    drawer: str
    by: str


class Settlement(Struct, frozen=True, kw_only=True):
    """A settlement: everybody's result, and who paid whom."""

    at: str
    by: str
    # Given back out of purses, and by table out of the boxes.
    chips: int
    boxes: dict[str, int]
    results: dict[str, int]
    payments: tuple[Payment, ...]


class CageDay(Struct):
    """The cage over a period: sales, redemptions, loans, drawers, drops and shifts."""

    sold: int = 0
    redeemed: int = 0
    # Lent to people and to bots; nobody has paid for these chips.
    lent: int = 0
    lent_to_bots: int = 0
    patrons: dict[str, Patron] = field(default_factory=dict)
    drawers: list[DrawerDay] = field(default_factory=list)
    drops: list[Drop] = field(default_factory=list)
    shifts: list[Shift] = field(default_factory=list)
    settlements: list[Settlement] = field(default_factory=list)
    exchanges: list[Exchange] = field(default_factory=list)


class CageWalk:
    """Walks through the cage's events in order."""

    def __init__(self, period: Period) -> None:
        self.day = CageDay()
        self._period = period
        self._craft = CageCraft()
        self._open: dict[str, DrawerDay] = {}

    def take(self, each: Stored) -> None:
        if each.at >= self._period.end:
            return
        event = self._craft.decode(each.body)
        inside = self._period.holds(each.at)
        self._drawer(event, inside=inside)
        if inside:
            self._count(event, each.at)
            self._receipt(event, each)

    def done(self) -> CageDay:
        """The day, with drawers that stayed open all through it."""
        for name in self._open:
            self._listed(name, inside=True)
        return self.day

    def _drawer(self, event: CageEvent, *, inside: bool) -> None:
        """Follow a drawer; its movements before the period go into its opening cash."""
        match event:
            case DrawerOpened(drawer=name, by=by, cash=cash):
                self._open[name] = DrawerDay(drawer=name, by=by, opening=cash)
            case DrawerClosed(drawer=name, cash=cash, counted=counted):
                drawer = self._listed(name, inside=inside)
                drawer.counted, drawer.over = counted, counted - cash
                del self._open[name]
            case DrawerFilled(drawer=name, cash=cash):
                self._put(name, "filled", cash, inside=inside)
            case ChipsSold(drawer=name, amount=amount) if name:
                self._put(name, "sold", amount, inside=inside)
            case ChipsRedeemed(drawer=name, amount=amount) if name:
                self._put(name, "redeemed", amount, inside=inside)

    def _put(self, name: str, what: str, cash: int, *, inside: bool) -> None:
        drawer = self._listed(name, inside=inside)
        if inside:
            setattr(drawer, what, getattr(drawer, what) + cash)
        else:
            drawer.opening += -cash if what == "redeemed" else cash

    def _listed(self, name: str, *, inside: bool) -> DrawerDay:
        drawer = self._open[name]
        if inside and all(each is not drawer for each in self.day.drawers):
            self.day.drawers.append(drawer)
        return drawer

    def _count(self, event: CageEvent, when: str) -> None:
        day = self.day
        match event:
            case DrawerOpened(drawer=name):
                self._listed(name, inside=True)
            case ChipsSold(name=name, amount=amount, drawer=drawer):
                day.sold += amount
                self._patron(name).bought(amount, cash=bool(drawer))
            case ChipsRedeemed(name=name, amount=amount, drawer=drawer):
                day.redeemed += amount
                self._patron(name).cashed(amount, cash=bool(drawer))
            case ChipsLent(amount=amount, bot=True):
                day.lent_to_bots += amount
            case ChipsLent(name=name, amount=amount):
                day.lent += amount
                self._patron(name).lent += amount
            case SettledUp():
                self._settled(event)
            case ShiftChanged(number=number, by=by):
                day.shifts.append(Shift(number=number, by=by, begin=when))
            case DropFetched():
                day.drops.append(
                    Drop(
                        at=stamp(event.at),
                        table=event.table,
                        by=event.by,
                        witness=event.witness,
                        counted=event.counted,
                        short=event.short,
                        reason=event.reason,
                        shift=event.shift,
                    )
                )

    def _receipt(self, event: CageEvent, each: Stored) -> None:
        """List what was exchanged at a drawer."""
        if isinstance(event, ChipsSold | ChipsRedeemed) and event.drawer:
            self.day.exchanges.append(
                Exchange(
                    number=each.number,
                    at=stamp(event.at),
                    kind="sold" if isinstance(event, ChipsSold) else "redeemed",
                    name=event.name,
                    amount=event.amount,
                    drawer=event.drawer,
                    by=self._open[event.drawer].by,
                )
            )

    def _settled(self, event: SettledUp) -> None:
        for name, chips in event.chips.items():
            self._patron(name).settled += chips
        self.day.settlements.append(
            Settlement(
                at=stamp(event.at),
                by=event.by,
                chips=sum(event.chips.values()),
                boxes=event.boxes,
                results=event.results,
                payments=event.payments,
            )
        )

    def _patron(self, name: str) -> Patron:
        return self.day.patrons.setdefault(name, Patron())


class PoolDay(Struct, kw_only=True):
    """A bonus: the money in its pool, and the money that went through it."""

    house: str
    bonus: str
    opening: int = 0
    collected: int = 0
    # The house's own money, put into the pool or straight into a prize.
    advanced: int = 0
    paid: int = 0
    closing: int = 0
    won: int = 0


class PoolWalk:
    """Walks through the events of a house's bonuses in order."""

    def __init__(self, house: str, period: Period) -> None:
        self.pools: dict[str, PoolDay] = {}
        self._house = house
        self._period = period
        self._craft = BonusCraft(house)

    def take(self, each: Stored) -> None:
        event = self._craft.decode(each.body)
        if not event.bonus:
            return
        pool = self.pools.setdefault(event.bonus, PoolDay(house=self._house, bonus=event.bonus))
        if not self._period.holds(each.at):
            return
        match event:
            case DollarsCollected(amount=amount):
                pool.collected += amount
            case PrizePosted(advanced=advanced):
                pool.advanced += advanced
            case PrizeWon(shares=shares, source=source):
                paid = sum(shares.values())
                pool.won += 1
                pool.paid += paid
                pool.advanced += paid if source == PROMOTIONS else 0
