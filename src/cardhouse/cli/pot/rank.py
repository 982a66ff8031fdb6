"""What hands are worth in a game for a pot, and who wins high and low."""

from __future__ import annotations

from typing import Any

from cardhouse.cards import Card
from cardhouse.cli.alone import in_deck
from cardhouse.cli.parser import Mistake
from cardhouse.cli.terminal import Hands, Ranked
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.hand import PotGame
from cardhouse.ranking import High, Low, best, scale

BOARD_LEAST = 3
HAND = 5


def rank(game: PotGame, hands: Hands, board: tuple[Card, ...]) -> Ranked:
    """Each hand in words, and who wins."""
    _test(game, hands, board)
    sides = {
        side: _side(game, hands, board, rules)
        for side, rules in (("high", game.high), ("low", game.low))
        if rules is not None
    }
    return {"board": board, "hands": hands, **sides}, _lines(hands, sides)


def _test(game: PotGame, hands: Hands, board: tuple[Card, ...]) -> None:
    """Refuse what cannot lie on this game's table."""
    deals = [step for step in game.script if isinstance(step, Deal)]
    held = sum(deal.down + deal.up for deal in deals)
    shared = sum(deal.board for deal in deals)
    if board and not shared:
        raise Mistake("this game has no board: each hand is all of a player's own cards")
    _count(board, min(BOARD_LEAST, shared), shared, "the board")
    for cards in hands:
        _count(cards, held if shared else min(HAND, held), held, f"the hand '{' '.join(cards)}'")
    in_deck(game, [*board, *(card for hand in hands for card in hand)])


def _count(cards: tuple[Card, ...], least: int, most: int, what: str) -> None:
    if not least <= len(cards) <= most:
        due = f"{least} to {most}" if least < most else f"{most}"
        raise Mistake(f"{what} is not {due} cards but {len(cards)}")


def _side(
    game: PotGame, hands: Hands, board: tuple[Card, ...], rules: High | Low
) -> dict[str, Any]:
    """The values of one side of the pot; a hand that does not qualify has none."""
    ranks = scale(rules)
    values = [best.of(ranks, hand, board, game.pick) for hand in hands]
    top = max(values)
    winners = [i for i, value in enumerate(values) if top and value == top]
    return {
        "hands": [
            {
                "name": ranks.name(value),
                "five": best.five_of(ranks, hand, board, game.pick) if value else (),
                "wins": i in winners,
            }
            for i, (hand, value) in enumerate(zip(hands, values, strict=True))
        ],
        "winner": ranks.name(top) if winners else None,
        "winners": [i + 1 for i in winners],
    }


def _lines(hands: Hands, sides: dict[str, dict[str, Any]]) -> list[str]:
    width, lines = max(len(" ".join(hand)) for hand in hands), []
    for side, found in sides.items():
        label = f"{side}: " if len(sides) > 1 else ""
        for hand, value in zip(hands, found["hands"], strict=True):
            five = f" ({' '.join(value['five'])})" if value["five"] else ""
            lines.append(f"{' '.join(hand):{width}}  {label}{value['name']}{five}")
        if len(hands) > 1:
            lines.append(f"{label}{_verdict(hands, found)}")
    return lines


def _verdict(hands: Hands, found: dict[str, Any]) -> str:
    names = [" ".join(hands[i - 1]) for i in found["winners"]]
    if not names:
        return "no hand qualifies"
    if len(names) == 1:
        return f"{names[0]} wins with {found['winner']}"
    return f"{' and '.join(names)} split with {found['winner']}"
