"""Rounds of blackjack through the event engine, played by a chart as the kernel plays them."""

import random
from collections.abc import Iterator, Mapping, Sequence

from cardhouse.analysis.blackjack.chart import Chart, Play
from cardhouse.bots.banked.charted import charted_play
from cardhouse.bots.banked.twenty_one import Hand as Held
from cardhouse.cards import Card
from cardhouse.engine.banked.blackjack.hand import BlackjackGame, BlackjackHand
from cardhouse.engine.banked.blackjack.hands import count, split_ace
from cardhouse.engine.banked.blackjack.turn_events import Turn
from cardhouse.engine.banked.blackjack.turns import in_turn
from cardhouse.engine.banked.commands import (
    Decline,
    Done,
    Double,
    Hit,
    PlaceWager,
    PutUp,
    Split,
    Stand,
    Surrender,
)
from cardhouse.engine.banked.layout import BANK, spot_of
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.kernel import play, start

BANKER = 8
STACK = 1_000_000_00
MONEY = 100_000_00
PLAYS: dict[type[Command], Play] = {
    Hit: "hit",
    Stand: "stand",
    Double: "double",
    Split: "split",
    Surrender: "surrender",
}


def engine_round(
    game: BlackjackGame, chart: Chart, stock: Sequence[Card], *, spots: int = 1, bet: int = 1000
) -> list[int]:
    """Each spot's gain in one round from a shoe in this order, before fees."""
    seats = (*range(1, spots + 1), BANKER)
    started = HandStarted(
        house=game.house,
        game=game.name,
        seats=seats,
        stacks=dict.fromkeys(seats, STACK),
        button=BANKER,
        bank_hand=1,
        cite="bank",
        stock=tuple(stock),
    )
    hand, _ = start(game, started)
    assert isinstance(hand, BlackjackHand)
    play(hand, PutUp(BANKER, MONEY))
    for seat in range(1, spots + 1):
        play(hand, PlaceWager(seat, seat, bet))
    while not hand.over:
        play(hand, _next(hand, chart))
    fee = game.banking.collection.due(bet)
    return [hand.chips[seat] - STACK + fee for seat in range(1, spots + 1)]


def _next(hand: BlackjackHand, chart: Chart) -> Command:
    """The next command: a late surrender, a decision in turn, or else the default."""
    if isinstance(hand.at, Turn):
        for command in _late(hand, chart):
            return command
        if found := in_turn(hand):
            return _decided(hand, chart, *found)
    ask = next(ask for ask in hand.asked if ask.must)
    if Decline in ask.offers or Done in ask.offers:
        return (Decline if Decline in ask.offers else Done)(ask.actor)
    assert ask.default is not None
    return ask.default


def _late(hand: BlackjackHand, chart: Chart) -> Iterator[Command]:
    """Hands that take no more cards and are better surrendered."""
    lay = hand.layout
    for key in Turn.of(hand).late:
        closed = key in lay.doubled or split_ace(lay, key, hand.up[key])
        now = count(hand, key)
        if closed and chart.gives_up(now.points, now.soft, hand.up[BANK][0]):
            yield Surrender(lay.players[spot_of(key)], hand=key)


def _decided(
    hand: BlackjackHand, chart: Chart, key: int, offers: Mapping[type[Command], object]
) -> Command:
    lay, now = hand.layout, count(hand, key)
    may = frozenset(PLAYS[kind] for kind in offers)
    cards, up = tuple(hand.up[key]), hand.up[BANK][0]
    held = Held(now.points, now.soft)
    wish = charted_play(chart, cards, held, up, may, split=lay.is_split(key))
    kind = next(kind for kind, name in PLAYS.items() if name == wish)
    return kind(lay.players[spot_of(key)])


def shuffled(deck: Sequence[Card], source: random.Random, depth: int = 60) -> list[Card]:
    """A shoe whose first cards are in random order; no round reaches the others."""
    cards = list(deck)
    for i in range(min(depth, len(cards) - 1)):
        j = source.randrange(i, len(cards))
        cards[i], cards[j] = cards[j], cards[i]
    return cards
