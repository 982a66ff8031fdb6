"""Pages of tables that change games: their contents once resolved, and the refusals."""

from pathlib import Path

import pytest

from cardhouse.rulebook import Mixed, examine, open_table, opened_by, reposted, unanswered
from tests.kit.mixed import BY_BUTTON, IN_TURN, mixed_folder, three_kinds

PAGE = "mix.toml"
GAMES = 'games = ["holdem", "no-bust-blackjack", "pan", "stud7-hilo"]'


def faults(place: Path, *changes: tuple[str, str, str], changing: str = BY_BUTTON) -> list[str]:
    book, found = examine(mixed_folder(place, changing, *changes))
    assert (book is None) == bool(found)
    return [str(fault) for fault in found]


def test_the_book_of_a_mixed_table_is_kept_whole(tmp_path: Path) -> None:
    mixed = three_kinds(tmp_path)
    again = reposted(mixed.house, mixed.name, mixed.text)
    assert again == mixed and again.hash == mixed.hash
    assert open_table(again) == open_table(mixed)


def test_a_game_of_a_mixed_table_is_the_same_as_at_its_own() -> None:
    mixed = opened_by("button-room", "dealers-choice")
    assert isinstance(mixed, Mixed)
    for name, post in mixed.games.items():
        assert post == opened_by("button-room", name)
        own = open_table(post, "3-6").spread
        assert open_table(mixed, "3-6").spread_of(name) == own
    assert (mixed.buy_in("3-6"), mixed.short_buy("3-6")) == (40_00, 15_00)


def test_a_table_has_as_many_seats_as_the_game_for_the_fewest(tmp_path: Path) -> None:
    table = open_table(three_kinds(tmp_path))
    assert {spread.seating.most for spread in table.spreads} == {8}


@pytest.mark.parametrize(
    "change, said",
    [
        (("pan", "pam"), "$.games[2]: the house posts no game 'pam'"),
        (('"pan"', '"holdem"'), "$.games[0]: holdem stands here 2 times"),
        (('"$1"', '"$9"'), "$.table[0].plays.pan: pan has no table '$9'; it has: $1"),
        (("pan = ", "lowball = "), "lowball is none of its games"),
        (('"4-8"', '"2-4"'), "$.table[0]: the games are played with different smallest chips"),
        (("buy_in = 20000", "buy_in = 20050"), "$.table[0].buy_in: 20050 cannot be sold in steps"),
        (('silent = ["game"]', 'silent = ["gamey"]'), "$.silent[0]: nothing cites `gamey`"),
        (('by = "button"', 'by = "dealer"'), "$.changing.by"),
        (('by = "button"', 'by = "button", hands = 3'), "$.changing.hands: the button names"),
        (("title = ", "titel = "), "unknown key `titel`"),
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path: Path, change: tuple[str, str], said: str) -> None:
    found = faults(tmp_path, (PAGE, *change))
    assert any(said in each and each.startswith(f"corner-club/{PAGE}") for each in found), found


def test_one_game_alone_does_not_change(tmp_path: Path) -> None:
    (found,) = faults(tmp_path, (PAGE, GAMES, 'games = ["holdem"]'))
    assert "$.games" in found and "2" in found


def test_fees_are_paid_in_the_chips_of_the_table(tmp_path: Path) -> None:
    dollars = ("no-bust-blackjack.toml", "amount = 100 }]", "amount = 150 }]")
    (found,) = faults(tmp_path, dollars)
    assert "a fee of 150" in found and "cannot be paid in whole chips" in found


def test_all_games_together_post_at_most_five_rates(tmp_path: Path) -> None:
    bands = "bands = [{ up_to = 3, amount = 100 }, { up_to = 5, amount = 200 }, "
    bands += "{ up_to = 7, amount = 400 }, { up_to = 10, amount = 500 }]"
    old = "bands = [{ up_to = 5, amount = 300 }, { up_to = 10, amount = 300 }]"
    found = faults(tmp_path, ("room.toml", old, bands))
    assert any(f"corner-club/{PAGE}: $.table[0]: 7 rates" in each for each in found), found


def test_a_standing_bank_does_not_sit_in_other_games(tmp_path: Path) -> None:
    banks = ("no-bust-blackjack.toml", "[[table]]", "[rotation]\nbanks = 1\n\n[[table]]")
    found = faults(tmp_path, banks, ("room.toml", 'name = "', 'silent = ["bank"]\nname = "'))
    assert any("has standing banks" in each for each in found), found


@pytest.mark.parametrize(
    "changing, keys", [(IN_TURN, ["game.turn"]), (BY_BUTTON, ["game.named", "game.same"])]
)
def test_no_rule_answers_for_how_a_game_changes(
    tmp_path: Path, changing: str, keys: list[str]
) -> None:
    book, _ = examine(mixed_folder(tmp_path, changing, (PAGE, 'silent = ["game"]', "")))
    assert book is not None
    said = [str(fault) for fault in unanswered(book) if fault.file == f"corner-club/{PAGE}"]
    assert len(said) == len(keys) and all(f"`{k}`" in s for k, s in zip(keys, said, strict=True))
