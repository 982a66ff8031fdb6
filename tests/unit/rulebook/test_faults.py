"""Any fault of a rule book is told in one line, with file and path."""

from pathlib import Path

import pytest

from cardhouse.rulebook import RulebookError, examine, load
from cardhouse.rulebook.convert import Source
from cardhouse.rulebook.errors import Fault
from tests.unit.rulebook.books import copied, faults

GAME = "corner-club/holdem.toml"
ROOM = "corner-club/room.toml"

CASES = [
    (
        ("holdem.toml", "raises = 3", "raisses = 3"),
        f"{GAME}: $.betting.raisses: unknown key `raisses`; did you mean `raises`?",
    ),
    (
        ("holdem.toml", "[seating]", "[seeting]"),
        f"{GAME}: $.seeting: unknown key `seeting`; did you mean `seating`?",
    ),
    (
        ("holdem.toml", "raises = 3", "raises = 0"),
        f"{GAME}: $.betting.raises: expected `int` >= 1",
    ),
    (
        ("holdem.toml", 'first = "first-to-act"', 'first = "the-tallest"'),
        f"{GAME}: $.showing.first: no such first: 'the-tallest'",
    ),
    (
        ("holdem.toml", "small_bet = 400, big_bet = 800", 'small_bet = "4", big_bet = 800'),
        f"{GAME}: $.table[1].stakes.small_bet: expected `int`, got `str`",
    ),
    (
        ("holdem.toml", 'name = "4-8"', 'name = "2-4"'),
        f"{GAME}: $.table: 2 tables have the name '2-4'",
    ),
    (
        ("holdem.toml", "most = 10", "most = 11"),
        f"{GAME}: $.seating.most: expected `int` <= 10",
    ),
    (
        ("holdem.toml", "big_bet = 1600", "big_bet = 2000"),
        f"{GAME}: $.table[2].stakes.big_bet: a bet of 2000 is over the house's limit of 1600",
    ),
    (
        ("holdem.toml", "small_bet = 400, big_bet = 800", "small_bet = 900, big_bet = 800"),
        f"{GAME}: $.table[1].stakes.small_bet: the small bet exceeds the big bet",
    ),
    (
        ("holdem.toml", "blinds = [200, 400]", "blinds = [400, 200]"),
        f"{GAME}: $.table[1].stakes.blinds: the smallest blind comes first",
    ),
    (
        ("holdem.toml", "blinds = [200, 400]", "blinds = [250, 400]"),
        f"{GAME}: $.table[1].stakes.blinds[0]: a blind of 250 cannot be posted in chips of 100",
    ),
    (
        ("holdem.toml", "blinds = [200, 400] }", "blinds = [200, 400] }\nshort_buy = 1050"),
        f"{GAME}: $.table[1].short_buy: 1050 cannot be sold in steps of 100",
    ),
    (
        ("holdem.toml", 'limit = "spread"', 'limit = "no"'),
        f"{GAME}: $.table[3].stakes.limit: this house plays fixed and spread limit, not no",
    ),
    (
        ("holdem.toml", 'cites = ["deal.turn"]', 'cites = ["deal.turn", "deal.tarn"]'),
        f"{GAME}: $.rule[16].cites: rule TOM-HE-17 answers for `deal.tarn`, which nothing cites",
    ),
    (
        ("holdem.toml", 'id = "TOM-HE-01"', 'id = "the first"'),
        f"{GAME}: $.rule[0].id: the id is not written like `TOM-HE-33`",
    ),
    (
        ("holdem.toml", 'extends = "base/holdem"', 'extends = "base/holdam"'),
        f"{GAME}: $.extends: no page 'base/holdam'; there are: base/",
    ),
    (
        ("holdem.toml", 'extends = "base/holdem"', 'extends = "tommys/holdem"'),
        f"{GAME}: $.extends: no page 'tommys/holdem'; there are: base/",
    ),
    (
        ("holdem.toml", "raises = 3", "raises = "),
        f"{GAME}: $: not valid TOML: ",
    ),
    (
        ("room.toml", "amount = 300", 'amount = "5%"'),
        f"{ROOM}: $.fee.bands[0].amount: a fee is a whole amount in cents",
    ),
    (
        ("room.toml", 'payer = "button"', 'payer = "button"\nrake = 5'),
        f"{ROOM}: $.fee.rake: a fee is a whole amount in cents",
    ),
    (
        ("room.toml", "amount = 300", "amount = 2.5"),
        f"{ROOM}: $.fee.bands[0].amount: a fee is a whole amount in cents",
    ),
    (
        ("room.toml", "up_to = 5", "up_to = 12"),
        f"{ROOM}: $.fee.bands: the bands must go up in players",
    ),
    (
        ("room.toml", "most_bet = 1600", "most_bett = 1600"),
        f"{ROOM}: $.limits.most_bett: unknown key `most_bett`; did you mean `most_bet`?",
    ),
    (
        ("room.toml", 'id = "TOM-ROOM-02"', 'id = "TOM-ROOM-01"'),
        f"{ROOM}: $.rule[0].id: the rule TOM-ROOM-01 stands here 2 times",
    ),
    (
        ("room.toml", 'name = "Tommy', 'address2 = "x"\nname = "Tommy'),
        f"{ROOM}: $.address2: unknown key `address2`; did you mean `address`?",
    ),
]


