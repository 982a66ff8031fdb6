"""The games of all houses that come with the package, by the names Gymnasium makes them by."""

from typing import Final

import gymnasium

from cardhouse.rulebook.files import folder, games, houses

NAMESPACE: Final = "cardhouse"
VERSION: Final = 0


def names() -> dict[str, dict[str, str]]:
    """Every id, with the house and the game behind it."""
    return {
        f"{NAMESPACE}/{house}.{game}-v{VERSION}": {"house": house, "game": game}
        for house in houses()
        for game in games(folder(house))
    }


def register() -> None:
    """Tell Gymnasium the names; `make` takes what `gym` takes, `make_vec` what `vector` does."""
    for name, posted in names().items():
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point="cardhouse.env:gym",
                vector_entry_point="cardhouse.env:vector_of_gym",
                kwargs=posted,
            )
