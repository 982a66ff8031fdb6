"""Spots for tests of odds, and the odds by dealing with the engine's own evaluator."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from msgspec.structs import replace

from cardhouse.analysis.equity.reading import read_spot
from cardhouse.analysis.equity.showdown import Showdown, showdown
from cardhouse.analysis.equity.spot import Spot
from cardhouse.cards import Card, parse_cards
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import High, Low, best, scale
from tests.kit.playing import game_of

Winners = tuple[tuple[int, ...], tuple[int, ...]]


class Case(NamedTuple):
    """A question about odds."""

    house: str
    game: str
    hands: tuple[str, ...]
    board: str = ""
    dead: str = ""
    table: str = ""

    @property
    def rules(self) -> PotGame:
        return game_of(PotGame, self.house, self.game, self.table)

    def spot(self) -> Spot:
        return read_spot(self.rules, self.hands, self.board, self.dead)

    def showdown(self) -> Showdown:
        return showdown(self.rules)


def dealt_out(case: Case) -> Counter[Winners]:
    """The winners, counted over every deal, with the engine's values and awards."""
    game = case.rules
    deals = [step for step in game.script if isinstance(step, Deal)]
    held = sum(deal.down + deal.up for deal in deals)
    shared = sum(deal.board for deal in deals)
    known = [*(parse_cards(hand) for hand in case.hands), parse_cards(case.board)]
    gone = {card for cards in (*known, parse_cards(case.dead)) for card in cards}
    stub = [card for card in game.deck.cards() if card not in gone]
    dues = [held - len(cards) for cards in known[:-1]] + [shared - len(known[-1])]
    count: Counter[Winners] = Counter()
    for cards in _filled(known, dues, stub):
        count[_winners(game, cards[:-1], cards[-1])] += 1
    return count


def _filled(
    known: Sequence[tuple[Card, ...]], dues: Sequence[int], stub: list[Card]
) -> Iterator[list[tuple[Card, ...]]]:
    if not known:
        yield []
        return
    for more in combinations(stub, dues[0]):
        left = [card for card in stub if card not in more]
        for rest in _filled(known[1:], dues[1:], left):
            yield [known[0] + more, *rest]


def _winners(game: PotGame, hands: Sequence[tuple[Card, ...]], board: tuple[Card, ...]) -> Winners:
    def won(rules: High | Low | None) -> tuple[int, ...]:
        if rules is None:
            return ()
        values = [best.of(scale(rules), hand, board, game.pick) for hand in hands]
        return tuple(i for i, value in enumerate(values) if value and value == max(values))

    high, low = won(game.high), won(game.low)
    if not high and not low and game.high is not None:
        high = won(replace(game.high, qualifier="none"))
    return high, low


def equities(count: Counter[Winners], players: int) -> list[Fraction]:
    """Each player's share of all pots."""
    shares = [Fraction(0)] * players
    for sides, times in count.items():
        halves = [winners for winners in sides if winners]
        for winners in halves:
            for player in winners:
                shares[player] += Fraction(times, len(halves) * len(winners))
    return [share / count.total() for share in shares]
