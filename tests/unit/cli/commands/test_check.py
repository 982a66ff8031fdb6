"""`check` finds the faults of a rule book: one line each, with file and path."""

import difflib
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cardhouse.bots import Session
from cardhouse.chance import Seeded
from cardhouse.engine.core.events import Ruled
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import Money, say
from cardhouse.engine.core.step import Events
from cardhouse.engine.pot.deal import Deal
from cardhouse.engine.pot.hand import PotHand
from cardhouse.floor.pot.reports import FlopCount
from cardhouse.rulebook import load
from cardhouse.rulebook.files import houses, shipped
from cardhouse.rulebook.phrases import HINTS
from tests.unit.cli.calls import call, complaint

ROOM, HOLDEM, OTHER = "room.toml", "holdem.toml", "stud7.toml"
BAND = "up_to = 5, amount = 300"
DECK_TEXT = 'text = "Hold\'em uses one standard 52-card deck: 13 ranks in 4 suits, no joker."\n'
SHARE = (
    "a fee is a whole amount in cents, fixed beforehand, "
    "never a percentage or share of a pot or bet (Penal Code 337j)"
)
SIX_RATES = ", ".join(f"{{ up_to = {n + 4}, amount = {n}00 }}" for n in range(1, 7))

Edit = Callable[[str, str, str], Path]


def edited(folder: Path, file: str, old: str, new: str) -> Path:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.fixture
def edit(tmp_path: Path) -> Edit:
    """The pages of a house and two of its games with one passage changed.

    A rule of the house is then about games that are not there: the book is never sound.
    """

    def copied(file: str, old: str, new: str) -> Path:
        (folder := tmp_path / "my-room").mkdir()
        for page in (ROOM, HOLDEM, OTHER):
            shutil.copy(str(shipped() / "tommys" / page), folder)
        return edited(folder, file, old, new)

    return copied


@pytest.fixture
def edit_whole(tmp_path: Path) -> Edit:
    """A house's book with one passage changed."""

    def copied(file: str, old: str, new: str) -> Path:
        folder = shutil.copytree(str(shipped() / "tommys"), tmp_path / "my-room")
        return edited(folder, file, old, new)

    return copied


def script(*, assess: int) -> str:
    """The common script with the fee assessed at another step."""
    page = (shipped() / "base" / HOLDEM).read_text(encoding="utf-8")
    steps = page.partition("script = [\n")[2].partition("]\n")[0].splitlines()
    steps.insert(assess, steps.pop(0))
    return "script = [\n" + "\n".join(steps) + "\n]\n"


@pytest.mark.parametrize("house", houses())
def test_the_books_that_come_with_the_package_are_clean(
    capsys: pytest.CaptureFixture[str], house: str
) -> None:
    called = call(capsys, "check", "--strict", house)
    assert (called.code, called.out) == (0, f"{house}: ok\n")


TOO_FEW = 'cites = ["flop.too-few"]\nby = ["flop-count"]'
UNANSWERED = {
    "file": "my-room/holdem.toml",
    "path": "$.rule",
    "what": "no rule answers for `flop.too-few`, which this game may cite",
}


def test_a_key_that_no_rule_answers_for_is_a_warning(
    capsys: pytest.CaptureFixture[str], edit_whole: Edit
) -> None:
    folder = edit_whole(HOLDEM, TOO_FEW, "")
    line = "{file}: {path}: {what}".format(**UNANSWERED)
    called = call(capsys, "check", str(folder))
    assert (called.code, called.lines) == (0, [f"warning: {line}", f"{folder}: ok"])
    called = call(capsys, "check", "--json", str(folder))
    data = {"ok": True, "faults": [], "warnings": [UNANSWERED]}
    assert (called.code, called.data) == (0, data)
    # Another page's check does not mention it.
    called = call(capsys, "check", str(folder / OTHER))
    assert called.lines == [f"{folder / 'stud7.toml'}: ok"]


