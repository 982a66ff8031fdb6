"""Buttons that are not there say why: in the kernel's own words, or by the house's rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardhouse.engine.core.illegal import Illegal
from cardhouse.engine.families import look
from cardhouse.server.commands import tag
from cardhouse.server.table.families import staging_of
from cardhouse.words.refusals import refusal_words
from tests.kit.banked import Banked
from tests.kit.banked import game as banked_game
from tests.kit.hands import Dealt, game, seated
from tests.kit.web import run, served

HOLDEM = "tommys-holdem"


def barred(hand: Any) -> dict[str, Illegal]:
    """The commands that the present question leaves out, with their refusals."""
    bars = staging_of(hand.game).bars(hand, hand.asked[0])
    return {tag(kind): refusal for kind, refusal in bars}


def hints(dealt: Dealt, seat: int) -> bool:
    """True if a seat is told that its hand is beaten."""
    view = look(dealt.hand, seat)
    told = staging_of(dealt.game).hints
    table = seated(2)
    return told(table, view, dealt.ask, "en").beaten


def test_a_capped_raise_says_so_and_an_open_one_nothing() -> None:
    dealt = Dealt(seats=3)
    assert barred(dealt.hand) == {}
    dealt.act("3 raise 4", "1 raise 6", "2 raise 8")
    assert dealt.offers == {"fold", "call"}
    found = barred(dealt.hand)
    assert {do: refusal_words(why) for do, why in found.items()} == {
        "raise": "The betting is capped: call or fold."
    }
    assert found["raise"].cite == "bet.cap"


def test_a_muck_that_the_house_does_not_allow_is_left_to_its_rule() -> None:
    for house, kept in (("lo-ball-room", {"muck"}), ("tommys", set())):
        dealt = Dealt(game(house, "holdem"), seats=2)
        while "show" not in dealt.offers:
            dealt.check_round()
        assert set(barred(dealt.hand)) == kept
        assert all(why.cite == "show" for why in barred(dealt.hand).values())


def test_a_hand_is_beaten_only_by_one_that_lies_open() -> None:
    dealt = Dealt(seats=2, hands={1: "As Ad", 2: "7c 2d"}, board="Ks Qs 9d 8d 3c")
    while "show" not in dealt.offers:
        dealt.check_round()
    first = dealt.turn
    assert not hints(dealt, first)
    dealt.act(f"{first} show")
    assert hints(dealt, dealt.turn) is (dealt.turn == 2)


def test_a_play_that_a_hand_does_not_have_cites_its_rule_or_the_chips() -> None:
    rich = Banked(banked_game("new-esquire"), wagers={1: 20}, shoe="T 5 7 6")
    assert "split" in barred(rich.hand) and "double" not in barred(rich.hand)
    assert barred(rich.hand)["split"].cite == "play.split"
    stacks = {1: 30_00, 8: 5_000_00}
    poor = Banked(banked_game("new-esquire"), wagers={1: 20}, stacks=stacks, shoe="T 5 7 6")
    assert "do not have that many chips" in refusal_words(barred(poor.hand)["double"])


def test_a_view_has_the_reasons_and_the_seat_of_the_next_blind(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.visit(HOLDEM, "Zoe") as zoe:
            first = await zoe.hello()
            assert first["table"]["barred"] == [] and first["table"]["blind_next"] == 0
            await zoe.sit()
            table = await zoe.asked()
            assert table["blind_next"] in {plate["seat"] for plate in table["seats"]}
            async with web.client(zoe.cookie) as client:
                seats = (await client.get("/api/seats")).json()
                assert [each["table"] for each in seats] == [HOLDEM]
                assert seats[0]["turn"] is True and seats[0]["stakes"]
            async with web.client() as nobody:
                assert (await nobody.get("/api/seats")).json() == []

    run(work())
