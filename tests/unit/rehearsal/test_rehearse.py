"""Every table of a book is dealt on trial, and each fault is one line with file and path."""

from typing import Any

import pytest

from cardhouse.engine.core.step import Events
from cardhouse.engine.pot.bet import BettingRound
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.events import Folded, PotAwarded, ShowdownOpened
from cardhouse.engine.pot.showdown import ShowHands
from cardhouse.rehearsal import rehearse
from cardhouse.rehearsal.manners import bold, paying, silent
from cardhouse.rehearsal.sitting import Sitting
from cardhouse.rulebook import Posted, all_games, load, posted
from cardhouse.rulebook.files import houses
from cardhouse.table.rules import Seating


@pytest.mark.parametrize("house", houses())
def test_every_table_of_the_shipped_houses_can_be_dealt(house: str) -> None:
    assert rehearse(load(house)) == []


def sitting(seats: int = 10, game: str = "holdem") -> Sitting:
    return Sitting(posted("tommys", game), "", seats, "test")


def kinds(played: Sitting) -> set[type[Any]]:
    return {type(event) for event in played.table.log}


def test_who_pays_sees_every_street_and_the_showdown() -> None:
    played = sitting()
    played.deal(paying)
    assert ShowdownOpened in kinds(played) and Folded not in kinds(played)
    script = posted("tommys", "holdem").page.script
    begun = {getattr(event, "cursor", -1) for event in played.table.log}
    streets = {i for i, step in enumerate(script) if isinstance(step, Deal | BettingRound)}
    assert streets and streets <= begun


def test_who_is_silent_passes_the_hand_out() -> None:
    played = sitting()
    played.deal(silent)
    assert Folded in kinds(played) and ShowdownOpened not in kinds(played)


def test_who_is_bold_goes_all_in() -> None:
    played = sitting()
    before = {seat: player.chips for seat, player in played.table.players.items()}
    played.deal(bold)
    hand = played.table.hand
    assert hand is not None
    assert any(hand.paid[seat] >= before[seat] - hand.fee for seat in hand.seats)
    assert sum(isinstance(event, PotAwarded) for event in played.table.log) > 1, "side pots"


@pytest.mark.parametrize("post", all_games(), ids=lambda post: f"{post.house} {post.name}")
def test_everybody_has_a_seat_and_is_dealt_in(post: Posted) -> None:
    seating: Seating = post.page.seating
    played = Sitting(post, "", seating.most, "test")
    assert len(played.table.players) == seating.most
    played.deal(paying)
    assert played.table.hands == 1


def broken(self: object, hand: object) -> Events:
    raise AttributeError("a hand has no such thing")


def test_an_exception_is_a_fault_with_file_and_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deal, "close", broken)
    faults = rehearse(load("tommys"), "holdem")
    assert [str(fault) for fault in faults] == [
        "tommys/holdem.toml: $.script[4]: at the table 2-4 with 10 players "
        "a hand cannot be played: AttributeError a hand has no such thing"
    ]


def test_chips_that_nobody_wins_are_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ShowHands, "close", lambda self, hand: ())
    (fault, *_) = rehearse(load("tommys"), "omaha-hi")
    assert fault.file == "tommys/omaha-hi.toml" and "left in the middle" in fault.what


def test_a_hand_that_does_not_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardhouse.rehearsal.sitting.HAND_MOST", 10)
    (fault, *_) = rehearse(load("tommys"), "stud7")
    assert str(fault).startswith("tommys/stud7.toml: $.table[0]: at the table 2-4 with 8 players")
    assert "a hand has no end" in fault.what


def test_a_hand_in_which_nobody_is_asked_is_a_fault() -> None:
    played = sitting()
    played._pause()
    assert played.table.hand is not None
    played.table.hand.asked = ()
    with pytest.raises(Exception, match="nobody is asked"):
        played._decide(paying)
