"""Tables that change games are dealt on trial too, until each of their games has come up."""

from pathlib import Path

import pytest

from cardhouse.rehearsal import orbit, rehearse
from cardhouse.rehearsal.manners import MANNERS
from cardhouse.rehearsal.sitting import Sitting
from cardhouse.rulebook import Mixed, banked, load, opened_by
from tests.kit.mixed import BLACKJACK, BY_BUTTON, IN_TURN, mixed_folder, three_kinds
from tests.unit.rehearsal.test_rehearse import broken

CHOICE = ("button-room", "dealers-choice")


def choice(seats: int) -> Sitting:
    return Sitting(opened_by(*CHOICE), "3-6", seats, "test")


def kinds(place: Path, changing: str, seats: int = 8) -> Sitting:
    return Sitting(three_kinds(place, changing), "low", seats, "test")


@pytest.mark.rule("BTN-RM-04")
def test_every_game_is_named_in_an_orbit() -> None:
    sitting = choice(8)
    orbit.deal_all(sitting, is_full=True)
    assert set(sitting.dealt) == {"stud5", "stud7", "draw", "holdem"}
    assert sitting.dealt.total() == sitting.table.hands == 8, "everybody has had the button"


@pytest.mark.parametrize("changing", [BY_BUTTON, IN_TURN, 'by = "rotation", hands = 1000'])
def test_games_of_all_families_come_up(tmp_path: Path, changing: str) -> None:
    sitting = kinds(tmp_path, changing)
    orbit.deal_all(sitting, is_full=True)
    assert set(sitting.dealt) == {"holdem", "no-bust-blackjack", "pan", "stud7-hilo"}


def test_a_rotation_comes_back_to_its_first_game(tmp_path: Path) -> None:
    sitting = kinds(tmp_path, 'by = "rotation", hands = 2')
    orbit.deal_all(sitting, is_full=True)
    assert sitting.table.dealt.game.name == "holdem" and sitting.dealt["holdem"] == 3


def test_two_players_are_dealt_what_can_be_dealt_to_them() -> None:
    sitting = choice(2)
    orbit.deal_all(sitting, is_full=False)
    assert sitting.dealt.total() == len(MANNERS)


def test_a_hand_that_goes_wrong_is_a_fault_of_the_page_and_names_its_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mixed = opened_by(*CHOICE)
    assert isinstance(mixed, Mixed)
    deal = type(mixed.games["stud5"].page.script[1])
    monkeypatch.setattr(deal, "close", broken)
    (fault,) = rehearse(load(mixed.house), mixed.name)
    assert str(fault) == (
        "button-room/dealers-choice.toml: $.games[0]: at the table 3-6 with 10 players "
        "a hand of stud5 cannot be played: AttributeError a hand has no such thing"
    )


@pytest.mark.parametrize("changing", [BY_BUTTON, IN_TURN])
def test_a_game_that_never_comes_up_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changing: str
) -> None:
    # Players are asked only after a standing bank's turn, and there is none: at its own table
    # anybody may take the bank of such a game, but at a mixed table nobody can name it. The book
    # is refused when it is read; the trial deal must find it without that.
    monkeypatch.setattr(banked, "_rotation_law", lambda post, source: [])
    once = (BLACKJACK, "[[table]]", '[rotation]\nasked = "once"\n\n[[table]]')
    book = load(str(mixed_folder(tmp_path, changing, once)))
    assert rehearse(book, "no-bust-blackjack") == []
    assert [str(fault) for fault in rehearse(book, "mix")] == [
        "corner-club/mix.toml: $.table[0]: at the table low with 8 players "
        "these games never come up: no-bust-blackjack"
    ]
