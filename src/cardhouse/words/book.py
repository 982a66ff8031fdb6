"""What a house posts, in words: fees, collections, tables."""

from cardhouse.rulebook import Posted
from cardhouse.table.rules import TableRules
from cardhouse.words.families import telling
from cardhouse.words.scene import dollars


def table_words(post: Posted, rules: TableRules) -> str:
    """A table in one line: name, stakes, buy-in, and what it collects in a way of its own."""
    told, buy_in = telling(post.family), dollars(rules.least_buy_in(post.page.seating))
    fees = told.fees(post, rules)
    stakes = ", ".join(filter(None, (told.stakes(post, rules), told.more(post, rules))))
    words = f"{rules.name}: {stakes}, buy-in from {buy_in}"
    return f"{words}; {fees}" if fees else words
