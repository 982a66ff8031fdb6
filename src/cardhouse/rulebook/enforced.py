"""Whether a book tells the truth about how its rules are enforced."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

import msgspec

from cardhouse.rulebook.book import BonusPage, Posted, Rule
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.enforcers import Enforcer, enforcers
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.phrases import meant
from cardhouse.rulebook.stated import Missed, Options, missed, options

Untrue = Callable[[Rule], Iterator[Missed]]


def game_enforced_faults(post: Posted, source: Source) -> list[Fault]:
    """What the rules of a game's page claim, and the game does not do."""
    played = _Played(post)
    return [
        *_faults(post.page.rule, [played], source),
        *_unset(post.page.rule, lambda rule: played.untrue(rule.sets), source),
    ]


def house_enforced_faults(
    rules: tuple[Rule, ...], posts: Iterable[Posted], source: Source, bonuses: BonusPage
) -> list[Fault]:
    """What the rules of all games, or of the bonuses, claim, and no game does."""
    games = {post.name: _Played(post) for post in posts}
    return [
        *_faults(rules, list(games.values()), source),
        *_unset(rules, lambda rule: _untrue(rule, games, bonuses), source),
    ]


class _Played:
    """A game, what can enforce a rule at its tables, and the options of each of them."""

    def __init__(self, post: Posted) -> None:
        self.post = post

    @cached_property
    def doers(self) -> dict[str, Enforcer]:
        return enforcers(self.post)

    @cached_property
    def tables(self) -> dict[str, Options]:
        return {table.name: options(self.post, table) for table in self.post.page.table}

    def cites(self, name: str, rule: Rule) -> bool:
        """Whether something of that name can cite a rule here."""
        doer = self.doers.get(name)
        return doer is not None and any(rule in self.post.cited(key) for key in doer.keys)

    def untrue(self, stated: Options) -> Iterator[Missed]:
        """What is otherwise than stated, at every table or at those that are named."""
        everywhere = {key: value for key, value in stated.items() if key != "table"}
        named = stated.get("table", {})
        for table, found in self.tables.items():
            where = f"{self.post.name} {table}"
            yield from missed(everywhere, found, where=where)
            yield from missed(named.get(table, {}), found, where=where)
        for name in named:
            if name not in self.tables:
                yield Missed(f"table.{name}", named[name], known=tuple(self.tables))


def _faults(rules: tuple[Rule, ...], games: list[_Played], source: Source) -> Iterator[Fault]:
    """Rules that name what does not exist or never cites them, or that are words and more."""
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
    """Rules whose words state another value than the option has; one table of many is named."""
    for i, rule in enumerate(rules):
        found: dict[tuple[str, str], Missed] = {}
        for each in untrue(rule):
            found.setdefault((each.path, repr(each.found)), each)
        for each in found.values():
            yield source.fault(f"$.rule[{i}].sets", _words(rule, each))


def _untrue(rule: Rule, games: dict[str, _Played], bonuses: BonusPage) -> Iterator[Missed]:
    """What a rule of the house states: of a bonus, of one game, or of all that have the option."""
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
    """A game without the option has nothing to say on it; but one of them must have it."""
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
