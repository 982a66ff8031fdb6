"""Events at a poker table: bets, folds, hands shown, pots pushed."""

from __future__ import annotations

from typing import Literal, Self

from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Position
from cardhouse.engine.core.piles import draw, pile, take, unexpose
from cardhouse.engine.pot.hand import PotHand
from cardhouse.engine.pot.round import Anteing, Discarding, Drawing, Round, Showdown
from cardhouse.ledger import POT, Transfer


class Paid(Event[PotHand], frozen=True, kw_only=True):
    """Chips put into the pot by a seat."""

    seat: int
    amount: int

    def transfers(self) -> tuple[Transfer, ...]:
        amount = self.amount
        return (Transfer(self.seat, POT, amount, self.cite),) if amount else ()

    def change(self, hand: PotHand) -> None:
        """Count a live bet towards the seat's bet in this round."""
        hand.bets[self.seat] += self.amount
        hand.paid[self.seat] += self.amount


class BlindPosted(Paid, frozen=True, kw_only=True, tag="blind-posted"):
    """A live blind: by the seats at the button's left, or by a player who comes in."""

    cite: str = "blind.full"


class KillPosted(Paid, frozen=True, kw_only=True, tag="kill-posted"):
    """The winner of the last pots posted the kill, a live bet: the hand is played for more."""

    # The bet it makes, and the big bet of the hand.
    to: int
    big_bet: int
    cite: str = "blind.kill"


class DeadPosted(Paid, frozen=True, kw_only=True, tag="dead-posted"):
    """Dead chips: straight to the centre of the pot, no part of a bet."""

    cite: str = "blind.dead"

    def change(self, hand: PotHand) -> None:
        hand.dead[self.seat] += self.amount


class AntePosted(Paid, frozen=True, kw_only=True, tag="ante-posted"):
    """An ante: it is in the pot before the deal, and no part of a bet."""

    # True if one player pays it for all: then nobody has to match it.
    dead: bool = False
    cite: str = "ante"

    def change(self, hand: PotHand) -> None:
        chips = hand.dead if self.dead else hand.paid
        chips[self.seat] += self.amount


class BroughtIn(Paid, frozen=True, kw_only=True, tag="brought-in"):
    """The card that opens made its forced bet, which the others may call or complete."""

    level: int
    cite: str = "bring-in"

    def change(self, hand: PotHand) -> None:
        at = hand.at
        assert isinstance(at, Round)
        hand.bets[self.seat] += self.amount
        hand.paid[self.seat] += self.amount
        at.level = self.level
        at.to_act.remove(self.seat)
        at.done.append(self.seat)


class BettingOpened(Event[PotHand], frozen=True, kw_only=True, tag="betting-opened"):
    """A betting round has begun, with its order, its bet sizes and the bet to call."""

    order: tuple[int, ...]
    first: int
    # The least by which to bet or raise, and the most if the house limits it.
    by: int
    most: int = 0
    level: int = 0
    # True if the level is only a blind that cannot be called: somebody must open.
    unopened: bool = False
    cite: str = "bet.first"

    def change(self, hand: PotHand) -> None:
        if not self.level:
            hand.bets = dict.fromkeys(hand.bets, 0)
        hand.at = Round(
            level=self.level,
            base=0 if self.unopened else self.level,
            by=self.by,
            most=self.most,
            to_act=list(self.order),
            players=len(hand.live),
        )
        hand.opener = self.first
        hand.aggressor = 0
        hand.passive.clear()


class Folded(Event[PotHand], frozen=True, kw_only=True, tag="folded"):
    """A player gave up; their cards are in the muck."""

    seat: int
    # True if there was no bet to face: the seat is then dealt dead cards until there is one.
    needless: bool = False
    cite: str = "bet.fold"

    def change(self, hand: PotHand) -> None:
        at = hand.at
        assert isinstance(at, Round)
        at.to_act.remove(self.seat)
        release(hand, self.seat)
        if self.needless:
            hand.receiving.append(self.seat)


