"""Reading rule books: the only place that opens their TOML."""

import tomllib
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from sys import get_int_max_str_digits
from typing import Any

from cardhouse.rulebook.errors import Fault, RulebookError
from cardhouse.rulebook.phrases import meant

Page = dict[str, Any]

ROOM = "room.toml"
BONUSES = "bonuses.toml"
BASE = "base"
# The key for removing inherited parts of an extended page.
REMOVE = "remove"

# The most levels of nested lists and tables.
DEEPEST = 30
# The limit for any number, of chips or anything else.
MOST = 10**18
TOO_DEEP = f"lists and tables lie in one another more than {DEEPEST} times"


def shipped() -> Traversable:
    """The rule books that come with the package."""
    return resources.files("cardhouse") / "rulebooks"


def houses() -> list[str]:
    """The houses whose books come with the package."""
    return sorted(d.name for d in shipped().iterdir() if d.is_dir() and d.name != BASE)


def is_house(name: str) -> bool:
    """True for the name of a shipped house, or a folder with a house in it."""
    return name in houses() or (bool(name) and Path(name, ROOM).is_file())


def folder(house: str) -> Traversable:
    """A house's folder: one that comes with the package, or a path to one."""
    if is_house(house):
        return shipped() / house if house in houses() else Path(house).resolve()
    known = ", ".join(houses())
    raise LookupError(f"no house {house!r}: name one of {known}, or a folder with a {ROOM}")


def games(house: Traversable) -> list[str]:
    """The games a house posts."""
    names = (file.name for file in house.iterdir() if file.name not in (ROOM, BONUSES))
    return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


def read(file: Traversable, name: str) -> Page:
    """A file as it stands."""
    try:
        if isinstance(file, Path) and (file.is_fifo() or file.is_char_device()):
            # A pipe would block, and some devices never end.
            raise _bad(name, "cannot be read: it is no file")
        # Some editors begin a file with a byte order mark.
        page = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except tomllib.TOMLDecodeError as error:
        raise _bad(name, f"not valid TOML: {error}") from None
    except UnicodeDecodeError as error:
        raise _bad(name, f"not UTF-8 text: {error.reason}") from None
    except OSError as error:
        raise _bad(name, f"cannot be read: {error.strerror}") from None
    except RecursionError:
        raise _bad(name, TOO_DEEP) from None
    except ValueError:
        # Python refuses numbers with more digits than this.
        most = get_int_max_str_digits()
        raise _bad(name, f"a number has more than {most:,} digits") from None
    if _is_deep(page):
        raise _bad(name, TOO_DEEP)
    if huge := next(_huge(page, "$"), None):
        raise RulebookError([Fault(name, huge, "a number of more than 18 digits")])
    return page


def _bad(name: str, what: str) -> RulebookError:
    return RulebookError([Fault(name, "$", what)])


def _is_deep(page: Page) -> bool:
    """True if lists and tables are nested deeper than any page needs."""
    level: list[Any] = [page]
    for _ in range(DEEPEST):
        inside = (each.values() if isinstance(each, dict) else each for each in level)
        level = [each for values in inside for each in values if isinstance(each, dict | list)]
        if not level:
            return False
    return True


def _huge(value: Any, path: str) -> Iterator[str]:
    """Paths of numbers too large for any card room; Python cannot even print some of them."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _huge(each, f"{path}.{key}")
    elif isinstance(value, list):
        for i, each in enumerate(value):
            yield from _huge(each, f"{path}[{i}]")
    elif isinstance(value, int) and abs(value) >= MOST:
        yield path


def extended(page: Page, name: str, house: Traversable | None = None) -> tuple[Page, Page]:
    """A page with its inherited parts filled in, and those parts alone."""
    own = dict(page)
    parent = own.pop("extends", None)
    if parent is None:
        if REMOVE in own:
            what = "a page that extends none inherits nothing to remove"
            raise RulebookError([Fault(name, f"$.{REMOVE}", what)])
        return own, {}
    unwanted = own.pop(REMOVE, [])
    sister = house is not None and _is_sister(parent)
    file = (house if sister and house is not None else shipped()) / f"{parent}.toml"
    common = isinstance(parent, str) and parent.startswith(f"{BASE}/")
    if not (sister or common) or not file.is_file() or extended_name(parent, house) == name:
        raise RulebookError([Fault(name, "$.extends", _not_extended(parent, name, house))])
    # Only a house's own page, which passes its house, extends a page beside it.
    above = extended_name(parent, house)
    base, _ = extended(read(file, above), above)
    base = without(base, unwanted, name)
    return merged(base, own), base


def extended_name(parent: Any, house: Traversable | None) -> str:
    """The name of an extended page in faults: with its house, if it lies there."""
    inside = f"{house.name}/" if house is not None and _is_sister(parent) else ""
    return f"{inside}{parent}.toml"


def _is_sister(parent: Any) -> bool:
    """True if it is written like a page of the same house."""
    return isinstance(parent, str) and "/" not in parent


def _not_extended(parent: Any, name: str, house: Traversable | None) -> str:
    """The reason there is no such page to extend, in words."""
    known = ", ".join(f"{BASE}/{game}" for game in games(shipped() / BASE))
    if extended_name(parent, house) == name:
        return "a page cannot extend itself"
    if house is None and _is_sister(parent):
        what = f"a page that another one extends cannot extend {parent!r} of the same house"
        return f"{what}, only: {known}"
    return f"no page {parent!r}; there are: {known}"


def without(base: Page, unwanted: Any, name: str) -> Page:
    """An inherited page without the removed options, tables (by name) and rules (by id)."""
    if not isinstance(unwanted, list) or not all(isinstance(path, str) for path in unwanted):
        what = "expected a list of paths, such as `high` or `table.3-6`"
        raise RulebookError([Fault(name, f"$.{REMOVE}", what)])
    left, faults = base, list[Fault]()
    for i, path in enumerate(unwanted):
        key, _, rest = path.partition(".")
        found = _less(left, key, rest)
        if found is None:
            what = f"`{path}` is not inherited{meant(path, _paths(base))}"
            faults.append(Fault(name, f"$.{REMOVE}[{i}]", what))
        else:
            left = found
    if faults:
        raise RulebookError(faults)
    return left


def _less(page: Page, key: str, rest: str) -> Page | None:
    """A page without a key, or without a part of it; None if that is not there."""
    if key not in page:
        return None
    if not rest:
        return {each: value for each, value in page.items() if each != key}
    value = page[key]
    if isinstance(value, list):
        left = [each for each in value if _name(each) != rest]
        return {**page, key: left} if len(left) < len(value) else None
    inner = _less(value, *rest.partition(".")[::2]) if isinstance(value, dict) else None
    return None if inner is None else {**page, key: inner}


def _name(value: Any) -> str:
    """The name of a table in a list, or the id of a rule."""
    return str(value.get("name", value.get("id", ""))) if isinstance(value, dict) else ""


def _paths(page: Page, before: str = "") -> Iterator[str]:
    """Paths of everything that can be removed from a page."""
    for key, value in page.items():
        yield f"{before}{key}"
        if isinstance(value, dict):
            yield from _paths(value, f"{before}{key}.")
        elif isinstance(value, list):
            yield from (f"{before}{key}.{name}" for each in value if (name := _name(each)))


def merged(base: Page, own: Page) -> Page:
    """Merge tables key by key; in everything else the house's own word stands."""
    result = dict(base)
    for key, value in own.items():
        old = result.get(key)
        both = isinstance(old, dict) and isinstance(value, dict)
        result[key] = merged(old, value) if both and old is not None else value
    return result
