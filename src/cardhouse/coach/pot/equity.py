"""The equity of a hand, exactly as `cardhouse odds` prints it for the same cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from cardhouse.cards import Card
from cardhouse.engine.pot.hand import PotGame


class Question(Struct, frozen=True):
    """Hands against each other, as a person would ask for their odds."""

    hands: tuple[str, ...]
    board: str = ""
    dead: str = ""


class Equity(Struct, frozen=True):
    """The share of the pot that each hand wins on average."""

    shares: tuple[float, ...]
    # The standard error of the first; 0 if every deal was counted.
    error: float
    exact: bool


def text(cards: Sequence[Card], *, unseen: bool = True) -> str:
    """Cards as a question has them; without any, a hand that nobody has seen."""
    return "".join(cards) or ("random" if unseen else "")


def equity(game: PotGame, question: Question) -> Equity:
    """The answer to a question; CardError if these cards cannot lie there."""
    return _answer(_Asked(game), question)


class _Asked:
    """A game as a key: its options are not all hashable, but their text is."""

    def __init__(self, game: PotGame) -> None:
        self.game = game
        self._key = repr((game.script, game.high, game.low, game.pick, game.deck))

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and other._key == self._key


@lru_cache(maxsize=4096)
def _answer(asked: _Asked, question: Question) -> Equity:
    from cardhouse.analysis.equity import odds
    from cardhouse.analysis.equity.reading import read_spot
    from cardhouse.analysis.equity.showdown import showdown

    spot = read_spot(asked.game, question.hands, question.board, question.dead)
    how = showdown(asked.game)
    if odds.is_feasible(spot):
        tally = odds.exact(spot, how, 1)
    else:
        tally = odds.sampled(spot, how, odds.TRIALS, 1, 1)
    players = [tally.of(place) for place in range(len(question.hands))]
    return Equity(tuple(p.equity for p in players), players[0].error, tally.exact)
