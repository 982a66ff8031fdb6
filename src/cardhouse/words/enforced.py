"""How a rule is enforced, in words: the options it sets, what carries it out, or only words."""

import json
from collections.abc import Iterator
from typing import Any

from cardhouse.rulebook import House, Rule
from cardhouse.rulebook.enforcers import kinds

# A book need not say it.
UNSAID = "the book does not say"


def enforced_words(rule: Rule) -> tuple[str, ...]:
    """A line for each enforcement: "sets betting.raises = 3", "step bet", "words only: ..."."""
    options = [f"sets {path} = {value}" for path, value in _flat(rule.sets)]
    doers = [f"{kinds().get(name, 'by')} {name}" for name in rule.by]
    words = [f"words only: {rule.words}"] if rule.words else []
    return (*options, *doers, *words)


def house_rules(book: House) -> dict[str, tuple[Rule, ...]]:
    """All rules of a house, page by page, each on the first page on which it stands."""
    pages = {"room": book.room.rule, "bonuses": book.bonuses.rule}
    pages |= {name: post.page.rule for name, post in book.games.items()}
    seen: set[str] = set()
    found = {}
    for page, rules in pages.items():
        found[page] = tuple(rule for rule in rules if rule.id not in seen)
        seen.update(rule.id for rule in rules)
    return {page: rules for page, rules in found.items() if rules}


def _flat(sets: dict[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    """The options of a piece of a page, each with its value as the page writes it."""
    for key, value in sets.items():
        name = f'"{key}"' if not key.replace("-", "").replace("_", "").isalnum() else key
        deeper = f"{path}.{name}" if path else name
        if isinstance(value, dict):
            yield from _flat(value, deeper)
        else:
            yield deeper, _toml(value)


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
