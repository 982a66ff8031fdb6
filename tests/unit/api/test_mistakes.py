"""Mistakes of programs at the door: each error is one line that names the correct usage."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import cardhouse
from cardhouse import CardError, IllegalCommand, NotPosted, SavedHandError, WrongArgument

HOLDEM = cardhouse.open_book("tommys").game("holdem")
BLACKJACK = cardhouse.open_book("tommys").game("no-bust-blackjack")
PAI_GOW = cardhouse.open_book("tommys").game("pai-gow-poker")
HAND = HOLDEM.deal(seats=3, button=3, seed=7)
PAIRS = "AsAh", "KdKc"


class Caller:
    """A proper bot."""

    def decide(self, view: cardhouse.View, ask: cardhouse.Ask) -> cardhouse.Command:
        return ask.prefer("check", "call")


def ask_of(hand: cardhouse.Hand) -> cardhouse.Ask:
    assert hand.ask is not None
    return hand.ask


def done(name: str, *values: Any, **named: Any) -> None:
    """Play a command of seat 3, which is asked to call $2."""
    hand = HAND.copy()
    hand.play(ask_of(hand).do(name, *values, **named))


def bank_does(name: str, *values: Any) -> None:
    """Play a command of the bank at blackjack, which is asked to put money up."""
    hand = BLACKJACK.deal(seats=3, button=1, seed=7)
    hand.play(ask_of(hand).do(name, *values))


def set_by_a_player(**named: Any) -> None:
    """A hand of pai gow poker, set as given."""
    hand = PAI_GOW.deal(seats=3, button=1, seed=7)
    while "set-hand" not in ask_of(hand):
        mine = any(wager.seat == ask_of(hand).seat for wager in layout(hand).wagers)
        hand.play(ask_of(hand).prefer("done" if mine else "wager"))
    hand.play(ask_of(hand).do("set-hand", **named))


def layout(hand: cardhouse.Hand) -> cardhouse.LayoutView:
    view = hand.view()
    assert isinstance(view, cardhouse.BankedView)
    return view.layout


def others_turn() -> None:
    """Seat 1 acts before seat 3."""
    first = HOLDEM.deal(seats=3, button=1, seed=7)
    HAND.copy().play(ask_of(first).do("call"))


def strangers_turn() -> None:
    """Seat 9 is not in the hand."""
    stranger = HOLDEM.deal(seats=(7, 8, 9), button=9, seed=7)
    HAND.copy().play(ask_of(stranger).do("call"))


Mistake = tuple[Callable[[], object], type[Exception], str]

# The arguments are wrong on purpose, even in their types.
door: Any = cardhouse
holdem: Any = HOLDEM
hand: Any = HAND
asked: Any = HAND.ask
ARGUMENTS: list[Mistake] = [
    (lambda: door.Session("holdem", ["caller"] * 2), WrongArgument, "game must be a Game"),
    (lambda: door.Session(holdem, [None, None]), WrongArgument, "bot in seat 1 must be"),
    (lambda: door.Session(holdem, [Caller, Caller]), WrongArgument, "bot in seat 1 must be"),
    (lambda: door.Session(holdem, None), WrongArgument, "bots must be a list"),
    (lambda: door.Session(holdem, "sensible"), WrongArgument, "bots must be a list"),
    (lambda: door.Session(holdem, {"1": "caller"}), WrongArgument, "a seat must be a whole"),
    (lambda: door.Session(holdem, {1: "caller", 99: "caller"}), NotPosted, "not for seats 1, 99"),
    (lambda: door.Session(holdem, ["caller"] * 2, chips="40"), WrongArgument, "whole cents"),
    (lambda: door.Session(holdem, ["caller"] * 2, chips=40), NotPosted, "at least $20"),
    (lambda: door.Session(holdem, ["caller"] * 2).play("5"), WrongArgument, "hands must be"),
    (lambda: door.Session(holdem, ["caller"] * 2).play(-1), WrongArgument, "number from 0"),
    (lambda: door.Session(holdem, ["caller"] * 2).hands(2.5), WrongArgument, "count must be"),
    (lambda: holdem.deal(seats=3.0), WrongArgument, "seats must be a whole number, not 3.0"),
    (lambda: holdem.deal(seats=None), WrongArgument, "seats must be a whole number, not None"),
    (lambda: holdem.deal(seats=["1", "2"]), WrongArgument, "a seat must be a whole number"),
    (lambda: holdem.deal(seats="3"), WrongArgument, "seats must be how many"),
    (lambda: holdem.deal(seats=[1, 1, 2]), WrongArgument, "named once each"),
    (lambda: holdem.deal(seats=[0, 1]), NotPosted, "in seats 1 to 10, not for seats 0, 1"),
    (lambda: holdem.deal(seats=-1), NotPosted, "2 to 10 players in seats 1 to 10, not for -1"),
    (lambda: holdem.deal(seats=10**30), NotPosted, "2 to 10 players"),
    (
        lambda: holdem.deal(stacks={1: 4000, 2: 4000, 3: 40.5}),
        WrongArgument,
        "stacks[3] must be whole",
    ),
    (lambda: holdem.deal(stacks={3: "4000"}), WrongArgument, "stacks[3] must be whole cents"),
    (lambda: holdem.deal(stacks="40"), WrongArgument, "stacks must be whole cents"),
    (lambda: holdem.deal(stacks=[4000] * 3), WrongArgument, "stacks must be whole cents"),
    (lambda: holdem.deal(stacks=True), WrongArgument, "stacks must be whole cents"),
    (lambda: holdem.deal(stacks=40), NotPosted, "40 cents: stacks are cents ($40 is 40_00)"),
    (lambda: holdem.deal(stacks=4001), NotPosted, "in chips of $1"),
    (lambda: BLACKJACK.deal(stacks=40), NotPosted, "at least $1"),
    (lambda: holdem.deal(button="1"), WrongArgument, "button must be a whole number, not '1'"),
    (lambda: holdem.deal(seed=[1]), WrongArgument, "seed must be a whole number, a text or None"),
    (lambda: holdem.deal(seed=1.5), WrongArgument, "not 1.5"),
    (lambda: holdem.deal(deck=5), WrongArgument, "deck must be cards"),
    (lambda: holdem.deal(deck="Jo"), CardError, "Jo (joker) is named, and the deck has 0"),
    (lambda: holdem.deal(deck="As As"), CardError, "is named 2 times, and the deck has 1"),
    (lambda: holdem.rank("AsAh", board=None), WrongArgument, "board must be cards"),
    (lambda: holdem.rank(5), WrongArgument, "a hand must be cards"),
    (lambda: holdem.rank([5]), WrongArgument, "must be a card such as 'As', not 5"),
    (lambda: holdem.odds(*PAIRS, trials=-5), WrongArgument, "trials must be a whole number from 1"),
    (lambda: holdem.odds(*PAIRS, trials=0), WrongArgument, "trials must be a whole number from 1"),
    (lambda: holdem.odds(*PAIRS, trials=2.5), WrongArgument, "not 2.5"),
    (lambda: holdem.odds(*PAIRS, seed="x"), WrongArgument, "seed must be a whole number from 0"),
    (lambda: holdem.odds(*PAIRS, seed=-1), WrongArgument, "seed must be a whole number from 0"),
    (lambda: holdem.odds(None, "KdKc"), WrongArgument, "a hand must be cards"),
    (lambda: holdem.simulate(0), WrongArgument, "hands must be a whole number from 1"),
    (lambda: holdem.simulate(-1), WrongArgument, "hands must be a whole number from 1"),
    (lambda: holdem.simulate(5, workers=0), WrongArgument, "workers must be a whole number from 1"),
    (lambda: holdem.simulate(5, seed=1.5), WrongArgument, "seed must be"),
    (lambda: hand.cards(9), NotPosted, "seat 9 is not in this hand: seats 1, 2, 3 are"),
    (lambda: hand.cards(0), NotPosted, "seat 0 is not in this hand"),
    (lambda: hand.cards("1"), WrongArgument, "seat must be a whole number, not '1'"),
    (lambda: hand.view("1"), WrongArgument, "not '1'"),
    (lambda: hand.view(True), WrongArgument, "not True"),
    (lambda: hand.view(1.0), WrongArgument, "not 1.0"),
    (lambda: hand.tell(viewer=9), NotPosted, "seat 9 is not in this hand"),
    (lambda: hand.tell(viewer="nobody"), WrongArgument, "'all', 0 or a seat"),
    (lambda: hand.cited("x"), WrongArgument, "event must be an event"),
    (lambda: holdem.cited(5), WrongArgument, "event must be an event"),
    (lambda: door.load(hand.save(), "tommys"), WrongArgument, "book must be a Book"),
    (lambda: door.load(None), WrongArgument, "text must be what hand.save() gave"),
    (lambda: door.load(hand), WrongArgument, "text must be what hand.save() gave"),
    (lambda: door.load("hello"), SavedHandError, "load takes what hand.save() gave"),
    (
        lambda: door.load(hand.save(), door.open_book("button-room")),
        SavedHandError,
        "saved at tommys, and this is the book of button-room",
    ),
    (lambda: door.open_book(None), WrongArgument, "house must be one of button-room"),
    (lambda: door.open_book("tommys").game(None), WrongArgument, "name must be a text"),
    (lambda: door.open_book("button-room").game("dealers-choice"), NotPosted, "stud5, stud7"),
    (lambda: door.cents(4), WrongArgument, "text must be an amount such as '$4'"),
    (lambda: door.cents("1,00"), WrongArgument, "'1,00' is no amount of money"),
    (lambda: door.dollars("5"), WrongArgument, "cents must be whole cents"),
    (lambda: door.dollars(2.5), WrongArgument, "cents must be whole cents"),
    (lambda: door.show_cards(5), WrongArgument, "cards must be cards"),
    (lambda: door.parse_cards(5), WrongArgument, "text must be cards"),
]

COMMANDS: list[Mistake] = [
    (
        lambda: done("raise", 4),
        IllegalCommand,
        "to=4 is $0.04: amounts are cents, $4 is 4_00",
    ),
    (lambda: done("raise", "$4"), IllegalCommand, "to must be whole cents (4_00 is $4), not '$4'"),
    (lambda: done("raise", 4.0), IllegalCommand, "to must be whole cents"),
    (lambda: done("raise", None), IllegalCommand, "to must be whole cents"),
    (lambda: done("raise", 400, to=400), IllegalCommand, "raise: to is given twice; seat 3 may"),
    (lambda: done("raise", amount=400), IllegalCommand, "there is no amount: it takes to; seat 3"),
    (lambda: done("raise", 1, 2), IllegalCommand, "2 values are given, and it takes to; seat 3"),
    (lambda: done("fold", 1), IllegalCommand, "it takes nothing more; seat 3 may: fold"),
    (lambda: done("discard", ["zz"]), CardError, "'zz' is not a card"),
    (lambda: done("discard", 5), IllegalCommand, "cards must be cards"),
    (lambda: done("wager"), IllegalCommand, "wager cannot be done now; seat 3 may: fold, call $2"),
    (lambda: done("stand"), IllegalCommand, "That cannot be done now; seat 3 may: fold, call $2"),
    (lambda: done("arrange"), IllegalCommand, "there is no command 'arrange' in any game; seat 3"),
    (others_turn, IllegalCommand, "It is not your turn; seat 3 may: fold, call $2"),
    (strangers_turn, IllegalCommand, "You are not in this hand; seats 1, 2, 3 are"),
    (
        lambda: bank_does("wager", 99, 500),
        IllegalCommand,
        "wager cannot be done now; seat 1 may",
    ),
    (lambda: bank_does("wager", 1, "5"), IllegalCommand, "amount must be whole cents"),
    (lambda: bank_does("put-up", 5), IllegalCommand, "amount=5 is $0.05: amounts are cents"),
    (lambda: set_by_a_player(spot=99), IllegalCommand, "spot 99 is not one's own"),
    (lambda: set_by_a_player(front="As"), IllegalCommand, "seat "),
    (lambda: asked.prefer("rasie"), IllegalCommand, "no command 'rasie' in any game; seat 3"),
    (lambda: asked.prefer("call", "rasie"), IllegalCommand, "no command 'rasie'"),
    (lambda: asked.prefer(["check", "call"]), IllegalCommand, "no command ['check', 'call']"),
    (lambda: asked.prefer(None), IllegalCommand, "no command None"),
    (lambda: "rasie" in asked, IllegalCommand, "no command 'rasie'"),
    (lambda: asked.random(1), WrongArgument, "source must be a random.Random"),
]


@pytest.mark.parametrize(("asked", "error", "said"), ARGUMENTS + COMMANDS)
def test_a_mistake_is_told_in_one_line(
    asked: Callable[[], object], error: type[Exception], said: str
) -> None:
    before = HAND.save()
    with pytest.raises(error, match=re.escape(said)) as raised:
        asked()
    assert type(raised.value) is error and "\n" not in str(raised.value)
    assert "`" not in str(raised.value) and HAND.save() == before


def test_cards_may_be_given_one_by_one_everywhere() -> None:
    board = ("Ks", "7d", "7h", "2c", "3s")
    assert HOLDEM.rank(("As", "Ah"), ["Kd", "Kc"], board=board) == HOLDEM.rank(
        *PAIRS, board="Ks 7d 7h 2c 3s"
    )
    assert HOLDEM.odds(["As", "Ah"], "KdKc", board=board[:3], dead=["2d"]) == HOLDEM.odds(
        *PAIRS, board="Ks7d7h", dead="2d"
    )
    dealt = HOLDEM.deal(seats=3, button=3, seed=7, deck=["2c", "3c", "As"])
    assert dealt.save() == HOLDEM.deal(seats=3, button=3, seed=7, deck="2c 3c As").save()
    assert cardhouse.parse_cards(["As", "10d"]) == ("As", "Td")
    assert cardhouse.show_cards("AsKd") == cardhouse.show_cards(["As", "Kd"]) == "As Kd"


def test_offers_cannot_be_changed() -> None:
    offers = ask_of(HAND).offers
    with pytest.raises(TypeError):
        offers["x"] = offers["fold"]  # type: ignore[index]


class Forger:
    """Changes the limits in its own view, and bets by them."""

    def decide(self, view: cardhouse.View, ask: cardhouse.Ask) -> cardhouse.Command:
        for offer in (*view.offers, *ask.offers.values()):
            for spot in offer.spots:
                offer.spots[spot] = (7, 7)
        spots = ask.offers["wager"].spots if "wager" in ask else {}
        return ask.do("wager", min(spots), 7) if spots else ask.default


def test_limits_cannot_be_forged() -> None:
    session = cardhouse.Session(BLACKJACK, [Forger(), "caller", "caller"], seed=1)
    with pytest.raises(cardhouse.BotError, match=r"amount=7 is \$0.07.*wager on . \(\$5 to"):
        session.play(5)
    hand = BLACKJACK.deal(seats=3, button=1, seed=7)
    hand.play(ask_of(hand).do("put-up", 100_00))
    before = str(ask_of(hand))
    Forger().decide(hand.view(2), ask_of(hand))
    assert str(ask_of(hand)) == before


GAMES = [(house, game) for house in cardhouse.houses() for game in cardhouse.open_book(house).games]


class Preferring:
    """Always prefers the same few commands."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def decide(self, view: cardhouse.View, ask: cardhouse.Ask) -> cardhouse.Command:
        return ask.prefer(*self.names)


