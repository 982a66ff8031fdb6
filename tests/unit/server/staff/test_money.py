"""How the money works, from outside: play money, a club and its settlement, chips for cash."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

from cardhouse.cage.events import SettledUp
from cardhouse.ledger import BOX, OUTSIDE
from cardhouse.room.audit import audit
from cardhouse.room.cashier import CageCraft
from cardhouse.room.room import CAGE
from cardhouse.server.people.audit import people_beside
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table.accounts import at, purse
from tests.kit.staff import Crew, Member, staffed
from tests.kit.web import Visitor, Web, run, served

TABLE = "tommys-holdem"
EIGHT = ("Ann", "Bob", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal")
CLUB: Crew = {"Rosa": ("manager",), **dict.fromkeys(EIGHT, ("player",))}


async def verified(folder: Path) -> None:
    async with SqliteStore(folder / "room.db") as store:
        await audit(store, beside=people_beside())


async def came_in(web: Web) -> int:
    """Everything that ever came into the room from outside."""
    found = 0
    for stream in await web.room.store.streams():
        async for each in web.room.store.read(stream):
            found += sum(t.amount for t in each.transfers if t.source == OUTSIDE)
    return found


def test_in_a_club_the_host_seats_whoever_asked_for_chips(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="club") as web, staffed(web) as crew:
            rosa, deb = crew["Rosa"], crew["Deb"]
            await rosa.did("name-host", table=TABLE, name="Deb")
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                asked = await pat.ask(type="sit", seat=3, chips=100_00, id="sit")
                assert asked["type"] == "done" and "$100" in asked["waits"]
                assert await came_in(web) == 0
                again = await pat.ask(type="sit", seat=4, chips=100_00)
                assert again["type"] == "refused" and "asked for that already" in again["words"]
                little = await pat.ask(type="sit", seat=3, chips=1_00, id="little")
                assert little["type"] == "refused"
                (card,) = await deb.read("/api/requests")
                assert card["yours"] and card["by"] == "Pat" and card["act"]["amount"] == 100_00
                await deb.did("confirm", request=card["number"])
                player = web.room.tables[TABLE].state.players[3]
                assert (player.name, player.chips) == ("Pat", 100_00)
                # More chips at the table need the host's word too.
                await pat.until(lambda m: m["type"] == "state" and m["table"]["you"] == 3)
                more = await pat.order(do="buy-chips", chips=40_00)
                assert "$40" in more["waits"] and await came_in(web) == 100_00
                (card,) = await deb.read("/api/requests")
                await deb.did("confirm", request=card["number"])
                assert player.chips == 100_00 and await came_in(web) == 140_00
                assert web.room.tables[TABLE].state.players[3].chips == 140_00
            assert web.room.cage.state.owed == {"Pat": 140_00}
            # Nobody settles up while somebody plays, and the book of the club says so before.
            playing = (await rosa.read("/api/club"))["playing"]
            assert playing == f"Everybody leaves the tables first: Pat at {TABLE}."
            assert (await rosa.act("settle-up")).json()["words"] == playing
        await verified(tmp_path)

    run(work())


def test_two_people_who_asked_for_one_seat_both_get_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="club") as web, staffed(web) as crew:
            for name in ("Pat", "Deb"):
                async with web.visit(TABLE, cookie=crew[name].cookie) as visitor:
                    await visitor.hello()
                    asked = await visitor.ask(type="sit", seat=1, chips=100_00)
                    assert asked["type"] == "done" and asked["waits"]
            for card in await crew["Rosa"].read("/api/requests"):
                await crew["Rosa"].did("confirm", request=card["number"])
            players = web.room.tables[TABLE].state.players
            assert {p.name: p.chips for p in players.values()} == {"Pat": 100_00, "Deb": 100_00}
            assert players[1].name == "Pat"
        await verified(tmp_path)

    run(work())


def test_a_request_of_a_player_brings_no_chips_into_a_club(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="club") as web, staffed(web) as crew:
            pat = crew["Pat"]
            await pat.did("buy-in", table=TABLE, amount=50_00)
            assert (await pat.act("confirm", request=1)).status_code == 403
            assert (await pat.act("sell-chips", name="Pat", amount=5)).status_code == 403
            assert (await pat.act("settle-up")).status_code == 403
            sale = await crew["Cass"].act("sell-chips", name="Pat", amount=5, drawer="1")
            assert sale.status_code == 409 and "No cash" in sale.json()["words"]
            await crew["Rosa"].did("decline", request=1)
            assert await came_in(web) == 0

    run(work())


def test_a_club_lends_no_odd_cents_and_nothing_for_a_shut_door(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="club") as web, staffed(web) as crew:
            rosa, pat, deb = crew["Rosa"], crew["Pat"], crew["Deb"]
            odd = await pat.act("buy-in", table=TABLE, amount=40_01)
            assert odd.status_code == 409 and "smallest" in odd.json()["words"]
            await pat.did("buy-in", table=TABLE, amount=40_00)
            await deb.did("buy-in", table=TABLE, amount=40_00)
            # The host sends Pat away and closes the table: both requests are void.
            await crew["Flo"].did("bar-table", table=TABLE, name="Pat", reason="rude")
            barred = await rosa.act("confirm", request=1)
            assert barred.status_code == 409 and "Barred from this table" in barred.json()["words"]
            assert (await pat.act("buy-in", table=TABLE, amount=20_00)).status_code == 409
            await rosa.did("close-table", table=TABLE)
            closed = await rosa.act("confirm", request=2)
            assert closed.status_code == 409 and "closed" in closed.json()["words"]
            assert await came_in(web) == 0
            await rosa.did("decline", request=2)
        await verified(tmp_path)

    run(work())


async def seated(web: Web, crew: dict[str, Member], visitors: dict[str, Visitor]) -> None:
    """Everybody buys in and sits down, with the manager's word."""
    for seat, (name, visitor) in enumerate(visitors.items(), 1):
        await visitor.hello()
        await visitor.ask(type="sit", seat=seat, chips=(100 + 20 * seat) * 100)
        (card,) = await crew["Rosa"].read("/api/requests")
        assert card["by"] == name
        await crew["Rosa"].did("confirm", request=card["number"])


