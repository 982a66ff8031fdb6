"""Every rule is cited by some event in the transcripts, and every cite has its rule."""

from functools import cache

import pytest

from cardhouse.rulebook import Posted, all_games, posted
from cardhouse.rulebook.cites import needed_cites
from tests.kit.declared import Declared
from tests.kit.transcripts import played, transcripts

# Rules cited by no event and no refusal, each with its reason.
UNCITED = {
    "TOM-ROOM-01": "the name and address of the house",
    "TOM-ROOM-07": "another word for the collection",
    "TOM-PG-01": "the object of the game",
    "TOM-PG-74": "what is the same in the variation with a wild joker",
    "VEN-RM-01": "the address of the house",
    "LBR-BJ-37": "a chart that helps players and decides nothing",
    "LBR-LB-03": "collected by the clock, between hands",
    "LBR-LB-P9": "collected by the clock, between hands",
    "ESQ-BJ-01": "the name of the game",
    "ESQ-BJ-09": "advice that decides nothing",
    "ESQ-FL-104": "the shoe has run out at a table of the room: the bank is offered between hands",
}

# Keys declared by code and shown in no transcript, each with its reason.
UNSEEN: dict[str, str] = {
    "bank.renewed": "a whole shoe has to run out: tests/unit/table/banked/test_bank.py",
    "fee.time": "collected by the clock, between hands",
}

GAMES = pytest.mark.parametrize("post", all_games(), ids=lambda post: f"{post.house} {post.name}")


@cache
def emitted() -> frozenset[str]:
    """The cite keys of all events and refusals in all transcripts."""
    return frozenset().union(*[played(transcript).cites for transcript in transcripts()])


@cache
def emitted_by(house: str, game: str) -> frozenset[str]:
    """The same for one game."""
    found = [played(t).cites for t in transcripts() if (t.house, t.game) == (house, game)]
    return frozenset().union(*found)


@GAMES
def test_every_rule_is_cited_or_there_is_a_reason_why_not(post: Posted) -> None:
    cited = {rule.id for key in emitted() for rule in post.cited(key)}
    uncited = {rule for rule in post.rules if rule not in cited}
    assert uncited == {rule for rule in UNCITED if rule in post.rules}


def test_no_reason_is_given_for_a_rule_that_no_house_has() -> None:
    assert set(UNCITED) <= {rule for post in all_games() for rule in post.rules}


@GAMES
def test_every_key_that_is_declared_is_answered_by_a_rule(post: Posted) -> None:
    needed = needed_cites(post)
    unanswered = {key for key in needed if not post.cited(key) and not post.silent(key)}
    assert unanswered == set(), "add a rule with the key in `cites`, or call it `silent`"


@GAMES
def test_every_key_that_is_declared_is_seen_in_a_transcript(post: Posted) -> None:
    declared = needed_cites(post)
    assert declared - emitted() <= set(UNSEEN), "show it in a transcript: tests/hands"


def test_no_key_is_called_unseen_that_a_transcript_shows() -> None:
    assert not set(UNSEEN) & emitted()


@GAMES
def test_no_event_cites_a_key_that_nobody_declares(post: Posted) -> None:
    assert emitted_by(post.house, post.name) <= needed_cites(post)


def test_whatever_cites_a_key_has_declared_it_itself() -> None:
    """The hands in tests/pinned are held to the same, with every mistake ruled on there."""
    undeclared = {each for t in transcripts() for each in played(t).reader.undeclared}
    assert undeclared == set()


def test_a_key_that_its_step_does_not_declare_is_noticed() -> None:
    reader = Declared(posted("tommys", "holdem").game())
    reader.note("bet", "bet.call")
    assert not reader.undeclared
    reader.note("bet", "draw")
    assert reader.undeclared == {("bet", "draw")}


@GAMES
def test_only_glossary_rules_go_uncited(post: Posted) -> None:
    later = {rule for rule, why in UNCITED.items() if why.endswith("between hands")}
    kinds = {post.rules[rule].kind for rule in UNCITED if rule in post.rules and rule not in later}
    assert kinds <= {"glossary"}
