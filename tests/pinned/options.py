"""The options of each page as it is played, and those of the common page it begins with."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from cardhouse.rulebook import load, posted
from cardhouse.rulebook.files import houses, shipped

TEXT = Path(__file__).with_name("options.txt")
# A house's rules in words are no options.
WORDS = ("rule", "silent", "address", "document")

# Lines by page: `seating: least=2 most=8`.
Options = dict[str, list[str]]


def names() -> list[str]:
    """All pages of all houses, such as `tommys pan`."""
    books = {house: load(house) for house in houses()}
    return [
        f"{house} {name}" for house, book in books.items() for name in ("room", *sorted(book.games))
    ]


def options(name: str) -> list[str]:
    """The options of a page that are not the usual ones, and all those of its common page."""
    house, page = name.split()
    if page == "room":
        book = load(house)
        mixed = (line for each in book.mixed.values() for line in _unusual(each.name, each.page))
        return [*_unusual("room", book.room), *_unusual("bonuses", book.bonuses), *mixed]
    found = list(_unusual("", posted(house, page).page))
    extends = _raw(f"{house}/{page}").get("extends", "")
    if extends.startswith("base/"):
        found += [f"{extends} {line}" for line in _flat("", _raw(extends))]
    return found


def _raw(page: str) -> dict[str, Any]:
    return tomllib.loads((shipped() / f"{page}.toml").read_text(encoding="utf-8"))


def _unusual(path: str, record: Struct) -> Iterator[str]:
    """A record's fields that differ from their defaults, on one line, and then its parts."""
    kind = type(record)
    fields = kind.__struct_fields__
    usual = dict(zip(fields[::-1], kind.__struct_defaults__[::-1], strict=False))
    said = [str(tag)] if (tag := kind.__struct_config__.tag) else []
    parts: list[tuple[str, Struct]] = []
    for field in fields:
        value = getattr(record, field)
        if field in WORDS or (field in usual and value == usual[field]):
            continue
        inner = value if isinstance(value, tuple) else (value,)
        if inner and isinstance(inner[0], Struct):
            several = isinstance(value, tuple)
            parts += [(f"{field}.{i}" if several else field, each) for i, each in enumerate(inner)]
        else:
            said.append(f"{field}={value!r}")
    if said:
        yield f"{path or 'page'}: {' '.join(said)}"
    for part, each in parts:
        yield from _unusual(f"{path}.{part}" if path else part, each)


def _flat(path: str, value: Any) -> Iterator[str]:
    """A page as it is written, one line for each table of it."""
    if isinstance(value, list):
        for number, each in enumerate(value):
            yield from _flat(f"{path}.{number}", each)
        return
    plain = {k: v for k, v in value.items() if not _has_parts(v)}
    if plain:
        yield f"{path or 'page'}: {' '.join(f'{k}={v!r}' for k, v in plain.items())}"
    for key, inner in value.items():
        if key not in plain and key not in WORDS:
            yield from _flat(f"{path}.{key}" if path else key, inner)


def _has_parts(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and isinstance(value[0], dict))


def read() -> Options:
    """The file: a page, and below it its options."""
    found: Options = {}
    page = ""
    for line in TEXT.read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            found[page].append(line.strip())
        else:
            page, found[line] = line, []
    return found


def written() -> str:
    """The file as it should be."""
    return "\n".join("\n  ".join([name, *options(name)]) for name in names()) + "\n"
