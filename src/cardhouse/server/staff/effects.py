"""The effect of each act: a change in the management, and orders to other keepers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from datetime import date
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.bonus.free_commands import DealFree
from cardhouse.cage.commands import (
    FetchDrop,
    FillDrawer,
    LendChips,
    OpenDrawer,
    RedeemChips,
    SellChips,
)
from cardhouse.floor import Report
from cardhouse.floor.core.pointing import pointed
from cardhouse.management import key
from cardhouse.management.changes import (
    BarPerson,
    Change,
    ChangeTable,
    CloseDay,
    NameHost,
    OpenTable,
    SetMoney,
    ShowHand,
)
from cardhouse.room import club, window
from cardhouse.room.booked import as_opened
from cardhouse.room.clock import stamp
from cardhouse.room.keeper import Keeper
from cardhouse.room.reports import period, report
from cardhouse.room.room import Room
from cardhouse.room.spreading import check_terms, to_spread
from cardhouse.rulebook import AnyPosted, Posted
from cardhouse.server.backoffice.figures import totals
from cardhouse.server.commands import given, tag
from cardhouse.server.front.problems import Denied, denied
from cardhouse.server.office import Office
from cardhouse.server.people import names
from cardhouse.server.people.commands import GiveRoles, Invite, Withdraw
from cardhouse.server.people.passwords import digest, new_word
from cardhouse.server.people.people import INVITED_SECONDS
from cardhouse.server.staff import acts
from cardhouse.server.table.orders import come_in
from cardhouse.server.table.scene import seat_of
from cardhouse.store.base import Store
from cardhouse.store.records import Damaged
from cardhouse.table import Table
from cardhouse.table import play as play_at
from cardhouse.table.commands import BuyChips, Sit

AnyKeeper = Keeper[Any, Any, Any]
# Commands that move cash, or need a drawer for it.
CASH: Final = (SellChips, RedeemChips, OpenDrawer, FillDrawer)
# Makes an order once nothing else can change any of the keepers.
Make = Callable[[], Awaitable[Any]]


class Doer(Struct, frozen=True):
    """The people behind an act: the one who does it, and the second one, if it needs two."""

    office: Office
    by: str
    witness: str = ""

    @property
    def room(self) -> Room:
        return self.office.room


class Effect(Struct, frozen=True, kw_only=True):
    """An act's effect, stored in one commit with its line in the journal."""

    change: Change | None = None
    orders: tuple[tuple[AnyKeeper, Make], ...] = ()
    # Done when everything is stored.
    after: Callable[[], Awaitable[Any]] | None = None
    # A word that only the doer is told.
    word: str = ""


async def effect_of(doer: Doer, act: Any) -> Effect:
    """The effect of an act; Illegal or Denied if there can be none."""
    return await _EFFECTS[tag(type(act))](doer, act)


def _ordered(keeper: AnyKeeper, order: Callable[[], Any], **more: Any) -> Effect:
    """An effect on one keeper."""

    async def make() -> Any:
        return order()

    return Effect(orders=((keeper, make),), **more)


# At a table.


async def _rule(doer: Doer, act: acts.RuleAct) -> Effect:
    at = stamp(doer.room.clock.now())
    return _at_table(doer, act, acts.command_of(acts.REPORTS, act.report, by=doer.by, at=at))


async def _house(doer: Doer, act: Any) -> Effect:
    at = doer.room.clock.now()
    return _at_table(doer, act, acts.command_of(acts.HOUSE, act, by=doer.by, at=at))


def _at_table(doer: Doer, act: Any, command: Any) -> Effect:
    """A command to a table; one about a seat or a hand only if the table has not gone on."""
    keeper = doer.room.tables[_table(doer, act.table)]

    def order() -> Any:
        if getattr(act, "seq", keeper.count) != keeper.count:
            raise denied(409, "order-gone-on")
        hand = keeper.state.hand
        # A floor person does not see hidden cards, and points at them.
        return pointed(hand, command) if hand and isinstance(command, Report) else command

    return _ordered(keeper, order)


# At a free table.


async def _open_free(doer: Doer, act: Any) -> Effect:
    posts = [keeper.posted for keeper in doer.room.tables.values()]
    found = [post for post in posts if (post.house, post.name) == (act.house, act.game)]
    if not found or not isinstance(posted := found[0], Posted):
        raise denied(404, "staff-no-game", house=act.house, game=act.game)
    dealer = await doer.room.free_dealer(posted)
    return _ordered(dealer.keeper, lambda: dealer.opening(doer.by), after=dealer.go_on)


async def _free(doer: Doer, act: Any) -> Effect:
    if (dealer := doer.room.free.get(act.table)) is None:
        raise denied(404, "problem-no-table", name=act.table)

    def order() -> Any:
        match act:
            case acts.PlayFreeAct(seat=seat, command=command):
                return given(command, seat=seat)
            case _ if acts.FREE[tag(type(act))][0] is DealFree:
                return dealer.dealing()
        return acts.command_of(acts.FREE, act)

    return _ordered(dealer.keeper, order, after=dealer.go_on)


