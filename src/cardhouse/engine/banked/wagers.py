"""The wagers: everybody except the bank puts chips in circles, then the bets are closed."""

from typing import Any, ClassVar, Final

from cardhouse.engine.banked.bank import MoneyPutUp
from cardhouse.engine.banked.circles import Range, given_back, open_spots, paid_spots
from cardhouse.engine.banked.commands import Done, PlaceWager, PutUp, Refuse, TakeBack
from cardhouse.engine.banked.hand import BankedHand
from cardhouse.engine.banked.layout import Wager
from cardhouse.engine.banked.rules import Circles
from cardhouse.engine.banked.terms import OneOf, Spots, Sum
from cardhouse.engine.core.asks import PLAIN, Ask, Terms
from cardhouse.engine.core.cites import Cites, where
from cardhouse.engine.core.commands import Command
from cardhouse.engine.core.events import Event
from cardhouse.engine.core.hand import Position
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, say
from cardhouse.engine.core.step import Events, Step
from cardhouse.ledger import POT, Transfer


class Wagering(Position):
    """Players who may still have bets to make."""

    waiting: list[int]

    def copy(self) -> "Wagering":
        return Wagering(self.waiting[:])


class WagersOpened(Event[BankedHand], frozen=True, kw_only=True, tag="wagers-opened"):
    """The circles are open to these players."""

    players: tuple[int, ...]
    cite: str = "wager"

    def change(self, hand: BankedHand) -> None:
        hand.at = Wagering(list(self.players))


class WagerPlaced(Event[BankedHand], frozen=True, kw_only=True, tag="wager-placed"):
    """A wager lies in the circle of a spot: the first there plays the hand, the others behind."""

    seat: int
    spot: int
    amount: int
    behind: bool = False
    cite: str = "wager"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(self.seat, POT, self.amount, self.cite),)

    def change(self, hand: BankedHand) -> None:
        lay = hand.layout
        lay.wagers.append(Wager(self.seat, self.spot, self.amount, behind=self.behind))
        if not self.behind:
            lay.players[self.spot] = self.seat
        lay.hands.setdefault(self.spot, [self.spot])


class WagerTakenBack(Event[BankedHand], frozen=True, kw_only=True, tag="wager-taken-back"):
    """A wager went back to its owner before the bets were closed."""

    seat: int
    spot: int
    amount: int
    # True if the player of the spot turned it down.
    refused: bool = False
    cite: str = "wager"

    def transfers(self) -> tuple[Transfer, ...]:
        return (Transfer(POT, self.seat, self.amount, self.cite),)

    def change(self, hand: BankedHand) -> None:
        lay = hand.layout
        lay.wagers[:] = [w for w in lay.wagers if (w.player, w.hand) != (self.seat, self.spot)]
        if lay.players.get(self.spot) == self.seat:
            del lay.players[self.spot]
        if not lay.on(self.spot):
            lay.hands.pop(self.spot, None)


class PlayerDone(Event[BankedHand], frozen=True, kw_only=True, tag="player-done"):
    """A player has no more bets to make."""

    seat: int
    cite: str = "wager"

    def change(self, hand: BankedHand) -> None:
        Wagering.of(hand).waiting.remove(self.seat)


class WagersClosed(Event[BankedHand], frozen=True, kw_only=True, tag="wagers-closed"):
    """No more bets: the decider of each spot in play."""

    players: dict[int, int]
    cite: str = "wager.closed"

    def change(self, hand: BankedHand) -> None:
        hand.layout.players = dict(self.players)


# Cite keys for bets behind other players.
BEHIND_CITES: Final = (
    where(lambda step, game: game.banking.circles.back_line > 0, "wager.behind"),
    where(lambda step, game: _may_refuse(game.banking.circles), "wager.refused"),
)


class TakeWagers(Step[BankedHand], frozen=True, tag="wagers"):
    """Everybody bets on open spots; the bets are closed when nobody has another one to make."""

    needs: ClassVar[tuple[str, ...]] = ("bank",)
    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "wager",
        "wager.limits",
        "wager.spots",
        "wager.closed",
        "bank.behind",
        *BEHIND_CITES,
    )

    # True if a later step closes them.
    stay_open: bool = False

    def open(self, hand: BankedHand) -> Events:
        covering = (cover.player for cover in hand.layout.covers)
        out = (hand.button, *hand.behind, *hand.idle, *covering)
        yield WagersOpened(players=tuple(seat for seat in hand.seats if seat not in out))

    def asks(self, hand: BankedHand) -> tuple[Ask, ...]:
        return tuple(_ask(hand, seat) for seat in Wagering.of(hand).waiting)

    def answer(self, hand: BankedHand, command: Any) -> Events:
        seat, lay = command.seat, hand.layout
        match command:
            case PlaceWager() | TakeBack():
                yield changed(hand, command)
            case Refuse(player=player):
                for wager in [w for w in lay.wagers if w.player == player]:
                    if wager.behind and lay.players.get(wager.hand) == seat:
                        yield WagerTakenBack(
                            seat=player,
                            spot=wager.hand,
                            amount=wager.amount,
                            refused=True,
                            cite="wager.refused",
                        )
            case PutUp(amount=amount):
                yield MoneyPutUp(seat=seat, amount=amount, behind=True, cite="bank.behind")
                yield PlayerDone(seat=seat)
            case Done():
                yield PlayerDone(seat=seat)

    def close(self, hand: BankedHand) -> Events:
        if not self.stay_open:
            yield closed(hand)

    def refuse(self, hand: BankedHand, command: Command) -> Illegal:
        if isinstance(command, PlaceWager):
            assert isinstance(command.seat, int)
            return refuse_wager(hand, command, open_spots(hand, command.seat))
        if isinstance(command, PutUp):
            return Illegal(Reason.NOT_OFFERED, "bank.behind")
        if isinstance(command, Refuse) and hand.game.banking.circles.refusable:
            return Illegal(Reason.NOT_OFFERED, "wager.refused")
        mine = [w.hand for w in hand.layout.wagers if w.player == command.seat]
        if isinstance(command, TakeBack) and command.spot in mine:
            return Illegal(Reason.NOT_OFFERED, "wager.spots")
        return Illegal(Reason.NOT_OFFERED, "wager")


