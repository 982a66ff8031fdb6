"""Reports without words of their own at the terminal: typed by name, field by field."""

from typing import Any, Final, get_origin

import msgspec
from msgspec import structs

from cardhouse.cli.play.kinds import Kind, Kinds, Reporter
from cardhouse.cli.play.read import Unclear, amount, card, is_number
from cardhouse.engine.core.game import Game
from cardhouse.floor.core.reports import FloorOrder, Report
from cardhouse.floor.families import rulings_of
from cardhouse.words.said import Said, say

# The fields of every order; its reason is typed last.
SIGNED: Final = frozenset(FloorOrder.__struct_fields__)
MONEY: Final = ("amount", "to", "motions")


def by_name(game: Game) -> Kinds:
    """Every report that a game knows, typed by its name and then its fields."""
    return {_tag(kind): _kind(kind) for kind in rulings_of(game).remedies}


def _kind(kind: type[Report]) -> Kind:
    return Kind(_typed(kind), lambda rest, hand, me: _made(kind, rest, me))


def _typed(kind: type[Report]) -> Said:
    """How a report is typed: its name, its fields, and the reason of an order."""
    words = " ".join((_tag(kind), *(field.upper() for field in _fields(kind))))
    return say("report-named", words=words, ordered=issubclass(kind, FloorOrder))


def _fields(kind: type[Report]) -> list[str]:
    return [name for name in kind.__struct_fields__ if name not in SIGNED]


def _made(kind: type[Report], rest: list[str], me: Reporter) -> Report:
    """Make a report; missing fields take their defaults, or are asked for."""
    fields = _fields(kind)
    lists = {field.name for field in structs.fields(kind) if get_origin(field.type) is tuple}
    said: dict[str, Any] = {}
    for field, word in zip(fields, rest, strict=False):
        many = [_read(field, each) for each in word.split(",")]
        said[field] = many if field in lists else _read(field, word)
    if len(rest) < len(fields) - len(kind.__struct_defaults__):
        raise IndexError
    if issubclass(kind, FloorOrder):
        said |= {"by": me.floor, "reason": " ".join(rest[len(fields) :])}
    try:
        return msgspec.convert(said, kind, strict=False)
    except msgspec.ValidationError:
        raise Unclear("report-field", how=_typed(kind)) from None


def _read(field: str, word: str) -> Any:
    if field in MONEY:
        return amount(word)
    if field == "card":
        return card(word)
    return int(word) if is_number(word) else word


def _tag(kind: type[Report]) -> str:
    return str(kind.__struct_config__.tag)
