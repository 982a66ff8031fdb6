"""Finding houses, games and tables for a command, and what its output says of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardhouse.cli.parser import Mistake

if TYPE_CHECKING:
    from cardhouse.engine.banked.rules import Collection
    from cardhouse.room.rules import Fee, TableRules
    from cardhouse.rulebook import House, Posted


def house(name: str) -> House:
    """A house by its name or folder."""
    from cardhouse.rulebook import RulebookError, load

    try:
        return load(name)
    except LookupError as error:
        raise Mistake(str(error)) from None
    except RulebookError as error:
        more = len(error.faults) - 1
        rest = f" (and {more} more: cardhouse check {name})" if more else ""
        raise Mistake(f"{error.faults[0]}{rest}") from None


def posted(name: str, game: str) -> Posted:
    """One game of a house."""
    games = house(name).games
    if game not in games:
        raise Mistake(f"no game {game!r} at {name}; it posts: {', '.join(games)}")
    return games[game]


def table(post: Posted, name: str) -> TableRules:
    """A table of a game; the first one if none is named."""
    try:
        return post.table(name)
    except LookupError as error:
        raise Mistake(str(error)) from None


def fee_words(fee: Fee) -> str:
    """The posted collection: "$3 a hand up to 5 players, ...; paid by the button"."""
    from cardhouse.formats import dollars

    bands = ", ".join(f"{dollars(b.amount)} up to {b.up_to} players" for b in fee.bands)
    if len(fee.bands) == 1:
        bands = dollars(fee.bands[0].amount)
    payer = "taken from the pot" if fee.payer == "pot" else f"paid by the {fee.payer}"
    what = "fee" if fee.fund == "box" else f"{fee.fund} collection"
    return f"a flat {what} a hand, {bands}; {payer}"


def collection_words(fees: Collection) -> str:
    """What a banked table collects: "$0.50 a wager up to $50, ...; $1 a hand from the bank"."""
    from cardhouse.formats import dollars

    tiers = ", ".join(f"{dollars(t.amount)} up to {dollars(t.up_to)}" for t in fees.wagers)
    if len(fees.wagers) == 1:
        tiers = dollars(fees.wagers[0].amount)
    words = f"a flat collection for each wager, {tiers}; {dollars(fees.bank)} a hand from the bank"
    return f"{words}, {dollars(fees.behind)} from who covers behind it" if fees.behind else words


def house_words(book: House) -> str:
    """A house's name, and its address where the documents give one."""
    return ", ".join(filter(None, (book.room.name, book.room.address)))


def table_words(post: Posted, rules: TableRules) -> str:
    """A table in one line: name, stakes, buy-in, and the fee where it has its own."""
    from cardhouse.formats import dollars
    from cardhouse.formats.text import stakes_words

    buy_in = dollars(rules.least_buy_in(post.page.seating))
    if (banking := post.game(rules).banking) is not None:
        wagers = stakes_words(rules.stakes, banked=True)
        fees = collection_words(banking.collection)
        return f"{rules.name}: {wagers}, buy-in from {buy_in}; {fees}"
    fee = f"; {fee_words(rules.fee)}" if rules.fee else ""
    if (pan := post.game(rules).pan) is not None:
        tops = f"chips of {dollars(rules.stakes.chip)}, tops {pan.tops}"
        return f"{rules.name}: {tops}, buy-in from {buy_in}{fee}"
    return f"{rules.name}: {stakes_words(rules.stakes)}, buy-in from {buy_in}{fee}"


def table_data(post: Posted, rules: TableRules) -> dict[str, Any]:
    """A table as data."""
    buy_in = rules.least_buy_in(post.page.seating)
    data = {"name": rules.name, "buy_in": buy_in, "stakes": rules.stakes}
    if (banking := post.game(rules).banking) is not None:
        return {**data, "collection": banking.collection}
    return {**data, "fee": post.fee(rules)}


def game_data(post: Posted) -> dict[str, Any]:
    """A game as data: its tables and what it costs."""
    return {
        "game": post.name,
        "title": post.page.title,
        "seats": {"least": post.page.seating.least, "most": post.page.seating.most},
        "tables": [table_data(post, rules) for rules in post.page.table],
        "book": post.hash,
    }


def print_json(data: Any) -> None:
    """Data as an indented JSON document."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())
