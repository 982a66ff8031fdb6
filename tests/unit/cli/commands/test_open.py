"""`cardhouse open`: senseless names and proxies get one line."""

import pytest

from tests.unit.cli.calls import complaint


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("--name", "https://room.example", "without http://"),
        ("--name", "room.example:443", "without http://"),
        ("--proxy", "proxy.example", "an address such as 10.0.0.2"),
        ("--proxy", "*", "an address such as 10.0.0.2"),
        ("--proxy", "10.0.0.0/33", "an address such as 10.0.0.2"),
    ],
)
def test_a_wrong_name_or_proxy_is_one_line(
    capsys: pytest.CaptureFixture[str], option: str, value: str, words: str
) -> None:
    line = complaint(capsys, "open", option, value)
    assert words in line and repr(value) in line
