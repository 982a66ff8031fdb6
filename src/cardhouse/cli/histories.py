"""The history of a session's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardhouse.bots import Session
    from cardhouse.formats import History
    from cardhouse.rulebook import AnyPosted


def history_of(session: Session, posted: AnyPosted, table_name: str) -> History:
    """The hand in play, or the last one, as data to write and replay."""
    from cardhouse.formats import History

    table = session.table
    # A hand belongs to its own game, even at a table that changes games.
    game = table.dealt.game.name
    post = posted.plays(game)
    return History(
        house=post.house,
        game=post.name,
        table=posted.at(table_name, game).name,
        hand=table.hands + table.running(),
        book=post.hash,
        names={seat: player.name for seat, player in sorted(table.players.items())},
        events=tuple(table.log),
    )
