"""Two starting cards, by points."""

from cardhouse.cards import RANK, SUIT, Card

TEN = 8
# Points for the high card of two, from ten to ace; a lower one counts half its pips.
TOP_POINTS = (5, 6, 7, 8, 10)
# The cost of the gap between two cards.
GAP_COSTS = (0, 1, 2, 4, 5)


def points(cards: tuple[Card, ...]) -> float:
    """Two starting cards by Chen's count: 20 for aces, -1.5 for the worst."""
    high, low = sorted((RANK[card] for card in cards), reverse=True)
    points = TOP_POINTS[high - TEN] if high >= TEN else (high + 2) / 2
    if high == low:
        return max(5, 2 * points)
    if SUIT[cards[0]] == SUIT[cards[1]]:
        points += 2
    gap = high - low - 1
    points -= GAP_COSTS[min(gap, 4)]
    # Close cards below a queen can make more straights.
    return points + (gap < 2 and high < RANK[Card("Qc")])
