"""The settlement of pai gow poker: hands are read from the action button on, while money covers."""

from typing import Any, ClassVar

from cardhouse.cards import Card
from cardhouse.engine.banked.commands import Lapse
from cardhouse.engine.banked.layout import BANK, Laid, Wager
from cardhouse.engine.banked.outcome import Outcome
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.spots import by_house_way, from_action, is_set, pai_gow
from cardhouse.engine.banked.settle import cleared, settled
from cardhouse.engine.core.asks import PLAIN, Ask
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import DEALER
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import BEGUN, Position
from cardhouse.engine.core.step import Events, Step
from cardhouse.ranking.paigow import PaiGow, back, foul, front


class HandsRead(Position):
    """The reading is over."""


class HandExposed(Event[PaiGowHand], frozen=True, kw_only=True, tag="hand-exposed"):
    """The dealer turned a player's hand over and read it as it was set."""

    spot: int
    front: tuple[Card, ...]
    back: tuple[Card, ...]
    cite: str = "settle.read"

    def change(self, hand: PaiGowHand) -> None:
        hand.down[self.spot].clear()
        hand.up[self.spot] = [*self.front, *self.back]
        hand.layout.settings[self.spot] = Laid(self.front, self.back)


class ReadingEnded(Event[PaiGowHand], frozen=True, tag="reading-ended"):
    """All wagers are paid and collected, and the dealer collects the cards."""

    cite: str = "settle.cards"

    def change(self, hand: PaiGowHand) -> None:
        hand.at = HandsRead()


class SettlePaiGow(Step[PaiGowHand], frozen=True, tag="settle-pai-gow"):
    """Each spot clockwise from the action button, its player's wager first, then those behind."""

    needs: ClassVar[tuple[str, ...]] = ("bank-sets",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "settle.read",
        "settle.both",
        "settle.neither",
        "settle.one",
        "settle.copy",
        "settle.foul",
        "settle.uncovered",
        "settle.cards",
        "bank.money",
        "shoe.discards",
    )
    ruled: ClassVar[frozenset[str]] = frozenset({"settle.misread", "settle.void"})

    def open(self, hand: PaiGowHand) -> Events:
        lay = hand.layout
        if not lay.action:
            return
        for spot in from_action(hand):
            wagers = [wager for wager in lay.on(spot) if wager.amount]
            if not wagers:
                continue
            read = spot not in lay.void and any(c.pays or c.takes for c in lay.covers)
            if read:
                laid = _lies(hand, spot)
                yield HandExposed(spot=spot, front=laid.front, back=laid.back)
            for wager in wagers:
                # The result of an unread hand stays unknown.
                result = ended(hand, wager) if read else _unread(hand, wager)
                yield settled(hand, wager, result)

    def asks(self, hand: PaiGowHand) -> tuple[Ask, ...]:
        """Let a misread hand be put right as long as the cards lie there."""
        if hand.at is not BEGUN or not hand.layout.wagers:
            return ()
        return (Ask(DEALER, {Lapse: PLAIN}, Lapse()),)

    def answer(self, hand: PaiGowHand, command: Any) -> Events:
        yield ReadingEnded()

    def close(self, hand: PaiGowHand) -> Events:
        yield from cleared(hand)


def ended(hand: PaiGowHand, wager: Wager) -> Outcome:
    """The result of a wager."""
    lay, key, rules = hand.layout, wager.hand, pai_gow(hand)
    if wager.forfeited:
        return Outcome("lose", "settle.foul")
    if key in lay.misread:
        return Outcome(lay.misread[key], "settle.misread")
    if key in lay.fouled:
        return Outcome("lose", "settle.foul")
    laid = lay.settings[key]
    if foul(laid.front, laid.back, rules):
        return Outcome("lose", "settle.foul")
    return compared(laid, lay.settings[BANK], rules)


def _lies(hand: PaiGowHand, spot: int) -> Laid:
    """The setting of a hand; if the floor has changed its cards since, the house way."""
    settings, cards = hand.layout.settings, (*hand.down[spot], *hand.up[spot])
    if spot not in settings:
        return Laid((), cards)
    return settings[spot] if is_set(hand, spot) else by_house_way(cards, pai_gow(hand))


def _unread(hand: PaiGowHand, wager: Wager) -> Outcome:
    void = wager.hand in hand.layout.void
    return Outcome("push", "settle.void" if void else "settle.uncovered")


def compared(player: Laid, bank: Laid, rules: PaiGow) -> Outcome:
    """Front against front and back against back; a copy is the bank's, or nobody's."""
    fronts = front(player.front, rules) - front(bank.front, rules)
    backs = back(player.back, rules) - back(bank.back, rules)
    copy = fronts == 0 or backs == 0
    if fronts > 0 and backs > 0:
        return Outcome("win", "settle.both")
    if fronts <= 0 and backs <= 0 and not (copy and rules.copies == "push"):
        return Outcome("lose", "settle.copy" if copy else "settle.neither")
    return Outcome("push", "settle.copy" if copy else "settle.one")
