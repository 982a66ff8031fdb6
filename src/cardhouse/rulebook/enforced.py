"""Checks that a book tells the truth about how its rules are enforced."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

import msgspec

from cardhouse.rulebook.book import BonusPage, Posted, Rule
from cardhouse.rulebook.citers import Enforcer
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.enforcers import enforcers, mixed_enforcers
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.mixed import AnyPosted, Mixed
from cardhouse.rulebook.phrases import meant
from cardhouse.rulebook.stated import Missed, Options, all_options, missed

Untrue = Callable[[Rule], Iterator[Missed]]


def game_enforced_faults(post: Posted, source: Source) -> list[Fault]:
    """Claims of the rules on a game's page that the game does not keep."""
    played = _Played(post)
    return [
        *_faults(post.page.rule, [played], source),
        *_unset(post.page.rule, lambda rule: played.untrue(rule.sets), source),
    ]


def mixed_enforced_faults(mixed: Mixed, source: Source) -> list[Fault]:
    """Claims of the rules on a page of several games that its tables do not keep."""
    played = _Played(mixed)
    return [
        *_faults(mixed.page.rule, [played], source),
        *_unset(mixed.page.rule, lambda rule: played.untrue(rule.sets), source),
    ]


def house_enforced_faults(
    rules: tuple[Rule, ...],
    posts: Iterable[Posted],
    source: Source,
    bonuses: BonusPage,
    mixed: Iterable[Mixed] = (),
) -> list[Fault]:
    """Claims of the rules for all games, or for the bonuses, that no game keeps."""
    tables: list[AnyPosted] = [*posts, *mixed]
    games = {post.name: _Played(post) for post in tables}
    return [
        *_faults(rules, list(games.values()), source),
        *_unset(rules, lambda rule: _untrue(rule, games, bonuses), source),
    ]


class _Played:
    """A game, its enforcers of rules, and the options of each of its tables."""

    def __init__(self, post: AnyPosted) -> None:
        self.post = post

    @cached_property
    def doers(self) -> dict[str, Enforcer]:
        return _doers(self.post)

    @cached_property
    def tables(self) -> dict[str, Options]:
        return all_options(self.post)

    def cites(self, name: str, rule: Rule) -> bool:
        """True if an enforcer of that name can cite the rule here."""
        doer = self.doers.get(name)
        return doer is not None and any(rule in self.post.cited(key) for key in doer.keys)

    def untrue(self, stated: Options) -> Iterator[Missed]:
        """Options that differ from the stated ones, at every table or at those named."""
        everywhere = {key: value for key, value in stated.items() if key != "table"}
        named = stated.get("table", {})
        for table, found in self.tables.items():
            where = f"{self.post.name} {table}"
            yield from missed(everywhere, found, where=where)
            yield from missed(named.get(table, {}), found, where=where)
        for name in named:
            if name not in self.tables:
                yield Missed(f"table.{name}", named[name], known=tuple(self.tables))


def _doers(post: AnyPosted) -> dict[str, Enforcer]:
    return mixed_enforcers(post) if isinstance(post, Mixed) else enforcers(post)


def _faults(rules: tuple[Rule, ...], games: list[_Played], source: Source) -> Iterator[Fault]:
    """Rules that name something unknown or never citing them, or that are words and more."""
    for i, rule in enumerate(rules):
        if rule.words and (rule.sets or rule.by):
            what = f"rule {rule.id} is called words only, and says what enforces it"
            yield source.fault(f"$.rule[{i}].words", what)
        for j, name in enumerate(rule.by):
            path, known = f"$.rule[{i}].by[{j}]", {each for game in games for each in game.doers}
            if name not in known:
                yield source.fault(path, f"nothing is called `{name}` here{meant(name, known)}")
            elif not any(game.cites(name, rule) for game in games):
                yield source.fault(path, f"`{name}` never cites rule {rule.id}")


def _unset(rules: tuple[Rule, ...], untrue: Untrue, source: Source) -> Iterator[Fault]:
    """Rules that state a value the option does not have; one table stands for many."""
    for i, rule in enumerate(rules):
        found: dict[tuple[str, str], Missed] = {}
        for each in untrue(rule):
            found.setdefault((each.path, repr(each.found)), each)
        for each in found.values():
            yield source.fault(f"$.rule[{i}].sets", _words(rule, each))


def _untrue(rule: Rule, games: dict[str, _Played], bonuses: BonusPage) -> Iterator[Missed]:
    """False statements of a house rule about a bonus, one game, or all games with the option."""
    for key, stated in rule.sets.items():
        if key == "bonus":
            found = {bonus.name: msgspec.to_builtins(bonus) for bonus in bonuses.bonus}
            yield from missed(stated, found, "bonus")
        elif key in games:
            yield from games[key].untrue(stated)
        else:
            holding = [game for game in games.values() if rule.id in game.post.rules]
            yield from _untrue_of_all({key: stated}, holding)


def _untrue_of_all(stated: Options, games: list[_Played]) -> Iterator[Missed]:
    """A game without the option does not count against the rule, but some game must have it."""
    found = [list(game.untrue(stated)) for game in games]
    having = [each for each in found if all(miss.found is not None for miss in each)]
    if not games:
        yield Missed(next(iter(stated)), stated, known=("bonus",))
    for each in having or found[:1]:
        yield from each


def _words(rule: Rule, each: Missed) -> str:
    if each.found is None:
        last = each.path.rpartition(".")[2]
        return f"rule {rule.id} sets `{each.path}`, which is no option{meant(last, each.known)}"
    where = f" at {each.where}" if each.where else ""
    return f"rule {rule.id} says that `{each.path}` is {each.stated!r}; it is {each.found!r}{where}"
