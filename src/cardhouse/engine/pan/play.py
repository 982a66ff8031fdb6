"""The play: each player in turn draws, melds and discards, until somebody goes out."""

from typing import Any, ClassVar

from cardhouse.cards import HIDDEN
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Arrange, Command, Pick
from cardhouse.engine.core.events import Arranged
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Cards, say
from cardhouse.engine.core.step import Events, Step
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
from cardhouse.engine.pan.events import (
    CardCalled,
    CardDiscarded,
    DiscardTaken,
    Laid,
    NotForced,
    WentOut,
)
from cardhouse.engine.pan.hand import PanHand
from cardhouse.engine.pan.mend import MENDED, mended, to_mend
from cardhouse.engine.pan.pay import collect
from cardhouse.engine.pan.spreads import (
    Turn,
    alone,
    goes_out,
    must_add,
    must_meld,
    to_the_right,
)
from cardhouse.engine.pan.turns import (
    after_draw,
    before_draw,
    draws,
    laying,
    next_turn,
    to_make_valid,
    turn,
)
from cardhouse.ranking.melds import Due, Meld, MeldRules, for_increase, for_new, for_split

CONDITIONS = frozenset(f"condition.{n}" for n in ("valle", "valle-same", "same", "low", "high"))
MELDS = frozenset(f"meld.{kind}" for kind in ("rope", "different", "same", "any"))


