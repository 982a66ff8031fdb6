"""`deal` lets bots play and prints the events."""

import shutil
from pathlib import Path

import pytest

from cardhouse.formats.history import decode, replayed
from cardhouse.rulebook import posted
from cardhouse.rulebook.files import shipped
from tests.unit.cli.calls import call, complaint

DEAL = ("deal", "tommys", "holdem")
HANDS = 1000


def test_the_same_seed_deals_the_same_bytes_and_conserves_chips(
    capsys: pytest.CaptureFixture[str],
) -> None:
    argv = (*DEAL, "--hands", str(HANDS), "--seed", "7", "--bots", "random", "--json")
    first = call(capsys, *argv)
    assert first.code == 0 and first.err == ""
    assert call(capsys, *argv).out == first.out
    assert len(first.lines) == HANDS
    game = posted("tommys", "holdem").game()
    for number, line in enumerate(first.lines, 1):
        history = decode(line)
        assert history.hand == number
        hand = replayed(history, game)[-1]
        assert hand.over
        assert sum(hand.chips.values()) == sum(history.started().stacks.values())
        assert hand.chips["box"] == 300 and hand.chips["pot"] == 0


def test_the_default_bots_deal_the_same_bytes_too(capsys: pytest.CaptureFixture[str]) -> None:
    argv = (*DEAL, "--hands", "40", "--seed", "7", "--json")
    assert call(capsys, *argv).out == call(capsys, *argv).out
    assert call(capsys, *argv).out != call(capsys, *argv[:-2], "8", "--json").out


def test_without_a_seed_no_two_deals_are_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    argv = (*DEAL, "--bots", "caller", "--json")
    assert call(capsys, *argv).out != call(capsys, *argv).out


def test_a_history_says_where_and_under_which_book_it_was_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    argv = (*DEAL, "--seats", "3", "--table", "4-8", "--format", "json", "--bots", "caller")
    history = decode(call(capsys, *argv).out)
    assert (history.house, history.game, history.table) == ("tommys", "holdem", "4-8")
    assert history.book == posted("tommys", "holdem").hash
    assert history.names == {1: "Ada", 2: "Ben", 3: "Cora"}
    assert set(history.started().stacks.values()) == {4000}


def test_the_text_tells_every_hand(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(capsys, *DEAL, "--hands", "3", "--seed", "7")
    starts = [line for line in called.lines if line.startswith("Hand ")]
    assert starts == [f"Hand {n}: Texas Hold'em at Tommy's Casino and Saloon" for n in (1, 2, 3)]
    assert called.lines.count("Dropped: $3") == 3


@pytest.mark.parametrize("bots", ["random", "caller", "sensible"])
@pytest.mark.parametrize("seats", ["2", "10"])
def test_every_bot_plays_at_every_table(
    capsys: pytest.CaptureFixture[str], bots: str, seats: str
) -> None:
    tables = posted("tommys", "holdem").page.table
    assert len(tables) == 4
    for table in tables:
        options = ("--table", table.name, "--seats", seats, "--bots", bots, "--seed", "1")
        called = call(capsys, *DEAL, *options, "--hands", "4", "--json")
        assert (called.code, len(called.lines)) == (0, 4)


def test_a_house_is_a_folder_of_data(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "my-room"
    shutil.copytree(str(shipped() / "tommys"), folder)
    history = decode(call(capsys, "deal", str(folder), "holdem", "--json").out)
    assert history.house == "my-room"


@pytest.mark.parametrize(
    ("options", "what"),
    [
        (("--hands", "x"), "argument --hands: 'x' is not a whole number"),
        (("--hands", "0"), "argument --hands: 0 is too small"),
        (("--hands", "-3"), "argument --hands: -3 is too small"),
        (("--seats", "1"), "holdem is for 2 to 10 players, not 1"),
        (("--seats", "11"), "holdem is for 2 to 10 players, not 11"),
        (("--table", "9-18"), "no table '9-18' for holdem; tommys posts: 2-4"),
        (("--bots", "fish"), "no bot 'fish'; there are: sensible"),
        (("--format", "xml"), "argument --format: invalid choice: 'xml'"),
    ],
)
def test_a_bad_option_is_refused(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], what: str
) -> None:
    assert complaint(capsys, *DEAL, *options).startswith(what)


def test_an_unknown_house_or_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, "deal", "nowhere", "holdem").startswith("no house 'nowhere'")
    assert complaint(capsys, "deal", "tommys", "bridge").startswith("no game 'bridge' at tommys")


@pytest.mark.parametrize("command", [("deal",), ("simulate", "--engine", "--workers", "1")])
def test_a_lone_player_beside_a_standing_bank_is_too_few(
    capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    """The bank may not deal two turns in a row, and nobody would bet against the player."""
    said = complaint(
        capsys, *command, "new-esquire", "no-bust-blackjack", "--hands", "9", "--seats", "2"
    )
    assert "a standing bank has seat 2; at least 2 must play beside it, not 1" in said
