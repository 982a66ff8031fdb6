"""Drawing at the terminal table: by place, by name, or not at all."""

import pytest

from cardhouse.cards import parse_cards
from cardhouse.cli.play.offers import offer_said
from cardhouse.cli.play.read import Unclear
from cardhouse.cli.pot.typed import command
from cardhouse.engine.pot.commands import Discard
from cardhouse.engine.pot.view import look
from cardhouse.words.pot import holding
from cardhouse.words.said import say
from cardhouse.words.speech import plain
from tests.kit.draws import draw_hilo, drawn, lowball

HANDS = {1: "2c 4c 6c Th Jh", 2: "3c 5d 8c Qh Kd"}


@pytest.mark.parametrize(
    ("words", "cards"),
    [
        ("d 4 5", "Th Jh"),
        ("draw 1", "2c"),
        ("d th jh", "Th Jh"),
        ("discard 2c", "2c"),
        ("pat", ""),
        ("d 1 2 3 4 5", "2c 4c 6c Th Jh"),
    ],
)
def test_cards_are_drawn_by_place_or_by_name(words: str, cards: str) -> None:
    dealt = drawn(lowball(), HANDS).check_round()
    order = command(words.split(), look(dealt.hand, 1))
    assert order == Discard(1, parse_cards(cards))
    dealt.play(order)
    assert dealt.turn == 2


@pytest.mark.parametrize("words", ["d", "d 0", "d 6", "d 1 1", "d 1 Th", "d xx", "pat 1", "d ²"])
def test_what_cannot_be_understood_is_told(words: str) -> None:
    dealt = drawn(lowball(), HANDS).check_round()
    with pytest.raises(Unclear):
        command(words.split(), look(dealt.hand, 1))


def test_where_there_is_no_draw_the_engine_says_so() -> None:
    dealt = drawn(lowball(), HANDS)
    assert command(["d", "1"], look(dealt.hand, dealt.turn)) == Discard(dealt.turn)


def test_the_offer_and_the_hand_are_put_in_words() -> None:
    dealt = drawn(lowball(), HANDS).check_round()
    view = look(dealt.hand, 1)
    offers = [plain(offer_said(offer)) for offer in view.offers]
    assert offers == ["[d]raw up to 5 cards, or pat"]
    assert plain(holding(view, dealt.game) or say("no-low")) == "Jack low: J-T-6-4-2"
    hilo = drawn(draw_hilo(), {1: "7c 5d 4h 2s Jo", 2: "Kc"}).check_round()
    both = holding(look(hilo.hand, 1), hilo.game) or say("no-low")
    assert plain(both) == "Ace high; Seven low: 7-5-4-2-A"
