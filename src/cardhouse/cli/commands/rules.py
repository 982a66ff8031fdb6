"""`cardhouse rules`: a house's rules in plain words."""

from __future__ import annotations

import argparse
import difflib
import shutil
import textwrap
from typing import TYPE_CHECKING

from cardhouse.cli.languages import add_language, language_of
from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command

if TYPE_CHECKING:
    from cardhouse.rulebook import AnyPosted, House, Posted, Rule

WIDTH_LEAST = 20
WIDTH_MOST = 100
INDENT = "    "


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "rules",
        "print a house's rules in plain words",
        "cardhouse rules tommys holdem --id TOM-HE-34",
    )
    parser.add_argument("house", metavar="HOUSE", help="a house, or a folder with its rule book")
    parser.add_argument("game", metavar="GAME", nargs="?", help="one of its games (default: all)")
    parser.add_argument(
        "--id", metavar="RULE", help="one rule, with its source and the cases it covers"
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--enforced", action="store_true", help="show how each rule is enforced")
    how.add_argument(
        "--words-only", action="store_true", help="show the rules that no code enforces, and why"
    )
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the rules, grouped by kind, with the tables and the fee on top."""
    from cardhouse.cli.books import house, opened_by, print_json
    from cardhouse.cli.listing import game_data

    book, language = house(args.house), language_of(args)
    asked = [opened_by(args.house, args.game)] if args.game else list(book.posts().values())
    posts = _games(asked)
    rules = {rule.id: rule for post in asked for rule in post.rules.values()}
    if args.enforced or args.words_only:
        played = {post.name for post in posts}
        bonuses = book.bonuses if played & {b.game for b in book.bonuses.bonus} else None
        rules |= {rule.id: rule for rule in (bonuses.rule if bonuses else ())}
    if args.words_only:
        rules = {id_: rule for id_, rule in rules.items() if rule.words}
    if args.id:
        rules = {args.id: _one(rules, args.id)}
    if args.json:
        games = [game_data(post) for post in posts]
        fee, found = book.room.fee, list(rules.values())
        print_json({"house": book.id, "fee": fee, "games": games, "rules": found})
    elif args.enforced or args.words_only:
        _print_enforced(list(rules.values()))
    elif args.id:
        _print_one(rules[args.id], book.room.document, language)
    else:
        _print_top(book, posts, language)
        _print_all(list(rules.values()), language)
    return 0


def _games(asked: list[AnyPosted]) -> list[Posted]:
    """The games asked for, each once."""
    from cardhouse.rulebook import Mixed

    found: dict[str, Posted] = {}
    for post in asked:
        found |= post.games if isinstance(post, Mixed) else {post.name: post}
    return list(found.values())


def _one(rules: dict[str, Rule], wanted: str) -> Rule:
    found = rules.get(wanted.upper())
    if found is None:
        close = difflib.get_close_matches(wanted.upper(), rules, n=3)
        hint = f"; there are {', '.join(close)}" if close else ""
        raise Mistake(f"no rule {wanted!r}{hint}")
    return found


def _print_enforced(rules: list[Rule]) -> None:
    from cardhouse.words.enforced import UNSAID, enforced_words

    for rule in rules:
        print(f"{rule.id} ({rule.kind})")
        for line in enforced_words(rule) or (UNSAID,):
            print(_wrapped(line))


def _print_one(rule: Rule, document: str, language: str) -> None:
    from cardhouse.words.enforced import enforced_words
    from cardhouse.words.sources import source_words

    print(f"{rule.id} ({rule.kind})")
    print(_wrapped(rule.text))
    if rule.note:
        print(f"{_said(language, 'rule-noted')}\n{_wrapped(rule.note)}")
    if source := source_words(rule, document, language):
        whole = source if rule.practice else _said(language, "rule-source", source=source)
        print(_wrapped(whole, ""))
    if enforced := enforced_words(rule):
        print(_wrapped(_said(language, "rule-enforced", how="; ".join(enforced)), ""))
    if rule.cites:
        print(_said(language, "rule-answers", keys=", ".join(rule.cites)))


def _said(language: str, key: str, **args: str) -> str:
    """Words of the sheet's own."""
    from cardhouse.words.said import say
    from cardhouse.words.speech import plain

    return plain(say(key, **args), language)


def _print_top(book: House, posts: list[Posted], language: str) -> None:
    from cardhouse.cli.books import house_words
    from cardhouse.words.book import fee_words, limits_words, table_words

    print(house_words(book))
    # If every table has a fee of its own, the house's does not matter.
    fees = [post.fee(table) for post in posts for table in post.page.table]
    if book.room.fee and any(fee is book.room.fee for fee in fees):
        fee = fee_words(book.room.fee, language)
        print(_wrapped(_said(language, "sign-fee", fee=fee), ""))
    for limit in limits_words(tuple(posts), language=language):
        print(_said(language, "sign-limit", limit=limit))
    for post in posts:
        print(post.page.title)
        for table in post.page.table:
            words = table_words(post, table, language)
            print(_wrapped(_said(language, "sign-table", table=words), "  "))


def _print_all(rules: list[Rule], language: str) -> None:
    for kind in dict.fromkeys(rule.kind for rule in rules):
        print(f"\n{kind.replace('-', ' ').upper()}")
        for rule in rules:
            if rule.kind == kind:
                print(f"  {rule.id}")
                print(_wrapped(rule.text))
                # The open points of the document, and how they are read here.
                if rule.note:
                    print(_wrapped(_said(language, "rule-note", note=rule.note), 2 * INDENT))
                if rule.practice:
                    print(_wrapped(_said(language, "source-practice"), 2 * INDENT))


def _wrapped(text: str, indent: str = INDENT) -> str:
    width = min(shutil.get_terminal_size().columns, WIDTH_MOST)
    return textwrap.fill(
        " ".join(text.split()),
        max(width, WIDTH_LEAST),
        initial_indent=indent,
        subsequent_indent=indent,
        # Rule ids stay in one piece.
        break_on_hyphens=False,
    )
