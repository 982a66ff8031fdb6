"""From TOML to types, with every fault of a page and its file and path."""

import re
from collections.abc import Collection
from typing import Annotated, Any, TypeVar, get_args, get_origin

import msgspec

from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.files import Page
from cardhouse.rulebook.phrases import keys, meant, plain
from cardhouse.rulebook.shares import unlawful

T = TypeVar("T", bound=msgspec.Struct)

PATH = re.compile(r"^(?P<what>.*?)(?: - at `(?P<path>\$.*)`)?$", re.DOTALL)
STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+)\]")


class Source(msgspec.Struct, frozen=True):
    """The source of a page's words: the house's file, or the base page it extends."""

    file: str
    own: Page
    base: Page = {}
    base_file: str = ""

    def fault(self, path: str, what: str) -> Fault:
        """A fault, laid at the door of the file that wrote the word."""
        in_base = self.base and not _reaches(self.own, path) and _reaches(self.base, path)
        return Fault(self.base_file if in_base else self.file, path, what)


def converted(
    page: Page, kind: type[T], source: Source, *, elsewhere: Collection[str] = ()
) -> tuple[T | None, list[Fault]]:
    """The page as its type, or all its faults; some keys belong to other pages."""
    # The law's refusals come before those of the types (CA-1, CA-12).
    faults = [source.fault(*each) for each in unlawful(page)]
    accused = {fault.path for fault in faults}
    unknown = _unknown(page, kind, source, elsewhere)
    faults = [*(fault for fault in unknown if fault.path not in accused), *faults]
    blamed = {fault.path.split(".")[1].partition("[")[0] for fault in faults}
    for name, value_type, required in _fields(kind):
        if name in page:
            if name not in blamed:
                faults += _field_faults(page[name], value_type, f"$.{name}", source)
        elif required:
            faults.append(Fault(source.file, "$", f"the key `{name}` is missing"))
    if faults:
        return None, faults
    return msgspec.convert(page, kind), []


def _fields(kind: type[msgspec.Struct]) -> list[tuple[str, Any, bool]]:
    info = msgspec.structs.fields(kind)
    return [(field.encode_name, field.type, field.required) for field in info]


def _field_faults(value: Any, value_type: Any, path: str, source: Source) -> list[Fault]:
    """Try list items one by one, so that each bad one is reported."""
    if isinstance(value, list):
        item_type = _item_type(value_type)
        if item_type is not None:
            found: list[Fault] = []
            for i, item in enumerate(value):
                found += _one_fault(item, item_type, f"{path}[{i}]", source, before=len(found))
            return found or _one_fault(value, value_type, path, source)
    return _one_fault(value, value_type, path, source)


def _item_type(value_type: Any) -> Any:
    """The item type of a list of any length, or None for other types."""
    if get_origin(value_type) is Annotated:
        value_type = get_args(value_type)[0]
    arguments = get_args(value_type)
    variable = len(arguments) == 2 and arguments[1] is Ellipsis
    return arguments[0] if variable else None


def _one_fault(
    value: Any, value_type: Any, path: str, source: Source, *, before: int = 0
) -> list[Fault]:
    try:
        msgspec.convert(value, value_type)
    except msgspec.ValidationError as error:
        match = PATH.match(str(error))
        assert match is not None
        deeper = (match["path"] or "$").removeprefix("$")
        return [source.fault(*plain(path + deeper, match["what"], value_type, before=before))]
    return []


def _unknown(
    page: Page, kind: type[msgspec.Struct], source: Source, elsewhere: Collection[str]
) -> list[Fault]:
    known = keys(kind)
    strange = [key for key in page if key not in known]
    return [
        source.fault(f"$.{key}", "no step of this game looks at it")
        if key in elsewhere
        else source.fault(f"$.{key}", f"unknown key `{key}`{meant(key, known, before=i)}")
        for i, key in enumerate(strange)
    ]


def _reaches(page: Any, path: str) -> bool:
    """True if the page itself contains the path."""
    here = page
    for key, index in STEP.findall(path.removeprefix("$")):
        if index:
            if not isinstance(here, list) or int(index) >= len(here):
                return False
            here = here[int(index)]
        elif not isinstance(here, dict) or key not in here:
            return False
        else:
            here = here[key]
    return True
