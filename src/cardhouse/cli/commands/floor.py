"""`cardhouse floor`: the floor of a running room."""

from __future__ import annotations

import argparse

from cardhouse.cli.parser import Commands, Parser, command


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    command(
        subparsers,
        "floor",
        "rule in a running room: reports, orders, calls for the floor, free tables",
        "cardhouse floor list\n"
        '  cardhouse floor rule tommys-holdem kill-hand --seat 3 --reason "two hands" --preview\n'
        "  cardhouse floor answer-call 3 --room https://room.example",
        fill=_fill,
    )


def _fill(parser: Parser) -> None:
    from cardhouse.cli.remote.acts import acts_of_floor, add_acts
    from cardhouse.cli.remote.options import add_choice
    from cardhouse.cli.remote.pages import FLOOR, add_pages
    from cardhouse.cli.remote.rulings import add_rule

    subparsers = add_choice(parser)
    add_pages(subparsers, FLOOR)
    add_rule(subparsers)
    add_acts(subparsers, acts_of_floor())


def run(args: argparse.Namespace) -> int:
    """Do an act of the floor in a running room, or show a page of it."""
    return int(args.do(args))
