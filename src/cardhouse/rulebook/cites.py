"""Which cite keys a game may use, and which rules answer for a key."""

from collections.abc import Iterator

from cardhouse.engine.core.cites import ALWAYS
from cardhouse.engine.core.step import Step
from cardhouse.engine.pot.antes import Antes
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.stretch import Stretch
from cardhouse.floor.banked.cites import BANKED_FLOOR_CITES, JACKPOT_CITES, MISTAKE_CITES
from cardhouse.floor.banked.pai_gow.cites import PAI_GOW_CITES
from cardhouse.floor.pan.cites import PAN_FLOOR_CITES
from cardhouse.floor.pot.cites import (
    ABSENT_CITES,
    BOARD_CITES,
    COUNT_OUT_CITES,
    FILL_CITES,
    FLOOR_CITES,
    FOREIGN_JOKER_CITES,
    KEPT_CITES,
    LAST_CARD_CITES,
    LAST_CHOICE_CITES,
    OPTION_CITES,
    STREET_CITES,
    UP_CARD_CITES,
    option_cites,
)
from cardhouse.rulebook.book import GamePage, Posted
from cardhouse.rulebook.steps import STEPS
from cardhouse.table.cites import (
    BANK_CITES,
    BANK_OPTION_CITES,
    BLIND_CITES,
    ROOM_CITES,
    TIME_CITES,
    rotation_cites,
)

# Where equal cards in the draw for the button draw again.
TIED = "button.tied"
HALVES = frozenset({"award.high", "award.low"})
# Where a needless fold still receives cards.
NEEDLESS = "bet.fold.needless"
# Where a good low must be bet.
MUST_BET = frozenset({"must-bet", "must-bet.returned", "must-bet.tie", "must-bet.short"})


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
# Every pan table has a deck, turns, and a first player.
PAN_ALWAYS = frozenset({"turn", "deck", "first", "seat.buy-in"})


def needed_cites(post: Posted) -> frozenset[str]:
    """Every key that a table of this game may cite."""
    page = post.page
    if page.banking is not None:
        return banked_cites(page)
    if page.pan is not None:
        return PAN_ALWAYS | PAN_FLOOR_CITES | frozenset().union(*(s.cites() for s in page.script))
    return _poker_cites(page)


def _poker_cites(page: GamePage) -> frozenset[str]:
    """What a game with a pot may cite, as its house's options say."""
    keys = ALWAYS | FLOOR_CITES | ROOM_CITES
    return keys.union(
        *(step.cites() for step in page.script),
        BLIND_CITES if _has(page, Blinds) else (),
        _board_cites(page),
        {TIED} if page.seating.button_ties == "again" else (),
        _option_cites(page),
        _time_cites(page),
        () if page.deck.jokers else FOREIGN_JOKER_CITES,
        KEPT_CITES if page.floor.exposed_kept else (),
        FILL_CITES if page.floor.put_right == "until-draw" else (),
        MUST_BET if page.betting.must_bet_low else (),
        _stud_cites(page),
        HALVES if page.high and page.low else (),
    )


def _board_cites(page: GamePage) -> frozenset[str]:
    if not any(isinstance(step, Deal) and step.board for step in page.script):
        return frozenset()
    plays_board = page.pick == "any" and page.showing.board
    return BOARD_CITES | ({"muck.board"} if plays_board else set())


def banked_cites(page: GamePage) -> frozenset[str]:
    """What a game that a player banks may cite, as its house's options say."""
    assert page.banking is not None
    keys = BANKED_ALWAYS | BANKED_FLOOR_CITES
    keys |= rotation_cites(page.rotation, cut=page.banking.cut)
    for step in page.script:
        keys |= step.cites()
    circles, play = page.banking.circles, page.blackjack
    keys |= {"wager.behind"} if circles.back_line else set()
    keys |= {"wager.refused"} if circles.back_line and circles.refusable else set()
    keys |= {"fee.behind"} if page.banking.collection.behind else set()
    keys |= PAI_GOW_CITES if page.paigow else set()
    if play is None:
        return keys
    keys |= MISTAKE_CITES | (JACKPOT_CITES if _jackpot(page) else frozenset())
    keys |= SETTLED | {"shoe.out"}
    keys |= {"settle.over-not-saved"} if play.three_card_push else set()
    keys |= {"wager.follow"} if circles.back_line else set()
    keys |= {"insurance.won", "insurance.lost"} if play.insurance else set()
    return keys | ({"settle.joker-second"} if page.deck.jokers else set())


def _jackpot(page: GamePage) -> bool:
    """Whether two jokers make a jackpot at one of the tables."""
    played = [page.blackjack, *(table.blackjack for table in page.table)]
    return any(rules is not None and rules.jackpot for rules in played)


def _stud_cites(page: GamePage) -> frozenset[str]:
    """What a game with antes, up cards and streets may cite, as its house's options say."""
    deals = [s for s in page.script if isinstance(s, Deal) and (s.down or s.up)]
    has_up = any(deal.up for deal in deals)
    down_last = has_up and not deals[-1].up
    return frozenset().union(
        ABSENT_CITES if _has(page, Antes) else (),
        UP_CARD_CITES if has_up else (),
        LAST_CARD_CITES if down_last else (),
        LAST_CHOICE_CITES if down_last and page.floor.last_exposed == "all-in" else (),
        COUNT_OUT_CITES if page.floor.count == "out" else (),
        STREET_CITES if page.floor.mend_streets else (),
        {NEEDLESS} if page.betting.dead_cards else (),
    )


def _option_cites(page: GamePage) -> frozenset[str]:
    short = any(table.short_buy for table in page.table)
    return option_cites(page.floor) | ({"seat.short-buy"} if short else set())


def _time_cites(page: GamePage) -> frozenset[str]:
    """What a table may cite at which the house collects by time."""
    return TIME_CITES if any(table.time_fee for table in page.table) else frozenset()


def known_cites() -> frozenset[str]:
    """Every key that any step, ruling or event of a table can cite."""
    keys = ALWAYS | FLOOR_CITES | BOARD_CITES | FOREIGN_JOKER_CITES | ROOM_CITES | BLIND_CITES
    for step in STEPS:
        keys |= step.keys
    keys |= KEPT_CITES | FILL_CITES | MUST_BET
    keys |= ABSENT_CITES | UP_CARD_CITES | LAST_CARD_CITES | LAST_CHOICE_CITES | STREET_CITES
    keys |= (
        COUNT_OUT_CITES
        | {NEEDLESS}
        | Stretch().cites()
        | BANKED
        | BANKED_FLOOR_CITES
        | PAI_GOW_CITES
    )
    keys |= MISTAKE_CITES | JACKPOT_CITES | PAN_ALWAYS | PAN_FLOOR_CITES
    keys |= BANK_CITES | BANK_OPTION_CITES
    return keys | HALVES | TIME_CITES | {"muck.board", TIED, "seat.short-buy"} | OPTION_CITES


def answering(key: str) -> Iterator[str]:
    """The keys under which a rule may answer for a key: its own, or a more general one."""
    while key:
        yield key
        key = key.rpartition(".")[0]


def _has(page: GamePage, kind: type[Step]) -> bool:
    return any(isinstance(step, kind) for step in page.script)
