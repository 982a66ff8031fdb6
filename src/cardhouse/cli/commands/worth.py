"""`cardhouse worth`: a manager's page on the worth of a house's games."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from cardhouse.cli.figures import require_analysis, sheet
from cardhouse.cli.files import write
from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command, count
from cardhouse.cli.wager import cents

if TYPE_CHECKING:
    from cardhouse.analysis.worth.house import Assumed
    from cardhouse.analysis.worth.page import Figures
    from cardhouse.rulebook import House

# The highest wager, and the most digits for numbers of tables or hands an hour.
BET_MOST, DIGITS = 10**9, 6


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "worth",
        "write a manager's page: edges, collections, hourly drop, bonus pools",
        "cardhouse worth lo-ball-room --html worth.html\n"
        "  cardhouse worth tommys --tables holdem=3,pai-gow-poker=2 --pace holdem=35 --html w.html",
    )
    parser.add_argument("house", metavar="HOUSE", help="a house, or a folder with its rule book")
    parser.add_argument("--html", default="", metavar="FILE", help="write the page here")
    parser.add_argument(
        "--tables",
        default="",
        metavar="GAME=N,...",
        help="number of open tables (default: one of each game)",
    )
    parser.add_argument(
        "--pace",
        default="",
        metavar="GAME=N,...",
        help="hands per hour (default 30; blackjack 60, pan 15)",
    )
    parser.add_argument(
        "--players",
        type=count,
        default=6,
        metavar="N",
        help="players at each table, bank included (default 6)",
    )
    parser.add_argument(
        "--hours", type=count, default=12, metavar="N", help="opening hours per day (default 12)"
    )
    parser.add_argument(
        "--bet",
        default="",
        metavar="DOLLARS",
        help="wager at banked tables (default: the smallest)",
    )
    parser.add_argument(
        "--exact",
        action="store_true",
        help="count pai gow exactly, which takes minutes the first time",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Work out the figures, write the page, and print the sums."""
    from cardhouse.cli.books import house, print_json

    if not args.html and not args.json:
        raise Mistake("where should the page go? write --html FILE, or --json for the figures")
    book = house(args.house)
    assumed = _assumed(book, args)
    require_analysis()
    from cardhouse.analysis.worth.page import page

    found = _figures(book, assumed)
    if args.html:
        write(Path(args.html), page(found).encode())
    if args.json:
        print_json(found)
    else:
        _print(found, args.html)
    return 0


def _assumed(book: House, args: argparse.Namespace) -> Assumed:
    from cardhouse.analysis.worth.house import Assumed

    if not 2 <= args.players <= 10:
        raise Mistake(f"2 to 10 sit at a table, not {args.players}")
    if args.hours > 24:
        raise Mistake(f"a day has 24 hours, not {args.hours}")
    bet = cents(args.bet) if args.bet else 0
    if args.bet and not 0 < bet <= BET_MOST:
        raise Mistake(f"nobody wagers {args.bet}: write --bet 20")
    return Assumed(
        players=args.players,
        bet=bet,
        hours=args.hours,
        pace=_by_game(book, args.pace, "--pace"),
        tables=_by_game(book, args.tables, "--tables"),
        exact=args.exact,
    )


def _by_game(book: House, text: str, option: str) -> dict[str, int]:
    """Numbers by game: `holdem=3,stud7=1`."""
    found = {}
    for part in filter(None, text.split(",")):
        game, _, number = part.partition("=")
        if game not in book.games:
            raise Mistake(f"no game {game!r} at {book.id}; it posts: {', '.join(book.games)}")
        if not number.isdecimal() or len(number) > DIGITS:
            raise Mistake(f"{part!r}: write {option} {game}=2")
        found[game] = int(number)
    return found


def _figures(book: House, assumed: Assumed) -> Figures:
    from cardhouse.analysis.families import FIGURES
    from cardhouse.analysis.worth import house as worth
    from cardhouse.analysis.worth.bonus import courses
    from cardhouse.analysis.worth.page import Figures
    from cardhouse.cli.progress import bar

    banked = [post for post in book.games.values() if FIGURES[post.family].edge]
    tables = sum(len(post.page.table) for post in banked)
    done = 0
    with bar("figures", tables + 1) as advance:

        def told(what: str) -> None:
            nonlocal done
            advance(done)
            done += 1

        return Figures(
            house=book.id,
            name=book.room.name,
            assumed=assumed,
            banked=tuple(worth.banked(book, assumed, told)),
            fees=tuple(worth.fees(book, assumed)),
            drops=tuple(worth.drops(book, assumed)),
            courses=tuple(courses(book, assumed)),
        )


def _print(found: Figures, file: str) -> None:
    from rich.console import Console

    from cardhouse.analysis.worth.page import money, percent

    console = Console(highlight=False)
    if found.banked:
        rows = [
            [f"{each.title}, {each.table}", percent(each.player, 3), percent(-each.player, 3)]
            for each in found.banked
        ]
        console.print(sheet(["before collections", "player", "bank"], rows))
        console.print()
    open_ = [drop for drop in found.drops if drop.tables]
    rows = [
        [f"{drop.title}, {drop.table}", str(drop.tables), str(drop.pace), money(drop.per_hour)]
        for drop in open_
    ]
    console.print(sheet(["drop", "tables", "hands/hour", "per hour"], rows))
    console.print(f"\nThe page, with the method behind each figure: {file}", soft_wrap=True)
