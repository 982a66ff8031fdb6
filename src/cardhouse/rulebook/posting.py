"""What a house's page must say of a game of one family, and what it may cite."""

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from cardhouse.engine.core.family import Family, Steps
from cardhouse.engine.core.step import Step
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from cardhouse.table.rules import TableRules

# Where there is no button to draw for, and rulings have no options.
NO_BUTTON = frozenset({"seating.button_card", "seating.button_ties", "floor"})

Faults = Callable[[Posted, Source], list[Fault]]


class Posting(Struct, frozen=True, kw_only=True):
    """The parts of `check` that only one family needs."""

    family: Family
    # Every key that a game of the family may bring in, and that any of its games can.
    cites: Callable[[Posted], frozenset[str]]
    known: frozenset[str]
    # The step that fixes the fee, what it does in words, and the steps that bring the first card.
    fee: tuple[type[Step], str]
    cards: Steps
    # What steps cite beside their own keys, where an option or a ruling has brought it about.
    beside: Mapping[type[Step], frozenset[str]] = {}
    # The options of every page that mean nothing in these games, by their paths.
    hides: frozenset[str] = frozenset()
    # What is wrong with the page, and with one of its tables at a path.
    faults: Faults = lambda post, source: []
    table_faults: Callable[[Posted, TableRules, str, Source], list[Fault]] = (
        lambda post, table, path, source: []
    )
    # What a table collects beside a fee by the hand or by time: what for, and how much.
    rates: Callable[[Posted, TableRules], Iterator[tuple[str, int]]] = lambda post, table: iter(())
