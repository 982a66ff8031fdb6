"""A snapshot of a table, written and read back between any two hands, is the same table."""

import json

import msgspec
import pytest

from cardhouse.formats.kept import Kept, alike, keep_table, restore
from cardhouse.rulebook import Posted, RulebookError, all_games, open_table, reposted
from cardhouse.table.table import Table
from tests.kit.ledgers import Afternoon, seated
from tests.kit.sixth import games_everywhere

GAMES = pytest.mark.parametrize(
    "post", games_everywhere(), ids=lambda post: f"{post.house} {post.name}"
)


def through_bytes(table: Table, post: Posted) -> Table:
    """A table written down and read back."""
    kept = msgspec.json.decode(msgspec.json.encode(keep_table(table)), type=Kept)
    return restore(open_table(post), kept)


@GAMES
def test_a_table_comes_back_at_every_hand_boundary(post: Posted) -> None:
    booked = seated(post)
    day = Afternoon(booked, 5, reports=0.1)
    seen = 0
    for _ in range(250):
        hands = booked.table.hands
        day.go_on(1)
        if booked.table.hands > hands:
            seen += 1
            assert through_bytes(booked.table, post) == booked.table
    assert seen


@GAMES
def test_play_goes_on_alike_from_a_snapshot(post: Posted) -> None:
    booked = seated(post)
    Afternoon(booked, 4).go_on(60)
    while booked.table.running():
        Afternoon(booked, 4).go_on(1)
    back = seated(post)
    back.table = through_bytes(booked.table, post)
    back.accounts, back.log = booked.accounts.copy(), booked.log[:]
    for each in (booked, back):
        Afternoon(each, 9).go_on(40)
    assert back.log == booked.log
    assert back.table == booked.table


def test_everything_that_changes_at_a_table_is_kept() -> None:
    rules = {"mix", "buy_in", "short_buy", "time_fee"}
    kept = set(Kept.__struct_fields__) - {"form"}
    assert set(Table.__struct_fields__) == {*kept, *rules, "hand"}


def test_a_snapshot_of_an_earlier_form_is_compared_in_what_it_has_alike() -> None:
    post = next(post for post in all_games() if post.family.scope == "banked")
    booked = seated(post)
    Afternoon(booked, 4).go_on(60)
    now = json.loads(msgspec.json.encode(keep_table(booked.table)))
    old = {**now, "turn": {**now["turn"], "last": 3}, "button": 9}
    del old["form"]
    assert alike(now, old) and alike(now, now) and not alike(now, {**now, "button": 9})
    for name in ("hands", "box"):
        assert not alike(now, {**old, name: now[name] + 1})
    seat, player = next(iter(now["players"].items()))
    robbed = {**old["players"], seat: {**player, "chips": player["chips"] + 1}}
    assert not alike(now, {**old, "players": robbed})


@GAMES
def test_a_book_is_read_back_from_its_text(post: Posted) -> None:
    again = reposted(post.house, post.name, post.text)
    assert again == post
    assert again.hash == post.hash
    for rules in post.page.table:
        assert open_table(again, rules.name) == open_table(post, rules.name)


@pytest.mark.parametrize("text", ["", "[]", "{}", "[1, 2, 3]", "not json", "[{}, {}]"])
def test_a_text_that_is_no_book_is_refused(text: str) -> None:
    with pytest.raises(RulebookError):
        reposted("anywhere", "holdem", text)


def test_a_book_with_a_word_changed_is_another_book() -> None:
    post = all_games()[0]
    page, *around = json.loads(post.text)
    page["title"] = "Another title"
    other = reposted(post.house, post.name, json.dumps([page, *around], sort_keys=True))
    assert other.page.title == "Another title"
    assert other.hash != post.hash
