"""The next game at a table with changing games: the button names it, or it follows in rotation.

The button moves once a hand, whatever is played, and its coming holder names the game.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Listed, Seat, say
from cardhouse.table.button import coming_button
from cardhouse.table.commands import ChangeGame, NameGame
from cardhouse.table.deed import Deed, Office, Who, nobody
from cardhouse.table.events import GameNamed, TableEvent
from cardhouse.table.families import course_of
from cardhouse.table.spread import Spread
from cardhouse.table.table import Table
from cardhouse.table.terms import Games

# Keys cited for a game that is named, kept by silence, or next in rotation.
NAMED, SAME, TURN = "game.named", "game.same", "game.turn"


def to_name(table: Table) -> int:
    """The seat that names the game of the next hand; 0 if nobody is asked."""
    if not _changes_by(table, "button"):
        return 0
    mix, naming = table.mix, table.naming
    assert mix is not None and naming is not None
    seat = coming_button(table)
    if not any(_dealable(table, each) for each in mix.spreads):
        return 0
    done = naming.by == table.name_at(seat) and _dealable(table, table.spread)
    return 0 if done else seat


def turned_to(table: Table) -> Spread | None:
    """The next game of a rotation, if it is not on the table yet."""
    if not _changes_by(table, "rotation"):
        return None
    mix = table.mix
    assert mix is not None
    last, order = table.dealt, mix.after(table.dealt.game.name)
    games = order if _round_is_over(table) else (last, *order)
    due = next((each for each in games if _dealable(table, each)), table.spread)
    return None if due is table.spread else due


def offered(table: Table) -> int:
    """The seat offered the bank; 0 if there is none, or no game is named."""
    return 0 if _waits(table) else course_of(table.game).offered(table)


def broken(table: Table) -> bool:
    """True if no hand can follow because nobody banks after everybody has been asked."""
    return not _waits(table) and course_of(table.game).broken(table)


@cache
def named_first(deed: Deed) -> Deed:
    """A deed of one game, barred until that game is the one of the next hand."""

    def bars(table: Table, who: Who) -> Illegal | None:
        if seat := to_name(table):
            return Illegal(Reason.NOT_OFFERED, NAMED, say("names-game-first", seat=Seat(seat)))
        if (due := turned_to(table)) is not None:
            return Illegal(Reason.NOT_OFFERED, TURN, say("next-game-is", title=due.game.title))
        return deed.bars(table, who)

    return replace(deed, bars=bars, cites=(*deed.cites, NAMED, TURN))


def _waits(table: Table) -> bool:
    return bool(to_name(table)) or turned_to(table) is not None


def _changes_by(table: Table, way: str) -> bool:
    """True between hands of a table whose games change in this way."""
    changes = table.mix is not None and table.mix.changing.by == way
    return changes and not table.running() and not course_of(table.game).unplaced(table)


def _dealable(table: Table, spread: Spread) -> bool:
    """True if a hand of a game could follow: it has players, and a bank if it needs one."""
    # The same table with that game in force, for a look only: nothing is changed through it.
    trial, course = replace(table, spread=spread), course_of(spread.game)
    bar = course.next_hand.bars(trial, Office.DEALER)
    few = bar is not None and bar.reason is Reason.NOT_ENOUGH_PLAYERS
    return not few and not course.broken(trial)


def _round_is_over(table: Table) -> bool:
    """True if the last game has been dealt for its full turn."""
    assert table.mix is not None and table.naming is not None
    naming, hands = table.naming, table.mix.changing.hands
    if hands:
        return naming.hands >= hands
    return table.name_at(coming_button(table)) in naming.buttons


def _bars(table: Table, seat: int) -> Illegal | None:
    if table.running():
        return Illegal(Reason.HAND_RUNNING, NAMED)
    # While nobody is to name a game, seat 0 is nobody's either.
    if not seat or seat != to_name(table):
        return nobody(table, seat) or Illegal(Reason.NOT_YOUR_TURN, NAMED)
    return None


def _games(table: Table, seat: int) -> Games:
    """Games that can be dealt now; silence means the last one, or the next in order."""
    assert table.mix is not None
    titles = {
        each.game.name: each.game.title for each in table.mix.spreads if _dealable(table, each)
    }
    last = table.dealt.game.name
    after = (each.game.name for each in table.mix.after(last))
    same = last if last in titles else next(name for name in after if name in titles)
    return Games(titles=titles, same=same)


def _unknown(table: Table, command: NameGame) -> Illegal:
    games = [say("game-name", name=name) for name in _games(table, command.seat).titles]
    return Illegal(Reason.NOT_OFFERED, NAMED, say("name-one-of", games=Listed(tuple(games))))


def _name(table: Table, command: NameGame) -> Iterator[TableEvent]:
    assert table.mix is not None
    games = _games(table, command.seat)
    game = table.mix.of(command.game or games.same).game
    cite = NAMED if command.game else SAME
    yield GameNamed(seat=command.seat, game=game.name, title=game.title, cite=cite)
    yield from course_of(table.game).named(table)


def _no_turn(table: Table, dealer: Office) -> Illegal | None:
    return Illegal(Reason.NOT_OFFERED, TURN) if turned_to(table) is None else None


def _change(table: Table, command: ChangeGame) -> Iterator[TableEvent]:
    due = turned_to(table)
    assert due is not None
    yield GameNamed(game=due.game.name, title=due.game.title, cite=TURN)
    yield from course_of(table.game).named(table)


NAME_GAME = Deed(
    kind=NameGame,
    of="seat",
    bars=_bars,
    terms=_games,
    wrong=_unknown,
    answer=_name,
    cites=(NAMED, SAME),
)
CHANGE_GAME = Deed(kind=ChangeGame, of=Office.DEALER, bars=_no_turn, answer=_change, cites=(TURN,))
# By the way the game changes; a table opened for a single game has none of these.
NAMING: Final = {"button": NAME_GAME, "rotation": CHANGE_GAME}
