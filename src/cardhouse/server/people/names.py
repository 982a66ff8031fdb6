"""Names for people: readable aloud, in one script, and unlike any other name."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import Final

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import confusables_data

from cardhouse.words.said import Said, say

LONGEST: Final = 24
# Letters of any script, digits, and a few marks between them.
_FORM: Final = re.compile(r"^[^\W_](?:[ '._-]?[^\W_]){0,23}$")

# Scripts written together (UTS 39, "highly restrictive"); marks and digits go with all.
_NEUTRAL: Final = frozenset({"COMMON", "INHERITED"})
_TOGETHER: Final = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)
# The room's words for itself, its people and places; nobody may pose as them.
_STAFF: Final = (
    *("you", "me", "nobody", "somebody", "everybody", "guest", "bot", "chance", "player"),
    *("dealer", "floor", "floor person", "manager", "cashier", "staff", "admin", "owner", "host"),
    *("auditor", "clock", "system", "server", "security", "owner of the room"),
    *("clock of the room", "shift"),
    *("house", "bank", "cage", "pot", "box", "drawer", "room", "card room", "cardhouse"),
)
# The same in Spanish; articles stand before some of them.
_PERSONAL: Final = (
    *("tú", "yo", "nadie", "alguien", "todos", "invitado", "invitada", "jugador", "jugadora"),
    *(
        "crupier",
        "repartidor",
        "floor",
        "jefe de sala",
        "gerente",
        "cajero",
        "cajera",
        "personal",
        "auditora",
    ),
    *("administrador", "administradora", "dueño", "dueña", "anfitrión", "anfitriona", "reloj"),
    *("sistema", "servidor", "seguridad", "turno"),
    *("casa", "banca", "caja", "bote", "cajón", "gaveta", "sala"),
)
_ARTICLES: Final = ("", "el ", "la ")
_SEATS_MOST: Final = 200
_MARKS: Final = re.compile(r"[ '._-]")
# Letters by the tables, but invisible: the fillers of Hangul.
_UNSEEN: Final = frozenset("\u115f\u1160\u3164\uffa0")
# Direction marks, which the tables put around letters of right-to-left scripts.
_DIRECTION: Final = "\u200e"


def tidy(name: str) -> str:
    """A name as written down: a single form of each letter, and single blanks."""
    return unicodedata.normalize("NFC", " ".join(name.split()))


def fault(name: str) -> Said | None:
    """The reason why a name is not allowed; None if it is."""
    if len(name) > LONGEST or not _FORM.match(name) or _UNSEEN & set(name):
        return say("name-signs", most=LONGEST)
    if unicodedata.normalize("NFKC", name) != name:
        return say("name-styled")
    scripts = frozenset(unique_aliases(name)) - _NEUTRAL
    if len(scripts) > 1 and not any(scripts <= written for written in _TOGETHER):
        return say("name-scripts")
    if _run_together(name) in _reserved():
        return say("name-reserved", name=name)
    return None


@lru_cache(maxsize=2**16)
def skeleton(name: str) -> str:
    """The name with look-alike letters replaced by one (UTS 39): equal skeletons look the same."""
    before, plain = "", unicodedata.normalize("NFD", name)
    # A replacement may itself decompose into letters.
    while before != plain:
        before = plain
        alike = "".join(_prototypes().get(letter, letter) for letter in plain)
        plain = unicodedata.normalize("NFD", alike)
    return plain.casefold()


def _run_together(name: str) -> str:
    """A name without the marks between its letters."""
    return skeleton(_MARKS.sub("", name))


def _bare(word: str) -> str:
    """A word without its accents."""
    signs = unicodedata.normalize("NFD", word)
    return "".join(sign for sign in signs if not unicodedata.combining(sign))


@cache
def _reserved() -> frozenset[str]:
    english = (form for word in _STAFF for form in (word, f"the {word}"))
    spanish = (f"{article}{word}" for word in _PERSONAL for article in _ARTICLES)
    # Without their accents they are read alike.
    words = (form for word in (*english, *spanish) for form in (word, _bare(word)))
    numbers = range(_SEATS_MOST + 1)
    seats = (f"seat {n:0{width}}" for n in numbers for width in (1, 2, 3))
    # Look-alikes differ between upper and lower case.
    return frozenset(
        _run_together(form)
        for word in (*words, *seats)
        for form in (word, word.upper(), word.title(), word.capitalize())
    )


@cache
def _prototypes() -> dict[str, str]:
    """The prototype of each look-alike letter; Unicode's table lists the pairs."""
    pairs = {
        sign.replace(_DIRECTION, ""): [each["c"].replace(_DIRECTION, "") for each in alike]
        for sign, alike in confusables_data.items()
    }

    def weight(sign: str) -> tuple[int, int, str]:
        # The middle of a group has the most pairs; of two, the longer one, which cannot be mapped.
        return -len(pairs.get(sign, ())), -len(sign), sign

    found = {}
    for sign, alike in pairs.items():
        middle = min((sign, *alike), key=weight)
        if len(sign) == 1 and sign != middle:
            found[sign] = middle
    return found
