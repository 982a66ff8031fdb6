"""Rulings in words: their names, and the details said beside them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardhouse
from cardhouse.engine.core.events import Ruled
from cardhouse.formats.log import decode_event, encode_event
from cardhouse.words.catalogue import ENGLISH, FOLDER, catalogue, languages
from cardhouse.words.families import scene_of, tell
from cardhouse.words.said import Money, Said, Seat, say
from cardhouse.words.speech import Listener, plain, spoken
from tests.kit.hands import Dealt
from tests.unit.words.test_catalogue import GRAMMAR, faults
from tests.unit.words.test_refusals import YOU, shapes, uses

PACKAGE = Path(cardhouse.__file__).parent
NAMES = {YOU: "Ann", 4: "Bob"}
ANN, BOB = '{"is":"seat","seat":3}', '{"is":"seat","seat":4}'
CARD = '{"is":"cards","cards":["As"]}'
EIGHT = '{"is":"money","cents":800}'
PARTNERS = (
    '{"is":"listed","of":[{"is":"said","id":"partner","args":{"name":"Dan"}},'
    '{"is":"said","id":"partner","args":{"name":"Eve"}}],"by":"comma"}'
)
# Details as they lie in logs, with their words for others in English and Spanish; if Ann is
# addressed, also for her. Ann sits in the seat of the ruling.
STORED: list[tuple[str, str, str, str, str]] = [
    ("ruled-card", f'"card":{CARD}', "As", "As", ""),
    (
        "paid-has-left",
        f'"amount":{EIGHT}',
        "$8 of what was paid has left the table",
        "$8 de lo pagado ya no está en la mesa",
        "",
    ),
    ("cards-burned", '"burned":0', "no card burned", "ninguna carta quemada", ""),
    ("cards-burned", '"burned":2', "2 cards burned", "2 cartas quemadas", ""),
    ("chips-count", "", "all chips count", "todas las fichas cuentan", ""),
    (
        "chips-taken-back",
        f'"seat":{ANN},"amount":{EIGHT}',
        "Ann takes back $8",
        "Ann recupera $8",
        "you take back $8",
    ),
    (
        "chips-added",
        f'"seat":{ANN},"amount":{EIGHT}',
        "Ann adds $8",
        "Ann añade $8",
        "you add $8",
    ),
    ("acts-early", f'"seat":{ANN},"act":"fold"', "Ann folds", "Ann se retira", "you fold"),
    ("acts-early", f'"seat":{ANN},"act":"check"', "Ann checks", "Ann pasa", "you check"),
    ("acts-early", f'"seat":{ANN},"act":"call"', "Ann calls", "Ann iguala", "you call"),
    ("acts-early", f'"seat":{ANN},"act":"bet"', "Ann bets", "Ann apuesta", "you bet"),
    ("acts-early", f'"seat":{ANN},"act":"raise"', "Ann raises", "Ann sube", "you raise"),
    ("protests", f'"by":{BOB}', "Bob protests", "protesta Bob", ""),
    ("protests", f'"by":{ANN}', "Ann protests", "protesta Ann", "you protest"),
    ("turned-up-by", f'"by":{BOB}', "by Bob", "por Bob", ""),
    ("turned-up-by", f'"by":{ANN}', "by Ann", "por Ann", "by you"),
    ("early-street", '"street":"flop"', "the flop", "el flop", ""),
    ("early-street", '"street":"turn"', "the turn", "el turn", ""),
    ("early-street", '"street":"river"', "the river", "el river", ""),
    ("cards-turned", '"count":1', "1 card turned", "1 carta descubierta", ""),
    ("cards-turned", '"count":4', "4 cards turned", "4 cartas descubiertas", ""),
    ("dealt-early", '"count":1', "1 card dealt", "1 carta repartida", ""),
    ("dealt-early", '"count":3', "3 cards dealt", "3 cartas repartidas", ""),
    (
        "burned-instead",
        '"burned":2,"due":1',
        "2 cards burned instead of 1",
        "2 cartas quemadas en lugar de 1",
        "",
    ),
    (
        "holds-instead",
        f'"seat":{ANN},"held":3,"due":2',
        "Ann holds 3 cards instead of 2",
        "Ann tiene 3 cartas en lugar de 2",
        "you hold 3 cards instead of 2",
    ),
    ("down-card", '"number":2', "down card 2", "carta tapada 2", ""),
    (
        "acted-on-joker",
        f'"seat":{ANN}',
        "Ann has acted on it",
        "Ann ya actuó con él",
        "you have acted on it",
    ),
    ("dead-for-half", '"half":"high"', "for the high half", "para la mitad alta", ""),
    ("dead-for-half", '"half":"low"', "for the low half", "para la mitad baja", ""),
    (
        "absent-pays",
        f'"seat":{ANN}',
        "the forced bet of Ann is taken",
        "se cobra la apuesta forzada de Ann",
        "your forced bet is taken",
    ),
    (
        "absent-dead",
        f'"seat":{ANN}',
        "the hand of Ann is dead",
        "la mano de Ann queda muerta",
        "your hand is dead",
    ),
    ("on-spot", '"spot":5', "spot 5", "puesto 5", ""),
    ("bank-missed", "", "the bank", "la banca", ""),
    ("wager-amount", f'"amount":{EIGHT}', "$8", "$8", ""),
    ("wager-result", '"result":"win"', "it wins", "gana", ""),
    ("wager-result", '"result":"lose"', "it loses", "pierde", ""),
    ("shared-with", f'"partners":{PARTNERS}', "with Dan, Eve", "con Dan, Eve", ""),
    ("reading-stands", "", "the reading stands", "vale la lectura", ""),
    ("read-again", "", "the hand is read again", "la mano se lee de nuevo", ""),
    ("wrong-hand-is", '"ruling":"foul"', "the hand is foul", "la mano es inválida", ""),
    (
        "wrong-hand-is",
        '"ruling":"no-action"',
        "the hand has no action",
        "la mano no tiene acción",
        "",
    ),
    (
        "holds-cards",
        f'"seat":{ANN},"held":9',
        "Ann holds 9 cards",
        "Ann tiene 9 cartas",
        "you hold 9 cards",
    ),
]


def told(ruled: Ruled, to: Listener) -> str:
    """A ruling as somebody hears it."""
    dealt = Dealt(seats=2)
    said = tell(ruled, scene_of(dealt.hand, dealt.log))
    assert said is not None
    return spoken(said, to)


def details() -> set[str]:
    """The ids of the messages for details, and of their parts."""
    text = (FOLDER / ENGLISH / "rulings.ftl").read_text("utf-8")
    found = set(re.findall(r"^([a-z][\w-]*) =", text, re.M))
    return {name for name in found if not name.startswith("ruling-")}


def test_every_kind_of_ruling_has_a_name() -> None:
    kinds = set(_kinds())
    assert len(kinds) > 40
    names = {name for name in catalogue(ENGLISH).entries if name.startswith("ruling-")}
    assert names == {f"ruling-{kind}" for kind in kinds}


def _kinds() -> Iterator[str]:
    """The kinds of rulings in the sources: `Ruled(kind="boxed")`, `ruled(case, order, "boxed")`."""
    for file in sorted((PACKAGE / "floor").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            given = [each.value for each in node.keywords if each.arg == "kind"]
            if node.func.id in ("ruled", "_fouled"):
                given += node.args[2:3]
            if node.func.id in ("Ruled", "ruled", "_fouled"):
                yield from (str(e.value) for e in given if isinstance(e, ast.Constant))


@pytest.mark.parametrize(
    ("kind", "language", "words"),
    [
        ("exposed", "en", "Floor: card exposed, Ann, As"),
        ("exposed", "es", "Floor: carta expuesta, Ann, As"),
        # Nobody rules so any more, but a log from before may hold it.
        ("given-up", "es", "Floor: given-up, Ann, As"),
    ],
)
def test_a_ruling_is_called_by_its_name(kind: str, language: str, words: str) -> None:
    ruled = Ruled(kind=kind, seat=YOU, detail="As")
    assert told(ruled, Listener(NAMES, language=language)) == words


@pytest.mark.parametrize(
    ("id", "args", "english", "spanish", "to_her"),
    STORED,
    ids=[" ".join(each[:1] + each[2:3]) for each in STORED],
)
def test_a_stored_detail_is_read_told_and_written_as_it_was(
    id: str, args: str, english: str, spanish: str, to_her: str
) -> None:
    given = f',"args":{{{args}}}' if args else ""
    detail = f'{{"is":"said","id":"{id}"{given}}}'
    body = f'{{"event":"ruled","kind":"boxed","seat":{YOU},"detail":{detail}}}'
    ruled = decode_event(body.encode())
    assert isinstance(ruled, Ruled) and isinstance(ruled.detail, Said)
    assert encode_event(ruled).decode() == body
    # The player of the ruling is named once.
    others, her = ("", "") if to_her else (", Ann", ", you")
    assert told(ruled, Listener(NAMES, 4)) == f"Floor: boxed card{others}, {to_bob(english)}"
    assert told(ruled, Listener(NAMES, YOU)) == f"Floor: boxed card{her}, {to_her or english}"
    spaniard = Listener(NAMES, language="es")
    assert told(ruled, spaniard) == f"Floor: carta volteada{others}, {spanish}"


def to_bob(words: str) -> str:
    """Words for others, as Bob hears them who is one of them."""
    return words.replace("Bob protests", "you protest").replace("by Bob", "by you")


def test_every_detail_of_the_floor_is_among_those_stored() -> None:
    made = {use.id for use in uses() if use.where.startswith("floor/")} & details()
    parts = {part for name in details() for part in catalogue(ENGLISH).entries[name].refers}
    assert details() == made | (parts & details())
    assert made - {"partner"} == {each[0] for each in STORED}


@pytest.mark.parametrize(
    ("said", "english", "spanish"),
    [
        (say("chips-taken-back", seat=Seat(0), amount=Money(8_00)), "$8 returned", "$8 de vuelta"),
        (say("holds-cards", seat=Seat(0), held=1), "1 card", "1 carta"),
        (say("acts-early", seat=Seat(0), act="call"), "call", "igualar"),
        (say("protests", by=Seat(0)), "protested", "con protesta"),
    ],
)
def test_a_detail_about_nobody_has_words_of_its_own(said: Said, english: str, spanish: str) -> None:
    assert (plain(said), plain(said, "es")) == (english, spanish)


@pytest.mark.parametrize("language", languages())
def test_every_detail_is_a_whole_text_to_whoever_hears_it(language: str) -> None:
    """To the player it is about, to another one, and of nobody; with every kind of argument."""
    tried = 0
    for use in (use for use in uses() if use.id in details()):
        for said in shapes(use):
            for seat in (YOU, 4, 0):
                ruled = Ruled(kind="boxed", seat=seat, detail=said)
                for you in (YOU, 0):
                    words = told(ruled, Listener(NAMES, you, language))
                    assert not faults(re.sub(r"\$(?=\d)", "", words), part=False), words
                    assert not re.search(GRAMMAR[language], words), words
                    tried += 1
    assert tried > 500


def test_a_text_of_a_log_from_before_is_told_as_it_is() -> None:
    body = '{"event":"ruled","kind":"chips-pushed","seat":3,"detail":"400 returned"}'
    ruled = decode_event(body.encode())
    assert isinstance(ruled, Ruled) and ruled.detail == "400 returned"
    assert encode_event(ruled).decode() == body
    assert told(ruled, Listener(NAMES, 4)) == "Floor: chips pushed, Ann, 400 returned"
    spaniard = Listener(NAMES, language="es")
    assert told(ruled, spaniard) == "Floor: fichas empujadas, Ann, 400 returned"


def test_a_detail_that_was_given_up_goes_by_its_id() -> None:
    ruled = Ruled(kind="boxed", seat=YOU, detail=say("no-such-detail", seat=Seat(YOU), by=Money(1)))
    assert told(ruled, Listener(NAMES, 4)) == "Floor: boxed card, Ann, no-such-detail"
