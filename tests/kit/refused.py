"""People with one role each, who try what is not theirs; and what must not have changed."""

from __future__ import annotations

from typing import Any

from cardhouse.server.front.limits import Limits, Rate
from cardhouse.server.people.roles import ALL_ROLES, Role
from tests.kit.staff import Crew
from tests.kit.web import Web

TABLE = "tommys-holdem"
OTHER = "tommys-stud7"
GAMES = ("tommys/holdem", "tommys/stud7")
# As many as the test likes: what is tried here is not how often.
FAST = Limits(
    requests=Rate(10_000, 10_000), messages=Rate(10_000, 10_000), journal=Rate(10_000, 10_000)
)
# One person for each role, who has no other; Hana is the host of one table.
ALONE: Crew = {
    "Pat": ("player",),
    "Hana": (),
    "Deb": ("dealer",),
    "Flo": ("floor",),
    "Cass": ("cashier",),
    "Rosa": ("manager",),
    "Audrey": ("auditor",),
}
NAMES: dict[Role, str] = dict(zip(ALL_ROLES, ALONE, strict=True))


async def standing(web: Web) -> dict[str, Any]:
    """Every stream's end but the journal's, all balances, and the management."""
    store = web.room.store
    found = {s: await store.head(s) for s in await store.streams() if s != "management"}
    balances = await store.balances()
    return {**found, "balances": balances, "managed": web.room.management.state.copy()}


async def written(web: Web, name: str, tried: str) -> None:
    """The last line of the journal says that somebody was refused."""
    last = web.room.management.count
    (event,) = [each async for each in web.room.store.read("management", last - 1)]
    body = event.body.decode()
    assert '"event":"act-refused"' in body, body
    assert f'"by":"{name}"' in body and f'"do":"{tried}"' in body, (name, tried, body)