class Checked(Event[PotHand], frozen=True, kw_only=True, tag="checked"):
    """A player stayed in without betting."""

    seat: int
    # True if the player leaves it at their straddle, a bet: this check does not bar a raise.
    straddled: bool = False
    cite: str = "bet.check"

    def change(self, hand: PotHand) -> None:
        at = hand.at
        assert isinstance(at, Round)
        at.to_act.remove(self.seat)
        at.done.append(self.seat)
        if not self.straddled:
            at.checked.append(self.seat)
        if not at.level:
            hand.passive.setdefault(self.seat, "checked")


class Called(Paid, frozen=True, kw_only=True, tag="called"):
    """A player matched the bet, or went all-in for less."""

    cite: str = "bet.call"

    def change(self, hand: PotHand) -> None:
        at = hand.at
        assert isinstance(at, Round)
        seat, amount = self.seat, self.amount
        at.to_act.remove(seat)
        at.done.append(seat)
        hand.bets[seat] += amount
        hand.paid[seat] += amount
        if not at.base:
            hand.passive.setdefault(seat, "called")


class Raised(Paid, frozen=True, kw_only=True, tag="raised"):
    """A player bet or raised to a new level; `full` is True if it counts as a bet or raise."""

    to: int
    full: bool = True
    # The first bet of a round is no raise.
    opening: bool = False
    # The seats that must answer it, in turn.
    order: tuple[int, ...] = ()
    cite: str = "bet.raise"

    def change(self, hand: PotHand) -> None:
        at = hand.at
        assert isinstance(at, Round)
        seat, amount, to = self.seat, self.amount, self.to
        hand.bets[seat] += amount
        hand.paid[seat] += amount
        at.to_act = list(self.order)
        if self.full:
            if not self.opening:
                at.raises += 1
            # Measured from a short all-in, which is no part of the raise, but not from a forced
            # bet.
            by = to - at.level if hand.aggressor or not self.opening else to
            if by > at.by:
                at.by = by
            # At a limit a short all-in is completed, and that is one raise for everybody.
            at.done = [seat] if at.most else [seat, *_callers_of_short(hand, at)]
            at.base = to
        else:
            at.done.append(seat)
            if not at.base:
                hand.passive.setdefault(seat, "short")
        at.level = to
        hand.aggressor = seat
        if hand.receiving:
            hand.receiving.clear()


def _callers_of_short(hand: PotHand, at: Round) -> list[int]:
    """Callers of a short all-in, for whom only a full raise reopens the betting."""
    counted = at.base or hand.game.stakes.bring_in
    return [seat for seat in at.done if hand.bets[seat] > counted]


class UncalledReturned(Event[PotHand], frozen=True, kw_only=True, tag="uncalled-returned"):
    """The uncalled part of a bet went back to the bettor."""

    seat: int
    amount: int
    cite: str = "bet.uncalled"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(POT, self.seat, self.amount, self.cite),)

    def change(self, hand: PotHand) -> None:
        hand.bets[self.seat] -= self.amount
        hand.paid[self.seat] -= self.amount


class DrawOpened(Event[PotHand], frozen=True, kw_only=True, tag="draw-opened"):
    """The draw has begun, in this order; or only players who had to wait are served."""

    order: tuple[int, ...]
    late: tuple[int, ...] = ()
    cite: str = "draw"

    def change(self, hand: PotHand) -> None:
        hand.at = Drawing(to_draw=list(self.order), fifth=list(self.late))


class Discarded(Event[PotHand], frozen=True, kw_only=True, tag="discarded"):
    """A player threw cards away, face down, to draw as many, or stood pat with none."""

    seat: int
    cards: tuple[Card, ...]
    # The number of cards the hand was short of, dealt along with those drawn.
    filled: int = 0
    # True if the fifth of five cards is drawn only after all others.
    fifth_later: bool = False
    cite: str = "draw"

    def change(self, hand: PotHand) -> None:
        at = Drawing.of(hand)
        thrown = take(hand.down[self.seat], self.cards)
        if HIDDEN in self.cards:
            # A viewer who sees only backs can no longer tell the cards left, even an exposed one.
            hand.down[self.seat][:] = [HIDDEN] * len(hand.down[self.seat])
        hand.discards.setdefault(self.seat, []).extend(thrown)
        at.owed = len(self.cards) + self.filled - self.fifth_later
        if self.fifth_later:
            at.fifth.append(self.seat)
        if not at.owed:
            at.to_draw.remove(self.seat)

    def seen(self, viewer: int) -> Self:
        if viewer == self.seat:
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))


