"""The reference of docs/api.md: every name of the door, from its types and docstrings.

`python -m cardhouse.api.page` rewrites it below the guide, which people write.
"""

import inspect
import re
import sys
from collections.abc import Iterator
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import fields

import cardhouse
from cardhouse.api.ask import commands
from cardhouse.engine import Event
from cardhouse.words.meanings import meanings, python_type

MARK: Final = "<!-- Below: written from the code by `python -m cardhouse.api.page`. -->"
ENGINE: Final = "cardhouse.engine."
# Names that stand for several types.
ALIASES: Final = {
    "Card": "A card as text: rank and suit (`As`), `Jo` for a joker, `??` for a card not seen.",
    "Seed": "`int | str | None`: the same seed deals the same cards; None is chance itself.",
    "Value": "`int | str | Sequence[str]`: an amount in cents, a number, or cards as text.",
}


def reference() -> str:
    """Every public name, in alphabetical order."""
    lines = [MARK, "", "## Commands", "", *_commands(), "", "## Events", "", *_events()]
    lines += ["", "## Reference"]
    for name in sorted(cardhouse.__all__, key=str.lower):
        lines += ["", f"### `{name}`", "", *_entry(name)]
    return "\n".join(lines) + "\n"


def _commands() -> Iterator[str]:
    """Every command of a seat, by the name `ask.do` takes."""
    yield "Values come in this order, or by name. Those in brackets may always be left out, the"
    yield "others while the command is offered: then it is the least, the first or the house way."
    yield ""
    yield from ("| `ask.do(...)` | does | games | printed |", "| --- | --- | --- | --- |")
    for name, kind in sorted(commands().items()):
        values = [each for each in fields(kind) if each.name != "seat"]
        said = ", ".join(each.name if each.required else f"[{each.name}]" for each in values)
        shown = f"`{kind.__name__}`"
        yield f"| `{name}`{' ' * bool(said)}{said} | {_first(kind)} | {_games(kind)} | {shown} |"


def _events() -> Iterator[str]:
    """Every event of a hand, with its parts."""
    yield "`type(event).__name__` is the name, and each part an attribute. All have `cite` beside"
    yield "that, the key of the rule: `hand.cited(event)`. Rulings and mistakes come from a floor"
    yield "person, and never in a hand that a program deals."
    kinds = sorted(_happenings(Event), key=lambda kind: (_games(kind), kind.__name__))
    for games, group in groupby(kinds, _games):
        yield from ("", f"Games: {games}.", "")
        for kind in group:
            names = [name for name in kind.__struct_fields__ if name != "cite"]
            parts = ", ".join(f"{name}: {_annotation(kind, name)}" for name in names)
            yield f"- `{kind.__name__}({parts})`: {_first(kind)}"


def _happenings(kind: type[Event]) -> Iterator[type[Event]]:
    """Every kind of event of the engine, without base classes that have no tag."""
    for each in kind.__subclasses__():
        if each.__struct_config__.tag != each.__name__ and each.__module__.startswith(ENGINE):
            yield each
        yield from _happenings(each)


def _games(kind: type) -> str:
    """The games with a command or an event."""
    family = kind.__module__.split(".")[2]
    return {"core": "all", "pot": "for a pot"}.get(family, family)


def signatures() -> list[str]:
    """Every public name with all its members, a line each: the part that may not change."""
    found = []
    for name in sorted(cardhouse.__all__):
        thing = getattr(cardhouse, name)
        if inspect.isclass(thing):
            found.append(f"class {name}{_bases(thing)}")
            found += [f"{name}.{member}" for member, _ in _members(thing)]
        else:
            found.append(f"{name}{_signature(thing)}" if inspect.isfunction(thing) else name)
    return found


