"""The players set their hands: all at once, each seeing one hand of the deal."""

from typing import Any, ClassVar, Self

from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card
from cardhouse.engine.banked.commands import (
    AskAdvice,
    Decline,
    LetDealerSet,
    LookAt,
    PlaceWager,
    Propose,
    SetHand,
    TakeBack,
)
from cardhouse.engine.banked.layout import Laid
from cardhouse.engine.banked.pai_gow.hand import PaiGowHand
from cardhouse.engine.banked.pai_gow.spots import (
    by_house_way,
    from_action,
    hidden,
    pai_gow,
    setter,
    watchers,
)
from cardhouse.engine.banked.terms import OneOf, Partition
from cardhouse.engine.core.asks import PLAIN, Ask, Terms
from cardhouse.engine.core.cites import Cites
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Position
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.engine.core.step import Events, Step


class Setting(Position):
    """The players still thinking, and the settings chosen by the others."""

    waiting: list[int]
    chosen: dict[int, Laid]
    advised: list[int]
    # The player whose hand the dealer set, the only one in a deal.
    dealer_set: int = 0

    def copy(self) -> "Setting":
        return Setting(self.waiting[:], self.chosen.copy(), self.advised[:], self.dealer_set)


class SettingOpened(Event[PaiGowHand], frozen=True, kw_only=True, tag="setting-opened"):
    """These players have cards to set, or a say in the setting."""

    players: tuple[int, ...]
    cite: str = "set"

    def change(self, hand: PaiGowHand) -> None:
        hand.at = Setting(list(self.players), {}, [])


class HandNamed(Event[PaiGowHand], frozen=True, kw_only=True, tag="hand-named"):
    """A player betting behind several others named the one hand they see."""

    seat: int
    spot: int
    cards: tuple[Card, ...]
    cite: str = "set.look"

    def change(self, hand: PaiGowHand) -> None:
        hand.layout.watching[self.seat] = self.spot
        if HIDDEN not in self.cards:
            hand.down[self.spot] = list(self.cards)

    def seen(self, viewer: int) -> Self:
        return self if viewer == self.seat else replace(self, cards=hidden(self.cards))


class Laying(Event[PaiGowHand], frozen=True, kw_only=True):
    """Seven cards as a front and a back hand, known to players who may see this hand."""

    seat: int
    spot: int
    front: tuple[Card, ...]
    back: tuple[Card, ...]
    watchers: tuple[int, ...]

    def seen(self, viewer: int) -> Self:
        if viewer in self.watchers:
            return self
        # Not even the number of cards in front is known.
        backs = hidden((*self.front, *self.back))
        return replace(self, front=backs[:2], back=backs[2:])


class HandArranged(Laying, frozen=True, kw_only=True, tag="hand-arranged"):
    """A player chose a setting for a hand: their own, or one they bet on behind."""

    by_dealer: bool = False
    cite: str = "set"

    def change(self, hand: PaiGowHand) -> None:
        at = Setting.of(hand)
        at.waiting.remove(self.seat)
        at.chosen[self.seat] = Laid(self.front, self.back)
        if self.by_dealer:
            at.dealer_set = self.seat


class AdviceGiven(Laying, frozen=True, kw_only=True, tag="advice-given"):
    """The floor person showed a player the house way; the hand stays unset."""

    cite: str = "set.advice"

    def change(self, hand: PaiGowHand) -> None:
        Setting.of(hand).advised.append(self.seat)


class SettingLeft(Event[PaiGowHand], frozen=True, kw_only=True, tag="setting-left"):
    """A bettor behind a player leaves the setting to them."""

    seat: int
    cite: str = "set.propose"

    def change(self, hand: PaiGowHand) -> None:
        Setting.of(hand).waiting.remove(self.seat)


class HandSet(Laying, frozen=True, kw_only=True, tag="hand-set"):
    """A hand is set for good; `by` made the decision that counted, `seat` handled the cards."""

    by: int
    cite: str = "set.final"

    def change(self, hand: PaiGowHand) -> None:
        hand.layout.settings[self.spot] = Laid(self.front, self.back)


class AllSet(Event[PaiGowHand], frozen=True, tag="all-set"):
    """The dealer called: all hands are set, the bank is open."""

    cite: str = "set.all"


