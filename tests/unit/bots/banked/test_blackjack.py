"""The bots at a banked table: the book's way to play, small wagers, and the bank by a coin."""

import random

import pytest

from cardhouse.analysis.blackjack.chart import Play
from cardhouse.bots import Session
from cardhouse.bots.banked.blackjack import BlackjackGuest
from cardhouse.bots.banked.twenty_one import Hand, best_play
from cardhouse.cards import Card
from cardhouse.chance import Seeded
from cardhouse.cli.histories import history_of
from cardhouse.engine.banked.blackjack.hand import BlackjackGame
from cardhouse.engine.banked.blackjack.insurance import InsuranceAnswered
from cardhouse.engine.banked.commands import Done, PlaceWager, Surrender
from cardhouse.engine.banked.rules import Blackjack
from cardhouse.engine.banked.wagers import WagerPlaced
from cardhouse.engine.core.events import Event, HandStarted
from cardhouse.formats import decode, encode
from cardhouse.formats.history import replayed
from cardhouse.rulebook import Posted, all_games, posted
from cardhouse.table.commands import PassBank, TakeBank

ALL: frozenset[Play] = frozenset({"hit", "stand", "double", "split", "surrender"})
PLAIN: frozenset[Play] = frozenset({"hit", "stand"})
BANKED = [post for post in all_games() if post.family.scope == "banked"]
GAMES = pytest.mark.parametrize("post", BANKED, ids=lambda post: f"{post.house} {post.name}")


@pytest.mark.parametrize(
    ("hand", "up", "may", "play"),
    [
        (Hand(12), "6s", PLAIN, "hit"),
        (Hand(13), "5s", PLAIN, "hit"),
        (Hand(14), "6s", PLAIN, "stand"),
        (Hand(14), "7s", PLAIN, "hit"),
        (Hand(16), "7s", PLAIN, "hit"),
        (Hand(17), "As", PLAIN, "stand"),
        (Hand(17, soft=True), "6s", PLAIN, "hit"),
        (Hand(18, soft=True), "8s", PLAIN, "stand"),
        (Hand(18, soft=True), "9s", PLAIN, "hit"),
        (Hand(19, soft=True), "Ts", PLAIN, "stand"),
        (Hand(16), "Ks", ALL, "surrender"),
        (Hand(16), "9s", ALL, "hit"),
        (Hand(16), "Ks", PLAIN, "hit"),
        (Hand(16, pair="8"), "Ts", ALL, "split"),
        (Hand(12, soft=True, pair="A"), "Ts", ALL, "split"),
        (Hand(20, pair="T"), "6s", ALL, "stand"),
        (Hand(11), "Ts", ALL, "double"),
        (Hand(11), "As", ALL, "hit"),
        (Hand(10), "9s", ALL, "double"),
        (Hand(10), "Ts", ALL, "hit"),
        (Hand(11), "Ts", PLAIN, "hit"),
    ],
)
def test_a_hand_is_played_by_the_book(hand: Hand, up: str, may: frozenset[Play], play: str) -> None:
    assert best_play(hand, Card(up), Blackjack(), may) == play


def test_where_the_house_says_draw_or_stand_the_bot_does() -> None:
    # The house makes everybody draw to 17, or stand on 12.
    assert best_play(Hand(17), Card("6s"), Blackjack(must_hit=17), frozenset({"hit"})) == "hit"
    assert best_play(Hand(12), Card("6s"), Blackjack(), frozenset({"stand"})) == "stand"


def bots(post: Posted, name: str = "sensible", seats: int = 5, seed: int = 3) -> Session:
    named = dict.fromkeys(range(1, seats + 1), name)
    return Session.open(post, chance=Seeded(seed), seats=seats, bots=named, seed=seed)


