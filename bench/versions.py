"""`python -m bench.versions ../before`: this checkout beside another one, in interleaved pairs.

Each turn is a process of its own, which imports the engine and the driver of its checkout. The
two take turns at going first, on the same cards; the median of the ratios says what has changed.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parents[1]
# Work per CPU second, by kind; runs inside a checkout.
TURN = """
import json, sys
from bench.ours import CONTESTANT as ours
seconds, seed = float(sys.argv[1]), int(sys.argv[2])
work = {**ours.hands, "copies of a hand": ours.clone}
rates = {}
for name, do in work.items():
    do(seconds / 4, seed)
    done = do(seconds, seed)
    rates[name] = getattr(done, "hands", None) or done.count
    rates[name] /= done.cpu_seconds
print(json.dumps(rates))
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Print the ratios; the exit code is 0 if all reach the least."""
    parser = argparse.ArgumentParser(prog="python -m bench.versions", description=__doc__)
    parser.add_argument("before", type=Path, help="the root of another checkout")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of each work")
    parser.add_argument("--least", type=float, default=0.97, help="ratio that must be reached")
    options = parser.parse_args(argv)
    ratios: dict[str, list[float]] = {}
    for seed in range(1, options.pairs + 1):
        order = (HERE, options.before.resolve())
        turns = {
            root: _turn(root, options.seconds, seed)
            for root in (order if seed % 2 else order[::-1])
        }
        now, before = (turns[root] for root in order)
        for name, rate in now.items():
            ratios.setdefault(name, []).append(rate / before[name])
    print(f"{'work':<20}{'median':>8}{'least':>8}{'most':>8}   of {options.pairs} pairs")
    for name, found in ratios.items():
        middle = statistics.median(found)
        print(f"{name:<20}{middle:>8.3f}{min(found):>8.3f}{max(found):>8.3f}")
    return int(any(statistics.median(found) < options.least for found in ratios.values()))


def _turn(root: Path, seconds: float, seed: int) -> dict[str, float]:
    path = os.pathsep.join((str(root / "src"), str(root)))
    told = subprocess.run(
        [sys.executable, "-c", TURN, str(seconds), str(seed)],
        cwd=root,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    rates: dict[str, float] = json.loads(told.stdout)
    return rates


if __name__ == "__main__":
    sys.exit(main())
