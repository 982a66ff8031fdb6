"""Requirements on a house's page for a game of one family."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from cardhouse.engine.core.family import Family
from cardhouse.engine.core.step import Step
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from cardhouse.table.rules import TableRules

# Options hidden in games without a button to draw for or options for rulings.
NO_BUTTON = frozenset({"seating.button_card", "seating.button_ties", "floor"})

Faults = Callable[[Posted, Source], list[Fault]]


class Posting(Struct, frozen=True, kw_only=True):
    """The parts of `check` that only one family needs."""

    family: Family
    # The step that fixes the fee, and its action in words.
    fee: tuple[type[Step], str]
    # The step that settles a hand; nothing more is won or lost after it.
    settles: type[Step] | None = None
    # Options of every page that mean nothing in these games, by path.
    hides: frozenset[str] = frozenset()
    # Faults of the page, and of one of its tables at a path.
    faults: Faults = lambda post, source: []
    table_faults: Callable[[Posted, TableRules, str, Source], list[Fault]] = (
        lambda post, table, path, source: []
    )
    # A table's collections besides a fee by the hand or by time: purpose and amount.
    rates: Callable[[Posted, TableRules], Iterator[tuple[str, int]]] = lambda post, table: iter(())
