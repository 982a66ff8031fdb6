"""The language in which somebody is answered."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import parse_qs

from litestar.connection import ASGIConnection
from litestar.types import Scope

from cardhouse.words.catalogue import ENGLISH, languages

# Every language with a folder of messages.
LANGUAGES: Final = frozenset(languages())
# The most languages read from one header.
ACCEPTED_MOST: Final = 20


def language_of(asked: ASGIConnection[Any, Any, Any, Any], wanted: str = "") -> str:
    """The language wanted, if there is one of that name; else the best that is accepted."""
    wanted = wanted or asked.query_params.get("language", "")
    return _best(wanted, asked.headers.get("accept-language", ""))


def language_in(scope: Scope) -> str:
    """The language wanted by a request that nobody has read yet."""
    query = parse_qs(scope["query_string"].decode("latin-1"))
    header = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    return _best(query.get("language", [""])[0], header)


def _best(wanted: str, header: str) -> str:
    return wanted if wanted in LANGUAGES else accepted(header)


def accepted(header: str) -> str:
    """The best language of an Accept-Language header that is here: "es-MX" is answered in "es"."""
    best, found = 0.0, ENGLISH
    for part in header.split(",")[:ACCEPTED_MOST]:
        name, _, weight = part.strip().partition(";")
        general = name.strip().partition("-")[0].lower()
        if general in LANGUAGES and (heavy := _weight(weight)) > best:
            best, found = heavy, general
    return found


def _weight(text: str) -> float:
    """The weight of a language, 1 if none is stated and 0 if it cannot be read."""
    stated = text.strip().removeprefix("q=")
    try:
        return float(stated) if stated else 1.0
    except ValueError:
        return 0.0
