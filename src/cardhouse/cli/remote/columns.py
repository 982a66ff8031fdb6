"""Pages of a room as text: single values, then each list in columns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cardhouse.ledger.money import dollars
from cardhouse.words.catalogue import ENGLISH, catalogue
from cardhouse.words.said import say
from cardhouse.words.speech import plain

# Whole numbers of the pages that are cents, and those that are not.
SUMS: Final = frozenset(
    (
        *("advanced", "after", "amount", "balance", "before", "bonus", "booked", "bought", "boxes"),
        *("cash", "cash_in", "cash_out", "chips", "closing", "collected", "counted", "drop"),
        *("fees", "fetched", "filled", "fund", "held", "lent", "lent_to_bots", "opening", "over"),
        *("owed", "paid"),
        *("players", "prize", "prizes", "purse", "purses", "redeemed", "reported_above"),
        *("results", "settled", "short", "sold"),
        *("tables", "took", "total", "totals", "won"),
    )
)
COUNTS: Final = frozenset(
    (
        *("accounts", "asked", "books", "bots", "call", "cancelled", "cards", "closes"),
        *("commands", "count", "events", "hands", "least", "most", "next_seats", "number"),
        *("opens", "request", "seat", "seats", "seq", "shift"),
        *("streams", "transfers"),
    )
)
# Sums beside the name of a person or a table, and those that are called like counts elsewhere.
BY_NAME: Final = frozenset(("boxes", "held", "results"))
SUMMED: Final = frozenset((("opening", "bots"), ("closing", "bots")))
# Counts that are called like sums elsewhere, by the list or the page in which they stand.
COUNTED: Final = frozenset(
    (("tables", "players"), ("people", "tables"), ("verify", "tables"), ("tables", "tables"))
)


def lines(title: str, told: Any, language: str = ENGLISH) -> Iterator[str]:
    """A page as lines: its single values first, then its parts, each under its name."""
    if isinstance(told, list):
        yield from columns(title, told, language)
        return
    parts = {name: value for name, value in told.items() if _is_part(value)}
    for name, value in told.items():
        if name not in parts and (text := cell(title, name, value, language)):
            yield f"{named(name, language)}: {text}"
    for name, value in parts.items():
        if value:
            yield f"{named(name, language)}:"
            rows = value if isinstance(value, list) else [value]
            yield from (f"  {line}" for line in columns(name, rows, language))


def columns(title: str, rows: list[dict[str, Any]], language: str = ENGLISH) -> Iterator[str]:
    """Rows as lines of aligned columns, without those that are empty in all of them."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    texts = [[cell(title, name, row.get(name), language) for name in names] for row in rows]
    kept = [place for place, _ in enumerate(names) if any(text[place] for text in texts)]
    table = [[named(names[place], language) for place in kept]]
    table += [[text[place] for place in kept] for text in texts]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for line in table if rows else ():
        padded = (text.ljust(width) for text, width in zip(line, widths, strict=True))
        yield "  ".join(padded).rstrip()


def cell(title: str, name: str, value: Any, language: str = ENGLISH) -> str:
    """A value as people read it."""
    match value:
        case None | False | "" | []:
            return ""
        case True:
            return named("yes", language)
        case int():
            return dollars(value) if is_sum(title, name) else str(value)
        case float():
            return f"{value:.0f}"
        case list():
            between = "; " if isinstance(value[0], dict) else ", "
            return between.join(cell(title, name, each, language) for each in value)
        case dict():
            said = ((key, cell(name, key, each, language)) for key, each in value.items())
            return " ".join(f"{named(str(key), language)}={text}" for key, text in said if text)
    return clean(str(value))


def is_sum(title: str, name: str) -> bool:
    """True if whole numbers of this name are cents."""
    if title in BY_NAME or (title, name) in SUMMED:
        return True
    return name in SUMS and (title, name) not in COUNTED


def clean(text: str) -> str:
    """A text without anything that would move a terminal's cursor."""
    return "".join(each if each.isprintable() else repr(each)[1:-1] for each in text)


def named(name: str, language: str) -> str:
    """The heading of a field; other words, such as names of tables, stand for themselves."""
    heading = f"shown-{name}"
    if catalogue(language).has(heading):
        return plain(say(heading), language)
    return clean(name.replace("_", " "))


def _is_part(value: Any) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and isinstance(value[0], dict)
    )
