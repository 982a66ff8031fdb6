"""New editions of a book: fees and limits amended, and checked like any other book."""

import json
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from cardhouse.rulebook.bonuses import bonus_faults
from cardhouse.rulebook.book import Posted, Rule
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.enforced import house_enforced_faults
from cardhouse.rulebook.errors import Fault, RulebookError
from cardhouse.rulebook.files import BONUSES, ROOM, Page
from cardhouse.rulebook.law import fund_law
from cardhouse.rulebook.load import reposted
from cardhouse.rulebook.mixed import AnyPosted, Mixed
from cardhouse.rulebook.mixing import mixed_faults, mixed_of
from cardhouse.rulebook.scripts import script_faults
from cardhouse.rulebook.sense import game_faults, room_faults
from cardhouse.rulebook.stated import options
from cardhouse.table.amendments import Amendment, Amendments
from cardhouse.table.rules import TableRules

# The place of each figure at a table of a page.
PLACES: Final[dict[str, tuple[str, ...]]] = {
    "small_bet": ("stakes", "small_bet"),
    "big_bet": ("stakes", "big_bet"),
    "blinds": ("stakes", "blinds"),
    "ante": ("stakes", "ante"),
    "bring_in": ("stakes", "bring_in"),
    "buy_in": ("buy_in",),
    "short_buy": ("short_buy",),
    "bands": ("fee", "bands"),
    "time_fee": ("time_fee", "amount"),
    "wagers": ("banking", "collection", "wagers"),
    "bank": ("banking", "collection", "bank"),
    "behind": ("banking", "collection", "behind"),
}
# Statements of a rule that its new words take back.
STATED: Final = frozenset(
    place[1] if place[0] == "banking" else place[0] for place in PLACES.values()
)


class Revision(Struct, frozen=True, kw_only=True):
    """The amendments of a game's limits, and the new words of rules that state their figures."""

    limits: Amendments = {}
    rules: dict[str, str] = {}


def figures(post: Posted, table: TableRules) -> Amendment:
    """The figures of a limit as they are in force; None for those that its game has not."""
    found = options(post, table)
    return msgspec.convert(
        {name: value for name in PLACES if (value := _at(found, PLACES[name])) is not None},
        Amendment,
    )


def edited(
    post: AnyPosted, revisions: Mapping[str, Revision]
) -> tuple[AnyPosted | None, list[Fault]]:
    """A post with the revisions of its games, or every fault that the printed book has not."""
    if isinstance(post, Mixed):
        return _edited_mixed(post, revisions)
    if post.name not in revisions:
        return post, []
    try:
        fresh = reposted(post.house, post.name, _revised(post, revisions[post.name]))
    except RulebookError as error:
        return None, error.faults
    assert isinstance(fresh, Posted)
    known = set(_all_faults(post))
    faults = [fault for fault in _all_faults(fresh) if fault not in known]
    return (None, faults) if faults else (fresh, [])


def contradicted(post: Posted, faults: list[Fault]) -> list[Rule]:
    """The rules whose words state other figures than an edition: they need new words."""
    pages = {
        _file(post, f"{post.name}.toml"): post.page.rule,
        _file(post, ROOM): post.room.rule,
        _file(post, BONUSES): post.bonuses.rule,
    }
    return [
        rule
        for file, rules in pages.items()
        for i, rule in enumerate(rules)
        if any((fault.file, fault.path) == (file, f"$.rule[{i}].sets") for fault in faults)
    ]


def _edited_mixed(
    mixed: Mixed, revisions: Mapping[str, Revision]
) -> tuple[AnyPosted | None, list[Fault]]:
    """Tables with changing games, whose games are revised one by one."""
    if revisions.keys().isdisjoint(mixed.games):
        return mixed, []
    games, faults = dict[str, Posted](), list[Fault]()
    for name, post in mixed.games.items():
        found, more = edited(post, revisions)
        faults += more
        games[name] = found if isinstance(found, Posted) else post
    page: Page = msgspec.json.decode(mixed.text)["page"]
    fresh = mixed_of(mixed.house, mixed.name, page, list(games.values()))
    source = Source(_file(mixed, f"{mixed.name}.toml"), page)
    known = set(mixed_faults(mixed, mixed.games, source))
    faults += [each for each in mixed_faults(fresh, games, source) if each not in known]
    return (None, faults) if faults else (fresh, [])


def _revised(post: Posted, revision: Revision) -> str:
    """The text of a game's book with a revision in it."""
    whole, own, prizes = msgspec.json.decode(post.text, type=tuple[Page, Page, Page])
    tables = {table["name"]: table for table in whole["table"]}
    for name, amendment in revision.limits.items():
        if name not in tables:
            if amendment.like not in tables:
                what = f"no limit {name!r}, and none {amendment.like!r} to make it after"
                fault = Fault(_file(post, f"{post.name}.toml"), "$.table", what)
                raise RulebookError([fault])
            tables[name] = {**deepcopy(tables[amendment.like]), "name": name}
            whole["table"].append(tables[name])
        for field, value in msgspec.to_builtins(asdict(amendment)).items():
            if field in PLACES and value is not None:
                _put(tables[name], PLACES[field], value, (whole, own))
    for page in (whole, own, prizes):
        page.update({"rule": [_reworded(rule, revision.rules) for rule in page.get("rule", ())]})
    return json.dumps([whole, own, prizes], sort_keys=True)


def _put(table: Page, place: tuple[str, ...], value: Any, pages: tuple[Page, Page]) -> None:
    """Write a figure at a table; an option of the page or the house becomes the table's own."""
    key, *rest = place
    if not rest:
        table[key] = value
        return
    printed = (page[key] for page in (table, *pages) if key in page)
    inner: Page = deepcopy(next(printed, {}))
    table[key] = inner
    for each in rest[:-1]:
        inner = inner.setdefault(each, {})
    inner[rest[-1]] = value


def _reworded(rule: Page, words: Mapping[str, str]) -> Page:
    """A rule with its new words, which take back what it stated of fees and limits."""
    if rule["id"] not in words:
        return rule
    left = {key: value for key, value in rule.items() if key != "sets"}
    stated = _without(rule.get("sets", {}))
    return {**left, "text": words[rule["id"]], **({"sets": stated} if stated else {})}


def _without(stated: Page) -> Page:
    kept = {
        key: _without(value) if isinstance(value, dict) else value
        for key, value in stated.items()
        if key not in STATED
    }
    return {key: value for key, value in kept.items() if value != {}}


def _all_faults(post: Posted) -> list[Fault]:
    """Everything that `check` finds wrong with a game and its house's pages."""
    whole, own, prizes = msgspec.json.decode(post.text, type=tuple[Page, Page, Page])
    source = Source(_file(post, f"{post.name}.toml"), whole)
    faults = [*script_faults(post.page, whole, source)] or [*game_faults(post, source)]
    house = Source(_file(post, ROOM), own)
    faults += [*room_faults(post.room, house), *fund_law(post)]
    faults += house_enforced_faults(post.room.rule, [post], house, post.bonuses)
    if prizes:
        won = Source(_file(post, BONUSES), prizes)
        faults += bonus_faults(post.bonuses, {post.name: post}, won)
    return faults


def _file(post: AnyPosted, name: str) -> str:
    return f"{post.house}/{name}"


def _at(found: Any, place: tuple[str, ...]) -> Any:
    for key in place:
        found = found.get(key) if isinstance(found, dict) else None
    return found
