"""A wager given on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardhouse.cli.parser import Mistake

if TYPE_CHECKING:
    from cardhouse.engine.core.game import Game


def wager(game: Game, text: str) -> int:
    """A wager in cents that the table takes: the given one, or the least."""
    from cardhouse.words.scene import dollars

    least, most = game.stakes.small_bet, game.stakes.big_bet
    if not text:
        return least
    bet = cents(text)
    if not least <= bet <= most:
        raise Mistake(f"a wager at this table is {dollars(least)} to {dollars(most)}, not {text}")
    return bet


def cents(text: str, option: str = "--bet") -> int:
    """An amount in dollars on the command line, in cents."""
    try:
        return round(float(text.removeprefix("$")) * 100)
    except (ValueError, OverflowError):
        raise Mistake(f"{text!r} is no amount: write {option} 20") from None
