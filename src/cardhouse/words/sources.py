"""The source of a rule in words: the house's document, or general practice."""

from typing import Final

from cardhouse.rulebook.book import Rule
from cardhouse.words.catalogue import ENGLISH
from cardhouse.words.said import say
from cardhouse.words.speech import plain

SILENT: Final = say("source-practice")


def source_words(rule: Rule, document: str, language: str = ENGLISH) -> str:
    """The document and the place in it, or that no document says it; empty if nobody knows."""
    if rule.practice or not rule.source:
        return plain(SILENT, language) if rule.practice else ""
    return f"{document}: {rule.source}" if document else rule.source