async def calls_down(visitor: Visitor) -> None:
    """Call everything, for as long as somebody asks."""
    while True:
        await visitor.asked()
        seen = visitor.state["seq"]
        for do in ("check", "call", "fold", "show", "muck"):
            if do in visitor.offers():
                answer = await visitor.order(do=do)
                break
        if answer["type"] == "refused" and not answer.get("stale"):
            # The orders came too fast for the room: once more.
            await asyncio.sleep(0.1)
            continue
        # A visitor who answers an old question again and again is shut out.
        while visitor.state["seq"] == seen:
            await visitor.hear()


def test_eight_people_settle_up(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="club") as web, staffed(web, **CLUB) as crew:
            rosa, keeper = crew["Rosa"], web.room.tables[TABLE]
            visits = {name: web.visit(TABLE, cookie=crew[name].cookie) for name in EIGHT}
            visitors = {name: await visit.__aenter__() for name, visit in visits.items()}
            await seated(web, crew, visitors)
            playing = [asyncio.ensure_future(calls_down(v)) for v in visitors.values()]
            while keeper.state.hands < 4:
                await asyncio.sleep(0.02)
            early = await rosa.act("settle-up")
            assert early.status_code == 409 and "leaves the tables first" in early.json()["words"]
            await rosa.did("close-table", table=TABLE)
            # A closed table empties itself after the hand.
            while keeper.state.players:
                await asyncio.sleep(0.02)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            before = await web.balances()
            await rosa.did("settle-up", id="up")
            await rosa.did("settle-up", id="up")
            await settled_right(web, before)
            assert web.room.cage.state.owed == {} and not any((await web.balances()).values())
            nothing = await rosa.act("settle-up")
            assert nothing.status_code == 409 and "nothing to settle" in nothing.json()["words"]
            for visit in visits.values():
                await visit.__aexit__(None, None, None)
        await verified(tmp_path)

    run(work())


