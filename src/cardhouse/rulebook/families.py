"""Requirements on the pages of each family."""

from typing import Final

from cardhouse.rulebook.banked import BLACKJACK, PAI_GOW
from cardhouse.rulebook.book import Posted
from cardhouse.rulebook.pan import POSTING as PAN
from cardhouse.rulebook.posting import Posting
from cardhouse.rulebook.pot import POSTING as POT

POSTINGS: Final = {posting.family: posting for posting in (POT, BLACKJACK, PAI_GOW, PAN)}


def posting_of(post: Posted) -> Posting:
    """Requirements on the page of a game."""
    return POSTINGS[post.family]
