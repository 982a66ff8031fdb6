"""Every act of the table of rights has its command, whose words become the act."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert

from cardhouse.cli.main import main
from cardhouse.cli.remote.fields import HELP, OWN_HELP, SEEN, fields_of
from cardhouse.cli.remote.pages import CAGE, FLOOR, STAFF, TABLES
from cardhouse.cli.remote.room import RemoteRoom
from cardhouse.server.staff.acts import ACTS, REPORTS, AnyAct
from cardhouse.server.staff.rights import PAGES, RIGHTS
from tests.kit.acts import report, sample
from tests.kit.shell import COMMANDS, typed
from tests.unit.cli.calls import call, complaint

Capsys = pytest.CaptureFixture[str]
TABLE = "tommys-holdem"
REPORTED = [{"do": "rule", "table": TABLE, "seq": 3, "report": report(name)} for name in REPORTS]
EVERY = [*(sample(do, TABLE) for do in ACTS), *REPORTED]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Acts that commands send, to a room that carries all of them out."""
    acts: list[dict[str, Any]] = []

    def act(room: RemoteRoom, act: dict[str, Any], name: str = "") -> dict[str, Any]:
        acts.append(act)
        return {"id": name, "entry": 7}

    monkeypatch.setattr(RemoteRoom, "act", act)
    monkeypatch.setenv("CARDHOUSE_TOKEN", "a-token")
    return acts


def test_every_act_has_one_command_and_every_page_too() -> None:
    assert COMMANDS.keys() == ACTS.keys() <= RIGHTS.keys()
    pages = [page.right for pages in (STAFF, TABLES, CAGE, FLOOR) for page in pages.values()]
    # The table of rights is open to everybody.
    assert {*pages} - {""} == PAGES.keys() - {"see-rights"}
    for command, shown in {"staff": STAFF, "tables": TABLES, "cage": CAGE, "floor": FLOOR}.items():
        assert not shown.keys() & {do for do, own in COMMANDS.items() if own == command}


@pytest.mark.parametrize("act", EVERY, ids=lambda act: act.get("report", act).get("report", ""))
def test_the_words_of_a_command_are_the_act(
    act: dict[str, Any], sent: list[dict[str, Any]], capsys: Capsys
) -> None:
    called = call(capsys, *typed(act))
    assert (called.code, called.err) == (0, ""), called.err
    # A field at its default may be said or not.
    assert [convert(each, AnyAct) for each in sent] == [convert(act, AnyAct)]
    assert called.out == "Done: line 7 of the journal.\n"


def test_money_is_typed_in_dollars(sent: list[dict[str, Any]]) -> None:
    argv = ["cage", "sell-chips", "--name", "Ann", "--amount", "$1,200.50", "--drawer", "A"]
    assert main(argv) == 0
    assert sent == [{"do": "sell-chips", "name": "Ann", "amount": 120050, "drawer": "A"}]


@pytest.mark.parametrize("words", ["12.345", "ten", "", "1e3", "nan", "1,00", "10,00.50", "-5"])
def test_an_amount_that_is_none_is_a_mistake(
    words: str, sent: list[dict[str, Any]], capsys: Capsys
) -> None:
    argv = ("cage", "sell-chips", "--name", "Ann", "--amount", words)
    assert "cardhouse cage sell-chips --help" in complaint(capsys, *argv) and not sent


def test_an_amount_that_is_none_says_how_to_write_one(capsys: Capsys) -> None:
    argv = ("cage", "sell-chips", "--name", "Ann", "--amount")
    assert "'1,00' is no amount of money: write it like $4, 2.50" in complaint(
        capsys, *argv, "1,00"
    )
    assert "'-5' is less than nothing: write it like $4" in complaint(capsys, *argv, "-5")


def test_a_seat_to_move_to_is_no_sum(sent: list[dict[str, Any]]) -> None:
    assert main(["floor", "move", TABLE, "--seat", "2", "--to", "7", "--seq", "3"]) == 0
    assert sent == [{"do": "move", "table": TABLE, "seq": 3, "seat": 2, "to": 7}]


