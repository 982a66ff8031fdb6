"""A page can remove inherited parts: an option, a table by its name, a rule by its id."""

from pathlib import Path

import pytest

from cardhouse.rulebook import House, examine
from tests.unit.rulebook.books import copied

TITLE = 'extends = "holdem"\ntitle = "Late Hold\'em"\n'


def late(place: Path, words: str) -> tuple[House | None, list[str]]:
    """A house with a second page of hold'em, which extends the first."""
    house = copied(place)
    (house / "late.toml").write_text(f"{TITLE}{words}", encoding="utf-8")
    book, faults = examine(house)
    return book, [str(fault) for fault in faults]


def test_a_table_is_removed_by_its_name(tmp_path: Path) -> None:
    book, faults = late(tmp_path, 'remove = ["table.4-8", "rule"]\n')
    assert book is not None, faults
    tables = [table.name for table in book.games["holdem"].page.table]
    assert "4-8" in tables
    left = [table.name for table in book.games["late"].page.table]
    assert left == [name for name in tables if name != "4-8"]


def test_an_option_is_removed_by_its_path(tmp_path: Path) -> None:
    book, faults = late(tmp_path, 'remove = ["betting.check_raise", "rule"]\n')
    assert book is not None, faults
    assert book.games["late"].said("betting").raises == 3
    assert not book.games["late"].rules.keys() & {"TOM-HE-33"}


def test_a_rule_is_removed_by_its_id(tmp_path: Path) -> None:
    book, faults = late(tmp_path, 'remove = ["rule.TOM-HE-01"]\n')
    assert book is not None, faults
    assert "TOM-HE-01" in book.games["holdem"].rules
    assert "TOM-HE-01" not in book.games["late"].rules
    assert "TOM-HE-33" in book.games["late"].rules


def test_what_must_be_said_is_missing_once_it_is_removed(tmp_path: Path) -> None:
    _, faults = late(tmp_path, 'remove = ["high", "rule"]\n')
    assert faults == ["corner-club/late.toml: $: neither `high` nor `low` says how hands rank"]


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ('remove = ["table.3-7"]',
         "$.remove[0]: `table.3-7` is not inherited; did you mean `table.4-8`?"),
        ('remove = ["rule", "hihg"]', "$.remove[1]: `hihg` is not inherited; did you mean `high`?"),
        ('remove = ["title.x"]', "$.remove[0]: `title.x` is not inherited; did you mean `title`?"),
        ('remove = ["betting.raise"]',
         "$.remove[0]: `betting.raise` is not inherited; did you mean `betting.raises`?"),
        ('remove = "high"', "$.remove: expected a list of paths, such as `high` or `table.3-6`"),
    ],
)  # fmt: skip
def test_what_is_not_inherited_cannot_be_removed(tmp_path: Path, words: str, fault: str) -> None:
    _, faults = late(tmp_path, words)
    assert faults == [f"corner-club/late.toml: {fault}"]


def test_a_page_of_its_own_inherits_nothing(tmp_path: Path) -> None:
    house = copied(tmp_path)
    (house / "late.toml").write_text('remove = ["high"]\n', encoding="utf-8")
    (fault,) = examine(house)[1]
    assert str(fault) == (
        "corner-club/late.toml: $.remove: a page that extends none inherits nothing to remove"
    )
