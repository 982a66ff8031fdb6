"""The Button Room's dealer's choice: the button shows which game is played."""

import pytest

from cardhouse.engine.core.events import FeeDropped, HandStarted
from cardhouse.engine.core.illegal import Illegal
from cardhouse.rulebook import Mixed, open_table, opened_by
from cardhouse.table import AnyEvent, Table, play, table_ask, to_name
from cardhouse.table.asks import known
from cardhouse.table.commands import NameGame, NextHand, Sit
from cardhouse.table.events import GameNamed
from cardhouse.table.terms import Games
from tests.kit.hands import finish
from tests.kit.refusals import refusal
from tests.rules.button_room.house import HOUSE

FOUR = ("stud5", "stud7", "draw", "holdem")


def choice() -> Mixed:
    found = opened_by(HOUSE, "dealers-choice")
    assert isinstance(found, Mixed)
    return found


def opened(*seats: int) -> Table:
    table = open_table(choice(), "3-6")
    for seat in seats:
        play(table, Sit(seat=seat, name=f"Player {seat}", chips=500_00))
    return table


def named(table: Table, seat: int, game: str = "") -> list[AnyEvent]:
    """Play one hand of the game a seat names, or leaves as it was."""
    events = [*play(table, NameGame(seat=seat, game=game)), *play(table, NextHand())]
    finish(table)
    return events


def ids(cite: str) -> set[str]:
    return {rule.id for rule in choice().cited(cite)}


@pytest.mark.rule("BTN-RM-04")
def test_the_holder_of_the_button_names_the_game_of_that_hand() -> None:
    table = opened(3, 4, 5)
    assert to_name(table) == 3
    terms = table_ask(table, 3).offers[NameGame]
    assert isinstance(terms, Games) and tuple(terms.titles) == FOUR
    told, *_, _ = named(table, 3, "stud7")
    assert isinstance(told, GameNamed) and "BTN-RM-04" in ids(told.cite)
    assert table.dealt.game.name == "stud7"
    # Seat 4 names the next game.
    assert to_name(table) == 4
    with pytest.raises(Illegal) as refused:
        play(table, NameGame(seat=3, game="draw"))
    assert "BTN-RM-04" in ids(refused.value.cite)


@pytest.mark.rule("BTN-RM-04", "BTN-RM-03")
def test_an_orbit_of_every_game_and_each_holder_pays_for_the_one_they_named() -> None:
    table = opened(1, 2, 3, 4)
    for seat, game in zip((1, 2, 3, 4), FOUR, strict=True):
        events = named(table, seat, game)
        (started,) = [event for event in events if isinstance(event, HandStarted)]
        assert (started.game, started.button) == (game, seat)
        paid = [(e.seat, e.amount) for e in events if isinstance(e, FeeDropped)]
        assert paid == [(seat, 1_00)]
    assert table.box == 4_00 and table.hands == 4


@pytest.mark.rule("BTN-RM-P1")
def test_who_says_nothing_has_the_game_of_the_last_hand_played() -> None:
    table = opened(1, 2, 3)
    named(table, 1, "draw")
    told, *_ = named(table, 2)
    assert isinstance(told, GameNamed) and told.game == "draw" and "BTN-RM-P1" in ids(told.cite)
    assert table.dealt.game.name == "draw"
    # If no game is named before the first hand, the first of the list is played.
    fresh = opened(1, 2)
    named(fresh, 1)
    assert fresh.dealt.game.name == FOUR[0]


@pytest.mark.rule("BTN-RM-P1", "BTN-LB-01")
def test_low_ball_is_named_by_naming_draw_poker() -> None:
    table = opened(1, 2)
    with refusal("Name one of these"):
        play(table, NameGame(seat=1, game="lowball"))
    named(table, 1, "draw")
    assert any(event.cite.startswith("passed") for event in table.log)


@pytest.mark.rule("BTN-RM-P1")
def test_at_a_table_of_one_game_nothing_is_named() -> None:
    table = open_table(opened_by(HOUSE, "stud7"), "3-6")
    assert NameGame not in known(table)


@pytest.mark.rule("BTN-RM-P2")
def test_the_limit_of_the_table_governs_all_its_games() -> None:
    limits = [
        {(rules.stakes.small_bet, rules.stakes.big_bet) for _, rules in choice().each(table.name)}
        for table in choice().page.table
    ]
    assert [len(each) for each in limits] == [1] * 6
