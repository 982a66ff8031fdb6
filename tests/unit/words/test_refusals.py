"""Refusals are whole sentences, and money has its sign."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from msgspec import Struct

import cardhouse
from cardhouse.cards import Card
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.server.table.families import STAGINGS
from cardhouse.words.catalogue import ENGLISH, FOLDER, catalogue, languages
from cardhouse.words.refusals import refusal_words
from cardhouse.words.said import Arg, Cards, Cash, Listed, Money, Said, Seat, say
from cardhouse.words.speech import Listener, spoken
from tests.unit.words.test_catalogue import GRAMMAR, arguments, faults

PACKAGE = Path(cardhouse.__file__).parent
HANDS = Path(__file__).parents[2] / "hands"
REFUSED = sorted(
    {
        line.strip().removeprefix("! ")
        for file in HANDS.rglob("*.txt")
        for line in file.read_text("utf-8").splitlines()
        if line.strip().startswith("! ")
    }
)
OFFERS = ("sit", "leave-list", "join-list", "buy-chips", "sit-out", "leave", "stay", "name-game")

# Layers that say nothing but refusals, rulings, signs, and what these are made of.
SAYING = ("engine", "floor", "table", "bonus", "cage", "management", "room")
# Functions that make a message of its id, and hand its arguments on.
MAKERS = ("say", "_refused", "refused")
# An argument of each type, by the type's name; others are numbers, names, or a yes or no.
TYPED: dict[str, tuple[Arg, ...]] = {
    "Seat": (Seat(3), Seat(4), Seat(0)),
    "Money": (Money(4_00),),
    "Cash": (Cash(1_250_00),),
    "Cards": (Cards((Card("As"),)),),
    "Listed": (Listed((say("game-name", name="holdem"), say("game-name", name="stud7"))),),
}
PLAIN: tuple[Arg, ...] = (1, 2, "Ann", True, False)
YOU = 3
# A refusal with its reason, which is no detail; and what is only part of a detail.
WHOLES = {"refused"}
PARTS = {"game-name"}


class Use(Struct, frozen=True):
    """A message that the sources make: its id, and the types of its arguments where these show."""

    id: str
    args: tuple[tuple[str, str], ...]
    where: str


@cache
def uses() -> tuple[Use, ...]:
    """Every message that the sources make by its id."""
    return tuple(use for file in sorted(PACKAGE.rglob("*.py")) for use in _uses(file))


def _uses(file: Path) -> Iterator[Use]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and (made := _made(node)):
            args = tuple((each.arg or "**", _type(each.value)) for each in node.keywords)
            yield Use(made, args, f"{file.relative_to(PACKAGE).as_posix()}:{node.lineno}")


def said_below() -> list[Use]:
    """The messages that the layers make which speak of nothing else."""
    return [use for use in uses() if use.where.partition("/")[0] in SAYING]


def _made(call: ast.Call) -> str:
    """The id of the message that a call makes; empty if it makes none."""
    if not isinstance(call.func, ast.Name) or call.func.id not in MAKERS or not call.args:
        return ""
    first = call.args[0]
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""


def _type(value: ast.expr) -> str:
    """The type of an argument that is made on the spot."""
    known = isinstance(value, ast.Call) and isinstance(value.func, ast.Name)
    return value.func.id if known else ""  # type: ignore[attr-defined]


def written(language: str = ENGLISH) -> set[str]:
    """The ids of the messages for refusals."""
    text = (FOLDER / language / "refusals.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.M))


def test_many_commands_are_refused_in_the_transcripts() -> None:
    assert len(REFUSED) > 100


@pytest.mark.parametrize("refusal", REFUSED)
def test_a_refusal_is_made_of_sentences(refusal: str) -> None:
    words = re.sub(r" \[[a-z0-9.-]*\]$", "", refusal)
    assert re.fullmatch(r"[A-Z][^{}\[\]]*\.", words), words
    assert not re.search(r"(?<![$\d,.])\d+\.\d\d\b", words), words


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.name)
def test_every_reason_is_a_sentence(reason: Reason, language: str) -> None:
    words = refusal_words(Illegal(reason), Listener(language=language))
    assert re.fullmatch(r"[A-Z][^{}$]*\.", words)


def test_a_refusal_has_its_reason_first_and_then_the_detail() -> None:
    detail = say("card-not-held", seat=Seat(3), card=Cards((Card("Kd"),)))
    illegal = Illegal(Reason.WRONG_CARDS, "exposed.one", detail)
    assert refusal_words(illegal) == "Those cards cannot be chosen. Seat 3 does not hold Kd."
    you = Listener({3: "Ann"}, you=3)
    assert refusal_words(illegal, you) == "Those cards cannot be chosen. You do not hold Kd."
    spanish = "Esas cartas no se pueden elegir. El asiento 3 no tiene Kd."
    assert refusal_words(illegal, Listener(language="es")) == spanish


def test_every_message_that_the_core_makes_is_written_and_every_other_is_gone() -> None:
    assert {
        use.where: use.id for use in said_below() if use.id not in catalogue(ENGLISH).entries
    } == {}
    messages = written()
    assert {reason.value for reason in Reason} <= messages
    made = {use.id for use in uses()} | {reason.value for reason in Reason}
    parts = {part for name in messages for part in catalogue(ENGLISH).entries[name].refers}
    assert messages - made - parts == set()


def test_the_core_hands_each_message_the_arguments_that_it_has() -> None:
    assert len(said_below()) > 150
    english = catalogue(ENGLISH)
    wrong = {
        use.where: (use.id, sorted(name for name, _ in use.args))
        for use in said_below()
        if {name for name, _ in use.args} != arguments(english, use.id)
    }
    assert wrong == {}


def shapes(use: Use) -> Iterator[Said]:
    """A message with arguments of every shape."""
    tried = [TYPED.get(kind, PLAIN) for _, kind in use.args]
    for values in product(*tried):
        yield Said(use.id, dict(zip((name for name, _ in use.args), values, strict=True)))


@pytest.mark.parametrize("language", languages())
def test_every_refusal_is_a_whole_text_to_whoever_hears_it(language: str) -> None:
    """To the player it is about, to another one, and of nobody; with every kind of argument."""
    to = Listener({3: "Ann", 4: "Bob"}, YOU, language)
    details = [use for use in uses() if use.id in written() - WHOLES]
    assert len({use.id for use in details}) > 150
    for use in details:
        for said in shapes(use):
            words = refusal_words(Illegal(Reason.NOT_OFFERED, detail=said), to)
            assert not faults(re.sub(r"\$(?=\d)", "", words), part=False), words
            assert not re.search(GRAMMAR[language], words), words
            assert use.id in PARTS or re.fullmatch(r".*[^.]\.", spoken(said, to)), words


def test_everything_that_may_be_done_about_a_seat_has_words() -> None:
    of_families = {kind for each in STAGINGS.values() for kind in each.between}
    wanted = (*OFFERS, "come-in", *(str(k.__struct_config__.tag) for k in of_families))
    messages = catalogue(ENGLISH)
    assert [do for do in wanted if not messages.has(f"offer-{do}")] == []
