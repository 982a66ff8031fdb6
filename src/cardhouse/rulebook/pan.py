"""Pages of pan."""

from cardhouse.engine.core.collect import Assess
from cardhouse.engine.pan.family import PAN
from cardhouse.engine.pan.on_top import DeclareOnTop
from cardhouse.engine.pan.packets import DealPackets
from cardhouse.engine.pan.play import PlayPan
from cardhouse.engine.pan.settle import SettlePan
from cardhouse.floor.pan.cites import PAN_FLOOR_CITES
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from cardhouse.rulebook.posting import NO_BUTTON, Posting
from cardhouse.table.rules import TableRules

# Every pan table has a deck, turns, and a first player.
PAN_ALWAYS = frozenset({"turn", "deck", "first", "seat.buy-in"})


def _cites(post: Posted) -> frozenset[str]:
    own = frozenset().union(*(step.cites() for step in post.page.script))
    return PAN_ALWAYS | PAN_FLOOR_CITES | own


def _table_faults(post: Posted, table: TableRules, path: str, source: Source) -> list[Fault]:
    stakes = table.stakes
    if {stakes.small_bet, stakes.big_bet} == {stakes.chip}:
        return []
    what = "pan is played for chips: `small_bet`, `big_bet` and `chip` are the same"
    return [source.fault(f"{path}.stakes", what)]


POSTING = Posting(
    family=PAN,
    cites=_cites,
    known=PAN_ALWAYS | PAN_FLOOR_CITES,
    fee=(Assess, "the step `assess` has fixed the fee"),
    cards=(DealPackets,),
    beside={
        DealPackets: frozenset({"deck"}),
        DeclareOnTop: frozenset({"turn", "hand.over", "hand.over.two"}),
        PlayPan: frozenset({"turn", "deck", "spread.demand"}),
        SettlePan: frozenset({"hand.dead", "discard.ruling"}),
    },
    hides=NO_BUTTON | {"rotation"},
    table_faults=_table_faults,
)