PAN = cardhouse.open_book("tommys").game("pan")


def test_a_bot_that_never_ends_a_hand_is_stopped() -> None:
    """All stay in and nobody melds: the deck is shuffled again and again."""
    session = cardhouse.Session(PAN, [Preferring("go-on-top") for _ in range(3)], seed=1)
    with pytest.raises(cardhouse.BotError, match=r"was asked 2000 times in one hand .* may:"):
        session.play()
    assert session.results[1].hands == 1


CIRCLES = [
    (PAI_GOW, ("set-hand", "wager", "done")),
    (BLACKJACK, ("wager", "take-back")),
    (BLACKJACK, ("take-back", "wager")),
]


@pytest.mark.parametrize(("game", "names"), CIRCLES)
def test_a_bot_that_goes_round_in_circles_is_stopped(
    game: cardhouse.Game, names: tuple[str, ...]
) -> None:
    session = cardhouse.Session(game, [Preferring(*names), "caller", "caller"], seed=7)
    with pytest.raises(cardhouse.BotError, match=r"Preferring in seat 1 .* same position .* may:"):
        session.play(20)
    assert session.results[1].hands >= 1


@pytest.mark.parametrize(("house", "name"), GAMES)
def test_whatever_a_bot_prefers_a_session_returns(house: str, name: str) -> None:
    """Random preferences: a hand ends, or the bot to blame is named."""
    game, source = cardhouse.open_book(house).game(name), random.Random(name)
    for seed in range(3):
        names = ["check", "call", "discard", "wager", "take-back", "set-hand", "confirm", "hit"]
        names += [
            "go-on-top",
            "draw-card",
            "discard-card",
            "take-discard",
            "put-up",
            "propose",
            "done",
        ]
        source.shuffle(names)
        bots: list[cardhouse.Bot | str] = [
            Preferring(*names[:4]),
            Preferring(*names[4:8]),
            "caller",
        ]
        session = cardhouse.Session(game, bots, seed=seed)
        for _ in range(3):
            try:
                session.play()
            except cardhouse.BotError as error:
                assert "times in one hand" in str(error)
        assert session.results[1].hands == 3


