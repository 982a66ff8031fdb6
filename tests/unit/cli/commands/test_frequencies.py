"""`cardhouse frequencies`: every hand of a house's deck, in the house's order."""

import pytest

from tests.unit.cli.calls import call, complaint


def test_the_counts_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    data = call(capsys, "frequencies", "ven-a-mexico", "draw-joker", "--json").data
    assert (data["deck"], data["cards"], data["hands"]) == (53, 5, 2869685)
    assert list(data["high"].items())[:3] == [
        ("royal flush", 24),
        ("five of a kind", 13),
        ("straight flush", 180),
    ]
    assert sum(data["high"].values()) == 2869685
    assert "low" not in data


def test_the_counts_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(capsys, "frequencies", "tommys", "pai-gow-poker")
    assert called.lines[0] == "Pai Gow Poker at tommys: the best five of 7 of 53 cards"
    assert called.lines[3].split()[4:] == ["1,128", "0.00073", "%", "136,651.7"]
    assert called.lines[-1].split() == ["all", "154,143,080"]
    assert all(len(line) <= 80 for line in called.lines)
    assert len(called.lines) == 3 + 11 + 1


def test_high_and_low(capsys: pytest.CaptureFixture[str]) -> None:
    data = call(capsys, "frequencies", "tommys", "stud7-hilo", "--cards", "5", "--json").data
    assert data["high"]["straight flush"] == 36
    assert data["low"] == {
        "five low": 1024, "six low": 5120, "seven low": 15360, "eight low": 35840,
        "no low": 2598960 - 57344,
    }  # fmt: skip


def test_a_table_with_a_joker(capsys: pytest.CaptureFixture[str]) -> None:
    data = call(capsys, "frequencies", "tommys", "lowball", "--table", "4-8 joker", "--json").data
    assert (data["deck"], data["low"]["five low"]) == (53, 2304)


def test_as_many_cards_as_the_game_deals(capsys: pytest.CaptureFixture[str]) -> None:
    data = call(capsys, "frequencies", "lo-ball-room", "holdem", "--json").data
    assert (data["cards"], data["hands"]) == (7, 133784560)
    omaha = call(capsys, "frequencies", "tommys", "omaha-hi")
    assert omaha.lines[0] == "Omaha Hi at tommys: 5 of 52 cards"
    assert omaha.lines[1].startswith("(Any five cards;")


@pytest.mark.parametrize("game", ["no-bust-blackjack", "pan"])
def test_a_game_without_poker_hands(capsys: pytest.CaptureFixture[str], game: str) -> None:
    assert "has no poker hands to count" in complaint(capsys, "frequencies", "tommys", game)


def test_five_or_seven(capsys: pytest.CaptureFixture[str]) -> None:
    words = complaint(capsys, "frequencies", "tommys", "holdem", "--cards", "4")
    assert words.startswith("argument --cards: invalid choice: 4 (choose from 5, 7)")
