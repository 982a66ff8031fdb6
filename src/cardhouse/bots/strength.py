"""How good a hand is, from what its seat sees: starting cards, and the chance to win."""

import random
from collections.abc import Iterator
from functools import cache

from cardhouse.cards import HIDDEN, RANK, SUIT, Card
from cardhouse.engine.deal import Deal
from cardhouse.engine.game import Game
from cardhouse.engine.view import SeatView, View
from cardhouse.ranking import Scale, best, scale

# So many deals are tried, against at most so many others: enough for a guess, and fast.
DEALS = 30
RIVALS = 3

TEN = 8
# Points for the high card of two, from ten to ace; a lower one counts half its pips.
TOP_POINTS = (5, 6, 7, 8, 10)
# What the gap between two cards costs.
GAP_COSTS = (0, 1, 2, 4, 5)


def starting(cards: tuple[Card, ...]) -> float:
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


def chance_to_win(game: Game, view: View, own: SeatView, source: random.Random) -> float | None:
    """The share of the pot that the hand wins over sampled deals; None if it cannot be ranked."""
    rules = game.high or game.low
    held, board = _dealt(game)
    enough = 5 <= held + board <= 7 or (game.pick == "two" and board == 5)
    # A hand with a card too many, which nobody has noticed, is worth nothing that can be told.
    if rules is None or not enough or HIDDEN in own.down or len(own.down + own.up) > held:
        return None
    sampler = _Sampler(game, view, own)
    return sum(sampler.shares(scale(rules), source)) / DEALS


def is_beaten(game: Game, view: View, own: SeatView) -> bool:
    """Whether a hand that lies face up beats one's own in every pot one could win."""
    rules = game.high
    held, board = _dealt(game)
    if rules is None or game.low is not None or len(view.board) < board:
        return False
    if len(own.down + own.up) != held:
        return False
    ranks = scale(rules)
    mine = best.of(ranks, own.down + own.up, view.board, game.pick)
    return any(
        best.of(ranks, seat.up, view.board, game.pick) > mine
        for seat in view.seats
        if seat.live and seat.seat != own.seat and len(seat.up) == held and seat.paid >= own.paid
    )


class _Sampler:
    """Deals out what one seat cannot see, again and again."""

    def __init__(self, game: Game, view: View, own: SeatView) -> None:
        held, board = _dealt(game)
        rivals = [s for s in view.seats if s.live and s.seat != own.seat][:RIVALS]
        self.pick = game.pick
        self.mine = own.down + own.up
        self.board = view.board
        # How many cards each of these is still short of: one's own, the board, the rivals.
        self.short = [max(held - len(self.mine), 0), max(board - len(view.board), 0)]
        self.known = [rival.up for rival in rivals]
        self.short += [held - len(up) for up in self.known]
        seen = {*self.mine, *view.board, *view.aside, *view.exposed}
        seen.update(card for seat in view.seats for card in seat.up)
        self.unseen = [card for card in game.deck.cards() if card not in seen]

    def shares(self, ranks: Scale, source: random.Random) -> Iterator[float]:
        """What the hand wins in each deal: all, nothing, or a part of a tie."""
        size = sum(self.short)
        unseen, at = self.unseen, len(self.unseen)
        for _ in range(DEALS):
            if at + size > len(unseen):
                source.shuffle(unseen)
                at = 0
            parts = []
            for count in self.short:
                parts.append(tuple(unseen[at : at + count]))
                at += count
            hands = [self.mine + parts[0]]
            hands += [up + cards for up, cards in zip(self.known, parts[2:], strict=True)]
            mine, *others = self._values(ranks, hands, self.board + parts[1])
            top = max(others, default=0)
            yield 0 if top > mine else 1 / (1 + others.count(mine))

    def _values(
        self, ranks: Scale, hands: list[tuple[Card, ...]], board: tuple[Card, ...]
    ) -> list[int]:
        if self.pick == "two":
            return [ranks.value_of_two(hand, board) for hand in hands]
        code = ranks.code(board)
        return [ranks.value_on(code, board, hand) for hand in hands]


@cache
def _dealt(game: Game) -> tuple[int, int]:
    """How many cards a game deals to each player, and to the board."""
    deals = [step for step in game.script if isinstance(step, Deal)]
    return sum(deal.down + deal.up for deal in deals), sum(deal.board for deal in deals)
