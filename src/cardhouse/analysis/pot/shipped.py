"""Count the shares of hands of all packaged games: `python -m cardhouse.analysis.pot.shipped`."""

from importlib.resources import files
from pathlib import Path

from cardhouse.analysis.pot.compiled.counting import counted
from cardhouse.analysis.pot.compiled.plan import flatten
from cardhouse.analysis.pot.policies.shares import key, line
from cardhouse.engine.pot.hand import PotGame
from cardhouse.rulebook import Posted, all_games

FILE = Path(str(files(__package__))) / "policies" / "shares.txt"


def lines() -> list[str]:
    """A line for each table."""
    found = {}
    for post in all_games():
        game = post.game() if isinstance(post, Posted) else None
        if isinstance(game, PotGame) and key(game) not in found:
            found[key(game)] = line(game, counted(flatten(game)))
    return list(found.values())


if __name__ == "__main__":
    FILE.write_text("".join(f"{each}\n" for each in lines()), "ascii")
