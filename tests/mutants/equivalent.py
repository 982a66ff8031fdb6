"""Faults that change nothing: each is listed with its reason in `equivalent.toml`."""

from pathlib import Path

import msgspec
from msgspec import Struct

from tests.mutants.fault import Fault
from tests.mutants.tree import PACKAGE

LIST = Path(__file__).with_name("equivalent.toml")
# The largest share of faults that may be explained away.
MOST = 0.03


class Equivalent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A fault by its place and its line before and after, and the reason it changes nothing."""

    file: str
    where: str
    before: str
    after: str
    reason: str


def listed() -> list[Equivalent]:
    """The whole list."""
    found = msgspec.toml.decode(LIST.read_bytes(), type=dict[str, list[Equivalent]])
    return found.get("equivalent", [])


def reason(fault: Fault) -> str:
    """The reason a fault changes nothing, or an empty text if it is not listed."""
    before, after = fault.shown((PACKAGE / fault.file).read_bytes())
    place = (fault.file, fault.where, before, after)
    for each in listed():
        if (each.file, each.where, each.before, each.after) == place:
            return each.reason
    return ""
