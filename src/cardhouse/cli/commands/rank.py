"""`cardhouse rank`: what hands are worth at a house, and who wins."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import TYPE_CHECKING, Any

from cardhouse.cli.parser import Commands, Mistake, Parser, add_json, command

if TYPE_CHECKING:
    from cardhouse.cards import Card
    from cardhouse.engine.core.game import Game
    from cardhouse.ranking import High, Low

BOARD_LEAST = 3
HAND = 5


def add(subparsers: Commands[Parser]) -> None:
    """Register the command."""
    parser = command(
        subparsers,
        "rank",
        "say what hands are worth and who wins",
        'cardhouse rank tommys holdem "As Ah" "Kd Kc" --board "Ks 7d 7h 2c 3s"',
    )
    parser.add_argument("house", metavar="HOUSE", help="a house, or a folder with its rule book")
    parser.add_argument("game", metavar="GAME", help="one of its games")
    parser.add_argument(
        "hands", metavar="HAND", nargs="+", help="a player's cards: AsAh or 'As Ah'"
    )
    parser.add_argument("--board", default="", metavar="CARDS", help="the cards that all share")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print each hand in words, and who wins high and low."""
    from cardhouse.cli.books import posted, print_json

    game = posted(args.house, args.game).game()
    board = _cards(args.board)
    hands = [_cards(text) for text in args.hands]
    if game.high is None and game.low is None:
        return _alone(game, hands, board, json=args.json)
    _test(game, hands, board)
    sides = {
        side: _side(game, hands, board, rules)
        for side, rules in (("high", game.high), ("low", game.low))
        if rules is not None
    }
    if args.json:
        print_json({"board": board, "hands": hands, **sides})
    else:
        _print(hands, sides)
    return 0


def _alone(
    game: Game, hands: list[tuple[Card, ...]], board: tuple[Card, ...], *, json: bool
) -> int:
    """Each hand by itself, where players only play against the bank, or for melds."""
    from cardhouse.cli.books import print_json
    from cardhouse.cli.commands.rank_alone import alone

    if board:
        raise Mistake("this game has no board: each hand is all of a player's own cards")
    _in_deck(game, [card for hand in hands for card in hand])
    names = [alone(game, hand) for hand in hands]
    if json:
        found = zip(hands, names, strict=True)
        print_json({"hands": [{"cards": hand, "name": name} for hand, name in found]})
        return 0
    width = max(len(" ".join(hand)) for hand in hands)
    for hand, name in zip(hands, names, strict=True):
        print(f"{' '.join(hand):{width}}  {name}")
    return 0


def _cards(text: str) -> tuple[Card, ...]:
    from cardhouse.cards import HIDDEN, CardError, parse_cards

    try:
        cards = parse_cards(text)
    except CardError as error:
        raise Mistake(str(error)) from None
    if HIDDEN in cards:
        raise Mistake("a hidden card (??) has no rank")
    return cards


def _test(game: Game, hands: list[tuple[Card, ...]], board: tuple[Card, ...]) -> None:
    """Refuse what cannot lie on this game's table."""
    from cardhouse.engine.pot.deal import Deal

    deals = [step for step in game.script if isinstance(step, Deal)]
    held = sum(deal.down + deal.up for deal in deals)
    shared = sum(deal.board for deal in deals)
    if board and not shared:
        raise Mistake("this game has no board: each hand is all of a player's own cards")
    _count(board, min(BOARD_LEAST, shared), shared, "the board")
    for cards in hands:
        _count(cards, held if shared else min(HAND, held), held, f"the hand '{' '.join(cards)}'")
    _in_deck(game, [*board, *(card for hand in hands for card in hand)])


def _in_deck(game: Game, cards: list[Card]) -> None:
    from cardhouse.cards import card_words

    deck = Counter(game.deck.cards())
    for card, times in Counter(cards).items():
        if not deck[card]:
            raise Mistake(f"{card} ({card_words(card)}) is not in the deck of this game")
        if times > deck[card]:
            if deck[card] == 1:
                raise Mistake(f"{card} ({card_words(card)}) is named twice; one deck has it once")
            raise Mistake(f"{card} ({card_words(card)}) is named more than {deck[card]} times")


def _count(cards: tuple[Card, ...], least: int, most: int, what: str) -> None:
    if not least <= len(cards) <= most:
        due = f"{least} to {most}" if least < most else f"{most}"
        raise Mistake(f"{what} is not {due} cards but {len(cards)}")


def _side(
    game: Game, hands: list[tuple[Card, ...]], board: tuple[Card, ...], rules: High | Low
) -> dict[str, Any]:
    """The values of one side of the pot; a hand that does not qualify has none."""
    from cardhouse.ranking import best, scale

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


def _print(hands: list[tuple[Card, ...]], sides: dict[str, dict[str, Any]]) -> None:
    width = max(len(" ".join(hand)) for hand in hands)
    for side, found in sides.items():
        label = f"{side}: " if len(sides) > 1 else ""
        for hand, value in zip(hands, found["hands"], strict=True):
            five = f" ({' '.join(value['five'])})" if value["five"] else ""
            print(f"{' '.join(hand):{width}}  {label}{value['name']}{five}")
        if len(hands) > 1:
            print(f"{label}{_verdict(hands, found)}")


def _verdict(hands: list[tuple[Card, ...]], found: dict[str, Any]) -> str:
    names = [" ".join(hands[i - 1]) for i in found["winners"]]
    if not names:
        return "no hand qualifies"
    if len(names) == 1:
        return f"{names[0]} wins with {found['winner']}"
    return f"{' and '.join(names)} split with {found['winner']}"
