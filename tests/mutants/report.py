"""The report: the faults nobody noticed, and the number caught in each layer."""

from collections.abc import Sequence

from tests.mutants.equivalent import MOST, reason
from tests.mutants.fault import Fault
from tests.mutants.tree import BOOKS, LAYERS, PACKAGE
from tests.mutants.trial import Verdict

# The least share of faults the tests must catch.
LEAST = 0.95
WIDTH = 110


def shown(fault: Fault) -> str:
    """A fault as a place and a diff."""
    before, after = fault.shown((PACKAGE / fault.file).read_bytes())
    place = f"{fault.file}:{fault.line} ({fault.where or 'module'}, {fault.kind})"
    return f"{place}\n  - {_short(before)}\n  + {_short(after)}"


def _short(line: str) -> str:
    return line if len(line) <= WIDTH else f"{line[:WIDTH]} …"


def tallied(verdicts: Sequence[Verdict]) -> tuple[list[Verdict], list[Verdict]]:
    """The survivors, and the unnoticeable faults as far as the limit allows."""
    living = [v for v in verdicts if v.result in ("survived", "undecided")]
    same = [v for v in living if reason(v.fault)]
    allowed = int(len(verdicts) * MOST)
    excused = same[:allowed]
    return [v for v in living if v not in excused], excused


def rate(verdicts: Sequence[Verdict]) -> float:
    """The share of noticeable faults that were caught."""
    survivors, excused = tallied(verdicts)
    count = len(verdicts) - len(excused)
    return (count - len(survivors)) / count if count else 1.0


def report(verdicts: Sequence[Verdict]) -> str:
    """All survivors, and the totals of each layer."""
    survivors, excused = tallied(verdicts)
    lines = [_survivor(verdict) for verdict in survivors]
    lines += [f"\n{shown(v.fault)}\n  equivalent: {reason(v.fault)}" for v in excused]
    lines += ["", f"{'layer':<12}{'faults':>8}{'caught':>8}{'survived':>10}{'equivalent':>12}"]
    for layer in (*LAYERS, BOOKS):
        lines += [_row(layer, [v for v in verdicts if v.fault.layer == layer], verdicts)]
    lines += [_row("all", verdicts, verdicts)]
    used = sum(verdict.seconds for verdict in verdicts)
    lines += ["", f"{rate(verdicts):.1%} caught of those that can be, in {used:.0f} CPU seconds"]
    return "\n".join(lines) + "\n"


def _survivor(verdict: Verdict) -> str:
    limit = ", not all of them within the time" if verdict.result == "undecided" else ""
    return f"\n{shown(verdict.fault)}\n  {verdict.tests} tests reach it{limit}"


def _row(name: str, those: Sequence[Verdict], verdicts: Sequence[Verdict]) -> str:
    survivors, excused = tallied(verdicts)
    lived = sum(v in survivors for v in those)
    same = sum(v in excused for v in those)
    caught = len(those) - lived - same
    return f"{name:<12}{len(those):>8}{caught:>8}{lived:>10}{same:>12}"
