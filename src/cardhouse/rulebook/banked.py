"""Pages of games that a player banks."""

from collections.abc import Iterator, Mapping

from cardhouse.engine.banked.bank import PutUpBank
from cardhouse.engine.banked.blackjack.bank_hand import DrawBank
from cardhouse.engine.banked.blackjack.family import BLACKJACK as BLACKJACK_FAMILY
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.blackjack.insurance import OfferInsurance
from cardhouse.engine.banked.blackjack.rounds import DealRound
from cardhouse.engine.banked.blackjack.settle import SettleBlackjack
from cardhouse.engine.banked.blackjack.shoe import BurnFirst
from cardhouse.engine.banked.blackjack.turns import PlayHands
from cardhouse.engine.banked.collection import TakeCollections
from cardhouse.engine.banked.hand import BankedGame
from cardhouse.engine.banked.pai_gow.bank import SetBank
from cardhouse.engine.banked.pai_gow.dice import ShakeDice
from cardhouse.engine.banked.pai_gow.family import PAI_GOW as PAI_GOW_FAMILY
from cardhouse.engine.banked.pai_gow.piles import DealPiles
from cardhouse.engine.banked.pai_gow.setting import SetHands
from cardhouse.engine.banked.pai_gow.settle import SettlePaiGow
from cardhouse.engine.banked.rules import Banking, Collection
from cardhouse.engine.banked.wagers import TakeWagers
from cardhouse.engine.core.step import Step
from cardhouse.floor.banked.cites import BANKED_FLOOR_CITES, JACKPOT_CITES, MISTAKE_CITES
from cardhouse.floor.banked.pai_gow.cites import PAI_GOW_CITES
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.law import BANK_LAW, FEE_LAW
from cardhouse.rulebook.posting import NO_BUTTON, Posting
from cardhouse.table.cites import BANK_CITES, BANK_OPTION_CITES, rotation_cites
from cardhouse.table.rules import TableRules

# Nobody banks longer than this before somebody else has: the approved rules of these games.
BANK_HANDS_MOST = 2
# Every banked table has a deck and turns.
BANKED_ALWAYS = frozenset({"turn", "deck", "bank", "seat.buy-in"})
# How a hand of blackjack can end.
SETTLED = frozenset(
    {
        "settle.naturals",
        "settle.natural",
        "settle.bank-natural",
        "settle.over",
        "settle.over-tie",
        "settle.over-bank-closer",
        "settle.over-closer",
        "settle.bank-over",
        "settle.equal",
        "settle.closer",
        "settle.uncovered",
    }
)
# What only some houses' banked tables cite.
BANKED = (
    BANKED_ALWAYS
    | SETTLED
    | {
        "wager.behind",
        "wager.refused",
        "wager.follow",
        "fee.behind",
        "settle.over-not-saved",
        "settle.joker-second",
        "insurance.won",
        "insurance.lost",
        "bank-hand.hole",
        "shoe.out",
        "deal.bank-up",
        "deal.bank-down",
    }
)


def _banked_cites(post: Posted) -> frozenset[str]:
    """What a game that a player banks may cite, as its house's options say."""
    keys = BANKED_ALWAYS | BANKED_FLOOR_CITES
    keys = keys.union(*(step.cites() for step in post.page.script))
    for table in post.page.table:
        keys |= _table_cites(post, _banking(post, table))
    return keys


def _table_cites(post: Posted, banking: Banking) -> frozenset[str]:
    keys, circles = rotation_cites(post.page.rotation, cut=banking.cut), banking.circles
    keys |= {"wager.behind"} if circles.back_line else set()
    keys |= {"wager.refused"} if circles.back_line and circles.refusable else set()
    return keys | ({"fee.behind"} if banking.collection.behind else set())


def _banking(post: Posted, table: TableRules) -> Banking:
    game = post.game(table)
    assert isinstance(game, BankedGame)
    return game.banking


def _blackjack_cites(post: Posted) -> frozenset[str]:
    keys = _banked_cites(post) | MISTAKE_CITES | SETTLED | {"shoe.out"}
    for table in post.page.table:
        game = post.game(table)
        assert isinstance(game, BlackjackGame)
        play = game.blackjack
        keys |= JACKPOT_CITES if play.jackpot else frozenset()
        keys |= {"settle.over-not-saved"} if play.three_card_push else set()
        keys |= {"wager.follow"} if game.banking.circles.back_line else set()
        keys |= {"insurance.won", "insurance.lost"} if play.insurance else set()
        keys |= {"settle.joker-second"} if game.deck.jokers else set()
    return keys


