"""`cardhouse report`: drop, bonuses, liability, cage and bank turns of a day or a shift."""

from __future__ import annotations

import argparse
from datetime import date
from typing import TYPE_CHECKING, Any

from cardhouse.cli.languages import add_language, language_of
from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command, count
from cardhouse.cli.stores import add_where, looked_at

if TYPE_CHECKING:
    from cardhouse.room.gathering import Report
    from cardhouse.store.base import Store
    from cardhouse.words.said import Said


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "report",
        "print the report of a day or a shift: drop, bonuses, liability, cage, bank turns",
        "cardhouse report --data ~/my-room --day 2026-11-16 --shift 2\n"
        "  cardhouse report --data ~/my-room --player Ann",
    )
    add_where(parser)
    parser.add_argument("--day", type=_day, metavar="DATE", help="YYYY-MM-DD (default: today)")
    parser.add_argument(
        "--shift", type=count, default=0, metavar="N", help="the Nth shift that began on that day"
    )
    parser.add_argument(
        "--player", type=_name, metavar="NAME", help="print the statement of a player"
    )
    parser.add_argument("--table", type=_name, metavar="NAME", help="report on one table only")
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the report; if it disagrees with the ledger, say so and exit with 1."""
    from cardhouse.cli.books import print_json
    from cardhouse.cli.commands.report_pages import pages, statement
    from cardhouse.words.speech import plain

    language = language_of(args)
    found, agreed = looked_at(args, lambda store: _report(store, args))
    if args.player and not _known(found, args.player):
        raise Mistake(f"nobody called {args.player!r} has ever had a chip in this room")
    if args.table and args.table not in found.tables:
        names = ", ".join(found.tables) or "none"
        raise Mistake(f"no table {args.table!r} in this room; there are: {names}")
    if args.json:
        print_json({**_data(found, args), "agreed": [plain(said, language) for said in agreed]})
    elif args.player:
        statement(found, args.player, agreed, language)
    else:
        pages(found, args.table or "", agreed, language)
    return 0


async def _report(store: Store, args: argparse.Namespace) -> tuple[Report, list[Said]]:
    from cardhouse.room.reports import period, report

    try:
        over = await period(store, args.day or date.today(), args.shift)
    except LookupError as error:
        raise Mistake(str(error.args[0])) from None
    return await report(store, over, args.player or "")


def _known(found: Report, name: str) -> bool:
    from cardhouse.table.accounts import own_accounts

    return not found.accounts.ever.keys().isdisjoint(own_accounts(name))


def _data(found: Report, args: argparse.Namespace) -> dict[str, Any]:
    """The report as data: all of it, one table, or one player."""
    if args.player:
        from cardhouse.room.players import standing

        return {"period": _period(found), "money": found.money, **standing(found, args.player)}
    tables = [args.table] if args.table else list(found.tables)
    data: dict[str, Any] = {
        "period": _period(found),
        "money": found.money,
        "tables": [
            {**_fields(found.tables[name]), "box": found.boxes[name], "table": name}
            for name in tables
        ],
    }
    if args.table:
        return data
    return {
        **data,
        "free": found.free,
        "pools": found.pools,
        "cage": found.cage,
        "liability": {
            key: {**_fields(each), "total": each.total}
            for key, each in (("opening", found.before), ("closing", found.after))
        },
        "accounts": {
            name: {**_fields(flow), "closing": flow.closing}
            for name, flow in sorted(found.accounts.flows.items())
        },
    }


def _period(found: Report) -> dict[str, Any]:
    """The period as data, with its title."""
    from cardhouse.words.speech import plain

    return {**_fields(found.period), "words": plain(found.period.said)}


def _fields(struct: Any) -> dict[str, Any]:
    from msgspec.structs import asdict

    return asdict(struct)


def _name(text: str) -> str:
    if not text:
        raise argparse.ArgumentTypeError("a name is needed")
    return text


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no day; write it as 2026-11-16") from None
