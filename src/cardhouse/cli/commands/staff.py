"""`cardhouse staff`: the people who run a room."""

from __future__ import annotations

import argparse

from cardhouse.cli.parser import Commands, Parser, command


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    command(
        subparsers,
        "staff",
        "the people who run a room: invite them, give roles, confirm what needs two",
        "cardhouse staff add Flo --role floor --data ~/my-room\n"
        "  cardhouse staff token Rosa --save ~/.rosa-token --room https://room.example\n"
        "  cardhouse staff confirm 3 --token-file ~/.rosa-token --room https://room.example",
        fill=_fill,
    )


def _fill(parser: Parser) -> None:
    from cardhouse.cli.remote.acts import add_acts
    from cardhouse.cli.remote.adding import add_person
    from cardhouse.cli.remote.options import add_choice
    from cardhouse.cli.remote.pages import STAFF, add_pages
    from cardhouse.cli.remote.tokens import add_tokens
    from cardhouse.server.staff.rights import OFFICE

    subparsers = add_choice(parser)
    add_person(subparsers)
    add_tokens(subparsers)
    add_pages(subparsers, STAFF)
    add_acts(subparsers, OFFICE)


def run(args: argparse.Namespace) -> int:
    """Appoint a person, or do another act of the office in a running room."""
    return int(args.do(args))
