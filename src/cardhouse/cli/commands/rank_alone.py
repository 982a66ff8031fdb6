"""What a hand is worth by itself, in games whose players are not compared with each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.cli.parser import Mistake

if TYPE_CHECKING:
    from cardhouse.cards import Card
    from cardhouse.engine.core.game import Game


def alone(game: Game, cards: tuple[Card, ...]) -> str:
    """A total of twenty-one, seven cards set the house way, or a meld."""
    if game.points is not None:
        return _total(game, cards)
    if game.paigow is not None:
        return _set(game, cards)
    return _meld(game, cards)


def _total(game: Game, cards: tuple[Card, ...]) -> str:
    from cardhouse.ranking.points import total, total_words

    assert game.points is not None
    if len(cards) < 2:
        raise Mistake(f"the hand '{' '.join(cards)}' needs two cards at least")
    return total_words(total(cards, game.points), game.points)


def _set(game: Game, cards: tuple[Card, ...]) -> str:
    from cardhouse.ranking.house_way import house_way
    from cardhouse.ranking.paigow import back_scale, front, front_name

    assert game.paigow is not None
    if len(cards) != 7:
        raise Mistake(f"the hand '{' '.join(cards)}' is not 7 cards but {len(cards)}")
    laid = house_way(cards, game.paigow)
    scale = back_scale(game.paigow)
    before = f"{front_name(front(laid.front, game.paigow))} ({' '.join(laid.front)})"
    behind = f"{scale.name(scale.value(laid.back))} ({' '.join(laid.back)})"
    return f"the house way: {before} in front, {behind} in the back"


def _meld(game: Game, cards: tuple[Card, ...]) -> str:
    from cardhouse.ranking.melds import classify, for_new

    assert game.pan is not None
    rules = game.pan.melds
    meld = classify(cards, rules)
    if meld is None:
        return "no meld"
    chips = sum(due.chips for due in for_new(meld, rules))
    kind = "a rope" if meld.kind == "rope" else "a set"
    return f"{kind}, {chips} chips from each" if chips else f"{kind}, no condition"
