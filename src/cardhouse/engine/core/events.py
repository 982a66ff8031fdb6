"""Events: facts in the past tense, each with its changes, its transfers and its viewers."""

from __future__ import annotations

from typing import Generic, Self

from msgspec import Struct
from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.hand import BEGUN, Hand
from cardhouse.engine.core.piles import draw, hidden, pile, shown_to, take
from cardhouse.engine.core.post import Post
from cardhouse.engine.core.said import Said
from cardhouse.engine.core.step import H, Step
from cardhouse.ledger import BONUS, BOX, CAGE, LEFT, POT, Account, Transfer


class Event(
    Struct,
    Generic[H],
    frozen=True,
    gc=False,
    tag_field="event",
    omit_defaults=True,
    forbid_unknown_fields=True,
    kw_only=True,
):
    """A fact of the hand; `cite` is the key of the house's rule for it."""

    cite: str = ""

    def transfers(self) -> tuple[Transfer, ...]:
        """The chips moved by this event."""
        return ()

    def change(self, hand: H) -> None:
        """Apply the event's changes, without any rules; only `fold` calls it."""

    def seen(self, viewer: int) -> Self:
        """The event as a viewer may know it; seat 0 is a stranger at the rail."""
        return self


class HandStarted(Event[Hand], frozen=True, kw_only=True, tag="hand-started"):
    """The players dealt in and their stacks, before anything has happened."""

    house: str
    game: str
    seats: tuple[int, ...]
    stacks: dict[int, int]
    button: int
    # The payer of the fee; 0 if it comes out of the pot.
    fee_seat: int = 0
    fee: int = 0
    # The fee by the number of players, if some may yet choose not to be dealt in.
    fees: dict[int, int] = {}
    posts: dict[int, Post] = {}
    # Seats that sit out and are dealt in by mistake.
    absent: tuple[int, ...] = ()
    # Seats that post between the button and the big blind.
    between: tuple[int, ...] = ()
    # The seat that posts the kill, raising the stakes; 0 if nobody has earned it.
    kill: int = 0
    cite: str = "button"
    # Set only if the cards on the table are not those prescribed by the game.
    deck: tuple[Card, ...] = ()
    # A shoe outlives the hand: its order and the discards; without one all cards are shuffled.
    stock: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    # The hand's number in the bank's turn, the seats that always cover behind it, and the seats
    # that take no part.
    bank_hand: int = 0
    behind: tuple[int, ...] = ()
    idle: tuple[int, ...] = ()
    # Seats whose bet behind the player of a spot may not be refused in this turn of the bank.
    entitled: dict[int, tuple[int, ...]] = {}

    def seen(self, viewer: int) -> Self:
        return replace(
            self,
            deck=(HIDDEN,) * len(self.deck),
            stock=(HIDDEN,) * len(self.stock),
            discards=(HIDDEN,) * len(self.discards),
        )


class Began(Event[Hand], frozen=True, tag="began"):
    """The hand has come to a step of its script."""

    cursor: int

    def change(self, hand: Hand) -> None:
        hand.cursor = self.cursor
        hand.at = BEGUN


class StepsReplaced(Event[Hand], frozen=True, kw_only=True, tag="steps-replaced"):
    """A ruling has changed the rest of the script, from one step on."""

    start: int
    steps: tuple[Step, ...]

    def change(self, hand: Hand) -> None:
        hand.script = hand.script[: self.start] + self.steps
        if self.start <= hand.cursor:
            hand.cursor = self.start - 1
            hand.at = None


class HandEnded(Event[Hand], frozen=True, tag="hand-ended"):
    """All chips of the hand have gone to their owners."""

    def change(self, hand: Hand) -> None:
        left = {name: chips for name, chips in hand.chips.items() if chips and _middle(name)}
        assert not left, f"chips left in the middle: {left}"
        hand.over = True
        hand.asked = ()


def _middle(account: Account) -> bool:
    """True if an account may hold chips only during a hand."""
    return isinstance(account, str) and account not in (BOX, BONUS, LEFT) and CAGE not in account


class Arranged(Event[Hand], frozen=True, kw_only=True, tag="arranged"):
    """Chance has decided the order of the next unseen cards of the stock. Nobody sees them."""

    cards: tuple[Card, ...]
    cite: str = "deck"

    def change(self, hand: Hand) -> None:
        stock = hand.stock
        start = stock.index(HIDDEN)
        end = start + len(self.cards)
        assert stock[start:end].count(HIDDEN) == len(self.cards), "the stock's order is known"
        stock[start:end] = self.cards

    def seen(self, viewer: int) -> Self:
        return replace(self, cards=(HIDDEN,) * len(self.cards))


class Shuffled(Event[Hand], frozen=True, tag="shuffled"):
    """The stock has been shuffled and cut: nobody knows its order any more."""

    def change(self, hand: Hand) -> None:
        for card in hand.stock:
            if card in hand.exposed:
                hand.exposed.remove(card)
        hand.stock[:] = [HIDDEN] * len(hand.stock)


