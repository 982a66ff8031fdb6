"""Reading rule books: the only place where their TOML is opened."""

import tomllib
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from sys import get_int_max_str_digits
from typing import Any

from cardhouse.rulebook.errors import Fault, RulebookError

Page = dict[str, Any]

ROOM = "room.toml"
BONUSES = "bonuses.toml"
BASE = "base"

# How many lists and tables may lie in one another.
DEEPEST = 30
# Up to here a number counts chips or anything else.
MOST = 10**18
TOO_DEEP = f"lists and tables lie in one another more than {DEEPEST} times"


def shipped() -> Traversable:
    """The rule books that come with the package."""
    return resources.files("cardhouse") / "rulebooks"


def houses() -> list[str]:
    """The houses whose books come with the package."""
    return sorted(d.name for d in shipped().iterdir() if d.is_dir() and d.name != BASE)


def is_house(name: str) -> bool:
    """Whether a house goes by this name, or lies in this folder."""
    return name in houses() or (bool(name) and Path(name, ROOM).is_file())


def folder(house: str) -> Traversable:
    """A house's folder: one that comes with the package, or a path to one."""
    if is_house(house):
        return shipped() / house if house in houses() else Path(house).resolve()
    known = ", ".join(houses())
    raise LookupError(f"no house {house!r}: name one of {known}, or a folder with a {ROOM}")


def games(house: Traversable) -> list[str]:
    """The games that a house posts."""
    names = (file.name for file in house.iterdir() if file.name not in (ROOM, BONUSES))
    return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


def read(file: Traversable, name: str) -> Page:
    """One file as it stands."""
    try:
        if isinstance(file, Path) and (file.is_fifo() or file.is_char_device()):
            # A pipe would be waited for, and some devices have no end.
            raise _bad(name, "cannot be read: it is no file")
        page = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise _bad(name, f"not valid TOML: {error}") from None
    except UnicodeDecodeError as error:
        raise _bad(name, f"not UTF-8 text: {error.reason}") from None
    except OSError as error:
        raise _bad(name, f"cannot be read: {error.strerror}") from None
    except RecursionError:
        raise _bad(name, TOO_DEEP) from None
    except ValueError:
        # Python reads no number of more digits than this.
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
    """True where lists and tables lie in one another further than any page needs."""
    level: list[Any] = [page]
    for _ in range(DEEPEST):
        inside = (each.values() if isinstance(each, dict) else each for each in level)
        level = [each for values in inside for each in values if isinstance(each, dict | list)]
        if not level:
            return False
    return True


def _huge(value: Any, path: str) -> Iterator[str]:
    """Where a number stands that nothing in a card room comes to; Python cannot even print some."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _huge(each, f"{path}.{key}")
    elif isinstance(value, list):
        for i, each in enumerate(value):
            yield from _huge(each, f"{path}[{i}]")
    elif isinstance(value, int) and abs(value) >= MOST:
        yield path


def extended(page: Page, name: str, house: Traversable | None = None) -> tuple[Page, Page]:
    """A page with what it extends filled in, and that alone: a common page, or a sister's."""
    own = dict(page)
    parent = own.pop("extends", None)
    if parent is None:
        return own, {}
    # Only a house's own page, which says so by having a house, extends a page beside it.
    sister = house is not None and isinstance(parent, str) and "/" not in parent
    file = (house if sister and house is not None else shipped()) / f"{parent}.toml"
    common = isinstance(parent, str) and parent.startswith(f"{BASE}/")
    if not (sister or common) or not file.is_file():
        known = ", ".join(f"{BASE}/{game}" for game in games(shipped() / BASE))
        raise RulebookError([Fault(name, "$.extends", f"no page {parent!r}; there are: {known}")])
    base, _ = extended(read(file, f"{parent}.toml"), f"{parent}.toml")
    return merged(base, own), base


def merged(base: Page, own: Page) -> Page:
    """Tables are merged key by key; everything else is the house's own word."""
    result = dict(base)
    for key, value in own.items():
        old = result.get(key)
        both = isinstance(old, dict) and isinstance(value, dict)
        result[key] = merged(old, value) if both and old is not None else value
    return result
