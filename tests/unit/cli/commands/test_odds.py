"""`cardhouse odds`: exact or sampled, and labelled as such."""

import pytest

from tests.unit.cli.calls import call, complaint


def test_exact_odds_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(capsys, "odds", "tommys", "holdem", "AsAh", "KdKc", "--exact", "--json")
    assert called.code == 0
    data = called.data
    assert (data["method"], data["deals"]) == ("exact", 1712304)
    assert [hand["win"] for hand in data["hands"]] == [1388072, 317694]
    assert [hand["tie"] for hand in data["hands"]] == [6538, 6538]
    assert data["hands"][0]["equity"] == pytest.approx(0.8125549, abs=1e-7)
    assert data["hands"][0]["standard_error"] == 0
    assert "scoop" not in data["hands"][0]


def test_exact_odds_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(capsys, "odds", "tommys", "holdem", "AsAh", "KdKc")
    title, how, _, heads, aces, kings = called.lines
    assert title == "Texas Hold'em at tommys"
    assert how == "exact: all 1,712,304 deals counted"
    assert heads.split() == ["hand", "equity", "win", "tie", "lose"]
    assert aces.split() == ["As", "Ah", "81.255", "%", "81.06", "%", "0.38", "%", "18.55", "%"]
    assert kings.split()[2] == "18.745"


def test_a_sample_says_so_and_repeats_itself(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("odds", "tommys", "stud7", "AsAhTs", "KcQcJc", "--trials", "5000", "--seed", "3")
    called = call(capsys, *asked)
    assert called.lines[1] == "sampled: 5,000 random deals, seed 3"
    assert "± error" in called.lines[3]
    assert call(capsys, *asked).out == called.out
    data = call(capsys, *asked, "--json").data
    assert (data["method"], data["deals"], data["seed"]) == ("sampled", 5000, 3)
    assert 0.001 < data["hands"][0]["standard_error"] < 0.01


def test_high_and_low(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("odds", "tommys", "omaha-hilo", "AsKhQsJh", "AcKd5d7h", "--board", "8s Ts Jc")
    data = call(capsys, *asked, "--json").data
    assert data["board"] == ["8s", "Ts", "Jc"]
    low = data["hands"][1]
    assert (low["scoop"], low["high"], low["low"]) == (
        15,
        {"win": 15, "tie": 90},
        {"win": 224, "tie": 0},
    )
    called = call(capsys, *asked)
    assert called.lines[1] == "board: 8s Ts Jc"
    assert called.lines[4].split() == ["hand", "equity", "scoop", "high", "tied", "low", "tied"]


def test_a_range_dead_cards_and_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(
        capsys, "odds", "tommys", "holdem", "QQ+", "AKs", "--board", "2c7d9h", "--dead", "Qs Qh"
    )
    assert called.lines[1:4] == [
        "board: 2c 7d 9h",
        "dead: Qs Qh",
        "exact: all 25,284 deals counted",
    ]
    assert called.lines[-2].startswith("QQ+ ")
    joker = call(
        capsys, "odds", "tommys", "lowball", "Jo2d3h4c", "5s6d7h8cAc", "--table", "4-8 joker"
    )
    assert joker.lines[1] == "exact: all 44 deals counted"


def test_the_widest_table_fits_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    hands = ("As2h3sTh8h9d", "KcQcJc9h3c2d", "4c4d5h5s6s7s")
    called = call(capsys, "odds", "tommys", "stud7-hilo", *hands, "--trials", "1000")
    assert max(map(len, called.lines)) <= 80
    assert len(called.lines) == 4 + len(hands)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (["holdem", "AsAh", "AsKs"], "As (ace of spades) is there twice; one pack has it once"),
        (["holdem", "AsAh", "KdKc", "--board", "2c"], "a board is 3, 4 or 5 cards, not 1"),
        (["no-bust-blackjack", "As", "Kd"],
         "there are no odds in No-Bust Blackjack: no player's hand meets another's"),
        (["holdem", "random", "random", "--exact"],
         "2,781,381,002,400 deals are too many to count: without --exact they are sampled"),
        (["holdem", "AsAh", "KdKc", "--seed", "-1"], "argument --seed: a seed is 0 or more"),
        (["holdem", "AsAh", "KdKc", "--dead", "??"], "?? (hidden card) is not in the deck"),
        (["nothing", "As", "Kd"], "no game 'nothing' at tommys; it posts: "),
        (["holdem", "AsAh", "KdKc", "--trials", "0"], "argument --trials: 0 is too small"),
    ],
)  # fmt: skip
def test_mistakes_take_one_line(
    capsys: pytest.CaptureFixture[str], asked: list[str], words: str
) -> None:
    assert complaint(capsys, "odds", "tommys", *asked).startswith(words)


def test_it_says_what_is_not_installed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardhouse.cli.figures.find_spec", lambda _: None)
    words = complaint(capsys, "odds", "tommys", "holdem", "AsAh", "KdKc")
    assert words == "figures need NumPy: pip install 'cardhouse[analysis]'"
