"""Changes that staff make in the way the room is run; an act carries one of them out."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Arg, say
from cardhouse.management.events import (
    BookEdited,
    CallAnswered,
    DayClosed,
    FloorCalled,
    HandShown,
    HostNamed,
    HoursSet,
    ManagementEvent,
    MoneySet,
    PageSeen,
    PersonAdmitted,
    PersonBarred,
    RequestDeclined,
    SeatPaged,
    TableBroken,
    TableChanged,
    TableClosed,
    TablePaused,
    TableReopened,
    TableResumed,
    TableSpread,
)
from cardhouse.management.hours import Span, muddled
from cardhouse.management.state import (
    Management,
    Money,
    Request,
    Terms,
    book_key,
    hand_key,
    key,
)
from cardhouse.table.amendments import Amendment, Amendments
from cardhouse.table.clock import Moment

# Tables and people by name, and somebody's own words.
Name = Annotated[str, Meta(min_length=1, max_length=100)]
Words = Annotated[str, Meta(min_length=1, max_length=400)]
Number = Annotated[int, Meta(ge=1, le=2**53)]
# Open tables that one person may have made.
TABLES_MOST: Final = 3
# A new table's name goes into addresses and accounts.
TABLE_SIGNS: Final = "^[a-z0-9]+(-[a-z0-9]+)*$"
TableName = Annotated[str, Meta(min_length=1, max_length=40, pattern=TABLE_SIGNS)]
# One of the limits that the book posts; without a name the first of them.
Limit = Annotated[str, Meta(max_length=100)]
NewLimit = Annotated[str, Meta(min_length=1, max_length=40)]
RuleWords = Annotated[str, Meta(min_length=1, max_length=2000)]
# 0 stands for as many as the book says.
Seats = Annotated[int, Meta(ge=0, le=200)]


class Change(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """A change in the way the room is run."""

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        """The event of this change; Illegal if it cannot be made now."""
        raise NotImplementedError


class PauseTable(Change, frozen=True, kw_only=True, tag="pause-table"):
    """Stop a table where it stands, or after the hand in play; nobody's time runs."""

    table: Name
    reason: Words
    after_hand: bool = False

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        say_why(self.reason)
        # A table that would stop after its hand can still be stopped at once.
        at_once = self.table in management.finishing and not self.after_hand
        if self.table in management.paused and not at_once:
            raise refused("table-is-paused", table=self.table)
        return TablePaused(
            at=at, by=by, table=self.table, reason=self.reason, after_hand=self.after_hand
        )


class ResumeTable(Change, frozen=True, kw_only=True, tag="resume-table"):
    """Let a paused table go on."""

    table: Name

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if self.table not in management.paused:
            raise refused("table-not-paused", table=self.table)
        return TableResumed(at=at, by=by, table=self.table)


class OpenTable(Change, frozen=True, kw_only=True, tag="open-table"):
    """Open a table of a game under a name of its own, at one of the posted limits."""

    table: TableName
    house: Name
    game: Name
    rules: Limit = ""
    seats: Seats = 0

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if self.table in management.terms:
            raise refused("table-there", table=self.table)
        return TableSpread(
            at=at,
            by=by,
            table=self.table,
            house=self.house,
            game=self.game,
            rules=self.rules,
            seats=self.seats,
        )


class ChangeTable(Change, frozen=True, kw_only=True, tag="change-table"):
    """Give a table another of the posted limits, or other seats, from the next hand on."""

    table: Name
    rules: Limit = ""
    seats: Seats = 0

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if management.terms.get(self.table) == Terms(rules=self.rules, seats=self.seats):
            raise refused("table-so", table=self.table)
        return TableChanged(at=at, by=by, table=self.table, rules=self.rules, seats=self.seats)


class CloseTable(Change, frozen=True, kw_only=True, tag="close-table"):
    """Deal no further hand at a table, seat nobody there, and give everybody their chips."""

    table: Name

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if self.table in management.closed:
            raise refused("table-is-closed", table=self.table)
        return TableClosed(at=at, by=by, table=self.table)


class BreakTable(Change, frozen=True, kw_only=True, tag="break-table"):
    """Deal no further hand at a table, and seat its players at others of the game."""

    table: Name

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if self.table in management.closed:
            raise refused("table-is-closed", table=self.table)
        return TableBroken(at=at, by=by, table=self.table)


class ReopenTable(Change, frozen=True, kw_only=True, tag="reopen-table"):
    """Deal at a closed table again."""

    table: Name

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if self.table not in management.closed:
            raise refused("table-not-closed", table=self.table)
        if management.made.get(self.table) == key(by):
            check_one_more(management, by)
        return TableReopened(at=at, by=by, table=self.table)


class SetHours(Change, frozen=True, kw_only=True, tag="set-hours"):
    """Have a table open and close by itself at these hours of every day; none leave it to staff."""

    table: Name
    hours: Annotated[tuple[Span, ...], Meta(max_length=4)] = ()

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if muddled(self.hours):
            raise refused("hours-muddled")
        known = management.hours.get(self.table)
        if self.hours == (known.spans if known else ()):
            raise refused("hours-so", table=self.table)
        return HoursSet(at=at, by=by, table=self.table, hours=self.hours)


