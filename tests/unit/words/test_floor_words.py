"""Every report, question and choice of the floor has words, in every language."""

from __future__ import annotations

import pytest
from msgspec.structs import fields

from cardhouse.floor import ALL_REPORTS, Report
from cardhouse.floor.core.guesses import is_signature
from cardhouse.floor.core.pointing import card_fields, piles
from cardhouse.rulebook import posted
from cardhouse.table.forms import forms
from cardhouse.words.catalogue import catalogue, languages
from cardhouse.words.families import scene_of
from cardhouse.words.floor import account_said, choice_said, place_said, question_said, report_said
from cardhouse.words.speech import Listener, spoken
from tests.runs.floor.stormy import Stormy

NAMES = {seat: f"P{seat}" for seat in range(1, 10)}
GAMES = ("tommys holdem", "tommys stud7", "new-esquire no-bust-blackjack", "tommys pai-gow-poker")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ALL_REPORTS, ids=lambda kind: kind.__name__)
def test_a_report_is_a_sentence_with_a_question_for_each_field(
    kind: type[Report], language: str
) -> None:
    said = report_said(kind)
    assert said.id == f"report-{kind.__struct_config__.tag}"
    asked = {info.name for info in fields(kind) if not is_signature(info)}
    message = catalogue(language).entries[said.id].message
    assert {each.id.name for each in message.attributes} == asked
    title = spoken(said, Listener(language=language))
    assert title[0].isupper() and title[-1] not in ".?!"
    questions = [spoken(question_said(kind, name), Listener(language=language)) for name in asked]
    assert all(question.endswith("?") for question in questions)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_offered_can_be_said(game: str, language: str) -> None:
    house, name = game.split()
    stormy = Stormy(posted(house, name), "", seed=5)
    to, choices = Listener(NAMES, 0, language), set[str]()
    for _ in range(60):
        stormy._next()
        if (hand := stormy.table.hand) is None:
            continue
        scene = scene_of(hand, stormy.table.log)
        for place in piles(hand):
            assert spoken(place_said(place, scene), to)
        for account in hand.chips:
            assert spoken(account_said(account), to)
    for form in forms(stormy.table):
        for info in fields(form.kind):
            if is_signature(info) or info.name in card_fields(form.kind):
                continue
            for case in form.cases:
                value = getattr(case, info.name)
                for each in value if isinstance(value, tuple) else (value,):
                    choices.add(spoken(choice_said(info, each, scene), to))
    assert choices
    assert not [words for words in choices if words.startswith("choice-") or "{" in words]


def test_a_report_without_words_is_called_by_its_name() -> None:
    class Slow(Report, frozen=True, kw_only=True, tag="slow-roll"):
        seat: int
        much_too_slow: bool = False

    to = Listener()
    assert spoken(report_said(Slow), to) == "slow roll"
    assert spoken(question_said(Slow, "much_too_slow"), to) == "much too slow"
