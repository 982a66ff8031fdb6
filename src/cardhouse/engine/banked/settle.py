"""The settlement: each wager against the bank, as far as the money covers, then all is cleared."""

from collections.abc import Iterator
from typing import ClassVar

from cardhouse.cards import JOKER
from cardhouse.engine.banked.bank import MoneyTakenBack, banking
from cardhouse.engine.banked.blackjack.hands import count, play_rules
from cardhouse.engine.banked.blackjack.outcome import Outcome, Result, outcome
from cardhouse.engine.banked.layout import BANK, Cover, Wager, account, in_play, layout
from cardhouse.engine.banked.mistakes import HeldInCage
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Hand
from cardhouse.engine.core.step import Events, Step
from cardhouse.ledger import POT, Transfer

# Who covers, and how much of an exchange.
Share = tuple[int, int]
# A wager, or its insurance.
Line = tuple[Wager, bool]


class WagerSettled(Event, frozen=True, kw_only=True, tag="wager-settled"):
    """A wager was paid, collected or pushed, as far as the money covered; the rest went back."""

    seat: int
    hand: int
    result: Result
    # From whom or to whom how much changed hands, and what went back out of the circle.
    shares: tuple[Share, ...] = ()
    returned: int = 0
    # What would have changed hands beside that, had there been money to cover it.
    uncovered: int = 0
    insurance: bool = False
    cite: str = "settle"

    @property
    def received(self) -> int:
        """What the player has in hand after it."""
        won = sum(share for _, share in self.shares) if self.result == "win" else 0
        return won + self.returned

    def transfers(self) -> tuple[Transfer, ...]:
        won = self.result == "win"
        found = [
            Transfer(account(player), self.seat, amount, self.cite)
            if won
            else Transfer(POT, account(player), amount, self.cite)
            for player, amount in self.shares
        ]
        if self.returned:
            found.append(Transfer(POT, self.seat, self.returned, self.cite))
        return tuple(found)

    def change(self, hand: Hand) -> None:
        lay = layout(hand)
        running = banking(hand).cover == "running"
        for player, amount in self.shares:
            cover = next(c for c in lay.covers if c.player == player)
            if running:
                change = -amount if self.result == "win" else amount
                cover.pays += change
                cover.takes -= change
            else:
                cover.pays -= amount
                cover.takes -= amount
        wager = lay.wager(self.seat, self.hand)
        assert wager is not None
        if self.insurance:
            wager.insurance = 0
        else:
            wager.amount = wager.added = wager.idle = 0


class AddedReturned(Event, frozen=True, kw_only=True, tag="added-returned"):
    """What was put up for a double or a split has no action: it went back."""

    seat: int
    hand: int
    amount: int
    cite: str = "settle.joker-second"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(POT, self.seat, self.amount, self.cite),)

    def change(self, hand: Hand) -> None:
        wager = layout(hand).wager(self.seat, self.hand)
        assert wager is not None
        wager.amount -= self.amount
        wager.added = 0


class JackpotDue(Event, frozen=True, kw_only=True, tag="jackpot-due"):
    """Two jokers make the jackpot, whatever becomes of the wagers; it is paid elsewhere."""

    hand: int
    cite: str = "settle.jackpot"


class TableCleared(Event, frozen=True, kw_only=True, tag="table-cleared"):
    """All cards of the hand went into the discards."""

    cite: str = "shoe.discards"

    def change(self, hand: Hand) -> None:
        for cards in (*hand.down.values(), *hand.up.values()):
            hand.muck += cards
            cards.clear()


class SettlementOpened(Event, frozen=True, kw_only=True, tag="settlement-opened"):
    """All cards are known: the wagers on these hands are settled, in this order."""

    hands: tuple[int, ...]
    cite: str = "settle.order"


