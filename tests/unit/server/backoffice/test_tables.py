"""Tables opened, changed and closed while the room runs, from outside."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardhouse.room.furnish import furnish
from cardhouse.room.room import Room
from cardhouse.rulebook import posted
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table.accounts import at, purse
from tests.kit.staff import Member, staffed
from tests.kit.web import Web, run, served
from tests.unit.server.playing import play
from tests.unit.server.staff.test_acts import TABLE, verified

SECOND = "tommys-holdem-2"


async def rows(member: Member) -> dict[str, dict[str, Any]]:
    """The management's list of the tables, by name."""
    return {row["name"]: row for row in (await member.read("/api/tables"))["tables"]}


async def lobby(web: Web) -> dict[str, dict[str, Any]]:
    """The tables in the lobby, by name."""
    async with web.client() as anybody:
        houses = (await anybody.get("/api/room")).json()["houses"]
    return {table["name"]: table for house in houses for table in house["tables"]}


def test_a_second_table_at_another_limit_is_dealt_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            rosa = crew["Rosa"]
            (game,) = (await rosa.read("/api/tables"))["games"]
            assert (game["name"], game["game"], game["least"]) == (SECOND, "holdem", 2)
            limit = game["limits"][1]
            assert limit["name"] != (await lobby(web))[TABLE]["rules"]
            terms = {"house": "tommys", "game": "holdem", "rules": limit["name"], "seats": 6}
            await rosa.did("open-table", table=SECOND, **terms, id="second")
            await rosa.did("open-table", table=SECOND, **terms, id="second")
            card = (await lobby(web))[SECOND]
            assert (card["rules"], card["stakes"], card["seats"]) == (
                limit["name"],
                limit["stakes"],
                6,
            )
            taken = await rosa.act("open-table", table=SECOND, **terms)
            assert taken.status_code == 409 and "already" in taken.json()["words"]
            assert (await rosa.read("/api/tables"))["games"][0]["name"] == "tommys-holdem-3"
            async with (
                web.visit(SECOND, cookie=crew["Pat"].cookie) as pat,
                web.visit(SECOND, cookie=crew["Deb"].cookie) as deb,
            ):
                for visitor, seat in ((pat, 6), (deb, 1)):
                    await visitor.hello()
                    assert (await visitor.sit(seat))["type"] == "done"
                assert (await pat.ask(type="sit", seat=7))["type"] == "refused"
                assert (await pat.asked())["name"] == SECOND
                await crew["Flo"].did("pause-table", table=SECOND, reason="enough seen")
        await verified(tmp_path)

    run(work())


def test_a_table_needs_a_posted_game_a_limit_and_a_name(tmp_path: Path) -> None:
    wrong = (
        ({"game": "chess"}, 404, "has no table of chess"),
        ({"rules": "7-14"}, 409, "no limit 7-14"),
        ({"seats": 99}, 409, "seats"),
        ({"seats": 1}, 409, "seats"),
        ({"table": "house"}, 409, "cannot be called"),
        ({"table": TABLE}, 409, "already"),
        ({"table": "Back Room"}, 400, "table"),
    )

    async def work() -> list[tuple[bool, bool]]:
        async with served(tmp_path) as web, staffed(web) as crew:
            found = []
            for change, status, words in wrong:
                act = {"table": SECOND, "house": "tommys", "game": "holdem"} | change
                answer = await crew["Rosa"].act("open-table", **act)
                found.append((answer.status_code == status, words in answer.json()["words"]))
            assert [*web.room.tables] == [TABLE] and SECOND not in await lobby(web)
        await verified(tmp_path)
        return found

    assert run(work()) == [(True, True)] * len(wrong)


