"""A house rule may hold for only some of its games, and is shown and cited there alone."""

import re
from pathlib import Path

import pytest

from cardhouse.rulebook import Posted, all_games, load, posted, reposted
from cardhouse.server.lobby import fees, limits
from tests.unit.cli.calls import call
from tests.unit.rulebook.books import faults

BANKED = [post for post in all_games() if post.family.scope == "banked"]
GAMES = pytest.mark.parametrize("post", BANKED, ids=lambda post: f"{post.house} {post.name}")
# Words of pot games, which no rule of a banked table may rest on.
POKER = ("small blind", "full blind", "big blind", "side pot", "each bet or raise", "muck")


@pytest.mark.rule("TOM-ROOM-17", "TOM-ROOM-18")
def test_the_poker_fee_and_limit_are_not_posted_where_they_do_not_hold() -> None:
    shown = {
        game: {"TOM-ROOM-17", "TOM-ROOM-18"} & post.rules.keys()
        for game, post in load("tommys").games.items()
    }
    for game in ("pai-gow-poker", "no-bust-blackjack"):
        assert shown.pop(game) == set()
    # Pan has the collection, but no bets.
    assert shown.pop("pan") == {"TOM-ROOM-17"}
    assert len(shown) > 5 and all(len(rules) == 2 for rules in shown.values())


@pytest.mark.rule("TOM-ROOM-18")
def test_nor_does_the_rules_page_name_that_limit_there() -> None:
    allowed = "Bets up to $16 in this house"
    assert allowed in limits(posted("tommys", "holdem"), "2-4")
    for game in ("pan", "pai-gow-poker", "no-bust-blackjack"):
        post = posted("tommys", game)
        assert allowed not in limits(post, post.table().name)


@pytest.mark.rule("TOM-ROOM-17")
def test_nor_does_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    banked = call(capsys, "rules", "tommys", "no-bust-blackjack").lines
    assert "  TOM-ROOM-17" not in banked and "  TOM-ROOM-19" in banked
    pan = call(capsys, "rules", "tommys", "pan").lines
    assert "  TOM-ROOM-17" in pan and "  TOM-ROOM-18" not in pan
    assert not [line for line in (*banked, *pan) if line.startswith("Limit: ")]
    assert fees(posted("tommys", "pan"), "$1") == ("a flat fee a hand, $3; taken from the pot",)


@GAMES
def test_no_rule_of_blinds_and_pots_is_posted_at_a_banked_table(post: Posted) -> None:
    house = [rule for rule in post.room.rule if rule.id in post.rules]
    assert not [r.id for r in house if any(word in r.text.lower() for word in POKER)]


def test_a_book_that_was_kept_before_rules_had_a_scope_is_read() -> None:
    post = posted("tommys", "no-bust-blackjack")
    text = re.sub(r'"scope": \[[^]]*\], ', "", post.text)
    assert text != post.text and "scope" not in text
    assert "TOM-ROOM-17" in reposted(post.house, post.name, text).rules


def test_a_scope_must_be_of_a_game_that_the_house_posts(tmp_path: Path) -> None:
    there = 'id = "TOM-ROOM-01"\nkind = "glossary"'
    unknown = ("room.toml", there, f'{there}\nscope = ["poke"]')
    assert "did you mean `poker`?" in faults(tmp_path, unknown)[0]
    idle = ("room.toml", 'id = "BTN-RM-01"', 'scope = ["banked"]\nid = "BTN-RM-01"')
    other = tmp_path / "other"
    other.mkdir()
    (fault,) = faults(other, idle, of="button-room")
    assert fault == "corner-club/room.toml: $.rule[0].scope: the house posts no such game: banked"
    on_a_page = ("holdem.toml", 'id = "TOM-HE-01"', 'scope = ["poker"]\nid = "TOM-HE-01"')
    assert "unknown key `scope`" in faults(tmp_path, on_a_page)[0]
