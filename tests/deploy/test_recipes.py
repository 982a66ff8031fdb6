"""The recipes of `deploy` say what the program knows: its options, its doors, its figures."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from cardhouse.cli.settings import PREFIX
from cardhouse.server.metrics import Metrics
from tests.unit.cli.calls import call

Capsys = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "deploy.md").read_text("utf-8")
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")


def settings(capsys: Capsys, *argv: str) -> dict[str, Any]:
    found: dict[str, Any] = call(capsys, "config", "--json", *argv).data
    return found


def variables(text: str) -> set[str]:
    """The settings that a text names by their variables."""
    return {
        name.removeprefix(PREFIX).lower().replace("_", "-")
        for name in re.findall(rf"\b{PREFIX}[A-Z_]+\b", text)
    }


@pytest.mark.parametrize("file", ["Containerfile", "compose.yaml", "cardhouse.service"])
def test_every_variable_is_a_setting(file: str, capsys: Capsys) -> None:
    text = (DEPLOY / file).read_text("utf-8")
    assert variables(text) <= set(settings(capsys))
    assert "XDG_DATA_HOME=/var/lib" in text or "CARDHOUSE_DATABASE" in text


def test_the_file_of_settings_holds_as_it_is_and_with_every_line_of_it(
    tmp_path: Path, capsys: Capsys
) -> None:
    text = (DEPLOY / "cardhouse.toml").read_text("utf-8")
    found = settings(capsys, "--config", str(DEPLOY / "cardhouse.toml"))
    assert found["name"]["value"] == ["room.example"]
    assert found["proxy"]["value"] == ["127.0.0.1/32"]
    # The lines that are left out hold too.
    whole = re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE)
    (tmp_path / "whole.toml").write_text(whole)
    found = settings(capsys, "--config", str(tmp_path / "whole.toml"))
    assert found["money"]["value"] == "club"
    assert found["games"]["value"] == ["tommys", "lo-ball-room/lowball"]
    assert found["database"]["value"] == "postgresql://room:***@localhost/room"


def test_the_service_starts_the_room_with_its_file(capsys: Capsys) -> None:
    unit = DEPLOY / "cardhouse.service"
    (command,) = re.findall(r"^ExecStart=(.*)$", unit.read_text("utf-8"), re.MULTILINE)
    _, name, *argv = shlex.split(command)
    assert name == "open"
    argv[argv.index("--config") + 1] = str(DEPLOY / "cardhouse.toml")
    assert settings(capsys, *argv)["name"]["from"].endswith("cardhouse.toml")
    if (check := shutil.which("systemd-analyze")) is not None:
        done = subprocess.run([check, "verify", unit], capture_output=True, text=True, check=False)
        # The program and its user are not on this machine.
        others = [line for line in done.stderr.splitlines() if unit.name in line]
        assert [line for line in others if "is not executable" not in line] == []


def test_the_services_of_compose_fit_together() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    room, proxy, database = services["room"], services["proxy"], services["database"]
    assert (ROOT / room["build"]["dockerfile"]).is_file()
    # The proxy shares the room's network: it reaches it, and is believed, at 127.0.0.1.
    nginx = (DEPLOY / "nginx.conf").read_text("utf-8")
    assert proxy["network_mode"] == "service:room" and "server 127.0.0.1:8000;" in nginx
    assert room["environment"]["CARDHOUSE_PROXY"] == "127.0.0.1"
    name = room["environment"]["CARDHOUSE_NAME"]
    assert f"server_name {name};" in nginx
    for volume in proxy["volumes"]:
        here, there, _ = volume.split(":")
        assert there in nginx or (DEPLOY / here).is_file()
    place = "{POSTGRES_USER}:${{POSTGRES_PASSWORD:?put it into .env}}@database/{POSTGRES_DB}"
    where = place.format(**database["environment"])
    assert room["environment"]["CARDHOUSE_DATABASE"] == f"postgresql://{where}"


def test_the_container_asks_whether_the_room_lives() -> None:
    (check,) = re.findall(r"^HEALTHCHECK.*\\\n\s+CMD (\[.*\])$", CONTAINER, re.MULTILINE)
    program = json.loads(check)
    assert program[:2] == ["python", "-c"]
    compile(program[2], "the check", "exec")
    assert "http://127.0.0.1:8000/health/live" in program[2]
    assert re.search(r"^USER cardhouse$", CONTAINER, re.MULTILINE)
    assert 'ENTRYPOINT ["cardhouse"]\nCMD ["open"]\n' in CONTAINER


def figures() -> dict[str, tuple[str, str]]:
    """Every figure's kind and meaning, as the room tells Prometheus; counters end in _total."""
    said = Metrics().text().decode()
    return {
        f"{family.name}_total" if family.type == "counter" else family.name: (
            family.type,
            family.documentation,
        )
        for family in text_string_to_metric_families(said)
        if not family.name.endswith("_created")
    }


def test_the_page_lists_every_figure() -> None:
    listed = dict(re.findall(r"^\| `(cardhouse_\w+)` \| (\w+)", PAGE, re.MULTILINE))
    assert listed == {name: kind for name, (kind, _) in figures().items()}


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = {
        re.sub("_bucket$", "", name)
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"cardhouse_\w+", target["expr"])
    }
    assert asked == set(figures())
    places = [tuple(panel["gridPos"].values()) for panel in board["panels"]]
    assert len(set(places)) == len(places)
