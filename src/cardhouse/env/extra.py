"""The packages of the extra `env`, asked for when one is first needed."""

from importlib.util import find_spec
from typing import Final

from cardhouse.api import MissingExtra

# Packages by the name that they are imported under, and as their makers write them.
_TITLES: Final = {"numpy": "NumPy", "gymnasium": "Gymnasium", "pettingzoo": "PettingZoo"}


def has(package: str) -> bool:
    """True if a package is installed."""
    return find_spec(package) is not None


def needs(*packages: str) -> None:
    """Refuse in one line to go on without these packages."""
    lacking = [_TITLES[name] for name in packages if not has(name)]
    if lacking:
        raise MissingExtra(
            f"learning environments need {' and '.join(lacking)}: install cardhouse[env] "
            "(pip install 'cardhouse[env]')"
        )
