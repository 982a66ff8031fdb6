"""`cardhouse edge`: the value of blackjack, and mistakes in one line."""

import json

import pytest

from tests.unit.cli.calls import call

Capsys = pytest.CaptureFixture[str]

GAME = "no-bust-blackjack"
# The value of the best play, in percent; `make solved` checks it with ten million rounds.
WORTH = {
    "tommys": -1.5231,
    "new-esquire": -1.1532,
    "lo-ball-room": -1.1903,
    "ven-a-mexico": -0.4751,
}


def data(capsys: Capsys, *args: str) -> dict[str, object]:
    found = call(capsys, "edge", *args, "--json")
    assert found.code == 0
    read: dict[str, object] = json.loads(found.out)
    return read


@pytest.mark.parametrize("house", ["lo-ball-room", "ven-a-mexico"])
def test_a_house_is_worth_what_it_was(capsys: Capsys, house: str) -> None:
    found = data(capsys, house, GAME)
    assert found["player"] == pytest.approx(WORTH[house] / 100, abs=1e-6)
    assert found["bank"] == -found["player"]  # type: ignore[operator]
    assert found["chart"] == pytest.approx(found["player"], abs=2e-5)


def test_collections_are_taken_off_at_a_bet(capsys: Capsys) -> None:
    found = data(capsys, "ven-a-mexico", GAME, "--bet", "60")
    after = found["after_collection"]
    assert isinstance(after, dict)
    player, banks = after["player"], after["bank"]
    # $1 from a wager over $50, $1 from the bank.
    assert player["collection"] == 100
    assert player["won"] == pytest.approx(6000 * found["player"])  # type: ignore[operator]
    assert player["net"] == pytest.approx(player["won"] - 100)
    assert [bank["wagers"] for bank in banks] == [1, 7]
    assert banks[1]["net"] == pytest.approx(-7 * player["won"] - 100)


def test_ordinary_blackjack_is_a_preset_over_any_house(capsys: Capsys) -> None:
    found = data(capsys, "ven-a-mexico", GAME, "--set", "preset=ordinary", "--decks", "1")
    assert found["player"] == pytest.approx(0.00183, abs=1e-5)
    assert found["cards"] == 52


def test_people_read_both_sides_the_up_cards_and_what_is_not_exact(capsys: Capsys) -> None:
    out = call(capsys, "edge", "ven-a-mexico", GAME).out
    assert "the player                               -0.475 %" in out
    assert "the bank                                 +0.475 %" in out
    assert "per hand at $5" in out and "the bank, 7 wagers" in out
    assert "without seeing each other's" in " ".join(out.split()) and "worth less than 0.00" in out


def test_every_rule_has_its_price(capsys: Capsys) -> None:
    # Without splits each of them is solved in a moment.
    args = ("--set", "preset=ordinary", "--set", "split_hands=1", "--decks", "1", "--effects")
    found = data(capsys, "ven-a-mexico", GAME, *args)["effects"]
    assert isinstance(found, list)
    prices = {each["rule"]: 100 * each["change"] for each in found}
    assert prices["the bank hits soft 17"] == pytest.approx(-0.19, abs=0.02)
    assert prices["a natural pays 6 to 5"] == pytest.approx(-1.4, abs=0.05)
    assert "the bank stands on soft 17" not in prices, "it does so already"


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("holdem",), "Texas Hold'em is not banked"),
        ((GAME, "--set", "soft_17"), "write --set KEY=VALUE"),
        ((GAME, "--set", "soft17=hit"), "no rule 'soft17'; there are: preset, natural_pays, packs"),
        ((GAME, "--set", "soft_17=maybe"), "soft_17=maybe: it is one of hit, stand"),
        ((GAME, "--set", "natural_pays=lots"), "odds are two numbers, 3:2"),
        ((GAME, "--set", "preset=vegas"), "no preset 'vegas'; there are: ordinary"),
        ((GAME, "--set", "split_hands=9"), "split_hands=9: Expected `int` <= 4"),
        ((GAME, "--decks", "99"), "packs must be 1 to 8, not 99"),
        ((GAME, "--set", "jokers=1", "--set", "peek=true"), "needs a shoe without jokers"),
        ((GAME, "--bet", "1000"), "a wager at this table is $5 to $100"),
        ((GAME, "--trials", "5"), "blackjack is solved, not dealt"),
    ],
)
def test_a_mistake_is_one_line(capsys: Capsys, args: tuple[str, ...], words: str) -> None:
    found = call(capsys, "edge", "ven-a-mexico", *args)
    assert found.code == 2
    assert words in found.err and found.err.count("\n") == 1