def test_a_strict_check_refuses_what_else_is_a_warning(
    capsys: pytest.CaptureFixture[str], edit_whole: Edit
) -> None:
    folder = edit_whole(HOLDEM, TOO_FEW, "")
    called = call(capsys, "check", "--strict", str(folder))
    assert (called.code, called.lines) == (1, ["{file}: {path}: {what}".format(**UNANSWERED)])
    called = call(capsys, "check", "--strict", "--json", str(folder))
    data = {"ok": False, "faults": [UNANSWERED], "warnings": []}
    assert (called.code, called.data) == (1, data)


def test_a_book_with_unanswered_keys_is_dealt_and_its_rulings_cite_nothing(
    capsys: pytest.CaptureFixture[str], edit_whole: Edit
) -> None:
    folder = edit_whole(HOLDEM, TOO_FEW, "")
    assert call(capsys, "deal", str(folder), "holdem", "--hands", "3", "--seed", "1").code == 0
    post = load(str(folder)).games["holdem"]
    bots = dict.fromkeys(range(1, 4), "caller")
    session = Session.open(post, chance=Seeded(1), seats=3, bots=bots)
    session.next_hand()
    while not _flop_is_out(session):
        session.step()
    ruled = next(event for event in session.play(FlopCount(cards=2)) if isinstance(event, Ruled))
    assert ruled.cite == "flop.too-few" and post.cited(ruled.cite) == ()


def _flop_is_out(session: Session) -> bool:
    hand = session.table.hand
    assert isinstance(hand, PotHand)
    return len(hand.board) == 3


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (HOLDEM, "[betting]", "[beting]",
         "holdem.toml: $.beting: unknown key `beting`; did you mean `betting`?"),
        (HOLDEM, "check_raise", "chek_raise",
         "holdem.toml: $.betting.chek_raise: unknown key `chek_raise`; "
         "did you mean `check_raise`?"),
        (HOLDEM, "small_bet = 200", "smal_bet = 200",
         "holdem.toml: $.table[0].stakes.smal_bet: unknown key `smal_bet`; "
         "did you mean `small_bet`?"),
        (HOLDEM, "[betting]", 'script = [{ step = "dael" }]\n[betting]',
         "holdem.toml: $.script[0].step: no such step: 'dael'; did you mean `deal`?"),
        (HOLDEM, "[betting]\nraises = 3", "[betting]\nraises = 6",
         "holdem.toml: $.rule[32].sets: rule TOM-HE-33 says that `betting.raises` is 3; "
         "it is 6 at holdem 2-4"),
        (HOLDEM, "[betting]", 'script = [{ step = "deal", dwn = 2 }]\n[betting]',
         "holdem.toml: $.script[0].dwn: unknown key `dwn`; did you mean `down`?"),
        (HOLDEM, DECK_TEXT, "", "holdem.toml: $.rule[0]: the key `text` is missing"),
        (HOLDEM, DECK_TEXT, 'text = ""\n', "holdem.toml: $.rule[0].text: the text is empty"),
        (HOLDEM, 'cites = ["deck"]', 'cites = ["deck", "decks"]',
         "holdem.toml: $.rule[0].cites: rule TOM-HE-01 answers for `decks`, "
         "which nothing cites; did you mean `deck`?"),
        (ROOM, 'cites = ["button.first"]', 'cites = ["button.first", "buton"]',
         "room.toml: $.rule[1].cites: rule TOM-ROOM-02 answers for `buton`, "
         "which nothing cites; did you mean `button`?"),
        (HOLDEM, 'kind = "equipment"', 'kind = "equipmnt"',
         "holdem.toml: $.rule[0].kind: no such kind: 'equipmnt'; did you mean `equipment`?"),
        (HOLDEM, "raises = 3", 'raises = "three"',
         "holdem.toml: $.betting.raises: expected `int`, got `str`"),
        (HOLDEM, 'name = "4-8"', 'name = "2-4"',
         "holdem.toml: $.table: 2 tables have the name '2-4'"),
        (HOLDEM, 'extends = "base/holdem"', 'extends = "base/bridge"',
         "holdem.toml: $.extends: no page 'base/bridge'; there are: "),
        (HOLDEM, 'extends = "base/holdem"', 'extends = "base/holdem',
         "holdem.toml: $: not valid TOML: "),
        (ROOM, "up_to = 10,", "up_to = 4,",
         "room.toml: $.fee.bands: the bands must go up in players"),
        (ROOM, "[limits]", "[limits", "room.toml: $: not valid TOML: "),
    ],
)  # fmt: skip
def test_a_fault_is_one_line_with_file_and_path(
    capsys: pytest.CaptureFixture[str], edit: Edit, file: str, old: str, new: str, fault: str
) -> None:
    called = call(capsys, "check", str(edit(file, old, new)))
    assert called.code == 1
    (line,) = called.lines
    assert line.startswith(f"my-room/{fault}")
    assert called.err == ""


