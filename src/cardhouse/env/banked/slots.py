"""The actions of banked games: money and spots first, then those of each game."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from cardhouse.cards import Card
from cardhouse.engine.banked.commands import (
    AskAdvice,
    Confirm,
    Decline,
    Done,
    Double,
    Follow,
    Hit,
    Insure,
    LetDealerSet,
    LookAt,
    PlaceWager,
    Propose,
    PutUp,
    Refuse,
    SetHand,
    Shake,
    Split,
    Stand,
    Surrender,
    TakeBack,
)
from cardhouse.engine.banked.hand import BankedGame
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.banked.pai_gow.spots import CARDS as SEVEN
from cardhouse.engine.banked.pai_gow.spots import by_house_way
from cardhouse.engine.banked.terms import Partition, Spots, Sum
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.view import View
from cardhouse.env.fields import Places, in_order
from cardhouse.env.slots import Choices, Chooses, Slots, by_value, plain, share_names, shares
from cardhouse.ranking.paigow import PaiGow, foul

# The two cards in front, by their places among seven.
FRONTS: Final = tuple(combinations(range(SEVEN), 2))
Way = tuple[int, tuple[Card, ...], tuple[Card, ...]]


def money(places: Places) -> Iterator[Slots]:
    """The bank's money and the wagers."""
    names = share_names()
    yield Slots(PutUp, names, _put_up)
    around = [_spot_name(place) for place in range(places.spots)]
    meanings = tuple(f"{spot}, {name}" for spot in around for name in names)

    def wagers(terms: Spots, view: View) -> Choices:
        for spot, (least, most) in terms.spots.items():
            first = len(names) * places.spot(view.viewer, spot)
            for place, amount in shares(least, most, terms.step):
                yield first + place, PlaceWager(view.viewer, spot, amount)

    yield Slots(PlaceWager, meanings, wagers)
    yield by_value(TakeBack, "spot")
    yield by_value(Refuse, "player")
    yield from plain(Done)


def blackjack(games: Sequence[BankedGame], places: Places) -> Iterator[Slots]:
    """Every command of blackjack."""
    yield from money(places)
    yield from plain(Insure, Decline, Follow, Hit, Stand, Double, Split)
    yield by_value(Surrender, "hand")


def pai_gow(games: Sequence[PaiGowGame], places: Places) -> Iterator[Slots]:
    """Every command of pai gow poker."""
    yield from money(places)
    yield by_value(Shake, "player")
    yield by_value(LookAt, "spot")
    ordinals = [f"{n}." for n in range(1, SEVEN + 1)]
    fronts = (f"{ordinals[i]} and {ordinals[j]} lowest card in front" for i, j in FRONTS)
    meanings = ("the house way", *fronts)
    rules = games[0].paigow

    def settings(kind: Callable[..., Command]) -> Chooses:
        def choices(terms: Partition, view: View) -> Choices:
            for place, front, back in _ways(tuple(terms.cards), rules):
                yield place, kind(seat=view.viewer, front=front, back=back, spot=terms.spot)

        return choices

    for kind in (SetHand, Propose):
        yield Slots(kind, meanings, settings(kind))
    yield from plain(LetDealerSet, AskAdvice, Confirm, Decline)


def _put_up(terms: Sum, view: View) -> Choices:
    for place, amount in shares(terms.least, terms.most, terms.step):
        yield place, PutUp(view.viewer, amount)


def _spot_name(place: int) -> str:
    return "one's own spot" if place == 0 else f"the {place}. spot clockwise"


@lru_cache(maxsize=1 << 10)
def _ways(cards: tuple[Card, ...], rules: PaiGow) -> tuple[Way, ...]:
    """The house way, and every setting that is not foul; a hand of another count has just one."""
    laid = by_house_way(cards, rules)
    found: list[Way] = [(0, laid.front, laid.back)]
    ordered = in_order(cards)
    if len(ordered) != SEVEN:
        return tuple(found)
    for number, (i, j) in enumerate(FRONTS, 1):
        front = (ordered[i], ordered[j])
        back = tuple(card for place, card in enumerate(ordered) if place not in (i, j))
        if foul(front, back, rules) is None:
            found.append((number, front, back))
    return tuple(found)
