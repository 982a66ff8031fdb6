"""What somebody may do about his seat, now: each is tried out on a copy of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from cardhouse.bots.buying import buys
from cardhouse.bots.families import habits_of
from cardhouse.engine.core.illegal import Illegal
from cardhouse.server.commands import SENT, given, tag
from cardhouse.server.messages import RoomOffer
from cardhouse.server.table.company import bounds, free_seats
from cardhouse.server.table.families import staging_of
from cardhouse.table import Table, play
from cardhouse.table.commands import (
    BuyChips,
    ComeIn,
    JoinList,
    Sit,
    TableCommand,
)
from cardhouse.words.scene import dollars

# How many buy-ins somebody may bring to a table at once.
BUY_INS = 20
HOW: tuple[Literal["post", "wait"], ...] = ("post", "wait")
PLAIN: dict[str, str] = {
    "sit-out": "Be passed over until you come back",
    "leave": "Leave with your chips",
}


def most_buy(table: Table) -> int:
    """The largest sum that is brought to a table at once."""
    return max(BUY_INS * table.buy_in, 2 * buys(table, "player"))


def proposed_buy(table: Table) -> int:
    """What a person brings who does not say: comfortably more than the least."""
    return min(habits_of(table.game).brings(table), most_buy(table))


def allowed(table: Table, command: TableCommand) -> bool:
    """Whether a command would be carried out."""
    # What people do about their seats changes no hand: it need not be copied.
    trial = replace(table, hand=None).copy()
    trial.hand = table.hand
    try:
        play(trial, command)
    except Illegal:
        return False
    return True


def room_offers(table: Table, seat: int, name: str) -> tuple[RoomOffer, ...]:
    """What a player in a seat, somebody at the rail, or one without a name may do."""
    if seat:
        return tuple(_seated(table, seat))
    return tuple(_standing(table, name))


def _standing(table: Table, name: str) -> Iterator[RoomOffer]:
    """Somebody without a seat sits down, or waits for one."""
    chips = proposed_buy(table)
    free = free_seats(table)
    who = name or "?"
    if free and allowed(table, Sit(seat=free[0], name=who, chips=chips)):
        words = f"Take a seat with {dollars(table.buy_in)} or more"
        yield _buying(table, "sit", words, table.buy_in, tuple(free))
    if name in table.waiting:
        yield RoomOffer(do="leave-list", words="Wait no longer")
    elif not free and name and allowed(table, JoinList(name=name)):
        yield RoomOffer(do="join-list", words="Wait for a seat")


def _seated(table: Table, seat: int) -> Iterator[RoomOffer]:
    player = table.players[seat]
    if player.leaving:
        return
    chips = proposed_buy(table)
    if player.chips + player.bought < chips and allowed(table, BuyChips(seat=seat, chips=chips)):
        step = table.game.stakes.step
        short = allowed(table, BuyChips(seat=seat, chips=step))
        least = step if short else table.short_buy
        yield _buying(table, "buy-chips", "Buy chips for the next hand", least)
    if player.standing in ("out", "owing", "waiting", "posting"):
        yield from _coming(table, seat)
    if player.standing != "out":
        yield RoomOffer(do="sit-out", words=PLAIN["sit-out"])
    yield RoomOffer(do="leave", words=PLAIN["leave"] + _after(table, seat))
    least, most = bounds(table, seat)
    yield RoomOffer(do="bots", words="Bots at this table", least=least, most=most)
    if not table.running():
        for kind, words in staging_of(table.game).between.items():
            if allowed(table, given(SENT[tag(kind)](), seat=seat)):
                yield RoomOffer(do=tag(kind), words=words)


def _after(table: Table, seat: int) -> str:
    return " after this hand" if table.playing(seat) else ""


def _coming(table: Table, seat: int) -> Iterator[RoomOffer]:
    """Into the game, or back into it."""
    player = table.players[seat]
    now = {"posting": "post", "waiting": "wait"}.get(player.standing)
    how = tuple(each for each in HOW if each != now and allowed(table, ComeIn(seat=seat, how=each)))
    if not how:
        return
    blinds = table.game.stakes.blinds
    owes = player.missed or player.standing in ("owing", "waiting", "posting")
    if not blinds or not owes:
        yield RoomOffer(do="come-in", words="Be dealt in", how=how[:1])
        return
    due = sum(blinds) if player.missed else blinds[-1]
    yield RoomOffer(do="come-in", words=f"Post {dollars(due)}, or wait for the big blind", how=how)


def _buying(
    table: Table, do: str, words: str, least: int, seats: tuple[int, ...] = ()
) -> RoomOffer:
    return RoomOffer(
        do=do,
        words=words,
        seats=seats,
        least=least,
        most=most_buy(table),
        step=table.game.stakes.step,
        proposed=proposed_buy(table),
    )
