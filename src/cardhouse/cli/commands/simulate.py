"""`cardhouse simulate`: many hands of a game, and the result of each role."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from cardhouse.cli.figures import require_analysis, sheet
from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command, count
from cardhouse.cli.pieces import INTERRUPTED, add_workers, play_all, stopped
from cardhouse.cli.wager import wager

if TYPE_CHECKING:
    from cardhouse.analysis.simulate.job import Job, Play, RoleSum, Sums
    from cardhouse.rulebook import AnyPosted

SEATS = 6
HANDS = 1000
# Hands in a piece: a second's work or less, and independent of the number of workers.
PIECE = 50
PIECE_OF_KERNEL = 50_000
HUNDRED = 100
NETS = "Net results are after collections, ± one standard error."


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "simulate",
        "play many hands, and sum up what each role won",
        "cardhouse simulate tommys holdem --hands 10000 --seed 7\n"
        "  cardhouse simulate tommys pai-gow-poker --hands 1000000 --seed 7 --json",
    )
    parser.add_argument("house", metavar="HOUSE", help="a house, or a folder with its rule book")
    parser.add_argument("game", metavar="GAME", help="one of its games")
    parser.add_argument(
        "--hands", type=count, default=HANDS, metavar="N", help=f"number of hands (default {HANDS})"
    )
    parser.add_argument(
        "--seed", default="1", metavar="S", help="the same seed gives the same result (default 1)"
    )
    parser.add_argument(
        "--seats",
        type=count,
        metavar="N",
        help=f"number of players, bank included (default {SEATS})",
    )
    parser.add_argument(
        "--table", default="", metavar="NAME", help="one of the posted tables (default: the first)"
    )
    parser.add_argument(
        "--bet",
        default="",
        metavar="DOLLARS",
        help="wager at banked tables (default: the smallest)",
    )
    parser.add_argument(
        "--engine", action="store_true", help="play through the engine, the slow and exact way"
    )
    parser.add_argument(
        "--bots",
        default="",
        metavar="A,B",
        help="a bot for every seat, or one for all: sensible, tight, loose, caller, random",
    )
    add_workers(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play, and print the result of every role."""
    from cardhouse.analysis.simulate.job import Sums
    from cardhouse.cli.books import opened_by, table_name

    post = opened_by(args.house, args.game)
    table = table_name(post, args.table)
    kernel = not args.engine and _has_kernel(post, table)
    job = _job(post, table, args, kernel=kernel)
    done, whole = play_all(_player(job, kernel=kernel), job, Sums(), args, post.hash)
    if not whole:
        print(stopped(done.hands, job, args), file=sys.stderr)
    if done.hands:
        _show(post, job, done, args, kernel=kernel)
    return 0 if whole else INTERRUPTED


def _has_kernel(post: AnyPosted, table: str) -> bool:
    """True if kernels play the game; what they do not know is said, and the engine plays it."""
    from cardhouse.rulebook import Posted

    if not isinstance(post, Posted):
        return False
    game = post.game(post.table(table))
    if find_spec("numpy") is None and not _bulk(post):
        gap = "compiled play needs NumPy: pip install 'cardhouse[analysis]'"
    else:
        require_analysis()
        from cardhouse.analysis.families import figures_of
        from cardhouse.analysis.families import gap as gap_of

        if figures_of(game).kernel is None:
            return False
        gap = gap_of(game)
    if gap:
        print(f"cardhouse: {gap}; the engine plays it", file=sys.stderr)
    return not gap


def _bulk(post: AnyPosted) -> str:
    """The way everybody plays a banked game in bulk; empty where bots play."""
    from cardhouse.cli.families import terminal
    from cardhouse.rulebook import Posted

    return terminal(post).bulk if isinstance(post, Posted) else ""


def _bots(text: str, seats: int) -> tuple[str, ...]:
    """The bots in the seats: as many as seats, or one for all; none for the default ones."""
    from cardhouse.bots import NAMES

    names = tuple(name.strip() for name in text.split(",")) if text else ()
    for name in names:
        if name not in NAMES:
            raise Mistake(f"no bot {name!r}; there are: {', '.join(NAMES)}")
    if len(names) not in (0, 1, seats):
        raise Mistake(f"--bots names one bot for all or {seats} for the seats, not {len(names)}")
    return names * seats if len(names) == 1 else names


def _say_compiling() -> None:
    print(
        "cardhouse: compiling, once on this machine: half a minute ...", file=sys.stderr, flush=True
    )


def _job(post: AnyPosted, table: str, args: argparse.Namespace, *, kernel: bool) -> Job:
    from cardhouse.analysis.simulate.job import Job
    from cardhouse.bots.seating import too_few
    from cardhouse.rulebook import open_table

    opened = open_table(post, table)
    seating, game = post.seating, opened.game
    named = args.bots.count(",") + 1
    seats = args.seats or (named if named > 1 else min(SEATS, seating.most))
    if not kernel and (few := too_few(opened.rotation, range(1, seats + 1))):
        raise Mistake(f"{post.name} with {seats} players: {few}")
    if not seating.least <= seats <= seating.most:
        raise Mistake(f"{post.name} is for {seating.least} to {seating.most} players, not {seats}")
    banked = kernel and bool(_bulk(post))
    if args.bots and banked:
        raise Mistake("--bots is for games without a bank, and for others with --engine")
    bet = wager(game, args.bet) if banked else 0
    if args.bet and not banked:
        raise Mistake("--bet is for banked games without --engine, where everybody bets the same")
    job = Job(
        house=args.house,
        game=args.game,
        table=table,
        seats=seats,
        seed=args.seed,
        hands=args.hands,
        piece=PIECE_OF_KERNEL if kernel else PIECE,
        bet=bet,
        bots=_bots(args.bots, seats),
    )
    # A seed that cannot be written is refused before anything is compiled.
    job.key(0)
    return job


