"""Hands that lie open: all their cards, their names, the five that play, and who won."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.bots.session import Session
from cardhouse.cards import HIDDEN
from cardhouse.chance import Seeded
from cardhouse.engine.core.log import effective
from cardhouse.engine.pot.events import Mucked, PotAwarded
from cardhouse.engine.pot.hand import PotHand
from cardhouse.rulebook import posted
from cardhouse.server.faces import Made
from cardhouse.server.messages import TableView
from cardhouse.server.table.pot_faces import made, shown
from cardhouse.server.table.scene import Around, sign, table_view

ALL = range(1, 6)


def session(table: str, *, bots: str = "caller", seed: int = 5) -> Session:
    named = dict.fromkeys(ALL, bots)
    return Session.open(
        posted(*table.split("/")), chance=Seeded(seed), seats=5, bots=named, seed=seed
    )


def played(table: str, *, bots: str = "caller", seed: int = 5) -> Session:
    play = session(table, bots=bots, seed=seed)
    play.next_hand()
    play.advance()
    return play


def hand_of(play: Session) -> PotHand:
    hand = play.table.hand
    assert isinstance(hand, PotHand)
    return hand


def found(play: Session, language: str = "en") -> list[Made]:
    return list(made(hand_of(play), effective(play.table.log), language))


def seen(play: Session, seat: int, table: str) -> TableView:
    over = sign("here", posted(*table.split("/")), "", play.table)
    return table_view(over, play.table, play.table.players[seat].name, Around())


def test_beaten_stud_hands_keep_all_their_cards() -> None:
    play = played("tommys/stud7")
    hand, cards = hand_of(play), shown(hand_of(play), effective(play.table.log), 1)
    beaten = [seat for seat in hand.seats if not hand.up[seat]]
    assert len(beaten) == 4
    assert {len(cards[seat]) for seat in hand.seats} == {7}
    assert all(HIDDEN not in cards[seat] and len(set(cards[seat])) == 7 for seat in hand.seats)


def test_the_five_that_play_are_among_the_cards_that_lie_open() -> None:
    play = played("tommys/omaha-hilo")
    hand, cards = hand_of(play), shown(hand_of(play), effective(play.table.log), 1)
    names = found(play)
    assert {each.seat for each in names} == set(ALL)
    for each in names:
        own = set(each.five) & set(cards[each.seat])
        assert (len(each.five), len(own)) == (5, 2)
        assert set(each.five) - own <= set(hand.board)


def test_winners_of_each_half_are_those_that_the_pot_was_pushed_to() -> None:
    halves = set()
    for seed in range(1, 9):
        play = played("tommys/stud7-hilo", seed=seed)
        pushed = {
            (e.seat, e.half)
            for e in effective(play.table.log)
            if isinstance(e, PotAwarded) and not e.pot
        }
        won = {(each.seat, each.half) for each in found(play) if each.won}
        assert won == pushed
        halves |= {half for _, half in won}
    assert halves == {"high", "low"}


def test_a_game_for_one_half_names_none() -> None:
    assert {each.half for each in found(played("lo-ball-room/holdem"))} == {""}


def test_a_hand_is_named_in_the_language_of_the_viewer() -> None:
    play = played("tommys/holdem")
    english, spanish = found(play), found(play, "es")
    assert [each.five for each in english] == [each.five for each in spanish]
    assert english[0].words != spanish[0].words


def test_a_hand_has_a_shorter_name_where_there_is_little_room() -> None:
    english = {each.words: each.brief for seed in range(1, 9) for each in played_names(seed)}
    pairs = next(words for words in english if words.startswith("Two pair"))
    assert english[pairs] == pairs.removeprefix("Two pair, ")
    full = next(words for words in english if " full of " in words)
    assert english[full] == full.partition(" of ")[0]
    low = next(words for words in english if " low: " in words)
    assert english[low] == f"{low.partition(': ')[2]} low"
    # A name that is short already has no other.
    assert {brief for words, brief in english.items() if words.startswith("Pair of")} == {""}
    assert all(len(brief) < len(words) for words, brief in english.items())


def played_names(seed: int) -> list[Made]:
    return found(played("tommys/omaha-hilo", seed=seed))


def mucks(play: Session) -> list[Mucked]:
    return [event for event in effective(play.table.log) if isinstance(event, Mucked)]


def boards(play: Session) -> Iterator[Made]:
    """The names of what the up cards show, until the hand is over."""
    play.next_hand()
    while not hand_of(play).over:
        yield from found(play)
        play.step()


def test_up_cards_are_read_aloud_before_the_showdown_and_no_down_card_is() -> None:
    told = [each.words for each in boards(session("tommys/stud7")) if not each.five]
    assert any(words.startswith("shows a pair of ") for words in told)
    assert all(words.startswith("shows ") for words in told)
    assert not [each for each in boards(session("tommys/holdem")) if not each.five]


def test_the_viewer_alone_keeps_a_hand_that_was_thrown_away_unseen() -> None:
    hands = (played("tommys/stud7", bots="sensible", seed=seed) for seed in range(1, 60))
    play = next(each for each in hands if mucks(each))
    log = effective(play.table.log)
    mucked = mucks(play)[0].seat
    other = next(seat for seat in ALL if seat != mucked)
    hand = hand_of(play)
    assert len(shown(hand, log, mucked)[mucked]) == 7
    assert mucked not in shown(hand, log, other)
    assert mucked not in {each.seat for each in found(play)}


def test_a_table_says_what_its_game_deals() -> None:
    deals = {
        name: seen(session(name), 1, name).deals
        for name in ("tommys/stud7", "tommys/holdem", "button-room/draw")
    }
    told = {name: (each.down, each.up, each.board) for name, each in deals.items()}
    assert told == {
        "tommys/stud7": (3, 4, 0),
        "tommys/holdem": (2, 0, 5),
        "button-room/draw": (5, 0, 0),
    }
