"""`cardhouse play`: a table in the terminal, one person against bots."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

# A comfortable stack: so many times the least buy-in.
BUY_INS = 5
PAUSE_SECONDS = 0.6
SEAT = 1


def add(subparsers: Any) -> None:
    """Describe the command to the parser."""
    parser = subparsers.add_parser(
        "play",
        help="play a game at a table in the terminal, against bots",
        description="Play a game of a house at a table in the terminal, against bots.",
        epilog="example: cardhouse play tommys holdem --seats 6 --table 4-8",
    )
    parser.add_argument("house", metavar="HOUSE")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--table", default="", metavar="NAME", help="a table the house posts")
    parser.add_argument("--seats", type=int, default=6, metavar="N", help="players (6)")
    parser.add_argument("--seed", metavar="S", help="the same cards again")
    parser.add_argument("--name", default="You", metavar="YOU", help="what you are called")
    parser.add_argument("--bots", default="sensible", metavar="NAME", help="who plays against you")
    parser.add_argument("--four-colour", action="store_true", help="a colour for each suit")
    parser.add_argument("--fast", action="store_true", help="no pauses between the bots' actions")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the table and play until the person leaves."""
    # Imported here: rich and the bots are not needed to print the help of other commands.
    from rich.console import Console

    from cardhouse.engine.illegal import Illegal
    from cardhouse.rulebook import RulebookError

    try:
        return sit(args, Console(highlight=False))
    except (LookupError, RulebookError, Illegal, ValueError) as error:
        reason = error.args[0] if error.args else error
        print(f"cardhouse play: {reason}", file=sys.stderr)
        return 2


def sit(args: argparse.Namespace, console: Console, read: Any = input) -> int:
    """Take a seat at a fresh table; `read` is where lines come from."""
    from cardhouse.bots.session import Session, open_table
    from cardhouse.chance import Secure, Seeded
    from cardhouse.cli.play_loop import Sitting
    from cardhouse.cli.play_screen import Screen
    from cardhouse.rulebook import posted

    game = posted(args.house, args.game)
    most = game.page.seating.most
    if not 2 <= args.seats <= most:
        raise ValueError(f"--seats must be 2 to {most} for this game, not {args.seats}")
    others = range(2, args.seats + 1)
    seed = args.seed if args.seed is not None else str(Secure().choose(1 << 64))
    session = Session.open(
        game,
        chance=Secure() if args.seed is None else Seeded(seed),
        seats=args.seats,
        table_name=args.table,
        bots=dict.fromkeys(others, args.bots),
        names={SEAT: args.name},
        seed=seed,
        chips=BUY_INS * open_table(game, args.table).buy_in,
    )
    live = console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty()
    pause = 0.0 if args.fast else PAUSE_SECONDS
    look = _look(console, four_colours=args.four_colour)
    screen = Screen(console, look, live=live, pause=pause)
    return Sitting(game, session, screen=screen, read=read).run()


def _look(console: Console, *, four_colours: bool) -> Any:
    from cardhouse.cli.felt_cards import Look

    colour = console.color_system is not None and not console.no_color
    signs = (console.encoding or "").lower().startswith("utf")
    return Look(colour=colour, four_colours=four_colours, signs=signs)
