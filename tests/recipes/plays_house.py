"""A house and a game nobody had posted before, through everything."""

import io
from pathlib import Path
from typing import Any

import pytest

from cardhouse.cli.main import main
from cardhouse.rulebook import posted
from tests.kit.rooms import opened_room
from tests.kit.web import Visitor, run, served
from tests.recipes.books import HOUSE
from tests.recipes.checked import check_pots
from tests.unit.cli.calls import call

PINEAPPLE = "crazy-pineapple"
TABLE = f"{HOUSE}-{PINEAPPLE}"
Capsys = pytest.CaptureFixture[str]


@pytest.mark.parametrize("name", ["holdem", PINEAPPLE])
def test_the_book_is_good_and_can_be_dealt(name: str, capsys: Capsys) -> None:
    checked = call(capsys, "check", "--strict", HOUSE)
    assert (checked.code, checked.out) == (0, f"{HOUSE}: ok\n"), checked.err
    dealt = call(capsys, "deal", HOUSE, name, "--hands", "3", "--seed", "2")
    assert dealt.code == 0 and dealt.out.count("*** Result ***") == 3
    assert "RC-ROOM-2" in call(capsys, "rules", HOUSE, name).out


@pytest.mark.parametrize("seats", [2, 6])
def test_every_pot_of_crazy_pineapple_is_right(seats: int) -> None:
    seen = check_pots(posted(HOUSE, PINEAPPLE), 500, seats=seats)
    assert seen["shown"] > 100 and seen["tied"]
    assert seats == 2 or seen["side pot"]


def test_every_pot_of_holdem_is_right() -> None:
    assert check_pots(posted(HOUSE, "holdem"), 60, seats=5)["shown"]


def test_words_and_terminal_show_the_discard(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = call(capsys, "deal", HOUSE, PINEAPPLE, "--hands", "5", "--seed", "3", "--bots", "caller")
    assert " discards " in told.out
    typed = ["call", "check", "check", "why", "discard", "discard 1", "check", "check", "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join((*typed, ""))))
    arguments = ["play", HOUSE, PINEAPPLE, "--seats", "2", "--seed", "4", "--bots", "caller"]
    assert main(arguments) == 0
    said = capsys.readouterr().out
    assert "[d]iscard 1 of your cards" in said
    assert "You discard" in said or "discards" in said, said


def test_a_room_keeps_it_and_verifies(tmp_path: Path, capsys: Capsys) -> None:
    async def evening() -> Any:
        async with opened_room(tmp_path, (HOUSE, PINEAPPLE)) as room:
            table = room.tables[PINEAPPLE]
            while table.state.hands < 4:
                await room.dealer(PINEAPPLE).step()
            return table.state.hands

    assert run(evening()) == 4
    audited = call(capsys, "verify", "--data", str(tmp_path), "--json").data
    assert audited["ok"] and audited["audited"]["hands"] == 4


def test_people_throw_a_card_away_over_the_wire(tmp_path: Path) -> None:
    async def evening() -> None:
        async with (
            served(tmp_path, f"{HOUSE}/{PINEAPPLE}", bots=0) as web,
            web.visit(TABLE, "Ada") as ada,
            web.visit(TABLE, "Ben") as ben,
        ):
            for seat, who in {1: ada, 2: ben}.items():
                await who.hello()
                assert (await who.sit(seat))["type"] == "done"
            await to_the_discard(ada, ben)

    run(evening())


async def to_the_discard(*people: Visitor) -> None:
    """Everybody calls and checks until somebody is asked to throw a card away."""
    for _ in range(12):
        who = await in_turn(*people)
        offers = who.offers()
        if "discard" in offers:
            cards = offers["discard"]["cards"]
            assert len(cards) == 3 and offers["discard"]["least"] == 1
            assert (await who.order(do="discard", cards=cards[:2]))["type"] == "refused"
            assert (await who.order(do="discard", cards=cards[:1]))["type"] == "done"
            return
        await who.order(do="check" if "check" in offers else "call")
    raise AssertionError("nobody was asked to discard")


async def in_turn(*people: Visitor) -> Visitor:
    """The visitor in turn, once all have heard the same."""
    while True:
        newest = max(who.state["seq"] for who in people)
        for who in people:
            while who.state["seq"] < newest:
                await who.hear()
        for who in people:
            if who.offers():
                return who
        await people[0].hear()
