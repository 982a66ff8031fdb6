"""A misdeal of pai gow poker: the cards come in, the wagers are released, the bank stays."""

from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.wagers import TakeWagers
from cardhouse.engine.core.events import Event, StepsReplaced
from cardhouse.engine.core.step import Events


class DealVoided(Event[PaiGowHand], frozen=True, kw_only=True, tag="deal-voided"):
    """All cards were collected and shuffled: wagers may be changed, collections stay."""

    cite: str = "misdeal"

    def change(self, hand: PaiGowHand) -> None:
        hand.gather()
        lay = hand.layout
        # A seat without a wager on its own spot may have one in the new deal.
        lay.players = {w.hand: w.player for w in lay.wagers if not w.behind}
        lay.action = 0
        for wager in lay.wagers:
            wager.forfeited = False
        for kept in (lay.settings, lay.watching, lay.misread, lay.fouled, lay.void):
            kept.clear()


class DeckReplaced(Event[PaiGowHand], frozen=True, kw_only=True, tag="deck-replaced"):
    """A new deck, with every card once, came to the table."""

    cite: str = "misdeal.twins"

    def change(self, hand: PaiGowHand) -> None:
        hand.deck = hand.game.deck.cards()
        hand.foreign = ()


def misdeal(hand: PaiGowHand, cite: str) -> Events:
    """Misdeal: reopen the betting, and let the same bank deal anew."""
    yield DealVoided(cite=cite)
    script = hand.game.script
    start = next(i for i, step in enumerate(script) if isinstance(step, TakeWagers))
    yield StepsReplaced(start=start, steps=script[start:], cite=cite)
