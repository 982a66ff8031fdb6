"""Reports and orders of the floor in words: what may have happened, and what there is to choose."""

from __future__ import annotations

from typing import Any, Final, get_origin

from msgspec.structs import FieldInfo

from cardhouse.floor.core.reports import Report
from cardhouse.ledger import BANK, CAGE
from cardhouse.words.catalogue import catalogue
from cardhouse.words.families import telling_of
from cardhouse.words.said import Said, Seat, say
from cardhouse.words.scene import Scene

# Fields that name a player by the seat; other numbers of places are the family's.
SEATS: Final = frozenset({"seat", "by", "mixed", "kept"})
PLACES: Final = frozenset({"spot", "hand", "given", "missed", "extra", "twice"})
# Words of their own for a value, where it is not said by itself.
VALUES: Final = {
    ("half", ""): "whole",
    ("ruling", ""): "as-written",
    ("round", 1): "first-round",
    ("round", 2): "second-round",
    ("stop", 0): "not-noticed",
    ("spot", 0): "own-spot",
}


def report_said(kind: type[Report]) -> Said:
    """Title of a report: the mistake, or the order."""
    tag = str(kind.__struct_config__.tag)
    if catalogue().has(f"report-{tag}"):
        return say(f"report-{tag}")
    return say("report-other", what=tag.replace("-", " "))


def question_said(kind: type[Report], field: str) -> Said:
    """The question about one field of a report."""
    asked = report_said(kind)
    if catalogue().has(f"{asked.id}.{field}"):
        return Said(asked.id, asked.args, form=field)
    return say("field-other", what=field.replace("_", " "))


def choice_said(info: FieldInfo, value: Any, scene: Scene) -> Said:
    """A value that can be chosen for a field, or one of several."""
    name = info.name
    if isinstance(value, bool):
        return say("choice-yes" if value else "choice-no")
    if (own := VALUES.get((name, value))) is not None:
        return say(f"choice-{own}")
    if name in SEATS:
        return say("choice-seat", seat=Seat(value), number=value)
    if name in PLACES:
        return telling_of(scene.hand.game).numbered(scene, value)
    if name == "pile":
        return say("choice-pile", number=value)
    if name in ("source", "target"):
        is_card = get_origin(info.type) is None and info.type is str
        return place_said(value, scene) if is_card else account_said(value)
    if isinstance(value, str):
        return say(f"choice-{value}")
    return say("choice-number", number=value)


def place_said(place: str, scene: Scene) -> Said:
    """A place on the table."""
    kind, _, key = place.partition(":")
    if not catalogue().has(f"place-{kind}"):
        return say("place-other", what=place)
    if not key:
        return say(f"place-{kind}")
    return say(f"place-{kind}", whose=telling_of(scene.hand.game).numbered(scene, int(key)))


def account_said(account: int | str) -> Said:
    """An account of the hand."""
    if isinstance(account, int):
        return say("choice-seat", seat=Seat(account), number=account)
    for prefix, key in ((BANK, "balance-bank"), (CAGE, "balance-cage")):
        if account.startswith(prefix):
            return say(key, seat=Seat(int(account.removeprefix(prefix))))
    if catalogue().has(f"balance-{account}"):
        return say(f"balance-{account}")
    return say("balance-other", what=account)
