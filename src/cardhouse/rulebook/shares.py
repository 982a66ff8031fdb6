"""Outright violations of the law: a fee that is a share, and a bonus with no free entry.

A page is checked as written, so that the fault names the law and not just a type.
"""

from collections.abc import Iterator
from typing import Any

# A fee under any of these names would be a share of a pot, a bet or a win.
SHARES = ("percent", "percentage", "rake", "rate", "share", "fraction", "vig", "commission")
# Keys of a page's collections.
FEES = ("fee", "time_fee")

NO_SHARE = (
    "a fee is a whole amount in cents, fixed beforehand, "
    "never a percentage or share of a pot or bet (Penal Code 337j)"
)
FREE_ENTRY = (
    "the key `free` is missing: who pays nothing must be able to win a bonus too "
    "(advisory of the Attorney General, 2005)"
)

Found = tuple[str, str]


def unlawful(page: dict[str, Any]) -> list[Found]:
    """Path and words of every such violation on a page."""
    fees = [leaf for path, value in _collections(page) for leaf in _leaves(value, path)]
    shares = [(path, NO_SHARE) for path, value in fees if _is_share(path, value)]
    bonuses = page.get("bonus")
    unfree = [
        (f"$.bonus[{i}]", FREE_ENTRY)
        for i, bonus in enumerate(bonuses if isinstance(bonuses, list) else ())
        if isinstance(bonus, dict) and not bonus.get("free")
    ]
    return shares + unfree


def _collections(page: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every collection on a page: its own, and those of its tables."""
    tables = page.get("table")
    places: list[tuple[str, Any]] = [("$", page)]
    listed = tables if isinstance(tables, list) else ()
    places += [(f"$.table[{i}]", table) for i, table in enumerate(listed)]
    for path, place in places:
        if not isinstance(place, dict):
            continue
        for key, value in place.items():
            if key in FEES or key in SHARES:
                yield f"{path}.{key}", value
        banking = place.get("banking")
        if isinstance(banking, dict):
            yield f"{path}.banking.collection", banking.get("collection")


def _is_share(path: str, value: Any) -> bool:
    key = path.rpartition(".")[2].partition("[")[0]
    return key in SHARES or isinstance(value, float) or (isinstance(value, str) and "%" in value)


def _leaves(value: Any, path: str) -> list[tuple[str, Any]]:
    if isinstance(value, dict):
        return [leaf for k, v in value.items() for leaf in _leaves(v, f"{path}.{k}")]
    if isinstance(value, list):
        return [leaf for i, v in enumerate(value) for leaf in _leaves(v, f"{path}[{i}]")]
    return [(path, value)]
