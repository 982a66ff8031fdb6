"""Hands of the draw game in which some put in the stake and others stay out."""

from collections.abc import Iterable

from cardhouse.cards import parse_cards, show_cards
from cardhouse.engine.pot.hand import PotGame
from cardhouse.rulebook import posted
from tests.kit.hands import Dealt, cited, game

HOUSE, NAME = "ven-a-mexico", "draw-joker"
POST = posted(HOUSE, NAME)
DRAW = game(HOUSE, NAME)
FEES = {players: POST.fee().due(players) for players in range(2, 8)}


def rules(key: str) -> set[str]:
    """The ids of the house's rules behind a cite key of this game."""
    return cited(key, HOUSE, NAME)


def top(order: tuple[int, ...], hands: dict[int, str], draws: str = "") -> str:
    """The top of the deck: five cards to each in this order, a burn, and the draws."""
    wanted = {seat: list(parse_cards(text)) for seat, text in hands.items()}
    later = parse_cards(draws)
    named = {card for held in wanted.values() for card in held} | set(later)
    spare = iter([card for card in DRAW.deck.cards() if card not in named])
    cards = [
        wanted[seat].pop(0) if wanted.get(seat) else next(spare) for _ in range(5) for seat in order
    ]
    return show_cards([*cards, next(spare), *later])


def waiting(
    seats: int | Iterable[int] = 6,
    *,
    button: int = 3,
    stacks: int | dict[int, int] = 500_00,
    deck: str = "",
    played: PotGame = DRAW,
) -> Dealt:
    """A hand in which the button has yet to name the stake."""
    return Dealt(played, seats=seats, button=button, stacks=stacks, deck=deck, fees=FEES)


def staked(
    players: tuple[int, ...] = (3, 4, 6),
    *,
    button: int = 3,
    stake: str = "5",
    stacks: int | dict[int, int] = 500_00,
    hands: dict[int, str] | None = None,
    draws: str = "",
) -> Dealt:
    """A hand these players have come into, with the named hands and draws."""
    order = tuple(s for s in players if s > button) + tuple(s for s in players if s <= button)
    deck = top(order, hands or {}, draws)
    dealt = waiting(players, button=button, stacks=stacks, deck=deck)
    dealt.act(f"{button} stake {stake}")
    return dealt.act(*(f"{seat} match" for seat in players if seat != button))
