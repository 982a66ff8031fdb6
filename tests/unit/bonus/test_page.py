"""A page of bonuses that makes no sense is refused, with the file and the path."""

import shutil
from pathlib import Path

import pytest

from cardhouse.rulebook import examine, load
from cardhouse.rulebook.files import shipped

PAGE = "bonuses.toml"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    place = tmp_path / "room"
    shutil.copytree(str(shipped() / "lo-ball-room"), place)
    return place


def faults(house: Path, old: str, new: str) -> list[str]:
    page = house / PAGE
    text = page.read_text(encoding="utf-8")
    assert old in text
    page.write_text(text.replace(old, new, 1), encoding="utf-8")
    return [str(fault) for fault in examine(house)[1]]


@pytest.mark.parametrize(
    ("old", "new", "path", "what"),
    [
        ("least = 5000", "least = 5000\nleest = 1", "$.bonus[0].leest", "unknown key `leest`"),
        ("least = 5000", "least = 5050", "$.bonus[0].least", "no multiple"),
        ('funding = "house"', 'funding = "players"', "$.bonus[0].funding", "no such funding"),
        ("step = 5000", "step = 0", "$.bonus[0].step", "a step is what the house adds"),
        ('game = "no-bust-blackjack"', 'game = "holdem"', "$.bonus[0].won_by", "two jokers"),
        ('game = "lowball"', 'game = "holdem"', "$.bonus[1].won_by", "the game has none"),
        ('game = "lowball"', 'game = "low-ball"', "$.bonus[1].game", "did you mean `lowball`"),
        ('name = "lo-ball"', 'name = "lo-ball-joker"', "$.bonus[1].name", "2 bonuses"),
        ('"bonus.won.lo-ball"', '"bonus.wun.lo-ball"', "$.rule[13].cites", "nothing cites"),
        ('id = "LBR-BO-02"', 'id = "LBR-BO-01"', "$.rule[0].id", "stands twice"),
        ('id = "LBR-BO-02"', 'id = "LBR-LB-01"', "$.rule[1].id", "stands twice"),
        ("free = {", "fee = {", "$.bonus[0]", "free"),
    ],
)
def test_a_fault_is_named_with_its_path(
    house: Path, old: str, new: str, path: str, what: str
) -> None:
    found = faults(house, old, new)
    assert any(f"room/{PAGE}: {path}" in fault and what in fault for fault in found), found


def test_a_bonus_without_a_free_entry_is_refused(house: Path) -> None:
    found = faults(house, 'free = { needs = "room-open", dummies = 1 }', "")
    assert [fault for fault in found if "`free` is missing" in fault]


def test_players_cannot_pay_for_a_bonus_without_a_collection(house: Path) -> None:
    page = house / "lowball.toml"
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace('fund = "bonus", ', ""), encoding="utf-8")
    found = [str(fault) for fault in examine(house)[1]]
    assert [fault for fault in found if "$.bonus[1].funding" in fault]


def test_a_page_that_cannot_be_read_is_one_fault(house: Path) -> None:
    (house / PAGE).write_text("bonus = [", encoding="utf-8")
    (fault,) = examine(house)[1]
    assert fault.file == "room/bonuses.toml" and "not valid TOML" in fault.what


def test_a_house_without_bonuses_has_an_empty_page() -> None:
    book = load("tommys")
    assert not book.bonuses.bonus and "bonuses" not in book.games


def test_every_rule_of_a_bonus_answers_for_something() -> None:
    assert all(rule.cites for rule in load("lo-ball-room").bonuses.rule)