def _collection_law(fees: Collection, path: str, source: Source) -> list[Fault]:
    """At most so many rates by the size of the wager."""
    rates = len({tier.amount for tier in fees.wagers if tier.amount})
    if rates <= fees.most_rates:
        return []
    what = f"{rates} rates for wagers; a game may post at most {fees.most_rates} {FEE_LAW}"
    return [source.fault(f"{path}.wagers", what)]


def _collection_faults(fees: Collection, path: str, source: Source) -> list[Fault]:
    """Flat amounts by the size of the wager."""
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
    kept = [seat for seat in rotation.seats if 1 <= seat <= seating.most]
    if len(set(kept)) != len(rotation.seats) or len(kept) not in (0, rotation.banks):
        what = f"{rotation.banks} standing banks need as many seats of the table, or none"
        faults.append(source.fault("$.rotation.seats", what))
    if seating.most - rotation.banks < seating.least - 1:
        what = "no seat is left for players, to whom the bank must be offered"
        faults.append(source.fault("$.rotation.banks", f"{what} {BANK_LAW}"))
    return faults


def _money_law(post: Posted, source: Source) -> list[Fault]:
    """Before the first card the bank has put up its money (CA-8)."""
    script, cards = post.page.script, (BurnFirst, DealRound, DealPiles)
    first = next((i for i, step in enumerate(script) if isinstance(step, cards)), None)
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
    """A game of twenty-one whose jokers the shoe does not hold, or does not count."""
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


# What steps cite beside their own keys: those of every banked game, and of each family.
BESIDE: Mapping[type[Step], frozenset[str]] = {
    PutUpBank: frozenset({"turn"}),
    TakeWagers: frozenset({"turn", "wager.behind", "wager.refused", "bank.behind"}),
    TakeCollections: frozenset({"fee.behind"}),
}
BLACKJACK_BESIDE: Mapping[type[Step], frozenset[str]] = {
    **BESIDE,
    BurnFirst: frozenset({"deck"}),
    DealRound: frozenset({"deck", "shoe.out"}),
    OfferInsurance: frozenset({"turn"}),
    PlayHands: frozenset({"turn", "deck", "shoe.out", "wager.follow", "mistake.abandoned"}),
    DrawBank: frozenset({"deck", "shoe.out"}),
    SettleBlackjack: SETTLED
    | {
        *("settle.over-not-saved", "settle.joker-second", "settle.jackpot", "play.surrender"),
        *("insurance.won", "insurance.lost", "mistake.abandoned.cage"),
    },
}
PAI_GOW_BESIDE: Mapping[type[Step], frozenset[str]] = {
    **BESIDE,
    DealPiles: frozenset({"deck"}),
    ShakeDice: frozenset({"turn"}),
    SetHands: frozenset({"turn"}),
    SetBank: frozenset({"turn"}),
    SettlePaiGow: frozenset({"turn", "settle.misread", "settle.void"}),
}
FEE = (TakeCollections, "the step `collections` has taken the fees")
KNOWN = BANKED | BANKED_FLOOR_CITES | BANK_CITES | BANK_OPTION_CITES
BLACKJACK = Posting(
    family=BLACKJACK_FAMILY,
    cites=_blackjack_cites,
    known=KNOWN | MISTAKE_CITES | JACKPOT_CITES,
    fee=FEE,
    cards=(BurnFirst, DealRound),
    beside=BLACKJACK_BESIDE,
    hides=NO_BUTTON | {"fee"},
    faults=_faults,
    table_faults=_blackjack_faults,
    rates=_rates,
)
PAI_GOW = Posting(
    family=PAI_GOW_FAMILY,
    cites=lambda post: _banked_cites(post) | PAI_GOW_CITES,
    known=KNOWN | PAI_GOW_CITES,
    fee=FEE,
    cards=(DealPiles,),
    beside=PAI_GOW_BESIDE,
    hides=NO_BUTTON | {"fee"},
    faults=_faults,
    table_faults=_table_faults,
    rates=_rates,
)
