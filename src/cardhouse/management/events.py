"""Events of the management: the staff's journal."""

from typing import Any

from msgspec import Struct

from cardhouse.management.hours import Hours, Span
from cardhouse.management.state import (
    Bar,
    Call,
    ClosedDay,
    Edition,
    Management,
    Money,
    Page,
    Request,
    Terms,
    book_key,
    hand_key,
    key,
)
from cardhouse.table.amendments import Amendments
from cardhouse.table.clock import Moment


class ManagementEvent(Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    """A fact of the management, with its person."""

    at: Moment
    by: str

    def change(self, management: Management) -> None:
        """Apply this event to the management; called only by `fold`."""


class ActDone(ManagementEvent, frozen=True, kw_only=True, tag="act-done"):
    """A person did an act; its effect is stored in the same commit."""

    act: dict[str, Any]
    # The second person, and the request that they confirmed.
    witness: str = ""
    request: int = 0

    def change(self, management: Management) -> None:
        if self.request:
            del management.requests[self.request]


class ActRefused(ManagementEvent, frozen=True, kw_only=True, tag="act-refused"):
    """A person tried what they may not do, and nothing else changed."""

    act: dict[str, Any]


class SecondAsked(ManagementEvent, frozen=True, kw_only=True, tag="second-asked"):
    """An act waits for a second person."""

    request: int
    id: str
    act: dict[str, Any]
    booked: int = 0

    def change(self, management: Management) -> None:
        asked = Request(by=self.by, at=self.at, id=self.id, act=self.act, booked=self.booked)
        management.requests[self.request] = asked
        management.requested = self.request


class RequestDeclined(ManagementEvent, frozen=True, kw_only=True, tag="request-declined"):
    """An act that waited for a second person is off."""

    request: int

    def change(self, management: Management) -> None:
        del management.requests[self.request]


class TablePaused(ManagementEvent, frozen=True, kw_only=True, tag="table-paused"):
    """A table stands still."""

    table: str
    reason: str
    # True if the hand in play is finished first.
    after_hand: bool = False

    def change(self, management: Management) -> None:
        management.paused[self.table] = self.reason
        management.finishing.pop(self.table, None)
        if self.after_hand:
            management.finishing[self.table] = self.by


class TableResumed(ManagementEvent, frozen=True, kw_only=True, tag="table-resumed"):
    """A paused table goes on."""

    table: str

    def change(self, management: Management) -> None:
        del management.paused[self.table]
        management.finishing.pop(self.table, None)


class TableSpread(ManagementEvent, frozen=True, kw_only=True, tag="table-spread"):
    """The room has one more table."""

    table: str
    house: str
    game: str
    rules: str = ""
    seats: int = 0

    def change(self, management: Management) -> None:
        management.terms[self.table] = Terms(rules=self.rules, seats=self.seats)


class TableChanged(ManagementEvent, frozen=True, kw_only=True, tag="table-changed"):
    """A table has another limit or other seats, from the next hand on."""

    table: str
    rules: str = ""
    seats: int = 0

    def change(self, management: Management) -> None:
        management.terms[self.table] = Terms(rules=self.rules, seats=self.seats)


class TableClosed(ManagementEvent, frozen=True, kw_only=True, tag="table-closed"):
    """No further hand is dealt at a table."""

    table: str

    def change(self, management: Management) -> None:
        management.closed[self.table] = self.by
        management.switched[self.table] = self.at


class TableBroken(ManagementEvent, frozen=True, kw_only=True, tag="table-broken"):
    """No further hand is dealt at a table, and its players move on to others of the game."""

    table: str

    def change(self, management: Management) -> None:
        management.closed[self.table] = management.broken[self.table] = self.by
        management.switched[self.table] = self.at


class TableReopened(ManagementEvent, frozen=True, kw_only=True, tag="table-reopened"):
    """Hands are dealt at a table again."""

    table: str

    def change(self, management: Management) -> None:
        del management.closed[self.table]
        management.broken.pop(self.table, None)
        management.switched[self.table] = self.at


class HoursSet(ManagementEvent, frozen=True, kw_only=True, tag="hours-set"):
    """A table opens and closes by itself at these hours of every day, or by hand alone."""

    table: str
    hours: tuple[Span, ...] = ()

    def change(self, management: Management) -> None:
        management.hours.pop(self.table, None)
        if self.hours:
            management.hours[self.table] = Hours(spans=self.hours, since=self.at)


class BookEdited(ManagementEvent, frozen=True, kw_only=True, tag="book-edited"):
    """A game has a new edition of its book, in force from the next hand on."""

    house: str
    game: str
    edition: int
    # Everything that differs from the printed book.
    limits: Amendments = {}
    rules: dict[str, str] = {}
    # The figures that this edition changes, as they were and as they are.
    before: Amendments = {}
    after: Amendments = {}

    def change(self, management: Management) -> None:
        book = book_key(self.house, self.game)
        fresh = Edition(
            number=self.edition, by=self.by, at=self.at, limits=self.limits, rules=self.rules
        )
        management.editions[book] = (*management.editions.get(book, ()), fresh)


class DayClosed(ManagementEvent, frozen=True, kw_only=True, tag="day-closed"):
    """The books of a day are closed, with its figures as the ledger has them."""

    day: str
    booked: dict[str, int]

    def change(self, management: Management) -> None:
        management.days[self.day] = ClosedDay(by=self.by, at=self.at, booked=self.booked)


class HandShown(ManagementEvent, frozen=True, kw_only=True, tag="hand-shown"):
    """A person may see every card of a finished hand."""

    table: str
    hand: int
    reason: str

    def change(self, management: Management) -> None:
        hand = hand_key(self.table, self.hand)
        management.shown[hand] = (*management.shown.get(hand, ()), key(self.by))


class HostNamed(ManagementEvent, frozen=True, kw_only=True, tag="host-named"):
    """A table has another host, or none."""

    table: str
    name: str = ""

    def change(self, management: Management) -> None:
        management.hosts.pop(self.table, None)
        if self.name:
            management.hosts[self.table] = self.name


class MoneySet(ManagementEvent, frozen=True, kw_only=True, tag="money-set"):
    """The money works in another way from now on."""

    money: Money

    def change(self, management: Management) -> None:
        management.money = self.money


class PersonBarred(ManagementEvent, frozen=True, kw_only=True, tag="person-barred"):
    """A person may not play in this room."""

    name: str
    reason: str

    def change(self, management: Management) -> None:
        bar = Bar(name=self.name, by=self.by, reason=self.reason)
        management.barred[key(self.name)] = bar


class PersonAdmitted(ManagementEvent, frozen=True, kw_only=True, tag="person-admitted"):
    """A barred person may play again."""

    name: str

    def change(self, management: Management) -> None:
        del management.barred[key(self.name)]


class FloorCalled(ManagementEvent, frozen=True, kw_only=True, tag="floor-called"):
    """Somebody at a table wants the floor."""

    call: int
    table: str
    reason: str = ""

    def change(self, management: Management) -> None:
        called = Call(table=self.table, by=self.by, at=self.at, reason=self.reason)
        management.calls[self.call] = called
        management.called = self.call


class CallAnswered(ManagementEvent, frozen=True, kw_only=True, tag="call-answered"):
    """The floor has come."""

    call: int

    def change(self, management: Management) -> None:
        del management.calls[self.call]


class SeatPaged(ManagementEvent, frozen=True, kw_only=True, tag="seat-paged"):
    """The floor has a message for a player, in place of an earlier one at that table."""

    page: int
    table: str
    name: str
    text: str

    def change(self, management: Management) -> None:
        pages, to = management.pages, (self.table, key(self.name))
        for number in [n for n, each in pages.items() if (each.table, key(each.name)) == to]:
            del pages[number]
        pages[self.page] = Page(
            table=self.table, name=self.name, by=self.by, at=self.at, text=self.text
        )
        management.paged = self.page


class PageSeen(ManagementEvent, frozen=True, kw_only=True, tag="page-seen"):
    """A player has seen the floor's message."""

    page: int

    def change(self, management: Management) -> None:
        del management.pages[self.page]