async def settled_right(web: Web, before: dict[str, int]) -> None:
    """Work the settlement out anew, from the ledger alone."""
    lent: Counter[str] = Counter()
    events = []
    async for each in web.room.store.read(CAGE):
        events.append(CageCraft().decode(each.body))
        for moved in each.transfers:
            if moved.source == OUTSIDE:
                lent[str(moved.target)] += moved.amount
    (event,) = [e for e in events if isinstance(e, SettledUp)]
    assert lent.keys() == {purse(name) for name in EIGHT}
    dropped = before[at(TABLE, BOX)]
    assert dropped > 0 and sum(lent.values()) - dropped == sum(
        before.get(purse(name), 0) for name in EIGHT
    )
    assert sum(event.results.values()) == 0 and len(event.payments) <= 7
    left = Counter(event.results)
    for payment in event.payments:
        left[payment.payer] += payment.amount
        left[payment.payee] -= payment.amount
    assert not any(left.values())
    for name in EIGHT:
        own = before.get(purse(name), 0) - lent[purse(name)]
        assert 0 <= event.results[name] - own - dropped // 8 <= 1


def test_in_a_room_for_cash_chips_come_from_the_window_and_go_back_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, money="cage") as web, staffed(web) as crew:
            cass = crew["Cass"]
            assert web.room.tables[TABLE].state.players == {}
            await cass.did("open-drawer", drawer="1", cash=500_00)
            nobody = await cass.act("sell-chips", name="Nobody", amount=5, drawer="1")
            assert nobody.status_code == 404
            own = await cass.act("sell-chips", name="cass", amount=5, drawer="1")
            assert own.status_code == 409 and "serves themselves" in own.json()["words"]
            # The room spells the patron's name.
            await cass.did("sell-chips", name="pat", amount=200_00, drawer="1")
            assert (await web.balances())[purse("Pat")] == 200_00
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                before = await came_in(web)
                assert (await pat.ask(type="sit", seat=1, chips=150_00))["type"] == "done"
                assert (await web.balances())[purse("Pat")] == 50_00
                much = await pat.order(do="buy-chips", chips=60_00)
                assert much["type"] == "refused" and "sold at the cage" in much["words"]
                tries: tuple[dict[str, Any], ...] = (
                    {"do": "buy-in", "table": TABLE, "amount": 5},
                    {"do": "bots", "table": TABLE, "count": 3},
                    {"do": "sell-chips", "name": "Pat", "amount": 5, "drawer": "1"},
                )
                answers = [(await crew["Pat"].act(**each)).status_code for each in tries]
                assert answers == [409, 403, 403]
                assert (await crew["Rosa"].act("bots", table=TABLE, count=3)).status_code == 409
                assert (await pat.ask(type="leave"))["type"] == "done"
                assert await came_in(web) == before
            assert (await web.balances())[purse("Pat")] == 200_00
            await cass.did("redeem-chips", name="Pat", amount=200_00, drawer="1")
            assert web.room.cage.state.drawers["1"].cash == 500_00
            late = await crew["Rosa"].act("set-money", money="play-money")
            assert late.status_code == 409 and "first chip" in late.json()["words"]
        await verified(tmp_path)

    run(work())


def test_play_money_is_lent_and_no_cash_moves(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                assert (await pat.sit(1))["type"] == "done"
            patron = {"name": "Pat", "amount": 5, "drawer": "1"}
            tries: tuple[dict[str, Any], ...] = (
                {"do": "open-drawer", "drawer": "1", "cash": 5},
                {"do": "sell-chips", **patron},
                {"do": "redeem-chips", **patron},
            )
            refused = [await crew["Cass"].act(**each) for each in tries]
            assert {each.status_code for each in refused} == {409}
            assert all("No cash" in each.json()["words"] for each in refused)
            late = await crew["Rosa"].act("set-money", money="cage")
            assert late.status_code == 409 and web.room.management.state.money == "play-money"
            async with web.client() as client:
                assert (await client.get("/api/room")).json()["money"] == "play-money"

    run(work())
