"""`cardhouse cage`: the cage of a running room."""

from __future__ import annotations

import argparse

from cardhouse.cli.parser import Commands, Parser, command


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    command(
        subparsers,
        "cage",
        "sell and redeem chips, count drawers and the drop, in a running room",
        "cardhouse cage sell-chips --name Ann --amount 200 --drawer A\n"
        "  cardhouse cage fetch-drop tommys-holdem --counted 84\n"
        "  cardhouse cage report --day 2026-11-16 --room https://room.example",
        fill=_fill,
    )


def _fill(parser: Parser) -> None:
    from cardhouse.cli.remote.acts import add_acts
    from cardhouse.cli.remote.options import add_choice
    from cardhouse.cli.remote.pages import CAGE as PAGES
    from cardhouse.cli.remote.pages import add_pages
    from cardhouse.server.staff.rights import CAGE

    subparsers = add_choice(parser)
    add_pages(subparsers, PAGES)
    add_acts(subparsers, CAGE)


def run(args: argparse.Namespace) -> int:
    """Do an act at the cage of a running room, or show a page of it."""
    return int(args.do(args))
