"""How the players by name play, in thousandths."""

from typing import Final

from cardhouse.analysis.pot.policies.choose import MANNER_SIZE

# In the order of `choose`: to bet, more for each raise, to stay, more for each raise, the odds
# asked, more for each raise, bluffs, good hands not raised, less for the last to act.
# The kind of policy that plays by its share of the pot.
BY_SHARE: Final = 2
MANNERS: Final[dict[str, tuple[int, ...]]] = {
    "sensible": (BY_SHARE, 120, 130, 60, 250, 1150, 200, 40, 40, 60),
    "tight": (BY_SHARE, 500, 200, 700, 250, 2500, 400, 0, 100, 0),
    "loose": (BY_SHARE, 60, 80, -120, 40, 600, 60, 80, 80, 40),
}
DEFAULT: Final = "sensible"

assert all(len(manner) == MANNER_SIZE for manner in MANNERS.values())