# At the cage.


async def _cage(doer: Doer, act: Any) -> Effect:
    room, kind = doer.room, acts.CAGE[tag(type(act))][0]
    if kind in CASH and room.management.state.money != "cage":
        raise denied(409, "staff-no-cash")
    if kind is FetchDrop and room.management.state.money == "club":
        raise denied(409, "staff-club-box")
    if issubclass(kind, SellChips | RedeemChips):
        act = replace(act, name=_patron(doer, act.name))

    async def make() -> Any:
        booked = await window.in_box(room, act.table) if kind is FetchDrop else 0
        stamped = {"by": doer.by, "witness": doer.witness, "booked": booked}
        command = acts.command_of(acts.CAGE, act, at=room.clock.now(), **stamped)
        if isinstance(command, SellChips | RedeemChips):
            _own_drawer(doer, command.drawer)
        return command

    return Effect(orders=((room.cage, make),))


def _patron(doer: Doer, name: str) -> str:
    """A patron as the room spells their name; nobody serves themselves."""
    if key(name) == key(doer.by):
        raise denied(409, "staff-own-window")
    return _person(doer, name)


def _own_drawer(doer: Doer, name: str) -> None:
    """Cash goes through the cashier's own drawer, and no other way."""
    drawer = doer.room.cage.state.drawers.get(name)
    if drawer is not None and key(drawer.by) != key(doer.by):
        raise denied(409, "staff-drawer", drawer=name, name=drawer.by)
    if not name:
        raise denied(409, "staff-no-drawer")


async def _fetch_held(doer: Doer, act: acts.FetchHeldAct) -> Effect:
    held = window.holding(doer.room, _patron(doer, act.name))
    return Effect(orders=tuple((keeper, make) for keeper, _, make in held))


# In a club.


async def _buy_in(doer: Doer, act: acts.BuyInAct) -> Effect:
    """Lend chips by the host's word, and bring them to the table where they were wanted."""
    room, keeper = doer.room, doer.room.tables[_table(doer, act.table)]
    _club(doer)
    order = None if doer.witness else _bringing(keeper.state, doer.by, act)
    if order is not None:
        # The host is not asked for what cannot be.
        play_at(keeper.state.copy(), order)

    async def lend() -> LendChips:
        return LendChips(at=room.clock.now(), name=doer.by, amount=act.amount, owed=True)

    async def bring() -> Sit | BuyChips | None:
        return _bringing(keeper.state, doer.by, act)

    async def comes_in() -> None:
        await come_in(keeper, act.seat, doer.by, f"comes/{keeper.count}")

    return Effect(orders=((room.cage, lend), (keeper, bring)), after=comes_in)


def _bringing(table: Table, name: str, act: acts.BuyInAct) -> Sit | BuyChips | None:
    """The order that brings the chips to a seat; None if they wait in the purse."""
    seat = seat_of(table, name)
    if act.brings and seat and not act.seat:
        return BuyChips(seat=seat, chips=act.brings)
    if act.brings and act.seat and not seat and act.seat not in table.players:
        return Sit(seat=act.seat, name=name, chips=act.brings)
    return None


async def _settle_up(doer: Doer, act: acts.SettleUpAct) -> Effect:
    _club(doer)

    async def settle() -> Any:
        return await club.settling(doer.room, doer.by)

    return Effect(orders=((doer.room.cage, settle),))


def _club(doer: Doer) -> None:
    if doer.room.management.state.money != "club":
        raise denied(409, "staff-no-club")


# For play money.


async def _bots(doer: Doer, act: acts.BotsAct) -> Effect:
    if doer.room.management.state.money != "play-money":
        raise denied(409, "bots-for-play-money")
    desk = doer.office.desk(_table(doer, act.table))
    assert desk is not None
    company = desk.company
    company.take(act.count)

    async def come_and_go() -> None:
        await company.ask(act.count)

    return Effect(after=come_and_go)


# In the office.


async def _open_table(doer: Doer, act: Any) -> Effect:
    change: OpenTable = acts.command_of(acts.CHANGES, act)
    room, posted = doer.room, _posted(doer, act.house, act.game)
    check_terms(posted, change.rules, change.seats)
    keeper = room.new_table(change.table)

    async def make() -> Any:
        await keeper.open()
        if keeper.count:
            raise denied(409, "table-there", table=change.table)
        return await keeper.posting(posted, change.rules, change.seats)

    return Effect(change=change, orders=((keeper, make),))


async def _change_table(doer: Doer, act: Any) -> Effect:
    """Another limit or other seats, which the dealer puts up before the next hand."""
    change: ChangeTable = acts.command_of(acts.CHANGES, act)
    room, keeper = doer.room, doer.room.tables[_table(doer, act.table)]
    posted = room.posts.get((keeper.posted.house, keeper.posted.name), keeper.posted)
    check_terms(posted, change.rules, change.seats, keeper.state)
    terms, now = as_opened(posted, change.rules, change.seats), keeper.posted
    if terms == to_spread(room.management.state, room.posts, change.table, now):
        raise denied(409, "table-so", table=change.table)
    return Effect(change=change)


