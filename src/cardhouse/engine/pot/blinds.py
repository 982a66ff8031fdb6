"""The blinds: posted before anybody sees a card."""

from typing import ClassVar

from cardhouse.engine.core.cites import Cites, where
from cardhouse.engine.core.step import Events, Step
from cardhouse.engine.pot.events import BlindPosted, DeadPosted, KillPosted
from cardhouse.engine.pot.hand import PotHand


class Blinds(Step[PotHand], frozen=True, tag="blinds"):
    """Post the blinds left of the button, then the posts of players who come in out of turn."""

    once: ClassVar[bool] = True
    keys: ClassVar[Cites] = (
        "blind.small",
        "blind.full",
        "blind.dead",
        "blind.entering",
        where(lambda step, game: game.kill is not None, "blind.kill"),
    )

    def open(self, hand: PotHand) -> Events:
        posted = blind_seats(hand)
        last = posted[-1]
        for seat, blind in zip(posted, hand.game.stakes.blinds, strict=True):
            amount = min(blind, hand.chips[seat])
            cite = "blind.full" if seat == last else "blind.small"
            yield BlindPosted(seat=seat, amount=amount, cite=cite)
        for seat, post in hand.posts.items():
            if dead := min(post.dead, hand.chips[seat]):
                yield DeadPosted(seat=seat, amount=dead)
            if seat not in posted and (live := min(post.live, hand.chips[seat])):
                yield BlindPosted(seat=seat, amount=live, cite="blind.entering")
        if hand.kill:
            stakes, seat = hand.game.stakes, hand.kill
            # A blind already posted by the seat is part of it.
            amount = min(stakes.small_bet - hand.bets[seat], hand.chips[seat])
            yield KillPosted(seat=seat, amount=amount, to=stakes.small_bet, big_bet=stakes.big_bet)


def blind_seats(hand: PotHand) -> tuple[int, ...]:
    """The seats that post the blinds, smallest first; a player coming in between posts none."""
    count = len(hand.game.stakes.blinds)
    seats = hand.seats
    if out := (*hand.absent, *hand.between):
        seats = tuple([seat for seat in seats if seat not in out])
    if len(seats) == 2 and hand.game.heads_up == "button-small" and count == 2:
        return (seats[1], seats[0])
    return (seats * count)[:count]
