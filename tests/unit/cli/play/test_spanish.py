"""The terminal in Spanish: whole hands of each family, without an English line."""

import io

import pytest
from rich.console import Console

from cardhouse.cli.commands import play
from cardhouse.cli.play.sight import Sight
from cardhouse.words.catalogue import languages
from cardhouse.words.said import Arg, Said, say
from cardhouse.words.speech import Listener, plain, spoken
from tests.unit.cli.calls import call, complaint
from tests.unit.cli.play.test_play import options, typed

FAMILIES = (
    ("tommys", "holdem", 4),
    ("tommys", "pan", 4),
    ("tommys", "no-bust-blackjack", 3),
    ("tommys", "pai-gow-poker", 3),
)
# Messages that are alike in both languages: cards, and the names of streets.
ALIKE = {"board-dealt", "enter-is", "tops"}


@pytest.mark.parametrize(("house", "game", "seats"), FAMILIES)
def test_whole_hands_are_told_in_spanish(
    house: str, game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, str, str]] = []
    words, own = Sight.words, Sight.say

    def heard(sight: Sight, said: Said) -> str:
        english = spoken(said, Listener(sight.names, sight.you))
        told.append((said.id, words(sight, said), english))
        return told[-1][1]

    def asked(sight: Sight, key: str, **args: Arg) -> str:
        told.append((key, own(sight, key, **args), plain(say(key, **args))))
        return told[-1][1]

    monkeypatch.setattr(Sight, "words", heard)
    monkeypatch.setattr(Sight, "say", asked)
    out = io.StringIO()
    console = Console(file=out, width=200, height=24, color_system=None)
    args = options(house=house, game=game, seats=seats, name="", language="es")
    assert play.sit(args, console, typed([""] * 40)) == 0
    assert "Gracias por jugar." in out.getvalue()
    assert "próxima mano" in out.getvalue(), "a hand was played to its end"
    assert len(told) > 20
    # The ids of a line's rules stand behind it.
    english = {(key, said) for key, said, same in told if said.partition(" [")[0] == same}
    assert not {each for each in english if each[0] not in ALIKE}


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
    out = io.StringIO()
    console = Console(file=out, width=200, height=24, color_system=None)
    args = options(house="tommys", game="holdem", seats=4, name="", language="es")
    lines = ["why check", "report wrong-count 1", "report wrong-count 2", "raise 1", "quit"]
    assert play.sit(args, console, typed(lines)) == 0
    said = out.getvalue()
    assert "Nada de eso puede haber pasado ahora. Tienes 2 cartas, como debe ser." in said
    assert "El asiento 2 tiene 2 cartas, como debe ser." in said
    assert "Esa cantidad no está permitida. Apuesta o sube a" in said
    assert "That amount" not in said and "as it should" not in said
