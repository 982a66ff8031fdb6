"""Every setting named by a rule or its note can be written on a page, with the value given."""

import json
import re
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from cardhouse.engine.families import FAMILIES
from cardhouse.rulebook import all_games, posted
from cardhouse.rulebook.pages import page_type
from cardhouse.rulebook.phrases import keys
from cardhouse.table.rules import TableRules

PAGES: tuple[type[msgspec.Struct], ...] = (*map(page_type, FAMILIES), TableRules)
# `pan.fee_from` and `heads_up`: a path from a section of a page, or one key of several words.
SECTIONS = "|".join({key for page in PAGES for key in keys(page)})
NAME = re.compile(rf"(?<![\w./-])(?:(?:{SECTIONS})(?:\.[a-z_]+)+|[a-z]+(?:_[a-z0-9]+)+)(?![\w/])")
VALUES = re.compile(r" = ([\w-]+|\[[^]]*\])(?: \([^)]*\))?(?: or ([\w-]+))?")


def named(words: str) -> Iterator[tuple[str, list[str]]]:
    """Every setting named in words, with the values given for it."""
    for found in NAME.finditer(words):
        given = VALUES.match(words, found.end())
        yield found[0], [value for value in given.groups() if value] if given else []


def types_of(path: str) -> list[Any]:
    """The types a page may have at a path."""
    found: list[Any] = list(PAGES)
    for key in path.split("."):
        structs = [kind for each in found for kind in (each, *get_args(each)) if is_struct(kind)]
        hints = [get_type_hints(kind, include_extras=True) for kind in structs]
        found = [each[key] for each in hints if key in each]
    return found


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def is_written(value: str, kind: Any) -> bool:
    """True if a page may contain a value; a single letter stands for any number."""
    try:
        plain = 1 if len(value) == 1 and value.isalpha() else json.loads(value)
    except json.JSONDecodeError:
        plain = value
    try:
        msgspec.convert(plain, kind)
    except msgspec.ValidationError:
        return False
    return True


def test_every_setting_that_is_named_is_one() -> None:
    rules = [rule for post in all_games() for rule in (*post.rules.values(), *post.bonuses.rule)]
    settings = [
        (rule, *setting)
        for rule in rules
        for setting in named(" ".join(f"{rule.text} {rule.note}".split()))
    ]
    assert len(settings) > 30
    for rule, name, values in settings:
        types = types_of(name)
        assert types, f"{rule.id}: no page knows {name}"
        for value in values:
            written = any(is_written(value, kind) for kind in types)
            assert written, f"{rule.id}: {name} cannot be {value}"


@pytest.mark.parametrize(
    ("house", "game", "rule", "name"),
    [
        ("tommys", "pan", "TOM-PAN-P12", "pan.fee_from"),
        ("tommys", "pan", "TOM-PAN-P10", "pan.force_seconds"),
        ("tommys", "omaha-hilo", "TOM-OHL-P2", "low.qualifier"),
        ("tommys", "stud7-hilo", "TOM-S7HL-P2", "low.qualifier"),
        ("tommys", "holdem", "TOM-ROOM-P4", "heads_up"),
        ("tommys", "holdem", "TOM-HE-27", "showing.first"),
        ("new-esquire", "no-bust-blackjack", "ESQ-BJ-35", "blackjack.stand_hard"),
        ("new-esquire", "no-bust-blackjack", "ESQ-BJ-35", "blackjack.stand_soft"),
    ],
)
def test_the_settings_are_found(house: str, game: str, rule: str, name: str) -> None:
    found = posted(house, game).rules[rule]
    assert name in [each for each, _ in named(" ".join(f"{found.text} {found.note}".split()))]


def test_what_is_no_setting_is_told() -> None:
    assert list(named("Table setting pan_fee_from = tops (default) or players.")) == [
        ("pan_fee_from", ["tops", "players"])
    ]
    assert not types_of("pan_fee_from") and not types_of("pan.fee_frm")
    (kind,) = {*types_of("heads_up")}
    assert is_written("literal", kind) and not is_written("button_small", kind)
