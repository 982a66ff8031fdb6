"""Tokens: a program speaks for a person, until they revoke it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from cardhouse.server.people.people import TOKENS_MOST
from tests.kit.staff import staffed
from tests.kit.web import run, served

TABLE = "tommys-holdem"


async def close(client: httpx.AsyncClient, token: str, kind: str = "Bearer") -> int:
    """The answer to a program that closes a table."""
    body: dict[str, Any] = {"id": "close", "act": {"do": "close-table", "table": TABLE}}
    sent = {"Authorization": f"{kind} {token}"}
    return (await client.post("/api/acts", json=body, headers=sent)).status_code


def test_a_program_does_what_its_person_may(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew, web.client() as program:
            made = await crew["Rosa"].client.post("/api/tokens", json={"title": "evening"})
            token = made.json()["token"]
            assert token not in str(web.office.register.state.tokens)
            weak = await crew["Pat"].client.post("/api/tokens", json={"title": "mine"})
            assert await close(program, weak.json()["token"]) == 403
            assert await close(program, "nonsense") == await close(program, "x" * 101) == 401
            assert await close(program, token, "Basic") == 401
            assert await close(program, token) == 200
            assert web.room.management.state.closed == {TABLE: "Rosa"}
            # A browser's cookie beside a worthless token helps nobody.
            assert await close(crew["Rosa"].client, "nonsense") == 401
            listed = await crew["Rosa"].read("/api/tokens")
            assert [each["title"] for each in listed] == ["evening"]
            gone = await crew["Rosa"].client.post("/api/tokens/revoke", json={"title": "evening"})
            assert gone.json() == [] and await close(program, token) == 401

    run(work())


def test_tokens_are_made_in_person_and_not_without_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew, web.client() as other:
            rosa = crew["Rosa"].client
            for number in range(TOKENS_MOST):
                made = await rosa.post("/api/tokens", json={"title": f"{number}"})
                assert made.status_code == 200
            more = await rosa.post("/api/tokens", json={"title": "one more"})
            assert more.status_code == 409 and "too many" in more.json()["words"]
            twice = await rosa.post("/api/tokens", json={"title": "3"})
            assert twice.status_code == 409
            unknown = await rosa.post("/api/tokens/revoke", json={"title": "none"})
            assert unknown.status_code == 409
            other.headers["Authorization"] = f"Bearer {made.json()['token']}"
            assert (await other.get("/api/me")).json()["name"] == "Rosa"
            assert (await other.post("/api/tokens", json={"title": "x"})).status_code == 401
            del other.headers["Authorization"]
            await other.post("/api/guest", json={"name": "Gus"})
            assert (await other.post("/api/tokens", json={"title": "x"})).status_code == 409

    run(work())
