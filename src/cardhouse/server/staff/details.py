"""An act as it was sent, in words: every field that says something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cardhouse.ledger import dollars
from cardhouse.words.catalogue import catalogue
from cardhouse.words.said import Said, say
from cardhouse.words.speech import plain

# Fields that are cents, and fields that only programs read.
SUMS: Final = ("amount", "brings", "cash", "counted", "motions")
SILENT: Final = ("do", "seq", "id")
# Nothing that was counted is a count all the same.
COUNTS: Final = ("cash", "counted")
EMPTY: Final[tuple[Any, ...]] = (None, "", 0, [], {})
# Dictionaries of an edition, by the words for their keys.
EDITED: Final = {"limits": "limits", "rules": "rewords"}
# Figures of an edition by the size of something, and figures that are words.
STEPPED: Final = {"bands": "amended-players", "wagers": "amended-wagers"}
NAMED: Final = "like"


def details(act: dict[str, Any], language: str, changed: dict[str, Any] | None = None) -> str:
    """The fields of an act in one line; `changed` has the figures before and after an edition."""
    return " · ".join(_told(act, language, changed or {}))


def _told(act: dict[str, Any], language: str, changed: dict[str, Any]) -> Iterator[str]:
    edits = act.get("do") == "edit-book"
    for name, value in act.items():
        # Defaults say nothing; figures of an edition are told below.
        empty = value in EMPTY and name not in COUNTS
        if name in SILENT or empty or (name == "limits" and changed):
            continue
        if name == "report":
            yield from _reported(value, language)
        elif edits and name in EDITED:
            yield f"{_label(EDITED[name], language)}: {', '.join(value)}"
        else:
            yield _field(_label(name, language), name, value, language)
    if edits and not act.get("limits") and not act.get("rules"):
        yield _label("printed", language)
    if act.get("do") == "set-hours" and not act.get("hours"):
        yield _label("no_hours", language)
    yield from _amended(changed, language)


def _field(label: str, name: str, value: Any, language: str) -> str:
    """A field with its value; what is simply so needs no value."""
    return label if value is True else f"{label}: {_value(name, value, language)}"


def _value(name: str, value: Any, language: str) -> str:
    match value:
        case list() | tuple():
            return ", ".join(_value(name, each, language) for each in value)
        case dict() if name == "hours":
            return f"{_time(value['opens'])}-{_time(value['closes'])}"
        case dict():
            return ", ".join(str(each) for each in value.values())
        case int() if name in SUMS:
            return dollars(value)
        case str() if name == "roles":
            return _word(f"role-{value}", language, value)
    return str(value)


def _reported(report: dict[str, Any], language: str) -> Iterator[str]:
    """A report or an order of the floor, with its questions and answers."""
    kind = report["report"]
    yield _word(f"report-{kind}", language, kind)
    for name, value in report.items():
        if name == "report" or value in EMPTY:
            continue
        if not catalogue(language).has(f"report-{kind}.{name}"):
            yield _field(_label(name, language), name, value, language)
            continue
        question = plain(Said(f"report-{kind}", form=name), language)
        answer = _word("choice-yes", language) if value is True else ""
        # A sum that is bet, not a seat.
        money = dollars(value) if name == "to" else ""
        yield f"{question} {answer or money or _value(name, value, language)}"


def _amended(changed: dict[str, Any], language: str) -> Iterator[str]:
    """Each figure that an edition changes, before and after."""
    before, after = changed.get("before", {}), changed.get("after", {})
    for limit in dict.fromkeys((*before, *after)):
        old, new = before.get(limit, {}), after.get(limit, {})
        for figure in dict.fromkeys((*old, *new)):
            said = say(
                "amended",
                limit=limit,
                figure=say(f"figure-{figure}"),
                before=_figure(figure, old.get(figure), language),
                after=_figure(figure, new.get(figure), language),
            )
            yield plain(said, language)


def _figure(name: str, value: Any, language: str) -> str:
    if value is None or value == []:
        return _word("amended-nothing", language)
    if name == NAMED:
        return str(value)
    if isinstance(value, int):
        return dollars(value)
    return ", ".join(_step(name, each, language) for each in value)


def _step(name: str, step: Any, language: str) -> str:
    if name not in STEPPED:
        return dollars(step)
    most = step["up_to"]
    args = {"count": most, "most": dollars(most), "amount": dollars(step["amount"])}
    kept = "count" if name == "bands" else "most"
    said = say(STEPPED[name], **{each: args[each] for each in (kept, "amount")})
    return plain(said, language)


def _time(minutes: int) -> str:
    hour, minute = divmod(minutes, 60)
    return f"{hour:02}:{minute:02}"


def _label(name: str, language: str) -> str:
    return _word(f"field-{name}", language, name)


def _word(message: str, language: str, name: str = "") -> str:
    """A message; the name itself for a field or a word that an older version wrote."""
    known = catalogue(language).has(message)
    return plain(say(message), language) if known or not name else name
