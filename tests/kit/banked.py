"""A banked table for tests: a shoe in known order, money, wagers and actions in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from msgspec.structs import replace

from cardhouse.cards import JOKER, Card, parse_cards, stacked
from cardhouse.chance import Stacked
from cardhouse.engine.banked.blackjack.hand import BlackjackGame, BlackjackHand
from cardhouse.engine.banked.commands import (
    AskAdvice,
    Confirm,
    Decline,
    Done,
    Double,
    Follow,
    Hit,
    Insure,
    Lapse,
    LetDealerSet,
    LookAt,
    PlaceWager,
    Propose,
    PutUp,
    Refuse,
    SetHand,
    Shake,
    Split,
    Stand,
    Surrender,
    TakeBack,
)
from cardhouse.engine.banked.hand import BankedGame, BankedHand
from cardhouse.engine.banked.layout import BANK, Layout
from cardhouse.engine.banked.settle import WagerSettled
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import DEALER, Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.illegal import Reason
from cardhouse.floor import Report
from tests.kit.playing import Playing, game_of
from tests.kit.sixth import posted

WORDS: dict[str, type[Command]] = {
    "hit": Hit,
    "stand": Stand,
    "double": Double,
    "split": Split,
    "surrender": Surrender,
    "insure": Insure,
    "decline": Decline,
    "follow": Follow,
    "done": Done,
    "put-up": PutUp,
    "wager": PlaceWager,
    "take-back": TakeBack,
    "refuse": Refuse,
    "shake": Shake,
    "look-at": LookAt,
    "set": SetHand,
    "propose": Propose,
    "dealer-sets": LetDealerSet,
    "advice": AskAdvice,
    "confirm": Confirm,
}
SUITS = "shdc"

G = TypeVar("G", bound=BankedGame)


def game(
    house: str, name: str = "no-bust-blackjack", table: str = "", **changes: object
) -> BlackjackGame:
    """A house's blackjack; `blackjack`, `banking` and `points` may be dicts of changes."""
    return banked_game(BlackjackGame, house, name, table, **changes)


def banked_game(kind: type[G], house: str, name: str, table: str = "", **changes: object) -> G:
    """A house's banked game; a dict given for one of its parts changes that part."""
    built = game_of(kind, house, name, table)
    for key, value in changes.items():
        if isinstance(value, dict):
            changes[key] = replace(getattr(built, key), **value)
    return replace(built, **changes)