def _player(job: Job, *, kernel: bool) -> Play[Sums]:
    """The player of a piece: the kernels of banked games, or bots through the engine."""
    if kernel:
        require_analysis()
        from cardhouse.analysis.families import play, prepare
        from cardhouse.cli.progress import interruptible

        with interruptible():
            prepare(job, _say_compiling)
        return play
    from cardhouse.bots.sample import play

    return play


def _show(post: AnyPosted, job: Job, done: Sums, args: argparse.Namespace, *, kernel: bool) -> None:
    from cardhouse.cli.books import print_json
    from cardhouse.cli.families import terminal
    from cardhouse.rulebook import Posted

    # Changing games have no common bet to measure results in.
    unit = 0
    if isinstance(post, Posted):
        unit = terminal(post).unit(post.game(post.table(job.table)))
    if args.json:
        print_json(_data(job, done, unit, kernel=kernel))
        return
    from rich.console import Console

    console = Console(highlight=False)
    how = ("in bulk" if job.bet else "compiled") if kernel else "by bots, through the engine"
    where = f"{post.title} at {post.room.name}, table {job.table}, {job.seats} seats"
    console.print(where, style="bold", soft_wrap=True)
    console.print(f"{done.hands:,} hands {how}, seed {job.seed}", soft_wrap=True)
    for note in _notes(post, job, kernel=kernel):
        console.print(note, soft_wrap=True)
    console.print()
    heads = ["role", "hands", "net per hand"]
    heads += ["bets/100"] if unit else (["before fees"] if job.bet else [])
    heads += ["won / even / lost %"]
    lines = [_line(role, line, unit, job.bet) for role, line in done.lines.items()]
    console.print(sheet(heads, lines))


def _notes(post: AnyPosted, job: Job, *, kernel: bool) -> list[str]:
    """The way it was played, in words."""
    from cardhouse.words.scene import dollars

    way = _bulk(post)
    if not kernel or not way:
        return [*_seated(job), NETS]
    return [
        f"Every player bets {dollars(job.bet)} and plays by the {way}; the bank covers all.",
        NETS,
    ]


def _seated(job: Job) -> list[str]:
    """The bots by name, unless they are the default ones."""
    return [f"Bots by seat: {', '.join(job.bots)}."] if job.bots else []


def _line(role: str, line: RoleSum, unit: int, bet: int) -> list[str]:
    from cardhouse.analysis.simulate.job import BONUS, HOUSE

    error = f"{line.error / HUNDRED:.3f}"
    cells = [role, f"{line.entries:,}", f"{_money(line.mean)} ± {error}"]
    if unit:
        paid = role not in (HOUSE, BONUS)
        per_100 = f"{100 * line.mean / unit:+.1f} ± {100 * line.error / unit:.1f}"
        cells.append(per_100 if paid else "")
    elif bet:
        share = f"{100 * line.before / bet:+.3f} ± {100 * line.error / bet:.3f} %"
        cells.append(share if line.fees else "")
    outcomes = line.won + line.even + line.lost
    shares = (line.won, line.even, line.lost)
    cells.append(" / ".join(f"{100 * x / outcomes:.1f}" for x in shares) if outcomes else "")
    return cells


def _money(cents: float) -> str:
    """Dollars to a tenth of a cent: averages are finer than chips."""
    sign = "-" if cents < -0.05 else ("+" if cents > 0.05 else "")
    return f"{sign}${abs(cents) / HUNDRED:,.3f}"


def _data(job: Job, done: Sums, unit: int, *, kernel: bool) -> dict[str, Any]:
    """The results as data; means and errors in cents, nets after collections."""
    return {
        "house": job.house,
        "game": job.game,
        "table": job.table,
        "seats": job.seats,
        "seed": job.seed,
        "hands": done.hands,
        "asked": job.hands,
        "method": "kernel" if kernel else "engine",
        **({"bet": job.bet} if job.bet else {}),
        **({"bots": list(job.bots)} if job.bots else {}),
        **({"big_bet": unit} if unit else {}),
        "roles": {role: _line_data(line, unit) for role, line in done.lines.items()},
    }


def _line_data(line: RoleSum, unit: int) -> dict[str, Any]:
    data = {
        "hands": line.hands,
        "entries": line.entries,
        "net": line.net,
        "net_mean": line.mean,
        "standard_error": line.error,
        "collections": -line.fees,
        "before_collections_mean": line.before,
    }
    if line.won + line.even + line.lost:
        data |= {"won": line.won, "even": line.even, "lost": line.lost}
    if unit:
        data["big_bets_per_100"] = 100 * line.mean / unit
        data["big_bets_per_100_error"] = 100 * line.error / unit
    return data
