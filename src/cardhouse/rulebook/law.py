"""What the law refuses in a rule book: fees, the order of fee and cards, and who may bank."""

from collections import Counter
from collections.abc import Iterable, Iterator

from cardhouse.engine.banked.bank import PutUpBank
from cardhouse.engine.banked.blackjack.rounds import DealRound
from cardhouse.engine.banked.blackjack.shoe import BurnFirst
from cardhouse.engine.banked.collection import TakeCollections
from cardhouse.engine.banked.pai_gow.piles import DealPiles
from cardhouse.engine.banked.rules import Collection
from cardhouse.engine.core.collect import Assess
from cardhouse.engine.core.step import Step
from cardhouse.engine.pan.packets import DealPackets
from cardhouse.engine.pot.deal import Deal
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from cardhouse.table.rules import RATES_MOST, Fee, TableRules

FEE_LAW = "(Penal Code 337j)"
BANK_LAW = "(Penal Code 330.11)"
# Nobody banks longer than this before somebody else has: the approved rules of these games.
BANK_HANDS_MOST = 2

# The steps that bring the first card.
CARDS = (Deal, DealRound, BurnFirst, DealPiles, DealPackets)


def fee_law(fee: Fee, path: str, source: Source) -> list[Fault]:
    """At most five rates by the number of players; a waived fee is none (CA-4)."""
    rates = len({band.amount for band in fee.bands if band.amount})
    if rates <= RATES_MOST:
        return []
    what = f"{rates} fee rates; a table may post at most {RATES_MOST} {FEE_LAW}"
    return [source.fault(path, what)]


def collection_law(fees: Collection, path: str, source: Source) -> list[Fault]:
    """At most so many rates by the size of the wager."""
    rates = len({tier.amount for tier in fees.wagers if tier.amount})
    if rates <= fees.most_rates:
        return []
    what = f"{rates} rates for wagers; a game may post at most {fees.most_rates} {FEE_LAW}"
    return [source.fault(f"{path}.wagers", what)]


def table_law(post: Posted, table: TableRules, path: str, source: Source) -> list[Fault]:
    """All that a table collects, in all its ways, is at most five rates."""
    rates = set(_rates(post, table))
    most = max(Counter(kind for kind, _ in rates).values(), default=0)
    # Where one way alone has too many, its own page says so.
    if most > RATES_MOST or len(rates) <= RATES_MOST:
        return []
    what = f"{len(rates)} rates by hand, time, wager and bank; a table may post at most"
    return [source.fault(path, f"{what} {RATES_MOST} {FEE_LAW}")]


def fund_law(post: Posted) -> list[Fault]:
    """What players pay for bonuses goes to players: the house keeps none of it (CA-7)."""
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


def _rates(post: Posted, table: TableRules) -> Iterator[tuple[str, int]]:
    """Every rate that is not waived, with what it is for."""
    yield from (("hand", band.amount) for band in post.fee(table).bands if band.amount)
    if table.time_fee is not None:
        yield "time", table.time_fee.amount
    if (banking := post.game(table).banking) is not None:
        fees = banking.collection
        yield from (("wager", tier.amount) for tier in fees.wagers if tier.amount)
        yield from ((kind, n) for kind, n in (("bank", fees.bank), ("behind", fees.behind)) if n)


def script_law(post: Posted, source: Source) -> list[Fault]:
    """Before the first card the fee is fixed (CA-2), and the bank has put up its money (CA-8)."""
    script = post.page.script
    first = next((i for i, step in enumerate(script) if isinstance(step, CARDS)), None)
    if first is None:
        return []
    path, faults = f"$.script[{first}]", list[Fault]()
    fixed: type[Step]
    if post.page.banking is None:
        fixed, words = Assess, f"the step `assess` has fixed the fee {FEE_LAW}"
    else:
        fixed, words = TakeCollections, f"the step `collections` has taken the fees {FEE_LAW}"
    if not _has(script[:first], fixed):
        faults.append(source.fault(path, f"a card is dealt before {words}"))
    late = (i for i, step in enumerate(script) if i > first and isinstance(step, fixed))
    for i in late:
        what = f"the fee is fixed a second time, after cards are out {FEE_LAW}"
        if _has(script[:first], fixed):
            faults.append(source.fault(f"$.script[{i}]", what))
    if post.page.banking is not None and not _has(script[:first], PutUpBank):
        what = "a card is dealt before the step `bank` has said what the bank can lose"
        faults.append(source.fault(path, f"{what} {BANK_LAW}"))
    return faults


def rotation_law(post: Posted, source: Source) -> list[Fault]:
    """The bank goes round, and every player is offered it (CA-7, CA-9)."""
    if post.page.banking is None:
        return []
    rotation, seating, faults = post.page.rotation, post.page.seating, list[Fault]()
    if rotation.hands > BANK_HANDS_MOST:
        what = f"{rotation.hands} hands running; the bank goes on after {BANK_HANDS_MOST}"
        faults.append(source.fault("$.rotation.hands", f"{what} {BANK_LAW}"))
    kept = [seat for seat in rotation.seats if 1 <= seat <= seating.most]
    if len(set(kept)) != len(rotation.seats) or len(kept) not in (0, rotation.banks):
        what = f"{rotation.banks} standing banks need as many seats of the table, or none"
        faults.append(source.fault("$.rotation.seats", what))
    if seating.most - rotation.banks < seating.least - 1:
        what = "no seat is left for players, to whom the bank must be offered"
        faults.append(source.fault("$.rotation.banks", f"{what} {BANK_LAW}"))
    return faults


def _has(script: Iterable[Step], kind: type[Step]) -> bool:
    return any(isinstance(step, kind) for step in script)
