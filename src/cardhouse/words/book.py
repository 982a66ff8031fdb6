"""The signs of a house, in words: fees, collections, tables."""

from cardhouse.rulebook import AnyPosted, Mixed, Posted
from cardhouse.table.rules import Fee, TableRules
from cardhouse.words.catalogue import ENGLISH
from cardhouse.words.families import telling
from cardhouse.words.fees import fee_said
from cardhouse.words.said import Listed, Money, Said, say
from cardhouse.words.speech import Listener, plain, spoken


def all_table_words(post: AnyPosted, table: str, language: str = ENGLISH) -> tuple[str, ...]:
    """A table in one line, or in one line for each of its games if they change."""
    if not isinstance(post, Mixed):
        return (table_words(post, post.table(table), language),)
    each = [(game.title, _table(game, rules)) for game, rules in post.each(table)]
    games = (say("posted-game", title=title, table=said) for title, said in each)
    return tuple(plain(said, language) for said in games)


def table_words(post: Posted, rules: TableRules, language: str = ENGLISH) -> str:
    """A table in one line: name, stakes, buy-in, and what it collects in a way of its own."""
    return plain(_table(post, rules), language)


def _table(post: Posted, rules: TableRules) -> Said:
    told, buy_in = telling(post.family), Money(rules.least_buy_in(post.page.seating))
    fees, more = told.fees(post, rules), told.more(post, rules)
    stakes = Listed((told.stakes(post, rules), *((more,) if more is not None else ())))
    own = {"own": fees is not None, "fees": fees or ""}
    return say("posted-table", name=rules.name, stakes=stakes, buy_in=buy_in, **own)


def stakes_words(post: Posted, rules: TableRules, language: str = ENGLISH) -> str:
    """The stakes of a table: "limit $4-$8, blinds $2 and $4"."""
    return plain(telling(post.family).stakes(post, rules), language)


def fee_words(fee: Fee, language: str = ENGLISH) -> str:
    """The posted collection."""
    return plain(fee_said(fee), language)


def fees_words(post: Posted, rules: TableRules, language: str = ENGLISH) -> tuple[str, ...]:
    """All that a table collects."""
    fees = [telling(post.family).fees(post, rules) or fee_said(post.fee(rules))]
    if (timed := rules.time_fee) is not None:
        amount = Money(timed.amount)
        fees.append(say("time-fee", amount=amount, minutes=timed.minutes))
    return tuple(plain(fee, language) for fee in fees)


def about_words(post: AnyPosted, game: str, language: str = ENGLISH) -> str:
    """The game of a table in a sentence, for somebody who does not know it."""
    if isinstance(post, Mixed):
        by = "button" if post.page.changing.by == "button" else "rotation"
        return plain(say("about-mixed", by=by), language)
    plays = post.plays(game)
    return plain(telling(plays.family).about(plays.game()), language)


def cost_words(post: Posted, rules: TableRules, language: str = ENGLISH) -> tuple[str, str]:
    """The cost of a hand at a table, and who pays it."""
    cost, payer = telling(post.family).cost(post, rules)
    if (timed := rules.time_fee) is not None:
        amount = Money(timed.amount)
        payer = say("cost-timed", payer=payer, amount=amount, minutes=timed.minutes)
    return plain(cost, language), plain(payer, language)


def limits_words(posts: tuple[Posted, ...], form: str = "", language: str = ENGLISH) -> list[str]:
    """The limits that the house's page sets for some games, each once."""
    said = [telling(post.family).limits(post.room) for post in posts]
    to = Listener(language=language)
    return list(dict.fromkeys(spoken(each, to, form) for each in said if each is not None))


def players_words(least: int, most: int, language: str = ENGLISH) -> str:
    """How many play at a table."""
    return plain(say("players-here", least=least, most=most), language)


def mixed_words(mixed: Mixed, language: str = ENGLISH) -> str:
    """Tables whose game changes, in one line: how, and among which games."""
    changing, seating = mixed.page.changing, mixed.seating
    how = "button"
    if changing.by == "rotation":
        how = "hands" if changing.hands else "round"
    games = Listed(tuple(say("title", title=post.title) for post in mixed.games.values()))
    players = {"least": seating.least, "most": seating.most, "hands": changing.hands}
    said = say("mixed", title=mixed.title, how=how, games=games, **players)
    return plain(said, language)


def mixed_table_words(mixed: Mixed, table: str, language: str = ENGLISH) -> str:
    """A mixed table in one line: its name and buy-in, and each game's table if that differs."""
    played = {post.name: rules.name for post, rules in mixed.each(table)}
    others = tuple(
        say("mixed-other", game=game, name=name) for game, name in played.items() if name != table
    )
    buy_in = Money(mixed.buy_in(table))
    said = say("mixed-table", name=table, buy_in=buy_in, others=Listed(others))
    return plain(said, language)
