"""A hand of a session as its history."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardhouse.bots import Session
    from cardhouse.formats import History
    from cardhouse.rulebook import Posted


def history_of(session: Session, posted: Posted, table_name: str) -> History:
    """The hand in play, or the last one, as data that can be written and replayed."""
    from cardhouse.formats import History

    table = session.table
    return History(
        house=posted.house,
        game=posted.name,
        table=posted.table(table_name).name,
        hand=table.hands + table.running(),
        book=posted.hash,
        names={seat: player.name for seat, player in sorted(table.players.items())},
        events=tuple(table.log),
    )