class PlayPan(Step[PanHand], frozen=True, tag="pan-play"):
    """Draw one card, meld as much as you like, discard one; eleven cards spread win."""

    needs: ClassVar[tuple[str, ...]] = ("go-on-top",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        *("draw.turn", "draw.deck", "draw.take", "draw.take.first", "deck.out"),
        *("force", "force.add", "force.window", "discard", "discard.barred", "out"),
        *("meld", "meld.barred", "meld.increase", "meld.takes", "meld.split", "meld.borrow"),
        *("increase", "increase.half", "value", "split", "chips.short", "deck"),
        *CONDITIONS,
        *MELDS,
    )
    ruled: ClassVar[frozenset[str]] = frozenset({"spread.demand", *MENDED})

    def needed(self, hand: PanHand) -> bool:
        return not alone(hand)

    def open(self, hand: PanHand) -> Events:
        yield from turn(hand, next(seat for seat in to_the_right(hand) if seat in hand.live))

    def asks(self, hand: PanHand) -> tuple[Ask, ...]:
        lay = hand.spreads
        if lay.winner or alone(hand):
            return ()
        if lay.owed:
            return to_mend(hand)
        if lay.demanded:
            return to_make_valid(hand)
        if goes_out(hand):
            return ()
        drawn = Turn.of(hand).source in ("deck", "pile")
        return after_draw(hand) if drawn else before_draw(hand)

    def answer(self, hand: PanHand, command: Any) -> Events:
        at = Turn.of(hand)
        match command:
            case Arrange() | Pick() if hand.spreads.owed:
                yield from mended(hand, command)
            case Arrange(cards=cards):
                if cards:
                    yield Arranged(cards=cards)
                yield from draws(hand, at.seat)
            case LetGo(seat=int(seat)):
                yield NotForced(seat=seat)
            case Force(seat=int(seat)):
                yield DiscardTaken(seat=at.seat, card=hand.muck[-1], by=seat, cite="force")
            case TakeDiscard():
                yield DiscardTaken(seat=at.seat, card=hand.muck[-1])
            case DrawCard() if hand.stock[0] == HIDDEN:
                yield CardCalled(seat=at.seat)
            case DrawCard():
                yield from draws(hand, at.seat)
            case DiscardCard(seat=seat, card=card):
                fresh = bool(hand.drawn) and at.source == "deck"
                yield CardDiscarded(seat=at.seat, card=card, fresh=fresh)
                yield from next_turn(hand, at.seat)
            case _:
                yield from self._lay(hand, command)
        yield from self.resume(hand)

    def resume(self, hand: PanHand) -> Events:
        """End the hand on eleven cards in valid melds, once nothing is left to mend."""
        lay = hand.spreads
        if not (lay.winner or lay.owed or lay.demanded) and (seat := goes_out(hand)):
            yield WentOut(seat=seat)

    def _lay(self, hand: PanHand, command: Any) -> Events:
        """Lay cards on the table, and collect for them."""
        seat, at, lay = command.seat, Turn.of(hand), hand.spreads
        demanded = lay.demanded is not None
        terms = laying(hand, seat, only=lay.demanded[1] if lay.demanded else 0)
        melds = terms.result(command)
        assert melds is not None, "the Ask has allowed what is not legal"
        drawn = terms.card in command.cards
        cite = _cite(command, melds, forced=must_add(hand), demanded=demanded)
        paid = max(lay.wrong.get(seat, {}).values(), default=0) // hand.game.stakes.chip
        dues = _dues(command, terms.melds, melds, terms.rules)
        yield Laid(seat=seat, cards=command.cards, melds=melds, drawn=drawn, cite=cite)
        for due in dues:
            # A formerly wrong spread has already collected a part.
            wrong = isinstance(command, Increase) and terms.melds[command.meld - 1].kind == "wrong"
            if (chips := due.chips - (paid if wrong else 0)) > 0:
                yield from collect(hand, seat, chips, due.why)
        spent = seat == at.seat and at.source and not hand.drawn and not hand.down[seat]
        if spent and not goes_out(hand):
            # Only a hand that is short of cards has none to discard.
            yield from next_turn(hand, seat)

    def refuse(self, hand: PanHand, command: Command) -> Illegal:
        """The refusal, with the rule behind it."""
        at = Turn.of(hand)
        match command:
            case TakeDiscard():
                cite = "draw.take" if hand.muck else "draw.take.first"
                return Illegal(Reason.NOT_OFFERED, cite, say("take-and-meld"))
            case DiscardCard() if must_meld(hand):
                cite = "discard.barred" if at.source == "deck" else _must(at)
                return Illegal(Reason.NOT_OFFERED, cite, say("must-meld"))
            case DiscardCard() if hand.drawn:
                words = say("meld-or-discard", card=Cards((hand.drawn[0],)))
                return Illegal(Reason.WRONG_CARDS, "draw.deck", words)
            case DiscardCard():
                return Illegal(Reason.WRONG_CARDS, "discard")
            case LayMeld(cards=cards) | Increase(cards=cards) | SplitMeld(cards=cards) if (
                must_meld(hand) and hand.drawn[0] not in cards
            ):
                words = say("meld-first", card=Cards((hand.drawn[0],)))
                return Illegal(Reason.WRONG_CARDS, _must(at), words)
            case LayMeld() | SplitMeld() if must_add(hand):
                return Illegal(Reason.NOT_OFFERED, "force.add", say("add-to-spread"))
            case LayMeld(borrowed=borrowed):
                return Illegal(Reason.WRONG_CARDS, "meld.borrow" if borrowed else "meld")
            case Increase(meld=number):
                melds = hand.spreads.melds.get(at.seat, [])
                same = 1 <= number <= len(melds) and melds[number - 1].kind == "same"
                return Illegal(Reason.WRONG_CARDS, "meld.takes" if same else "meld.increase")
            case SplitMeld():
                return Illegal(Reason.WRONG_CARDS, "meld.split")
        return Illegal(Reason.NOT_OFFERED, "draw.turn")


def _must(at: Turn) -> str:
    """The rule that puts the card of this turn before anything else."""
    if at.forced:
        return "force.add"
    return "draw.take" if at.source == "pile" else "meld.barred"


def _cite(command: Any, melds: tuple[Meld, ...], *, forced: bool, demanded: bool) -> str:
    match command:
        case LayMeld(borrowed=borrowed):
            return "meld.borrow" if borrowed else f"meld.{melds[-1].kind}"
        case SplitMeld():
            return "meld.split"
    if demanded:
        return "spread.demand"
    if forced:
        return "force.add"
    kind = melds[command.meld - 1].kind
    return "meld.takes" if kind in ("same", "different", "any") else "meld.increase"


def _dues(
    command: Any, before: tuple[Meld, ...], after: tuple[Meld, ...], rules: MeldRules
) -> tuple[Due, ...]:
    """The chips due for the cards laid out."""
    match command:
        case LayMeld():
            return for_new(after[-1], rules)
        case SplitMeld(meld=number):
            return for_split(before[number - 1], (after[number - 1], after[-1]), rules)
    return for_increase(before[command.meld - 1], after[command.meld - 1], rules)
