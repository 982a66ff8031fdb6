"""Cards are read generously and written one way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardhouse.cards import (
    HIDDEN,
    JOKER,
    PACK,
    Card,
    CardError,
    card_words,
    distinct,
    parse_card,
    parse_cards,
    show_cards,
)

ANY_CARD = st.sampled_from([*PACK, JOKER, HIDDEN])


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("As Kd Jo", ["As", "Kd", "Jo"]),
        ("AsKdJo", ["As", "Kd", "Jo"]),
        ("as kD JO jo", ["As", "Kd", "Jo", "Jo"]),
        ("10h, 10S td", ["Th", "Ts", "Td"]),
        ("2c10h??Jd", ["2c", "Th", "??", "Jd"]),
        ("  9c\n", ["9c"]),
        ("", []),
        (" , ", []),
    ],
)
def test_cards_are_read(text: str, cards: list[str]) -> None:
    assert list(parse_cards(text)) == cards


@given(st.lists(ANY_CARD))
def test_what_is_shown_reads_back_as_the_same_objects(cards: list[Card]) -> None:
    shown = show_cards(cards)
    for text in (shown, shown.replace(" ", ""), shown.lower(), shown.upper()):
        read = parse_cards(text)
        assert len(read) == len(cards)
        assert all(one is other for one, other in zip(read, cards, strict=True))


@pytest.mark.parametrize(
    ("text", "quoted"),
    [
        ("As Kx", "'Kx'"),
        ("As,1h", "'1h'"),
        ("AsK", "'K'"),
        ("?", "'?'"),
        ("As " + "z" * 50, "'zzzzzzzzzzzz…'"),
    ],
)
def test_what_is_no_card_is_quoted(text: str, quoted: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_cards(text)
    message = str(caught.value)
    assert message.startswith(f"{quoted} is not a card: a card is a rank")
    assert "\n" not in message


@given(st.text(alphabet="AaKT10JjOo?SsDhcx, \n\t\xa0é"))
def test_any_text_is_cards_or_a_card_error(text: str) -> None:
    try:
        cards = parse_cards(text)
    except CardError as error:
        assert "\n" not in str(error)
    else:
        assert parse_cards(show_cards(cards)) == cards


def test_one_card_is_one_card() -> None:
    assert parse_card(" 10d ") is parse_card("Td")
    with pytest.raises(CardError, match=r"^'As Kd' is 2 cards, one is expected"):
        parse_card(" As Kd ")
    with pytest.raises(CardError, match=r"^'' is 0 cards"):
        parse_card("")


def test_cards_in_words() -> None:
    words = [card_words(card) for card in parse_cards("As 2c Td Qh Jo ??")]
    assert words == [
        "ace of spades",
        "two of clubs",
        "ten of diamonds",
        "queen of hearts",
        "joker",
        "hidden card",
    ]


def test_a_card_that_is_there_twice_is_named() -> None:
    assert distinct(parse_cards("As Kd ?? ??")) == ("As", "Kd", "??", "??")
    with pytest.raises(CardError, match=r"^Kd \(king of diamonds\) is there twice"):
        distinct(parse_cards("As Kd Kd As"))
    with pytest.raises(CardError, match=r"^Jo \(joker\) is there twice"):
        distinct(parse_cards("Jo Jo"))
