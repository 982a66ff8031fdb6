"""The usual cards to throw away."""

from cardhouse.analysis.pot.policies import sight as s
from cardhouse.analysis.pot.policies import throwing
from cardhouse.analysis.pot.policies.traits import traits
from cardhouse.bots.pot.sight import add_cards
from cardhouse.cards import Card
from cardhouse.engine.pot.hand import PotGame


def thrown(game: PotGame, cards: tuple[Card, ...], most: int) -> tuple[Card, ...]:
    """The cards to exchange, up to the given number; none means stand pat."""
    sight = [0] * s.SIZE
    add_cards(sight, cards, (), ())
    sight[s.MOST] = most
    return chosen(cards, throwing.thrown(traits(game), sight))


def chosen(cards: tuple[Card, ...], mask: int) -> tuple[Card, ...]:
    """The cards whose bits are set."""
    return tuple(card for place, card in enumerate(cards) if mask >> place & 1)
