"""A table for tests: a dealt hand, actions in words, and every law checked at every step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from msgspec.structs import replace

from cardhouse.cards import Card, parse_cards, stacked
from cardhouse.chance import Stacked
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE, Command
from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.commands import (
    Bet,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Match,
    Muck,
    Pass,
    PlayBoard,
    Raise,
    Show,
    Stake,
    StandAllIn,
    StayIn,
    StayOut,
    Straddle,
)
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.hand import PotGame, PotHand
from cardhouse.rulebook import open_table
from cardhouse.table import AnyEvent, Table, play
from cardhouse.table.commands import DrawButton, Sit
from tests.kit.playing import Playing, game_of
from tests.kit.playing import cited as cited
from tests.kit.sixth import posted

WORDS: dict[str, type[Command]] = {
    "fold": Fold,
    "check": Check,
    "call": Call,
    "bet": Bet,
    "raise": Raise,
    "bring-in": BringIn,
    "all-in": StandAllIn,
    "stay": StayIn,
    "straddle": Straddle,
    "pass": Pass,
    "discard": Discard,
    "stake": Stake,
    "match": Match,
    "out": StayOut,
    "show": Show,
    "muck": Muck,
    "board": PlayBoard,
}


def game(
    house: str = "tommys", name: str = "holdem", table: str = "", **changes: object
) -> PotGame:
    """A house's pot game at one of its tables; stakes and rules may be changed."""
    return game_of(PotGame, house, name, table, **changes)


def command(words: str) -> Command:
    """`"4 raise 8"` is seat 4's raise to 8 dollars; `"4 show Ah"` shows one card."""
    seat, verb, *rest = words.split()
    kind: Any = WORDS[verb]
    more: list[object] = []
    if "to" in kind.__struct_fields__:
        more = [round(float(rest[0]) * 100)]
    elif "cards" in kind.__struct_fields__:
        more = [parse_cards(" ".join(rest))]
    made: Command = kind(int(seat), *more)
    return made


class Dealt(Playing):
    """A hand in play, with its log; chips and cards are counted after every command."""

    game: PotGame
    hand: PotHand

    def __init__(
        self,
        played: PotGame | None = None,
        *,
        seats: int | Iterable[int] = 6,
        button: int = 0,
        stacks: int | dict[int, int] = 200_00,
        deck: str = "",
        hands: dict[int, str] | None = None,
        board: str = "",
        fee: int = 0,
        fees: dict[int, int] | None = None,
        posts: dict[int, Post] | None = None,
        foreign: str = "",
        wait: bool = False,
        repair: bool | None = None,
    ) -> None:
        """`hands` and `board` stack the deck, as if nobody folds; `deck` names its top cards.

        `foreign` puts cards into the deck that do not belong there; `wait` stops before the deal.
        """
        self.game = played or game()
        taken = tuple(range(1, seats + 1)) if isinstance(seats, int) else tuple(seats)
        self.button = button or taken[-1]
        order = tuple(sorted(taken, key=lambda seat: (seat <= self.button, seat)))
        cards = self.game.deck.cards() + parse_cards(foreign)
        top = parse_cards(deck) if deck else rotation(self.game, cards, order, hands or {}, board)
        self.chance = Stacked(stacked(cards, top))
        rules = posted(self.game.house, self.game.name).page.floor
        self.rules = rules if repair is None else replace(rules, repair=repair)
        self.stacks = dict.fromkeys(order, stacks) if isinstance(stacks, int) else stacks
        started = HandStarted(
            house=self.game.house,
            game=self.game.name,
            seats=order,
            stacks={seat: self.stacks[seat] for seat in order},
            button=self.button,
            # A fee by the number of players comes out of the pot.
            fee_seat=0 if fees else self.button,
            fee=fee,
            fees=fees or {},
            posts=posts or {},
            deck=cards if foreign else (),
        )
        self.start(started)
        if not wait:
            self.deal()

    def spoken(self, words: str) -> Command:
        return command(words)

    def check_round(self) -> Self:
        """Everybody calls or checks until the betting round is over."""
        cursor = self.hand.cursor
        while not self.hand.over and self.hand.cursor == cursor:
            ask = self.ask
            kind = next(kind for kind in (Call, Check, BringIn) if kind in ask.offers)
            self.play(kind(ask.actor))
        return self

    def show_all(self) -> Self:
        """Everybody asked to show does so."""
        while not self.hand.over:
            self.play(Show(self.ask.actor))
        return self

    @property
    def ask(self) -> Ask:
        """The one Ask of this moment."""
        (ask,) = self.hand.asked
        return ask

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        assert isinstance(self.ask.actor, int)
        return self.ask.actor

    @property
    def offers(self) -> set[str]:
        """The choices of the player in turn, in words."""
        return {word for word, kind in WORDS.items() if kind in self.ask.offers}

    def range(self, word: str) -> tuple[int, int]:
        """The least and the most the player in turn may bet or raise to."""
        terms = self.ask.offers[WORDS[word]]
        return terms.least, terms.most  # type: ignore[attr-defined]

    def before(self, index: int) -> PotHand:
        """The hand as it was before the event at this index of its log."""
        hand = kernel.replay(self.game, self.log[:1])
        assert isinstance(hand, PotHand)
        for event in self.log[1:index]:
            kernel.fold(hand, event)
        return hand

    def stock(self, count: int) -> list[Card]:
        """The top cards of the stock."""
        return self.hand.stock[:count]

    def won(self) -> dict[int, int]:
        """Each seat's gain or loss since the start of the hand."""
        return {seat: self.hand.chips[seat] - self.stacks[seat] for seat in self.hand.seats}


def seated(players: int, *, table: Table | None = None, chips: int = 1_000_00) -> Table:
    """A hold'em table with this many players; seat 1 has the first button."""
    table = table or open_table(posted("tommys", "holdem"))
    for seat in range(1, players + 1):
        play(table, Sit(seat=seat, name=f"Player {seat}", chips=chips))
    cards = parse_cards("As Kd Qd Jd Td 9d 8d 7d 6d 5d")
    play(table, DrawButton(cards=cards[:players]))
    return table


def finish(table: Table, *, calling: bool = False) -> list[AnyEvent]:
    """Play a table's hand to its end; players let the default answer, or call everything."""
    events: list[AnyEvent] = []
    chance = Stacked(())
    while table.hand is not None and table.hand.asked:
        (ask,) = table.hand.asked
        if ask.actor == CHANCE:
            order = chance.answer(ask)
        elif calling and Call in ask.offers:
            order = Call(ask.actor)
        else:
            assert ask.default is not None
            order = ask.default
        events += play(table, order)
    return events


def rotation(
    played: PotGame,
    cards: tuple[Card, ...],
    order: tuple[int, ...],
    hands: dict[int, str],
    board: str,
) -> tuple[Card, ...]:
    """A deck that deals each seat its named hand, down or up, and the named board."""
    wanted = {seat: list(parse_cards(text)) for seat, text in hands.items()}
    common = list(parse_cards(board))
    named = {card for held in wanted.values() for card in held} | set(common)
    spare = iter([card for card in cards if card not in named])
    top: list[Card] = []
    for step in played.script:
        if not isinstance(step, Deal) or not (common or any(wanted.values())):
            continue
        top += [next(spare) for _ in range(step.burn)]
        for _ in range(step.down + step.up):
            top += [wanted[s].pop(0) if wanted.get(s) else next(spare) for s in order]
        top += [common.pop(0) if common else next(spare) for _ in range(step.board)]
    return tuple(top)
