"""A ruling nobody had written before: it is applied, and breaks nobody's book."""

import io
from pathlib import Path

import pytest

from cardhouse.cli.main import main
from cardhouse.rulebook import load
from cardhouse.rulebook.cites import needed_cites
from cardhouse.rulebook.files import houses
from tests.kit.declared import declared
from tests.kit.hands import Dealt
from tests.kit.refusals import refusal
from tests.kit.sixth import FOLDER
from tests.recipes.ruling.reports import OnPhone
from tests.unit.cli.calls import call

Capsys = pytest.CaptureFixture[str]


def test_the_hand_of_who_takes_a_call_is_dead() -> None:
    table = Dealt(seats=3)
    events = table.report(OnPhone(seat=3))
    assert [event.cite for event in events][:2] == ["phone", "phone"]
    assert 3 not in table.hand.live
    with refusal("not in"):
        table.report(OnPhone(seat=3))
    table.report(OnPhone(seat=1))
    assert declared(table.game)["on-phone"] == {"phone", "floor.final"}


def test_every_shipped_book_is_asked_for_a_rule_and_none_breaks(capsys: Capsys) -> None:
    asked = 0
    for house in houses():
        games = load(house).games.values()
        warned = any("phone" in needed_cites(post) for post in games)
        checked = call(capsys, "check", house)
        assert checked.code == 0, checked.err
        assert ("no rule answers for `phone`" in checked.out + checked.err) == warned
        assert call(capsys, "check", "--strict", house).code == (1 if warned else 0)
        asked += warned
    # A house that spreads banked games alone owes no ruling on a pot.
    assert 0 < asked < len(houses())


def test_a_book_of_others_is_warned_and_dealt_as_before(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = call(capsys, "check", str(FOLDER))
    assert checked.code == 0 and "`phone`" in checked.out + checked.err
    dealt = call(capsys, "deal", str(FOLDER), "holdem", "--hands", "5", "--seed", "1")
    assert dealt.code == 0 and dealt.out.count("*** Result ***") == 5
    typed = ["report", "report on-phone", "report on-phone 2", "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join((*typed, ""))))
    assert main(["play", str(FOLDER), "holdem", "--seats", "4", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert "on-phone" in said and "Something is missing: report on-phone SEAT." in said
    assert "Floor: on phone" in said, said


def test_a_room_from_before_opens_and_is_verified(capsys: Capsys, tmp_path: Path) -> None:
    """The package without the ruling wrote this folder."""
    old = Path("old")
    audited = call(capsys, "verify", "--data", str(old), "--json").data
    assert audited["ok"] and audited["audited"]["hands"] >= 3
