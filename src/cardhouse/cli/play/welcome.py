"""The first words at a table: its game in a sentence, what it costs, and who holds the bank."""

from collections.abc import Iterator

from cardhouse.cli.play.sight import Sight
from cardhouse.table.asks import known
from cardhouse.table.commands import TakeBank
from cardhouse.words.book import about_words, all_table_words
from cardhouse.words.said import Money


def welcome(sight: Sight) -> Iterator[str]:
    """Lines for a person who has seen nothing of the table yet."""
    table, post = sight.session.table, sight.opened_by
    game = table.game.name
    yield sight.place()
    yield about_words(post, game, sight.language)
    # Tables are called by their names, and so are the fees of each.
    yield from all_table_words(post, sight.table_name, sight.language)
    if TakeBank in known(table):
        yield sight.say("players-bank")
    chips = table.players[sight.me].chips
    yield sight.say("sit-with", seat=sight.me, chips=Money(chips))