@pytest.mark.rule("TOM-ROOM-08")
@pytest.mark.parametrize(
    ("old", "new", "path"),
    [
        (BAND, 'up_to = 5, amount = "5%"', "$.fee.bands[0].amount"),
        (BAND, "up_to = 5, amount = 2.5", "$.fee.bands[0].amount"),
        (BAND, "up_to = 5, percent = 5", "$.fee.bands[0].percent"),
        ('payer = "button"', "percent = 5", "$.fee.percent"),
        ('payer = "button"', "rake = 5", "$.fee.rake"),
    ],
)
def test_a_fee_that_is_a_share_is_against_the_law(
    capsys: pytest.CaptureFixture[str], edit: Edit, old: str, new: str, path: str
) -> None:
    called = call(capsys, "check", str(edit(ROOM, old, new)))
    assert (called.code, called.out) == (1, f"my-room/room.toml: {path}: {SHARE}\n")


def test_a_sixth_fee_rate_is_against_the_law(
    capsys: pytest.CaptureFixture[str], edit: Edit
) -> None:
    called = call(capsys, "check", str(edit(ROOM, "bands = [", f"bands = [{SIX_RATES}] #")))
    what = "6 fee rates; a table may post at most 5 (Penal Code 337j)"
    assert (called.code, called.out) == (1, f"my-room/room.toml: $.fee.bands: {what}\n")


def test_a_waived_fee_is_no_rate(capsys: pytest.CaptureFixture[str], edit_whole: Edit) -> None:
    waived = SIX_RATES.replace("amount = 100", "amount = 0")
    assert (
        call(capsys, "check", str(edit_whole(ROOM, "bands = [", f"bands = [{waived}] #"))).code == 0
    )


@pytest.mark.parametrize(("assess", "dealt"), [(4, 3), (14, 3)])
def test_the_fee_is_assessed_before_the_first_card(
    capsys: pytest.CaptureFixture[str], edit: Edit, assess: int, dealt: int
) -> None:
    folder = edit(HOLDEM, "[betting]", f"{script(assess=assess)}[betting]")
    called = call(capsys, "check", str(folder))
    what = "a card is dealt before the step `assess` has fixed the fee (Penal Code 337j)"
    assert (called.code, called.out) == (1, f"my-room/holdem.toml: $.script[{dealt}]: {what}\n")


def test_the_same_script_is_clean_with_the_fee_assessed_first(
    capsys: pytest.CaptureFixture[str], edit_whole: Edit
) -> None:
    folder = edit_whole(HOLDEM, "[betting]", f"{script(assess=1)}[betting]")
    assert call(capsys, "check", str(folder)).code == 0


@pytest.mark.rule("TOM-ROOM-18")
def test_a_bet_over_the_house_limit_is_refused(
    capsys: pytest.CaptureFixture[str], edit: Edit
) -> None:
    stakes = "small_bet = 800, big_bet = 1600"
    called = call(capsys, "check", str(edit(HOLDEM, stakes, "small_bet = 1000, big_bet = 2000")))
    what = "a bet of 2000 is over the house's limit of 1600"
    path = "$.table[2].stakes.big_bet"
    assert (called.code, called.out) == (1, f"my-room/holdem.toml: {path}: {what}\n")


