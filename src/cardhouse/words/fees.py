"""The collection of a table, in words."""

from collections.abc import Iterable

from cardhouse.rulebook import Posted
from cardhouse.table.rules import Fee, TableRules
from cardhouse.words.said import Listed, Money, Said, say


def fee_said(fee: Fee) -> Said:
    """The posted collection: "$2 up to 4 players, $3 up to 7 players; paid by the button"."""
    # Bands of one amount are one band, and a single one needs no number of players.
    up_to = {band.amount: band.up_to for band in fee.bands}
    bands = [say("fee-band", amount=Money(cents), players=most) for cents, most in up_to.items()]
    if len(bands) == 1:
        bands = [say("amount", amount=Money(cents)) for cents in up_to]
    return say("fee", fund=str(fee.fund), bands=Listed(tuple(bands)), payer=fee.payer)


def cost_said(amounts: Iterable[int]) -> Said:
    """A collection as it lies between its least and its most."""
    least, most = min(found := [*amounts]), max(found)
    kind = "none" if not most else "one" if least == most else "more"
    return say("cost", range=kind, least=Money(least), most=Money(most))


def fee_cost(post: Posted, rules: TableRules) -> tuple[Said, Said]:
    """The fee of a hand, and its payer: "$2 to $4", "a hand, paid by the button"."""
    fee = post.fee(rules)
    cost = cost_said(band.amount for band in fee.bands)
    by = "nobody" if cost.args["range"] == "none" else fee.payer
    return cost, say("cost-payer", by=by, bank=Money(0))


def own_fee(post: Posted, rules: TableRules) -> Said | None:
    """The fee of a table that has its own."""
    return fee_said(rules.fee) if rules.fee else None
