"""Pages of games banked by a player."""

from collections.abc import Iterator

from cardhouse.engine.banked.bank import PutUpBank
from cardhouse.engine.banked.blackjack.family import BLACKJACK as BLACKJACK_FAMILY
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.blackjack.settle import SettleBlackjack
from cardhouse.engine.banked.collection import TakeCollections
from cardhouse.engine.banked.hand import BankedGame
from cardhouse.engine.banked.pai_gow.family import PAI_GOW as PAI_GOW_FAMILY
from cardhouse.engine.banked.pai_gow.settle import SettlePaiGow
from cardhouse.engine.banked.rules import Banking, Collection
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.law import BANK_LAW, FEE_LAW, first_card
from cardhouse.rulebook.posting import NO_BUTTON, Posting
from cardhouse.table.rules import TableRules

# The most hands in a row for one bank: the approved rules of these games.
BANK_HANDS_MOST = 2


def _banking(post: Posted, table: TableRules) -> Banking:
    game = post.game(table)
    assert isinstance(game, BankedGame)
    return game.banking


def _collection_law(fees: Collection, path: str, source: Source) -> list[Fault]:
    """Limit the number of rates by the size of the wager."""
    rates = len({tier.amount for tier in fees.wagers if tier.amount})
    if rates <= fees.most_rates:
        return []
    what = f"{rates} rates for wagers; a game may post at most {fees.most_rates} {FEE_LAW}"
    return [source.fault(f"{path}.wagers", what)]


def _collection_faults(fees: Collection, path: str, source: Source) -> list[Fault]:
    """Check flat amounts by the size of the wager."""
    faults = _collection_law(fees, path, source)
    bounds = [tier.up_to for tier in fees.wagers]
    if bounds != sorted(set(bounds)):
        faults.append(source.fault(f"{path}.wagers", "the tiers must go up in wagers"))
    return faults


def _faults(post: Posted, source: Source) -> list[Fault]:
    banking: Banking = post.said("banking")
    faults = _collection_faults(banking.collection, "$.banking.collection", source)
    return [*faults, *_rotation_law(post, source), *_money_law(post, source)]


def _rotation_law(post: Posted, source: Source) -> list[Fault]:
    """The bank goes round, and every player is offered it (CA-7, CA-9)."""
    rotation, seating, faults = post.page.rotation, post.page.seating, list[Fault]()
    if rotation.hands > BANK_HANDS_MOST:
        what = f"{rotation.hands} hands running; the bank goes on after {BANK_HANDS_MOST}"
        faults.append(source.fault("$.rotation.hands", f"{what} {BANK_LAW}"))
    if rotation.asked == "once" and not rotation.banks:
        what = 'asked "once" after every turn of a standing bank, and `rotation.banks` is 0'
        faults.append(source.fault("$.rotation.asked", f"{what}: nobody is ever offered the bank"))
    kept = [seat for seat in rotation.seats if 1 <= seat <= seating.most]
    if len(set(kept)) != len(rotation.seats) or len(kept) not in (0, rotation.banks):
        what = f"{rotation.banks} standing banks need as many seats of the table, or none"
        faults.append(source.fault("$.rotation.seats", what))
    if seating.most - rotation.banks < seating.least - 1:
        what = "no seat is left for players, to whom the bank must be offered"
        faults.append(source.fault("$.rotation.banks", f"{what} {BANK_LAW}"))
    return faults


def _money_law(post: Posted, source: Source) -> list[Fault]:
    """The bank has put up its money before the first card (CA-8)."""
    script = post.page.script
    first = first_card(script)
    if first is None or any(isinstance(step, PutUpBank) for step in script[:first]):
        return []
    what = "a card is dealt before the step `bank` has said what the bank can lose"
    return [source.fault(f"$.script[{first}]", f"{what} {BANK_LAW}")]


def _table_faults(post: Posted, table: TableRules, path: str, source: Source) -> list[Fault]:
    faults, own = list[Fault](), post.said("banking", table)
    if own is not None:
        faults += _collection_faults(own.collection, f"{path}.banking.collection", source)
    if table.stakes.limit != "spread":
        what = "a wager is from `small_bet` to `big_bet`: at a banked table it is spread"
        faults.append(source.fault(f"{path}.stakes.limit", what))
    return faults


def _blackjack_faults(post: Posted, table: TableRules, path: str, source: Source) -> list[Fault]:
    """A game of twenty-one with jokers missing from the shoe, or without a count."""
    faults, game = _table_faults(post, table, path, source), post.game(table)
    assert isinstance(game, BlackjackGame)
    jokers = game.deck.packs * game.deck.jokers
    if jokers and game.points.joker == "none":
        what = "there is a joker in the deck, and `points.joker` does not say how it plays"
        faults.append(source.fault(path, what))
    if jokers < 2 and "two-jokers" in game.points.naturals:
        faults.append(source.fault(path, "two jokers are a natural, and the shoe has fewer"))
    return faults


def _rates(post: Posted, table: TableRules) -> Iterator[tuple[str, int]]:
    fees = _banking(post, table).collection
    yield from (("wager", tier.amount) for tier in fees.wagers if tier.amount)
    yield from ((kind, n) for kind, n in (("bank", fees.bank), ("behind", fees.behind)) if n)


FEE = (TakeCollections, "the step `collections` has taken the fees")
BLACKJACK = Posting(
    family=BLACKJACK_FAMILY,
    fee=FEE,
    settles=SettleBlackjack,
    hides=NO_BUTTON | {"fee"},
    faults=_faults,
    table_faults=_blackjack_faults,
    rates=_rates,
)
PAI_GOW = Posting(
    family=PAI_GOW_FAMILY,
    fee=FEE,
    settles=SettlePaiGow,
    hides=NO_BUTTON | {"fee"},
    faults=_faults,
    table_faults=_table_faults,
    rates=_rates,
)