@pytest.mark.parametrize(("change", "wanted"), CASES, ids=lambda case: str(case)[:60])
def test_a_fault_is_laid_at_its_file_and_path(
    change: tuple[str, str, str], wanted: str, tmp_path: Path
) -> None:
    found = faults(tmp_path, change)
    assert any(line.startswith(wanted) for line in found), found
    assert all("\n" not in line for line in found)


def test_the_book_as_it_is_has_no_fault(tmp_path: Path) -> None:
    assert faults(tmp_path) == []


def test_every_fault_is_found_in_one_go(tmp_path: Path) -> None:
    found = faults(
        tmp_path,
        ("holdem.toml", "[seating]", "[seeting]"),
        ("holdem.toml", "raises = 3", "raises = 0"),
        ("room.toml", "amount = 300", 'amount = "5%"'),
    )
    paths = {line.split(": ")[1] for line in found}
    assert paths == {"$.fee.bands[0].amount", "$.seeting", "$.betting.raises"}


def test_a_rule_without_its_text_is_named(tmp_path: Path) -> None:
    text = 'text = "A second betting round follows the flop."\n'
    (line,) = faults(tmp_path, ("holdem.toml", text, ""))
    assert line == f"{GAME}: $.rule[15]: the key `text` is missing"


def test_a_game_without_tables_lacks_a_key(tmp_path: Path) -> None:
    house = copied(tmp_path)
    page = (house / "holdem.toml").read_text(encoding="utf-8")
    (house / "holdem.toml").write_text(page.replace("[[table]]", "[[rule]]"), encoding="utf-8")
    found = faults_of(house)
    assert f"{GAME}: $: the key `table` is missing" in found


def test_a_script_may_name_only_steps_that_there_are(tmp_path: Path) -> None:
    script = 'extends = "base/holdem"\nscript = [{ step = "blinds" }, { step = "dael" }]\n'
    found = faults(tmp_path, ("holdem.toml", 'extends = "base/holdem"\n', script))
    assert found == [f"{GAME}: $.script[1].step: no such step: 'dael'; did you mean `deal`?"]


def test_what_is_wrong_with_a_base_page_is_laid_at_its_door() -> None:
    base = {"script": [{"step": "dael"}], "deck": {"packs": 1}}
    source = Source("house/holdem.toml", {"deck": {"jokers": 1}}, base, "base/holdem.toml")
    assert source.fault("$.script[0].step", "no") == Fault(
        "base/holdem.toml", "$.script[0].step", "no"
    )
    assert source.fault("$.deck.packs", "no").file == "base/holdem.toml"
    assert source.fault("$.deck.jokers", "no").file == "house/holdem.toml"
    assert source.fault("$.script[5]", "no").file == "house/holdem.toml"
    assert source.fault("$.nothing", "no").file == "house/holdem.toml"