def changed(hand: BankedHand, command: PlaceWager | TakeBack) -> WagerPlaced | WagerTakenBack:
    """Put a bet into a circle, behind the player of the spot or as an own hand, or take it out."""
    lay, seat, spot = hand.layout, command.seat, command.spot
    assert isinstance(seat, int)
    if isinstance(command, TakeBack):
        wager = lay.wager(seat, spot)
        assert wager is not None
        return WagerTakenBack(seat=seat, spot=spot, amount=wager.amount)
    behind = spot in lay.players or (spot != seat and spot in hand.seats)
    cite = "wager.behind" if behind else "wager"
    return WagerPlaced(seat=seat, spot=spot, amount=command.amount, behind=behind, cite=cite)


def changeable(hand: BankedHand) -> tuple[Ask, ...]:
    """Asks to take back or replace bets whose collection is paid; no new bets."""
    found = [_changes(hand, seat) for seat in hand.seats]
    # A player who has taken a bet back may want another one.
    return tuple(
        Ask(seat, offers, must=False, holds=TakeBack not in offers)
        for seat, offers in found
        if offers
    )


def _changes(hand: BankedHand, seat: int) -> tuple[int, dict[type[Command], Terms]]:
    lay, offers = hand.layout, dict[type[Command], Terms]()
    covers = any(cover.player == seat for cover in lay.covers)
    if not covers and (spots := paid_spots(hand, seat)):
        offers[PlaceWager] = Spots(spots=spots, step=hand.game.stakes.unit)
    if mine := given_back(hand, seat):
        offers[TakeBack] = OneOf(field="spot", values=mine)
    return seat, offers


def closed(hand: BankedHand) -> WagersClosed:
    """No more bets: every spot with a bet has a decider."""
    lay = hand.layout
    spots = [spot for spot in lay.order if lay.on(spot)]
    players = {spot: lay.players.get(spot) or _decider(hand, spot) for spot in spots}
    return WagersClosed(players=players)


def _decider(hand: BankedHand, spot: int) -> int:
    """The decider of a spot without its own player's wager: that player, or the largest bet."""
    wagers = hand.layout.on(spot)
    if not hand.game.banking.circles.seated:
        return max(wagers, key=lambda wager: wager.amount).player
    # In a circle without a seated player, the first bettor.
    return spot if spot in hand.seats else wagers[0].player


def refuse_wager(hand: BankedHand, command: PlaceWager, spots: dict[int, Range]) -> Illegal:
    """Why a wager is refused: its amount, the player's chips, or the spot."""
    stakes, amount = hand.game.stakes, command.amount
    least, most = stakes.small_bet, stakes.big_bet
    if not least <= amount <= most or (amount - least) % stakes.unit:
        words = say("wager-range", least=Money(least), most=Money(most), step=Money(stakes.unit))
        return Illegal(Reason.WRONG_AMOUNT, "wager.limits", words)
    _, affordable = spots.get(command.spot, (0, most))
    if amount > affordable:
        return Illegal(Reason.NOT_ENOUGH_CHIPS, "wager")
    return Illegal(Reason.NOT_OFFERED, "wager.spots")


def _ask(hand: BankedHand, seat: int) -> Ask:
    lay, offers = hand.layout, dict[type[Command], Terms]()
    if spots := open_spots(hand, seat):
        offers[PlaceWager] = Spots(spots=spots, step=hand.game.stakes.unit)
    mine = given_back(hand, seat)
    if mine:
        offers[TakeBack] = OneOf(field="spot", values=mine)
    if hand.game.banking.circles.refusable:
        behind = tuple(
            w.player
            for w in lay.wagers
            if w.behind
            and lay.players.get(w.hand) == seat
            and w.player not in hand.entitled.get(w.hand, ())
        )
        if behind:
            offers[Refuse] = OneOf(field="player", values=behind)
    backed = sum(cover.player not in (hand.button, *hand.behind) for cover in lay.covers)
    fee = hand.game.banking.collection.behind
    if not mine and backed < hand.game.banking.backers and hand.chips[seat] > fee:
        most = hand.chips[seat] - fee
        offers[PutUp] = Sum(least=min(most, hand.game.stakes.unit), most=most)
    offers[Done] = PLAIN
    return Ask(seat, offers, Done(seat))


def _may_refuse(circles: Circles) -> bool:
    """True if the player of a spot may turn down bets behind."""
    return circles.back_line > 0 and circles.refusable
