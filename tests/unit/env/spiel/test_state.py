"""Hands as OpenSpiel's algorithms walk through them."""

import random
from copy import deepcopy
from itertools import islice
from typing import Final

import pytest

import cardhouse
from cardhouse import IllegalCommand, MissingExtra
from cardhouse.env import openspiel
from cardhouse.env.spiel.game import SpielGame
from cardhouse.env.spiel.state import CHANCE, TERMINAL, SpielState
from tests.kit.learning import EVERY

CUT_DOWN: Final = "tests/runs/spiel/cut-down"
GAMES: Final = tuple(each for each in EVERY if each[1] != "dealers-choice")
SAMPLE: Final = (("tommys", "holdem"), ("tommys", "draw-hilo"), ("tommys", "no-bust-blackjack"))


def cut_down(*, keep: bool = False) -> SpielGame:
    return openspiel(CUT_DOWN, "holdem", stacks=4000, button=1, unit="cents", keep=keep)


def playout(game: SpielGame, seed: int) -> SpielState:
    """A hand at random, from the first card to the last chip."""
    coins, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert state.current_player() == CHANCE
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            action = coins.choices(*zip(*outcomes, strict=True))[0]
        else:
            player = state.current_player()
            assert state.legal_actions(1 - player) == []
            action = coins.choice(state.legal_actions())
            assert state.legal_actions_mask()[action]
            assert len(state.information_state_tensor()) == game.information_state_tensor_size()
        before = str(state)
        child = state.child(action)
        assert str(state) == before
        state.apply_action(action)
        assert child.history() == state.history()
    assert state.current_player() == TERMINAL
    return state


@pytest.mark.parametrize(("house", "game"), SAMPLE)
def test_a_hand_is_played_from_the_first_card_to_the_last_chip(house: str, game: str) -> None:
    played = openspiel(house, game)
    for seed in range(4):
        state = playout(played, seed)
        assert len(state.returns()) == 2 and state.rewards() == state.returns()


@pytest.mark.long
@pytest.mark.parametrize(("house", "game"), GAMES)
def test_a_hand_of_every_game_is_played(house: str, game: str) -> None:
    seats = cardhouse.open_book(house).game(game).seats
    played = openspiel(house, game, seats=max(seats[0], 3))
    ended = [playout(played, seed) for seed in range(10)]
    assert any(any(state.returns()) for state in ended)


def test_every_deal_of_six_cards_is_walked_through() -> None:
    def deals(state: SpielState) -> int:
        if not state.is_chance_node():
            return 1
        return sum(deals(state.child(card)) for card, _ in state.chance_outcomes())

    assert deals(cut_down().new_initial_state()) == 6 * 5
    outcomes = cut_down().new_initial_state().chance_outcomes()
    assert max(card for card, _ in outcomes) < cut_down().max_chance_outcomes()


def test_a_player_is_told_nothing_of_the_others_card() -> None:
    game, told = cut_down(), dict[str, set[str]]()
    root = game.new_initial_state()
    # The first card goes to the left of the button.
    for theirs, _ in root.chance_outcomes():
        dealt = root.child(theirs)
        for mine, _ in dealt.chance_outcomes():
            card = dealt.action_to_string(mine)
            told.setdefault(card, set()).add(dealt.child(mine).information_state_string(0))
    assert len(told) == 6 and all(len(said) == 1 for said in told.values())


def test_what_is_won_is_what_the_other_loses() -> None:
    won = [playout(cut_down(), seed).returns() for seed in range(20)]
    assert all(sum(each) == 0 for each in won) and any(any(each) for each in won)
    assert cut_down().min_utility() == -4000 and cut_down().max_utility() == 8000


def test_kept_states_are_the_same_as_fresh_ones() -> None:
    kept, fresh = cut_down(keep=True), cut_down()
    for seed in range(5):
        again = [playout(kept, seed) for _ in range(2)]
        once = playout(fresh, seed)
        assert {str(each) for each in (*again, once)} == {str(once)}
        assert again[0].information_state_string(0) == once.information_state_string(0)


def test_a_copy_goes_its_own_way() -> None:
    state = cut_down().new_initial_state()
    for copied in (state.clone(), deepcopy(state)):
        copied.apply_action(copied.legal_actions()[0])
        assert (len(state.history()), len(copied.history())) == (0, 1)


def test_openspiel_is_asked_for_where_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardhouse.env.spiel.game.has", lambda name: False)
    for needed in (cut_down().get_type, cut_down().native):
        with pytest.raises(MissingExtra, match="need OpenSpiel: pip install open_spiel"):
            needed()


def test_an_action_that_is_not_legal_is_refused() -> None:
    state = cut_down().new_initial_state()
    with pytest.raises(IllegalCommand, match="action 0 cannot be done now; legal are 36, 37"):
        state.apply_action(0)


def test_a_state_is_told_in_words() -> None:
    state = cut_down().new_initial_state()
    for _ in islice(iter(int, 1), 2):
        state.apply_action(state.legal_actions()[0])
    assert str(state) == "Qh Kh" and state.history_str() == "36 37"
    assert state.action_to_string(0, state.legal_actions()[0]) == "fold (with a bet to face)"
    assert "you may: fold" in state.observation_string()
    assert state.full_history() == [(-1, 36), (-1, 37)] and state.move_number() == 2
