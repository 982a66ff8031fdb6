"""Tables for learners, walked through at random."""

import random
from collections.abc import Iterator
from typing import Final

import cardhouse
from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.families import look
from cardhouse.env.episodes import Episodes
from cardhouse.env.opening import Place

# Every game of every house, and tables whose game changes.
EVERY: Final = tuple(
    (house, game)
    for house in cardhouse.houses()
    for game in cardhouse.open_book(house)._house.posts()
)
# One of each kind, for every day.
SOME: Final = (
    ("tommys", "holdem"),
    ("ven-a-mexico", "draw-joker"),
    ("button-room", "dealers-choice"),
    ("lo-ball-room", "no-bust-blackjack"),
    ("tommys", "pai-gow-poker"),
    ("tommys", "pan"),
)
SEATS: Final = 4


def episodes(house: str, game: str, *, hands: int = 1, seed: int = 7, table: str = "") -> Episodes:
    """A table at which every seat is a learner's, with rewards in cents."""
    place = Place(house, game, table)
    seating = place.seated(
        place.seats(SEATS), {}, stacks=None, hands=hands, bank=None, showdown=True
    )
    return Episodes(seating, unit="cents", seed=seed)


def walk(table: Episodes, seed: int = 1) -> Iterator[int]:
    """Play an episode at random, and stop at each decision with the seat that is asked."""
    coins = random.Random(seed)
    table.begin(seed)
    while not table.sitting.over:
        yield table.sitting.seat
        table.act(coins.choice(sorted(table.menu)))


def differing(hand: Hand, viewer: int, coins: random.Random) -> Hand:
    """The same hand with the cards that a seat cannot see in other places."""
    other = hand.copy()
    view = look(hand, viewer)
    seen = {seat.seat for seat in view.seats if HIDDEN not in seat.down}
    layout = getattr(view, "layout", None)
    if layout is not None:
        spots = (*layout.hands, layout.bank_hand)
        seen |= {each.hand for each in spots if HIDDEN not in each.down}
    places = [other.stock, other.burns]
    places += [cards for key, cards in other.down.items() if key not in seen]
    # An order that chance has not named yet has no cards to change places.
    pool: list[Card] = [card for place in places for card in place if card != HIDDEN]
    coins.shuffle(pool)
    for place in places:
        place[:] = [card if card == HIDDEN else pool.pop() for card in place]
    other.asked = other.script[other.cursor].asks(other)
    return other
