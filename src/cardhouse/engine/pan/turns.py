"""The turns: their start, the card drawn, and the plays open to the player."""

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.core.asks import PLAIN, Arrangement, Ask, Terms
from cardhouse.engine.core.commands import CHANCE, Arrange, Command
from cardhouse.engine.core.step import Events
from cardhouse.engine.core.stock import unseen
from cardhouse.engine.pan.commands import (
    DiscardCard,
    DrawCard,
    Force,
    Increase,
    LayMeld,
    LetGo,
    SplitMeld,
    TakeDiscard,
)
from cardhouse.engine.pan.events import CardDrawn, DiscardsShuffled, TurnBegan
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.spreads import (
    Turn,
    all_spread,
    fits,
    meld_rules,
    must_add,
    must_meld,
    next_to,
    to_the_right,
)
from cardhouse.engine.pan.terms import Laying, OneCard, as_command
from cardhouse.ranking.meld_search import moves

LAYING: tuple[type[Command], ...] = (LayMeld, Increase, SplitMeld)


def turn(hand: PanHand, seat: int) -> Events:
    """Begin a player's turn; if the deck has run out the discards make a new one first."""
    if not hand.stock:
        yield DiscardsShuffled()
    window: tuple[int, ...] = ()
    if hand.spreads.fresh and fits(hand, seat, hand.muck[-1]):
        order = to_the_right(hand)
        at = order.index(seat) + 1
        window = tuple(s for s in order[at:] + order[:at] if s in hand.live and s != seat)
    cite = "force.window" if window else "draw.turn"
    yield TurnBegan(seat=seat, window=window, cite=cite)


def next_turn(hand: PanHand, seat: int) -> Events:
    """Pass the turn to the right."""
    yield from turn(hand, next_to(hand, seat))


def usable(hand: PanHand, seat: int, card: Card) -> bool:
    """True if a player can meld a card at once."""
    melds = tuple(hand.spreads.melds.get(seat, ()))
    return bool(moves(held(hand, seat), melds, card, meld_rules(hand)))


def held(hand: PanHand, seat: int) -> tuple[Card, ...]:
    """A hand in a fixed order, without backs, which nobody can meld."""
    return tuple(sorted(card for card in hand.down[seat] if card != HIDDEN))


def draws(hand: PanHand, seat: int) -> Events:
    """Draw the top card; it must be melded if as a discard it puts the next player out."""
    card, after = hand.stock[0], next_to(hand, seat)
    must = (
        after != seat
        and all_spread(hand, after)
        and usable(hand, after, card)
        and usable(hand, seat, card)
    )
    yield CardDrawn(seat=seat, card=card, must=must, cite="discard.barred" if must else "draw.deck")


def before_draw(hand: PanHand) -> tuple[Ask, ...]:
    """Ask others to force the top discard; then the player draws from the deck or takes it."""
    at = Turn.of(hand)
    if at.window:
        seconds = hand.game.pan.force_seconds
        forcing: dict[type[Command], Terms] = {Force: PLAIN, LetGo: PLAIN}
        return tuple(Ask(s, forcing, LetGo(s), seconds=seconds) for s in at.window)
    if at.source == "called":
        least = min(1, hand.stock.count(HIDDEN))
        return (Ask(CHANCE, {Arrange: Arrangement(cards=unseen(hand), least=least)}),)
    offers: dict[type[Command], Terms] = {DrawCard: PLAIN}
    if hand.spreads.fresh and usable(hand, at.seat, hand.muck[-1]):
        offers[TakeDiscard] = PLAIN
    return (Ask(at.seat, offers, DrawCard(at.seat)),)


def after_draw(hand: PanHand) -> tuple[Ask, ...]:
    """Ask for cards to lay out, or a card to discard."""
    at = Turn.of(hand)
    terms = laying(hand, at.seat)
    kinds = (Increase,) if must_add(hand) else LAYING
    offers: dict[type[Command], Terms] = {k: terms for k in kinds if terms.proposals(k)}
    # After a ruling a card that had to be melded may no longer fit.
    if not must_meld(hand) or not offers:
        left = tuple(hand.drawn or dict.fromkeys(sorted(hand.down[at.seat])))
        offers[DiscardCard] = OneCard(cards=left)
        return (Ask(at.seat, offers, DiscardCard(at.seat, left[0])),)
    first = next((kind for kind in kinds if kind in offers), None)
    default = as_command(terms.proposals(first)[0], at.seat) if first else None
    return (Ask(at.seat, offers, default),)


def to_make_valid(hand: PanHand) -> tuple[Ask, ...]:
    """Ask, on demand, for a wrong spread to be made valid before anything else."""
    demanded = hand.spreads.demanded
    assert demanded is not None
    seat, number = demanded
    terms = laying(hand, seat, only=number)
    proposals = terms.proposals(Increase)
    default = as_command(proposals[0], seat) if proposals else None
    return (Ask(seat, {Increase: terms}, default),)


def laying(hand: PanHand, seat: int, only: int = 0) -> Laying:
    """The cards a player may lay out now, from their hand and the card of their turn."""
    at = Turn.of(hand)
    card = hand.drawn[0] if hand.drawn and at.seat == seat else None
    return Laying(
        cards=held(hand, seat),
        card=card,
        must=bool(card) and not only and (at.must or hand.game.pan.meld_needs_drawn_card),
        melds=tuple(hand.spreads.melds.get(seat, ())),
        rules=meld_rules(hand),
        only=only,
    )
