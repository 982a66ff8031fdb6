"""The page of all keys of a rule book is made from the types, and every key is explained."""

from pathlib import Path

import pytest
from msgspec import inspect as types

from cardhouse.engine.families import FAMILIES
from cardhouse.rulebook import load
from cardhouse.rulebook.book import BonusPage, RoomPage
from cardhouse.rulebook.files import houses
from cardhouse.rulebook.pages import page_type
from cardhouse.table.rules import Seating
from cardhouse.words.keys import tables, type_words, used
from cardhouse.words.meanings import meanings
from cardhouse.words.rulebook_page import main, rulebook_page

PAGE = Path(__file__).parents[3] / "docs" / "rulebook.md"
PAGES = [
    *((kind, None) for kind in (RoomPage, BonusPage)),
    *((page_type(family), family.game) for family in FAMILIES),
]


def test_the_page_is_up_to_date() -> None:
    now = rulebook_page(map(load, houses()))
    assert PAGE.read_text(encoding="utf-8") == now, "run: python -m cardhouse.words.rulebook_page"


def test_every_key_is_explained() -> None:
    unsaid = {
        f"{table.kind.__module__}: {table.kind.__name__}.{key.name}"
        for kind, also in PAGES
        for table in tables(kind, also)
        for key in table.keys
        if not key.meaning
    }
    assert not unsaid, f"write a comment above each: {', '.join(sorted(unsaid))}"


def test_the_page_has_every_key_of_every_table() -> None:
    text = PAGE.read_text(encoding="utf-8")
    keys = {key.name for kind, also in PAGES for table in tables(kind, also) for key in table.keys}
    steps = {step.__struct_config__.tag for family in FAMILIES for step in family.steps}
    assert len(keys) > 100 and not [key for key in keys if f"| `{key}` |" not in text]
    assert not [step for step in steps if f'### `step = "{step}"`' not in text]


def test_meanings_are_the_comments_beside_the_fields() -> None:
    assert meanings(Seating)["players"].startswith("How many are dealt in; whoever sits farther")
    assert "ace is low" in meanings(Seating)["button_card"]


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (bool, "true or false"),
        (int, "number"),
        (tuple[str, ...], "list of texts"),
        (tuple[int, int], "list of 2: number, number"),
        (int | None, "number"),
        (dict[str, int], "a table of numbers by text"),
        (Seating, "a table"),
    ],
)
def test_types_in_words(kind: type, words: str) -> None:
    assert type_words(types.type_info(kind)) == words


def test_a_key_is_used_by_whose_page_has_it() -> None:
    found = [*used(types.type_info(RoomPage), {"name": "x", "fee": {"bands": [{"up_to": 2}]}})]
    assert [key for _, key in found] == ["name", "fee", "bands", "up_to"]


def test_it_is_written_where_it_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "rulebook.md"
    monkeypatch.setattr("sys.argv", ["rulebook_page", str(target)])
    main()
    assert target.read_text(encoding="utf-8") == PAGE.read_text(encoding="utf-8")