def test_a_limit_changes_before_the_next_hand_and_stays(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            rosa, keeper = crew["Rosa"], web.room.tables[TABLE]
            limit = posted("tommys", "holdem").page.table[1].name
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await pat.sit()
                before = (await pat.asked())["hands"]
                old = keeper.craft.opened
                assert old is not None and old.rules != limit
                await rosa.did("change-table", table=TABLE, rules=limit, seats=8)
                row = (await rows(rosa))[TABLE]
                assert (row["rules"], row["next_rules"], row["next_seats"]) == (old.rules, limit, 8)
                assert keeper.craft.opened == old and keeper.state.running()
                again = await rosa.act("change-table", table=TABLE, rules=limit, seats=8)
                assert again.status_code == 409 and "already" in again.json()["words"]
                await play(pat, before + 1)
                await pat.asked()
                chips = keeper.state.players[1].chips
                assert keeper.craft.opened is not None and keeper.craft.opened.rules == limit
                assert keeper.state.seating.most == 8 and chips > 0
                row = (await rows(rosa))[TABLE]
                assert (row["rules"], row["next_rules"], row["next_seats"]) == (limit, "", 0)
                await crew["Flo"].did("pause-table", table=TABLE, reason="enough seen")
            await rosa.did(
                "open-table", table=SECOND, house="tommys", game="holdem", rules=limit, seats=5
            )
        await verified(tmp_path)
        # The room opens again with the limits and seats that it had.
        async with SqliteStore(tmp_path / "room.db") as store:
            room = Room(store)
            await room.open()
            await furnish(room, [posted("tommys", "holdem")])
            found = {
                name: (keeper.craft.opened.rules, keeper.state.seating.most)
                for name, keeper in room.tables.items()
                if keeper.craft.opened is not None
            }
            assert found == {TABLE: (limit, 8), SECOND: (limit, 5)}

    run(work())


def test_seats_go_only_where_nobody_sits(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            rosa = crew["Rosa"]
            refused = await rosa.act("change-table", table=TABLE, seats=2)
            assert refused.status_code == 409 and "Seat 3 is taken" in refused.json()["words"]
            await rosa.did("change-table", table=TABLE, seats=4)
            # A resting table changes without a hand.
            await crew["Flo"].did("pause-table", table=TABLE, reason="a look")
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                assert len(pat.state["table"]["seats"]) <= 4
                full = await pat.ask(type="sit", seat=5)
                assert full["type"] == "refused"

    run(work())


def test_a_closed_table_gives_everybody_their_chips_after_the_hand(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            keeper = web.room.tables[TABLE]
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await pat.sit()
                before = (await pat.asked())["hands"]
                everything = sum((await web.balances()).values())
                await crew["Rosa"].did("close-table", table=TABLE)
                assert keeper.state.running() and TABLE not in await lobby(web)
                row = (await rows(crew["Rosa"]))[TABLE]
                assert row["closed"] and row["running"]
                await play(pat, before + 1)
                while keeper.state.players:
                    await pat.hear()
            balances = await web.balances()
            seats = {a: c for a, c in balances.items() if a.startswith(at(TABLE, ""))}
            assert not any(
                cents for a, cents in seats.items() if a.removeprefix(at(TABLE, "")).isdigit()
            )
            assert balances[purse("Pat")] > 0 and sum(balances.values()) == everything == 0
            await crew["Rosa"].did("reopen-table", table=TABLE)
            assert (await lobby(web))[TABLE]["taken"] == 0
        await verified(tmp_path)

    run(work())


def test_the_wait_list_is_seen_and_struck_when_the_table_closes(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, bots=8) as web, staffed(web) as crew:
            keeper, rosa = web.room.tables[TABLE], crew["Rosa"]
            await rosa.did("change-table", table=TABLE, seats=len(keeper.state.players) + 1)
            async with (
                web.visit(TABLE, cookie=crew["Pat"].cookie) as pat,
                web.visit(TABLE, cookie=crew["Deb"].cookie) as deb,
            ):
                await pat.hello()
                await deb.hello()
                await pat.sit()
                await pat.asked()
                assert (await deb.order(do="join-list"))["type"] == "done"
                assert (await rows(rosa))[TABLE]["waiting"] == ["Deb"]
                await rosa.did("close-table", table=TABLE)
                await play(pat, keeper.state.hands + 1)
                while keeper.state.players:
                    await pat.hear()
            assert not keeper.state.waiting and not keeper.state.called
        await verified(tmp_path)

    run(work())
