"""Which cite keys a game may use, and which rules answer for a key."""

from collections.abc import Iterator

from cardhouse.engine.cites import ALWAYS
from cardhouse.engine.deal import Deal
from cardhouse.engine.pot.antes import Antes
from cardhouse.engine.pot.blinds import Blinds
from cardhouse.engine.pot.stretch import Stretch
from cardhouse.engine.step import Step
from cardhouse.floor.cites import (
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
from cardhouse.room.cites import BLIND_CITES, ROOM_CITES
from cardhouse.rulebook.book import GamePage, Posted
from cardhouse.rulebook.steps import STEPS

# Where equal cards in the draw for the button draw again.
TIED = "button.tied"
HALVES = frozenset({"award.high", "award.low"})
# Where a needless fold still receives cards.
NEEDLESS = "bet.fold.needless"
# Where a good low must be bet.
MUST_BET = frozenset({"must-bet", "must-bet.returned", "must-bet.tie", "must-bet.short"})


def needed_cites(post: Posted) -> frozenset[str]:
    """Every key that a table of this game may cite."""
    page = post.page
    keys = ALWAYS | FLOOR_CITES | ROOM_CITES
    for step in page.script:
        keys |= step.cites()
    if _has(page, Blinds):
        keys |= BLIND_CITES
    if any(isinstance(step, Deal) and step.board for step in page.script):
        keys |= BOARD_CITES
        if page.pick == "any" and page.showing.board:
            keys |= {"muck.board"}
    if page.seating.button_ties == "again":
        keys |= {TIED}
    keys |= _option_cites(page)
    if not page.deck.jokers:
        keys |= FOREIGN_JOKER_CITES
    if page.floor.exposed_kept:
        keys |= KEPT_CITES
    if page.floor.put_right == "until-draw":
        keys |= FILL_CITES
    if page.betting.must_bet_low:
        keys |= MUST_BET
    keys |= _stud_cites(page)
    return keys | (HALVES if page.high and page.low else frozenset())


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


def known_cites() -> frozenset[str]:
    """Every key that any step, ruling or room event can cite."""
    keys = ALWAYS | FLOOR_CITES | BOARD_CITES | FOREIGN_JOKER_CITES | ROOM_CITES | BLIND_CITES
    for step in STEPS:
        keys |= step.keys
    keys |= KEPT_CITES | FILL_CITES | MUST_BET
    keys |= ABSENT_CITES | UP_CARD_CITES | LAST_CARD_CITES | LAST_CHOICE_CITES | STREET_CITES
    keys |= COUNT_OUT_CITES | {NEEDLESS} | Stretch().cites()
    return keys | HALVES | {"muck.board", TIED, "seat.short-buy"} | OPTION_CITES


def answering(key: str) -> Iterator[str]:
    """The keys under which a rule may answer for a key: its own, or a more general one."""
    while key:
        yield key
        key = key.rpartition(".")[0]


def _has(page: GamePage, kind: type[Step]) -> bool:
    return any(isinstance(step, kind) for step in page.script)
