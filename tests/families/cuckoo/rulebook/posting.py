"""Pages of cuckoo."""

from cardhouse.engine.core.collect import Assess
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.posting import NO_BUTTON, Posting
from cardhouse.table.rules import TableRules
from tests.families.cuckoo.engine.family import CUCKOO
from tests.families.cuckoo.engine.hand import CuckooGame


def _table_faults(post: Posted, table: TableRules, path: str, source: Source) -> list[Fault]:
    game = post.game(table)
    assert isinstance(game, CuckooGame)
    if game.cuckoo.antes * game.stakes.chip == game.stakes.big_bet:
        return []
    return [source.fault(f"{path}.stakes.big_bet", "cuckoo is played for its antes")]


POSTING = Posting(
    family=CUCKOO,
    fee=(Assess, "the step `assess` has fixed the fee"),
    hides=NO_BUTTON | {"rotation"},
    table_faults=_table_faults,
)
