"""A hand's files: the cards that its page shows the same person, and no others."""

from __future__ import annotations

import asyncio
import tomllib
from pathlib import Path

from msgspec.structs import replace

from cardhouse.formats.families import histories
from cardhouse.rulebook import posted
from cardhouse.server.people.guards import COOKIE
from tests.kit.web import QUICK, run, served
from tests.unit.server.test_history import HANDS, TABLE, fold


def test_a_file_shows_each_person_their_own_cards(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path, bots=2) as web,
            web.visit(TABLE, "Zoe") as zoe,
            web.client() as client,
        ):
            await zoe.hello()
            await zoe.sit(1)
            folded = await fold(zoe, 1)
            web.room.dealers[TABLE].patience = replace(QUICK, hands=60.0)
            table = web.room.tables[TABLE]
            while table.state.running():
                await asyncio.sleep(0.01)
            (number,) = folded
            path = f"{HANDS}/{number}/file"
            stranger = await client.get(path)
            client.cookies.set(COOKIE, zoe.cookie)
            own = await client.get(path)
            deals = {}
            for who, answer in (("zoe", own), ("stranger", stranger)):
                assert answer.status_code == 200
                assert f"hand-{number}.phh" in answer.headers["content-disposition"]
                page = tomllib.loads(answer.text)
                deals[who] = [a.split()[3] for a in page["actions"] if a.startswith("d dh")]
                assert "Zoe" in page["players"] and "shuffles" not in page["_cardhouse"]
            assert set(deals["stranger"]) == {"????"}
            (cards,) = [each for each in deals["zoe"] if each != "????"]
            assert {cards[:2], cards[2:]} == folded[number]
            for form in ("ohh", "pokerstars", "log"):
                answer = await client.get(f"{path}?form={form}")
                (history,) = histories(answer.content, "file", posted)
                assert history.hand == number and history.names[1] == "Zoe"
                assert answer.text.count(cards[:2]) >= 1
            assert (await client.get(f"{HANDS}/9999/file")).status_code == 404
            assert (await client.get(f"{path}?form=docx")).status_code in (400, 422)

    run(work())