@pytest.mark.rule("TOM-HE-07")
@pytest.mark.parametrize(
    ("blinds", "fault"),
    [
        ("[]", "$.table[0].stakes.blinds: at least 1 needed: the blinds start the action"),
        ("[0, 200]", "$.table[0].stakes.blinds[0]: expected `int` >= 1"),
        ("[100, 200, 400, 800]", "$.table[0].stakes.blinds: at most 3 allowed"),
        ("[200, 100]", "$.table[0].stakes.blinds: the smallest blind comes first"),
    ],
)
def test_a_table_has_one_to_three_blinds(
    capsys: pytest.CaptureFixture[str], edit: Edit, blinds: str, fault: str
) -> None:
    called = call(capsys, "check", str(edit(HOLDEM, "blinds = [100, 200]", f"blinds = {blinds}")))
    assert (called.code, called.lines) == (1, [f"my-room/holdem.toml: {fault}"])


@pytest.mark.rule("TOM-HE-07")
@pytest.mark.parametrize("blinds", ["[200]", "[100, 200, 400]"])
def test_one_blind_and_three_are_sound(
    capsys: pytest.CaptureFixture[str], edit_whole: Edit, blinds: str
) -> None:
    folder = edit_whole(HOLDEM, "blinds = [100, 200]", f"blinds = {blinds}")
    called = call(capsys, "check", str(folder))
    assert (called.code, called.lines) == (0, [f"{folder}: ok"])


def test_a_rule_stands_in_one_place_only(capsys: pytest.CaptureFixture[str], edit: Edit) -> None:
    folder = edit(HOLDEM, 'id = "TOM-HE-03"', 'id = "TOM-ROOM-01"')
    lines = call(capsys, "check", str(folder)).lines
    what = "the rule TOM-ROOM-01 stands on the house's own page too"
    assert f"my-room/holdem.toml: $.rule[2].id: {what}" in lines


def test_every_fault_is_named_not_only_the_first(
    capsys: pytest.CaptureFixture[str], edit: Edit
) -> None:
    folder = edit(HOLDEM, "raises = 3", "raise = 3")
    room = folder / ROOM
    room.write_text(room.read_text(encoding="utf-8").replace("[limits]", "[limit]"))
    paths = [line.split(": ")[:2] for line in call(capsys, "check", str(folder)).lines]
    assert paths == [
        ["my-room/room.toml", "$.limit"],
        ["my-room/holdem.toml", "$.betting.raise"],
    ]


def test_a_folder_without_a_room_page_is_no_house(
    capsys: pytest.CaptureFixture[str], edit: Edit
) -> None:
    folder = edit(ROOM, "[limits]", "[limits]")
    (folder / ROOM).unlink()
    called = call(capsys, "check", str(folder))
    assert called.code == 1
    assert called.out == "my-room/room.toml: $: cannot be read: No such file or directory\n"


def test_one_file_is_checked_with_its_house(capsys: pytest.CaptureFixture[str], edit: Edit) -> None:
    folder = edit(HOLDEM, "raises = 3", "raise = 3")
    shutil.copy(str(shipped() / "tommys" / HOLDEM), folder / "other.toml")
    assert call(capsys, "check", str(folder / HOLDEM)).code == 1
    assert call(capsys, "check", str(folder / "other.toml")).code == 0
    (folder / ROOM).write_text("", encoding="utf-8")
    assert call(capsys, "check", str(folder / "other.toml")).code == 1


def test_the_faults_as_data(capsys: pytest.CaptureFixture[str], edit: Edit) -> None:
    called = call(capsys, "check", "--json", str(edit(ROOM, BAND, "up_to = 5, amount = 2.5")))
    fault = {"file": "my-room/room.toml", "path": "$.fee.bands[0].amount", "what": SHARE}
    assert (called.code, called.data) == (1, {"ok": False, "faults": [fault], "warnings": []})
    sound = {"ok": True, "faults": [], "warnings": []}
    assert call(capsys, "check", "--json", "tommys").data == sound


def test_a_path_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(capsys, "check", "no-such-room").startswith("no-such-room: no such file")


def test_other_commands_refuse_a_bad_book_in_one_line(
    capsys: pytest.CaptureFixture[str], edit: Edit
) -> None:
    folder = edit(HOLDEM, "blinds = [100, 200]", "blinds = [0, 0]")
    line = complaint(capsys, "deal", str(folder), "holdem")
    assert line.startswith("my-room/holdem.toml: $.table[0].stakes.blinds[0]: ")


