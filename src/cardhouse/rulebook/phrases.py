"""Faults reported by msgspec, in words for authors of rule books."""

import difflib
import re
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect

UNKNOWN = re.compile(r"Object contains unknown field `(.+)`")
MISSING = re.compile(r"Object missing required field `(.+)`")
VALUE = re.compile(r"Invalid (?:enum )?value '(.+)'")
NUMBER = re.compile(r"Invalid enum value (-?\d+)")
PATTERN = re.compile(r"Expected `str` matching regex .+")
LENGTH = re.compile(r"Expected `array` of length (>=|<=) (\d+)")

# How what has a form of its own is written, by its key.
LIKE = {"id": "TOM-HE-33", "name": "lo-ball", "beaten": "6-4-3-2-A", "winner": "5-4-3-2-A"}
# How alike two words must be for one to be a slip of the other.
CLOSE = 0.75
# Finding such a word takes time, so a page of thousands of faults gets only this many hints.
HINTS = 100


def plain(path: str, what: str, value_type: Any, *, before: int = 0) -> tuple[str, str]:
    """The path and the words of a fault, given the number of faults before it."""
    if found := UNKNOWN.fullmatch(what):
        key = found[1]
        return f"{path}.{key}", f"unknown key `{key}`{_slip(key, value_type, before)}"
    if found := MISSING.fullmatch(what):
        return path, f"the key `{found[1]}` is missing"
    if found := VALUE.fullmatch(what):
        word = found[1]
        return path, f"no such {_name(path)}: {word!r}{_slip(word, value_type, before)}"
    if found := NUMBER.fullmatch(what):
        return path, f"no such {_name(path)}: {found[1]}"
    if PATTERN.fullmatch(what) and (like := LIKE.get(_name(path))):
        return path, f"the {_name(path)} is not written like `{like}`"
    if found := LENGTH.fullmatch(what):
        few = found[1] == ">="
        return path, f"at least {found[2]} needed" if few else f"at most {found[2]} allowed"
    if what == "Expected `str` of length >= 1":
        return path, f"the {_name(path)} is empty"
    return path, what[:1].lower() + what[1:]


def meant(word: str, known: Iterable[str], *, before: int = 0) -> str:
    """A hint at the word probably meant, unless there were many hints before."""
    if before >= HINTS:
        return ""
    close = difflib.get_close_matches(word, list(known), n=1, cutoff=CLOSE)
    return f"; did you mean `{close[0]}`?" if close else ""


def _slip(word: str, value_type: Any, before: int) -> str:
    return meant(word, _words(value_type), before=before) if before < HINTS else ""


def _name(path: str) -> str:
    return re.sub(r"\[\d+\]", "", path.rpartition(".")[2])


def _words(value_type: Any) -> set[str]:
    """Every key and fixed word that may appear in a value of this type."""
    words: set[str] = set()
    left: list[Any] = [inspect.type_info(value_type)]
    while left:
        info = left.pop()
        if isinstance(info, inspect.StructType):
            words.update(field.encode_name for field in info.fields)
            words.update([info.tag] if isinstance(info.tag, str) else [])
            left += [field.type for field in info.fields]
        elif isinstance(info, inspect.LiteralType):
            words.update(map(str, info.values))
        elif isinstance(info, inspect.UnionType):
            left += info.types
        elif isinstance(info, inspect.Metadata):
            left.append(info.type)
        elif isinstance(info, inspect.VarTupleType):
            left.append(info.item_type)
    return words


def keys(kind: type[msgspec.Struct]) -> list[str]:
    """The keys of a page."""
    return [field.encode_name for field in msgspec.structs.fields(kind)]
