"""The one table of rights: who may do an act, see a page, or play.

`cardhouse.server.staff.check` asks it for everybody who knocks; docs/roles.md is written from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from cardhouse.server.people.roles import Role
from cardhouse.server.staff.acts import ACTS

# A correction by the floor of this much or more needs a second person.
LARGE_CENTS: Final = 1_000_00


class Right(Struct, frozen=True, kw_only=True):
    """The roles that may do something; a host may do it only at their own table."""

    roles: tuple[Role, ...]
    # The roles of the second person, who confirms it; empty if one person is enough.
    second: tuple[Role, ...] = ()
    # True if an act needs the second person; by default all do.
    needs: Callable[[dict[str, Any]], bool] = lambda act: True
    # True if nobody does it at a table where they sit.
    apart: bool = False
    # True if the host of a table that they made themselves may do it there, also while they sit.
    own: bool = False
    # True if the host of any table may do it, and not only there.
    anywhere: bool = False

    def by_two(self, act: dict[str, Any]) -> bool:
        """True if an act needs a second person."""
        return bool(self.second) and self.needs(act)


def large(act: dict[str, Any]) -> bool:
    """True for a ruling that moves a large amount from one player to another."""
    report = act["report"]
    return bool(report["report"] == "give-chips" and report["amount"] >= LARGE_CENTS)


# At the tables.
FLOOR: Final = {
    "rule": Right(roles=("host", "floor"), second=("floor", "manager"), needs=large, apart=True),
    "expel": Right(roles=("host", "floor"), apart=True, own=True),
    "bar-table": Right(roles=("host", "floor"), apart=True, own=True),
    "admit-table": Right(roles=("host", "floor"), apart=True, own=True),
    "page": Right(roles=("host", "floor")),
    "answer-page": Right(roles=("player",)),
    "silence": Right(roles=("host", "floor")),
    "let-speak": Right(roles=("host", "floor")),
    "silence-everywhere": Right(roles=("floor", "manager")),
    "let-speak-everywhere": Right(roles=("floor", "manager")),
    "strike-line": Right(roles=("host", "floor")),
    "move": Right(roles=("floor",), apart=True),
    "break-table": Right(roles=("floor", "manager")),
    "leave-list": Right(roles=("host", "floor")),
    "post-rule": Right(roles=("floor", "manager"), apart=True),
    "pause-table": Right(roles=("host", "floor", "manager")),
    "resume-table": Right(roles=("host", "floor", "manager")),
    "open-table": Right(roles=("manager",)),
    "make-table": Right(roles=("host", "manager"), anywhere=True),
    "renew-link": Right(roles=("host", "manager")),
    "change-table": Right(roles=("manager",)),
    "close-table": Right(roles=("floor", "manager"), own=True),
    "reopen-table": Right(roles=("floor", "manager"), own=True),
    "set-hours": Right(roles=("manager",)),
    "call-floor": Right(roles=("player", "dealer")),
    "answer-call": Right(roles=("host", "floor")),
    "bots": Right(roles=("host", "manager")),
    "open-free": Right(roles=("floor",)),
    "sit-free": Right(roles=("dealer", "floor")),
    "leave-free": Right(roles=("dealer", "floor")),
    "deal-free": Right(roles=("dealer", "floor")),
    "play-free": Right(roles=("dealer", "floor")),
}
# At the cage: whoever sells chips does not count the drop.
CAGE: Final = {
    "sell-chips": Right(roles=("cashier",)),
    "redeem-chips": Right(roles=("cashier",)),
    "fetch-held": Right(roles=("cashier",)),
    "open-drawer": Right(roles=("cashier",)),
    "fill-drawer": Right(roles=("cashier",)),
    "close-drawer": Right(roles=("cashier", "manager")),
    "change-shift": Right(roles=("floor",)),
    # The count is entered by somebody who does not see in the reports what it should be.
    "fetch-drop": Right(roles=("floor",), second=("floor", "manager")),
    "buy-in": Right(roles=("player",), second=("host", "manager")),
    "settle-up": Right(roles=("manager",)),
}
# In the office.
OFFICE: Final = {
    "give-roles": Right(roles=("manager",)),
    "invite": Right(roles=("manager",)),
    "withdraw": Right(roles=("manager",)),
    "name-host": Right(roles=("manager",)),
    "set-money": Right(roles=("manager",)),
    "set-chat": Right(roles=("manager",)),
    "bar": Right(roles=("floor", "manager")),
    "admit": Right(roles=("floor", "manager")),
    "edit-book": Right(roles=("manager",)),
    # The cash side agrees; a person who edited fees on that day does not close it.
    "close-day": Right(roles=("manager",), second=("cashier",)),
    "show-hand": Right(roles=("auditor",), second=("manager",)),
    # Only those who may confirm that very act look at it; `second` says who they are.
    "confirm": Right(roles=("host", "floor", "cashier", "manager")),
    "decline": Right(roles=("player", "host", "floor", "cashier", "manager")),
}
# Pages of the staff, and what players do at a table's socket.
PAGES: Final = {
    "see-floor": Right(roles=("host", "dealer", "floor", "manager", "auditor")),
    "see-cage": Right(roles=("cashier", "manager", "auditor")),
    "see-count": Right(roles=("floor", "manager", "auditor")),
    "see-club": Right(roles=("player", "floor", "manager", "auditor")),
    "see-rights": Right(roles=("host", "dealer", "floor", "cashier", "manager", "auditor")),
    "see-tables": Right(roles=("floor", "manager", "auditor")),
    "see-books": Right(roles=("floor", "manager", "auditor")),
    "see-bonuses": Right(roles=("floor", "cashier", "manager", "auditor")),
    "see-people": Right(roles=("manager", "auditor")),
    "see-reports": Right(roles=("manager", "auditor")),
    "see-journal": Right(roles=("manager", "auditor")),
    "see-requests": Right(roles=("host", "floor", "cashier", "manager", "auditor")),
    "see-hand": Right(roles=("auditor",)),
    "see-chain": Right(roles=("manager", "auditor")),
}
PLAY: Final = {
    "sit": Right(roles=("player",)),
    "play": Right(roles=("player",)),
    "talk": Right(roles=("player",)),
}

RIGHTS: Final[dict[str, Right]] = FLOOR | CAGE | OFFICE | PAGES | PLAY
assert RIGHTS.keys() - PAGES.keys() - PLAY.keys() == ACTS.keys(), "an act without a right"
