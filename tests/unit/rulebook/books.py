"""Rule books to spoil: a house's folder copied, with one word changed."""

from pathlib import Path

from cardhouse.rulebook import House, Posted, examine
from cardhouse.rulebook.files import shipped

HOUSE = "tommys"


def copied(place: Path, *changes: tuple[str, str, str], of: str = HOUSE) -> Path:
    """A copy of a house's folder; a change is a file, words in it, and their replacement."""
    house = place / "corner-club"
    house.mkdir(exist_ok=True)
    for file in (shipped() / of).iterdir():
        (house / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    for name, old, new in changes:
        text = (house / name).read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {name}"
        (house / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return house


def faults(place: Path, *changes: tuple[str, str, str], of: str = HOUSE) -> list[str]:
    """The faults of a changed copy, one line each; a book with a fault is no book."""
    book, found = examine(copied(place, *changes, of=of))
    assert (book is None) == bool(found)
    return [str(fault) for fault in found]


def book(place: Path, *changes: tuple[str, str, str]) -> House:
    """A changed book that can still be played."""
    found, wrong = examine(copied(place, *changes))
    assert found is not None, wrong
    return found


def holdem(place: Path, *changes: tuple[str, str, str]) -> Posted:
    """The hold'em of a changed book."""
    return book(place, *changes).games["holdem"]
