"""Cards ranked as a meld of pan."""

from cardhouse.cards import Card
from cardhouse.engine.pan.hand import PanGame
from cardhouse.ranking.melds import classify, for_new


def melds(game: PanGame, cards: tuple[Card, ...]) -> str:
    """The kind of a meld, and what it collects."""
    rules = game.pan.melds
    meld = classify(cards, rules)
    if meld is None:
        return "no meld"
    chips = sum(due.chips for due in for_new(meld, rules))
    kind = "a rope" if meld.kind == "rope" else "a set"
    return f"{kind}, {chips} chips from each" if chips else f"{kind}, no condition"
