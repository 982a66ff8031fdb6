"""The socket of a table: watching, sitting down, playing, and refusals."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cardhouse.room.patience import Patience
from cardhouse.table.accounts import purse
from tests.kit.web import Visitor, run, served

TABLE = "tommys-holdem"


def test_somebody_without_a_name_sees_the_table_and_may_not_play(tmp_path: Path) -> None:
    async def work() -> tuple[dict[str, Any], dict[str, Any]]:
        async with served(tmp_path) as web, web.visit(TABLE) as rail:
            state = await rail.hello()
            return state, await rail.ask(type="sit", seat=1)

    state, answer = run(work())
    assert state["table"]["title"] == "Texas Hold'em" and state["table"]["you"] == 0
    assert answer["type"] == "refused" and "name" in answer["words"]


def test_a_guest_sits_down_is_dealt_in_and_plays_a_hand(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.visit(TABLE, "Zoe") as zoe:
            await zoe.hello()
            assert (await zoe.sit(1))["type"] == "done"
            table = await zoe.asked()
            me = next(s for s in table["hand"]["seats"] if s["seat"] == table["you"])
            assert table["you"] == 1 and len(me["down"]) == 2 and "??" not in me["down"]
            assert table["deadline"]["1"]["left"] > 0 and table["must"]
            hands = table["hands"]
            while zoe.state["table"]["hands"] == hands:
                if zoe.offers():
                    quiet = next(d for d in ("check", "call", "show") if d in zoe.offers())
                    assert (await zoe.order(do=quiet))["type"] == "done"
                else:
                    await zoe.hear()
            told = [line for line in zoe.state["lines"] if line["kind"] == "pot-awarded"]
            assert told and told[0]["rules"] and told[0]["rules"][0].startswith("TOM-")

    run(work())


REFUSED = (
    ("{", "cannot be read"),
    ("[]", "cannot be read"),
    ('{"type":"fold"}', "cannot be read"),
    ('{"type":"order","id":"a","seq":-1,"command":{}}', "cannot be read"),
    ('{"type":"order","id":"a","seq":1,"command":{"do":"fly"}}', "cannot be read"),
    ('{"type":"order","id":"a","seq":1,"command":{"do":"tick","at":1}}', "cannot be read"),
    ('{"type":"order","id":"a","seq":1,"command":{"do":"raise","to":"4"}}', "cannot be read"),
    ('{"type":"sit","id":"b","seat":"1"}', "cannot be read"),
    ('{"type":"say","id":"c","emote":"rude"}', "cannot be read"),
    ('{"type":"sit","id":"b","seat":1}', "already"),
    ('{"type":"order","id":"a","seq":1,"command":{"do":"fold","seat":2}}', "not your seat"),
    ('{"type":"order","id":"a","seq":1,"command":{"do":"leave","seat":2}}', "not your seat"),
    ('{"type":"order","id":"a","seq":1,"command":{"do":"join-list","name":"Ed"}}', "yourself"),
)


def test_what_cannot_be_done_is_refused_in_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.visit(TABLE, "Zoe") as zoe:
            await zoe.hello()
            await zoe.sit(1)
            await zoe.asked()
            before = await web.balances()
            for raw, says in REFUSED:
                await zoe.socket.send(raw)
                answer = await zoe.until(lambda m: m["type"] == "refused")
                assert says in answer["words"], raw
                # An answer has the id of its message, as far as that could be read.
                named = re.search('"id":"([a-z])"', raw)
                assert answer["id"] == (named[1] if named else ""), raw
            assert before == await web.balances()

    run(work())


def test_nobody_plays_for_another_player(tmp_path: Path) -> None:
    async def work() -> None:
        async with (
            served(tmp_path) as web,
            web.visit(TABLE, "Zoe") as zoe,
            web.visit(TABLE, "Yan") as yan,
        ):
            await zoe.hello()
            await yan.hello()
            await zoe.sit(1)
            answer = await yan.order(seq=zoe.state["seq"], do="leave", seat=1)
            assert answer["type"] == "refused" and "no seat" in answer["words"]
            await zoe.asked()
            await yan.sit(6)
            answer = await yan.order(seq=zoe.state["seq"], do="fold", seat=1)
            assert answer["words"] == "That is not your seat."
            answer = await yan.order(seq=zoe.state["seq"], do="fold")
            assert answer["type"] == "refused"
            assert 1 in web.room.tables[TABLE].state.hand.live  # type: ignore[union-attr]

    run(work())


def test_an_order_for_an_earlier_moment_is_refused_and_a_repeated_one_is_not(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.visit(TABLE, "Zoe") as zoe:
            await zoe.hello()
            await zoe.sit(1)
            await zoe.asked()
            seen, count = zoe.state["seq"], web.room.tables[TABLE].count
            assert seen == count
            late = await zoe.order(seq=seen - 1, do="fold")
            assert late["type"] == "refused" and late["stale"]
            early = await zoe.order(seq=seen + 10, do="fold")
            assert early["type"] == "refused" and early["stale"]
            quiet = next(d for d in ("check", "call") if d in zoe.offers())
            first = await zoe.ask(type="order", id="once", seq=seen, command={"do": quiet})
            again = await zoe.ask(type="order", id="once", seq=seen, command={"do": quiet})
            assert first["type"] == again["type"] == "done" and first["seq"] == again["seq"]

    run(work())


def test_whoever_comes_back_sees_the_same_cards_and_goes_on(tmp_path: Path) -> None:
    def cards(visitor: Visitor) -> list[str]:
        table = visitor.state["table"]
        seat = next(s for s in table["hand"]["seats"] if s["seat"] == table["you"])
        return list(seat["down"])

    async def work() -> None:
        async with served(tmp_path) as web:
            async with web.visit(TABLE, "Zoe") as zoe:
                await zoe.hello()
                await zoe.sit(1)
                await zoe.asked()
                before, cookie, seq = cards(zoe), zoe.cookie, zoe.state["seq"]
            async with web.visit(TABLE, cookie=cookie) as again:
                state = await again.hello(last=seq)
                assert state["seq"] == seq and cards(again) == before
                quiet = next(d for d in ("check", "call") if d in again.offers())
                assert (await again.order(do=quiet))["type"] == "done"

    run(work())


def test_chips_come_from_the_cage_and_go_back_to_the_purse(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.visit(TABLE, "Zoe") as zoe:
            await zoe.hello()
            await zoe.ask(type="sit", seat=1, chips=5000)
            balances = await web.balances()
            assert balances[purse("Zoe")] == 0
            await zoe.ask(type="leave")
            while zoe.state["table"]["you"]:
                if zoe.offers():
                    await zoe.order(do="fold")
                else:
                    await zoe.hear()
            assert 0 < (await web.balances())[purse("Zoe")] <= 5000
            assert sum((await web.balances()).values()) == 0
            too_many = await zoe.ask(type="sit", seat=1, chips=10**9)
            assert too_many["type"] == "refused"

    run(work())


def test_whoever_says_nothing_is_decided_for_and_then_passed_over(tmp_path: Path) -> None:
    patience = Patience(must=0.02, may=0.02, bank=0.02, refill=0.02, absences=1)

    async def work() -> str:
        async with served(tmp_path, patience=patience) as web, web.visit(TABLE, "Zoe") as zoe:
            await zoe.hello()
            await zoe.sit(1)

            def passed_over(message: dict[str, Any]) -> bool:
                plates = message.get("table", {}).get("seats", ())
                return any(p.get("you") and p.get("standing") == "out" for p in plates)

            await zoe.until(passed_over)
            return str([line["text"] for line in zoe.state["lines"]])

    assert "You sit out" in run(work())


def test_a_line_is_cut_where_nothing_sensible_comes(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.visit(TABLE) as rail:
            await rail.hello()
            heard: list[dict[str, Any]] = []
            # A sender into a closed connection can still read earlier messages.
            with suppress(ConnectionClosed):
                for _ in range(60):
                    await rail.socket.send("nonsense")
                    heard.append(await rail.hear())
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    heard.append(await rail.hear())
            assert heard[-1]["type"] == "failed"
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
            assert web.office.metrics.faults._value.get() == 0

    run(work())


def test_whoever_sends_too_fast_is_cut_off_as_the_docs_say(tmp_path: Path) -> None:
    async def work() -> tuple[str, int]:
        async with served(tmp_path) as web, web.visit(TABLE) as rail:
            await rail.hello()
            with suppress(ConnectionClosed):
                for _ in range(300):
                    await rail.send(type="ping")
            last: dict[str, Any] = {}
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    last = await rail.hear()
            assert closed.value.rcvd is not None
            return last["type"], closed.value.rcvd.code

    assert run(work()) == ("failed", 1008)


def test_hello_comes_first(tmp_path: Path) -> None:
    async def work() -> int:
        async with served(tmp_path) as web, web.visit(TABLE) as rail:
            await rail.send(type="ping")
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    assert (await rail.hear())["type"] == "failed"
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    assert run(work()) == 1008


def test_an_oversized_frame_closes_the_line(tmp_path: Path) -> None:
    async def work() -> int | None:
        async with served(tmp_path) as web:
            async with web.visit(TABLE) as rail:
                await rail.hello()
                with pytest.raises(ConnectionClosed) as closed:
                    await rail.socket.send(json.dumps({"type": "hello", "last": "9" * 20_000}))
                    while True:
                        await rail.hear()
            async with web.visit(TABLE) as other:
                assert (await other.hello())["type"] == "state"
        said = closed.value.rcvd
        return said.code if said else None

    # The rest of the frame may meet a closed socket, and its reset overtakes the reason.
    assert run(work()) in (1009, None)


def test_only_our_own_pages_open_a_line(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web:
            for origin in ("http://elsewhere.example", "null"):
                async with web.visit(TABLE, Origin=origin) as rail:
                    assert (await rail.hear())["type"] == "failed"
            for headers in ({"Origin": web.http}, dict[str, str]()):
                async with web.visit(TABLE, **headers) as rail:
                    assert (await rail.hello())["type"] == "state"

    run(work())


def test_there_is_no_line_to_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def work() -> dict[str, Any]:
        async with served(tmp_path) as web, web.visit("nowhere") as rail:
            return await rail.hear()

    answer = run(work())
    assert answer["type"] == "failed" and "no such table" in answer["words"]
