"""Tables as the management wants them: their limits and seats, under the book of the day."""

from __future__ import annotations

from collections.abc import Mapping

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, Said, say
from cardhouse.management import Management, Terms
from cardhouse.room.booked import as_opened
from cardhouse.rulebook import AnyPosted, open_table
from cardhouse.table import Table
from cardhouse.table.commands import Leave, LeaveList, TableCommand
from cardhouse.table.events import TableOpened
from cardhouse.table.families import course_of

# The games that can be spread in a room, by house and name.
Posts = Mapping[tuple[str, str], AnyPosted]


def to_spread(management: Management, posts: Posts, name: str, posted: AnyPosted) -> TableOpened:
    """A table as it is to be spread; what a new book has no longer is left to the book."""
    post = posts.get((posted.house, posted.name), posted)
    terms = management.terms.get(name, Terms())
    rules = terms.rules if terms.rules in limits(post) else ""
    seats = terms.seats if terms.seats <= post.seating.most else 0
    return as_opened(post, rules, seats)


def limits(posted: AnyPosted) -> tuple[str, ...]:
    """The tables that the house posts for a game, by name."""
    return tuple(table.name for table in posted.page.table)


def check_terms(posted: AnyPosted, rules: str, seats: int, state: Table | None = None) -> None:
    """Refuse a limit or a number of seats that the book does not have, or the players do not fit.

    `state` is the table as it stands, with its players.
    """
    least, most = posted.seating.least, posted.seating.most
    if rules and rules not in limits(posted):
        raise _refused(say("no-such-limit", rules=rules))
    if seats and not least <= seats <= most:
        raise _refused(say("seats-of-game", least=least, most=most))
    if (said := misfit(open_table(posted, rules, seats), state)) is not None:
        raise _refused(said)


def misfit(fresh: Table, state: Table | None) -> Said | None:
    """The reason why players cannot go on at a table that is spread anew; None if they can."""
    most = fresh.seating.most
    if any(seat > most for each in fresh.spreads for seat in each.rotation.seats):
        return say("bank-beyond", seat=most)
    rail = course_of(fresh.game).rail(fresh)
    chips = {each.game.stakes.chip for each in fresh.spreads}
    for seat, player in () if state is None else sorted(state.players.items()):
        if seat > most and not 0 < rail <= seat:
            return say("seat-beyond", seat=seat, name=player.name)
        for chip in sorted(chips):
            if (player.chips + player.bought) % chip:
                return say("chips-too-small", name=player.name, chip=Money(chip))
    return None


def clearing(table: Table) -> TableCommand | None:
    """The next order that empties a closed table: the wait list first, or it would be called."""
    if waiting := (*table.waiting, *table.called):
        return LeaveList(name=waiting[0])
    seats = (seat for seat, player in sorted(table.players.items()) if not player.leaving)
    return next((Leave(seat=seat) for seat in seats), None)


def _refused(said: Said) -> Illegal:
    return Illegal(Reason.NOT_OFFERED, detail=said)
