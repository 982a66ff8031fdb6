"""`cardhouse games`: the houses, their games, tables, limits and fees."""

import argparse

from cardhouse.cli.parser import Commands, Parser, add_json, command


def add(subparsers: "Commands[Parser]") -> None:
    """Register the command."""
    parser = command(
        subparsers, "games", "list the houses and the games they post", "cardhouse games --json"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print every house that comes with the package."""
    from cardhouse.cli.books import (
        house,
        house_words,
        print_json,
    )
    from cardhouse.cli.listing import game_data, mixed_data
    from cardhouse.rulebook.files import houses
    from cardhouse.words.book import fee_words, mixed_table_words, mixed_words, table_words

    books = [house(name) for name in houses()]
    if args.json:
        print_json(
            [
                {
                    "house": book.id,
                    "name": book.room.name,
                    "address": book.room.address,
                    "fee": book.room.fee,
                    "limits": book.room.limits,
                    "games": [game_data(post) for post in book.games.values()],
                    "mixed": [mixed_data(mixed) for mixed in book.mixed.values()],
                }
                for book in books
            ]
        )
        return 0
    for book in books:
        print(f"{book.id}: {house_words(book)}")
        if book.room.fee:
            print(f"  Fee: {fee_words(book.room.fee)}")
        for post in book.games.values():
            seating = post.page.seating
            print(f"  {post.name}: {post.page.title}, {seating.least} to {seating.most} players")
            for rules in post.page.table:
                print(f"    Table {table_words(post, rules)}")
        for mixed in book.mixed.values():
            print(f"  {mixed.name}: {mixed_words(mixed)}")
            for table in mixed.page.table:
                print(f"    Table {mixed_table_words(mixed, table.name)}")
    return 0
