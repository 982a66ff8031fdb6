"""What somebody may do about their seat now, as the table's Ask says it, in words and sums."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.bots.buying import buys
from cardhouse.bots.families import habits_of
from cardhouse.server.commands import tag
from cardhouse.server.messages import RoomOffer
from cardhouse.server.table.company import bounds
from cardhouse.server.table.families import staging_of
from cardhouse.table import Player, Table, table_ask
from cardhouse.table.commands import (
    BuyChips,
    ComeIn,
    JoinList,
    LeaveList,
    Sit,
)
from cardhouse.table.terms import Chips, Coming, Places, Way
from cardhouse.words.scene import dollars

# How many buy-ins somebody may bring to a table at once.
BUY_INS = 20
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


def room_offers(table: Table, seat: int, name: str) -> tuple[RoomOffer, ...]:
    """What a player in a seat, somebody at the rail, or one without a name may do."""
    if seat:
        return tuple(_seated(table, seat))
    return tuple(_standing(table, name))


def _standing(table: Table, name: str) -> Iterator[RoomOffer]:
    """Somebody without a seat sits down, or waits for one; who has no name yet only looks."""
    offers = table_ask(table, name or "?").offers
    places = offers.get(Sit)
    seats = places.seats if isinstance(places, Places) else ()
    if seats:
        words = f"Take a seat with {dollars(table.buy_in)} or more"
        yield _buying(table, "sit", words, table.buy_in, seats)
    if LeaveList in offers:
        yield RoomOffer(do="leave-list", words="Wait no longer")
    elif not seats and name and JoinList in offers:
        yield RoomOffer(do="join-list", words="Wait for a seat")


def _seated(table: Table, seat: int) -> Iterator[RoomOffer]:
    player = table.players[seat]
    if player.leaving:
        return
    offers = table_ask(table, seat).offers
    buying = offers[BuyChips]
    if isinstance(buying, Chips) and player.chips + player.bought < proposed_buy(table):
        yield _buying(table, "buy-chips", "Buy chips for the next hand", buying.least)
    if isinstance(coming := offers.get(ComeIn), Coming):
        yield from _coming(table, player, coming.how)
    if player.standing != "out":
        yield RoomOffer(do="sit-out", words=PLAIN["sit-out"])
    yield RoomOffer(do="leave", words=PLAIN["leave"] + _after(table, seat))
    least, most = bounds(table, seat)
    yield RoomOffer(do="bots", words="Bots at this table", least=least, most=most)
    for kind, words in staging_of(table.game).between.items():
        if kind in offers:
            yield RoomOffer(do=tag(kind), words=words)


def _after(table: Table, seat: int) -> str:
    return " after this hand" if table.playing(seat) else ""


def _coming(table: Table, player: Player, ways: tuple[Way, ...]) -> Iterator[RoomOffer]:
    """Into the game, or back into it."""
    now = {"posting": "post", "waiting": "wait"}.get(player.standing)
    how = tuple(each for each in ways if each != now)
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
