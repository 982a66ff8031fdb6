"""A viewer's options about their seat, as the table's Ask has them, in words and sums."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec.structs import replace

from cardhouse.bots.buying import buys
from cardhouse.bots.families import habits_of
from cardhouse.server.commands import tag
from cardhouse.server.messages import RoomOffer
from cardhouse.server.table.families import staging_of
from cardhouse.table import Player, Table, table_ask
from cardhouse.table.commands import (
    BuyChips,
    ComeIn,
    JoinList,
    LeaveList,
    NameGame,
    Sit,
    Stay,
)
from cardhouse.table.terms import Chips, Coming, Games, Places, Way
from cardhouse.words.catalogue import ENGLISH
from cardhouse.words.said import Arg, Money, Said, say
from cardhouse.words.scene import dollars
from cardhouse.words.speech import plain

# An offer between hands, and its words.
Offered: TypeAlias = tuple[Said, RoomOffer]
# The most buy-ins that a player may bring to a table at once.
BUY_INS = 20


def most_buy(table: Table) -> int:
    """The largest sum that can be brought to a table at once."""
    return max(BUY_INS * table.buy_in, 2 * buys(table, "player"))


def proposed_buy(table: Table) -> int:
    """A person's usual buy-in: comfortably more than the least."""
    return min(habits_of(table.game).brings(table), most_buy(table))


def room_offers(
    table: Table, seat: int, name: str, language: str = ENGLISH
) -> tuple[RoomOffer, ...]:
    """The options of a seated player, of a person at the rail, or of a nameless viewer."""
    offers = _seated(table, seat) if seat else _standing(table, name)
    return tuple(replace(offer, words=plain(said, language)) for said, offer in offers)


def _standing(table: Table, name: str) -> Iterator[Offered]:
    """Offer a seat or the waiting list; a viewer without a name can only look."""
    offers = table_ask(table, name or "?").offers
    places = offers.get(Sit)
    seats = places.seats if isinstance(places, Places) else ()
    if seats:
        yield _buying(table, say("offer-sit", least=Money(table.buy_in)), table.buy_in, seats)
    if LeaveList in offers:
        yield _offer("leave-list")
    elif not seats and name and JoinList in offers:
        yield _offer("join-list")


def _seated(table: Table, seat: int) -> Iterator[Offered]:
    player = table.players[seat]
    offers = table_ask(table, seat).offers
    if player.leaving:
        if Stay in offers:
            yield _offer("stay")
        return
    buying = offers[BuyChips]
    if isinstance(buying, Chips) and player.chips + player.bought < proposed_buy(table):
        yield _buying(table, say("offer-buy-chips"), buying.least)
    if isinstance(coming := offers.get(ComeIn), Coming):
        yield from _coming(table, player, coming.how)
    if player.standing != "out":
        yield _offer("sit-out")
    yield _offer("leave", playing=table.playing(seat))
    if isinstance(games := offers.get(NameGame), Games):
        offer = _offer(tag(NameGame), title=games.titles[games.same])
        titles = {name: f"{title} {_limits(table, name)}" for name, title in games.titles.items()}
        yield _more(offer, games=titles, same=games.same)
    staged = staging_of(table.game)
    for kind in staged.between:
        if kind in offers:
            said, plainly = _offer(tag(kind))
            yield said, staged.terms(table, seat, plainly)


def _limits(table: Table, game: str) -> str:
    """A game's limits, as short as possible."""
    stakes = table.spread_of(game).game.stakes
    return "-".join(map(dollars, dict.fromkeys((stakes.small_bet, stakes.big_bet))))


def _offer(do: str, **args: Arg) -> Offered:
    """Something that may be done, with what is said of it."""
    return say(f"offer-{do}", **args), RoomOffer(do=do, words="")


def _more(offered: Offered, **fields: Any) -> Offered:
    """The same with more about it."""
    said, offer = offered
    return said, replace(offer, **fields)


def _coming(table: Table, player: Player, ways: tuple[Way, ...]) -> Iterator[Offered]:
    """Offer the ways into the game, or back into it."""
    now = {"posting": "post", "waiting": "wait"}.get(player.standing)
    how = tuple(each for each in ways if each != now)
    if not how:
        return
    blinds = table.game.stakes.blinds
    owes = player.missed or player.standing in ("owing", "waiting", "posting")
    if not blinds or not owes:
        yield _more(_offer("come-in", owes=False, due=Money(0)), how=how[:1])
        return
    due = sum(blinds) if player.missed else blinds[-1]
    yield _more(_offer("come-in", owes=True, due=Money(due)), how=how)


def _buying(table: Table, said: Said, least: int, seats: tuple[int, ...] = ()) -> Offered:
    return said, RoomOffer(
        do=said.id.removeprefix("offer-"),
        words="",
        seats=seats,
        least=least,
        most=most_buy(table),
        step=table.step,
        proposed=proposed_buy(table),
    )
