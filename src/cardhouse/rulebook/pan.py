"""Pages of pan."""

from cardhouse.engine.core.collect import Assess
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pan.settle import SettlePan
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.posting import NO_BUTTON, Posting
from cardhouse.table.rules import TableRules


def _table_faults(post: Posted, table: TableRules, path: str, source: Source) -> list[Fault]:
    stakes = table.stakes
    if {stakes.small_bet, stakes.big_bet} == {stakes.chip}:
        return []
    what = "pan is played for chips: `small_bet`, `big_bet` and `chip` are the same"
    return [source.fault(f"{path}.stakes", what)]


POSTING = Posting(
    family=PAN,
    fee=(Assess, "the step `assess` has fixed the fee"),
    settles=SettlePan,
    hides=NO_BUTTON | {"rotation"},
    table_faults=_table_faults,
)
