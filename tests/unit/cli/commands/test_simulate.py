"""`simulate` plays many hands and prints everybody's results."""

import pytest

from cardhouse.analysis import families
from cardhouse.analysis.simulate import workers as simulate_workers
from cardhouse.analysis.simulate.job import Job, Sums
from cardhouse.bots import sample
from tests.unit.cli.calls import call, complaint

FAST = ("simulate", "tommys", "holdem", "--seats", "3", "--seed", "7", "--workers", "1")
HOLDEM = (*FAST, "--engine")
BLACKJACK = ("simulate", "tommys", "no-bust-blackjack", "--workers", "1")


def test_the_same_seed_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    first = call(capsys, *HOLDEM, "--hands", "6", "--json")
    assert (first.code, first.err) == (0, "")
    assert call(capsys, *HOLDEM, "--hands", "6", "--json").out == first.out
    data = first.data
    assert (data["hands"], data["method"], data["table"]) == (6, "engine", "2-4")
    assert data["roles"]["house"]["net"] == 6 * 300
    assert sum(role["net"] for role in data["roles"].values()) == 0
    assert {"big_bets_per_100", "standard_error", "won"} <= set(data["roles"]["seat 1"])


def test_the_table_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(capsys, *HOLDEM, "--hands", "2")
    assert called.lines[0].startswith("Texas Hold'em at Tommy's")
    assert called.lines[1] == "2 hands by bots, through the engine, seed 7"
    heads = [
        "role",
        "hands",
        "net",
        "per",
        "hand",
        "bets/100",
        "won",
        "/",
        "even",
        "/",
        "lost",
        "%",
    ]
    assert [line.split() for line in called.lines if line.startswith("role")] == [heads]
    assert any(line.startswith("house       2  +$3.000") for line in called.lines)


def test_a_banked_game_in_kernels(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--hands", "20000", "--seats", "3", "--bet", "20", "--json")
    data = call(capsys, *BLACKJACK, *options).data
    assert (data["method"], data["bet"], data["hands"]) == ("kernel", 2000, 20000)
    player, bank, house = (data["roles"][role] for role in ("player", "bank", "house"))
    assert player["entries"] == 2 * bank["entries"] == 40000
    assert player["collections"] == 40000 * 50 and bank["collections"] == 20000 * 100
    assert player["net"] + bank["net"] + house["net"] == 0
    assert 0 < player["standard_error"] < 40


def test_a_banked_game_by_bots(capsys: pytest.CaptureFixture[str]) -> None:
    data = call(capsys, *BLACKJACK, "--hands", "4", "--engine", "--json").data
    assert data["method"] == "engine" and "won" in data["roles"]["bank"]


@pytest.mark.long
def test_a_game_for_a_pot_in_compiled_play(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--hands", "20000", "--bots", "sensible,caller,random", "--json")
    first = call(capsys, *FAST, *options)
    assert call(capsys, *FAST, *options).out == first.out
    data = first.data
    assert (data["method"], data["hands"], data["bots"][1]) == ("kernel", 20000, "caller")
    assert data["roles"]["house"]["net"] == 20000 * 300
    assert sum(role["net"] for role in data["roles"].values()) == 0
    assert data["roles"]["seat 1"]["net"] > 0 > data["roles"]["seat 2"]["net"]


def test_what_the_kernels_do_not_know_is_named_and_left_to_the_engine(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(families, "gap", lambda game: "Hold'em: a strange step")
    called = call(capsys, *FAST, "--hands", "2", "--json")
    assert called.err == "cardhouse: Hold'em: a strange step; the engine plays it\n"
    assert called.data["method"] == "engine"


def test_bots_are_named_for_every_seat_or_one_for_all(capsys: pytest.CaptureFixture[str]) -> None:
    data = call(capsys, *HOLDEM, "--hands", "2", "--bots", "caller", "--json").data
    assert data["bots"] == ["caller"] * 3
    line = complaint(capsys, *HOLDEM, "--bots", "sensible,fish,tight")
    assert line == "no bot 'fish'; there are: sensible, tight, loose, caller, random"
    line = complaint(capsys, *HOLDEM, "--bots", "sensible,tight")
    assert line == "--bots names one bot for all or 3 for the seats, not 2"
    assert "--bots is for games without a bank" in complaint(capsys, *BLACKJACK, "--bots", "tight")


def test_an_interrupted_run_says_what_is_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(job: Job, number: int) -> Sums:
        if number == 1:
            raise KeyboardInterrupt
        return real(job, number)

    real = sample.play
    monkeypatch.setattr(sample, "play", play)
    called = call(capsys, *HOLDEM, "--hands", "60", "--json")
    assert called.code == 130
    assert called.err == "cardhouse: stopped after 50 of 60 hands\n"
    assert (called.data["hands"], called.data["asked"]) == (50, 60)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--hands", "0"), "argument --hands: 0 is too small: at least 1 (see"),
        (("--seats", "11"), "holdem is for 2 to 10 players, not 11"),
        (("--table", "9-9"), "no table '9-9'"),
        (("--bet", "20"), "--bet is for banked games"),
        (("--workers", "2", "--ray", "local"), "argument --ray: not allowed with"),
    ],
)
def test_mistakes_take_one_line(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], says: str
) -> None:
    assert says in complaint(capsys, "simulate", "tommys", "holdem", *options)


def test_a_bet_that_the_table_does_not_take(capsys: pytest.CaptureFixture[str]) -> None:
    assert "is $5 to $100, not 500" in complaint(capsys, *BLACKJACK, "--bet", "500")
    assert "'ten' is no amount" in complaint(capsys, *BLACKJACK, "--bet", "ten")


def test_a_cluster_that_is_not_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(*args: object) -> None:
        raise simulate_workers.Unreachable("no Ray at 'x': nobody answers")

    monkeypatch.setattr(simulate_workers, "on_ray", nobody)
    line = complaint(capsys, "simulate", "tommys", "holdem", "--engine", "--ray", "x")
    assert line == "no Ray at 'x': nobody answers"
