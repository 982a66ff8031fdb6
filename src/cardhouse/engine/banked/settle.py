"""The settlement: each wager against the bank, as far as the money covers, then all is cleared."""

from collections.abc import Iterator

from cardhouse.engine.banked.bank import MoneyTakenBack
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import Cover, Wager, account
from cardhouse.engine.banked.outcome import Outcome, Result
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.step import Events
from cardhouse.ledger import POT, Transfer

# A cover, and its part of an exchange.
Share = tuple[int, int]


class WagerSettled(Event[BankedHand], frozen=True, kw_only=True, tag="wager-settled"):
    """A wager was paid, collected or pushed, as far as the money covered; the rest went back."""

    seat: int
    hand: int
    result: Result
    # The covers that paid or took, with amounts, and the chips that went back out of the circle.
    shares: tuple[Share, ...] = ()
    returned: int = 0
    # Further chips that would have changed hands, had there been money to cover them.
    uncovered: int = 0
    insurance: bool = False
    cite: str = "settle"

    @property
    def received(self) -> int:
        """The chips the player receives."""
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

    def change(self, hand: BankedHand) -> None:
        lay = hand.layout
        running = hand.game.banking.cover == "running"
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


class TableCleared(Event[BankedHand], frozen=True, kw_only=True, tag="table-cleared"):
    """All cards of the hand went into the discards."""

    cite: str = "shoe.discards"

    def change(self, hand: BankedHand) -> None:
        for cards in (*hand.down.values(), *hand.up.values()):
            hand.muck += cards
            cards.clear()


class SettlementOpened(Event[BankedHand], frozen=True, kw_only=True, tag="settlement-opened"):
    """All cards are known: the wagers on these hands are settled, in this order."""

    hands: tuple[int, ...]
    cite: str = "settle.order"


def cleared(hand: BankedHand) -> Events:
    """Return the bank's money, and collect the cards."""
    for cover in hand.layout.covers:
        if amount := hand.chips[account(cover.player)]:
            yield MoneyTakenBack(seat=cover.player, amount=amount)
    yield TableCleared()


def settled(
    hand: BankedHand, wager: Wager, result: Outcome, *, insurance: bool = False
) -> WagerSettled:
    """A wager paid or collected by its covers, first the bank, then those behind it."""
    due = result.due(wager.insurance if insurance else wager.action, hand.game.stakes.chip)
    shares = tuple(covered(hand.layout.covers, due, pays=result.result == "win"))
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
    """Each cover's part of the amount due, as far as the money goes."""
    for cover in covers:
        share = min(due, cover.pays if pays else cover.takes)
        if share > 0:
            yield cover.player, share
            due -= share
