"""New editions of a game's book from outside: checked, in force from the next hand, kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardhouse.room.clock import StoppedClock
from cardhouse.room.furnish import furnish
from cardhouse.room.room import Room
from cardhouse.rulebook import posted
from cardhouse.store.sqlite import SqliteStore
from cardhouse.table.clock import DAY
from tests.kit.staff import Member, staffed
from tests.kit.web import Web, run, served
from tests.unit.server.backoffice.test_reports import NOON, TODAY
from tests.unit.server.playing import play
from tests.unit.server.staff.test_acts import TABLE, verified

HOLDEM = {"house": "tommys", "game": "holdem"}
DEARER = [{"up_to": 5, "amount": 200}, {"up_to": 10, "amount": 400}]
# The house's rule that states the fee, in new words.
WORDS = {"TOM-ROOM-17": "The fee of a hand is $2 with up to five players, and $4 with more."}


async def book(member: Member) -> dict[str, Any]:
    (found,) = await member.read("/api/books")
    card: dict[str, Any] = found
    return card


async def fees_taken(web: Web) -> list[int]:
    """The amounts dropped into the box of the table, as the ledger has them."""
    store, found = web.room.store, []
    async for each in store.read(f"table/{TABLE}"):
        found += [moved.amount for moved in each.transfers if moved.target == f"{TABLE}/box"]
    return found


def test_a_new_fee_holds_from_the_next_hand_and_outlives_the_room(tmp_path: Path) -> None:
    limits = {"2-4": {"bands": DEARER, "buy_in": 30_00}}

    async def work() -> str:
        async with served(tmp_path) as web, staffed(web) as crew:
            rosa, keeper = crew["Rosa"], web.room.tables[TABLE]
            async with web.visit(TABLE, cookie=crew["Pat"].cookie) as pat:
                await pat.hello()
                await pat.sit()
                hands, old = (await pat.asked())["hands"], keeper.posted.hash
                await rosa.did("edit-book", **HOLDEM, limits=limits, rules=WORDS)
                assert keeper.posted.hash == old and keeper.state.running()
                (row,) = (await rosa.read("/api/tables"))["tables"]
                assert row["next_book"]
                await play(pat, hands + 2)
                await crew["Flo"].did("pause-table", table=TABLE, reason="enough seen")
                taken = await fees_taken(web)
                # The hand in play is still paid for by the old edition.
                assert set(taken[: hands + 1]) == {3_00} and set(taken[hands + 1 :]) == {2_00}
                assert keeper.posted.hash != old and keeper.state.buy_in == 30_00
                rules = await crew["Pat"].read(f"/api/tables/{TABLE}/rules")
                texts = {rule["id"]: rule["text"] for rule in rules["rules"]}
                assert texts["TOM-ROOM-17"] == WORDS["TOM-ROOM-17"] and "$2" in rules["fees"][0]
            card = await book(rosa)
            assert card["book"] == keeper.posted.hash
            assert card["editions"] == [
                {
                    "number": 1,
                    "by": "Rosa",
                    "at": card["editions"][0]["at"],
                    "limits": limits,
                    "rules": WORDS,
                }
            ]
            (line,) = [e for e in await rosa.read("/api/journal") if e["kind"] == "book-edited"]
            three = [{"up_to": 5, "amount": 300}, {"up_to": 10, "amount": 300}]
            assert line["by"] == "Rosa"
            assert line["said"]["before"] == {"2-4": {"bands": three, "buy_in": 20_00}}
            assert line["said"]["after"] == limits
            edited = keeper.posted.hash
        await verified(tmp_path)
        return edited

    edited = run(work())
    run(undone(tmp_path, edited))


async def undone(folder: Path, edited: str) -> None:
    """The room opens under the edition, and another one leads back to the print."""
    printed = posted("tommys", "holdem")
    async with SqliteStore(folder / "room.db") as store:
        room = Room(store)
        await room.open()
        await furnish(room, [printed])
        assert room.posts["tommys", "holdem"].hash == edited
        assert room.posts.printed["tommys", "holdem"].hash == printed.hash
    async with served(folder) as web, web.client() as client:
        body = {"name": "Rosa", "password": "battery staple"}
        assert (await client.post("/api/login", json=body)).status_code == 200
        rosa = Member("Rosa again", client)
        await rosa.did("edit-book", **HOLDEM, id="back")
        assert (await book(rosa))["book"] == printed.hash
        assert web.room.posts["tommys", "holdem"].hash == printed.hash
        same = await rosa.act("edit-book", **HOLDEM, id="again")
        assert same.status_code == 409 and "already" in same.json()["words"]
    await verified(folder)


def test_an_edition_is_checked_like_any_book(tmp_path: Path) -> None:
    six = [{"up_to": n, "amount": n * 100} for n in range(2, 8)]
    muddled = [{"up_to": 9, "amount": 100}, {"up_to": 4, "amount": 200}]
    wrong: tuple[tuple[dict[str, Any], int, str], ...] = (
        ({"2-4": {"bands": six}}, 409, "at most 5"),
        ({"2-4": {"bands": muddled}}, 409, "must go up in players"),
        ({"2-4": {"bands": [{"up_to": 10, "amount": 2.5}]}}, 400, "int"),
        ({"2-4": {"bands": [{"up_to": 10, "percent": 5}]}}, 400, "percent"),
        ({"2-4": {"small_bet": 5_00}}, 409, "exceeds the big bet"),
        ({"2-4": {"small_bet": 20_00, "big_bet": 40_00}}, 409, "16"),
        ({"2-4": {"buy_in": 20_50}}, 409, "steps of 100"),
        ({"2-4": {"bands": DEARER}}, 409, "TOM-ROOM-17"),
        ({"3-6": {"small_bet": 3_00}}, 409, "no limit '3-6'"),
    )

    async def work() -> list[tuple[int, bool]]:
        async with served(tmp_path) as web, staffed(web) as crew:
            rosa, found = crew["Rosa"], []
            for limits, _, words in wrong:
                answer = await rosa.act("edit-book", **HOLDEM, limits=limits)
                found.append((answer.status_code, words in answer.text))
            nowhere = await rosa.act("edit-book", house="tommys", game="chess")
            assert nowhere.status_code == 404
            assert (await book(rosa))["editions"] == [] and not web.room.management.state.editions
            return found

    assert run(work()) == [(status, True) for _, status, _ in wrong]


def test_a_draft_shows_before_and_after_and_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            rosa, count = crew["Rosa"], web.room.management.count
            body: dict[str, Any] = {**HOLDEM, "limits": {"2-4": {"bands": DEARER}}}
            told = (await rosa.client.post("/api/books/draft", json=body)).json()
            assert [rule["id"] for rule in told["rules"]] == [*WORDS] and told["faults"]
            told = (
                await rosa.client.post("/api/books/draft", json={**body, "rules": WORDS})
            ).json()
            assert (told["faults"], told["rules"], told["tables"]) == ([], [], [TABLE])
            assert told["after"] == {"2-4": {"bands": DEARER}}
            assert told["before"]["2-4"]["bands"][0] == {"up_to": 5, "amount": 300}
            new = {"3-6": {"like": "2-4", "small_bet": 300, "big_bet": 600, "blinds": [100, 300]}}
            told = (
                await rosa.client.post("/api/books/draft", json={**HOLDEM, "limits": new})
            ).json()
            assert told["faults"] == [] and told["before"]["3-6"] == {}
            assert told["after"]["3-6"]["small_bet"] == 300
            assert web.room.management.count == count
            for name in ("Audrey", "Flo", "Cass", "Pat"):
                answer = await crew[name].client.post("/api/books/draft", json=body)
                assert answer.status_code == 403
            assert (await book(crew["Audrey"]))["limits"][0]["name"] == "2-4"

    run(work())


def test_a_limit_that_an_edition_adds_is_opened_like_any_other(tmp_path: Path) -> None:
    new = {"3-6": {"like": "2-4", "small_bet": 300, "big_bet": 600, "blinds": [100, 300]}}

    async def work() -> None:
        async with served(tmp_path) as web, staffed(web) as crew:
            rosa = crew["Rosa"]
            await rosa.did("edit-book", **HOLDEM, limits=new)
            await rosa.did("open-table", table="three-six", rules="3-6", **HOLDEM)
            stakes = web.room.tables["three-six"].state.game.stakes
            assert (stakes.small_bet, stakes.big_bet, stakes.blinds) == (300, 600, (100, 300))
        await verified(tmp_path)

    run(work())


def test_who_edits_the_fees_does_not_close_that_day(tmp_path: Path) -> None:
    async def work() -> None:
        clock = StoppedClock(NOON)
        crew = {"Rosa": ("player", "manager"), "Max": ("player", "manager"), "Cass": ("cashier",)}
        async with (
            served(tmp_path, clock=clock, money="cage") as web,
            staffed(web, **crew) as staff,  # type: ignore[arg-type]
        ):
            await staff["Rosa"].did("edit-book", **HOLDEM, limits={"2-4": {"buy_in": 30_00}})
            own = await staff["Rosa"].act("close-day", day=TODAY)
            assert own.status_code == 409 and "another manager" in own.json()["words"]
            asked = await staff["Max"].did("close-day", day=TODAY)
            await staff["Cass"].did("confirm", request=asked["request"])
            assert TODAY in web.room.management.state.days
            clock.at += DAY
            await staff["Rosa"].did("close-day", day="2026-11-17")

    run(work())
