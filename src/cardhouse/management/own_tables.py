"""Tables of one's own: made by a host, private if they like, for everybody who has the link."""

from __future__ import annotations

from cardhouse.management.changes import (
    Change,
    Limit,
    Name,
    Seats,
    TableName,
    check_one_more,
    refused,
)
from cardhouse.management.events import ManagementEvent
from cardhouse.management.state import Management, Private, Terms, key
from cardhouse.table.clock import Moment


class TableMade(ManagementEvent, frozen=True, kw_only=True, tag="table-made"):
    """A person has made a table and is its host."""

    table: str
    house: str
    game: str
    rules: str = ""
    seats: int = 0
    # The digest of the word in the link of a private table.
    digest: str = ""

    def change(self, management: Management) -> None:
        management.terms[self.table] = Terms(rules=self.rules, seats=self.seats)
        management.hosts[self.table] = self.by
        management.made[self.table] = key(self.by)
        if self.digest:
            management.private[self.table] = Private(digest=self.digest)


class LinkRenewed(ManagementEvent, frozen=True, kw_only=True, tag="link-renewed"):
    """A private table has a new link, and its guests need it unless they sit there."""

    table: str
    digest: str

    def change(self, management: Management) -> None:
        management.private[self.table] = Private(digest=self.digest)


class GuestEntered(ManagementEvent, frozen=True, kw_only=True, tag="guest-entered"):
    """A person came to a private table by its link."""

    table: str

    def change(self, management: Management) -> None:
        known = management.private[self.table]
        guests = (*known.guests, key(self.by))
        management.private[self.table] = Private(digest=known.digest, guests=guests)


class MakeTable(Change, frozen=True, kw_only=True, tag="make-table"):
    """Make a table of one's own, at one of the posted limits, with bots or none."""

    table: TableName
    house: Name
    game: Name
    rules: Limit = ""
    seats: Seats = 0
    bots: Seats = 0
    # True for a table that only people with its link see.
    private: bool = False
    # Of the word in the link of a private table: stamped by the house.
    digest: str = ""

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if self.table in management.terms:
            raise refused("table-there", table=self.table)
        check_one_more(management, by)
        return TableMade(
            at=at,
            by=by,
            table=self.table,
            house=self.house,
            game=self.game,
            rules=self.rules,
            seats=self.seats,
            digest=self.digest,
        )


class RenewLink(Change, frozen=True, kw_only=True, tag="renew-link"):
    """Give a private table a new link; the old one opens nothing any more."""

    table: Name
    # Of the word in the link: stamped by the house.
    digest: str

    def answer(self, management: Management, at: Moment, by: str) -> ManagementEvent:
        if self.table not in management.private:
            raise refused("table-not-private", table=self.table)
        return LinkRenewed(at=at, by=by, table=self.table, digest=self.digest)


def entered(
    management: Management, at: Moment, by: str, table: str, digest: str
) -> ManagementEvent:
    """A person's arrival by a link; Illegal if it is not the table's."""
    private = management.private.get(table)
    if private is None or private.digest != digest or key(by) in private.guests:
        raise refused("link-over")
    return GuestEntered(at=at, by=by, table=table)
