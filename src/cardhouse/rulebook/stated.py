"""The options in force at a table, compared with the words of a rule."""

from collections.abc import Iterator
from typing import Any

import msgspec

from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.families import posting_of
from cardhouse.rulebook.mixed import AnyPosted, Mixed
from cardhouse.table.rules import TableRules

Options = dict[str, Any]


class Missed(msgspec.Struct, frozen=True):
    """An option that differs from a rule's statement: its path, and its value, if any."""

    path: str
    stated: Any
    # None if there is no such option; then `known` holds the options beside it.
    found: Any = None
    known: tuple[str, ...] = ()
    # The game and the table.
    where: str = ""


def all_options(post: AnyPosted) -> dict[str, Options]:
    """The options of every table, by table name."""
    if isinstance(post, Mixed):
        return {table.name: _mixed_options(post, table.name) for table in post.page.table}
    return {table.name: options(post, table) for table in post.page.table}


def _mixed_options(mixed: Mixed, table: str) -> Options:
    """The options of a table of several games; each game keeps its own."""
    return {
        "title": mixed.title,
        "games": list(mixed.games),
        "changing": _plain(mixed.page.changing),
        "plays": {post.name: rules.name for post, rules in mixed.each(table)},
        "buy_in": mixed.buy_in(table),
        "short_buy": mixed.short_buy(table),
        "time_fee": _plain(mixed.table(table).time_fee),
    }


def options(post: Posted, table: TableRules) -> Options:
    """Every option of a table as it is played, under the names of the page."""
    page, room, game = post.page, post.room, post.game(table)
    hides = posting_of(post).hides
    found: Options = {
        **_plain(game),
        "name": room.name,
        "address": room.address,
        "limits": _plain(room.limits),
        "fee": _plain(post.fee(table)),
        "time_fee": _plain(table.time_fee),
        "buy_in": table.least_buy_in(page.seating),
        "short_buy": table.short_buy,
        "seating": _plain(page.seating),
        "rotation": _plain(page.rotation),
        "floor": _plain(page.floor),
    }
    found = {key: None if key in hides else value for key, value in found.items()}
    found["seating"] = {k: v for k, v in found["seating"].items() if f"seating.{k}" not in hides}
    found["script"] = _script(found["script"])
    return found


def missed(stated: Any, found: Any, path: str = "", *, where: str = "") -> Iterator[Missed]:
    """Everything a rule states that is not so; a dict or a list states a part."""
    if isinstance(stated, dict) and isinstance(found, dict):
        for key, value in stated.items():
            deeper = f"{path}.{key}" if path else key
            if found.get(key) is None:
                known = tuple(name for name, each in found.items() if each is not None)
                yield Missed(deeper, value, known=known, where=where)
            else:
                yield from missed(value, found[key], deeper, where=where)
    elif isinstance(stated, dict) and isinstance(found, list):
        # A step repeated in the script: any one of them may be meant.
        if not any(_fits(stated, each) for each in found):
            yield Missed(path, stated, found, where=where)
    elif not _fits(stated, found):
        yield Missed(path, stated, found, where=where)


def _fits(stated: Any, found: Any) -> bool:
    if isinstance(stated, dict) and isinstance(found, dict):
        return all(key in found and _fits(value, found[key]) for key, value in stated.items())
    if isinstance(stated, list) and isinstance(found, list):
        if any(isinstance(each, dict) for each in stated):
            return all(any(_fits(each, one) for one in found) for each in stated)
        return stated == found
    return type(stated) is type(found) and bool(stated == found)


def _script(steps: list[Options]) -> Options:
    """The steps under their own names, and under the keys rules know them by."""
    found: Options = {}
    for step in steps:
        for name in dict.fromkeys((step["step"], step.get("cite", step["step"]))):
            found.setdefault(name, []).append(step)
    return found


def _plain(value: Any) -> Any:
    """The value as written in a rule book: structs as tables, tuples as lists."""
    return msgspec.json.decode(msgspec.json.encode(value))
