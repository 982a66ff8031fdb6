"""A book that states the enforcement of its rules is held to it; the statement is optional."""

import re
from pathlib import Path

import pytest

from cardhouse.rulebook import examine
from tests.unit.rulebook.books import book, copied, faults

CLAIM = re.compile(r"^(sets[ .]|by = |words = ).*\n", re.MULTILINE)
CAP = 'cites = ["bet.cap"]\nsets.betting.raises = 3\nby = ["bet"]'
LIMIT = "sets.limits.most_bet = 1600"


def test_a_book_need_not_say_how_its_rules_are_enforced(tmp_path: Path) -> None:
    place = copied(tmp_path)
    told = 0
    for file in place.iterdir():
        text, claims = CLAIM.subn("", file.read_text(encoding="utf-8"))
        file.write_text(text, encoding="utf-8")
        told += claims
    assert told > 500
    found, wrong = examine(place)
    assert found is not None and wrong == []
    rules = [rule for post in found.games.values() for rule in post.rules.values()]
    assert rules and not any(rule.sets or rule.by or rule.words for rule in rules)


def test_an_option_that_is_not_what_its_rule_states_is_a_fault(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, ("holdem.toml", "[betting]\nraises = 3", "[betting]\nraises = 6"))
    assert fault == (
        "corner-club/holdem.toml: $.rule[32].sets: "
        "rule TOM-HE-33 says that `betting.raises` is 3; it is 6 at holdem 2-4"
    )


def test_one_table_s_own_option_is_held_to_the_rule_too(tmp_path: Path) -> None:
    own = 'name = "8-16"\nbetting = { raises = 4 }'
    (fault,) = faults(tmp_path, ("holdem.toml", 'name = "8-16"', own))
    assert "TOM-HE-33 says that `betting.raises` is 3; it is 4 at holdem 8-16" in fault
    named = 'sets = { table.2-4.betting.raises = 3, table.8-16.betting.raises = 4 }\nby = ["bet"]'
    told = ("holdem.toml", CAP, f'cites = ["bet.cap"]\n{named}')
    assert faults(tmp_path, ("holdem.toml", 'name = "8-16"', own), told) == []


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("sets.betting.raises", "sets.betting.rises",
         "rule TOM-HE-33 sets `betting.rises`, which is no option; did you mean `raises`?"),
        ("sets.betting.raises", "sets.beting.raises",
         "rule TOM-HE-33 sets `beting`, which is no option; did you mean `betting`?"),
        ("sets.betting.raises", 'sets.table."2-5".betting.raises',
         "rule TOM-HE-33 sets `table.2-5`, which is no option"),
        ("sets.betting.raises = 3", "sets.betting.raises = true",
         "rule TOM-HE-33 says that `betting.raises` is True; it is 3 at holdem 2-4"),
        ("sets.betting.raises = 3", "sets.banking.cut = 3",
         "rule TOM-HE-33 sets `banking`, which is no option"),
        ("sets.betting.raises = 3", 'sets.script."deal.flop".board = 4',
         "rule TOM-HE-33 says that `script.deal.flop` is {'board': 4}; it is ["),
        ("sets.betting.raises = 3", "sets.stakes.blinds = [200]",
         "rule TOM-HE-33 says that `stakes.blinds` is [200]; it is [100, 200] at holdem 2-4"),
    ],
)  # fmt: skip
def test_what_a_rule_states_must_be_an_option(
    tmp_path: Path, old: str, new: str, what: str
) -> None:
    found = faults(tmp_path, ("holdem.toml", CAP, CAP.replace(old, new)))
    assert found[0].startswith(f"corner-club/holdem.toml: $.rule[32].sets: {what}")


@pytest.mark.parametrize(
    ("by", "what"),
    [
        ("bett", "nothing is called `bett` here; did you mean `bet`?"),
        ("antes", "nothing is called `antes` here"),
        ("showdown", "`showdown` never cites rule TOM-HE-33"),
        ("exposed", "`exposed` never cites rule TOM-HE-33"),
        ("next-hand", "`next-hand` never cites rule TOM-HE-33"),
    ],
)
def test_what_carries_a_rule_out_exists_and_can_cite_it(tmp_path: Path, by: str, what: str) -> None:
    told = CAP.replace('by = ["bet"]', f'by = ["bet", "{by}"]')
    (fault,) = faults(tmp_path, ("holdem.toml", CAP, told))
    assert fault == f"corner-club/holdem.toml: $.rule[32].by[1]: {what}"


def test_a_ruling_that_cites_nothing_at_this_game_enforces_nothing(tmp_path: Path) -> None:
    claim = ("holdem.toml", 'by = ["joker"]', 'by = ["last-exposed"]')
    (fault,) = faults(tmp_path, claim)
    assert "`last-exposed` never cites rule TOM-HE-41" in fault


def test_a_rule_is_words_only_or_it_is_not(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, ("holdem.toml", CAP, f'{CAP}\nwords = "It says so."'))
    assert fault == (
        "corner-club/holdem.toml: $.rule[32].words: "
        "rule TOM-HE-33 is called words only, and says what enforces it"
    )


def test_a_rule_of_the_house_holds_in_every_game_that_has_the_option(tmp_path: Path) -> None:
    ties = 'sets = { seating.button_card = "high", seating.button_ties = "suits" }'
    assert faults(tmp_path) == []
    low = ("stud7.toml", "[seating]", '[seating]\nbutton_card = "low"')
    (fault,) = faults(tmp_path, low)
    assert fault.startswith("corner-club/room.toml: $.rule[24].sets: rule TOM-ROOM-P5 says that")
    assert fault.endswith("`seating.button_card` is 'high'; it is 'low' at stud7 2-4")
    # Pan finds its first player without a draw: the rule does not apply to it.
    nowhere = ("room.toml", ties, 'sets.pan.seating.button_card = "high"')
    (fault,) = faults(tmp_path, nowhere)
    assert "sets `seating.button_card`, which is no option" in fault


def test_a_rule_of_the_house_may_speak_of_one_game(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, ("room.toml", LIMIT, "sets.stud7.seating.most = 7"))
    assert "TOM-ROOM-18 says that `seating.most` is 7; it is 8 at stud7 2-4" in fault
    changed = book(tmp_path, ("room.toml", LIMIT, "sets.stud7.seating.most = 8"))
    assert changed.room.rule[17].sets == {"stud7": {"seating": {"most": 8}}}
    (fault,) = faults(tmp_path, ("room.toml", LIMIT, "sets.faro.seating.most = 8"))
    assert "TOM-ROOM-18 sets `faro`, which is no option" in fault


def test_a_rule_on_a_bonus_is_held_to_the_bonus(tmp_path: Path) -> None:
    half = ("bonuses.toml", "hand_percent = 50\nleast", "hand_percent = 55\nleast")
    found = faults(tmp_path, half, of="lo-ball-room")
    assert len(found) == 2
    assert "LBR-BO-02 says that `bonus.double-joker.hand_percent` is 50; it is 55" in found[0]
    other = ("bonuses.toml", 'by = ["open-bonuses"]', 'by = ["clock-tick", "pay-free"]')
    (fault,) = faults(tmp_path, other, of="lo-ball-room")
    assert "`pay-free` never cites rule LBR-BO-05" in fault
    stray = ("bonuses.toml", "sets.bonus.double-joker.once", "sets.betting.check_raise")
    (fault,) = faults(tmp_path, stray, of="lo-ball-room")
    assert "LBR-BO-07 sets `betting`, which is no option" in fault
