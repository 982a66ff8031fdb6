"""Asks between hands: the commands open to a player, a guest or an office of the house."""

from collections.abc import Container, Iterator
from typing import Final

from msgspec import Struct

from cardhouse.engine.core.asks import Choose
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table.bonus_events import PAY_BONUS
from cardhouse.table.buyin import BUY_CHIPS
from cardhouse.table.cage import FETCH_HELD
from cardhouse.table.coming import COME_IN, SIT_OUT
from cardhouse.table.commands import ComeIn, TableCommand
from cardhouse.table.course import Course
from cardhouse.table.deed import Deed, Office, Who
from cardhouse.table.families import course_of
from cardhouse.table.leaving import ADMIT, BAR, EXPEL, LEAVE, STAY
from cardhouse.table.moving import CHANGE_SEAT, MOVE_IN, MOVE_OUT
from cardhouse.table.naming import NAMING, named_first
from cardhouse.table.posting import POST_RULE
from cardhouse.table.sitting import SIT
from cardhouse.table.table import Table
from cardhouse.table.terms import Coming, Terms, Way
from cardhouse.table.ticking import TICK
from cardhouse.table.waiting import JOIN_LIST, LEAVE_LIST, LIST_FIRST

# Deeds known at every table, whatever its game.
EVERYWHERE: Final = (
    *(SIT, BUY_CHIPS, JOIN_LIST, LEAVE_LIST, SIT_OUT, COME_IN, LEAVE, STAY),
    *(EXPEL, BAR, ADMIT, POST_RULE, FETCH_HELD, TICK, PAY_BONUS),
    *(CHANGE_SEAT, MOVE_OUT, MOVE_IN, LIST_FIRST),
)


class TableAsk(Struct, frozen=True):
    """The commands open to one of them, with their terms."""

    who: Who
    offers: dict[type[TableCommand], Terms]


def table_ask(table: Table, who: Who) -> TableAsk:
    """Commands open now to a seat, to a guest by name, or to an office."""
    return TableAsk(who, {deed.kind: terms for deed, terms in _offered(table, who)})


def ways_in(table: Table, seat: int) -> tuple[Way, ...]:
    """Ways for a player to come into the game now, the quickest first."""
    terms = table_ask(table, seat).offers.get(ComeIn)
    return terms.how if isinstance(terms, Coming) else ()


def sample(
    table: Table, who: Who, choose: Choose, kinds: Container[type[TableCommand]] | None = None
) -> TableCommand | None:
    """A legal command (of these kinds), chosen evenly; none if nothing is legal."""
    offers = [
        (deed, terms) for deed, terms in _offered(table, who) if kinds is None or deed.kind in kinds
    ]
    if not offers:
        return None
    deed, terms = offers[choose(len(offers))]
    own = {} if isinstance(deed.of, Office) else {deed.of: who}
    return deed.kind(**own, **terms.sample(choose))


def deed_of(table: Table, command: TableCommand) -> Deed:
    """The deed for a command; Illegal if the table's game does not know it."""
    for deed in _deeds(table):
        if deed.kind is type(command):
            return deed
    raise Illegal(Reason.NOT_OFFERED)


def known(table: Table) -> frozenset[type[TableCommand]]:
    """Commands that a table's game knows, legal now or not."""
    return frozenset(deed.kind for deed in _deeds(table))


def deeds_of(course: Course) -> tuple[Deed, ...]:
    """Every deed between hands on a course."""
    return (course.next_hand, *course.deeds, *EVERYWHERE)


def _deeds(table: Table) -> tuple[Deed, ...]:
    course = course_of(table.game)
    if table.mix is None:
        return deeds_of(course)
    own = map(named_first, (course.next_hand, *course.deeds))
    return (*own, NAMING[table.mix.changing.by], *EVERYWHERE)


def _offered(table: Table, who: Who) -> Iterator[tuple[Deed, Terms]]:
    for deed in _deeds(table):
        if _is_for(deed, who) and (terms := deed.offered(table, who)) is not None:
            yield deed, terms


def _is_for(deed: Deed, who: Who) -> bool:
    if isinstance(who, Office):
        return deed.of is who
    return deed.of == ("seat" if isinstance(who, int) else "name")
