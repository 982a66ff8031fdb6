"""How the players by name play, in thousandths."""

from typing import Final

from cardhouse.analysis.pot.policies.choose import MANNER_SIZE

# In the order of `choose`: to bet, more for each raise, to stay, more for each raise, the odds
# asked, more for each raise, bluffs, good hands not raised, less for the last to act.
# The kind of policy that plays by its share of the pot.
BY_SHARE: Final = 3
MANNERS: Final[dict[str, tuple[int, ...]]] = {
    "sensible": (BY_SHARE, 130, 130, 200, 160, 1250, 180, 10, 40, 30),
    "tight": (BY_SHARE, 350, 160, 450, 200, 1800, 300, 2, 60, 0),
    "loose": (BY_SHARE, 60, 80, -120, 40, 600, 60, 80, 80, 40),
}
DEFAULT: Final = "sensible"

assert all(len(manner) == MANNER_SIZE for manner in MANNERS.values())