class EditBook(Change, frozen=True, kw_only=True, tag="edit-book"):
    """Give a game's book a new edition: all that differs from the print, or nothing for that."""

    house: Name
    game: Name
    limits: Annotated[dict[NewLimit, Amendment], Meta(max_length=50)] = {}
    # New words of the rules that state these figures, by their ids.
    rules: Annotated[dict[Name, RuleWords], Meta(max_length=50)] = {}
    # The changed figures as they were and as they are: stamped by the house.
    before: Amendments = {}
    after: Amendments = {}

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        editions = management.editions.get(book_key(self.house, self.game), ())
        last = (editions[-1].limits, editions[-1].rules) if editions else ({}, {})
        if (self.limits, self.rules) == last:
            raise refused("edition-so", game=self.game)
        return BookEdited(
            at=at,
            by=by,
            house=self.house,
            game=self.game,
            edition=len(editions) + 1,
            limits=self.limits,
            rules=self.rules,
            before=self.before,
            after=self.after,
        )


class CloseDay(Change, frozen=True, kw_only=True, tag="close-day"):
    """Close the books of a day: its figures are written down as the ledger has them."""

    day: Annotated[str, Meta(max_length=10)]
    # The day's figures in cents: stamped by the house, like the time.
    booked: dict[str, int]

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if self.day in management.days:
            raise refused("day-is-closed", day=self.day)
        return DayClosed(at=at, by=by, day=self.day, booked=self.booked)


class ShowHand(Change, frozen=True, kw_only=True, tag="show-hand"):
    """See every card of a finished hand, those that were mucked too."""

    table: Name
    hand: Number
    reason: Words

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        say_why(self.reason)
        if key(by) in management.shown.get(hand_key(self.table, self.hand), ()):
            raise refused("hand-shown-already", hand=self.hand, table=self.table)
        return HandShown(at=at, by=by, table=self.table, hand=self.hand, reason=self.reason)


class NameHost(Change, frozen=True, kw_only=True, tag="name-host"):
    """Give a table to a host; without a name it has none."""

    table: Name
    name: Annotated[str, Meta(max_length=100)] = ""

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if management.hosts.get(self.table, "") == self.name:
            raise refused("host-already", table=self.table)
        return HostNamed(at=at, by=by, table=self.table, name=self.name)


class SetMoney(Change, frozen=True, kw_only=True, tag="set-money"):
    """Choose how the money works in this room."""

    money: Money

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if self.money == management.money:
            raise refused("money-already")
        return MoneySet(at=at, by=by, money=self.money)


class BarPerson(Change, frozen=True, kw_only=True, tag="bar"):
    """Let a person play nowhere in the room."""

    name: Name
    reason: Words

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        say_why(self.reason)
        if key(self.name) in management.barred:
            raise refused("barred-already", name=self.name)
        return PersonBarred(at=at, by=by, name=self.name, reason=self.reason)


class AdmitPerson(Change, frozen=True, kw_only=True, tag="admit"):
    """Let a barred person play again."""

    name: Name

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if key(self.name) not in management.barred:
            raise refused("not-barred", name=self.name)
        return PersonAdmitted(at=at, by=by, name=self.name)


class CallFloor(Change, frozen=True, kw_only=True, tag="call-floor"):
    """Call the floor to a table."""

    table: Name
    reason: Annotated[str, Meta(max_length=400)] = ""

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        calls = management.calls.values()
        if any(call.table == self.table and key(call.by) == key(by) for call in calls):
            raise refused("called-already")
        number = management.called + 1
        return FloorCalled(at=at, by=by, call=number, table=self.table, reason=self.reason)


class AnswerCall(Change, frozen=True, kw_only=True, tag="answer-call"):
    """Say that the floor has come, or that a call is settled."""

    call: Number

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if self.call not in management.calls:
            raise refused("call-over", call=self.call)
        return CallAnswered(at=at, by=by, call=self.call)


class PageSeat(Change, frozen=True, kw_only=True, tag="page"):
    """Send a player at a table a message that they see and hear there."""

    table: Name
    name: Name
    text: Words

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if not (text := " ".join(self.text.split())):
            raise refused("page-empty")
        for page in management.pages.values():
            same = (page.table, key(page.name), page.text) == (self.table, key(self.name), text)
            if same:
                raise refused("page-unseen", name=self.name)
        number = management.paged + 1
        return SeatPaged(at=at, by=by, page=number, table=self.table, name=self.name, text=text)


class AnswerPage(Change, frozen=True, kw_only=True, tag="answer-page"):
    """Say that a message of the floor was seen."""

    page: Number

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        page = management.pages.get(self.page)
        if page is None or key(page.name) != key(by):
            raise refused("page-over", page=self.page)
        return PageSeen(at=at, by=by, page=self.page)


class Decline(Change, frozen=True, kw_only=True, tag="decline"):
    """Refuse an act that waits for a second person, or take one's own back."""

    request: Number

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        waiting(management, self.request)
        return RequestDeclined(at=at, by=by, request=self.request)


def waiting(management: Management, number: int) -> Request:
    """A request that still waits for a second person."""
    if number not in management.requests:
        raise refused("request-over", request=number)
    return management.requests[number]


def refused(key: str, **args: Arg) -> Illegal:
    """The refusal of a command to the management."""
    return Illegal(Reason.NOT_OFFERED, detail=say(key, **args))


def say_why(reason: str) -> None:
    """Refuse an act that has to be explained and is not."""
    if not reason.strip():
        raise refused("reason-missing")


def open_tables(management: Management, name: str) -> tuple[str, ...]:
    """The open tables that a person has made."""
    made = management.made.items()
    return tuple(t for t, by in made if by == key(name) and t not in management.closed)


def check_one_more(management: Management, name: str) -> None:
    """Refuse another open table to a person who has made as many as one may have."""
    if len(open_tables(management, name)) >= TABLES_MOST:
        raise refused("tables-enough", most=TABLES_MOST)