def _entry(name: str) -> Iterator[str]:
    thing = getattr(cardhouse, name)
    if name in ALIASES:
        yield ALIASES[name]
        return
    if inspect.isclass(thing):
        yield from _words(thing.__doc__ or "")
        members = [*_members(thing)]
        if members:
            yield ""
        for member, words in members:
            yield f"- `{member}`{': ' * bool(words)}{words}"
    else:
        yield f"`{name}{_signature(thing)}`"
        yield ""
        yield from _words(thing.__doc__ or "")


def _members(kind: type) -> Iterator[tuple[str, str]]:
    """Fields, properties, and methods of the door's own classes, with their words."""
    if issubclass(kind, Struct):
        said = meanings(kind)
        for field in kind.__struct_fields__:
            yield f"{field}: {_annotation(kind, field)}", said.get(field, "")
    init = vars(kind).get("__init__")
    if init is not None and init.__doc__ and "See help" not in init.__doc__:
        yield f"{kind.__name__}{_signature(init)}", _first(init)
    ours = [base for base in reversed(kind.__mro__) if base.__module__.startswith("cardhouse")]
    found = {name: member for base in ours for name, member in vars(base).items()}
    for name, member in found.items():
        if name.startswith("_"):
            continue
        if isinstance(member, property | cached_property):
            getter = member.fget if isinstance(member, property) else member.func
            yield f"{name}: {_returns(getter)}", _first(getter)
        elif inspect.isfunction(member) and _is_shown(kind):
            yield f"{name}{_signature(member)}", _first(member)


def _is_shown(kind: type) -> bool:
    """True if the methods of a class are for programs: those of the door, and those of views."""
    return kind.__module__.startswith("cardhouse.api") or kind.__module__.endswith(".view")


def _bases(kind: type) -> str:
    return f"({', '.join(base.__name__ for base in kind.__bases__)})"


def _annotation(kind: type[Struct], field: str) -> str:
    return _plain(next(info.type for info in fields(kind) if info.name == field))


def _signature(function: object) -> str:
    assert callable(function)
    found = inspect.signature(function)
    own = [each for each in found.parameters.values() if each.name != "self"]
    parts = [_parameter(each) for each in own]
    by_name = [each.kind is inspect.Parameter.KEYWORD_ONLY for each in own]
    if True in by_name and not any(each.kind is each.VAR_POSITIONAL for each in own):
        parts.insert(by_name.index(True), "*")
    said = _plain(found.return_annotation)
    return f"({', '.join(parts)})" + (f" -> {said}" if said != "None" else "")


def _parameter(each: inspect.Parameter) -> str:
    stars = "*" * ((each.kind is each.VAR_POSITIONAL) + 2 * (each.kind is each.VAR_KEYWORD))
    default = "" if each.default is each.empty else f" = {each.default!r}"
    return f"{stars}{each.name}: {_plain(each.annotation)}{default}"


def _returns(function: object) -> str:
    assert callable(function)
    return _plain(inspect.signature(function).return_annotation)


def _plain(annotation: object) -> str:
    """A type as programs write it, without its modules."""
    text = annotation if isinstance(annotation, str) else python_type(annotation)
    return re.sub(r"\b(?:[a-z_]\w*\.)+(?=\w)", "", text.replace("OfferView", "Offer"))


def _first(function: object) -> str:
    """The first paragraph of a docstring, in one line."""
    doc = inspect.getdoc(function) or ""
    return " ".join(doc.split("\n\n")[0].split())


def _words(doc: str) -> Iterator[str]:
    """A docstring as it stands, its examples as code."""
    blocks = inspect.cleandoc(doc).split("\n\n")
    for place, block in enumerate(blocks):
        yield from ([""] if place else [])
        yield from (["```pycon", block, "```"] if block.startswith(">>>") else [block])


def page(text: str) -> str:
    """The page with its reference rewritten."""
    return text.partition(MARK)[0] + reference()


def main() -> None:
    """Write the reference into the documents, or to the given path."""
    root = Path(__file__).parents[3]
    target = Path(sys.argv[1]) if sys.argv[1:] else root / "docs" / "api.md"
    target.write_text(page(target.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
