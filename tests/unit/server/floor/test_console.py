"""The floor's console over HTTP: what it shows, what it foresees, and what it never tells."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from cardhouse.cards import HIDDEN
from cardhouse.server.table.scene import seat_of
from tests.kit.staff import Member, staffed
from tests.kit.web import Visitor, Web, run, served

TABLE = "tommys-holdem"
CONSOLE = f"/api/floor/tables/{TABLE}"


async def stopped(web: Web, crew: dict[str, Member], pat: Visitor) -> dict[str, Any]:
    """A table that stands still in the middle of a hand, as the floor sees it."""
    await pat.hello()
    await pat.sit()
    await pat.asked()
    await crew["Flo"].did("pause-table", table=TABLE, reason="a ruling")
    return await seen(crew["Flo"])


async def seen(floor: Member) -> dict[str, Any]:
    answer = await floor.client.get(CONSOLE)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def form(told: dict[str, Any], report: str) -> dict[str, Any]:
    return next(each for each in told["forms"] if each["report"] == report)


def test_tables_are_listed_by_urgency_with_their_waiting_times(tmp_path: Path) -> None:
    async def work() -> None:
        games = ("tommys/holdem", "tommys/stud7", "tommys/pan")
        async with served(tmp_path, *games, bots=0) as web, staffed(web) as crew:
            flo, pat = crew["Flo"], crew["Pat"]
            await flo.did("pause-table", table="tommys-stud7", reason="a fouled deck")
            await pat.did("call-floor", table="tommys-pan", reason="two spreads")
            answer = await flo.client.get("/api/floor")
            cards = answer.json()["tables"]
            assert [(card["name"], card["urgency"]) for card in cards] == [
                ("tommys-pan", "called"),
                ("tommys-stud7", "pending"),
                (TABLE, "idle"),
            ]
            assert cards[0]["words"] == "Pat calls the floor: two spreads"
            assert cards[0]["calls"][0]["by"] == "Pat" and cards[0]["seconds"] >= 0
            assert cards[1]["paused"] and "a fouled deck" in cards[1]["words"]
            await flo.did("answer-call", call=cards[0]["calls"][0]["call"])
            again = (await flo.client.get("/api/floor")).json()["tables"]
            assert [card["urgency"] for card in again] == ["pending", "idle", "idle"]

    run(work())


def test_only_those_who_run_the_floor_look_at_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            pat = crew["Pat"]
            for address in ("/api/floor", CONSOLE):
                assert (await pat.client.get(address)).status_code == 403
            sent = {"seq": 0, "report": {"report": "early-board"}}
            refused = await pat.client.post(f"{CONSOLE}/preview", json=sent)
            assert refused.status_code == 403

    run(work())


def test_a_ruling_is_found_foreseen_and_made(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            staffed(web) as crew,
            web.visit(TABLE, cookie=crew["Pat"].cookie) as pat,
        ):
            told = await stopped(web, crew, pat)
            kill = form(told, "kill-hand")
            assert kill["words"] == "Kill a hand" and kill["order"]
            seat = kill["cases"][0][0]
            report = {"report": "kill-hand", "seat": seat, "reason": "showed it"}
            sent = {"seq": told["state"]["seq"], "report": report}
            answer = await crew["Flo"].client.post(f"{CONSOLE}/preview", json=sent)
            foreseen = answer.json()
            assert answer.status_code == 200, foreseen
            assert foreseen["rules"] and foreseen["lines"][0]["kind"] == "ruled"
            assert "Flo: showed it" in foreseen["lines"][0]["text"]
            before = web.room.tables[TABLE].count
            await crew["Flo"].did("rule", table=TABLE, seq=before, report=report)
            hand = web.room.tables[TABLE].state.hand
            assert hand is not None and seat not in hand.live
            heard = await pat.until(lambda m: m["type"] == "state" and m["seq"] > before)
            texts = [line["text"] for line in heard["lines"]]
            assert foreseen["lines"][0]["text"].replace("Pat", "you") in [
                text.replace("Pat", "you") for text in texts
            ]

    run(work())


def test_nothing_is_foreseen_or_ruled_on_a_table_that_has_gone_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            staffed(web) as crew,
            web.visit(TABLE, cookie=crew["Pat"].cookie) as pat,
        ):
            told = await stopped(web, crew, pat)
            stale = told["state"]["seq"] - 1
            sent = {"seq": stale, "report": {"report": "cancel-hand", "reason": "fire"}}
            refused = await crew["Flo"].client.post(f"{CONSOLE}/preview", json=sent)
            assert refused.status_code == 409
            assert refused.json()["words"] == "The table has gone on: look again."
            ruled = await crew["Flo"].act("rule", table=TABLE, **sent)
            assert ruled.status_code == 409

    run(work())


def test_hidden_cards_stay_backs_and_are_pointed_at(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            staffed(web) as crew,
            web.visit(TABLE, cookie=crew["Pat"].cookie) as pat,
        ):
            told = await stopped(web, crew, pat)
            hand = web.room.tables[TABLE].state.hand
            assert hand is not None
            backs = [p for p in told["places"] if p["place"].startswith("down:")]
            assert len(backs) == len(hand.live)
            assert {card for place in backs for card in place["cards"]} == {HIDDEN}
            # Pat has not acted on her cards; others may have.
            seat = seat_of(web.room.tables[TABLE].state, "Pat")
            secret = hand.down[seat][0]
            boxed = {"report": "boxed", "card": secret}
            url, seq = f"{CONSOLE}/preview", told["state"]["seq"]
            named = await crew["Flo"].client.post(url, json={"seq": seq, "report": boxed})
            assert named.status_code == 409 and "point at the card" in named.json()["words"]
            ruled = await crew["Flo"].act("rule", table=TABLE, seq=seq, report=boxed)
            assert ruled.status_code == 409 and "point at the card" in ruled.json()["words"]
            there = {"report": "boxed", "card": f"down:{seat}/1"}
            answer = await crew["Flo"].client.post(url, json={"seq": seq, "report": there})
            assert answer.status_code == 200, answer.text
            # A word of its own: a player may be called Ada.
            assert not re.search(rf"\b{secret}\b", answer.text)
            await crew["Flo"].did("rule", table=TABLE, seq=seq, report=there)
            after = web.room.tables[TABLE].state.hand
            assert after is not None and after.aside == [secret]

    run(work())


def test_nobody_rules_where_they_sit(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            flo = crew["Flo"]
            async with web.visit(TABLE, cookie=flo.cookie) as visitor:
                await visitor.hello()
                await visitor.sit()
                await visitor.asked()
                told = await seen(flo)
                assert told["yours"]
                report = {"report": "cancel-hand", "reason": "mine"}
                seq = told["state"]["seq"]
                refused = await flo.act("rule", table=TABLE, seq=seq, report=report)
                assert refused.status_code == 403

    run(work())


def test_a_closed_table_that_everybody_left_wants_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        games = ("tommys/holdem", "tommys/stud7")
        async with served(tmp_path, *games, bots=0) as web, staffed(web) as crew:
            await crew["Flo"].did("close-table", table=TABLE)
            cards = {
                each["name"]: each for each in (await crew["Flo"].read("/api/floor"))["tables"]
            }
            assert cards[TABLE]["urgency"] == "idle" and cards[TABLE]["closed"]

    run(work())


def test_people_are_offered_what_they_may_do_at_that_table(tmp_path: Path) -> None:
    async def work() -> None:
        games, theirs = ("tommys/holdem", "tommys/stud7"), "tommys-stud7"
        async with served(tmp_path, *games) as web, staffed(web) as crew:
            may = {name: {*(await crew[name].read(CONSOLE))["may"]} for name in ("Flo", "Rosa")}
            assert {"rule", "pause-table", "answer-call", "move"} <= may["Flo"]
            assert "pause-table" in may["Rosa"] and not may["Rosa"] & {"rule", "answer-call"}
            for looker in ("Deb", "Audrey"):
                told = {*(await crew[looker].read(CONSOLE))["may"]}
                assert not told & {"rule", "pause-table", "answer-call"}
            assert "sit-free" in {*(await crew["Deb"].read(CONSOLE))["may"]}
            # A host sees the tables that are theirs, and rules there.
            assert (await crew["Pat"].client.get("/api/floor")).status_code == 403
            await crew["Rosa"].did("name-host", table=theirs, name="Pat")
            told = await crew["Pat"].read("/api/floor")
            assert [each["name"] for each in told["tables"]] == [theirs] and not told["free"]
            own = await crew["Pat"].read(f"/api/floor/tables/{theirs}")
            assert {"rule", "pause-table", "answer-call"} <= {*own["may"]}
            assert (await crew["Pat"].client.get(CONSOLE)).status_code == 403

    run(work())
