"""Hands ranked in a game for a pot, and the winners of high and low."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.cards import CardError, show_cards
from cardhouse.engine.core.portion import total
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import High, Low, best, scale
from cardhouse.words.rank import Cards, Hands, Rank, in_deck

BOARD_LEAST = 3
HAND = 5


def rank(game: PotGame, hands: Hands, board: Cards) -> tuple[Rank, ...]:
    """Each hand in words, and who wins: for high first, then for low."""
    _test(game, hands, board)
    sides = (("high", game.high), ("low", game.low))
    return tuple(
        rank
        for side, rules in sides
        if rules is not None
        for rank in _side(game, hands, board, side, rules)
    )


def _test(game: PotGame, hands: Hands, board: Cards) -> None:
    """Refuse what cannot lie on this game's table."""
    dealt = total(game.script)
    held, shared = dealt.held, dealt.board
    if board and not shared:
        raise CardError("this game has no board: each hand is all of a player's own cards")
    _count(board, min(BOARD_LEAST, shared), shared, "the board")
    for cards in hands:
        _count(cards, held if shared else min(HAND, held), held, f"the hand '{show_cards(cards)}'")
    in_deck(game, [*board, *(card for hand in hands for card in hand)])


def _count(cards: Cards, least: int, most: int, what: str) -> None:
    if not least <= len(cards) <= most:
        due = f"{least} to {most}" if least < most else f"{most}"
        raise CardError(f"{what} is not {due} cards but {len(cards)}")


def _side(
    game: PotGame, hands: Hands, board: Cards, side: str, rules: High | Low
) -> Iterator[Rank]:
    """The values of one side of the pot; a hand that does not qualify has none."""
    ranks = scale(rules)
    values = [best.of(ranks, hand, board, game.pick) for hand in hands]
    top = max(values)
    for hand, value in zip(hands, values, strict=True):
        five = best.five_of(ranks, hand, board, game.pick) if value else ()
        wins = bool(top) and value == top
        yield Rank(cards=hand, name=ranks.name(value), side=side, five=five, wins=wins)
