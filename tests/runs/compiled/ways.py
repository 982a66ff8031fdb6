"""`simulate` both ways: compiled play and the engine, with the same bots (`make ways`).

Every game for a pot of all houses: the CPU time of a million compiled hands, and how many standard
errors the engine's results lie from them, for the house and for each seat.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import hypot

from cardhouse.analysis import families
from cardhouse.analysis.simulate.job import Job, Play, RoleSum, Sums
from cardhouse.bots import sample
from cardhouse.cli.commands.simulate import PIECE, PIECE_OF_KERNEL, SEATS
from cardhouse.rulebook import all_games

FARTHEST = 3.0


def summed(job: Job, play: Play[Sums]) -> Sums:
    """All pieces of a job, in this process."""
    sums = Sums()
    for number in range(job.pieces):
        sums += play(job, number)
    return sums


def away(here: RoleSum, there: RoleSum) -> float:
    """The standard errors between two means."""
    error = hypot(here.error, there.error)
    return abs(here.mean - there.mean) / error if error else float(here.mean != there.mean)


def both(house: str, game: str, table: str, hands: int, by_engine: int) -> tuple[float, float, str]:
    """CPU seconds of compiled play, the farthest role in standard errors, and a line of figures."""
    common = {"house": house, "game": game, "table": table, "seats": SEATS, "seed": "ways"}
    compiled = Job(**common, hands=hands, piece=PIECE_OF_KERNEL)  # type: ignore[arg-type]
    engine = Job(**common, hands=by_engine, piece=PIECE)  # type: ignore[arg-type]
    families.prepare(compiled, lambda: None)
    began = time.process_time()
    fast = summed(compiled, families.play)
    seconds = time.process_time() - began
    slow = summed(engine, sample.play)
    roles = {role: away(fast.lines[role], slow.lines[role]) for role in fast.lines}
    worst = max(roles, key=lambda role: roles[role])
    first = fast.lines["seat 1"]
    words = f"seat 1 {first.mean / 100:+.3f} ± {first.error / 100:.3f}, farthest {worst}"
    return seconds, roles[worst], words


def main() -> int:
    parser = argparse.ArgumentParser(prog="make ways", description=__doc__)
    parser.add_argument("--hands", type=int, default=1_000_000, help="compiled hands of each game")
    parser.add_argument("--engine", type=int, default=20_000, help="hands of the engine")
    parser.add_argument("--game", default="", help="only games with this in their name")
    args = parser.parse_args()
    far = 0
    for post in all_games():
        name = f"{post.house} {post.name}"
        if post.family.name != "pot" or args.game not in name:
            continue
        table = post.table("").name
        seconds, worst, words = both(post.house, post.name, table, args.hands, args.engine)
        far += worst > FARTHEST
        sys.stdout.write(f"{name:28} {seconds:6.1f} s, {words} {worst:.1f} errors away\n")
        sys.stdout.flush()
    return 1 if far else 0


if __name__ == "__main__":
    sys.exit(main())
