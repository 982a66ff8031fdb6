"""The worth of the bank to whoever takes it, as `cardhouse edge` has it."""

from __future__ import annotations

from collections.abc import Mapping

from cardhouse.coach.advice import BankWorth
from cardhouse.engine.banked.hand import BankedGame
from cardhouse.words.said import Money, Said, say


def worth(game: BankedGame, nets: Mapping[int, float], basis: Said) -> BankWorth:
    """The average net of a hand in words, by the number of least wagers against the bank."""
    (_, one), (wagers, many) = nets.items()
    said = say(
        "coach-bank-worth",
        bet=Money(game.stakes.small_bet),
        one=_signed(one),
        wagers=wagers,
        many=_signed(many),
        fee=Money(game.banking.collection.bank),
    )
    return BankWorth(nets=dict(nets), why=said, basis=basis)


def _signed(cents: float) -> str:
    """Fractions of cents, as dollars that always have a sign."""
    return f"{'-' if cents < 0 else '+'}${abs(cents) / 100:.2f}"
