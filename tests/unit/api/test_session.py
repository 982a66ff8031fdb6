"""A program's bots at a table: they see their own view, and answer their offers."""

import random
from collections.abc import Callable

import pytest

import cardhouse

GAMES = [(house, game) for house in cardhouse.houses() for game in cardhouse.open_book(house).games]


class Anything:
    """Any legal command, by its own dice."""

    def __init__(self, seed: int = 1) -> None:
        self.source = random.Random(seed)

    def decide(self, view: cardhouse.View, ask: cardhouse.Ask) -> cardhouse.Command:
        return ask.random(self.source)


class Watching(Anything):
    """Plays the same way, and remembers everything it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[cardhouse.View, cardhouse.Ask]] = []

    def decide(self, view: cardhouse.View, ask: cardhouse.Ask) -> cardhouse.Command:
        self.told.append((view, ask))
        return super().decide(view, ask)


class Answering:
    """Gives any answer it was told to."""

    def __init__(self, answer: Callable[[cardhouse.Ask], object]) -> None:
        self.answer = answer

    def decide(self, view: cardhouse.View, ask: cardhouse.Ask) -> cardhouse.Command:
        return self.answer(ask)  # type: ignore[return-value]


@pytest.mark.parametrize(("house", "name"), GAMES)
def test_bots_of_ones_own_play_every_game(house: str, name: str) -> None:
    game = cardhouse.open_book(house).game(name)
    bots: list[cardhouse.Bot | str] = [Watching(), "sensible", Anything(2), "caller"]
    session = cardhouse.Session(game, bots, seed=7)
    hands = [*session.hands(10)]
    assert [hand.number for hand in hands] == [*range(1, 11)]
    assert all(hand.over and sum(hand.won.values()) + hand.dropped == 0 for hand in hands)
    total = sum(result.won for result in session.results.values())
    assert total + session.dropped == 0
    assert bots[0] is not None and isinstance(bots[0], Watching)
    for view, ask in bots[0].told:
        assert view.viewer == ask.seat == view.own.seat == 1
        assert tuple(ask.offers.values()) == view.offers
        others = [seat for seat in view.seats if seat.seat != 1]
        assert {card for seat in others for card in seat.down} <= {"??"}


def test_the_same_seed_plays_the_same_hands() -> None:
    game = cardhouse.open_book("tommys").game("holdem")
    seeds: list[cardhouse.Seed] = [7, "7", 8, None]
    played = [cardhouse.Session(game, ["sensible"] * 3, seed=seed) for seed in seeds]
    results = [session.play(20) for session in played]
    assert results[0] == results[1] != results[2]
    assert played[0].seed == "7" != played[3].seed
    assert str(results[0][1]).endswith("a hand)")


def test_bots_sit_where_they_are_put_and_play_on() -> None:
    game = cardhouse.open_book("tommys").game("holdem", table="4-8")
    session = cardhouse.Session(game, {2: Anything(), 7: "caller"}, seed=7, chips=200_00)
    assert session.chips == {2: 200_00, 7: 200_00}
    assert session.play(3)[2].hands == 3 and session.play(4)[7].hands == 7


ASKED = [
    (lambda ask: None, "answered None, which is no command; seat"),
    (lambda ask: "call", "answered 'call', which is no command; seat"),
    (lambda ask: ask.do("stand"), r"answered Stand\(seat=1\): That cannot be done now"),
    (lambda ask: ask.do("raise", 7_77), r"answered Raise.*: .*\[TOM-"),
]


@pytest.mark.parametrize(("answer", "said"), ASKED)
def test_a_bot_that_answers_nonsense_is_named(
    answer: Callable[[cardhouse.Ask], object], said: str
) -> None:
    game = cardhouse.open_book("tommys").game("holdem")
    session = cardhouse.Session(game, [Answering(answer), "caller", "caller"], seed=7)
    with pytest.raises(cardhouse.BotError, match=rf"^Answering in seat 1 {said}") as raised:
        session.play(3)
    assert "\n" not in str(raised.value)


def test_a_bot_that_answers_for_another_seat_is_named() -> None:
    game = cardhouse.open_book("tommys").game("holdem")
    theirs = game.deal(seats=3, button=3, seed=7).ask
    assert theirs is not None and theirs.seat == 3
    wrong = Answering(lambda ask: theirs.default)
    with pytest.raises(cardhouse.BotError, match="for another seat"):
        cardhouse.Session(game, [wrong, "caller", "caller"], seed=7).play(3)


def test_who_cannot_sit_down_is_told_why() -> None:
    game = cardhouse.open_book("tommys").game("holdem")
    with pytest.raises(cardhouse.NotPosted, match="no bot 'clever'; there are: sensible"):
        cardhouse.Session(game, ["clever", "caller"])
    with pytest.raises(cardhouse.NotPosted, match="players"):
        cardhouse.Session(game, ["caller"])
    with pytest.raises(cardhouse.NotPosted, match="buy-in"):
        cardhouse.Session(game, ["caller", "caller"], chips=1)


@pytest.mark.parametrize(
    ("house", "seats", "what"),
    [
        ("new-esquire", (1, 2), "a standing bank has seat 2; at least 2 must play beside it, not"),
        ("lo-ball-room", (1, 5), "standing banks have seats 1 and 5; at least 1 must play beside"),
    ],
)
def test_standing_banks_alone_are_no_table(house: str, seats: tuple[int, ...], what: str) -> None:
    game = cardhouse.open_book(house).game("no-bust-blackjack")
    with pytest.raises(cardhouse.NotPosted, match=what):
        cardhouse.Session(game, dict.fromkeys(seats, "sensible"))


def test_nobody_is_dealt_in_where_only_banks_sit() -> None:
    game = cardhouse.open_book("lo-ball-room").game("no-bust-blackjack")
    with pytest.raises(cardhouse.NotPosted, match="no hand can be dealt to these seats"):
        game.deal(seats=[1, 5])


def test_a_lone_player_simulated_beside_a_standing_bank_is_too_few() -> None:
    game = cardhouse.open_book("new-esquire").game("no-bust-blackjack")
    with pytest.raises(cardhouse.NotPosted, match="at least 2 must play beside it, not 1"):
        game.simulate(5, seats=2)


def test_a_lone_player_leaves_the_bank_to_the_standing_banks() -> None:
    game = cardhouse.open_book("lo-ball-room").game("no-bust-blackjack")
    session = cardhouse.Session(game, {1: "sensible", 2: "sensible"}, seed=7)
    assert {hand.button for hand in session.hands(12)} == {1, 5}
