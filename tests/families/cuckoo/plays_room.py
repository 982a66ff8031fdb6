"""Cuckoo in a room: kept in a store, served to people, opened again and verified."""

from pathlib import Path
from typing import Any

import pytest

from cardhouse.cards import HIDDEN
from cardhouse.server import messages
from cardhouse.server.typescript import typescript
from tests.families.cuckoo_book import HOUSE, write
from tests.kit.rooms import opened_room
from tests.kit.staff import Member, staffed
from tests.kit.web import Visitor, Web, run, served
from tests.unit.cli.calls import call

GAME = f"{HOUSE}/cuckoo"
TABLE = f"{HOUSE}-cuckoo"


@pytest.fixture(autouse=True)
def beside_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Houses are found by their folder's name in the current directory."""
    write(tmp_path)
    monkeypatch.chdir(tmp_path)


def test_a_room_keeps_it_and_opens_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def evening(hands: int) -> tuple[int, Any]:
        async with opened_room(tmp_path, (HOUSE, "cuckoo")) as room:
            table = room.tables["cuckoo"]
            before = table.state.hands
            while table.state.hands < before + hands:
                await room.dealer("cuckoo").step()
            return before, table.state.copy()

    first, left = run(evening(5))
    second, _ = run(evening(5))
    assert (first, second) == (0, 5)
    assert left.box == 5 * 1_00
    audited = call(capsys, "verify", "--data", str(tmp_path), "--json").data
    assert audited["ok"] and audited["audited"]["hands"] == 10


def test_people_play_a_hand_over_the_wire(tmp_path: Path) -> None:
    async def evening() -> None:
        async with (
            served(tmp_path, GAME, bots=0) as web,
            web.visit(TABLE, "Ada") as ada,
            web.visit(TABLE, "Ben") as ben,
        ):
            for seat, who in {1: ada, 2: ben}.items():
                await who.hello()
                assert (await who.sit(seat))["type"] == "done"
            await exchanged(ada, ben)
            await rules_and_history(web, ada)

    run(evening())


async def exchanged(ada: Visitor, ben: Visitor) -> None:
    """Play a hand: the first player asked exchanges, and the dealer keeps the card held then."""
    # Seat 1 deals the first hand, so seat 2 is asked first.
    await ben.asked()
    while ada.state["seq"] < ben.state["seq"]:
        await ada.hear()
    own = held(ben)
    assert own != HIDDEN and own not in "".join(ada.heard)
    assert ben.state["table"]["family"] == "cuckoo"
    assert ben.offers().keys() == {"keep-card", "exchange"}
    assert ben.state["table"]["hints"]["silence"] == "keep-card"
    assert (await ada.order(do="keep-card"))["words"].startswith("It is not your turn")
    assert (await ben.order(do="exchange"))["type"] == "done"
    await ada.asked()
    assert held(ada) == own
    assert (await ada.order(do="keep-card"))["type"] == "done"
    while not ben.state["table"]["results"]:
        await ben.hear()
    texts = [line["text"] for line in ben.state["lines"]]
    assert any(text.startswith(f"You exchange with Ada: {own} for ") for text in texts), texts
    words = [result.get("words", "") for result in ben.state["table"]["results"]]
    assert any(each.startswith("wins with the ") for each in words)


def held(visitor: Visitor) -> str:
    """A visitor's card, as their own page shows it."""
    table = visitor.state["table"]
    you = next(seat for seat in table["hand"]["seats"] if seat["seat"] == table["you"])
    card: str = (*you["down"], *you["up"])[0]
    return card


async def rules_and_history(web: Web, visitor: Visitor) -> None:
    """The pages beside the table: its rules, its hands, and the lobby."""
    async with web.client(visitor.cookie) as client:
        rules = (await client.get(f"/api/tables/{TABLE}/rules")).json()
        table, players = rules["limits"]
        assert table.startswith("$2: antes of $2, buy-in from $20; a flat fee a hand, $1")
        assert players == "2 to 8 players"
        assert [rule["id"] for rule in rules["rules"]][:3] == ["CC-CU-1", "CC-CU-2", "CC-CU-3"]
        hands = (await client.get(f"/api/tables/{TABLE}/hands")).json()
        assert hands[-1]["summary"].endswith(" wins $3") and hands[-1]["yours"]
        told = (await client.get(f"/api/tables/{TABLE}/hands/1")).json()
        assert told["frames"][-1]["table"]["hand"]["family"] == "cuckoo"
        (house,) = (await client.get("/api/room")).json()["houses"]
        assert [table["family"] for table in house["tables"]] == ["cuckoo"]


def test_the_floor_rules_on_it_without_knowing_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with (
            served(tmp_path, GAME, bots=0) as web,
            staffed(web) as crew,
            web.visit(TABLE, "Ada") as ada,
            web.visit(TABLE, "Ben") as ben,
        ):
            for seat, who in {1: ada, 2: ben}.items():
                await who.hello()
                await who.sit(seat)
            await ben.asked()
            await crew["Flo"].did("pause-table", table=TABLE, reason="a ruling")
            await flashed(web, crew["Flo"])

    run(evening())


async def flashed(web: Web, flo: Member) -> None:
    """The console has the family's one report, foresees its ruling and makes it."""
    hand: Any = web.room.tables[TABLE].state.hand
    told = await flo.read(f"/api/floor/tables/{TABLE}")
    (form,) = told["forms"]
    assert form["report"] == "card-flashed" and [2] in form["cases"]
    secret = hand.down[2][0]
    assert secret not in str(told["forms"]) + str(told["places"])
    report = {"report": "card-flashed", "seat": 2}
    sent = {"seq": told["state"]["seq"], "report": report}
    foreseen = await flo.client.post(f"/api/floor/tables/{TABLE}/preview", json=sent)
    assert foreseen.status_code == 200, foreseen.text
    assert foreseen.json()["rules"] and secret not in str(foreseen.json()["after"])
    await flo.did("rule", table=TABLE, **sent)
    after: Any = web.room.tables[TABLE].state.hand
    assert secret in after.up.get(2, ())


def test_the_deal_is_passed_on_over_the_wire(tmp_path: Path) -> None:
    async def evening() -> None:
        async with served(tmp_path, GAME, bots=0) as web, web.visit(TABLE, "Ada") as ada:
            await ada.hello()
            await ada.sit(1)
            while not ada.state["table"]["you"]:
                await ada.hear()
            offers = {offer["do"]: offer for offer in ada.state["table"]["between"]}
            assert offers["pass-deal"]["words"] == "Pass the deal on"
            assert (await ada.order(do="pass-deal"))["type"] == "done"
            refused = await ada.order(do="pass-bank")
            assert refused["type"] == "refused"
            while not any("pass the deal on" in line["text"] for line in ada.state["lines"]):
                await ada.hear()

    run(evening())


def test_the_pages_know_its_wire() -> None:
    text = typescript(messages)
    assert 'family: "cuckoo";' in text
    assert 'do: "pass-deal";' in text and 'do: "exchange";' in text
    assert 'family: "banked" | "cuckoo" | "pan" | "pot";' in text
