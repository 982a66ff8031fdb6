"""Enter alone gives up no hand and spends no money that nobody has agreed to, in any game."""

import pytest

from cardhouse.bots import Session
from cardhouse.chance import Seeded
from cardhouse.cli.families import terminal_of
from cardhouse.cli.play.sight import Sight
from cardhouse.engine.pan.commands import GoOnTop
from cardhouse.rulebook import posted
from cardhouse.table.commands import PassBank

GAMES = [
    ("tommys", "holdem"),
    ("button-room", "stud5"),
    ("button-room", "draw"),
    ("lo-ball-room", "lowball"),
    ("tommys", "draw-hilo"),
    ("tommys", "pan"),
    ("ven-a-mexico", "no-bust-blackjack"),
    ("tommys", "pai-gow-poker"),
]
# A check, a pat hand, a shown one, a forced bring-in, a stand: nothing is lost by any of them.
SAFE = {
    *("check", "pass", "show", "discard", "bring-in", "stay-in"),
    *("draw-card", "let-go", "discard-card", "meld", "increase", "split-meld"),
    *("done", "hit", "stand", "decline", "shake", "look-at", "ask-advice", "confirm", "set-hand"),
}


@pytest.mark.parametrize(("house", "game"), GAMES)
def test_nothing_is_given_up_by_enter(house: str, game: str) -> None:
    post = posted(house, game)
    session = Session.open(
        post, chance=Seeded(5), seats=4, bots=dict.fromkeys((2, 3, 4), "sensible"), seed=5
    )
    sight = Sight(post, session, post.table().name)
    guide = terminal_of(session.table.game).guide(sight)
    done, refused = set[str](), set[str]()
    for _ in range(8):
        session.next_hand()
        while session.offered:
            session.play(PassBank(seat=sight.me))
            session.next_hand()
        guide.begin()
        session.advance()
        while not session.over:
            ask = session.waiting
            assert ask is not None
            guide.asked(ask)
            tags = {str(each.__struct_config__.tag) for each in guide.enter(ask)}
            done |= tags
            if ask.default is None:
                session.waive()
            elif GoOnTop in ask.offers:
                session.play(GoOnTop(sight.me))
                refused.add("retire")
            else:
                if not tags:
                    refused.add(str(ask.default.__struct_config__.tag))
                session.play(ask.default)
            session.advance()
    assert done <= SAFE, "Enter does nothing else"
    assert refused & {"fold", "retire", "done"}, "the person was asked what Enter must not do"
