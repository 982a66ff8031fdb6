"""The results of a run, as a table for people and as JSON for programs."""

import json
import statistics
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from bench.load import text as load_text

OURS = "Cardhouse"


@dataclass(frozen=True, slots=True)
class Score:
    """A contestant's work per CPU second, in each turn."""

    name: str
    rates: list[float]
    # All work of all turns, divided by all their CPU time.
    overall: float
    decisions_per_hand: float | None = None

    @property
    def best(self) -> float:
        return max(self.rates)

    @property
    def median(self) -> float:
        return statistics.median(self.rates)


@dataclass(frozen=True, slots=True)
class Report:
    """All measurements; times in seconds, unlike rates, are lists of repetitions."""

    python: str
    # By game.
    hands: dict[str, list[Score]]
    evaluations: list[Score]
    clones: list[Score]
    # Pan, which no peer plays: whole hands, and the most expensive Ask.
    pan: list[Score]
    pan_asks: list[Score]
    # Events per second safe on the disk, by the number of waiting tables.
    durable: dict[str, list[Score]]
    # Evaluations and odds in kernels, by title.
    figures: dict[str, list[Score]]
    help_cpu_seconds: list[float]
    missing: list[str]
    # The room on the web: many tables of bots, and many spectators.
    load: dict[str, Any] = field(default_factory=dict)

    def json(self) -> str:
        ratios = {
            "hands": {game: ratios_of(scores) for game, scores in self.hands.items()},
            "evaluations": ratios_of(self.evaluations),
            "clones": ratios_of(self.clones),
            "durable": {name: ratios_of(scores) for name, scores in self.durable.items()},
            "figures": {name: ratios_of(scores) for name, scores in self.figures.items()},
        }
        return json.dumps({**asdict(self), "ratios": ratios}, indent=2)

    def text(self) -> str:
        lines = [f"Python {self.python}; best and median of all repetitions, by CPU time"]
        for game, scores in self.hands.items():
            lines += _table(f"{game}, six seats: hands/s", scores, _rate)
        lines += _table("seven cards: evaluations/s", self.evaluations, _rate)
        lines += _table("a copy of a hand in play: µs", self.clones, _microseconds)
        lines += _table("pan, eight seats: hands/s", self.pan, _rate)
        lines += _table("pan's Ask at its worst table: µs", self.pan_asks, _microseconds)
        for name, scores in self.durable.items():
            lines += _table(f"durable events, {name}: events/s", scores, _rate)
        for title, scores in self.figures.items():
            lines += _table(title, scores, _rate)
        if times := self.help_cpu_seconds:
            lines += ["", _row("cardhouse --help: s", f"{min(times):.3f}", f"{_median(times):.3f}")]
        if self.load:
            lines += ["", load_text(self.load)]
        if self.missing:
            lines += ["", *(f"not measured: {reason}" for reason in self.missing)]
        return "\n".join(lines)


def ratios_of(scores: Sequence[Score]) -> dict[str, dict[str, float]]:
    """Our speed as a multiple of each peer's.

    Not by best turns: a slow peer's best turn just had a few short hands.
    """
    ours = next((score for score in scores if score.name == OURS), None)
    if ours is None:
        return {}
    return {
        peer.name: {"overall": ours.overall / peer.overall, "median": _median_ratio(ours, peer)}
        for peer in scores
        if peer is not ours
    }


def _median_ratio(ours: Score, peer: Score) -> float:
    """The median over the turns: a slow moment of the machine slows both."""
    return statistics.median(a / b for a, b in zip(ours.rates, peer.rates, strict=True))


def _table(title: str, scores: Sequence[Score], show: Callable[[float], str]) -> list[str]:
    if not scores:
        return []
    detail = "decisions" if any(score.decisions_per_hand for score in scores) else ""
    ratios = ratios_of(scores)
    compared = ("ratio: all", "median") if ratios else ()
    lines = ["", _row(title, "best", "median", detail, *compared)]
    for score in scores:
        decisions = "" if score.decisions_per_hand is None else f"{score.decisions_per_hand:.1f}"
        times = [f"{ratio:,.1f}" for ratio in ratios.get(score.name, {}).values()]
        cells = [show(score.best), show(score.median), decisions, *times]
        lines.append(_row(f"  {score.name}", *cells))
    return lines


def _row(head: str, *cells: str) -> str:
    return (f"{head:<36}" + "".join(f"{cell:>13}" for cell in cells)).rstrip()


def _rate(per_second: float) -> str:
    return f"{per_second:,.0f}"


def _microseconds(per_second: float) -> str:
    return f"{1e6 / per_second:,.1f}"


def _median(values: Sequence[float]) -> float:
    return statistics.median(values)
