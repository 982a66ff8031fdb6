"""The strength of a hand, from its seat's view: the share of the pot it should win."""

import random
from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from cardhouse.bots.pot.discarding import kept_of
from cardhouse.bots.pot.drawing import thrown
from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.portion import given_up, total
from cardhouse.engine.pot.draw import Draw
from cardhouse.engine.pot.hand import PotGame
from cardhouse.engine.pot.view import PotSeat, PotView
from cardhouse.ranking import Scale, best, scale

# Deals tried, and rivals at most: enough for a guess, and fast. If exactly two hole cards play, a
# hand is sixty hands, and fewer must do.
TRIES = {"any": (30, 3), "two": (12, 2)}
# In draw games a rival's five cards are the best of this many more.
DRAWN = 2


def chance_to_win(
    game: PotGame, view: PotView, own: PotSeat, source: random.Random
) -> float | None:
    """The share of the pot the hand wins over sampled deals; None if it cannot be ranked."""
    held, board = _each(game, view)
    enough = 5 <= held + board <= 7 or (game.pick == "two" and board == 5)
    ranked = game.high is not None or game.low is not None
    # A hand with an unnoticed extra card cannot be valued.
    more = len(own.down + own.up) - held
    if not (ranked and enough) or HIDDEN in own.down or more > to_discard(game, own):
        return None
    if more > 0:
        # Cards still to be discarded play no part: the best of the cards will be kept.
        kept = kept_of(game, own.down, view.board, len(own.down) - more)
        own = replace(own, down=kept)
    sampler = _Sampler(game, view, own)
    return sum(sampler.shares(source)) / sampler.deals


def is_beaten(game: PotGame, view: PotView, own: PotSeat) -> bool:
    """True if a hand lying face up beats this one in every pot it could win."""
    rules = game.high or game.low
    held, board = _each(game, view)
    if rules is None or (game.high and game.low) or len(view.board) < board:
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
    """Deals out the cards a seat cannot see, again and again."""

    def __init__(self, game: PotGame, view: PotView, own: PotSeat) -> None:
        held, board = _each(game, view)
        self.pick = game.pick
        self.deals, most_rivals = TRIES[game.pick]
        rivals = [s for s in view.seats if s.live and s.seat != own.seat][:most_rivals]
        self.scales = [scale(rules) for rules in (game.high, game.low) if rules is not None]
        self.mine = own.down + own.up
        seen = {*self.mine, *view.board, *view.aside, *view.exposed}
        seen.update(card for seat in view.seats for card in seat.up)
        self.unseen = [card for card in game.deck.cards() if card not in seen]
        most = _to_draw(game, view)
        if most and len(self.mine) == held:
            gone = thrown(game, self.mine, most)
            self.mine = tuple(card for card in self.mine if card not in gone)
        self.board = view.board
        # Cards still missing: from the seat's hand, the board, and each rival.
        self.short = [max(held - len(self.mine), 0), max(board - len(view.board), 0)]
        self.known = [rival.up for rival in rivals]
        more = DRAWN if _draw(game) else 0
        self.short += [held + more - len(up) for up in self.known]

    def shares(self, source: random.Random) -> Iterator[float]:
        """The hand's winnings in each deal: all, nothing, or a part of a tie or of a half."""
        size = sum(self.short)
        unseen, at = self.unseen, len(self.unseen)
        for _ in range(self.deals):
            if at + size > len(unseen):
                source.shuffle(unseen)
                at = 0
            parts = []
            for count in self.short:
                parts.append(tuple(unseen[at : at + count]))
                at += count
            hands = [self.mine + parts[0]]
            hands += [up + cards for up, cards in zip(self.known, parts[2:], strict=True)]
            yield self._share(hands, self.board + parts[1])

    def _share(self, hands: list[tuple[Card, ...]], board: tuple[Card, ...]) -> float:
        won = []
        for ranks in self.scales:
            mine, *others = self._values(ranks, hands, board)
            top = max(others, default=0)
            # A side nobody qualifies for goes with the other one.
            if mine or top:
                won.append(0 if top > mine else 1 / (1 + others.count(mine)))
        return sum(won) / len(won) if won else 1 / len(hands)

    def _values(
        self, ranks: Scale, hands: list[tuple[Card, ...]], board: tuple[Card, ...]
    ) -> list[int]:
        if self.pick == "two":
            return [ranks.value_of_two(hand, board) for hand in hands]
        code = ranks.code(board)
        return [ranks.value_on(code, board, hand) for hand in hands]


def _each(game: PotGame, view: PotView) -> tuple[int, int]:
    """The number of cards each player has in the end, and of the board.

    If the stock runs out in stud, a card on the board stands for everybody's last one.
    """
    dealt = total(game.script)
    shared = max(0, len(view.board) - dealt.board)
    return dealt.held - shared, dealt.board + shared


def to_discard(game: PotGame, own: PotSeat) -> int:
    """The number of cards the seat still has to discard without a draw."""
    return max(0, given_up(game.script) - own.discards)


@cache
def _draw(game: PotGame) -> Draw | None:
    return next((step for step in game.script if isinstance(step, Draw)), None)


def _to_draw(game: PotGame, view: PotView) -> int:
    """The number of cards that may still be exchanged; a card is burned when the draw begins."""
    draw = _draw(game)
    return 0 if draw is None or view.burns else draw.most