class Drawn(Event[PotHand], frozen=True, kw_only=True, tag="drawn"):
    """Cards from the top of the stock, face down, to the player who drew."""

    seat: int
    cards: tuple[Card, ...]
    cite: str = "draw"

    def change(self, hand: PotHand) -> None:
        at = Drawing.of(hand)
        hand.down[self.seat] += draw(hand.stock, self.cards)
        at.owed -= len(self.cards)
        at.renewed = False
        if at.owed <= 0:
            at.owed = 0
            (at.to_draw if self.seat in at.to_draw else at.fifth).remove(self.seat)

    def seen(self, viewer: int) -> Self:
        if viewer == self.seat:
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))


class StockRenewed(Event[PotHand], frozen=True, kw_only=True, tag="stock-renewed"):
    """The stock has run out: the rest of it was shuffled with all cards of these places."""

    sources: tuple[str, ...]
    cite: str = "draw.refill"

    def change(self, hand: PotHand) -> None:
        Drawing.of(hand).renewed = True
        for place in self.sources:
            cards = pile(hand, place)
            hand.stock += cards
            cards.clear()
        hand.stock[:] = [HIDDEN] * len(hand.stock)
        # Nobody can tell any more if a card seen by all is in it, nor a folded hand from the
        # others.
        hand.exposed.clear()
        if "muck" in self.sources:
            hand.released.clear()
            hand.released_up.clear()


class ShowdownOpened(Event[PotHand], frozen=True, kw_only=True, tag="showdown-opened"):
    """The hands are to be shown, in this order."""

    order: tuple[int, ...]
    cite: str = "show.order"

    def change(self, hand: PotHand) -> None:
        hand.at = Showdown(to_show=list(self.order), players=tuple(hand.live))


class Shown(Event[PotHand], frozen=True, kw_only=True, tag="shown"):
    """A player turned cards face up."""

    seat: int
    cards: tuple[Card, ...]
    says: str = ""
    cite: str = "show"

    def change(self, hand: PotHand) -> None:
        seat, down = self.seat, hand.down[self.seat]
        hand.up[seat] += take(down, self.cards)
        if hand.exposed:
            unexpose(hand, self.cards)
        if not down and isinstance(hand.at, Showdown):
            hand.at.to_show.remove(seat)


class Mucked(Event[PotHand], frozen=True, kw_only=True, tag="mucked"):
    """A player threw the hand away at the showdown; if announced, it still plays the board."""

    seat: int
    board: bool = False
    cite: str = "muck"

    def change(self, hand: PotHand) -> None:
        Showdown.of(hand).to_show.remove(self.seat)
        if self.board:
            hand.boards.append(self.seat)
            throw_in(hand, self.seat)
        else:
            release(hand, self.seat)


class HandKilled(Event[PotHand], frozen=True, kw_only=True, tag="hand-killed"):
    """The dealer took a hand into the muck: it lost, or a ruling made it dead."""

    seat: int
    cite: str = "kill"

    def change(self, hand: PotHand) -> None:
        if hand.at is not None:
            hand.at.leave(self.seat)
        release(hand, self.seat)