def test_neither_high_nor_low_is_no_game(tmp_path: Path) -> None:
    house = copied(tmp_path)
    page = (house / "holdem.toml").read_text(encoding="utf-8")
    bare = page.replace('extends = "base/holdem"', 'title = "Bare"\nscript = [{ step = "blinds" }]')
    (house / "holdem.toml").write_text(bare, encoding="utf-8")
    assert f"{GAME}: $: neither `high` nor `low` says how hands rank" in faults_of(house)


def test_a_rule_stands_on_one_page_only(tmp_path: Path) -> None:
    found = faults(tmp_path, ("holdem.toml", 'id = "TOM-HE-01"', 'id = "TOM-ROOM-01"'))
    wanted = f"{GAME}: $.rule[0].id: the rule TOM-ROOM-01 stands on the house's own page too"
    assert wanted in found


def test_no_card_before_the_fee_is_fixed(tmp_path: Path) -> None:
    script = (
        'extends = "base/holdem"\nscript = [{ step = "deal", down = 2 }, { step = "assess" }]\n'
    )
    found = faults(tmp_path, ("holdem.toml", 'extends = "base/holdem"\n', script))
    assert any(line.startswith(f"{GAME}: $.script[0]: a card is dealt before") for line in found)


@pytest.mark.parametrize(("waived", "allowed"), [(0, False), (1, True)])
def test_at_most_five_rates_and_a_waived_fee_is_none(
    waived: int, allowed: bool, tmp_path: Path
) -> None:
    amounts = [0 if i < waived else 100 * i + 100 for i in range(6)]
    bands = [f"{{ up_to = {i + 5}, amount = {amount} }}" for i, amount in enumerate(amounts)]
    old = "bands = [{ up_to = 5, amount = 300 }, { up_to = 10, amount = 300 }]"
    found = faults(tmp_path, ("room.toml", old, f"bands = [{', '.join(bands)}]"))
    assert (found == []) is allowed
    assert allowed or found[0].startswith(f"{ROOM}: $.fee.bands: 6 fee rates; ")


def test_more_seats_at_least_than_at_most(tmp_path: Path) -> None:
    change = ("holdem.toml", "least = 2\nmost = 10", "least = 9\nmost = 8")
    assert f"{GAME}: $.seating: the least number of seats exceeds the most" in faults(
        tmp_path, change
    )


def test_a_house_without_its_room_page_or_with_bad_bytes(tmp_path: Path) -> None:
    house = copied(tmp_path)
    (house / "holdem.toml").write_bytes(b"title = \xff\xfe")
    (line,) = faults_of(house)
    assert line.startswith(f"{GAME}: $: not UTF-8 text")
    (house / "room.toml").unlink()
    (line,) = faults_of(house)
    assert line.startswith(f"{ROOM}: $: cannot be read: ")


def faults_of(house: Path) -> list[str]:
    return [str(fault) for fault in examine(house)[1]]


def test_a_bad_book_cannot_be_loaded(tmp_path: Path) -> None:
    house = copied(tmp_path, ("holdem.toml", "raises = 3", "raises = 0"))
    with pytest.raises(RulebookError, match=r"\$\.betting\.raises") as refused:
        load(str(house))
    assert len(refused.value.faults) == 1


def test_a_house_without_a_game_is_refused(tmp_path: Path) -> None:
    house = copied(tmp_path)
    for page in house.glob("*.toml"):
        if page.name != "room.toml":
            page.unlink()
    book, (fault, *_) = examine(house)
    assert book is None
    assert str(fault).startswith(f"{ROOM}: $: the house posts no game: it needs a page")


@pytest.mark.parametrize("name", ["2-4\\n", " 2-4", "2\\u0007-4"])
def test_the_name_of_a_table_can_be_printed(tmp_path: Path, name: str) -> None:
    found = faults(tmp_path, ("holdem.toml", 'name = "2-4"', f'name = "{name}"'))
    assert "characters that cannot be printed" in found[0]


def test_at_least_the_least_may_play(tmp_path: Path) -> None:
    found = faults(tmp_path, ("holdem.toml", "least = 2", "least = 3\nplayers = 2"))
    assert found[0].endswith("$.seating.players: at most 2 may play, and the least is 3")
