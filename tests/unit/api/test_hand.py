"""Hands played by a program: every game of every house goes through the door."""

import random
import re
from itertools import chain
from pathlib import Path

import pytest

import cardhouse

GAMES = [(house, game) for house in cardhouse.houses() for game in cardhouse.open_book(house).games]


def opened(house: str, name: str) -> cardhouse.Game:
    return cardhouse.open_book(house).game(name)


def checked(hand: cardhouse.Hand) -> cardhouse.Hand:
    """Play a hand to its end by calling."""
    while (ask := hand.ask) is not None:
        hand.play(ask.prefer("check", "call"))
    return hand


@pytest.mark.parametrize(("house", "name"), GAMES)
def test_copies_and_saved_hands_go_on_alike_at_every_moment(house: str, name: str) -> None:
    game, source = opened(house, name), random.Random(name)
    hand = game.deal(seats=min(5, game.seats[-1]), seed=f"{house} {name}")
    decisions = 0
    while (ask := hand.ask) is not None:
        command, others = ask.random(source), (hand.copy(), cardhouse.load(hand.save()))
        events = hand.play(command)
        assert [other.play(command) for other in others] == [events, events]
        assert {other.save() for other in others} == {hand.save()}
        decisions += 1
    assert hand.over and decisions
    assert sum(hand.won.values()) + hand.dropped == 0
    assert str(hand) and repr(hand) and hand.tell()


@pytest.mark.parametrize(("house", "name"), GAMES)
def test_every_choice_is_legal(house: str, name: str) -> None:
    game = opened(house, name)
    hand = game.deal(seats=min(5, game.seats[-1]), seed=1)
    tried = set()
    for _ in range(40):
        ask = hand.ask
        if ask is None:
            break
        for command in ask.choices()[:60]:
            hand.copy().play(command)
            tried.add(type(command))
        hand.play(ask.default)
    assert tried


def test_the_same_seed_deals_the_same_cards_and_another_does_not() -> None:
    game = opened("tommys", "holdem")
    cards = [game.deal(seats=3, seed=seed).cards(1) for seed in (7, "7", 8)]
    assert cards[0] == cards[1] != cards[2]


def test_a_stacked_deck_is_dealt_as_it_lies() -> None:
    game = opened("tommys", "holdem")
    deck = "2c 3c As 2d 3d Ah 9s Ks Kh Kd"
    hand = checked(game.deal(seats=3, button=3, deck=deck, seed=7))
    assert hand.cards(3) == ("As", "Ah")
    assert hand.board[:3] == ("Ks", "Kh", "Kd")
    assert checked(cardhouse.load(hand.copy().save())).board == hand.board


def test_seats_stacks_and_button_are_the_callers() -> None:
    game = opened("tommys", "holdem")
    hand = game.deal(seats=(2, 5, 9), stacks={2: 5_00, 5: 60_00}, button=5, seed=7)
    assert (hand.seats, hand.button) == ((9, 2, 5), 5)
    assert hand.chips[2] <= 5_00 and hand.chips[5] <= 60_00
    bank = opened("tommys", "no-bust-blackjack").deal(seats=4, button=3, seed=7)
    assert bank.button == 3


@pytest.mark.parametrize(
    ("asked", "error", "said"),
    [
        (lambda: cardhouse.open_book("nowhere"), cardhouse.NotPosted, "no house 'nowhere'"),
        (lambda: opened("tommys", "whist"), cardhouse.NotPosted, "no game 'whist' at tommys"),
        (
            lambda: cardhouse.open_book("tommys").game("holdem", table="9"),
            cardhouse.NotPosted,
            "no table '9'",
        ),
        (lambda: opened("tommys", "holdem").deal(seats=40), cardhouse.NotPosted, "2 to 10 players"),
        (lambda: opened("tommys", "holdem").deal(seats=3, button=4), cardhouse.NotPosted, "seat 4"),
        (lambda: opened("tommys", "holdem").deal(stacks=0), cardhouse.NotPosted, "0 cents"),
        (
            lambda: opened("tommys", "holdem").deal(stacks={7: 1_00}),
            cardhouse.NotPosted,
            "seat 7 has a stack",
        ),
        (lambda: opened("tommys", "holdem").deal(deck="Jo"), cardhouse.CardError, "joker"),
        (lambda: opened("tommys", "holdem").deal(deck="Xx"), cardhouse.CardError, "'Xx'"),
        (lambda: opened("tommys", "holdem").deal().view(9), cardhouse.NotPosted, "seat 9"),
        (lambda: opened("tommys", "holdem").rank(), cardhouse.CardError, "no hand"),
        (lambda: opened("tommys", "holdem").edge(), cardhouse.NotPosted, "no bank"),
        (lambda: opened("tommys", "pan").odds("As", "Ks"), cardhouse.NotPosted, "no odds"),
        (lambda: cardhouse.load("{}"), cardhouse.SavedHandError, "not a saved hand"),
        (lambda: cardhouse.load(b"\xff"), cardhouse.SavedHandError, "not a saved hand"),
    ],
)
def test_an_error_is_one_line(asked: object, error: type[Exception], said: str) -> None:
    assert callable(asked)
    with pytest.raises(error, match=re.escape(said)) as raised:
        asked()
    assert "\n" not in str(raised.value)


