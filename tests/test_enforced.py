"""The enforcement of the shipped houses' rules: stated for each, and seen in the transcripts."""

from functools import cache
from pathlib import Path

import pytest

from cardhouse.rulebook import House, Posted, Rule, all_games, load
from cardhouse.rulebook.cites import needed_cites
from cardhouse.rulebook.enforcers import enforcers, kinds
from cardhouse.rulebook.files import houses
from cardhouse.words.enforced import house_rules
from cardhouse.words.enforced_page import enforced_page
from tests.kit.enforcing import Citing
from tests.kit.transcripts import played, transcripts

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "enforced.md"

# The number of rules in the catalogue.
RULES = 1218
# Apart from these kinds, one rule in a hundred may be words only, and only of the harmless kinds:
# none of them is about money, cards or turns.
MERE_WORDS = {"glossary", "conduct"}
HARMLESS = {"equipment", "seating", "floor"}

# Enforcers of a rule that no transcript shows, and the tests that show them.
ELSEWHERE = {
    ("BTN-HE-38", "hand-counted"): "rules/button_room/test_holdem_seats.py",
    ("LBR-LB-03", "tick"): "rules/lo_ball_room/test_time_collection.py",
    ("LBR-LB-03", "hand-counted"): "rules/lo_ball_room/test_time_collection.py",
    ("LBR-LB-P9", "tick"): "rules/lo_ball_room/test_time_collection.py",
    ("LBR-LB-P9", "hand-counted"): "rules/lo_ball_room/test_time_collection.py",
    ("LBR-LB-P9", "buy-chips"): "rules/lo_ball_room/test_time_collection.py",
    ("LBR-LB-P9", "sit"): "rules/lo_ball_room/test_time_collection.py",
    ("LBR-BJ-47", "post-rule"): "rules/lo_ball_room/test_posted_rules.py",
    ("ESQ-FL-103", "round"): "rules/new_esquire/test_floor_deal.py",
    ("ESQ-FL-104", "hand-counted"): "unit/table/banked/test_bank.py",
    ("ESQ-FL-16", "turns"): "rules/new_esquire/test_floor_turns.py",
    ("ESQ-FL-162", "fetch-held"): "unit/table/test_cage.py",
    ("TOM-ROOM-19", "misdeal"): "rules/tommys/test_room_floor.py",
    ("TOM-HE-29", "expel"): "rules/tommys/test_room_expel.py",
    ("TOM-HE-29", "sit"): "rules/tommys/test_room_expel.py",
    ("TOM-HE-42", "boxed"): "rules/tommys/test_holdem_irregular.py",
    ("TOM-HE-43", "deal"): "rules/tommys/test_holdem_irregular.py",
    ("TOM-HE-48", "showdown"): "rules/tommys/test_holdem_misdeal.py",
    ("TOM-HE-49", "short-deal"): "rules/tommys/test_holdem_irregular.py",
    ("TOM-LB-07", "draw"): "rules/tommys/test_lowball_deal.py",
    ("TOM-LB-P10", "draw"): "rules/tommys/test_lowball_irregular.py",
    ("TOM-DHL-05", "draw"): "rules/tommys/test_draw_hilo.py",
    ("TOM-S7-26", "burn-mistake"): "rules/tommys/test_stud7_irregular.py",
    ("TOM-S7-P11", "showdown"): "rules/tommys/test_stud7_showdown.py",
    ("TOM-PG-40", "bank-sets"): "rules/tommys/test_pai_gow_setting.py",
    ("TOM-PG-71", "void-deal"): "rules/tommys/test_pai_gow_management.py",
    ("TOM-PAN-54", "go-on-top"): "rules/tommys/test_pan_irregular.py",
    ("TOM-PAN-P4", "go-on-top"): "rules/tommys/test_pan_irregular.py",
    ("TOM-PAN-P12", "tops"): "rules/tommys/test_pan_deal.py",
}

BOOKS = pytest.mark.parametrize("book", [*map(load, houses())], ids=lambda book: book.id)
GAMES = pytest.mark.parametrize("post", all_games(), ids=lambda post: f"{post.house} {post.name}")


def rules_of(book: House) -> list[Rule]:
    return [rule for rules in house_rules(book).values() for rule in rules]


@cache
def cited() -> frozenset[Citing]:
    """Every citer in the transcripts, with its key."""
    return frozenset().union(*[played(transcript).reader.found for transcript in transcripts()])


@BOOKS
def test_every_rule_says_how_it_is_enforced(book: House) -> None:
    unsaid = [r.id for r in rules_of(book) if bool(r.words) == bool(r.sets or r.by)]
    assert unsaid == [], "either `sets` and `by`, or `words`: docs/design.md, section 14"


def test_hardly_a_rule_is_words_only() -> None:
    every = [rule for house in houses() for rule in rules_of(load(house))]
    assert len(every) == RULES, "count them anew in RULES, once each says how it is enforced"
    words = [rule for rule in every if rule.words and rule.kind not in MERE_WORDS]
    assert 0 < len(words) <= RULES // 100
    assert {rule.id for rule in words if rule.kind not in HARMLESS} == set()


@BOOKS
def test_what_carries_a_rule_out_is_seen_to_do_so(book: House) -> None:
    posts = book.posts().values()
    tables = [
        rule for page, rules in house_rules(book).items() if page != "bonuses" for rule in rules
    ]
    unseen = {
        (rule.id, name)
        for rule in tables
        for name in rule.by
        if not any(rule in post.cited(key) for who, key in cited() if who == name for post in posts)
    }
    ids = {rule.id for rule in tables}
    assert any(rule.by for rule in tables)
    assert unseen == {pair for pair in ELSEWHERE if pair[0] in ids}


@pytest.mark.parametrize("pair", ELSEWHERE, ids=" ".join)
def test_what_no_transcript_shows_a_test_does(pair: tuple[str, str]) -> None:
    rule, doer = pair
    text = (ROOT / "tests" / ELSEWHERE[pair]).read_text(encoding="utf-8")
    posts = [post for post in all_games() if rule in post.rules and doer in enforcers(post)]
    keys = {key for post in posts for key in post.rules[rule].cites}
    assert keys and any(each in text for each in (rule, *keys))


@GAMES
def test_every_key_has_somebody_who_cites_it(post: Posted) -> None:
    doers = enforcers(post)
    assert needed_cites(post) <= frozenset().union(*(doer.keys for doer in doers.values()))
    assert {name: doer.kind for name, doer in doers.items()}.items() <= kinds().items()


def test_no_two_doers_have_one_name() -> None:
    games = [enforcers(post) for post in all_games()]
    every = {(doer.name, doer.kind) for doers in games for doer in doers.values()}
    assert len({name for name, _ in every}) == len(every)


def test_the_page_is_up_to_date() -> None:
    now = enforced_page(map(load, houses()))
    assert PAGE.read_text(encoding="utf-8") == now, "python -m cardhouse.words.enforced_page"
