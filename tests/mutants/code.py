"""Faults in code: comparisons, conditions, constants, sums, arguments, dropped statements."""

import ast
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.mutants.fault import Fault
from tests.mutants.tree import PACKAGE, sources

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: (r"\bin\b", "not in"),
    ast.NotIn: (r"\bnot\s+in\b", "in"),
    ast.Is: (r"\bis\b", "is not"),
    ast.IsNot: (r"\bis\s+not\b", "is"),
}
SUMS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "//"),
    ast.FloorDiv: ("//", "*"),
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
# Calls where the order of two arguments does not matter, or a wrong one fails at once.
ORDERED = {"isinstance", "issubclass", "getattr", "hasattr", "zip", "cast", "where", *OPPOSITES}
# Types, not values: a mistake there does not affect play.
TYPES = {"Annotated", "Literal", "ClassVar", "Final"}


def code_faults() -> list[Fault]:
    """Every fault that can be put into the core."""
    return [fault for file in sources() for fault in faults_of(file)]


def faults_of(file: Path) -> list[Fault]:
    """Every fault that can be put into a module."""
    source = file.read_bytes()
    finder = _Finder(file.relative_to(PACKAGE).as_posix(), source)
    finder.visit(ast.parse(source))
    return finder.faults


def is_code(fault: Fault) -> bool:
    """True if the module still compiles: dropping an only statement leaves an empty block."""
    try:
        compile(fault.applied((PACKAGE / fault.file).read_bytes()), fault.file, "exec")
    except SyntaxError:
        return False
    return True


class _Finder(ast.NodeVisitor):
    """Walks a module and notes each edit that would be a fault."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source = file, source
        self.starts = [0, *(found.end() for found in re.finditer(rb"\n", source))]
        self.faults: list[Fault] = []
        self.scope: list[str] = []
        self.running = False
        self.statement: ast.stmt | None = None

    def span(self, first: ast.AST, last: ast.AST | None = None) -> tuple[int, int]:
        """The bytes from the start of a node to its end, or to the end of another."""
        start: Any = first
        end: Any = last or first
        return (
            self.starts[start.lineno - 1] + start.col_offset,
            self.starts[end.end_lineno - 1] + end.end_col_offset,
        )

    def note(self, kind: str, span: tuple[int, int], text: str) -> None:
        """Note one more fault in the current statement."""
        assert self.statement is not None
        where, first = ".".join(self.scope), self.statement.lineno
        last = _last_line(self.statement)
        self.faults.append(Fault(self.file, *span, text, kind, where, first, last))

    def between(self, kind: str, left: ast.AST, right: ast.AST, swap: tuple[str, str]) -> None:
        """Note a fault that replaces the operator between two operands."""
        start, stop = self.span(left)[1], self.span(right)[0]
        found = re.search(swap[0].encode(), self.source[start:stop])
        assert found is not None, (self.file, left)
        self.note(kind, (start + found.start(), start + found.end()), swap[1])

    def visit(self, node: ast.AST) -> None:
        """Visit a node; a statement holds the faults found in it, and may itself be dropped."""
        if not isinstance(node, ast.stmt):
            super().visit(node)
            return
        outer, self.statement = self.statement, node
        if self.running and (instead := _dropped(node)):
            self.note("dropped statement", self.span(node), instead)
        super().visit(node)
        self.statement = outer

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.scope.append(node.name)
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        running, self.running = self.running, True
        for statement in node.body:
            self.visit(statement)
        self.running = running
        self.scope.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scope.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.scope.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None: ...

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None: ...

    def visit_Assert(self, node: ast.Assert) -> None: ...

    # This Python does not know positions inside f-strings.
    def visit_JoinedStr(self, node: ast.JoinedStr) -> None: ...

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if not (isinstance(node.value, ast.Name) and node.value.id in TYPES):
            self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        sides = [node.left, *node.comparators]
        for operator, (left, right) in zip(node.ops, pairwise(sides), strict=True):
            self.between("comparison", left, right, COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        swap = (r"\band\b", "or") if isinstance(node.op, ast.And) else (r"\bor\b", "and")
        for left, right in pairwise(node.values):
            self.between("condition", left, right, swap)
        for number in range(len(node.values)):
            rest = node.values[:number] + node.values[number + 1 :]
            kept = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
            self.note("condition", self.span(node), f"({ast.unparse(kept)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.note("condition", self.span(node), f"({ast.unparse(node.operand)})")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        swapped = ast.IfExp(node.test, node.orelse, node.body)
        self.note("condition", self.span(node), f"({ast.unparse(swapped)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        plain = not isinstance(node.left, ast.Tuple | ast.List | ast.Set | ast.Dict | ast.JoinedStr)
        if plain and type(node.op) in SUMS:
            self.between("sum", node.left, node.right, SUMS[type(node.op)])
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note("constant", self.span(node), str(not node.value))
        elif isinstance(node.value, int):
            for other in (node.value + 1, node.value - 1):
                self.note("constant", self.span(node), str(other) if other >= 0 else f"({other})")

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name == "Meta":
            return
        if name in OPPOSITES:
            self.note("sum", self.span(node.func), OPPOSITES[name])
        if name not in ORDERED:
            for left, right in pairwise(node.args):
                self._swapped(left, right)
        self.generic_visit(node)

    def _swapped(self, left: ast.expr, right: ast.expr) -> None:
        starred = isinstance(left, ast.Starred) or isinstance(right, ast.Starred)
        texts = ast.unparse(left), ast.unparse(right)
        if not starred and texts[0] != texts[1]:
            self.note("swapped arguments", self.span(left, right), f"{texts[1]}, {texts[0]}")


def _dropped(node: ast.stmt) -> str:
    """The text that replaces a dropped statement; empty if it cannot be dropped."""
    match node:
        case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
            # It stays a generator, but yields one thing less.
            return "yield from ()"
        case ast.Expr(value=ast.Constant()):
            return ""
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return "pass"
        case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Delete():
            return "pass"
        case ast.Continue() | ast.Break():
            return "pass"
        case ast.If(orelse=[]):
            return "pass"
    return ""


def _last_line(node: ast.stmt) -> int:
    """The last line of a statement, or of its head if it contains others."""
    match node:
        case ast.If(test=head) | ast.While(test=head) | ast.Match(subject=head):
            return head.end_lineno or node.lineno
        case ast.For(iter=head):
            return head.end_lineno or node.lineno
        case ast.FunctionDef():
            return node.body[0].lineno - 1
    return node.end_lineno or node.lineno