class Settlement(Step, frozen=True):
    """Settle every wager in the house's order; a game says how each of them ended."""

    keys: ClassVar[frozenset[str]] = frozenset(
        {"settle.uncovered", "settle.order", "bank.money", "shoe.discards"}
    )

    def lines(self, hand: Hand) -> list[Line]:
        """What is settled, in the house's order."""
        raise NotImplementedError

    def outcome(self, hand: Hand, wager: Wager) -> Outcome:
        """How a wager ended."""
        raise NotImplementedError

    def close(self, hand: Hand) -> Events:
        yield from self.settle(hand)
        yield from self.clear(hand)

    def clear(self, hand: Hand) -> Events:
        """The bank takes its money, the dealer the cards."""
        for cover in layout(hand).covers:
            if amount := hand.chips[account(cover.player)]:
                yield MoneyTakenBack(seat=cover.player, amount=amount)
        yield TableCleared()

    def settle(self, hand: Hand) -> Events:
        lines = self.lines(hand)
        if lines:
            yield SettlementOpened(hands=tuple(dict.fromkeys(wager.hand for wager, _ in lines)))
        for wager, insurance in lines:
            result = insured(hand) if insurance else self.outcome(hand, wager)
            done = settled(hand, wager, result, insurance=insurance)
            yield done
            if wager.player in layout(hand).abandoned and (amount := done.received):
                yield HeldInCage(seat=wager.player, amount=amount)


def settled(hand: Hand, wager: Wager, result: Outcome, *, insurance: bool = False) -> WagerSettled:
    """A wager paid or collected from who covers it, first the bank, then those behind it."""
    due = result.due(wager.insurance if insurance else wager.action, hand.game.stakes.chip)
    shares = tuple(covered(layout(hand).covers, due, pays=result.result == "win"))
    moved = sum(share for _, share in shares)
    inside = wager.insurance if insurance else wager.amount
    taken = 0 if result.result == "win" else moved
    cite = "settle.uncovered" if due and not moved else result.cite
    return WagerSettled(
        seat=wager.player,
        hand=wager.hand,
        result=result.result,
        shares=shares,
        returned=inside - taken,
        uncovered=due - moved,
        insurance=insurance,
        cite=cite,
    )


def covered(covers: list[Cover], due: int, *, pays: bool) -> Iterator[Share]:
    """Who pays or takes how much of what is due, as far as the money goes."""
    for cover in covers:
        share = min(due, cover.pays if pays else cover.takes)
        if share > 0:
            yield cover.player, share
            due -= share


class SettleBlackjack(Settlement, frozen=True, tag="settle"):
    """From the spot that acted last back to the first, each hand against the bank's."""

    def cites(self) -> frozenset[str]:
        return self.keys

    def open(self, hand: Hand) -> Events:
        """A joker as the bank's second card takes all added money out of the hand."""
        up = hand.up[BANK]
        if len(up) > 1 and up[1] == JOKER and up[0] != JOKER:
            for wager in layout(hand).wagers:
                if wager.added:
                    yield AddedReturned(seat=wager.player, hand=wager.hand, amount=wager.added)
        if play_rules(hand)[0].jackpot:
            for key in in_play(hand):
                if count(hand, key).natural == "two-jokers":
                    yield JackpotDue(hand=key)

    def lines(self, hand: Hand) -> list[Line]:
        found = [line for spot in reversed(layout(hand).order) for line in _on_spot(hand, spot)]
        return [
            (w, insurance) for w, insurance in found if (w.insurance if insurance else w.amount)
        ]

    def outcome(self, hand: Hand, wager: Wager) -> Outcome:
        lay, key = layout(hand), wager.hand
        if key in lay.void:
            return Outcome("push", "settle.void")
        if key in lay.surrendered:
            return Outcome("lose", "play.surrender", (1, 2))
        rules, _ = play_rules(hand)
        return outcome(count(hand, key), len(hand.up[key]), count(hand, BANK), rules)


def _on_spot(hand: Hand, spot: int) -> list[Line]:
    """One hand after the other, or each player with all his hands; insurance comes after them."""
    lay = layout(hand)
    # In the order made, not as they lie: the numbers of a spot's hands go up.
    wagers = [wager for key in sorted(lay.hands.get(spot, ())) for wager in lay.on(key)]
    groups = [[wager] for wager in wagers]
    if banking(hand).spot_order == "by-player":
        players = dict.fromkeys(wager.player for wager in wagers)
        groups = [[w for w in wagers if w.player == player] for player in players]
    return [(wager, insurance) for his in groups for insurance in (False, True) for wager in his]


def insured(hand: Hand) -> Outcome:
    """Insurance is paid two to one against a natural of the bank."""
    if count(hand, BANK).natural:
        return Outcome("win", "insurance.won", (2, 1))
    return Outcome("lose", "insurance.lost")
