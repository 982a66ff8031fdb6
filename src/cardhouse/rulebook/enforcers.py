"""Enforcers of rules at a game's tables, by public name, with the keys they cite."""

from collections.abc import Iterator
from functools import cache

from cardhouse.engine.core.cites import cited_at
from cardhouse.floor.families import RULINGS
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.citers import Enforcer, Kind, of_bonuses, of_floor, of_room, tag
from cardhouse.rulebook.cites import BUTTON_CITES, citing, named, naming
from cardhouse.rulebook.mixed import Mixed
from cardhouse.rulebook.steps import STEPS
from cardhouse.table.commands import NextHand
from cardhouse.table.families import COURSES, course_of
from cardhouse.table.naming import NAMING


def enforcers(post: Posted) -> dict[str, Enforcer]:
    """Every enforcer of rules at the tables of a game, by name."""
    found: dict[str, Enforcer] = {}
    for each in (*_at_tables(post), *_bonuses(post)):
        before = found[each.name].keys if each.name in found else frozenset()
        found[each.name] = Enforcer(each.name, each.kind, before | each.keys)
    return found


def mixed_enforcers(mixed: Mixed) -> dict[str, Enforcer]:
    """Enforcers at a table with changing games, besides those of its games."""
    found = [
        Enforcer(tag(NextHand), "room", BUTTON_CITES),
        *(Enforcer(tag(deed.kind), "room", frozenset()) for deed in NAMING.values()),
        naming(mixed),
    ]
    return {each.name: each for each in found}


@cache
def kinds() -> dict[str, Kind]:
    """Every enforcer of rules at any game's tables, with its kind."""
    found: dict[str, Kind] = {tag(step): "step" for step in STEPS}
    citers = [each for rulings in RULINGS.values() for each in of_floor(rulings)]
    citers += [each for course in COURSES.values() for each in of_room(course)]
    named_by: dict[str, Kind] = {tag(deed.kind): "room" for deed in NAMING.values()}
    return found | named_by | {each.name: each.kind for each in (*citers, *of_bonuses())}


def _at_tables(post: Posted) -> Iterator[Enforcer]:
    """The citers at the tables, and the steps again for the rulings they carry out."""
    found = list(citing(post))
    needed = frozenset[str]().union(*(each.keys for each in found))
    yield from found
    for step in post.page.script:
        yield Enforcer(tag(type(step)), "step", step.ruled & needed)


def _bonuses(post: Posted) -> Iterator[Enforcer]:
    """Citers of the bonuses of a game, at its tables or elsewhere."""
    for citer in of_bonuses():
        yield Enforcer(citer.name, citer.kind, frozenset())
    for bonus in post.bonuses.of(post.name):
        for citer in of_room(course_of(post.game())):
            yield Enforcer(citer.name, citer.kind, named(citer, bonus))
        for citer in of_bonuses():
            keys = named(citer, bonus) | cited_at(citer.cites, bonus)
            yield Enforcer(citer.name, citer.kind, keys)
