"""Options of a command from four places: its default, `cardhouse.toml`, the environment, its flags.

A later place wins over an earlier one. The key in the file is the flag without its dashes, and the
variable is `CARDHOUSE_` and the flag in capitals.
"""

from __future__ import annotations

import argparse
import os
import shlex
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from cardhouse.cli.parser import Mistake

# The file that is read if it lies in the current folder, and the variable that names another.
FILE: Final = "cardhouse.toml"
VARIABLE: Final = "CARDHOUSE_CONFIG"
PREFIX: Final = "CARDHOUSE_"
DEFAULT: Final = "default"
FLAG: Final = "command line"
# Of these only one is given: whichever place is the last to name one.
TOGETHER: Final = ("data", "database")
TRUTHS: Final = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}

Options = Mapping[str, argparse.Action]


class Setting(NamedTuple):
    """A value, and the place that it is from."""

    value: Any
    source: str


def options(parser: argparse.ArgumentParser) -> dict[str, argparse.Action]:
    """The options of a command by their names; those that only ask for help are none."""
    found = {}
    for action in parser._actions:
        name = _name(action)
        if name not in ("help", "config", "json"):
            found[name] = action
    return found


def add_config(parser: argparse.ArgumentParser) -> None:
    """Add the choice of a file with settings."""
    parser.add_argument(
        "--config",
        type=Path,
        metavar="FILE",
        help=f"a file with settings (default: ${VARIABLE}, or {FILE} in this folder)",
    )


@contextmanager
def spoken_first(parser: argparse.ArgumentParser) -> Iterator[Callable[[Any], None]]:
    """Parse without defaults, to know what the command line says; then settle everything."""
    known = options(parser)
    defaults = {name: action.default for name, action in known.items()}
    for action in known.values():
        action.default = argparse.SUPPRESS
    try:
        yield lambda args: _settle(args, known)
    finally:
        for name, action in known.items():
            action.default = defaults[name]


def _settle(args: argparse.Namespace, known: Options) -> None:
    """Put every option's value into the arguments, and note where it is from."""
    args.settings = settled(known, vars(args), file_of(args.config))
    for name, setting in args.settings.items():
        setattr(args, known[name].dest, setting.value)


def file_of(given: Path | None) -> Path | None:
    """The file that is read: the one named, or the one in the current folder, if any."""
    if given is not None:
        return given
    if named := os.environ.get(VARIABLE):
        return Path(named)
    return Path(FILE) if Path(FILE).is_file() else None


def settled(known: Options, given: Mapping[str, Any], file: Path | None) -> dict[str, Setting]:
    """Every option with its value and its place; `given` are those of the command line."""
    found = {name: Setting(_default(action), DEFAULT) for name, action in known.items()}
    for layer in (_of_file(known, file), _of_environment(known)):
        _lay(found, layer)
    flags = {name: given[action.dest] for name, action in known.items() if action.dest in given}
    _lay(found, {name: Setting(value, FLAG) for name, value in flags.items()})
    return found


def check_names(file: Path, known: Iterable[str]) -> None:
    """Refuse a file with a key that is no setting of the room."""
    names = sorted(known)
    for key in _read(file):
        if key not in names:
            raise Mistake(f"{file}: `{key}` is no setting; there are: {', '.join(names)}")


def _lay(found: dict[str, Setting], layer: Mapping[str, Setting]) -> None:
    """Put one place's settings over those of the places before."""
    both = [name for name in TOGETHER if name in layer]
    if len(both) > 1:
        raise Mistake(f"{layer[both[0]].source}: give `{both[0]}` or `{both[1]}`, not both")
    for name in TOGETHER if both else ():
        if name in found:
            found[name] = Setting(None, DEFAULT)
    found.update(layer)


def _of_file(known: Options, file: Path | None) -> dict[str, Setting]:
    if file is None:
        return {}
    table = _read(file)
    return {
        name: Setting(_value(action, table[name], f"{file}: `{name}`"), str(file))
        for name, action in known.items()
        if name in table
    }


def _of_environment(known: Options) -> dict[str, Setting]:
    found = {}
    for name, action in known.items():
        variable = PREFIX + name.replace("-", "_").upper()
        # An empty variable is one that was left out, as in files of containers.
        if text := os.environ.get(variable):
            words = shlex.split(text) if _is_list(action) else text
            found[name] = Setting(_value(action, words, variable), variable)
    return found


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise Mistake(f"{file} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Mistake(f"{file}: {error}") from None


def _value(action: argparse.Action, found: Any, where: str) -> Any:
    """A value as the command line would have it."""
    if action.nargs == 0:
        return _truth(found, where)
    if _is_list(action):
        several = found if isinstance(found, list) else [found]
        return [_one(action, each, where) for each in several]
    return _one(action, found, where)


def _truth(found: Any, where: str) -> bool:
    if isinstance(found, bool):
        return found
    if isinstance(found, str) and found.lower() in TRUTHS:
        return TRUTHS[found.lower()]
    raise Mistake(f"{where}: {found!r} is neither true nor false")


def _one(action: argparse.Action, found: Any, where: str) -> Any:
    if isinstance(found, bool) or not isinstance(found, str | int | float):
        raise Mistake(f"{where}: {found!r} is neither a text nor a number")
    text = str(found)
    try:
        value = action.type(text) if callable(action.type) else text
    except argparse.ArgumentTypeError as error:
        raise Mistake(f"{where}: {error}") from None
    if action.choices is not None and value not in action.choices:
        choices = ", ".join(map(str, action.choices))
        raise Mistake(f"{where}: {value!r} is none of {choices}")
    return value


def _default(action: argparse.Action) -> Any:
    return [] if _is_list(action) and action.default is None else action.default


def _is_list(action: argparse.Action) -> bool:
    """True for options that are given several times, and for those of several words."""
    return action.nargs in ("*", "+") or isinstance(action, argparse._AppendAction)


def _name(action: argparse.Action) -> str:
    flags: Sequence[str] = action.option_strings
    return flags[-1].lstrip("-") if flags else action.dest