def test_hours_are_typed_as_people_write_them(sent: list[dict[str, Any]], capsys: Capsys) -> None:
    hours = ("tables", "set-hours", TABLE, "--hours")
    assert main([*hours, "18:00-02:00", "9:30-12:00"]) == 0
    both = [{"opens": 1080, "closes": 120}, {"opens": 570, "closes": 720}]
    assert sent.pop()["hours"] == both
    assert main([*hours, "18:00-02:00", "--hours", "9:30-12:00"]) == 0
    assert sent.pop()["hours"] == both
    assert "'6pm' are no hours: write them like 18:00-02:00" in complaint(capsys, *hours, "6pm")
    assert "24:00" in complaint(capsys, *hours, "24:00-02:00") and not sent


def test_the_figures_of_a_book_are_json(sent: list[dict[str, Any]], capsys: Capsys) -> None:
    edit = ("staff", "edit-book", "--house", "tommys", "--game", "holdem", "--limits")
    assert "'2-4' is not JSON" in complaint(capsys, *edit, "2-4") and not sent
    assert main([*edit, '{"2-4": {"ante": 100}}']) == 0
    assert sent[0]["limits"] == {"2-4": {"ante": 100}}


def test_every_field_has_help_that_fits_its_act(capsys: Capsys) -> None:
    for do, kind in ACTS.items():
        for field in fields_of(kind) if do != "rule" else ():
            assert field.encode_name in {SEEN, *HELP, *OWN_HELP.get(do, {})}, (do, field)
    assert "the number of the seat to move to" in call(capsys, "floor", "move", "--help").out
    killing = call(capsys, "floor", "rule", TABLE, "kill-hand", "--help").out
    assert "For which part of the pot?" in killing


@pytest.mark.parametrize("command", [*dict.fromkeys(COMMANDS.values())])
def test_the_help_lists_its_acts_and_each_has_help_of_its_own(command: str, capsys: Capsys) -> None:
    acts = [do for do, own in COMMANDS.items() if own == command]
    listed = call(capsys, command, "--help").out
    assert all(f" {do}" in listed for do in acts)
    for do in acts:
        told = call(capsys, command, do, "--help")
        assert told.code == 0 and "For: " in told.out and len(told.out.splitlines()[0]) < 100


def test_a_report_has_help_of_its_own(capsys: Capsys) -> None:
    told = call(capsys, "floor", "rule", TABLE, "boxed", "--help").out
    assert "A card lies face up inside the deck" in told and "--preview" in told


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("cage",), "ACT"),
        (("cage", "crown"), "invalid choice: 'crown'"),
        (("cage", "sell-chips", "--name", "Ann"), "--amount"),
        (("cage", "settle-up", "--drawer", "A"), "(see cardhouse cage settle-up --help)"),
        (("floor", "rule", TABLE), "REPORT"),
        (("floor", "rule", TABLE, "gone"), "invalid choice: 'gone'"),
        (("floor", "rule", TABLE, "kill-hand", "--seat", "x"), "'x' is not a whole number"),
        (("floor", "play-free", TABLE, "--seat", "1", "--command", "{"), "is not JSON"),
        (("staff", "give-roles", "--name", "Ann", "--roles", "king"), "invalid choice: 'king'"),
        (("staff", "confirm", "--room", "ftp://x", "3"), "is no address such as"),
        (("staff", "confirm", "--room", "http://x:99999", "3"), "is no address such as"),
        (("staff", "confirm", "--language", "xx", "3"), "no language 'xx'"),
    ],
)
def test_a_mistake_is_one_line_and_nothing_is_sent(
    argv: tuple[str, ...], words: str, sent: list[dict[str, Any]], capsys: Capsys
) -> None:
    assert words in complaint(capsys, *argv) and not sent


def test_the_link_of_a_private_table_is_told_once(
    monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    done = {"id": "a", "entry": 7, "word": "a-word"}
    monkeypatch.setattr(RemoteRoom, "act", lambda *args: done)
    monkeypatch.setenv("CARDHOUSE_TOKEN", "a-token")
    called = call(capsys, "tables", "renew-link", "anns-evening")
    assert called.code == 0 and called.out.endswith("/enter/anns-evening#a-word\n"), called.out
    called = call(capsys, "staff", "invite", "--name", "Ann", "--roles", "player")
    assert called.code == 0 and called.out.endswith("/join#a-word\n"), called.out
