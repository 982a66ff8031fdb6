"""A pan table for tests: hands and deck in a known order, commands in words, laws at every step."""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

from msgspec.structs import replace

from cardhouse.bots import make
from cardhouse.cards import HIDDEN, Card, parse_cards, stacked
from cardhouse.chance import Seeded
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE, Arrange, Command, Pick
from cardhouse.engine.core.events import Arranged, Event, HandStarted
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.families import look
from cardhouse.engine.pan.commands import (
    DiscardCard,
    DrawCard,
    Force,
    GoOnTop,
    Increase,
    LayMeld,
    LetGo,
    Retire,
    SplitMeld,
    TakeDiscard,
)
from cardhouse.engine.pan.events import (
    CardCalled,
    CardDiscarded,
    CardDrawn,
    NotForced,
    TurnBegan,
)
from cardhouse.engine.pan.hand import PanGame, PanHand
from cardhouse.floor import Report
from cardhouse.ranking.melds import MeldRules, is_valid
from cardhouse.rulebook import posted
from tests.kit.playing import Playing, game_of

PLAIN: dict[str, type[Command]] = {
    "stay": GoOnTop,
    "retire": Retire,
    "draw": DrawCard,
    "take": TakeDiscard,
    "force": Force,
    "let": LetGo,
}
CHIP = 100
# The events of a turn without a meld.
USUAL = (Arranged, CardCalled, CardDiscarded, CardDrawn, NotForced, TurnBegan)


def game(table: str = "", *, melds: dict[str, Any] | None = None, **options: Any) -> PanGame:
    """Pan at one of the house's tables, with some of its options changed."""
    deck = {k: options.pop(k) for k in ["deck"] if k in options}
    built = game_of(PanGame, "tommys", "pan", table, **deck)
    pan = replace(built.pan, **options)
    return replace(built, pan=replace(pan, melds=MeldRules(**melds)) if melds else pan)


def command(words: str) -> Command:
    """`3 meld Ac 2c from 1 3c` borrows; `3 split 1 4c 4d into 4c 4c 4c`; `3 add 1 5s`."""
    seat, verb, *rest = words.split()
    if verb in PLAIN:
        return PLAIN[verb](int(seat))
    if verb == "throw":
        return DiscardCard(int(seat), *parse_cards(rest[0]))
    if verb == "meld":
        own, _, source = " ".join(rest).partition(" from ")
        number, _, borrowed = source.partition(" ")
        return LayMeld(int(seat), parse_cards(own), int(number or 0), parse_cards(borrowed))
    added, _, first = " ".join(rest[1:]).partition(" into ")
    if verb == "add":
        return Increase(int(seat), int(rest[0]), parse_cards(added))
    assert verb == "split", verb
    return SplitMeld(int(seat), int(rest[0]), parse_cards(added), parse_cards(first))


