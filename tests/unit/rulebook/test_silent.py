"""A house may state that its documents are silent on a point; tables may post their own fee."""

from pathlib import Path

from cardhouse.rulebook import unanswered as missing
from tests.unit.rulebook.books import book, faults, holdem

ADDRESS = 'address = "467 Main St., El Centro, CA 92243"'
EXTENDS = 'extends = "base/holdem"'
TABLE = 'name = "4-8"'
TOO_FEW = 'cites = ["flop.too-few"]\nby = ["flop-count"]'
FOUR_EIGHT = "$.table[1].fee.bands"


def test_a_silent_key_needs_no_rule(tmp_path: Path) -> None:
    unanswered = ("holdem.toml", TOO_FEW, "cites = []")
    (fault,) = missing(book(tmp_path, unanswered))
    assert "no rule answers for `flop.too-few`" in fault.what
    silent = ("holdem.toml", EXTENDS, f'{EXTENDS}\nsilent = ["flop.too-few"]')
    post = holdem(tmp_path, unanswered, silent)
    assert post.silent("flop.too-few") and not post.silent("flop.too-many")
    assert post.cited("flop.too-few") == ()


def test_a_general_key_is_silent_for_the_particular_ones(tmp_path: Path) -> None:
    unanswered = ("holdem.toml", TOO_FEW, "cites = []")
    post = holdem(tmp_path, unanswered, ("room.toml", ADDRESS, f'{ADDRESS}\nsilent = ["flop"]'))
    assert post.silent("flop.too-few") and post.silent("flop")
    assert not post.silent("floppy")


def test_a_silent_key_must_be_one_and_must_be_silent(tmp_path: Path) -> None:
    change = ("holdem.toml", EXTENDS, f'{EXTENDS}\nsilent = ["flop.too-fw", "bet.cap"]')
    unknown, answered = faults(tmp_path, change)
    assert unknown.startswith("corner-club/holdem.toml: $.silent[0]: nothing cites `flop.too-fw`")
    assert "`bet.cap` is called silent, but rule TOM-" in answered
    (fault,) = faults(tmp_path, ("room.toml", ADDRESS, f'{ADDRESS}\nsilent = ["bett"]'))
    assert fault.startswith("corner-club/room.toml: $.silent[0]: nothing cites `bett`")


def test_a_table_may_post_its_own_fee(tmp_path: Path) -> None:
    own = "fee = { payer = 'pot', time = 'end', bands = [{ up_to = 10, amount = 500 }] }"
    unstated = ("room.toml", "sets.fee.bands = [{ amount = 300 }]", "")
    post = holdem(tmp_path, ("holdem.toml", TABLE, f"{TABLE}\n{own}"), unstated)
    assert [post.fee(table).due(6) for table in post.page.table] == [300, 500, 300, 300]
    assert post.fee() == book(tmp_path).room.fee
    assert post.game(post.table("4-8")).fee_time == "end"
    assert post.game(post.table("2-4")).fee_time == "start"


def test_a_table_s_fee_obeys_the_law_too(tmp_path: Path) -> None:
    share = "fee = { bands = [{ up_to = 10, amount = 2.5 }] }"
    (fault,) = faults(tmp_path, ("holdem.toml", TABLE, f"{TABLE}\n{share}"))
    assert fault.startswith(f"corner-club/holdem.toml: {FOUR_EIGHT}[0].amount: a fee is a whole")
    six = ", ".join(f"{{ up_to = {n}, amount = {n} }}" for n in range(5, 11))
    (fault,) = faults(tmp_path, ("holdem.toml", TABLE, f"{TABLE}\nfee = {{ bands = [{six}] }}"))
    assert f"{FOUR_EIGHT}: 6 fee rates" in fault
