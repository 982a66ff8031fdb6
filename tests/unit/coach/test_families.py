"""The coach of every family: legal choices, one of them the best, and words for all of it."""

from __future__ import annotations

import time

import pytest

from cardhouse.coach.advice import label_of
from cardhouse.coach.families import COACHES, advise, prepare
from cardhouse.coach.sheet import UNTOLD
from cardhouse.engine.families import FAMILIES, look
from cardhouse.rulebook import load
from cardhouse.server.commands import HAND
from cardhouse.words.catalogue import catalogue, languages
from cardhouse.words.speech import Listener, spoken
from tests.kit.coached import decisions, moments

GAMES = (
    *("tommys/holdem", "tommys/no-bust-blackjack", "tommys/pai-gow-poker", "tommys/pan"),
    pytest.param("button-room/draw", marks=pytest.mark.long),
)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_explained(game: str) -> None:
    house, _, name = game.partition("/")
    count = 0
    for _, _, ask, advice in decisions(house, name, 3):
        commands = [choice.command for choice in advice.choices]
        assert all(map(ask.allows, commands)) and advice.best in commands
        for language in languages():
            to = Listener({seat: "Ann" for seat in range(10)}, 1, language)
            assert all(spoken(label_of(choice), to) for choice in advice.choices)
            assert all(spoken(said, to) for said in advice.why)
            assert advice.basis is None or spoken(advice.basis, to)
        count += 1
    assert count >= 3 and len(COACHES) == 4


def test_every_command_of_a_player_has_its_words() -> None:
    assert {f"coach-{tag}" for tag in HAND} - set(catalogue("en").entries) == set()
    assert all(catalogue("en").has(f"coach-{tag}.means") for tag in HAND)


def test_every_step_of_a_script_has_its_words() -> None:
    tags = {step.__struct_config__.tag for family in FAMILIES for step in family.steps}
    told = tags - UNTOLD
    assert told and {tag for tag in told if not catalogue("en").has(f"learn-{tag}.title")} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_prepared_game_answers_its_first_question_at_once(game: str) -> None:
    house, _, name = game.partition("/")
    prepare(load(house).games[name].game(load(house).games[name].table("")))
    asked = next((hand, ask) for hand, _, ask in moments(house, name, 1))
    began = time.process_time()
    advise(asked[0].game, look(asked[0], 1), asked[1])
    assert time.process_time() - began < 3
