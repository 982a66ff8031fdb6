"""Pan at the terminal: proposals with their worth, typed commands, and reports."""

import io

import pytest

from cardhouse.bots import Session
from cardhouse.chance import Seeded
from cardhouse.cli.main import main
from cardhouse.cli.pan import typed as play_pan
from cardhouse.cli.pan.notes import SHOWN, lines
from cardhouse.cli.play import report as play_report
from cardhouse.cli.play.kinds import Reporter
from cardhouse.cli.play.read import Unclear
from cardhouse.engine.core.commands import Command
from cardhouse.engine.pan.commands import (
    DiscardCard,
    DrawCard,
    Force,
    GoOnTop,
    Increase,
    LayMeld,
    LetGo,
    Retire,
    SplitMeld,
    TakeDiscard,
)
from cardhouse.engine.pan.view import look
from cardhouse.floor.core.reports import WrongCount
from cardhouse.rulebook import posted
from cardhouse.words.speech import Listener, plain, spoken
from tests.kit.pan import Pan

HAND = {4: "5s 5s 5s 5s 4h 4s 4c 4c Ad 2d"}


def drawn() -> Pan:
    return Pan(seats=4, first=4, hands=HAND, deck="3d").act("4 draw")


def told(table: Pan) -> list[str]:
    """The proposals to seat 4."""
    return [spoken(said, Listener()) for said in lines(look(table.hand, 4), table.ask)]


def test_melds_are_proposed_with_what_they_collect() -> None:
    table = drawn()
    said = told(table)
    assert said[0] == "1: Lay 5s 5s 5s 5s, 6 chips from each of 3"
    assert any("Lay Ad 2d 3d, 1 chip from each of 3" in line for line in said)
    assert len(said) <= SHOWN
    table.act("4 meld 5s 5s 5s")
    assert any("Add 5s to 5s 5s 5s, 2 chips from each of 3" in line for line in told(table))


def test_a_number_carries_a_proposal_out() -> None:
    table = drawn()
    view = look(table.hand, 4)
    table.play(play_pan.command(["1"], view, table.ask))
    assert table.melds(4) == ["5s 5s 5s 5s"]
    with pytest.raises(Unclear):
        play_pan.command(["77"], view, table.ask)


@pytest.mark.parametrize(
    ("words", "order"),
    [
        ("stay", GoOnTop(4)),
        ("retire", Retire(4)),
        ("d", DrawCard(4)),
        ("take", TakeDiscard(4)),
        ("force", Force(4)),
        ("let", LetGo(4)),
        ("x", DiscardCard(4, "3d")),  # type: ignore[arg-type]
        ("discard kd", DiscardCard(4, "Kd")),  # type: ignore[arg-type]
        ("m 5s 5s 5s", LayMeld(4, ("5s", "5s", "5s"))),  # type: ignore[arg-type]
        ("m 4h 4s from 2 4c", LayMeld(4, ("4h", "4s"), 2, ("4c",))),  # type: ignore[arg-type]
        ("add 1 5s", Increase(4, 1, ("5s",))),  # type: ignore[arg-type]
        ("split 1 4c into 4c 4h", SplitMeld(4, 1, ("4c",), ("4c", "4h"))),  # type: ignore[arg-type]
    ],
)
def test_what_is_typed(words: str, order: Command) -> None:
    table = drawn()
    assert play_pan.is_verb(words.split()[0])
    assert play_pan.command(words.split(), look(table.hand, 4), table.ask) == order


@pytest.mark.parametrize("words", ["stay now", "add", "add 5s", "split 1 4c", "m xx", "x 4c 4h"])
def test_what_cannot_be_understood_is_told(words: str) -> None:
    table = drawn()
    with pytest.raises(Unclear):
        play_pan.command(words.split(), look(table.hand, 4), table.ask)


def test_reports_of_the_game() -> None:
    table = drawn()
    me = Reporter(4, "the floor")
    assert play_report.report(["count", "3"], table.hand, me) == WrongCount(seat=3)
    for kind in play_report.kinds(table.game).values():
        words = play_report.split(plain(kind.typed))
        assert play_report.report(words, table.hand, me)


def test_a_beginner_plays_a_hand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "help\nreport\nstay\n" + "1\n\nx\nx 2h\nx 3h\nx 4h\n" * 40 + "quit\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", "tommys", "pan", "--seed", "9", "--seats", "3"]) == 0
    told = capsys.readouterr().out
    assert "goes out with eleven cards" in told or "go out with eleven cards" in told
    assert "no meld yet, 10 cards" in told and "lay a new meld" in told


def test_a_session_waits_for_the_person_who_may_force() -> None:
    bots = dict.fromkeys((2, 3, 4), "sensible")
    session = Session.open(posted("tommys", "pan"), chance=Seeded(4), seats=4, bots=bots, seed=4)
    asked = set()
    for _ in range(12):
        session.next_hand()
        session.advance()
        while not session.over:
            ask = session.waiting
            assert ask is not None and ask.actor == 1
            asked |= set(ask.offers)
            stays = GoOnTop(1) if GoOnTop in ask.offers else ask.default
            assert stays is not None
            session.play(Force(1) if Force in ask.offers else stays)
            session.advance()
    assert {GoOnTop, DrawCard, Force} <= asked
