"""What can enforce a rule at a game's tables, by its public name, and the keys that it cites."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal

from msgspec import Struct

from cardhouse.bonus.command_cites import BONUS_CITES, FREE_CITES
from cardhouse.floor.families import ruling_cites, rulings_of
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.cites import needed_cites
from cardhouse.rulebook.families import posting_of
from cardhouse.rulebook.steps import STEPS
from cardhouse.table.cites import bonus_cites
from cardhouse.table.command_cites import TABLE_BONUS_CITES
from cardhouse.table.families import COURSES, command_cites, course_of

Kind = Literal["step", "ruling", "room", "bonus"]


class Enforcer(Struct, frozen=True):
    """A step, a ruling, a command of the room or one of its bonuses, and the keys it may cite."""

    name: str
    kind: Kind
    keys: frozenset[str]


def enforcers(post: Posted) -> dict[str, Enforcer]:
    """Everything that can enforce a rule at the tables of a game, by name."""
    cites = needed_cites(post).union(*map(bonus_cites, post.bonuses.of(post.name)))
    found: dict[str, Enforcer] = {}
    for each in (*_steps(post), *_rulings(post), *_room(post), *_bonuses(post)):
        before = found[each.name].keys if each.name in found else frozenset()
        found[each.name] = Enforcer(each.name, each.kind, before | each.keys & cites)
    return found


@cache
def kinds() -> dict[str, Kind]:
    """What there is to enforce rules at any game's tables, and of what kind each of it is."""
    found: dict[str, Kind] = {_tag(step): "step" for step in STEPS}
    found |= {_tag(report): "ruling" for report in ruling_cites()}
    found |= {_tag(doer): "room" for doer in command_cites(*COURSES.values())}
    found |= dict.fromkeys(TABLE_BONUS_CITES, "room")
    return found | dict.fromkeys((*BONUS_CITES, *FREE_CITES), "bonus")


def _steps(post: Posted) -> Iterator[Enforcer]:
    beside = posting_of(post).beside
    for step in post.page.script:
        kind = type(step)
        yield Enforcer(_tag(kind), "step", step.cites() | beside.get(kind, frozenset()))


def _rulings(post: Posted) -> Iterator[Enforcer]:
    for report in rulings_of(post.game()).remedies:
        yield Enforcer(_tag(report), "ruling", ruling_cites()[report])


def _room(post: Posted) -> Iterator[Enforcer]:
    for doer, keys in command_cites(course_of(post.game())).items():
        yield Enforcer(_tag(doer), "room", keys)
    for name, keys in TABLE_BONUS_CITES.items():
        yield Enforcer(name, "room", _of_bonuses(post, keys))


def _bonuses(post: Posted) -> Iterator[Enforcer]:
    for name, keys in BONUS_CITES.items():
        yield Enforcer(name, "bonus", _of_bonuses(post, keys))
    for name, keys in FREE_CITES.items():
        yield Enforcer(name, "bonus", keys)


def _of_bonuses(post: Posted, keys: Iterable[str]) -> frozenset[str]:
    bonuses = post.bonuses.of(post.name)
    return frozenset(bonus.cite(key) for bonus in bonuses for key in keys)


def _tag(kind: type[Struct]) -> str:
    """The name under which scripts, reports, commands and logs know it."""
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag
