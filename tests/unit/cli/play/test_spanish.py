"""The terminal in Spanish: whole hands of each family, without an English word on the screen."""

import io
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

from cardhouse.bots import Session
from cardhouse.chance import Seeded
from cardhouse.cli.families import TERMINALS
from cardhouse.cli.felt.cards import Look
from cardhouse.cli.play.help import COMMON
from cardhouse.cli.play.kinds import Kind
from cardhouse.cli.play.loop import Sitting
from cardhouse.cli.play.named import by_name
from cardhouse.cli.play.offers import OFFERED
from cardhouse.cli.play.report import split
from cardhouse.cli.play.screen import Screen
from cardhouse.cli.play.sight import Sight
from cardhouse.engine.core.commands import Command
from cardhouse.floor import ALL_REPORTS
from cardhouse.rulebook import posted
from cardhouse.rulebook.citers import tag
from cardhouse.words.catalogue import catalogue, languages
from cardhouse.words.said import Said
from cardhouse.words.speech import plain
from tests.unit.cli.calls import call, complaint
from tests.unit.cli.play.test_play import typed

FAMILIES = (
    ("tommys", "holdem", 4),
    ("lo-ball-room", "lowball", 4),
    ("tommys", "pan", 4),
    ("tommys", "no-bust-blackjack", 3),
    ("tommys", "pai-gow-poker", 3),
)
WORD = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*")
# Asked of every table, before the first hand and after it.
TALK = ("help", "report", "rules", "stacks", "table", "why", "history")
# Typed at every table, and understood or allowed at none.
NONSENSE = (
    "dance",
    "why muck",
    "report cancel",
    "report nonsense",
    'report cancel "x',
    "report count x",
    "rules xylophone",
    "save",
)
# Typed at the tables of a family, with something missing or too much.
UNCLEAR = {
    "holdem": (
        "muck",
        "why raise",
        "why check",
        "raise",
        "raise x",
        "raise 4 5",
        "call 3",
        "show Xx",
        "lapse",
        "report turn 3 x",
    ),
    "lowball": ("pat 1",),
    "pan": ("stay xx", "99", "x 4c 4h", "add", "split 1 4c"),
    "no-bust-blackjack": ("w", "w xx", "back 1 2", "put", "done 1", "lapse"),
    "pai-gow-poker": ("set", "set 1", "set 1 1", "look 1 2", "report misread 3 x"),
}


# Lines that play a hand through: Enter alone gives nothing up.
SIMPLY = {
    "holdem": ("c", ""),
    "lowball": ("c", "pat", ""),
    "pan": ("stay", "", "1", "x"),
    "no-bust-blackjack": ("pass", "w 5", "", ""),
    "pai-gow-poker": ("pass", "w 10", "", "", ""),
}


class Texts(Visitor):
    """The words of a message, without its variables."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words |= {each.lower() for each in WORD.findall(node.value)}


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of the messages in a language."""
    texts = Texts()
    for entry in catalogue(language).entries.values():
        texts.visit(entry.message)
    return frozenset(texts.words)


def english_in(screen: str, *allowed: str) -> set[str]:
    """The words on a screen that only English has; names and titles are nobody's."""
    names = {word.lower() for each in allowed for word in WORD.findall(each)}
    seen = {each.lower() for each in WORD.findall(screen)}
    return seen & (vocabulary("en") - vocabulary("es")) - names


class Played:
    """A sitting in Spanish: what was typed, and all that came on the screen."""

    def __init__(self, house: str, game: str, seats: int, *lines: str) -> None:
        post = posted(house, game)
        others = dict.fromkeys(range(2, seats + 1), "caller")
        session = Session.open(
            post, chance=Seeded("7"), seats=seats, bots=others, names={1: "Tú"}, seed="7"
        )
        out = io.StringIO()
        console = Console(file=out, width=200, height=40, color_system=None)
        sight = Sight(post, session, post.page.table[0].name, "es")
        screen = Screen(console, Look(colour=False), echo=False)
        assert Sitting(sight, screen=screen, read=typed(lines)).run() == 0
        self.screen = out.getvalue()
        # The kinds of rules and the names of reports are typed.
        typable = (*(rule.kind for rule in post.rules.values()), *by_name(post.game()))
        self.names = (*sight.names.values(), post.room.name, sight.title(), *typable)

    def english(self) -> set[str]:
        return english_in(self.screen, *self.names)


@pytest.fixture(autouse=True)
def _rules_are_in_their_own_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of a house stay in the language of its book: their texts are left out."""
    monkeypatch.setattr(Screen, "rules", lambda self, rules: None)


@pytest.mark.parametrize(("house", "game", "seats"), FAMILIES)
def test_whole_hands_are_played_in_spanish(house: str, game: str, seats: int) -> None:
    played = Played(house, game, seats, *SIMPLY[game] * 20)
    assert "Gracias por jugar." in played.screen
    assert "próxima mano" in played.screen, "a hand was played to its end"
    assert played.english() == set()


@pytest.mark.parametrize(("house", "game", "seats"), FAMILIES)
def test_every_answer_of_the_table_is_spanish(house: str, game: str, seats: int) -> None:
    asked = (*TALK, *NONSENSE, *UNCLEAR[game])
    played = Played(house, game, seats, *asked, *SIMPLY[game] * 10, *TALK)
    assert "dejar la mesa" in played.screen, "the help was read"
    assert "El floor decide sobre esto" in played.screen, "so were the reports"
    assert "'dance' no se entiende aquí" in played.screen
    assert played.english() == set()


def test_english_on_a_screen_is_found() -> None:
    assert english_in("Te toca: fold, Enter: fold", "Ann") == set(), "what is typed is English"
    assert english_in("Your turn, 2 to call") == {"your", "to"}
    assert english_in("Your House", "Your House") == set()


def kinds() -> Iterator[tuple[str, Kind]]:
    for terminal in TERMINALS.values():
        yield from terminal.reports.items()


def test_reports_are_typed_alike_in_every_language() -> None:
    """Only the reason and the fields of a report are words of the language."""
    reports = list(kinds())
    assert len(reports) > 40
    for name, kind in reports:
        english, spanish = (split(plain(kind.typed, language)) for language in ("en", "es"))
        assert english[0] == spanish[0] == name
        assert [word for word in english if word != "reason"] == [
            word for word in spanish if word != "motivo"
        ]


def test_an_order_is_signed_by_the_floor_in_the_language_of_the_table() -> None:
    said = Played("tommys", "holdem", 3, 'report cancel "se cayó una carta"').screen
    assert "(por el floor: se cayó una carta)" in said


def commands(kind: type[Command] = Command) -> Iterator[str]:
    for each in kind.__subclasses__():
        yield from commands(each)
        if each.__module__.startswith("cardhouse.") and each.__struct_config__.tag:
            yield str(each.__struct_config__.tag)


# Commands of chance and of the clock, which no person is offered.
UNOFFERED = {"arrange", "pick", "roll", "lapse"}


def test_every_command_of_a_player_has_words() -> None:
    known, told = set(commands()) - UNOFFERED, catalogue().entries
    assert len(known) > 40
    assert {do for do in known if f"{OFFERED}-{do}" not in told} == set()
    for do in known:
        words = plain(Said(f"{OFFERED}-{do}", dict.fromkeys(ARGS, "")))
        assert words.count("[") == words.count("]") == 1, do
        assert f"{OFFERED}-{do}.plain" in told[f"{OFFERED}-{do}"].speaks(), do


# The arguments that offers choose by or show.
ARGS = (
    *("costs", "cost", "ranged", "least", "most", "least_cards", "most_cards"),
    *("picks", "numbered", "numbers", "spots", "chosen", "cards", "amount"),
)


def test_all_help_says_how_it_is_typed() -> None:
    rows = {*COMMON, *(row for each in TERMINALS.values() for row in each.help)}
    assert len(rows) > 30
    assert all(catalogue().has(f"{row}.typed") for row in rows)
    every = {name for name in catalogue().entries if name.startswith("help-")}
    assert every == rows, "no help is written for nobody"
    assert plain(Said("help-bet", form="typed"), "es") == "b, bet [CANTIDAD]"


def test_no_report_is_told_that_no_table_knows() -> None:
    told = {kind.said.id for _, kind in kinds()}
    other = {"report-typed", "report-named", "report-other"}
    # The floor's console tells the reports of all tables, by their tags.
    console = {f"report-{tag(kind)}" for kind in ALL_REPORTS}
    known = {name for name in catalogue().entries if name.startswith("report-")}
    assert told | other <= known and known - told - other <= console


def test_a_language_is_asked_for_by_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = ("deal", "tommys", "holdem", "--seed", "7")
    english, spanish = call(capsys, *deal), call(capsys, *deal, "--language", "es")
    assert "*** Reparto ***" in spanish.lines and "*** Deal ***" in english.lines
    assert len(english.lines) == len(spanish.lines)
    monkeypatch.setenv("CARDHOUSE_LANGUAGE", "es")
    assert call(capsys, *deal).out == spanish.out
    assert call(capsys, *deal, "--language", "en").out == english.out


@pytest.mark.parametrize("command", ["deal", "play"])
def test_a_language_that_is_not_there(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, command, "tommys", "holdem", "--language", "../en")
    assert said == f"no language '../en'; there are: {', '.join(languages())}"


def test_a_refusal_is_in_spanish_and_says_tu() -> None:
    lines = ("why check", "report wrong-count 1", "report wrong-count 2", "raise 1", "quit")
    said = Played("tommys", "holdem", 4, *lines).screen
    assert "Nada de eso puede haber pasado ahora. Tienes 2 cartas, como debe ser." in said
    assert "El asiento 2 tiene 2 cartas, como debe ser." in said
    assert "Esa cantidad no está permitida. Apuesta o sube a" in said
    assert "That amount" not in said and "as it should" not in said
