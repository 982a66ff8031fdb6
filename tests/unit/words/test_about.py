"""A game in a sentence and the cost of a hand, from the books that the tables are dealt by."""

from __future__ import annotations

import pytest

from cardhouse.rulebook import AnyPosted, load
from cardhouse.rulebook.files import houses
from cardhouse.words.book import about_words, cost_words

POSTS = [post for house in houses() for post in load(house).posts().values()]


def named(house: str, game: str) -> AnyPosted:
    return load(house).posts()[game]


def cost(house: str, game: str, language: str = "en") -> tuple[str, str]:
    post = named(house, game)
    return cost_words(post.plays(game), post.at(post.page.table[0].name, game), language)


OMAHA = "Exactly two of your own count. The best hand and the best low share the pot."
TURNED = "The best five win; if nobody opens, the lowest five do."


@pytest.mark.parametrize(
    ("house", "game", "about"),
    [
        ("tommys", "holdem", "2 cards of your own, 5 for all. The best five win."),
        ("tommys", "stud7", "7 cards each, 4 of them face up. The best five win."),
        ("tommys", "omaha-hilo", f"4 cards of your own, 5 for all. {OMAHA}"),
        (
            "button-room",
            "lowball",
            f"5 cards each, all face down. You may change some once. {TURNED}",
        ),
        ("button-room", "dealers-choice", "The button names the game of each hand."),
    ],
)
def test_a_game_is_told_by_its_script(house: str, game: str, about: str) -> None:
    played = game if game in load(house).games else "holdem"
    assert about_words(named(house, game), played) == about


def test_every_game_that_a_house_posts_is_told_and_priced_in_both_languages() -> None:
    assert len(POSTS) > 20
    for post in POSTS:
        game = next(iter(getattr(post, "games", {post.name: post})))
        rules = post.at(post.page.table[0].name, game)
        for language in ("en", "es"):
            about, priced = (
                about_words(post, game, language),
                cost_words(post.plays(game), rules, language),
            )
            assert about.endswith(".") and all(priced), (post.house, post.name)
        assert about_words(post, game) != about_words(post, game, "es")


def test_the_cost_is_the_books_with_its_payer() -> None:
    assert cost("tommys", "holdem") == ("$3", "a hand, paid by the button")
    assert cost("tommys", "pan") == ("$3", "a hand, from the pot")
    assert cost("tommys", "pai-gow-poker") == ("$1", "for each wager, $2 from the bank")
    assert cost("ven-a-mexico", "draw-joker") == ("$2 to $3", "a hand, from the pot")
    timed = "a hand, paid by the button, and $5 from every player each 30 minutes"
    assert cost("lo-ball-room", "lowball") == ("$1", timed)