class HandRevived(Event[PotHand], frozen=True, kw_only=True, tag="hand-revived"):
    """A ruling gave a hand back whose cards could still be told from the muck."""

    seat: int
    cards: tuple[Card, ...]
    cite: str = "floor"

    def change(self, hand: PotHand) -> None:
        # As thrown in: a viewer may have known one of them all along.
        cards = take(hand.muck, hand.released.pop(self.seat))
        hidden = len(cards) - hand.released_up.pop(self.seat, 0)
        hand.down[self.seat] += cards[:hidden]
        hand.up[self.seat][:0] = cards[hidden:]
        if self.seat in hand.receiving:
            hand.receiving.remove(self.seat)
        hand.live[:] = [s for s in hand.seats if s in hand.live or s == self.seat]
        hand.dead_for.pop(self.seat, None)
        match hand.at:
            case Showdown(to_show=to_show):
                to_show.append(self.seat)
            case Anteing(waiting=waiting) if hand.chips[self.seat]:
                # New cards cost another ante too.
                waiting[:] = [s for s in hand.live if s in waiting or s == self.seat]
            case Drawing(to_draw=to_draw) if to_draw:
                # A player behind the one in turn has not drawn yet.
                behind = hand.live[hand.live.index(to_draw[0]) :]
                to_draw[:] = [s for s in behind if s in to_draw or s == self.seat]
            case Discarding(to_discard=to_discard) if self.seat not in hand.discards:
                to_discard[:] = [s for s in hand.live if s in to_discard or s == self.seat]
            case Round(to_act=to_act, level=level, done=done) if hand.chips[self.seat]:
                owes = hand.bets[self.seat] < level
                if owes and not _turn_ahead(hand, to_act, self.seat):
                    # The action goes back to a player who has not matched the bet.
                    to_act.insert(0, self.seat)
                elif owes or (to_act and self.seat not in done):
                    # A player who has not acted yet in this round gets a turn.
                    around = (to_act[0], *hand.clockwise(to_act[0])[:-1])
                    to_act[:] = [s for s in around if s in to_act or s == self.seat]
            case Position() as at:
                at.join(hand, self.seat)

    def seen(self, viewer: int) -> Self:
        if viewer == self.seat:
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))


class PotAwarded(Event[PotHand], frozen=True, kw_only=True, tag="pot-awarded"):
    """A pot, or a share of it, was pushed to a seat."""

    seat: int
    amount: int
    # The main pot is 0, side pots follow.
    pot: int = 0
    # The half won, if high and low share the pot.
    half: Literal["", "high", "low"] = ""
    # For a side pot settled before the showdown: all chips paid beyond this amount.
    beyond: int = 0
    cite: str = "award"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(POT, self.seat, self.amount, self.cite),)

    def change(self, hand: PotHand) -> None:
        if self.beyond:
            for seat, paid in hand.paid.items():
                if (over := paid - self.beyond) > 0:
                    hand.paid[seat] = self.beyond
                    hand.bets[seat] = max(0, hand.bets[seat] - over)


class BetReturned(Event[PotHand], frozen=True, kw_only=True, tag="bet-returned"):
    """Chips of the last round went back to their bettor: the winner may not have them."""

    seat: int
    amount: int
    pot: int = 0
    cite: str = "must-bet.returned"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(POT, self.seat, self.amount, self.cite),)


class Refunded(Event[PotHand], frozen=True, kw_only=True, tag="refunded"):
    """A seat got back its chips from the pot."""

    seat: int
    amount: int
    cite: str = "misdeal"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(POT, self.seat, self.amount, self.cite),)

    def change(self, hand: PotHand) -> None:
        hand.bets[self.seat] = hand.paid[self.seat] = hand.dead[self.seat] = 0


def _turn_ahead(hand: PotHand, to_act: list[int], seat: int) -> bool:
    """True if the betting has not reached a seat since the last raise, or since it was opened."""
    last = hand.aggressor or hand.opener
    for each in hand.clockwise(to_act[0]) if to_act else ():
        if each in (last, seat):
            return each != last
    return False


def throw_in(hand: PotHand, seat: int) -> None:
    """Put a seat's cards into the muck."""
    down, up = hand.down[seat], hand.up[seat]
    hand.released[seat] = (*down, *up)
    if up:
        hand.released_up[seat] = len(up)
    hand.muck += down
    hand.muck += up
    down.clear()
    up.clear()


def release(hand: PotHand, seat: int) -> None:
    """Take a seat out of contention for the pot."""
    hand.live.remove(seat)
    throw_in(hand, seat)
