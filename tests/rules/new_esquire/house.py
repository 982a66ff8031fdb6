"""A table of this house: hands by spot, the bank's up card, and the cards after the deal."""

from typing import Any

from tests.kit.banked import Banked, game

HOUSE = "new-esquire"
# The bank sits at a spot without a wager, unless a test says otherwise.
BANKER = 7
CORPORATION = 6


def shoe(hands: dict[int, str], up: str, then: str = "") -> str:
    """The cards in dealing order: a round with the bank's, a round without, then the rest."""
    first = [hands[spot].split()[0] for spot in sorted(hands)]
    second = [hands[spot].split()[1] for spot in sorted(hands)]
    return " ".join([*first, up, *second, then])


def dealt(hands: dict[int, str], up: str, then: str = "", **settings: Any) -> Banked:
    """Hands of two cards with wagers of 10, the bank's card `up`, and the cards after the deal."""
    played = settings.pop("played", None) or game(HOUSE)
    settings.setdefault("wagers", dict.fromkeys(hands, 10))
    settings.setdefault("bank", BANKER)
    return Banked(played, shoe=shoe(hands, up, then), **settings)


def won(player: str, bank: str, then: str = "", act: str = "") -> float:
    """Seat 1's gain or loss with 10 on a hand, played as given and then stood."""
    up, *rest = bank.split()
    table = dealt({1: player}, up, " ".join([then, *rest]))
    table.act(*filter(None, act.split(",")))
    return table.stand().won()[1]
