"""The pages of each family: the shared part, and the options of its games."""

from functools import cache
from typing import Annotated, Any, Final

from msgspec import NODEFAULT, Meta, defstruct
from msgspec.structs import FieldInfo, fields

from cardhouse.engine.core.family import Family
from cardhouse.engine.families import FAMILIES
from cardhouse.rulebook.book import COMMON, GamePage
from cardhouse.rulebook.files import Page
from cardhouse.table.rules import TableRules


def _own(family: Family) -> list[FieldInfo]:
    """Fields only the games of a family have."""
    return [info for info in fields(family.game) if info.name not in COMMON]


# The options of the games of any family.
OPTIONS: Final = frozenset(info.name for family in FAMILIES for info in _own(family))


@cache
def page_type(family: Family) -> type[GamePage]:
    """A page of a family; each of its tables may replace an option as a whole."""
    options = _own(family)
    others = [(info.name, info.type | None, None) for info in options]
    table = _extended(TableRules, others)
    tables: Any = tuple.__class_getitem__((table, ...))
    posted = ("table", Annotated[tables, Meta(min_length=1)])
    kind: type[GamePage] = _extended(GamePage, [*map(_option, options), posted])
    return kind


def _extended(base: type[Any], more: list[Any]) -> Any:
    """A struct with more fields, under the name of its base."""
    said = {"__doc__": base.__doc__}
    return defstruct(
        base.__name__,
        more,
        bases=(base,),
        module=base.__module__,
        namespace=said,
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
    )


def _option(info: FieldInfo) -> tuple[str, Any] | tuple[str, Any, Any]:
    if info.default is not NODEFAULT:
        return info.name, info.type, info.default
    return info.name, info.type


def type_of(page: Page) -> type[GamePage]:
    """The page type for a page as it stands."""
    return page_type(family_for(page))


def family_for(page: Page) -> Family:
    """The family of most steps of a page as it stands."""
    script = page.get("script")
    steps = script if isinstance(script, list) else []
    named = [step.get("step") for step in steps if isinstance(step, dict)]
    return max(FAMILIES, key=lambda family: sum(map(_tags(family).count, named)))


@cache
def _tags(family: Family) -> tuple[Any, ...]:
    """The steps of a family as scripts name them."""
    return tuple(step.__struct_config__.tag for step in family.steps)
