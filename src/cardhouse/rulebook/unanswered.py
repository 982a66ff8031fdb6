"""Cite keys without a rule in a book: a ruling on one of them cites nothing."""

from collections.abc import Iterable, Iterator

from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.cites import answering, bonus_cites, mixed_cites, needed_cites
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.files import BONUSES
from cardhouse.rulebook.mixed import House, Mixed


def unanswered(book: House) -> list[Fault]:
    """Every such key of a house's games and bonuses, unless the book marks it as silent."""
    found = [fault for post in book.games.values() for fault in _of_game(post)]
    found += [fault for mixed in book.mixed.values() for fault in _of_mixed(mixed)]
    return [*found, *_of_bonuses(book)]


def _of_game(post: Posted) -> Iterator[Fault]:
    missing = (key for key in needed_cites(post) if not (post.cited(key) or post.silent(key)))
    return _faults(f"{post.house}/{post.name}.toml", missing, "this game")


def _of_mixed(mixed: Mixed) -> Iterator[Fault]:
    missing = (key for key in mixed_cites(mixed) if not (mixed.cited(key) or mixed.silent(key)))
    return _faults(f"{mixed.house}/{mixed.name}.toml", missing, "a table of these games")


def _of_bonuses(book: House) -> Iterator[Fault]:
    needed = frozenset[str]().union(*map(bonus_cites, book.bonuses.bonus))
    answered = {key for rule in book.bonuses.rule for key in rule.cites}
    missing = (key for key in needed if answered.isdisjoint(answering(key)))
    return _faults(f"{book.id}/{BONUSES}", missing, "a bonus")


def _faults(file: str, keys: Iterable[str], citing: str) -> Iterator[Fault]:
    for key in sorted(keys):
        yield Fault(file, "$.rule", f"no rule answers for `{key}`, which {citing} may cite")
