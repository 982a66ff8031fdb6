"""Keys without a rule are listed, game by game, and break no book."""

from pathlib import Path

import pytest

from cardhouse.rulebook import all_games, load, unanswered
from cardhouse.rulebook.files import houses
from tests.unit.rulebook.books import book, copied

TOO_FEW = 'cites = ["flop.too-few"]\nby = ["flop-count"]'
PAID = 'cites = ["bonus.paid.lo-ball"]\nby = ["next-hand", "pay-bonus"]'


@pytest.mark.parametrize("house", houses())
def test_the_shipped_houses_answer_for_every_key(house: str) -> None:
    assert unanswered(load(house)) == []


def test_what_is_missing_is_laid_at_the_game_s_page(tmp_path: Path) -> None:
    found = unanswered(book(tmp_path, ("holdem.toml", TOO_FEW, "")))
    assert [(fault.file, fault.path) for fault in found] == [("corner-club/holdem.toml", "$.rule")]
    assert "no rule answers for `flop.too-few`" in found[0].what


def test_a_bonus_without_a_rule_is_named_too(tmp_path: Path) -> None:
    place = copied(tmp_path, ("bonuses.toml", PAID, ""), of="lo-ball-room")
    (fault,) = unanswered(load(str(place)))
    assert fault.file == "corner-club/bonuses.toml"
    assert "no rule answers for `bonus.paid.lo-ball`, which a bonus may cite" in fault.what


def test_a_house_without_any_rule_is_a_house(tmp_path: Path) -> None:
    """A new ruling or step, with no rule in any book yet, breaks nobody's book."""
    (tmp_path / "room.toml").write_text(
        'name = "The Bare Room"\n[limits]\nmost_bet = 1600\n'
        "[fee]\nbands = [{ up_to = 10, amount = 300 }]\n"
    )
    for name, forced in (
        ("holdem", "blinds = [100, 200]"),
        ("stud7", "ante = 100, bring_in = 100"),
        ("lowball", "blinds = [100, 200]"),
    ):
        stakes = f"{{ small_bet = 200, big_bet = 400, {forced} }}"
        seven = f'extends = "base/{name}"\n[seating]\nmost = 7\n'
        page = f'{seven}[[table]]\nname = "2-4"\nstakes = {stakes}\n'
        (tmp_path / f"{name}.toml").write_text(page)
    found = load(str(tmp_path))
    assert set(found.games) == {"holdem", "stud7", "lowball"}
    assert len(unanswered(found)) > len(all_games())