class Pan(Playing):
    """A hand of pan in play, with its log; chips, cards and melds are counted at every step."""

    game: PanGame
    hand: PanHand

    def __init__(
        self,
        played: PanGame | None = None,
        *,
        seats: int = 4,
        first: int = 0,
        hands: dict[int, str] | None = None,
        deck: str = "",
        stacks: int | dict[int, int] = 100_00,
        fee: int = 0,
        first_deal: bool = False,
        on_top: bool = True,
        wait: bool = False,
    ) -> None:
        """`deck` names the top cards after the deal; everybody goes on top unless told not to.

        In the first deal of a game the cards choose the first player: `hands` then names each
        seat's cards in dealing order, the fifth of them face up.
        """
        self.game = played or game()
        first = first or seats
        around = tuple(range(1, seats + 1))
        order = around if first_deal else around[first:] + around[:first]
        self.stacks = dict.fromkeys(order, stacks) if isinstance(stacks, int) else stacks
        top = _packets(self.game, order[::-1], hands or {}, deck, first_deal=first_deal)
        self.deck = stacked(self.game.deck.cards(), top)
        started = HandStarted(
            house="tommys",
            game="pan",
            seats=order,
            stacks={seat: self.stacks[seat] for seat in order},
            button=0 if first_deal else first,
            fee=fee,
            stock=() if first_deal or wait else self.deck,
            cite="first",
        )
        self.chance = Seeded(7)
        self.rules = posted("tommys", "pan").page.floor
        self.start(started)
        if not wait:
            self.deal()
            if on_top:
                self.all_on_top()

    def deal(self) -> Self:
        """Let chance answer with the stacked deck, then with any card."""
        while self.hand.asked and self.hand.asked[0].actor == CHANCE:
            ask = self.hand.asked[0]
            whole = self.hand.stock.count(HIDDEN) == len(self.deck)
            stock = Arrange(cards=self.deck) if whole else self.chance.answer(ask)
            self.keep(kernel.play(self.hand, stock))
        return self

    def all_on_top(self) -> Self:
        """Everybody asked to stay in does so."""
        while not self.hand.over and GoOnTop in self.ask.offers:
            self.play(GoOnTop(self.turn))
        return self

    def spoken(self, words: str) -> Command:
        return command(words)

    def idle(self, turns: int = 1) -> Self:
        """This many players draw and discard the card they drew."""
        for _ in range(turns):
            self.let()
            seat = self.turn
            self.play(DrawCard(seat))
            self.play(DiscardCard(seat, self.hand.drawn[0]))
        return self.let()

    def finish(self) -> Self:
        """Everybody plays as a sensible player would, until somebody goes out."""
        bot = make("sensible", self.game, seed=1)
        while not self.hand.over:
            ask = self.hand.asked[0]
            assert isinstance(ask.actor, int)
            self.play(bot.decide(look(self.hand, ask.actor), ask))
        return self

    def let(self) -> Self:
        """Nobody forces the top discard."""
        while self.hand.asked and Force in self.hand.asked[0].offers:
            self.keep(kernel.play(self.hand, LetGo(self.hand.asked[0].actor)))
        return self

    def play(self, order: Command) -> list[Event]:
        """Play one command; nobody forces unless told to."""
        if not isinstance(order, Force | LetGo):
            self.let()
        return super().play(order)

    def refused(self, order: str | Command | Report, reason: Reason | None = None) -> set[str]:
        """An order is refused and changes nothing; nobody forces unless told to."""
        if not isinstance(order, Report) and "force" not in str(order):
            self.let()
        return super().refused(order, reason)

    @property
    def ask(self) -> Ask:
        (ask,) = self.hand.asked
        return ask

    @property
    def turn(self) -> int:
        assert isinstance(self.ask.actor, int)
        return self.ask.actor

    def offers(self, kind: type[Command]) -> bool:
        """True if anybody is offered this command now."""
        return any(kind in ask.offers for ask in self.hand.asked)

    def chips(self) -> dict[int, int]:
        """Each seat's gain or loss, in the table's chips."""
        chip = self.game.stakes.chip
        won = {seat: self.hand.chips[seat] - self.stacks[seat] for seat in sorted(self.hand.seats)}
        assert not any(amount % chip for amount in won.values())
        return {seat: amount // chip for seat, amount in won.items()}

    def melds(self, seat: int) -> list[str]:
        """A seat's melds, each as sorted cards."""
        return [" ".join(sorted(meld.cards)) for meld in self.hand.spreads.melds.get(seat, [])]

    def count(self) -> None:
        """The laws, and every meld on the table."""
        super().count()
        hand = self.hand
        for seat, melds in hand.spreads.melds.items():
            assert hand.up[seat] == [card for meld in melds for card in meld.cards]
            kinds = (m for m in melds if m.kind != "wrong")
            assert all(is_valid(meld, hand.game.pan.melds) for meld in kinds)


def _packets(
    played: PanGame, order: tuple[int, ...], hands: dict[int, str], deck: str, *, first_deal: bool
) -> tuple[Card, ...]:
    """The deck that deals each seat its hand, five cards at a time."""
    wanted = {seat: list(parse_cards(text)) for seat, text in hands.items()}
    below = parse_cards(deck)
    named = Counter(card for held in wanted.values() for card in held) + Counter(below)
    left = Counter(played.deck.cards()) - named
    # Cards nobody asked for are spread over ranks and suits, to make no melds.
    junk = sorted(left.elements(), key=lambda card: ("JQ462", "hdcs")[0].find(card[0]))
    spare = iter(junk[::-7] + junk[::-1])
    used = Counter[Card]()

    def other() -> Card:
        card = next(card for card in spare if used[card] < left[card])
        used[card] += 1
        return card

    full = {
        s: [*wanted.get(s, []), *(other() for _ in range(10 - len(wanted.get(s, []))))]
        for s in order
    }
    second = order
    if first_deal:
        lowest = min(order, key=lambda seat: "A234567JQK".index(full[seat][4][0]))
        at = order.index(lowest)
        second = order[at:] + order[:at]
    first = [card for seat in order for card in full[seat][:5]]
    return (*first, *(card for seat in second for card in full[seat][5:]), *below)


__all__ = ["CHIP", "USUAL", "Illegal", "Pan", "Pick", "Reason", "command", "game"]