class SetHands(Step[PaiGowHand], frozen=True, tag="set-hands"):
    """Everybody with a hand sets it; bettors behind may say how they would."""

    needs: ClassVar[tuple[str, ...]] = ("deliver",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "set",
        "set.look",
        "set.propose",
        "set.dealer",
        "set.advice",
        "set.cards",
        "set.final",
        "set.decide",
        "set.all",
        "wager.closed",
    )

    def needed(self, hand: PaiGowHand) -> bool:
        return bool(hand.layout.wagers)

    def open(self, hand: PaiGowHand) -> Events:
        lay = hand.layout
        order = [w.player for spot in from_action(hand) for w in lay.on(spot) if w.action]
        yield SettingOpened(players=tuple(dict.fromkeys(order)))

    def asks(self, hand: PaiGowHand) -> tuple[Ask, ...]:
        asks = (_ask(hand, seat) for seat in Setting.of(hand).waiting)
        return tuple(ask for ask in asks if ask is not None)

    def answer(self, hand: PaiGowHand, command: Any) -> Events:
        seat = command.seat
        spot = hand.layout.watching.get(seat, 0)
        watch = watchers(hand, spot)
        match command:
            case LookAt(spot=named):
                yield HandNamed(seat=seat, spot=named, cards=tuple(hand.down[named]))
            case SetHand(front=front, back=back) | Propose(front=front, back=back):
                cite = "set" if isinstance(command, SetHand) else "set.propose"
                yield HandArranged(
                    seat=seat, spot=spot, front=front, back=back, watchers=watch, cite=cite
                )
            case LetDealerSet() | AskAdvice():
                laid = by_house_way(hand.down[spot], pai_gow(hand))
                told = {"seat": seat, "spot": spot, "front": laid.front, "back": laid.back}
                if isinstance(command, AskAdvice):
                    yield AdviceGiven(**told, watchers=watch)
                else:
                    yield HandArranged(**told, watchers=watch, by_dealer=True, cite="set.dealer")
            case Decline():
                yield SettingLeft(seat=seat)

    def close(self, hand: PaiGowHand) -> Events:
        for spot in from_action(hand):
            if _plays(hand, spot):
                yield _final(hand, spot)
        yield AllSet()

    def refuse(self, hand: PaiGowHand, command: Command) -> Illegal:
        match command:
            case PlaceWager() | TakeBack():
                return Illegal(Reason.NOT_OFFERED, "wager.closed")
            case LetDealerSet() if Setting.of(hand).dealer_set:
                return Illegal(Reason.NOT_OFFERED, "set.dealer")
            case LookAt():
                return Illegal(Reason.NOT_OFFERED, "set.look")
            case SetHand(seat=int(seat)) if setter(hand, _spot(hand, seat)) == seat:
                return Illegal(Reason.WRONG_CARDS, "set", say("all-cards-set"))
            case SetHand():
                return Illegal(Reason.NOT_OFFERED, "set.cards")
            case Propose():
                return Illegal(Reason.WRONG_CARDS, "set.propose")
        return Illegal(Reason.NOT_OFFERED, "set")


def _spot(hand: PaiGowHand, seat: int) -> int:
    """The spot whose hand a player sees; their own if they see none."""
    return hand.layout.watching.get(seat) or next(
        wager.hand for wager in hand.layout.wagers if wager.player == seat
    )


def _plays(hand: PaiGowHand, spot: int) -> bool:
    return spot in hand.layout.in_play() and spot not in hand.layout.fouled


def _forfeited(hand: PaiGowHand, seat: int, spot: int) -> bool:
    """True if a player has no say in a hand any more, having touched their bet behind it."""
    wager = hand.layout.wager(seat, spot)
    return wager is not None and wager.forfeited


def _ask(hand: PaiGowHand, seat: int) -> Ask | None:
    """A player's Ask; None if the hand is foul or has no action."""
    lay, at = hand.layout, Setting.of(hand)
    spot = lay.watching.get(seat)
    if spot is None:
        spots = tuple(w.hand for w in lay.wagers if w.player == seat and _plays(hand, w.hand))
        looks: dict[type[Command], Terms] = {LookAt: OneOf(field="spot", values=spots)}
        return Ask(seat, {**looks, Decline: PLAIN}, Decline(seat)) if spots else None
    if not _plays(hand, spot) or _forfeited(hand, seat, spot):
        return None
    cards = tuple(hand.down[spot])
    terms = Partition(cards=cards, spot=spot)
    if setter(hand, spot) != seat:
        return Ask(seat, {Propose: terms, Decline: PLAIN}, Decline(seat))
    offers: dict[type[Command], Terms] = {SetHand: terms}
    if not at.dealer_set:
        offers[LetDealerSet] = PLAIN
    if seat not in at.advised:
        offers[AskAdvice] = PLAIN
    laid = by_house_way(cards, pai_gow(hand))
    return Ask(seat, offers, SetHand(seat=seat, front=laid.front, back=laid.back))


def _final(hand: PaiGowHand, spot: int) -> HandSet:
    """Among those who proposed, the most money in action decides; a tie falls to the player."""
    lay, chosen, active = hand.layout, Setting.of(hand).chosen, setter(hand, spot)
    voices = {
        player: chosen[player]
        for player in watchers(hand, spot)
        if player in chosen and not _forfeited(hand, player, spot)
    }
    laid = voices.get(active) or by_house_way(hand.down[spot], pai_gow(hand))
    by, cite = active, "set.final"
    if any(_differs(other, laid) for other in voices.values()):
        action = {w.player: w.action for w in lay.on(spot) if w.player in voices}
        most = [player for player, amount in action.items() if amount == max(action.values())]
        by, cite = (most[0] if len(most) == 1 else active), "set.decide"
        laid = voices[by]
    return HandSet(
        seat=active,
        spot=spot,
        front=laid.front,
        back=laid.back,
        watchers=watchers(hand, spot),
        by=by,
        cite=cite,
    )


def _differs(one: Laid, other: Laid) -> bool:
    return set(one.front) != set(other.front)
