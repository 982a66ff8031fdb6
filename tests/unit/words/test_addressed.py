"""A player is addressed in another form of the message that others hear."""

from typing import Any

import pytest

from cardhouse.cards import Card
from cardhouse.server.people.names import fault
from cardhouse.words.said import Cards, Money, Said, Seat, Whose, say, seats_in
from cardhouse.words.speech import (
    MARK,
    Listener,
    SpeechError,
    line,
    plain,
    short,
    spoken,
    with_suits,
)

NAMES = {1: "Ann", 2: "Ben", 3: "Cy"}
KING = Cards((Card("Ks"),))
RAISED = say("raised", seat=Seat(1), amount=Money(600), to=Money(800), opening=False, all_in=True)


@pytest.mark.parametrize(
    ("said", "to_ann", "to_cy"),
    [
        (RAISED, "You raise to $8 and are all-in", "Ann raises to $8 and is all-in"),
        (
            say("straddled", seat=Seat(1), amount=Money(1600), to=Money(1600), all_in=False),
            "You straddle: $16 to go",
            "Ann straddles: $16 to go",
        ),
        (
            say("discard-taken", seat=Seat(1), by=Seat(2), card=KING),
            "Ben forces the Ks upon you",
            "Ben forces the Ks upon Ann",
        ),
        (
            say("discard-taken", seat=Seat(2), by=Seat(1), card=KING),
            "You force the Ks upon Ben",
            "Ann forces the Ks upon Ben",
        ),
        (
            say("discard-taken", seat=Seat(1), by=Seat(0), card=KING),
            "You take the Ks from the discards",
            "Ann takes the Ks from the discards",
        ),
        (say("hand-killed", seat=Seat(1)), "Your hand is dead", "The hand of Ann is dead"),
        (
            say("refunded", seat=Seat(1), amount=Money(250)),
            "$2.50 goes back to you",
            "$2.50 goes back to Ann",
        ),
        (say("hit-taken", whose=Seat(1)), "You hit", "Ann hits"),
        (say("hit-taken", whose=Whose(1, hand=2)), "Your hand 2 hits", "Ann (hand 2) hits"),
        (say("hit-taken", whose=Whose(1, spot=3)), "Your spot 3 hits", "Ann (spot 3) hits"),
        (say("hit-taken", whose=Whose(0)), "The bank hits", "The bank hits"),
        (say("bank-offered", seat=Seat(1)), "You are offered the bank", "Ann is offered the bank"),
    ],
)
def test_it_is_said_to_the_player_and_told_of_them(said: Said, to_ann: str, to_cy: str) -> None:
    assert spoken(said, Listener(NAMES, 1)) == to_ann
    assert spoken(said, Listener(NAMES, 3)) == spoken(said, Listener(NAMES)) == to_cy


def test_beside_a_seat_stand_a_few_words_without_a_name() -> None:
    assert short(RAISED, Listener(NAMES, 1)) == "raise to $8"
    assert short(RAISED, Listener(NAMES, 2)) == "raises to $8"
    assert short(say("hand-killed", seat=Seat(1)), Listener(NAMES, 2)) == ""


def test_a_player_without_a_name_is_called_by_the_seat() -> None:
    assert plain(say("folded", seat=Seat(4))) == "Seat 4 folds"


def test_a_name_is_never_taken_for_a_form() -> None:
    said = say("folded", seat=Seat(4))
    assert spoken(said, Listener({4: "you"})) == "you folds"
    assert spoken(said, Listener({4: "{ $seat }"})) == "{ $seat } folds"


def test_a_line_says_where_its_cards_stand_and_takes_no_name_for_one() -> None:
    cards = Cards((Card("As"), Card("Jo")))
    said = say("shown", seat=Seat(1), cards=cards, spoke=True, says="As", named=False, hand="")
    heard = line(said, Listener({1: "Jo"}))
    assert heard.text == 'Jo shows As Jo and says "As"'
    assert [heard.text[at : at + 2] for at in heard.cards] == ["As", "Jo"]
    assert heard.cards == (9, 12)
    inside = say("cards-moved", cards=cards, source=say("meld", cards=KING), target="")
    assert len(line(inside, Listener()).cards) == 3


def test_nobody_may_have_the_mark_of_a_card_in_a_name() -> None:
    assert fault(f"Ann{MARK}")


def test_the_seats_that_something_is_about_are_found_inside_it() -> None:
    inside = say("compared", mine=say("party", seat=Seat(2)), whose=Whose(3))
    assert seats_in(say("wager-foul", settled=inside)) == {2, 3}


NO_SEAT: Any = None


@pytest.mark.parametrize(
    "said", [say("no-such-message"), say("folded"), say("folded", seat=NO_SEAT)]
)
def test_what_cannot_be_said_is_an_error(said: Said) -> None:
    with pytest.raises(SpeechError):
        plain(said)


def test_newcomers_read_cards_by_the_signs_of_their_suits() -> None:
    cards = Cards((Card("Th"), Card("Ks"), Card("Jo"), Card("??")))
    said = say("discard-taken", seat=Seat(2), by=Seat(0), card=cards)
    # A name that looks like a card is none.
    to = Listener({2: "Th Jo"})
    assert with_suits(said, to) == "Th Jo takes the 10♥ K♠ Jo ?? from the discards"
    assert spoken(said, to) == "Th Jo takes the Th Ks Jo ?? from the discards"
