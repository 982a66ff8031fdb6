"""The package with one more family: its own sub-packages, and a line in each layer's registry."""

import re
import shutil
from pathlib import Path
from typing import Final

import cardhouse

PACKAGE: Final = Path(cardhouse.__file__).parent
CUCKOO: Final = Path(__file__).parent / "cuckoo"
# The folder of each layer's registry and its families' sub-packages.
LAYERS: Final = {
    "engine": "engine",
    "floor": "floor",
    "table": "table",
    "rulebook": "rulebook",
    "words": "words",
    "bots": "bots",
    "analysis": "analysis",
    "coach": "coach",
    "cli": "cli",
    "env": "env",
    "server": "server/table",
}
# Cuckoo's part in each layer: the module, and the name in it.
PARTS: Final = {
    "engine": "family CUCKOO",
    "floor": "remedies RULINGS",
    "table": "course COURSE",
    "rulebook": "posting POSTING",
    "words": "telling TELLING",
    "bots": "habits HABITS",
    "analysis": "figures FIGURES",
    "coach": "coach COACH",
    "cli": "terminal TERMINAL",
    "env": "coding CODING",
    "server": "staging STAGING",
}
REGISTERED: Final = "(POT, BLACKJACK, PAI_GOW, PAN)"


def extended(place: Path) -> Path:
    """Write a copy of the package with cuckoo in it; returns the folder to import it from."""
    package = place / "cardhouse"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("static"))
    for layer, folder in LAYERS.items():
        registry = package / folder / "families.py"
        registry.write_text(registered(layer, registry.read_text("utf-8")), "utf-8")
        (package / folder / "cuckoo").mkdir()
        (package / folder / "cuckoo" / "__init__.py").write_text('"""Cuckoo."""\n', "utf-8")
        for file in sorted((CUCKOO / layer).glob("*.py")):
            text = at_home(file.read_text("utf-8"))
            (package / folder / "cuckoo" / file.name).write_text(text, "utf-8")
        for file in sorted((CUCKOO / layer).glob("*/*.ftl")):
            messages = package / folder / "cuckoo" / file.parent.name
            messages.mkdir(exist_ok=True)
            shutil.copy(file, messages / file.name)
    return place


def registered(layer: str, registry: str) -> str:
    """A registry with one more family: its import, and its name."""
    module, name = PARTS[layer].split()
    line = f"from {home(layer)}.{module} import {name} as CUCKOO\n"
    assert registry.count(REGISTERED) == 1, f"{layer}: families are registered in one line"
    named = registry.replace(REGISTERED, REGISTERED.replace(")", ", CUCKOO)"))
    return re.sub(r"^from cardhouse", rf"{line}from cardhouse", named, count=1, flags=re.MULTILINE)


def home(layer: str) -> str:
    """The proper place of a layer's part of the family."""
    return f"cardhouse.{LAYERS[layer].replace('/', '.')}.cuckoo"


def at_home(text: str) -> str:
    """A module of the family as it reads in its proper place."""
    return re.sub(r"\btests\.families\.cuckoo\.(\w+)\b", lambda found: home(found[1]), text)
