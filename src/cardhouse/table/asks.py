"""Asks between hands: what a player, a guest or an office of the house may do at a table now."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from cardhouse.engine.core.asks import Choose
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.table.bonus_events import PAY_BONUS
from cardhouse.table.buyin import BUY_CHIPS
from cardhouse.table.cage import FETCH_HELD
from cardhouse.table.coming import COME_IN, SIT_OUT
from cardhouse.table.commands import ComeIn, TableCommand
from cardhouse.table.deed import Deed, Office, Who
from cardhouse.table.families import course_of
from cardhouse.table.leaving import EXPEL, LEAVE
from cardhouse.table.posting import POST_RULE
from cardhouse.table.sitting import SIT
from cardhouse.table.table import Table
from cardhouse.table.terms import Coming, Terms, Way
from cardhouse.table.ticking import TICK
from cardhouse.table.waiting import JOIN_LIST, LEAVE_LIST

# What is done at every table, whichever game is spread there.
EVERYWHERE: Final = (
    *(SIT, BUY_CHIPS, JOIN_LIST, LEAVE_LIST, SIT_OUT, COME_IN, LEAVE),
    *(EXPEL, POST_RULE, FETCH_HELD, TICK, PAY_BONUS),
)


class TableAsk(Struct, frozen=True):
    """What one of them may do, and on which terms."""

    who: Who
    offers: dict[type[TableCommand], Terms]


def table_ask(table: Table, who: Who) -> TableAsk:
    """What somebody in a seat, somebody by name, or an office may do now."""
    return TableAsk(who, {deed.kind: terms for deed, terms in _offered(table, who)})


def ways_in(table: Table, seat: int) -> tuple[Way, ...]:
    """How a player may come into the game now, the quickest first."""
    terms = table_ask(table, seat).offers.get(ComeIn)
    return terms.how if isinstance(terms, Coming) else ()


def sample(table: Table, who: Who, choose: Choose) -> TableCommand | None:
    """One legal command, each kind as likely as the next; none where nothing is offered."""
    offers = list(_offered(table, who))
    if not offers:
        return None
    deed, terms = offers[choose(len(offers))]
    own = {} if isinstance(deed.of, Office) else {deed.of: who}
    return deed.kind(**own, **terms.sample(choose))


def deed_of(table: Table, command: TableCommand) -> Deed:
    """What a command is at a table; Illegal where its game does not know it."""
    for deed in _deeds(table):
        if deed.kind is type(command):
            return deed
    raise Illegal(Reason.NOT_OFFERED)


def known(table: Table) -> frozenset[type[TableCommand]]:
    """The commands that a table's game knows, whether or not they are legal now."""
    return frozenset(deed.kind for deed in _deeds(table))


def _deeds(table: Table) -> tuple[Deed, ...]:
    course = course_of(table.game)
    return (course.next_hand, *course.deeds, *EVERYWHERE)


def _offered(table: Table, who: Who) -> Iterator[tuple[Deed, Terms]]:
    for deed in _deeds(table):
        if _is_for(deed, who) and (terms := deed.offered(table, who)) is not None:
            yield deed, terms


def _is_for(deed: Deed, who: Who) -> bool:
    if isinstance(who, Office):
        return deed.of is who
    return deed.of == ("seat" if isinstance(who, int) else "name")