class Burned(Event[Hand], frozen=True, kw_only=True, tag="burned"):
    """The top card of the stock has been burned, face down."""

    card: Card
    cite: str = "deal.burn"

    def change(self, hand: Hand) -> None:
        hand.burns += draw(hand.stock, (self.card,))

    def seen(self, viewer: int) -> Self:
        return replace(self, card=HIDDEN)


class Dealt(Event[Hand], frozen=True, kw_only=True, tag="dealt"):
    """A round of dealing: the cards off the top, one to each seat in this order."""

    seats: tuple[int, ...]
    cards: tuple[Card, ...]
    up: bool = False
    cite: str = "deal.rotation"

    def change(self, hand: Hand) -> None:
        hands = hand.up if self.up else hand.down
        for seat, card in zip(self.seats, draw(hand.stock, self.cards), strict=True):
            hands[seat].append(card)

    def seen(self, viewer: int) -> Self:
        if self.up:
            return self
        cards = zip(self.seats, self.cards, strict=True)
        return replace(self, cards=tuple(c if s == viewer else HIDDEN for s, c in cards))


class CardsMoved(Event[Hand], frozen=True, kw_only=True, tag="cards-moved"):
    """Cards taken from one place and laid down in another, by a ruling."""

    cards: tuple[Card, ...]
    source: str
    target: str
    # On top of the target, or below its cards.
    on_top: bool = False
    # True if everybody saw them.
    public: bool = False

    def change(self, hand: Hand) -> None:
        cards = take(pile(hand, self.source), self.cards)
        target = pile(hand, self.target)
        target[:] = cards + target if self.on_top else target + cards
        for card in self.cards:
            if card in hand.exposed and not hidden(self.target):
                hand.exposed.remove(card)
            elif self.public and hidden(self.target) and card not in hand.exposed:
                hand.exposed.append(card)

    def seen(self, viewer: int) -> Self:
        if self.public or shown_to(viewer, self.source) or shown_to(viewer, self.target):
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))


class FeeAssessed(Event[Hand], frozen=True, kw_only=True, tag="fee-assessed"):
    """The fee of this hand is fixed, before the first card."""

    seat: int
    amount: int
    cite: str = "fee.amount"

    def change(self, hand: Hand) -> None:
        hand.fee_due = self.amount


class FeeDropped(Event[Hand], frozen=True, kw_only=True, tag="fee-dropped"):
    """The fee went into the table's box: from its payer, or from the first chips in the pot."""

    seat: int
    amount: int
    from_pot: bool = False
    # The house's box, or a fund in its keeping.
    fund: Account = BOX
    cite: str = "fee.payer"

    def transfers(self) -> tuple[Transfer, ...]:
        source = POT if self.from_pot else self.seat
        return (Transfer(source, self.fund, self.amount, self.cite),)

    def change(self, hand: Hand) -> None:
        hand.fee_due -= self.amount
        if self.from_pot:
            hand.fee_taken += self.amount


class FeeReturned(Event[Hand], frozen=True, kw_only=True, tag="fee-returned"):
    """A fee went back out of the box: to its payer, or to the pot it had come from."""

    seat: int
    amount: int
    to_pot: bool = False
    fund: Account = BOX
    cite: str = "fee.short"

    def transfers(self) -> tuple[Transfer, ...]:
        target = POT if self.to_pot else self.seat
        return (Transfer(self.fund, target, self.amount, self.cite),)

    def change(self, hand: Hand) -> None:
        if self.to_pot:
            hand.fee_taken -= self.amount
            hand.fee_due += self.amount


class Ruled(Event[Hand], frozen=True, kw_only=True, tag="ruled"):
    """The floor has ruled: the case and the rule, and for an order its author and reason."""

    kind: str
    seat: int = 0
    # A message beside the kind; in logs from before, a text.
    detail: Said | str = ""
    by: str = ""
    reason: str = ""
    at: str = ""
    # An earlier ruling of the same hand that this one overrules, counted from 1.
    supersedes: int = 0
    # The id of the rule whose strict reading an order overrides.
    overrides: str = ""


class BackedUp(Event[Hand], frozen=True, kw_only=True, tag="backed-up"):
    """The action was taken back: the hand stands as after the first `to` events of its log."""

    to: int

    def change(self, hand: Hand) -> None:
        raise AssertionError("only the kernel, which has the log, can back up")


class ChipsTaken(Event[Hand], frozen=True, kw_only=True, tag="chips-taken"):
    """A hand was reopened, and some of its chips have left the table since its end."""

    amount: int
    cite: str = "floor"

    def change(self, hand: Hand) -> None:
        # The chips of each account are moved there next.
        hand.chips.setdefault(LEFT, 0)


class ChipsMoved(Event[Hand], frozen=True, kw_only=True, tag="chips-moved"):
    """The floor gave chips of this hand to somebody, in the best interest of the game."""

    source: Account
    target: Account
    amount: int
    cite: str = "floor"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(self.source, self.target, self.amount, self.cite),)

    def change(self, hand: Hand) -> None:
        hand.moved += self.amount * ((self.source == POT) - (self.target == POT))
