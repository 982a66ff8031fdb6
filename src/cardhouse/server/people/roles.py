"""Roles of people in the room, and the pairs that nobody has together."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal, get_args

# Roles that a manager gives; the host of a table is named for that table.
PersonRole = Literal["player", "dealer", "floor", "cashier", "manager", "auditor"]
Role = PersonRole | Literal["host"]

ROLES: Final[tuple[PersonRole, ...]] = get_args(PersonRole)
# All roles, in the order in which they are shown.
ALL_ROLES: Final[tuple[Role, ...]] = (
    *("player", "host", "dealer", "floor", "cashier", "manager", "auditor"),
)

# Duties that one person must not have together, by the roles that carry them out: who sells chips
# does not count the drop, who rules does not approve a payout, who edits fees does not close the
# day; and who looks into the books writes nothing in them.
INCOMPATIBLE: Final[dict[frozenset[PersonRole], str]] = {
    frozenset({"cashier", "floor"}): "sell-count",
    frozenset({"floor", "manager"}): "rule-approve",
    frozenset({"cashier", "manager"}): "edit-close",
    frozenset({"auditor", "dealer"}): "audit",
    frozenset({"auditor", "floor"}): "audit",
    frozenset({"auditor", "cashier"}): "audit",
    frozenset({"auditor", "manager"}): "audit",
}


# Roles of people who are no hosts: a host rules and approves buy-ins.
NO_HOSTS: Final[frozenset[PersonRole]] = frozenset({"cashier", "auditor"})


def may_host(roles: Collection[PersonRole]) -> bool:
    """True if somebody with these roles may be the host of a table."""
    return NO_HOSTS.isdisjoint(roles)


def clash(roles: Collection[PersonRole]) -> frozenset[PersonRole] | None:
    """The first pair among some roles that nobody may have together."""
    held = set(roles)
    return next((pair for pair in INCOMPATIBLE if pair <= held), None)
