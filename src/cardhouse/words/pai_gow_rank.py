"""The worth of seven cards in pai gow poker."""

from cardhouse.cards import Card, CardError
from cardhouse.engine.banked.pai_gow.hand import PaiGowGame
from cardhouse.ranking.house_way import house_way
from cardhouse.ranking.paigow import back_scale, front, front_name


def set_by_house(game: PaiGowGame, cards: tuple[Card, ...]) -> str:
    """Seven cards set the house way, in words."""
    if len(cards) != 7:
        raise CardError(f"the hand '{' '.join(cards)}' is not 7 cards but {len(cards)}")
    laid = house_way(cards, game.paigow)
    scale = back_scale(game.paigow)
    before = f"{front_name(front(laid.front, game.paigow))} ({' '.join(laid.front)})"
    behind = f"{scale.name(scale.value(laid.back))} ({' '.join(laid.back)})"
    return f"the house way: {before} in front, {behind} in the back"