def ranks(text: str, deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards by rank ("5 T A Jo"), in suits the shoe still holds; "5s" names its own suit."""
    left = Counter(deck)
    found: list[Card] = []
    for word in text.replace("Jk", "Jo").split():
        choices = [word] if len(word) == 2 else [word + suit for suit in SUITS]
        card = next(c for c in deck if c in choices and left[c] > 0)
        left[card] -= 1
        found.append(card)
    return tuple(found)


def command(words: str) -> Command:
    """`"3 hit"`, `"3 wager 3 10"` (spot and dollars), `"3 put-up 50"`, `"3 set Ks Qh / 7d ..."`."""
    if words == "lapse":
        return Lapse()
    seat, verb, *rest = words.split()
    kind: Any = WORDS[verb]
    if kind is PlaceWager:
        return PlaceWager(int(seat), int(rest[0]), cents(rest[1]))
    if kind is PutUp:
        return PutUp(int(seat), cents(rest[0]))
    if "/" in rest:
        # A proposal for another player's hand names its spot.
        spot = int(rest.pop(0)) if kind is Propose else 0
        front, _, back = " ".join(rest).partition("/")
        laid: Command = kind(
            seat=int(seat), spot=spot, front=parse_cards(front), back=parse_cards(back)
        )
        return laid
    made: Command = kind(int(seat), *map(int, rest))
    return made


def cents(text: str) -> int:
    return round(float(text) * 100)


def shoe_order(played: BankedGame, shoe: str, *, burn: bool) -> tuple[Card, ...]:
    """The named cards on top; with `burn`, one card above them for the game to burn."""
    cards = played.deck.cards()
    named = ranks(shoe, cards)
    left = list((Counter(cards) - Counter(named)).elements())
    burns = burn and any(step.__struct_config__.tag == "burn-first" for step in played.script)
    return stacked(cards, (left.pop(), *named) if burns else named)


class AnyBanked(Playing):
    """A hand at a banked table: bank and wagers put up, the shoe stacked, laws always checked."""

    game: BankedGame
    hand: BankedHand

    def __init__(
        self,
        played: BankedGame,
        *,
        bank: int = 8,
        money: float = 1000,
        wagers: Mapping[int, float] | None = None,
        others: str = "",
        seats: tuple[int, ...] = (),
        stacks: int | dict[int, int] = 5_000_00,
        behind: tuple[int, ...] = (),
        idle: tuple[int, ...] = (),
        bank_hand: int = 1,
        shoe: str = "",
        burn: bool = True,
        wait: bool = False,
        discards: int = 0,
    ) -> None:
        """`wagers` are dollars on own spots, `others` further commands before the bets close.

        `shoe` names the cards after the burned one; with `wait` nothing is put up or wagered; a
        shoe with `discards` is not fresh, so nothing is burned.
        """
        self.game = played
        own = dict(wagers or {})
        self.seats = seats or tuple(sorted({*own, bank, *behind, *idle}))
        self.stacks = dict.fromkeys(self.seats, stacks) if isinstance(stacks, int) else stacks
        order = shoe_order(played, shoe, burn=burn and not discards)
        started = HandStarted(
            house=played.house,
            game=played.name,
            seats=self.seats,
            stacks={seat: self.stacks[seat] for seat in self.seats},
            button=bank,
            bank_hand=bank_hand,
            behind=behind,
            idle=idle,
            cite="bank",
            stock=order[: len(order) - discards],
            discards=order[len(order) - discards :] if discards else (),
        )
        self.chance = Stacked(())
        self.rules = posted(played.house, played.name).page.floor
        self.start(started)
        bets = [f"{spot} wager {spot} {amount}" for spot, amount in own.items()]
        self._opening = (f"{bank} put-up {money}", *bets, *filter(None, others.split(";")))
        if not wait:
            self.open_bets().close_bets()

    def open_bets(self) -> Self:
        """Put up the bank's money and place the wagers, before any player is done betting."""
        return self.act(*self._opening)

    def close_bets(self) -> Self:
        """All players say they have no more bets."""
        while offered := [ask for ask in self.hand.asked if Done in ask.offers]:
            self.play(Done(offered[0].actor))
        return self

    def spoken(self, words: str) -> Command:
        return command(words)

    def stand(self) -> Self:
        """All players still asked let the default answer until the hand is over."""
        while not self.hand.over:
            ask = next(a for a in self.hand.asked if a.must)
            assert ask.default is not None
            self.play(ask.default)
        return self

    def refused(
        self, order: str | Command | Report, reason: Reason | None = Reason.NOT_OFFERED
    ) -> set[str]:
        """An order is refused because it is not offered, or for another reason."""
        return super().refused(order, reason)

    def ask(self, seat: int | str) -> Ask:
        """The Ask to one actor."""
        return next(ask for ask in self.hand.asked if ask.actor == seat)

    def offers(self, seat: int) -> set[str]:
        """The player's choices now, in words; empty if the player is not asked."""
        asks = [ask for ask in self.hand.asked if ask.actor == seat]
        return {word for word, kind in WORDS.items() for ask in asks if kind in ask.offers}

    @property
    def turn(self) -> int:
        """The seat whose turn it is to play a hand."""
        return next(a.actor for a in self.hand.asked if isinstance(a.actor, int) and a.must)

    @property
    def layout(self) -> Layout:
        return self.hand.layout

    def cards(self, key: int) -> str:
        """The face-up ranks of a hand: "5 T A Jo"."""
        return " ".join("Jo" if card == JOKER else card[0] for card in self.hand.up[key])

    @property
    def bank_cards(self) -> str:
        return self.cards(BANK)

    def settled(self) -> list[WagerSettled]:
        """The wagers in the order in which they were settled."""
        return self.events(WagerSettled)

    def won(self) -> dict[int, float]:
        """Each seat's gain or loss since the start, in dollars, before fees."""
        fees = Counter[int]()
        for event in self.log:
            for move in event.transfers():
                if move.target == "box" and isinstance(move.source, int):
                    fees[move.source] += move.amount
                if move.source == "box" and isinstance(move.target, int):
                    fees[move.target] -= move.amount
        held = {seat: self.hand.chips[seat] + fees[seat] for seat in self.seats}
        return {seat: (held[seat] - self.stacks[seat]) / 100 for seat in self.seats}

    @property
    def box(self) -> float:
        """The drop, in dollars."""
        return self.hand.chips["box"] / 100

    @property
    def dealer_asked(self) -> bool:
        return any(ask.actor == DEALER for ask in self.hand.asked)


class Banked(AnyBanked):
    """A hand of blackjack."""

    game: BlackjackGame
    hand: BlackjackHand
