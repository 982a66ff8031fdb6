"""People who run a served room, for tests: each with an account, roles and a browser."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from typing import Any

import httpx

from cardhouse.server.people.commands import GiveRoles
from cardhouse.server.people.guards import COOKIE
from cardhouse.server.people.roles import PersonRole
from tests.kit.web import Web

# Roles of people by name.
Crew = dict[str, Sequence[PersonRole]]

PASSWORD = "battery staple"
# One person for each role.
CREW: Crew = {
    "Pat": ("player",),
    "Deb": ("player", "dealer"),
    "Flo": ("player", "floor"),
    "Cass": ("player", "cashier"),
    "Rosa": ("player", "manager"),
    "Audrey": ("player", "auditor"),
}


class Member:
    """A person of the staff with a browser."""

    def __init__(self, name: str, client: httpx.AsyncClient) -> None:
        self.name = name
        self.client = client
        self._acts = count(1)

    @property
    def cookie(self) -> str:
        return self.client.cookies[COOKIE]

    async def act(self, do: str, *, id: str = "", **fields: Any) -> httpx.Response:
        """Do an act, under a new id unless one is given."""
        body = {"id": id or f"act-{next(self._acts)}", "act": {"do": do, **fields}}
        return await self.client.post("/api/acts", json=body)

    async def did(self, do: str, **fields: Any) -> dict[str, Any]:
        """Do an act that must be carried out."""
        answer = await self.act(do, **fields)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def read(self, path: str) -> Any:
        """Read a page of the staff that must be shown."""
        answer = await self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()


@asynccontextmanager
async def staffed(web: Web, **crew: Sequence[PersonRole]) -> AsyncIterator[dict[str, Member]]:
    """A crew with accounts in a room: the usual one, or others by name."""
    async with AsyncExitStack() as stack:
        members = {}
        for name, roles in (crew or CREW).items():
            client = await stack.enter_async_context(web.client())
            body = {"name": name, "password": PASSWORD}
            assert (await client.post("/api/accounts", json=body)).status_code == 200
            order = GiveRoles(at=web.room.clock.now(), name=name, roles=tuple(roles), by="owner")
            await web.office.register.order(order, f"roles of {name}")
            members[name] = Member(name, client)
        yield members
