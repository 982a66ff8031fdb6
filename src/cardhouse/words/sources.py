"""The source of a rule in words: the house's document, or general practice."""

from cardhouse.rulebook.book import Rule

SILENT = "General practice: the house's document does not say."


def source_words(rule: Rule, document: str) -> str:
    """The document and the place in it, or that no document says it; empty if nobody knows."""
    if rule.practice or not rule.source:
        return SILENT if rule.practice else ""
    return f"{document}: {rule.source}" if document else rule.source
