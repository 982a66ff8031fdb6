"""The law's refusals in a rule book: too many fees, and a card before the fee is fixed."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from cardhouse.engine.core.step import Script, Step
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from cardhouse.table.rules import RATES_MOST, Fee, TableRules

FEE_LAW = "(Penal Code 337j)"
BANK_LAW = "(Penal Code 330.11)"

# A table's collections besides a fee by the hand or by time.
Rates = Callable[[Posted, TableRules], Iterator[tuple[str, int]]]


def fee_law(fee: Fee, path: str, source: Source) -> list[Fault]:
    """At most five rates by the number of players; a waived fee does not count (CA-4)."""
    rates = len({band.amount for band in fee.bands if band.amount})
    if rates <= RATES_MOST:
        return []
    what = f"{rates} fee rates; a table may post at most {RATES_MOST} {FEE_LAW}"
    return [source.fault(path, what)]


def table_law(
    post: Posted, table: TableRules, path: str, source: Source, others: Rates
) -> list[Fault]:
    """A table's collections of all kinds together have at most five rates."""
    return rates_law(set(rates_of(post, table, others)), path, source)


def rates_law(rates: set[tuple[str, int]], path: str, source: Source) -> list[Fault]:
    """The same for known rates."""
    most = max(Counter(kind for kind, _ in rates).values(), default=0)
    # If one kind alone has too many, its own page says so.
    if most > RATES_MOST or len(rates) <= RATES_MOST:
        return []
    what = f"{len(rates)} rates by hand, time, wager and bank; a table may post at most"
    return [source.fault(path, f"{what} {RATES_MOST} {FEE_LAW}")]


def fund_law(post: Posted) -> list[Fault]:
    """Players' payments for bonuses go to players: the house keeps none of them (CA-7)."""
    if any(bonus.funding == "collection" for bonus in post.bonuses.of(post.name)):
        return []
    what = (
        f"players pay for a bonus that the house does not post, and it may not keep it {BANK_LAW}"
    )
    return [
        Fault(f"{post.house}/{post.name}.toml", f"$.table[{i}].fee.fund", what)
        for i, table in enumerate(post.page.table)
        if post.fee(table).fund == "bonus"
    ]


def rates_of(post: Posted, table: TableRules, rates: Rates) -> Iterator[tuple[str, int]]:
    """Every rate that is not waived, with its purpose."""
    yield from (("hand", band.amount) for band in post.fee(table).bands if band.amount)
    if table.time_fee is not None:
        yield "time", table.time_fee.amount
    yield from rates(post, table)


def first_card(script: Script) -> int | None:
    """The step of a script that deals the first card."""
    return next((i for i, step in enumerate(script) if step.portion().dealt), None)


def script_law(post: Posted, source: Source, fee: tuple[type[Step], str]) -> list[Fault]:
    """The fee is fixed before the first card (CA-2), and never after it."""
    script, (fixed, words) = post.page.script, fee
    first = first_card(script)
    if first is None:
        return []
    if not _has(script[:first], fixed):
        what = f"a card is dealt before {words} {FEE_LAW}"
        return [source.fault(f"$.script[{first}]", what)]
    late = (i for i, step in enumerate(script) if i > first and isinstance(step, fixed))
    what = f"the fee is fixed a second time, after cards are out {FEE_LAW}"
    return [source.fault(f"$.script[{i}]", what) for i in late]


def _has(script: Iterable[Step], kind: type[Step]) -> bool:
    return any(isinstance(step, kind) for step in script)
