"""Pages that extend others: impossible extensions are refused, with file and path."""

from pathlib import Path

from cardhouse.rulebook import examine
from tests.unit.rulebook.books import copied


def wrong(place: Path, **pages: str) -> list[str]:
    """The faults of a house with these additional pages."""
    house = copied(place)
    for name, parent in pages.items():
        text = f'extends = "{parent}"\ntitle = "Another"\n'
        (house / f"{name}.toml").write_text(text, encoding="utf-8")
    return [str(fault) for fault in examine(house)[1]]


def test_a_page_does_not_extend_itself(tmp_path: Path) -> None:
    itself = "corner-club/b.toml: $.extends: a page cannot extend itself"
    assert wrong(tmp_path, b="b") == [itself]


def test_pages_do_not_extend_each_other_in_a_circle(tmp_path: Path) -> None:
    what = "a page that another one extends cannot extend {!r} of the same house, only: base/draw"
    first, second = wrong(tmp_path, b="c", c="b")
    assert first.startswith(f"corner-club/c.toml: $.extends: {what.format('b')}")
    assert second.startswith(f"corner-club/b.toml: $.extends: {what.format('c')}")


def test_a_fault_that_is_inherited_names_the_house_of_its_page(tmp_path: Path) -> None:
    house = copied(tmp_path, ("holdem.toml", "[betting]", "[betting]\nraised = 2"))
    (house / "b.toml").write_text('extends = "holdem"\ntitle = "Another"\n', encoding="utf-8")
    files = {fault.file for fault in examine(house)[1]}
    assert files == {"corner-club/holdem.toml"}


def test_a_mark_of_the_encoding_is_no_part_of_a_page(tmp_path: Path) -> None:
    house = copied(tmp_path)
    page = house / "holdem.toml"
    page.write_bytes(b"\xef\xbb\xbf" + page.read_bytes())
    assert examine(house)[1] == []
