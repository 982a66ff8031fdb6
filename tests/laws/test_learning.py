"""Learners are offered only legal actions, and see nothing that their seats may not know."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

import cardhouse
from cardhouse.engine import play
from cardhouse.engine.families import look
from cardhouse.engine.pot.commands import Check, Fold
from cardhouse.env.episodes import Episodes
from cardhouse.table import play as play_table
from tests.kit.learning import EVERY, SOME, differing, episodes, walk
from tests.kit.sixth import FOLDER

HANDS = 3
MANY = 60


def decisions(table: Episodes) -> Iterator[int]:
    """Some of the decisions of an episode: a table at which one comes back often has thousands."""
    for number, seat in enumerate(walk(table)):
        if number < 40 or number % 20 == 0:
            yield seat


def check_all_accepted(house: str, game: str, hands: int, name: str = "") -> None:
    """Carry out every action that the mask lets through, each in a copy of the hand."""
    table, tried = episodes(house, game, hands=hands, table=name), 0
    for seat in decisions(table):
        mask = table.observation(seat)["action_mask"]
        legal = {int(action) for action in np.flatnonzero(mask)}
        assert legal == {*table.menu} and legal
        hand, asked = table.sitting.table.hand, table.sitting.ask
        if asked is not None:
            # Every command on offer has an action; only a hand that may be checked is not folded.
            missing = {*asked.offers} - {type(command) for command in table.menu.values()}
            assert missing <= ({Fold} if Check in asked.offers else set())
        for action in sorted(legal):
            command = table.menu[action]
            if table.sitting.between or command is None or hand is None:
                continue
            ask = table.sitting.ask
            assert ask is not None and ask.allows(command), table.coder.meaning(action)
            trial = hand.copy()
            trial.asked = hand.asked
            assert play(trial, command)
            tried += 1
    assert tried > hands
    won, dropped = table.rewards()
    assert sum(won.values()) + dropped == 0


def check_hides(house: str, game: str, hands: int) -> None:
    """Change the places of all cards that a seat cannot see, and look again."""
    table, coins = episodes(house, game, hands=hands), random.Random(1)
    looked = changed = 0
    for seat in decisions(table):
        sitting, coder = table.sitting, table.coder
        hand = sitting.table.hand
        if sitting.between or hand is None:
            continue
        other = differing(hand, seat, coins)
        looked += 1
        changed += (other.down, other.stock) != (hand.down, hand.stock)
        view = look(other, seat)
        ask = next(ask for ask in other.asked if ask.actor == seat)
        assert coder.observe(view).tobytes() == table.observation(seat)["observation"].tobytes()
        assert {*coder.menu(ask, view)} == {*table.menu}
    assert looked > hands
    # A house may deal blackjack with every card face up.
    assert changed > min(hands, 20) or game == "no-bust-blackjack"


@pytest.mark.parametrize(("house", "game"), SOME)
def test_every_action_that_the_mask_lets_through_is_accepted(house: str, game: str) -> None:
    check_all_accepted(house, game, HANDS)


@pytest.mark.long
@pytest.mark.parametrize(("house", "game"), EVERY)
def test_at_every_game_all_that_the_mask_lets_through_is_accepted(house: str, game: str) -> None:
    check_all_accepted(house, game, MANY)


@pytest.mark.parametrize(("house", "game"), SOME)
def test_hands_that_differ_only_in_hidden_cards_are_observed_alike(house: str, game: str) -> None:
    check_hides(house, game, HANDS)


@pytest.mark.long
@pytest.mark.parametrize(("house", "game"), EVERY)
def test_at_every_game_hidden_cards_make_no_difference(house: str, game: str) -> None:
    check_hides(house, game, MANY)


@pytest.mark.parametrize(("house", "game"), SOME)
def test_what_is_offered_between_hands_is_accepted(house: str, game: str) -> None:
    table, asked = episodes(house, game, hands=4), 0
    for _ in walk(table):
        if table.sitting.between:
            action = min(table.menu)
            assert play_table(table.sitting.table, table.menu[action])
            asked += 1
            break
    assert asked == (game != "pan" and "holdem" not in game and "draw" not in game)


@pytest.mark.long
@pytest.mark.parametrize("house", [*cardhouse.houses(), str(FOLDER)])
def test_every_table_of_a_house_can_be_learned_at(house: str) -> None:
    posts = cardhouse.open_book(house)._house.posts()
    tables = [(game, each.name) for game, post in posts.items() for each in post.page.table]
    for game, name in tables:
        check_all_accepted(house, game, HANDS, name)
    assert tables
