"""`games` lists what every house posts."""

import pytest

from cardhouse.rulebook.files import houses
from tests.cli.calls import call


def test_houses_games_tables_and_fees_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(capsys, "games")
    assert called.code == 0
    for line in (
        "tommys: Tommy's Casino and Saloon, 467 Main St., El Centro, CA 92243",
        "  Fee: a flat fee a hand, $3 up to 5 players, $3 up to 10 players; paid by the button",
        "  holdem: Texas Hold'em, 2 to 10 players",
        "    Table 4-8: limit $4-$8, blinds $2 and $4, buy-in from $40",
    ):
        assert line in called.lines


def test_the_list_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    data = call(capsys, "games", "--json").data
    assert [each["house"] for each in data] == houses()
    tommys = next(each for each in data if each["house"] == "tommys")
    assert tommys["fee"]["bands"][0] == {"up_to": 5, "amount": 300}
    holdem = next(each for each in tommys["games"] if each["game"] == "holdem")
    assert holdem["seats"] == {"least": 2, "most": 10}
    table = holdem["tables"][0]
    assert (table["name"], table["buy_in"]) == ("2-4", 2000)
    assert table["stakes"]["blinds"] == [100, 200]