@GAMES
@pytest.mark.parametrize("name", ["sensible", "caller", "random"])
def test_bots_play_hand_after_hand_and_the_histories_keep_the_laws(post: Posted, name: str) -> None:
    lines = []
    for _ in range(2):
        session = bots(post, name)
        told = []
        for _ in range(12):
            session.next_hand()
            session.advance()
            assert session.over and session.waiting is None
            told.append(encode(history_of(session, post, "")))
        lines.append(told)
    assert lines[0] == lines[1], "the same seed plays the same hands"
    for line in lines[0]:
        history = decode(line)
        hands = replayed(history, post.game())
        assert hands[-1].over and encode(history) == line


@GAMES
def test_the_bank_goes_round_and_nobody_has_it_three_times_in_a_row(post: Posted) -> None:
    session, banked = bots(post), list[int]()
    for _ in range(24):
        session.next_hand()
        session.advance()
        started = session.table.log[0]
        assert isinstance(started, HandStarted)
        banked.append(started.button)
    assert all(len(set(banked[i : i + 3])) > 1 for i in range(22))
    assert len(set(banked)) > 2


@GAMES
def test_a_sensible_player_bets_the_least_on_his_own_spot_and_insures_nothing(post: Posted) -> None:
    session, log = bots(post), list[Event]()
    for _ in range(15):
        session.next_hand()
        session.advance()
        log += session.table.log
    wagers = [event for event in log if isinstance(event, WagerPlaced)]
    assert {wager.spot == wager.seat for wager in wagers} == {True}
    assert {wager.amount for wager in wagers} == {post.table().stakes.small_bet}
    assert not any(isinstance(event, InsuranceAnswered) and event.amount for event in log)


def test_a_person_is_asked_whether_he_wants_the_bank() -> None:
    post = posted("tommys", "no-bust-blackjack")
    session = Session.open(post, chance=Seeded(1), seats=3, bots={2: "caller", 3: "caller"}, seed=1)
    session.next_hand()
    assert session.offered == 1 and session.over
    session.play(TakeBank(seat=1))
    session.next_hand()
    assert session.offered == 0 and session.waiting is not None
    assert session.waiting.actor == 1
    assert session.waiting.default is not None
    session.play(session.waiting.default)
    session.advance()
    assert session.over and session.table.turn.number == 2


def test_a_person_who_passes_leaves_the_bank_to_the_bots() -> None:
    post = posted("tommys", "no-bust-blackjack")
    session = Session.open(post, chance=Seeded(1), seats=3, bots={2: "caller", 3: "caller"}, seed=1)
    session.next_hand()
    session.play(PassBank(seat=1))
    session.next_hand()
    assert session.table.running() and session.table.turn.holder in (2, 3)


def test_nobody_goes_on_while_a_person_may_still_surrender() -> None:
    post = posted("ven-a-mexico", "no-bust-blackjack")
    for seed in range(60):
        session = Session.open(
            post, chance=Seeded(seed), seats=3, bots={1: "caller", 3: "caller"}, seed=seed
        )
        while not session.table.running():
            session.next_hand()
            if session.offered:
                session.play(PassBank(seat=2))
        session.advance()
        while (ask := session.waiting) and ask.must:
            mine = [w for w in session.table.log if isinstance(w, WagerPlaced) and w.seat == 2]
            bets = Done in ask.offers and not mine
            order = PlaceWager(2, 2, 500) if bets else ask.default
            assert order is not None
            session.play(order)
            session.advance()
        if ask is not None:
            break
    assert ask is not None, "nobody could surrender late in sixty hands"
    assert set(ask.offers) == {Surrender} and session.step() == []
    session.waive()
    session.advance()
    assert session.over


def test_a_guest_is_the_sensible_bot_of_a_banked_game() -> None:
    from cardhouse.bots.names import make

    game = posted("tommys", "no-bust-blackjack").game()
    assert isinstance(game, BlackjackGame)
    assert isinstance(make("sensible", game, seed=1), BlackjackGuest)
    assert isinstance(BlackjackGuest(game, random.Random(1)), BlackjackGuest)
