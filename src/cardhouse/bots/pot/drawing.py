"""Discards at the draw: simple rules for high, for low, and for both."""

from collections import Counter
from functools import partial

from cardhouse.cards import JOKER, RANK, RANKS, SUIT, Card
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import High, Low, scale

# Complete hands; four of a kind has nothing to gain.
PAT = frozenset(
    {
        "straight",
        "flush",
        "full house",
        "four of a kind",
        "straight flush",
        "royal flush",
        "five of a kind",
    }
)
# Made hands for high that are not broken for a low.
MADE = PAT | {"two pair", "three of a kind"}
# The highest card worth keeping for low, and the worst low that stands pat.
LOW_KEPT = 8
LOW_PAT = 9
HAND = 5


def thrown(game: PotGame, cards: tuple[Card, ...], most: int) -> tuple[Card, ...]:
    """The cards to exchange, up to the given number; none means stand pat."""
    kept = _kept(game, cards)
    rest = [card for card in cards if card not in kept]
    # The worst go first if not all of them may.
    high = game.high is not None
    number = RANK.__getitem__ if high else partial(_low_number, rules=game.low or Low())
    gone = sorted(rest, key=number, reverse=not high)[:most]
    return tuple(card for card in cards if card in gone)


def _kept(game: PotGame, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    if game.high is None or game.low is None:
        if game.high is not None:
            return _for_high(cards, game.high)
        return _for_low(cards, game.low) if game.low is not None else cards
    high, low = _for_high(cards, game.high), _for_low(cards, game.low)
    ranks = scale(game.high)
    made = len(cards) == HAND and ranks.category(ranks.value(cards)) in MADE
    paired = len(high) > 1
    return low if not made and len(low) >= (HAND - 1 if paired else HAND - 2) else high


def _for_high(cards: tuple[Card, ...], rules: High) -> tuple[Card, ...]:
    """A made hand, or pairs and wild cards, or four to a flush or straight, or the top card."""
    ranks = scale(rules)
    if len(cards) == HAND and ranks.category(ranks.value(cards)) in PAT:
        return cards
    wild = tuple(card for card in cards if card == JOKER or card[0] == rules.wild_rank)
    plain = [card for card in cards if card not in wild]
    times = Counter(card[0] for card in plain)
    paired = tuple(card for card in plain if times[card[0]] > 1)
    top = tuple(sorted(plain, key=RANK.__getitem__)[-1:])
    return (paired or _four(plain, HAND - 1 - len(wild)) or top) + wild


def _four(plain: list[Card], needed: int) -> tuple[Card, ...]:
    """Cards of one suit, or in a run without a gap, one card short with the wild ones."""
    suited = [[card for card in plain if SUIT[card] == suit] for suit in range(4)]
    ordered = sorted(plain, key=RANK.__getitem__)
    runs = [ordered[i : i + needed] for i in range(len(ordered) - needed + 1)]
    rows = [row for row in runs if RANK[row[-1]] - RANK[row[0]] < HAND - 1]
    found = [cards for cards in (*suited, *rows) if len(cards) == needed > 2]
    return tuple(found[0]) if found else ()


def _for_low(cards: tuple[Card, ...], rules: Low) -> tuple[Card, ...]:
    """The low cards, each rank once, and the joker; a nine stands pat."""
    most = min(LOW_KEPT, rules.qualifier or LOW_KEPT)
    by_number = {_low_number(card, rules): card for card in reversed(cards)}
    if len(by_number) == len(cards) and max(by_number) <= (rules.qualifier or LOW_PAT):
        if rules.ace_to_five or len(cards) != HAND:
            return cards
        # Break a straight or a flush at its top.
        ranks = scale(rules)
        if ranks.category(ranks.value(cards)) == "no pair":
            return cards
        del by_number[max(by_number)]
    return tuple(card for number, card in by_number.items() if number <= most)


def _low_number(card: Card, rules: Low) -> int:
    """The card's pips, the ace as the house says; the joker is lower than all."""
    if card == JOKER:
        return 0
    return RANK[card] + 2 if rules.aces == "high" else (RANK[card] + 1) % len(RANKS) + 1
