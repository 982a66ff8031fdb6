"""Pages of cuckoo."""

from cardhouse.engine.core.collect import Assess
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.posting import NO_BUTTON, Posting
from cardhouse.table.rules import TableRules
from tests.families.cuckoo.engine.family import CUCKOO
from tests.families.cuckoo.engine.hand import CuckooGame
from tests.families.cuckoo.engine.steps import DealOne, GoRound

# Every cuckoo table has a deck, turns, a dealer and a floor.
ALWAYS = frozenset({"turn", "deck", "cuckoo.deal", "cuckoo.flashed", "seat.buy-in", "floor.final"})


def _cites(post: Posted) -> frozenset[str]:
    return ALWAYS.union(*(step.cites() for step in post.page.script))


def _table_faults(post: Posted, table: TableRules, path: str, source: Source) -> list[Fault]:
    game = post.game(table)
    assert isinstance(game, CuckooGame)
    if game.cuckoo.antes * game.stakes.chip == game.stakes.big_bet:
        return []
    return [source.fault(f"{path}.stakes.big_bet", "cuckoo is played for its antes")]


POSTING = Posting(
    family=CUCKOO,
    cites=_cites,
    known=ALWAYS,
    fee=(Assess, "the step `assess` has fixed the fee"),
    cards=(DealOne,),
    beside={DealOne: frozenset({"deck"}), GoRound: frozenset({"turn"})},
    hides=NO_BUTTON | {"rotation"},
    table_faults=_table_faults,
)
