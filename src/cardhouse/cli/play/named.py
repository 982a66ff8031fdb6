"""Reports without words of their own at the terminal: typed by name, field by field."""

from typing import Any, Final, get_origin

import msgspec
from msgspec import structs

from cardhouse.cards import parse_card
from cardhouse.cli.play.kinds import FLOOR, Kinds
from cardhouse.cli.play.read import Unclear, amount, is_number
from cardhouse.engine.core.game import Game
from cardhouse.floor.core.reports import FloorOrder, Report
from cardhouse.floor.families import rulings_of

# The fields of every order; its reason is typed last.
SIGNED: Final = frozenset(FloorOrder.__struct_fields__)
MONEY: Final = ("amount", "to", "motions")


def by_name(game: Game) -> Kinds:
    """Every report that a game knows, typed by its name and then its fields."""
    return {_tag(kind): _kind(kind) for kind in rulings_of(game).remedies}


def _kind(kind: type[Report]) -> tuple[str, str, Any]:
    fields = [name for name in kind.__struct_fields__ if name not in SIGNED]
    reason = ('"reason"',) if issubclass(kind, FloorOrder) else ()
    how = " ".join((_tag(kind), *(field.upper() for field in fields), *reason))
    what = str(kind.__doc__).splitlines()[0]
    return how, what, lambda rest, hand, viewer: _made(kind, fields, rest)


def _made(kind: type[Report], fields: list[str], rest: list[str]) -> Report:
    """Make a report; missing fields take their defaults, or are asked for."""
    lists = {field.name for field in structs.fields(kind) if get_origin(field.type) is tuple}
    said: dict[str, Any] = {}
    for field, word in zip(fields, rest, strict=False):
        many = [_read(field, each) for each in word.split(",")]
        said[field] = many if field in lists else _read(field, word)
    if len(rest) < len(fields) - len(kind.__struct_defaults__):
        raise IndexError
    if issubclass(kind, FloorOrder):
        said |= {"by": FLOOR, "reason": " ".join(rest[len(fields) :])}
    try:
        return msgspec.convert(said, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Unclear(f"{str(error).replace('$.', '')}: report {_kind(kind)[0]}.") from None


def _read(field: str, word: str) -> Any:
    if field in MONEY:
        return amount(word)
    if field == "card":
        return parse_card(word)
    return int(word) if is_number(word) else word


def _tag(kind: type[Report]) -> str:
    return str(kind.__struct_config__.tag)
