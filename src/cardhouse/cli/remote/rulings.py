"""Rulings at a shell: each report and order of the catalogue is a command, with a preview."""

from __future__ import annotations

import argparse
from functools import partial
from typing import Final
from urllib.parse import quote

from cardhouse.cli.books import print_json
from cardhouse.cli.parser import Commands, Parser
from cardhouse.cli.remote.acts import RULE, add_act, add_id, present, tell
from cardhouse.cli.remote.fields import HELP, add_fields, fields_of, said
from cardhouse.cli.remote.options import room_of
from cardhouse.ledger.money import dollars
from cardhouse.server.floor.messages import RulingPreview
from cardhouse.server.staff.acts import REPORTS
from cardhouse.words.floor import question_said
from cardhouse.words.speech import plain

OF_TABLES: Final = "/api/floor/tables"


def add_rule(subparsers: Commands[Parser]) -> None:
    """Add the command that rules."""
    add_act(subparsers, RULE, _fill)


def _fill(parser: Parser) -> None:
    parser.add_argument("table", metavar="TABLE", help=HELP["table"])
    reports = parser.add_subparsers(metavar="REPORT", required=True)
    for name, (kind, _) in REPORTS.items():
        words = (kind.__doc__ or name).splitlines()[0]
        reports.add_parser(
            name,
            help=(words[:1].lower() + words[1:]).rstrip("."),
            description=words,
            allow_abbrev=False,
            fill=partial(_fill_report, name),
        )


def _fill_report(name: str, parser: Parser) -> None:
    kind, sent = REPORTS[name]
    fields = fields_of(sent)
    asked = {each.encode_name: plain(question_said(kind, each.name)) for each in fields}
    add_fields(parser, fields, {each: asked[each] for each in asked if each not in HELP})
    parser.add_argument(
        "--preview",
        action="store_true",
        help="show every card and chip that would move; nothing is ruled",
    )
    add_id(parser, seen=True)
    parser.set_defaults(do=partial(_rule, name))


def _rule(name: str, args: argparse.Namespace) -> int:
    """Rule on a report at a table, or show what a ruling would move."""
    room = room_of(args)
    report = {"report": name, **said(args, fields_of(REPORTS[name][1]))}
    seq = present(room, args.table) if args.seq is None else args.seq
    if not args.preview:
        act = {"do": RULE, "table": args.table, "seq": seq, "report": report}
        return tell(args, room, room.act(act, args.id))
    body = {"seq": seq, "report": report}
    told = room.post(f"{OF_TABLES}/{quote(args.table, safe='')}/preview", body)
    if args.json:
        print_json(told)
    else:
        _show(room.as_kind(told, RulingPreview))
    return 0


def _show(preview: RulingPreview) -> None:
    """A ruling that has not been made, for people."""
    print(f"{preview.words} (at {preview.seq}; nothing is ruled yet)")
    for going in preview.cards:
        print(f"  {' '.join(going.cards)}: {going.source} -> {going.target}")
    for chips in preview.chips:
        print(f"  {chips.words}: {dollars(chips.before)} -> {dollars(chips.after)}")
    if not preview.cards and not preview.chips:
        print("  No card and no chip moves.")
    if preview.deals:
        print("  Then the dealer deals on.")
    for rule in preview.rules:
        print(f"  {rule.id}: {rule.text}")
    if preview.second:
        print("  A second person must confirm it.")
