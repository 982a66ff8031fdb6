"""A rule of a house."""

from msgspec import Struct

from cardhouse.rulebook import Rule as BookRule


class Rule(Struct, frozen=True):
    """A rule of a house, in plain words."""

    # Its name in the document and the tests.
    id: str
    # Its subject: betting, deal, showdown, fee, irregularity, ...
    kind: str
    # The rule in plain words: it paraphrases the house's document.
    text: str
    # A remark of the book's editor: a doubtful reading, a misprint.
    note: str = ""
    # The place in the house's document, or "practice" if the document is silent.
    source: str = ""

    def __str__(self) -> str:
        return f"{self.id}: {self.text}"


def public(rule: BookRule) -> Rule:
    """A rule of a book as the door shows it."""
    return Rule(rule.id, rule.kind, rule.text, rule.note, rule.source)
