"""The laws at a banked table: hidden cards make no difference to a viewer's view."""

import random

import msgspec
import pytest
from msgspec.structs import replace

from cardhouse.cards import HIDDEN, Card, Deck
from cardhouse.engine.banked.blackjack.bank_hand import HoleTurned
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.blackjack.shoe import ShoeRenewed
from cardhouse.engine.banked.blackjack.turn_events import CardTaken
from cardhouse.engine.core import kernel
from cardhouse.engine.core.asks import Ask
from cardhouse.engine.core.commands import CHANCE, Arrange
from cardhouse.engine.core.events import Dealt, Event, HandStarted
from cardhouse.engine.core.view import RAIL, see
from cardhouse.engine.families import look
from cardhouse.rulebook import all_games
from tests.laws.deals import AnyPlay

BLACKJACK = [
    post.game(table)
    for post in all_games()
    if post.family.name == "blackjack"
    for table in post.page.table
]
BANKED = pytest.mark.parametrize("game", BLACKJACK, ids=lambda game: f"{game.house} {game.title}")
SEATS = (1, 2, 4, 5, 8)
RANDOM = range(12)


def deal(game: BlackjackGame, seed: int, *, rail: bool = False) -> tuple[AnyPlay, random.Random]:
    """A table with a bank, perhaps one behind it, and shallow and deep stacks."""
    source = random.Random(seed)
    # A single pack, so that each card has only one place.
    game = replace(game, deck=Deck(packs=1, jokers=game.deck.jokers))
    seats = (*SEATS, 101) if rail else SEATS
    started = HandStarted(
        house=game.house,
        game=game.name,
        seats=seats,
        stacks={seat: source.choice((700, 30_00, 100_00, 2_000_00)) for seat in seats},
        button=source.choice(SEATS[:-1]),
        behind=(8,) if source.random() < 0.5 else (),
        cite="bank",
    )
    cards = list(game.deck.cards())
    source.shuffle(cards)
    return AnyPlay(game, started, tuple(cards)), source


def known(log: list[Event]) -> set[Card]:
    """Every card that has been face up."""
    found: set[Card] = set()
    for event in log:
        if isinstance(event, Dealt) and event.up:
            found.update(event.cards)
        elif isinstance(event, CardTaken | HoleTurned):
            found.add(event.card)
    return found


@BANKED
@pytest.mark.parametrize("seed", RANDOM)
def test_the_view_is_the_fold_of_what_was_seen(game: BlackjackGame, seed: int) -> None:
    play, source = deal(game, seed, rail=bool(game.banking.circles.back_line))
    while not play.hand.over:
        for viewer in (RAIL, *play.hand.seats):
            seen = kernel.replay(play.game, [see(event, viewer) for event in play.log])
            assert look(seen, viewer) == look(play.hand, viewer)
        play.on(source.randrange)
    assert kernel.replay(play.game, play.log) == play.hand


@BANKED
@pytest.mark.parametrize("seed", RANDOM)
def test_no_view_and_no_event_names_a_hidden_card(game: BlackjackGame, seed: int) -> None:
    play, source = deal(game, seed)
    while not play.hand.over:
        hidden = set(play.deck) - known(play.log)
        for viewer in (RAIL, *play.hand.seats):
            view = msgspec.json.encode(look(play.hand, viewer)).decode()
            log = msgspec.json.encode([see(event, viewer) for event in play.log]).decode()
            for card in hidden:
                assert f'"{card}"' not in view
                assert f'"{card}"' not in log
        play.on(source.randrange)
    assert play.commands and hidden


@BANKED
@pytest.mark.parametrize("seed", RANDOM)
def test_hands_that_differ_only_in_hidden_cards_look_the_same(
    game: BlackjackGame, seed: int
) -> None:
    play, source = deal(game, seed)
    while not play.hand.over:
        play.on(source.randrange)
    if any(isinstance(event, ShoeRenewed) for event in play.log):
        return
    shown = known(play.log)
    unknown = [card for card in play.deck if card not in shown]
    source.shuffle(unknown)
    left = iter(unknown)
    deck = tuple(card if card in shown else next(left) for card in play.deck)
    other = AnyPlay(play.game, play.started, deck)
    again = AnyPlay(play.game, play.started, play.deck)
    for command in play.commands:
        other.play(other.chance.answer(_chance(other)) if isinstance(command, Arrange) else command)
        again.play(command)
        for viewer in (RAIL, *play.hand.seats):
            assert look(other.hand, viewer) == look(again.hand, viewer)
    seen = [[msgspec.json.encode(see(e, RAIL)) for e in each.log] for each in (again, other)]
    assert seen[0] == seen[1]


def _chance(play: AnyPlay) -> Ask:
    return next(ask for ask in play.hand.asked if ask.actor == CHANCE)


def test_a_shoe_that_goes_on_keeps_its_order_and_its_burned_cards_hidden() -> None:
    game = BLACKJACK[0]
    cards = game.deck.cards()
    started = HandStarted(
        house=game.house,
        game=game.name,
        seats=SEATS,
        stacks=dict.fromkeys(SEATS, 100_00),
        button=1,
        stock=cards[10:],
        discards=cards[:10],
    )
    seen = started.seen(RAIL)
    assert set(seen.stock + seen.discards) == {HIDDEN}
    hand, _ = kernel.start(game, started)
    assert look(hand, RAIL).stock == len(cards) - 10
    assert look(hand, RAIL).muck == 10
