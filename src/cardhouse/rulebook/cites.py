"""Cite keys a game may use, and the rules that answer for a key."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from cardhouse.engine.core.cites import cited_at, known
from cardhouse.floor.families import RULINGS, rulings_of
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.citers import Citer, Enforcer, of_bonuses, of_floor, of_room, tag
from cardhouse.rulebook.mixed import Mixed
from cardhouse.rulebook.opening import open_table
from cardhouse.rulebook.steps import STEPS
from cardhouse.table.bonus_rules import Bonus
from cardhouse.table.families import COURSES, course_of
from cardhouse.table.naming import NAMING

# At a table with changing games the button moves in every game, even one without a button.
BUTTON_CITES: Final = frozenset({"button.first", "button.moves"})


def needed_cites(post: Posted) -> frozenset[str]:
    """Every key a table of this game may cite."""
    return frozenset().union(*(each.keys for each in citing(post)))


def citing(post: Posted) -> Iterator[Enforcer]:
    """The citers at the tables of a game, each with the keys this house must answer for."""
    floor = tuple(of_floor(rulings_of(post.game())))
    room = tuple(of_room(course_of(post.game())))
    for table in (open_table(post, rules.name) for rules in post.page.table):
        game = table.game
        for step in game.script:
            yield Enforcer(tag(type(step)), "step", step.cites(game))
        for each in floor:
            yield Enforcer(each.name, each.kind, cited_at(each.cites, game, table.floor))
        for each in room:
            yield Enforcer(each.name, each.kind, cited_at(each.cites, table))


def mixed_cites(mixed: Mixed) -> frozenset[str]:
    """Every key that tables of several games may cite besides those of the games."""
    return naming(mixed).keys | BUTTON_CITES


def naming(mixed: Mixed) -> Enforcer:
    """The command that changes the game at tables of several, with its keys."""
    deed = NAMING[mixed.page.changing.by]
    return Enforcer(tag(deed.kind), "room", cited_at(deed.cites, open_table(mixed)))


def bonus_cites(bonus: Bonus) -> frozenset[str]:
    """Every key that may be cited of a bonus and its free entry."""
    free = (cited_at(each.cites, bonus) for each in of_bonuses())
    return frozenset().union(*(named(each, bonus) for each in _with_bonuses()), *free)


def named(citer: Citer, bonus: Bonus) -> frozenset[str]:
    """A citer's keys of a bonus, with the bonus's name."""
    return frozenset(bonus.cite(key) for key in cited_at(citer.of_bonus, bonus))


@cache
def known_cites() -> frozenset[str]:
    """Every key that any step, ruling or event of a table can cite."""
    floor = (each for rulings in RULINGS.values() for each in of_floor(rulings))
    room = (each for course in COURSES.values() for each in of_room(course))
    changing = (known(deed.cites) for deed in NAMING.values())
    citers = (known(each.cites) for each in (*floor, *room))
    return frozenset().union(*(step.known() for step in STEPS), *citers, *changing)


def answering(key: str) -> Iterator[str]:
    """Keys that answer for a key: its own, or more general ones."""
    while key:
        yield key
        key = key.rpartition(".")[0]


def _with_bonuses() -> Iterator[Citer]:
    for course in COURSES.values():
        yield from of_room(course)
    yield from of_bonuses()
