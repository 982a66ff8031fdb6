"""`cardhouse arena`: bots meet over the same cards, and which of them is better."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command, count
from cardhouse.cli.pieces import INTERRUPTED, add_workers, play_all, stopped

if TYPE_CHECKING:
    from cardhouse.analysis.arena.tally import Tally
    from cardhouse.analysis.simulate.job import Job, Play
    from cardhouse.rulebook import AnyPosted

SEATS = 6
HANDS = 1000
# Hands in a piece: a second's work or less, and independent of the number of workers.
PIECE = 60
PIECE_IN_BULK = 100_000
# An interval needs deals that differ.
LEAST_DEALS = 2
COMPILING = "compiling for this machine, once"


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "arena",
        "let bots meet over the same cards, and tell which is better",
        "cardhouse arena tommys holdem --bots sensible,caller,random --hands 6000 --seed 7\n"
        "  cardhouse arena tommys pan --bots sensible,my_module:MyBot --hands 2000",
    )
    parser.add_argument("house", metavar="HOUSE", help="a house, or a folder with its rule book")
    parser.add_argument("game", metavar="GAME", help="one of its games")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B",
        help="two or more of them; one of yours as MODULE:NAME",
    )
    parser.add_argument(
        "--hands",
        type=count,
        default=HANDS,
        metavar="N",
        help=f"number of hands (default {HANDS}); each deal is played once for each bot",
    )
    parser.add_argument(
        "--seed", default="1", metavar="S", help="the same seed gives the same result (default 1)"
    )
    parser.add_argument(
        "--seats",
        type=count,
        metavar="K",
        help=f"number of players (default {SEATS}); bots repeat around the table",
    )
    parser.add_argument(
        "--table", default="", metavar="NAME", help="one of the posted tables (default: the first)"
    )
    parser.add_argument(
        "--chips",
        default="",
        metavar="DOLLARS",
        help="chips at the start of each hand (default: what bots buy there)",
    )
    parser.add_argument(
        "--engine", action="store_true", help="play through the engine even where kernels could"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the results as JSON too")
    add_workers(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Play, and print how the bots did."""
    from msgspec.structs import replace

    from cardhouse.analysis.arena.tally import Tally
    from cardhouse.cli.books import opened_by
    from cardhouse.cli.standings import show

    post = opened_by(args.house, args.game)
    job = _job(post, args)
    bulk = _in_bulk(post, job, args)
    many, piece = len(job.bots), PIECE_IN_BULK if bulk else PIECE
    job = replace(job, piece=max(1, piece // many) * many)
    play = _player(job, bulk=bulk)
    try:
        done, whole = play_all(play, job, Tally.empty(len(job.bots)), args, post.hash)
    except Exception as error:
        raise _told(error) from None
    if not whole:
        print(stopped(done.hands, job, args), file=sys.stderr)
    if done.deals >= LEAST_DEALS:
        show(post, job, done, args, bulk=bulk)
    return 0 if whole else INTERRUPTED


def _job(post: AnyPosted, args: argparse.Namespace) -> Job:
    """The deals to be played; hands that are no whole deal are rounded up."""
    from cardhouse.analysis.simulate.job import Job
    from cardhouse.bots.seating import too_few
    from cardhouse.cli.books import table_name
    from cardhouse.cli.wager import cents
    from cardhouse.rulebook import open_table

    table = table_name(post, args.table)
    bots = tuple(name.strip() for name in args.bots.split(","))
    many, seating = len(bots), post.seating
    if many < 2:
        raise Mistake(f"{bots[0] or 'nobody'} alone meets nobody: name two bots or more")
    if many > seating.most:
        raise Mistake(f"{many} bots are too many: {post.name} has {seating.most} seats")
    seats = args.seats or min(max(SEATS, many, seating.least), seating.most)
    if not seating.least <= seats <= seating.most:
        raise Mistake(f"{post.name} is for {seating.least} to {seating.most} players, not {seats}")
    if many > seats:
        raise Mistake(f"{many} bots are too many for {seats} seats")
    opened = open_table(post, table)
    if few := too_few(opened.rotation, range(1, seats + 1)):
        raise Mistake(f"{post.name} with {seats} players: {few}")
    if args.hands < LEAST_DEALS * many:
        raise Mistake(f"{many} bots need {LEAST_DEALS * many} hands or more for an interval")
    return Job(
        house=args.house,
        game=args.game,
        table=table,
        seats=seats,
        seed=args.seed,
        hands=-(-args.hands // many) * many,
        piece=many,
        bots=bots,
        chips=cents(args.chips, "--chips") if args.chips else 0,
    )


def _in_bulk(post: AnyPosted, job: Job, args: argparse.Namespace) -> bool:
    """True if compiled play knows the game and all bots; a Mistake if nobody knows one of them."""
    from importlib.util import find_spec

    from cardhouse.bots import NAMES

    compiled: tuple[str, ...] = ()
    if find_spec("numpy") is not None:
        from cardhouse.analysis.arena.bulk import gap, names_in_bulk

        if not args.engine and not gap(post, job.table):
            compiled = names_in_bulk(post)
    in_bulk = all(name in compiled for name in job.bots)
    known = list(dict.fromkeys((*NAMES, *compiled)))
    for name in job.bots:
        if not _is_own(name) and name not in known:
            there = ", ".join(known)
            raise Mistake(f"no bot {name!r}; there are: {there}, or one of yours: MODULE:NAME")
        if not in_bulk and not _is_own(name) and name not in NAMES:
            others = ", ".join(other for other in job.bots if other not in compiled)
            raise Mistake(f"{name} plays compiled only, and {others} through the engine only")
    _try(job)
    return in_bulk


def _is_own(name: str) -> bool:
    """True if a name leads to a bot of the user's own."""
    return ":" in name


def _try(job: Job) -> None:
    """Open a table with everybody at it: what is wrong with bots or chips shows at once."""
    from msgspec.structs import replace

    from cardhouse.api.arena import made
    from cardhouse.bots import DEFAULT, NAMES
    from cardhouse.bots.arena import open_session

    bots = tuple(name if _is_own(name) or name in NAMES else DEFAULT for name in job.bots)
    try:
        open_session(replace(job, bots=bots), job.seed, [*range(len(bots))] * job.seats, made)
    except Exception as error:
        raise _told(error) from None


def _player(job: Job, *, bulk: bool) -> Play[Tally]:
    """The player of a piece: compiled play, or bots through the engine."""
    if not bulk:
        from cardhouse.api.arena import play as play_with_own
        from cardhouse.bots.arena import play

        return play_with_own if any(map(_is_own, job.bots)) else play
    from cardhouse.analysis.arena.bulk import make_ready
    from cardhouse.analysis.arena.bulk import play as play_in_bulk
    from cardhouse.cli.progress import interruptible, waiting

    with interruptible(), waiting(COMPILING) as announce:
        make_ready(job, announce)
    return play_in_bulk


def _told(error: Exception) -> Exception:
    """A Mistake of what is the user's; anything else as it is."""
    from cardhouse.api.arena import Faulty, NoBot
    from cardhouse.engine.core.illegal import Illegal

    if isinstance(error, NoBot | Illegal):
        return Mistake(str(error))
    return Mistake(str(error), code=1) if isinstance(error, Faulty) else error
