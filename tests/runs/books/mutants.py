"""Rule books with a few changes: steps and options removed, replaced, swapped or invented."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from msgspec import inspect

from cardhouse.engine.families import FAMILIES
from cardhouse.rulebook import Posted, all_games
from cardhouse.rulebook.files import Page, extended, folder, read
from cardhouse.rulebook.pages import type_of

NUMBERS = (0, 1, 1, 2, 3, 4, 5, 7, 8, 10, 25, 100, 200, 1000)
WORDS = ("deal.flop", "round.first", "x", "23456789", "cdhs")
# Keys that do not affect the deal.
KEPT = ("title", "rule", "silent", "script")


def mutant(seed: int, place: Path) -> Path:
    """A house with one game whose page is changed in one to three places."""
    dice = Random(seed)
    post = dice.choice(all_games())
    room, page = pages_of(post)
    for _ in range(dice.choice((1, 1, 2, 3))):
        _change(page, dice)
    house = place / f"mutant-{seed}"
    house.mkdir()
    (house / "room.toml").write_text(written(room), encoding="utf-8")
    (house / f"{post.name}.toml").write_text(written(page), encoding="utf-8")
    return house


def pages_of(post: Posted) -> tuple[Page, Page]:
    """The pages of a game as they stand, without the rules, so nothing is stated of the options."""
    home = folder(post.house)
    room = read(home / "room.toml", "room")
    page, _ = extended(read(home / f"{post.name}.toml", post.name), post.name, home)
    for each in (room, page):
        each.pop("rule", None)
        each.pop("silent", None)
    for table in page["table"]:
        # The bonuses are on another page.
        table.get("fee", {}).pop("fund", None)
    return room, page


def _change(page: Page, dice: Random) -> None:
    change = dice.choice((_swap, _drop, _double, _replace, _field, _option, _option, _option))
    change(page, dice)


def _swap(page: Page, dice: Random) -> None:
    script = page["script"]
    i, j = dice.randrange(len(script)), dice.randrange(len(script))
    script[i], script[j] = script[j], script[i]


def _drop(page: Page, dice: Random) -> None:
    if len(page["script"]) > 1:
        page["script"].pop(dice.randrange(len(page["script"])))


def _double(page: Page, dice: Random) -> None:
    script = page["script"]
    script.insert(dice.randrange(len(script) + 1), dict(dice.choice(script)))


def _replace(page: Page, dice: Random) -> None:
    """An invented step, usually of the same family."""
    script = page["script"]
    own = max(FAMILIES, key=lambda family: _shared(family.steps, script))
    family = own if dice.random() < 0.9 else dice.choice(FAMILIES)
    step = made(inspect.type_info(dice.choice(family.steps)), dice)
    place = dice.randrange(len(script))
    script[place : place + dice.choice((0, 1))] = [step]


def _shared(steps: tuple[Any, ...], script: list[Page]) -> int:
    tags = {step.__struct_config__.tag for step in steps}
    return sum(step["step"] in tags for step in script)


def _field(page: Page, dice: Random) -> None:
    """Change one field of a step or a table."""
    target = dice.choice((*page["script"], *page["table"]))
    kinds = {k.__struct_config__.tag: k for family in FAMILIES for k in family.steps}
    kind = kinds.get(target.get("step"))
    if kind is None:
        _within(target, inspect.type_info(type_of(page)), "table", dice)
    else:
        _set(target, inspect.type_info(kind), dice)


def _option(page: Page, dice: Random) -> None:
    info = inspect.type_info(type_of(page))
    assert isinstance(info, inspect.StructType)
    fields = [field for field in info.fields if field.encode_name not in KEPT]
    field = dice.choice(fields)
    if field.encode_name == "table":
        _within(dice.choice(page["table"]), info, "table", dice)
    elif isinstance(page.get(field.encode_name), dict) and dice.random() < 0.8:
        _set(page[field.encode_name], _struct(field.type), dice)
    else:
        _put(page, field.encode_name, field.type, dice)


def _within(table: Page, info: Any, name: str, dice: Random) -> None:
    """Change an option of one table, usually of its stakes."""
    tables = next(field.type for field in info.fields if field.encode_name == name)
    kind = _struct(tables)
    if dice.random() < 0.6:
        stakes = next(field.type for field in kind.fields if field.encode_name == "stakes")
        _set(table["stakes"], _struct(stakes), dice)
    else:
        _set(table, kind, dice)


def _struct(info: Any) -> Any:
    """The record type itself, or the record inside a list or an option."""
    if isinstance(info, inspect.Metadata):
        return _struct(info.type)
    if isinstance(info, inspect.VarTupleType):
        return _struct(info.item_type)
    if isinstance(info, inspect.UnionType):
        return next(found for each in info.types if (found := _struct(each)) is not None)
    return info if isinstance(info, inspect.StructType) else None


def _set(target: Page, info: Any, dice: Random) -> None:
    fields = [field for field in info.fields if field.encode_name not in ("name", "step")]
    if fields:
        field = dice.choice(fields)
        _put(target, field.encode_name, field.type, dice)


def _put(target: Page, key: str, info: Any, dice: Random) -> None:
    value = None if dice.random() < 0.2 else made(info, dice)
    if value is None:
        target.pop(key, None)
    else:
        target[key] = value


def made(info: Any, dice: Random) -> Any:
    """A value of a type; None if the type allows none."""
    if isinstance(info, inspect.Metadata):
        return made(info.type, dice)
    if isinstance(info, inspect.UnionType):
        return made(dice.choice(info.types), dice)
    if isinstance(info, inspect.StructType):
        return _made_struct(info, dice)
    if isinstance(info, inspect.VarTupleType):
        found = (made(info.item_type, dice) for _ in range(dice.choice((0, 1, 2, 3))))
        return [each for each in found if each is not None]
    if isinstance(info, inspect.TupleType):
        return [made(each, dice) for each in info.item_types]
    if isinstance(info, inspect.LiteralType):
        return dice.choice(info.values)
    if isinstance(info, inspect.BoolType):
        return dice.random() < 0.5
    if isinstance(info, inspect.IntType):
        least, most = info.ge or 0, info.le if info.le is not None else 10**9
        return min(max(dice.choice(NUMBERS), least), most)
    if isinstance(info, inspect.StrType):
        return dice.choice(WORDS)
    return None


def _made_struct(info: inspect.StructType, dice: Random) -> Page:
    found: Page = {str(info.tag_field): info.tag} if info.tag_field else {}
    for field in info.fields:
        if field.required or dice.random() < 0.3:
            value = made(field.type, dice)
            if value is not None:
                found[field.encode_name] = value
    return found


def written(page: Page) -> str:
    """A page as TOML, one line for each key."""
    return "".join(f"{key} = {_value(value)}\n" for key, value in page.items())


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return repr(value) if isinstance(value, int) else '"' + str(value).replace('"', '\\"') + '"'
