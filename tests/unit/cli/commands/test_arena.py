"""`arena` lets bots meet over the same cards, and tells which is better."""

import json
from pathlib import Path

import pytest

from cardhouse.api.arena import Faulty
from cardhouse.cli.commands import arena
from tests.unit.cli.calls import call, complaint

HOLDEM = ("arena", "tommys", "holdem", "--seats", "4", "--workers", "1", "--engine")
TWO = (*HOLDEM, "--bots", "caller,random")


def test_the_same_seed_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    first = call(capsys, *TWO, "--hands", "39", "--json")
    assert (first.code, first.err) == (0, "")
    assert call(capsys, *TWO, "--hands", "39", "--json").out == first.out
    data = first.data
    # Hands that are no whole deal are rounded up.
    assert (data["hands"], data["deals"], data["method"]) == (40, 20, "engine")
    assert (data["level"], data["big_bet"], data["table"]) == (0.95, 400, "2-4")
    caller, other = data["bots"]
    assert (caller["bot"], other["bot"]) == ("caller", "random")
    assert caller["net"] + other["net"] == -300 * 40
    assert caller["per_100"] == pytest.approx(caller["net"] * 100 / (20 * 4))
    assert caller["big_bets_per_100"] == pytest.approx(caller["per_100"] / 400)
    (pair,) = data["pairs"]
    assert pair["low"] < pair["per_100"] < pair["high"]
    assert pair["per_100"] == pytest.approx(caller["per_100"] - other["per_100"])
    assert pair["significant"] == (pair["low"] > 0)


def test_the_standings_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    lines = call(capsys, *TWO, "--hands", "40").lines
    assert lines[0].startswith("Texas Hold'em at Tommy's")
    assert lines[1] == "40 hands through the engine: 20 deals, each played 2 times, seed 1"
    heads = [line.split()[:2] for line in lines if "bets/100" in line]
    assert heads == [["bot", "bets/100"], ["difference", "bets/100"]]
    assert lines[-1].endswith("times as large with new cards for every hand.")
    assert any(line.startswith("caller - random") for line in lines)


def test_a_bot_meets_itself(capsys: pytest.CaptureFixture[str]) -> None:
    data = call(capsys, *HOLDEM, "--bots", "caller,caller", "--hands", "8", "--json").data
    assert [bot["bot"] for bot in data["bots"]] == ["caller", "caller 2"]
    assert data["bots"][0]["net"] == data["bots"][1]["net"] == -300 * 8 / 2
    (pair,) = data["pairs"]
    assert (pair["per_100"], pair["standard_error"], pair["significant"]) == (0, 0, False)
    lines = call(capsys, *HOLDEM, "--bots", "caller,caller", "--hands", "8").lines
    assert lines[-1].endswith("not told")


def test_dollars_where_there_is_no_big_bet(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pan = ("arena", "tommys", "pan", "--bots", "caller,random", "--hands", "8", "--workers", "1")
    file = tmp_path / "pan.json"
    called = call(capsys, *pan, "--out", str(file))
    assert "dollars/100" in called.out
    data = json.loads(file.read_text())
    assert (data["hands"], data["seats"]) == (8, 6) and "big_bet" not in data


def test_tables_with_a_standing_bank_and_with_changing_games(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bots = ("--bots", "sensible,caller", "--hands", "4", "--workers", "1", "--json")
    for house, game in (("tommys", "no-bust-blackjack"), ("button-room", "dealers-choice")):
        assert call(capsys, "arena", house, game, *bots).data["deals"] == 2


def test_everybody_starts_with_the_chips_named(capsys: pytest.CaptureFixture[str]) -> None:
    data = call(capsys, *TWO, "--hands", "4", "--chips", "100", "--json").data
    assert data["chips"] == 100_00
    assert "'lots' is no amount: write --chips 20" in complaint(capsys, *TWO, "--chips", "lots")
    assert complaint(capsys, *TWO, "--chips", "1")


def test_an_interrupted_run_says_what_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from cardhouse.bots import arena as played

    def play(job: object, number: int) -> object:
        if number == 2:
            raise KeyboardInterrupt
        return real(job, number)  # type: ignore[arg-type]

    real = played.play
    monkeypatch.setattr(played, "play", play)
    monkeypatch.setattr(arena, "PIECE", 4)
    called = call(capsys, *TWO, "--hands", "20", "--json")
    assert (called.code, called.data["hands"], called.data["asked"]) == (130, 8, 20)
    assert called.err == "cardhouse: stopped after 8 of 20 hands\n"


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--bots", "caller,nobody"), "no bot 'nobody'; there are: sensible, "),
        (("--bots", "caller"), "caller alone meets nobody: name two bots or more"),
        (("--bots", ""), "nobody alone meets nobody"),
        (("--bots", "caller,"), "no bot ''; there are: "),
        (("--bots", ",".join(["caller"] * 11)), "11 bots are too many: holdem has 10 seats"),
        (("--bots", "caller,random,sensible", "--seats", "2"), "3 bots are too many for 2 seats"),
        (("--bots", "caller,random", "--seats", "11"), "holdem is for 2 to 10 players, not 11"),
        (("--bots", "caller,random", "--hands", "3"), "2 bots need 4 hands or more for an"),
        (("--bots", "caller,random", "--table", "9-9"), "no table '9-9'"),
        (("--bots", "caller,nowhere:Bot"), "no bot 'nowhere:Bot': ModuleNotFoundError: "),
        ((), "the following arguments are required: --bots"),
    ],
)
def test_mistakes_take_one_line(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], says: str
) -> None:
    assert says in complaint(capsys, "arena", "tommys", "holdem", *options)


def test_a_bot_that_fails_takes_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from cardhouse.bots import arena as played

    def play(job: object, number: int) -> object:
        raise Faulty("mine:Bot failed: ZeroDivisionError: division by zero")

    monkeypatch.setattr(played, "play", play)
    line = complaint(capsys, *TWO, "--hands", "4", code=1)
    assert line == "mine:Bot failed: ZeroDivisionError: division by zero"