DEEP = "lists and tables lie in one another more than 30 times"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (f"x = {'[' * 5_000}{']' * 5_000}", DEEP),
        (f"x = {'{a=' * 3_000}1{'}' * 3_000}", DEEP),
        (f"x = {'[' * 40}{']' * 40}", DEEP),
        (f"{'.'.join('x' * 100)} = 1", DEEP),
        (f"x = {'9' * 5_000}", "a number has more than 4,300 digits"),
        (f"x = [{{ y = -{'9' * 5_000} }}]", "a number has more than 4,300 digits"),
    ],
    ids=["lists", "tables", "forty", "dots", "digits", "negative"],
)
@pytest.mark.parametrize("file", [HOLDEM, ROOM])
def test_what_no_page_needs_is_one_line(
    capsys: pytest.CaptureFixture[str], edit: Edit, file: str, line: str, fault: str
) -> None:
    folder = edit(file, "", "")
    page = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(f"{line}\n{page}", encoding="utf-8")
    called = call(capsys, "check", str(folder))
    assert (called.code, called.out) == (1, f"my-room/{file}: $: {fault}\n")
    assert complaint(capsys, "rules", str(folder)) == f"my-room/{file}: $: {fault}"


@pytest.mark.parametrize(
    "number", [f"0x{'f' * 4_000}", f"-{'9' * 19}", "1_000_000_000_000_000_000"]
)
def test_a_number_that_is_no_count_of_anything_is_one_line(
    capsys: pytest.CaptureFixture[str], edit: Edit, number: str
) -> None:
    folder = edit(HOLDEM, "blinds = [100, 200]", f"blinds = [100, {number}]")
    fault = "my-room/holdem.toml: $.table[0].stakes.blinds[1]: a number of more than 18 digits"
    called = call(capsys, "check", str(folder))
    assert (called.code, called.lines) == (1, [fault])
    assert complaint(capsys, "rules", str(folder)) == fault


def test_a_pipe_in_place_of_a_page_is_not_waited_for(
    capsys: pytest.CaptureFixture[str], edit: Edit
) -> None:
    folder = edit(HOLDEM, "", "")
    os.mkfifo(folder / "pipe.toml")
    called = call(capsys, "check", str(folder))
    assert called.lines == ["my-room/pipe.toml: $: cannot be read: it is no file"]


@pytest.mark.long
def test_forty_thousand_rules_are_checked_in_seconds(
    capsys: pytest.CaptureFixture[str], edit: Edit, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []

    def matches(word: str, *args: object, **options: object) -> list[str]:
        looked.append(word)
        return ["deck"]

    monkeypatch.setattr(difflib, "get_close_matches", matches)
    folder = edit(HOLDEM, "", "")
    rule = '[[rule]]\nid = "X-{0}"\nkind = "{1}"\ntext = "t"\ncites = ["dekc{0}"]\n'
    page = (folder / HOLDEM).read_text(encoding="utf-8")
    for kind, fault in (("equipment", "which nothing cites"), ("equipmnt", "no such kind")):
        rules = "".join(rule.format(number, kind) for number in range(40_000))
        (folder / HOLDEM).write_text(page + rules, encoding="utf-8")
        looked.clear()
        lines = call(capsys, "check", str(folder)).lines
        assert len(lines) == 40_000 and all(fault in line for line in lines)
        # Each hint is a search among all words: only the first faults get one.
        assert sum("did you mean `deck`?" in line for line in lines) == len(looked) == HINTS


@pytest.mark.parametrize("path", ["", "x" * 5_000])
def test_a_path_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str], path: str) -> None:
    words = complaint(capsys, "check", path)
    assert "no such file or folder" in words or words.endswith("file name too long")


def test_a_refusal_in_a_hand_on_trial_is_put_into_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: object, hand: object) -> Events:
        raise Illegal(Reason.WRONG_AMOUNT, "bet.size", say("bet-exactly", to=Money(4_00)))

    monkeypatch.setattr(Deal, "close", refuse)
    words = "a hand cannot be played: Illegal That amount is not allowed. Bet or raise to $4."
    assert words in call(capsys, "check", "tommys").out
