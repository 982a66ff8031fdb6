"""Draw games for tests: the hands dealt, and the stub everybody draws from."""

from typing import Any

from cardhouse.cards import parse_cards
from cardhouse.engine.pot.hand import PotGame
from tests.kit.hands import Dealt, game


def lowball(table: str = "4-8", **changes: Any) -> PotGame:
    """The house's low ball at one of its tables."""
    return game("tommys", "lowball", table, **changes)


def draw_hilo(table: str = "4-8", **changes: Any) -> PotGame:
    """Draw hi-lo with the joker."""
    return game("tommys", "draw-hilo", table, **changes)


def drawn(
    played: PotGame, hands: dict[int, str], stub: str = "", *, seats: int = 0, **settings: Any
) -> Dealt:
    """A hand with these cards dealt to each seat, and the stub as named, burn card first."""
    count = seats or max(hands)
    button = settings.get("button", 0) or count
    order = [*range(button + 1, count + 1), *range(1, button + 1)]
    wanted = {seat: list(parse_cards(text)) for seat, text in hands.items()}
    below = parse_cards(stub)
    named = {card for cards in wanted.values() for card in cards} | set(below)
    foreign = parse_cards(settings.get("foreign", ""))
    spare = iter([c for c in (*played.deck.cards(), *foreign) if c not in named])
    top = [
        wanted[seat].pop(0) if wanted.get(seat) else next(spare) for _ in range(5) for seat in order
    ]
    return Dealt(played, seats=count, deck=" ".join([*top, *below]), **settings)
