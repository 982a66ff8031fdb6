"""`cardhouse games`: the houses, their games, tables, limits and fees."""

import argparse

from cardhouse.cli.languages import add_language, language_of
from cardhouse.cli.parser import Commands, Parser, add_json, command


def add(subparsers: "Commands[Parser]") -> None:
    """Register the command."""
    parser = command(
        subparsers, "games", "list the houses and the games they post", "cardhouse games --json"
    )
    add_language(parser)
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
    from cardhouse.words.said import Arg, say
    from cardhouse.words.speech import plain

    language = language_of(args)
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
            fee = fee_words(book.room.fee, language)
            print(f"  {plain(say('sign-fee', fee=fee), language)}")
        for post in book.games.values():
            seating = post.page.seating
            seats: dict[str, Arg] = {"least": seating.least, "most": seating.most}
            game = say("sign-game", name=post.name, title=post.page.title, **seats)
            print(f"  {plain(game, language)}")
            for rules in post.page.table:
                words = table_words(post, rules, language)
                print(f"    {plain(say('sign-table', table=words), language)}")
        for mixed in book.mixed.values():
            print(f"  {mixed.name}: {mixed_words(mixed, language)}")
            for table in mixed.page.table:
                words = mixed_table_words(mixed, table.name, language)
                print(f"    {plain(say('sign-table', table=words), language)}")
    return 0
