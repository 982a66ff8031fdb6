"""A family is self-contained: nobody else asks for it, and no module needs itself.

The exceptions are listed here, each with its reason. A new one is a hole in a wall: the family's
own part of the layer has to answer instead. An exception that is gone is struck off the list.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import grimp
import pytest

from cardhouse.engine import families
from cardhouse.engine.core.game import Game

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = ROOT / "src" / "cardhouse"
WEB: Final = ROOT / "web" / "src"
CORE: Final = "cardhouse.engine.core"

FAMILIES: Final = ("pot", "banked", "blackjack", "pai_gow", "pan")
# Options found only in the games of some families.
OPTIONS: Final = {
    option for family in families.FAMILIES for option in family.game.__struct_fields__
} - {*Game.__struct_fields__}

# Modules outside a family that import from it.
IMPORTS: Final = {
    "analysis/equity/showdown.py": "odds are of games for a pot, and only their terminal asks",
    "bonus/dummies.py": "a free table deals the cards of any game as those of a game for a pot",
    "bonus/free.py": "a free table deals the cards of any game as those of a game for a pot",
    "cli/charts/html.py": "a chart of the best play is one of blackjack",
    "cli/charts/rows.py": "a chart of the best play is one of blackjack",
    "room/table_days.py": "a statement says who was offered the bank, which the law wants known",
    "table/__init__.py": "the bank and the draw for the button are parts of every table's state",
}
# Modules that look at a game for options only some families have.
TESTS: Final = {
    "analysis/equity/showdown.py": "the words for a game without a showdown",
    "bonus/free.py": "a free table is played as a game for a pot, with what the game has of one",
    "rulebook/bonuses.py": "a bonus for a beaten low needs a game with a low, of whatever family",
}
# Modules of the pages that ask for the family.
PAGES: Final = {"wire/views.ts": "which of its kinds a view is, so that its own fields can be read"}
# Modules of the engine, the floor or the table that use `Any`.
ANY: Final = {
    "engine/core/step.py": "a script and a log hold steps and events of one family, by the book",
    "engine/core/view.py": "the fields of a view by their names, for the family's own view",
    "floor/core/guesses.py": "the fields of a report by their names, whichever kind it is of",
    "floor/core/pointing.py": "the fields of a report by their names, whichever kind it is of",
    "floor/core/rulings.py": "a report, which is of the kind under which its remedy stands",
    "table/course.py": "what a family remembers of a hand before its chips are counted",
    "table/deed.py": "a seat, a name or an office, and a command, of the kind that the deed is of",
    "table/forms.py": "the fields of a report by their names, whichever kind it is of",
    "table/terms.py": "the fields of a command by their names, whichever kind it is of",
}


def is_own(path: Path) -> bool:
    """True if a module belongs to a family, or is the registry of a layer."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return parts[-1] == "families" or any(map(is_of_family, parts))


def is_of_family(part: str) -> bool:
    return part.startswith(tuple(f"{family}_" for family in FAMILIES)) or part in FAMILIES


@cache
def shared() -> dict[str, ast.Module]:
    """The syntax tree of every module that belongs to no family."""
    return {
        file.relative_to(PACKAGE).as_posix(): ast.parse(file.read_text("utf-8"))
        for file in sorted(PACKAGE.rglob("*.py"))
        if not is_own(file)
    }


def imported(tree: ast.Module) -> Iterator[str]:
    """Every module named in an import, at the top or inside a function."""
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module), names=names):
                yield from (f"{module}.{name.name}" for name in names)
            case ast.Import(names=names):
                yield from (name.name for name in names)


def of_family(module: str) -> bool:
    """True if an imported name belongs to a family."""
    return module.startswith("cardhouse.") and any(map(is_of_family, module.split(".")))


CLASS: Final = re.compile(r"(?:Pot|Banked|Blackjack|PaiGow|Pan)(?:Hand|Game|View)")


def asks_for_family(tree: ast.Module) -> bool:
    """True if a module asks for a family, by its class, name or options."""
    return any(map(_asks, ast.walk(tree)))


