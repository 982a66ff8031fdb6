"""The page of how each rule is enforced, made from the rule books that come with the package.

`python -m cardhouse.words.enforced_page` writes docs/enforced.md anew.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from cardhouse.rulebook import House, Rule, load
from cardhouse.rulebook.files import houses
from cardhouse.words.enforced import UNSAID, enforced_words, house_rules

HEAD = """\
# How each rule is enforced

Written by `python -m cardhouse.words.enforced_page` from the rule books: change them, not this \
page. A rule sets options of its page to what its words state (amounts are in cents), is carried \
out by a step, a ruling of the floor, the room or its bonuses, or is words only and says why. \
`cardhouse check` holds the books to it; [design.md](design.md) says how.
"""


def enforced_page(books: Iterable[House]) -> str:
    """The page of some houses: how many rules of each kind, those that are words, and all."""
    found = list(books)
    rules = {book.id: house_rules(book) for book in found}
    lines = [HEAD, "| house | rules | set options | carried out | words only |"]
    lines += ["| --- | ---: | ---: | ---: | ---: |"]
    lines += [f"| {book.room.name} | {_counts(_all(rules[book.id]))} |" for book in found]
    every = [rule for pages in rules.values() for rule in _all(pages)]
    lines += [f"| all | {_counts(every)} |", "", "## Words only", ""]
    lines += [f"- {rule.id} ({rule.kind}): {rule.words}" for rule in every if rule.words]
    for book in found:
        lines += ["", f"## {book.room.name}"]
        for page, each in rules[book.id].items():
            lines += ["", f"### {page}", "", *_table(each)]
    return "\n".join(lines) + "\n"


def _all(pages: dict[str, tuple[Rule, ...]]) -> list[Rule]:
    return [rule for rules in pages.values() for rule in rules]


def _counts(rules: list[Rule]) -> str:
    kinds = (bool(rule.sets) for rule in rules), (bool(rule.by) for rule in rules)
    words = sum(bool(rule.words) for rule in rules)
    return " | ".join(map(str, (len(rules), *map(sum, kinds), words)))


def _table(rules: tuple[Rule, ...]) -> Iterator[str]:
    yield from ("| rule | kind | enforced |", "| --- | --- | --- |")
    for rule in rules:
        how = "; ".join(enforced_words(rule)) or UNSAID
        yield f"| {rule.id} | {rule.kind} | {how} |"


def main() -> None:
    """Write the page where the documents are, or where it is wanted."""
    root = Path(__file__).parents[3]
    target = Path(sys.argv[1]) if sys.argv[1:] else root / "docs" / "enforced.md"
    target.write_text(enforced_page(map(load, houses())), encoding="utf-8")


if __name__ == "__main__":
    main()
