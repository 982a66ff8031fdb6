"""What a house posts, in words: fees, collections, tables."""

from cardhouse.engine.banked.rules import Collection
from cardhouse.formats.scene import dollars
from cardhouse.formats.text import stakes_words
from cardhouse.rulebook import Posted
from cardhouse.table.rules import Fee, TableRules


def fee_words(fee: Fee) -> str:
    """The posted collection: "$3 a hand up to 5 players, ...; paid by the button"."""
    bands = ", ".join(f"{dollars(b.amount)} up to {b.up_to} players" for b in fee.bands)
    if len(fee.bands) == 1:
        bands = dollars(fee.bands[0].amount)
    payer = "taken from the pot" if fee.payer == "pot" else f"paid by the {fee.payer}"
    what = "fee" if fee.fund == "box" else f"{fee.fund} collection"
    return f"a flat {what} a hand, {bands}; {payer}"


def collection_words(fees: Collection) -> str:
    """What a banked table collects: "$0.50 a wager up to $50, ...; $1 a hand from the bank"."""
    tiers = ", ".join(f"{dollars(t.amount)} up to {dollars(t.up_to)}" for t in fees.wagers)
    if len(fees.wagers) == 1:
        tiers = dollars(fees.wagers[0].amount)
    words = f"a flat collection for each wager, {tiers}; {dollars(fees.bank)} a hand from the bank"
    return f"{words}, {dollars(fees.behind)} from who covers behind it" if fees.behind else words


def table_words(post: Posted, rules: TableRules) -> str:
    """A table in one line: name, stakes, buy-in, and the fee where it has its own."""
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