def _asks(node: ast.AST) -> bool:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) if CLASS.fullmatch(name):
            return True
        case ast.Compare(left=left, ops=[ast.Eq() | ast.NotEq() | ast.Is()], comparators=others):
            asked = (each for each in (left, *others) if isinstance(each, ast.Attribute))
            return any(each.attr in ("family", "scope") for each in asked)
        case ast.Match(subject=ast.Attribute(attr="family" | "scope")):
            return True
        case ast.Call(func=ast.Name(id="getattr" | "hasattr"), args=[_, ast.Constant() as of, *_]):
            return of.value in OPTIONS
    return False


def test_nobody_else_imports_what_is_a_familys() -> None:
    found = {path for path, tree in shared().items() if any(map(of_family, imported(tree)))}
    assert found == IMPORTS.keys()


def test_nobody_else_asks_for_the_family() -> None:
    found = {path for path, tree in shared().items() if asks_for_family(tree)}
    assert found == TESTS.keys()


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("isinstance(game, PotGame)", True),
        ("match view:\n case views.PanView(): ...", True),
        ("post.family == POT", True),
        ('"banked" != post.family.scope', True),
        ("match game.family:\n case _: ...", True),
        ('getattr(game, "banking", None)', True),
        ('hasattr(page, "low")', True),
        ("POSTINGS[post.family]", False),
        ("post.family.scope in rule.scope", False),
        ('getattr(event, "seat", 0)', False),
        ("isinstance(event, HandStarted)", False),
    ],
)
def test_what_asks_for_the_family(text: str, asks: bool) -> None:
    assert asks_for_family(ast.parse(text)) == asks


def test_of_the_pages_only_one_asks_for_the_family() -> None:
    asked = re.compile(r"""family [!=]== "\w""")
    found = {
        path
        for file in sorted((*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")))
        if not any(map(is_of_family, (path := file.relative_to(WEB).as_posix()).split("/")))
        and asked.search(file.read_text("utf-8"))
    }
    assert found == PAGES.keys()


def graph(*, typed: bool) -> dict[str, set[str]]:
    """The imports of each module, inside functions too; with or without those for types only."""
    built = grimp.build_graph("cardhouse", exclude_type_checking_imports=not typed, cache_dir=None)
    return {name: built.find_modules_directly_imported_by(name) for name in built.modules}


def circle(imports: dict[str, set[str]]) -> list[str]:
    """Modules that need each other in a circle; empty if there is none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_no_module_needs_itself_when_it_runs() -> None:
    imports = graph(typed=False)
    assert len(imports) > 500
    assert circle(imports) == []


def test_only_the_engines_core_needs_itself_for_its_types() -> None:
    imports = graph(typed=True)
    assert set(circle(imports)) <= {name for name in imports if name.startswith(CORE)}
    # The core counts as one module: only a circle through others matters.
    apart: dict[str, set[str]] = {}
    for name, others in imports.items():
        apart.setdefault(_core(name), set()).update(map(_core, others))
    apart[CORE].discard(CORE)
    assert circle(apart) == []


def _core(name: str) -> str:
    return CORE if name.startswith(CORE) else name


def test_a_circle_is_found() -> None:
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}})) == {"a", "b", "c"}


def test_nothing_of_a_family_is_any() -> None:
    """The Ask tests a command and its kind; nothing else is left open."""
    found = set()
    for layer in ("engine", "floor", "table"):
        for file in sorted((PACKAGE / layer).rglob("*.py")):
            if any(map(_is_any, _open(ast.parse(file.read_text("utf-8"))))):
                found.add(file.relative_to(PACKAGE).as_posix())
    assert found == ANY.keys()


def _open(tree: ast.Module) -> Iterator[ast.expr]:
    """Annotations and aliases, except those of a command, its kind and its seat."""
    for node in ast.walk(tree):
        match node:
            case ast.arg(arg=name, annotation=ast.expr() as said) if name not in COMMAND:
                yield said
            case ast.AnnAssign(target=ast.Name(id=name), annotation=said) if name not in COMMAND:
                yield said
            case ast.AnnAssign(target=ast.Attribute(), annotation=said):
                yield said
            case ast.FunctionDef(returns=ast.expr() as said) | ast.Assign(value=said):
                yield said


COMMAND: Final = ("command", "kind", "seat")


def _is_any(said: ast.expr) -> bool:
    return any(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(said))
