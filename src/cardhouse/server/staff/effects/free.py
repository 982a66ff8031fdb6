"""Acts at tables without a purchase."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cardhouse.bonus.free_commands import DealFree, SitFree
from cardhouse.cards import Card
from cardhouse.engine.core.hand import Hand
from cardhouse.floor.core.pointing import AT, card_at
from cardhouse.rulebook import Posted
from cardhouse.server.commands import given, tag
from cardhouse.server.front.problems import denied
from cardhouse.server.staff import acts
from cardhouse.server.staff.effects.effect import Doer, Effect, admitted, ordered


async def open_free(doer: Doer, act: Any) -> Effect:
    posts = [keeper.posted for keeper in doer.room.tables.values()]
    found = [post for post in posts if (post.house, post.name) == (act.house, act.game)]
    if not found or not isinstance(posted := found[0], Posted):
        raise denied(404, "staff-no-game", house=act.house, game=act.game)
    dealer = await doer.room.free_dealer(posted)
    return ordered(dealer.keeper, lambda: dealer.opening(doer.by), after=dealer.go_on)


async def free(doer: Doer, act: Any) -> Effect:
    if (dealer := doer.room.free.get(act.table)) is None:
        raise denied(404, "problem-no-table", name=act.table)
    if acts.FREE.get(tag(type(act)), (None,))[0] is SitFree:
        admitted(doer, act.name)

    def order() -> Any:
        match act:
            case acts.PlayFreeAct(seat=seat, command=command):
                return _pointed(dealer.keeper.state.hand, seat, given(command, seat=seat))
            case _ if acts.FREE[tag(type(act))][0] is DealFree:
                return dealer.dealing()
        return acts.command_of(acts.FREE, act)

    return ordered(dealer.keeper, order, after=dealer.go_on)


def _pointed(hand: Hand | None, seat: int, command: Any) -> Any:
    """A decision whose cards are pointed at by their place: staff see no card of an entrant."""
    cards: tuple[Card, ...] = getattr(command, "cards", ())
    if hand is None or not any(AT in card for card in cards):
        return command
    # The refusal of somebody else's card would name it.
    if any(card.rpartition(AT)[0] != f"down:{seat}" for card in cards):
        raise denied(409, "order-own")
    return replace(command, cards=tuple(card_at(hand, card) for card in cards))
