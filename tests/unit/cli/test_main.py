"""The command as a whole: help, versions, and mistakes without a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from cardhouse import __version__
from cardhouse.cli.commands import games
from cardhouse.cli.main import COMMANDS, INTERRUPTED, main
from tests.unit.cli.calls import call, complaint

HELP_CPU_SECONDS = 0.3


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    called = call(capsys, "--help")
    assert called.code == 0
    listed = [line.split()[0] for line in called.lines if line[:5].strip() and line[:4] == "    "]
    assert listed == list(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_help_with_an_example(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    called = call(capsys, name, "--help")
    assert called.code == 0
    _, _, example = called.out.partition("example:\n")
    assert f"cardhouse {name}" in example


@pytest.mark.parametrize("name", COMMANDS)
def test_help_fits_the_terminal_but_for_its_examples(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    text, _, _ = call(capsys, name, "--help").out.partition("example")
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in ("play", "open")])
def test_each_command_that_prints_data_prints_json(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert "--json" in call(capsys, name, "--help").out


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "--version").out == f"cardhouse {__version__}\n"


@pytest.mark.parametrize(
    ("argv", "what"),
    [
        ((), "COMMAND"),
        (("shuffle",), "'shuffle'"),
        (("games", "--jsn"), "--jsn"),
        (("deal", "tommys"), "GAME"),
    ],
)
def test_a_wrong_call_is_one_line_that_points_to_help(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], what: str
) -> None:
    line = complaint(capsys, *argv)
    assert what in line and line.endswith("--help)")


def test_an_interrupt_is_quiet(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "run", interrupted)
    assert main(["games"]) == INTERRUPTED
    assert capsys.readouterr().err == ""


def run(*argv: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(argv, capture_output=True, text=True, timeout=180, check=False)


def test_the_module_and_the_script_are_the_same_command() -> None:
    script = Path(sys.executable).with_name("cardhouse")
    for command in ((sys.executable, "-m", "cardhouse"), (str(script),)):
        done = run(*command, "rank", "tommys", "holdem", "AsAh", "--board", "Ks7d7h")
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == "As Ah  Two pair, Aces and Sevens (As Ah 7h 7d Ks)\n"
        bad = run(*command, "rank", "tommys", "holdem", "AsAx", "--board", "Ks7d7h")
        assert (bad.returncode, bad.stdout) == (2, "")
        assert bad.stderr.count("\n") == 1 and "Traceback" not in bad.stderr


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = (sys.executable, "-m", "cardhouse", "deal", "tommys", "holdem", "--hands", "400")
    options = ("--bots", "caller", "--seed", "1", "--json")
    with subprocess.Popen(
        (*command, *options), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        assert process.stdout.readline().startswith(b'{"format":')
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=180) == 0


def test_help_starts_quickly_and_loads_nothing_heavy() -> None:
    code = (
        "import sys, time; from cardhouse.cli.main import main; main(['--help']);"
        "print(time.process_time());"
        "print([m for m in sys.modules if m.partition('.')[0] in ('rich', 'msgspec', 'numba')])"
    )
    times = []
    for _ in range(3):
        done = run(sys.executable, "-c", code)
        *_, seconds, heavy = done.stdout.splitlines()
        assert heavy == "[]"
        times.append(float(seconds))
    assert min(times) < HELP_CPU_SECONDS


def test_a_terminal_without_a_width_gets_its_output_all_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    outputs = []
    for width in ("0", "80"):
        monkeypatch.setenv("COLUMNS", width)
        done = call(capsys, "frequencies", "tommys", "holdem")
        assert done.code == 0
        outputs.append(done.out)
    assert outputs[0] == outputs[1] and "full house" in outputs[0]
