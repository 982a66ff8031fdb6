"""The results of bots that met: on the terminal, and as data."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardhouse.analysis.arena.figures import Rate
    from cardhouse.analysis.arena.tally import Tally
    from cardhouse.analysis.simulate.job import Job
    from cardhouse.rulebook import AnyPosted

HUNDRED = 100


def show(post: AnyPosted, job: Job, done: Tally, args: argparse.Namespace, *, bulk: bool) -> None:
    """Print the results, and write them to a file if wished."""
    import msgspec

    from cardhouse.cli.books import print_json
    from cardhouse.cli.files import write

    data = standings(post, job, done, bulk=bulk)
    if args.out is not None:
        write(args.out, msgspec.json.format(msgspec.json.encode(data)) + b"\n")
    if args.json:
        print_json(data)
    else:
        _page(post, job, done, bulk=bulk)


def labels(bots: tuple[str, ...]) -> list[str]:
    """A name for each bot; those of the same name are numbered."""
    seen: Counter[str] = Counter()
    found = []
    for name in bots:
        seen[name] += 1
        found.append(f"{name} {seen[name]}" if seen[name] > 1 else name)
    return found


def unit_of(post: AnyPosted, table: str) -> int:
    """The big bet of a game for a pot; 0 where results are in dollars."""
    from cardhouse.cli.families import terminal
    from cardhouse.rulebook import Posted

    if not isinstance(post, Posted):
        return 0
    return terminal(post).unit(post.game(post.table(table)))


def standings(post: AnyPosted, job: Job, done: Tally, *, bulk: bool) -> dict[str, Any]:
    """The results as data; rates in cents for a hundred hands, after collections."""
    from cardhouse.analysis.arena.figures import LEVEL, pairs, scores

    unit, names = unit_of(post, job.table), labels(job.bots)
    return {
        "house": job.house,
        "game": job.game,
        "table": job.table,
        "seats": job.seats,
        "seed": job.seed,
        "hands": done.hands,
        "asked": job.hands,
        "deals": done.deals,
        "method": "compiled" if bulk else "engine",
        "level": LEVEL,
        **({"chips": job.chips} if job.chips else {}),
        **({"big_bet": unit} if unit else {}),
        "bots": [
            {"bot": name, "net": net, **_data(rate, unit)}
            for name, net, rate in zip(names, done.net, scores(done, job.seats), strict=True)
        ],
        "pairs": [
            {
                "first": names[one],
                "second": names[other],
                **_data(rate, unit),
                "significant": rate.significant,
            }
            for (one, other), rate in pairs(done, job.seats).items()
        ],
    }


def _data(rate: Rate, unit: int) -> dict[str, Any]:
    data = {
        "per_100": rate.mean,
        "standard_error": rate.error,
        "low": rate.low,
        "high": rate.high,
        "plain_error": rate.plain,
    }
    if unit:
        data["big_bets_per_100"] = rate.mean / unit
        data["big_bets_per_100_error"] = rate.error / unit
    return data


def _page(post: AnyPosted, job: Job, done: Tally, *, bulk: bool) -> None:
    from rich.console import Console

    from cardhouse.analysis.arena.figures import pairs, scores
    from cardhouse.cli.figures import sheet

    console = Console(highlight=False)
    unit, names = unit_of(post, job.table), labels(job.bots)
    where = f"{post.title} at {post.room.name}, table {job.table}, {job.seats} seats"
    console.print(where, style="bold", soft_wrap=True)
    how = "compiled" if bulk else "through the engine"
    times = f"{done.deals:,} deals, each played {len(names)} times"
    console.print(f"{done.hands:,} hands {how}: {times}, seed {job.seed}", soft_wrap=True)
    console.print(
        "Every bot holds every hand of a deal; nets are after collections, intervals of 95 %.",
        soft_wrap=True,
    )
    console.print()
    what = "bets/100" if unit else "dollars/100"
    each, each_pair = scores(done, job.seats), pairs(done, job.seats)
    lines = [_line(name, rate, unit) for name, rate in zip(names, each, strict=True)]
    console.print(sheet(["bot", what, "from … to", "error"], lines))
    console.print()
    lines = [
        [*_line(f"{names[one]} - {names[other]}", rate, unit), _verdict(names, one, other, rate)]
        for (one, other), rate in each_pair.items()
    ]
    heads = ["difference", what, "from … to", "error", "better"]
    console.print(sheet(heads, lines))
    if shrunk := [rate.shrunk for rate in each_pair.values() if rate.shrunk]:
        times = f"{sum(shrunk) / len(shrunk):.2f}"
        console.print(
            f"\nErrors would be {times} times as large with new cards for every hand.",
            soft_wrap=True,
        )


def _line(name: str, rate: Rate, unit: int) -> list[str]:
    """A rate in big bets, or in dollars."""
    by = unit or HUNDRED
    mean, low, high = (f"{each / by:+,.2f}" for each in (rate.mean, rate.low, rate.high))
    return [name, mean, f"{low} … {high}", f"{rate.error / by:,.2f}"]


def _verdict(names: list[str], one: int, other: int, rate: Rate) -> str:
    if not rate.significant:
        return "not told"
    return names[one] if rate.mean > 0 else names[other]
