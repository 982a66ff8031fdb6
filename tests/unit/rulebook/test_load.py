"""From a house's folder to its games."""

from pathlib import Path

import pytest

from cardhouse.engine.pot.hand import PotGame
from cardhouse.rulebook import all_games, load, posted
from cardhouse.rulebook.cites import known_cites, needed_cites
from cardhouse.rulebook.files import extended, folder, games, houses, merged, shipped
from tests.unit.rulebook.books import book, copied, holdem


def test_a_house_says_only_what_differs() -> None:
    base = {"title": "Hold'em", "deck": {"packs": 1, "jokers": 0}, "script": [1, 2, 3]}
    own = {"deck": {"jokers": 1}, "script": [4], "seating": {"least": 2}}
    whole = merged(base, own)
    assert whole == {
        "title": "Hold'em",
        "deck": {"packs": 1, "jokers": 1},
        "script": [4],
        "seating": {"least": 2},
    }
    assert base["deck"] == {"packs": 1, "jokers": 0}


def test_a_table_may_be_replaced_by_a_plain_value_and_back() -> None:
    assert merged({"high": {"joker": "none"}}, {"high": 1}) == {"high": 1}
    assert merged({"high": 1}, {"high": {"joker": "none"}}) == {"high": {"joker": "none"}}


def test_a_page_is_filled_in_from_what_it_extends() -> None:
    whole, base = extended({"extends": "base/holdem", "title": "Our Hold'em"}, "x.toml")
    assert whole["title"] == "Our Hold'em"
    assert base["title"] == "Texas Hold'em"
    assert whole["script"] == base["script"]
    assert "extends" not in whole
    assert extended({"title": "Alone"}, "x.toml") == ({"title": "Alone"}, {})


def test_houses_and_games_are_folders_and_files() -> None:
    assert "base" not in houses()
    for house in houses():
        assert games(shipped() / house) == sorted(load(house).posts())
        assert "room" not in load(house).games


def test_a_sixth_house_is_a_folder(tmp_path: Path) -> None:
    house = load(str(copied(tmp_path)))
    assert house.id == "corner-club"
    assert folder(str(tmp_path / "corner-club")) == tmp_path / "corner-club"
    assert house.games["holdem"].game().house == "corner-club"


def test_a_name_that_is_no_house_or_game_or_table(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match="no house 'nowhere'"):
        load("nowhere")
    with pytest.raises(LookupError, match=f"no house '{tmp_path}'"):
        folder(str(tmp_path))
    with pytest.raises(LookupError, match="no game 'whist' at tommys"):
        posted("tommys", "whist")
    with pytest.raises(LookupError, match="no table '3-6' for holdem; tommys posts: 2-4, 4-8"):
        posted("tommys", "holdem").table("3-6")


def test_the_fingerprint_names_the_text(tmp_path: Path) -> None:
    same = holdem(tmp_path)
    assert same.hash == holdem(tmp_path).hash
    changes = [
        ("holdem.toml", "least = 2", "least = 3"),
        ("holdem.toml", "no joker.", "and no joker."),
        ("room.toml", "amount = 300", "amount = 400"),
    ]
    hashes = {holdem(tmp_path, change).hash for change in changes}
    assert len(hashes | {same.hash}) == 4


def test_a_comment_does_not_change_the_fingerprint(tmp_path: Path) -> None:
    comment = ("holdem.toml", "[betting]", "# how often\n[betting]")
    assert holdem(tmp_path, comment).hash == holdem(tmp_path).hash


def test_what_a_page_says_is_what_the_table_plays(tmp_path: Path) -> None:
    changed = book(
        tmp_path,
        ("holdem.toml", "raises = 3", "raises = 5"),
        ("holdem.toml", "sets.betting.raises = 3", "sets.betting.raises = 5"),
        ("room.toml", 'time = "start"', 'time = "flop"'),
    )
    game = changed.games["holdem"].game()
    assert isinstance(game, PotGame)
    assert game.betting.raises == 5
    assert game.fee_time == "flop"
    assert game.stakes.small_bet == 2_00
    assert [rule.id for rule in changed.games["holdem"].cited("deal.turn")] == ["TOM-HE-17"]
    assert changed.games["holdem"].cited("no-such-key") == ()


@pytest.mark.rule("TOM-HE-30", "TOM-HE-31")
def test_the_buy_in_of_each_table() -> None:
    post = posted("tommys", "holdem")
    buy_ins = {t.name: t.least_buy_in(post.page.seating) for t in post.page.table}
    assert buy_ins == {"2-4": 20_00, "4-8": 40_00, "8-16": 80_00, "1-4 spread": 20_00}


@pytest.mark.rule("TOM-ROOM-05", "TOM-ROOM-17")
def test_the_fee_goes_by_the_number_of_players(tmp_path: Path) -> None:
    fee = posted("tommys", "holdem").fee()
    assert [fee.due(players) for players in (2, 5, 6, 10)] == [3_00] * 4
    other = holdem(tmp_path, ("room.toml", "{ up_to = 5, amount = 300 }", _band())).fee()
    assert [other.due(players) for players in (2, 5, 6, 10, 12)] == [2_00, 2_00, 3_00, 3_00, 3_00]


def _band() -> str:
    return "{ up_to = 5, amount = 200 }"


def test_every_posted_game_knows_its_cites() -> None:
    games = all_games()
    assert games
    for post in games:
        steps = frozenset().union(*(step.cites(post.game()) for step in post.page.script))
        assert needed_cites(post) <= known_cites() | steps