@pytest.mark.rule("TOM-HE-14")
def test_an_illegal_command_says_why_and_by_which_rule() -> None:
    hand = opened("tommys", "holdem").deal(seats=3, seed=7)
    assert hand.ask is not None
    before = hand.save()
    with pytest.raises(cardhouse.IllegalCommand, match=r"There is a bet to you.*TOM-HE-14") as no:
        hand.play(hand.ask.do("check"))
    assert [rule.id for rule in no.value.rules] == ["TOM-HE-14"]
    assert hand.save() == before


@pytest.mark.parametrize("bad", [("raise", "x"), ("raise", 1, 2), ("fold", 1), ("rasie",)])
def test_a_command_that_cannot_be_made_says_what_is_offered(bad: tuple[str | int, ...]) -> None:
    ask = opened("tommys", "holdem").deal(seats=3, seed=7).ask
    assert ask is not None
    with pytest.raises(ValueError):
        ask.do(*bad)  # type: ignore[arg-type]


def test_a_hand_of_another_book_is_refused(tmp_path: Path) -> None:
    saved = opened("tommys", "holdem").deal(seed=7).save()
    with pytest.raises(cardhouse.NotPosted):
        cardhouse.load(saved.replace('"house":"tommys"', '"house":"nowhere"', 1))
    other = cardhouse.open_book("ven-a-mexico")
    with pytest.raises((cardhouse.SavedHandError, cardhouse.NotPosted)):
        cardhouse.load(saved, other)


def test_a_log_that_cannot_have_happened_is_refused() -> None:
    saved = opened("tommys", "holdem").deal(seats=3, stacks=40_00, seed=7).save()
    with pytest.raises(cardhouse.SavedHandError, match="cannot have happened"):
        cardhouse.load(saved.replace('"amount":300', '"amount":900000'))


def test_amounts_and_cards_are_read_and_written() -> None:
    assert cardhouse.dollars(4_00) == "$4" and cardhouse.dollars(-2_50) == "-$2.50"
    assert [cardhouse.cents(text) for text in ("$4", "2.50", "-$1,000")] == [400, 250, -100000]
    with pytest.raises(ValueError, match="no amount of money"):
        cardhouse.cents("four")
    ask = opened("tommys", "lowball").deal(seats=3, seed=7).ask
    assert ask is not None
    assert ask.do("discard", "As Kd") == ask.do("discard", cards=("As", "Kd"))


def test_views_show_no_card_that_the_seat_does_not_see() -> None:
    """The same hand with other cards for the others: every view of seat 3 is the same."""
    game = opened("tommys", "holdem")
    decks = "2c 3c As 2d 3d Ah", "7c 8c As 7d 8d Ah"
    hands = [game.deal(seats=3, button=3, deck=deck, seed=7) for deck in decks]
    assert [hand.ask.seat for hand in hands if hand.ask] == [3, 3]
    assert hands[0].view(3) == hands[1].view(3) and hands[0].view() == hands[1].view()
    assert hands[0].view(1) != hands[1].view(1)


def test_everything_reads_well() -> None:
    hand = opened("tommys", "holdem").deal(seats=3, button=3, seed=7)
    assert hand.ask is not None
    assert str(hand.ask) == "seat 3 may: fold, call $2, raise to $4"
    lines = str(hand.view(3)).splitlines()
    assert lines[0] == "holdem at tommys, seen from seat 3"
    assert "you may: fold, call $2, raise to $4" in lines
    assert "?? ??" in str(hand) and repr(hand.ask) in repr([hand.ask])


def test_rules_are_in_the_houses_words() -> None:
    book = cardhouse.open_book("tommys")
    game = book.game("holdem")
    assert {rule.id for rule in book.rules} <= {*game.rules}
    hand = checked(game.deal(seats=3, seed=7))
    cited = [*chain.from_iterable(map(hand.cited, hand.events))]
    assert cited and all(game.rules[rule.id] == rule for rule in cited)
    assert str(cited[0]).startswith(f"{cited[0].id}: ")


def test_a_house_of_ones_own_is_opened_from_its_folder(tmp_path: Path) -> None:
    shipped = Path(cardhouse.__file__).parent / "rulebooks" / "tommys"
    for page in shipped.iterdir():
        (tmp_path / page.name).write_text(page.read_text("utf-8"), "utf-8")
    book = cardhouse.open_book(tmp_path)
    hand = book.game("holdem").deal(seats=3, seed=7)
    assert cardhouse.load(hand.save(), book).save() == hand.save()
    with pytest.raises(cardhouse.NotPosted, match="no house"):
        cardhouse.load(hand.save())
    assert book.game("holdem").simulate(5, seats=3)["house"].hands == 5
