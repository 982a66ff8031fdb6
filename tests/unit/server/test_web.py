"""The sources of the pages."""

import json
from pathlib import Path

WEB = Path(__file__).parents[3] / "web"


def test_the_lock_file_names_what_to_install_but_not_from_where() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    installed = [package for name, package in packages.items() if name]
    assert all(package["integrity"].startswith("sha512-") for package in installed)
    assert not [package["resolved"] for package in installed if "resolved" in package]


def test_no_page_asks_for_anything_from_elsewhere() -> None:
    files = [*WEB.glob("*.html"), *WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.css")]
    assert len(files) > 10
    outside = [file.name for file in files if "https://" in file.read_text(encoding="utf-8")]
    assert not outside


def test_no_page_has_an_inline_style() -> None:
    """The content security policy would drop it; Svelte's directives set styles by script."""
    files = list(WEB.glob("src/**/*.svelte"))
    assert not [file.name for file in files if ' style="' in file.read_text(encoding="utf-8")]
