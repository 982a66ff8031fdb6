"""What a table collects, in words."""

from cardhouse.rulebook import Posted
from cardhouse.table.rules import Fee, TableRules
from cardhouse.words.scene import dollars


def fee_words(fee: Fee) -> str:
    """The posted collection: "$3 a hand up to 5 players, ...; paid by the button"."""
    bands = ", ".join(f"{dollars(b.amount)} up to {b.up_to} players" for b in fee.bands)
    if len(fee.bands) == 1:
        bands = dollars(fee.bands[0].amount)
    payer = "taken from the pot" if fee.payer == "pot" else f"paid by the {fee.payer}"
    what = "fee" if fee.fund == "box" else f"{fee.fund} collection"
    return f"a flat {what} a hand, {bands}; {payer}"


def own_fee(post: Posted, rules: TableRules) -> str:
    """The fee of a table that has its own."""
    return fee_words(rules.fee) if rules.fee else ""