async def _close_day(doer: Doer, act: Any) -> Effect:
    """The day's figures as the ledger has them, once nothing can change them any more."""
    room, today = doer.room, stamp(doer.room.clock.now())[:10]
    try:
        day = date.fromisoformat(act.day)
    except ValueError:
        day = date.max
    if day.isoformat() > today:
        raise denied(409, "staff-no-day", day=act.day)
    if drawers := room.cage.state.drawers:
        raise denied(409, "staff-drawers-open", count=len(drawers))
    if day.isoformat() == today and any(k.state.running() for k in room.tables.values()):
        raise denied(409, "staff-hands-running")

    async def read(store: Store) -> dict[str, int]:
        found, _ = await report(store, await period(store, day))
        return totals(found)

    try:
        booked = await doer.office.apart.read(read)
    except Damaged as error:
        raise denied(409, "staff-books", words=str(error)) from None
    return Effect(change=acts.command_of(acts.CHANGES, act, booked=booked))


async def _show_hand(doer: Doer, act: Any) -> Effect:
    keeper = doer.room.tables[_table(doer, act.table)]
    kept = await doer.room.store.hand(keeper.stream, act.hand)
    if kept is None or not kept.last:
        raise denied(404, "problem-no-hand", number=act.hand, name=act.table)
    return Effect(change=acts.command_of(acts.CHANGES, act))


def _posted(doer: Doer, house: str, game: str) -> AnyPosted:
    if (posted := doer.room.posts.get((house, game))) is None:
        raise denied(404, "staff-no-game", house=house, game=game)
    return posted


async def _change(doer: Doer, act: Any) -> Effect:
    change: Change = acts.command_of(acts.CHANGES, act)
    if table := getattr(change, "table", ""):
        _table(doer, table)
    if isinstance(change, NameHost | BarPerson) and change.name:
        _person(doer, change.name)
    if isinstance(change, SetMoney):
        return Effect(change=change, orders=((doer.room.cage, doer.room.no_chips),))
    return Effect(change=change)


async def _give_roles(doer: Doer, act: acts.GiveRolesAct) -> Effect:
    order = GiveRoles(at=doer.room.clock.now(), name=act.name, roles=act.roles, by=doer.by)
    return _ordered(doer.office.register, lambda: order)


async def _invite(doer: Doer, act: acts.InviteAct) -> Effect:
    """Invite somebody with an account, or a newcomer under a name that is free and no disguise."""
    state, word, now = doer.office.register.state, new_word(), doer.room.clock.now()
    if state.find(act.name) is None and key(act.name) not in state.invitations:
        if fault := names.fault(act.name):
            raise Denied(409, fault)
        if not await doer.office.free_name(act.name):
            raise denied(409, "name-alike", name=act.name)
    order = Invite(
        at=now,
        name=act.name,
        roles=act.roles,
        by=doer.by,
        digest=digest(word),
        until=now + INVITED_SECONDS,
    )
    return _ordered(doer.office.register, lambda: order, word=word)


async def _withdraw(doer: Doer, act: acts.WithdrawAct) -> Effect:
    order = Withdraw(at=doer.room.clock.now(), name=act.name)
    return _ordered(doer.office.register, lambda: order)


def _table(doer: Doer, name: str) -> str:
    if name not in doer.room.tables:
        raise denied(404, "problem-no-table", name=name)
    return name


def _person(doer: Doer, name: str) -> str:
    """A person's name as the room spells it."""
    if (person := doer.office.register.state.find(name)) is None:
        raise denied(404, "nobody-called", name=name)
    return person.name


# Acts that carry a command of one kind, and those that stand alone.
_EFFECTS: Final[Mapping[str, Callable[[Doer, Any], Awaitable[Effect]]]] = {
    **dict.fromkeys(acts.HOUSE, _house),
    **dict.fromkeys(acts.CAGE, _cage),
    **dict.fromkeys(acts.FREE, _free),
    **dict.fromkeys(acts.CHANGES, _change),
    tag(OpenTable): _open_table,
    tag(ChangeTable): _change_table,
    tag(CloseDay): _close_day,
    tag(ShowHand): _show_hand,
    tag(acts.RuleAct): _rule,
    tag(acts.PlayFreeAct): _free,
    tag(acts.OPEN_FREE): _open_free,
    tag(acts.FetchHeldAct): _fetch_held,
    tag(acts.BuyInAct): _buy_in,
    tag(acts.SettleUpAct): _settle_up,
    tag(acts.BotsAct): _bots,
    tag(acts.GiveRolesAct): _give_roles,
    tag(acts.InviteAct): _invite,
    tag(acts.WithdrawAct): _withdraw,
}
