"""The games of the sixth house, from its book alone, and the same games in PokerKit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pokerkit

from cardhouse.engine.pot.hand import PotGame
from tests.kit.sixth import sixth_game
from tests.oracle.tables import BETS_AND_RAISES, BY_ITSELF, CHIP, Money

LIMITS = {
    "fixed": pokerkit.BettingStructure.FIXED_LIMIT,
    "pot": pokerkit.BettingStructure.POT_LIMIT,
    "no": pokerkit.BettingStructure.NO_LIMIT,
}
HIGH = (pokerkit.StandardHighHand,)
OMAHA_HILO = (pokerkit.OmahaHoldemHand, pokerkit.OmahaEightOrBetterLowHand)
BOARDS = (0, 3, 1, 1)


@dataclass(frozen=True)
class SixthTable:
    """A table of the sixth house."""

    game: str
    table: str
    build: Callable[[PotGame, list[int]], Any]
    seats_most: int

    @property
    def name(self) -> str:
        return f"{self.game}, {self.table}"

    @property
    def money(self) -> tuple[Money, ...]:
        stakes = sixth_game(self.game, self.table).stakes
        blinds = tuple(blind // CHIP for blind in stakes.blinds)
        bets = stakes.small_bet // CHIP, stakes.big_bet // CHIP
        return (Money(*bets, blinds, stakes.ante // CHIP, stakes.bring_in // CHIP),)

    def here(self, money: Money, random: Random | None = None) -> PotGame:
        """The game of its page."""
        return sixth_game(self.game, self.table)

    def there(self, money: Money, stacks: list[int]) -> Any:
        """PokerKit's game, with our stakes."""
        return self.build(self.here(money), stacks)


def _chips(amount: int) -> int:
    return amount // CHIP


def _state(
    game: PotGame, hands: tuple[Any, ...], streets: tuple[Any, ...], antes: Any, stacks: list[int]
) -> Any:
    stakes = game.stakes
    blinds: Any = tuple(map(_chips, stakes.blinds)) or 0
    limit = LIMITS[stakes.limit]
    # PokerKit trims antes paid by everybody to the shortest stack, but not one ante paid for all.
    trimmed = not isinstance(antes, dict)
    deck = pokerkit.Deck.STANDARD
    return pokerkit.State(
        BY_ITSELF, deck, hands, streets, limit, trimmed, antes, blinds, 0, stacks, len(stacks)
    )


def _street(
    game: PotGame, number: int, *, down: int = 0, board: int = 0, draw: bool = False
) -> Any:
    stakes = game.stakes
    bet = _chips(stakes.small_bet if number < 2 else stakes.big_bet)
    most = BETS_AND_RAISES if stakes.limit == "fixed" else None
    position = pokerkit.Opening.POSITION
    return pokerkit.Street(number > 0, (False,) * down, board, draw, position, bet, most)


def _board_game(hands: tuple[Any, ...], down: int) -> Callable[[PotGame, list[int]], Any]:
    """A game with a flop, a turn and a river."""

    def build(game: PotGame, stacks: list[int]) -> Any:
        streets = tuple(
            _street(game, number, down=0 if number else down, board=board)
            for number, board in enumerate(BOARDS)
        )
        antes: Any = _chips(game.stakes.ante)
        if any(getattr(step, "payer", "") == "big-blind" for step in game.script):
            antes = {1: antes}
        return _state(game, hands, streets, antes, stacks)

    return build


def _triple_draw(game: PotGame, stacks: list[int]) -> Any:
    first = _street(game, 0, down=5)
    streets = (first, *(_street(game, number, draw=True) for number in (1, 2, 3)))
    return _state(game, (pokerkit.StandardLowHand,), streets, 0, stacks)


def _razz(game: PotGame, stacks: list[int]) -> Any:
    stakes = game.stakes
    kind: Any = pokerkit.FixedLimitRazz
    bets = map(_chips, (stakes.ante, stakes.bring_in, stakes.small_bet, stakes.big_bet))
    return kind.create_state(BY_ITSELF, True, *bets, stacks, len(stacks))


SIXTH = (
    SixthTable("razz", "4-8", _razz, 6),
    SixthTable("big-o", "pot limit", _board_game(OMAHA_HILO, 5), 8),
    SixthTable("big-o", "4-8", _board_game(OMAHA_HILO, 5), 8),
    SixthTable("triple-draw", "4-8", _triple_draw, 6),
    SixthTable("triple-draw", "no limit", _triple_draw, 6),
    SixthTable("holdem", "no limit", _board_game(HIGH, 2), 10),
    SixthTable("holdem", "pot limit", _board_game(HIGH, 2), 10),
    SixthTable("holdem-big-blind-ante", "no limit", _board_game(HIGH, 2), 10),
    SixthTable("holdem-big-blind-ante", "pot limit", _board_game(HIGH, 2), 10),
    SixthTable("crazy-pineapple", "4-8", _board_game(HIGH, 2), 10),
)
