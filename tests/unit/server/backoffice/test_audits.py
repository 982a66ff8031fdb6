"""The auditor from outside: hands, the chain and its proof; all to read, nothing to change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardhouse.store.heads import decoded
from tests.kit.forging import meddle
from tests.kit.staff import staffed
from tests.kit.web import Web, run, served
from tests.unit.server.playing import play
from tests.unit.server.staff.test_acts import TABLE, verified


async def hands_played(web: Web, cookie: str, hands: int) -> int:
    """Play some hands; returns the number of the first in which Pat was dealt in."""
    async with web.visit(TABLE, cookie=cookie) as pat:
        await pat.hello()
        await pat.sit()
        first: int = (await pat.asked())["hands"] + 1
        await play(pat, first + hands - 1)
        return first


def down(frame: dict[str, Any]) -> dict[int, list[str]]:
    """The down cards of each seat in a frame of a replay."""
    return {seat["seat"]: seat["down"] for seat in frame["table"]["hand"]["seats"]}


def test_mucked_cards_are_seen_with_a_second_person_s_consent(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            number = await hands_played(web, crew["Pat"].cookie, 1)
            audrey, rosa = crew["Audrey"], crew["Rosa"]
            path = f"/api/audit/tables/{TABLE}/hands/{number}"
            found = await audrey.read(path)
            assert not found["shown"] and not found["asked"] and "Pat" in found["seats"].values()
            other = next(int(seat) for seat, name in found["seats"].items() if name != "Pat")
            early = await audrey.client.get(f"{path}/seats/{other}")
            assert early.status_code == 403 and "agree" in early.json()["words"]
            asked = await audrey.did("show-hand", table=TABLE, hand=number, reason="a complaint")
            assert (await audrey.read(path))["asked"]
            assert (await audrey.act("confirm", request=asked["request"])).status_code == 403
            await rosa.did("confirm", request=asked["request"])
            assert (await audrey.read(path))["shown"]
            rail = await audrey.read(f"/api/tables/{TABLE}/hands/{number}")
            seen = await audrey.read(f"{path}/seats/{other}")
            hidden = [down(frame)[other] for frame in rail["frames"] if frame["table"]["hand"]]
            shown = [down(frame)[other] for frame in seen["frames"] if frame["table"]["hand"]]
            assert ["??", "??"] in hidden
            known = [cards for cards in shown if len(cards) == 2 and "??" not in cards]
            assert known and all(cards == known[0] for cards in known)
            assert (await rosa.client.get(f"{path}/seats/{other}")).status_code == 403
            done = [each for each in await audrey.read("/api/journal") if each["by"] == "Audrey"]
            assert {each["kind"] for each in done} >= {"hand-shown", "act-done", "second-asked"}
            for wrong, status in ((f"{path}/seats/99", 404), (f"{path}999", 404)):
                assert (await audrey.client.get(wrong)).status_code == status
            missing = await audrey.act("show-hand", table=TABLE, hand=999, reason="x")
            assert missing.status_code == 404
        await verified(tmp_path)

    run(work())


def test_the_chain_is_shown_and_proved_from_the_page(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            await hands_played(web, crew["Pat"].cookie, 2)
            audrey, store = crew["Audrey"], web.room.store
            await crew["Flo"].did("pause-table", table=TABLE, reason="a look at the books")
            answer = await audrey.client.get("/api/audit/chain")
            heads = answer.json()["heads"]
            # The page saves the answer as it is, and `verify --heads` reads it.
            assert len(decoded(answer.content)) == len(heads)
            found = {each["stream"]: (each["count"], each["digest"]) for each in heads}
            for stream in ("cage", "management", "people", f"table/{TABLE}"):
                count, digest = await store.head(stream)
                assert found[stream] == (count, digest.hex())
            (own,) = (await audrey.read("/api/audit/chain?stream=cage"))["heads"]
            assert own["digest"] == found["cage"][1]
            nowhere = await audrey.client.get("/api/audit/chain?stream=nonsense")
            assert nowhere.status_code == 404 and "nonsense" in nowhere.json()["words"]
            before = [await store.head(stream) for stream in await store.streams()]
            proof = (await audrey.client.post("/api/audit/verify")).json()
            assert proof["sound"] and proof["fault"] == "" and proof["hands"] >= 2
            assert proof["events"] == sum(count for count, _ in before)
            assert [await store.head(stream) for stream in await store.streams()] == before
            assert (await crew["Cass"].client.post("/api/audit/verify")).status_code == 403

    run(work())


def test_a_forged_room_is_found_out_from_the_page(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            await crew["Flo"].did("bar", name="Pat", reason="rude")
            statement = "update events set at = 'then' where stream = 'management' and number = 1"
            meddle(tmp_path / "room.db", statement)
            proof = (await crew["Audrey"].client.post("/api/audit/verify")).json()
            assert not proof["sound"] and "management" in proof["fault"]

    run(work())
