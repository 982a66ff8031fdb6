"""The worth of random hands under the rules of every game, and the house way to set them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardhouse.cards import Card
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.engine.core.game import Game
from cardhouse.engine.pan.hand import PanGame
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import Scale, best, house_way, paigow, points, scale, showing
from cardhouse.ranking.meld_search import moves, partition
from cardhouse.ranking.melds import classify, for_new, value
from cardhouse.rulebook import posted

HANDS, MELDS = 600, 150


def ranked(house: str, name: str) -> list[list[str]]:
    """Notes on one game, in pieces of twenty hands."""
    game = posted(house, name).game()
    rng = Random(f"{house}/{name}")
    notes = [line for line in _noted(game, rng)]
    return [notes[start : start + 20] for start in range(0, len(notes), 20)]


def _noted(game: Game, rng: Random) -> Iterator[str]:
    """The notes for a game, by its family."""
    match game:
        case PotGame():
            yield from _scales(game, rng)
        case PaiGowGame():
            yield from _ways(game, rng)
        case BlackjackGame():
            yield from _points(game, rng)
        case PanGame():
            yield from _melds(game, rng)
        case _:
            raise AssertionError(f"nothing to rank in {game.name}")


def _dealt(game: Game, rng: Random, count: int) -> list[Card]:
    """Cards of a deck with few ranks left, so that hands come together."""
    cards = list(game.deck.cards())
    liked = rng.sample("A23456789TJQK", rng.choice((4, 6, 9, 13)))
    few = [card for card in cards if card[0] in liked or card == "Jo"]
    return rng.sample(few if len(few) >= count else cards, count)


def _scales(game: PotGame, rng: Random) -> Iterator[str]:
    for rules in (game.high, game.low):
        if rules is None:
            continue
        used, before = scale(rules), 0
        for _ in range(HANDS):
            own, board = _split(_dealt(game, rng, 9), game)
            worth = best.of(used, own, board, game.pick)
            yield f"{own} {board}: {_named(used, worth)} {worth > before} {worth == before}"
            before = worth
            five = best.five_of(used, own, board, game.pick)
            yield f"  {five} {used.category(worth)}"
            if isinstance(rules, type(game.high)):
                up = [card for card in own if card != "Jo"][:4]
                order = rules.suit_order
                yield f"  {showing(up)} {showing(up, order)}"


def _split(cards: list[Card], game: PotGame) -> tuple[list[Card], list[Card]]:
    if game.pick == "two":
        return cards[:4], cards[4:]
    return cards[:2], cards[2:7]


def _named(used: Scale, worth: int) -> str:
    return f"{used.name(worth)} ({used.spell(worth)})"


def _ways(game: PaiGowGame, rng: Random) -> Iterator[str]:
    rules = game.paigow
    for _ in range(HANDS * 3):
        cards = _dealt(game, rng, 7)
        way = house_way.house_way(cards, rules)
        front = paigow.front(way.front, rules)
        yield f"{way} {paigow.front_name(front)} {paigow.back(way.back, rules)}"
        yield f"  {paigow.foul(cards[:2], cards[2:], rules)}"


def _points(game: BlackjackGame, rng: Random) -> Iterator[str]:
    rules = game.points
    for _ in range(HANDS):
        cards = rng.sample(game.deck.cards(), rng.choice((1, 2, 2, 3, 4)))
        count = points.total(cards, rules, split=rng.random() < 0.3)
        yield f"{cards} {count} {points.total_words(count, rules)}"


def _melds(game: PanGame, rng: Random) -> Iterator[str]:
    rules = game.pan.melds
    for _ in range(MELDS):
        *held, card = _dealt(game, rng, 9)
        groups = [move.cards for move in moves(tuple(held), (), card, rules)]
        melds = [meld for group in groups if (meld := classify(group, rules)) is not None]
        yield f"{held} {card}: {partition(tuple(held), rules)}"
        yield f"  {[(meld, value(meld, rules), for_new(meld, rules)) for meld in melds]}"
        for meld in melds[:2]:
            yield f"  {moves(tuple(held), (meld,), card, rules)}"
            yield f"  {moves(tuple(held), (meld,), None, rules)}"