@pytest.mark.parametrize(("house", "name"), GAMES)
def test_silence_alone_ends_a_hand(house: str, name: str) -> None:
    game = cardhouse.open_book(house).game(name)
    session = cardhouse.Session(game, [Preferring()] * 4, seed=7)
    assert all(hand.over for hand in session.hands(5)) and session.results[1].hands == 5


class Failing(Caller):
    """Calls, but fails at its n-th decision."""

    def __init__(self, at: int, failure: Callable[[cardhouse.Ask], cardhouse.Command]) -> None:
        self.left = at
        self.failure = failure

    def decide(self, view: cardhouse.View, ask: cardhouse.Ask) -> cardhouse.Command:
        self.left -= 1
        return ask.prefer("go-on-top", "check", "call") if self.left else self.failure(ask)


def broken(ask: cardhouse.Ask) -> cardhouse.Command:
    raise ZeroDivisionError("a slip in the bot itself")


def interrupted(ask: cardhouse.Ask) -> cardhouse.Command:
    raise KeyboardInterrupt


def refused(ask: cardhouse.Ask) -> cardhouse.Command:
    return ask.do("show") if "show" not in ask else ask.do("check")


FAILURES = [
    (broken, ZeroDivisionError),
    (interrupted, KeyboardInterrupt),
    (refused, cardhouse.BotError),
]


@pytest.mark.parametrize(("failure", "error"), FAILURES)
@pytest.mark.parametrize("name", ["holdem", "no-bust-blackjack", "pai-gow-poker", "pan", "lowball"])
@pytest.mark.parametrize("at", [1, 5])
def test_after_a_bots_error_the_hand_is_over_and_the_session_goes_on(
    failure: Callable[[cardhouse.Ask], cardhouse.Command],
    error: type[BaseException],
    name: str,
    at: int,
) -> None:
    game = cardhouse.open_book("tommys").game(name)
    session = cardhouse.Session(game, [Failing(at, failure), "sensible", "caller"], seed=7)
    with pytest.raises(error):
        session.play(50)
    hands = session.results[1].hands
    assert sum(result.won for result in session.results.values()) + session.dropped == 0
    results = session.play(3)
    assert results[1].hands == hands + 3
    assert sum(result.won for result in results.values()) + session.dropped == 0


def test_a_refused_bot_is_told_what_it_was_offered() -> None:
    session = cardhouse.Session(HOLDEM, [Failing(1, refused), "caller", "caller"], seed=7)
    with pytest.raises(cardhouse.BotError, match=r"^Failing in seat 1 answered .*; seat 1 may: "):
        session.play()
