"""Random beginnings of hands: any table, seats and stacks, fees, posts, kills, odd settings."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from cardhouse.engine.core.events import HandStarted
from cardhouse.engine.core.game import Game
from cardhouse.engine.core.post import Post
from cardhouse.engine.pot.hand import PotGame
from cardhouse.rulebook import Posted

LIMITS = ("fixed", "spread", "pot", "no")
FEES = (0, 3_00, 5_00, 1, 40)


def at_a_table(post: Posted, dice: Random) -> PotGame:
    """The game at one of its tables; now and then with other limits, chips or times of the fee."""
    game = post.game(dice.choice(post.page.table))
    assert isinstance(game, PotGame)
    if dice.random() < 0.6:
        return game
    stakes = game.stakes
    if game.kill is None:
        stakes = replace(stakes, limit=dice.choice((stakes.limit, *LIMITS)))
    stakes = replace(stakes, chip=dice.choice((stakes.chip, 100, 50, 25, 1)))
    return replace(game, stakes=stakes, fee_time=dice.choice(("start", "flop", "end")))


def stack(game: Game, style: int, dice: Random) -> int:
    """Chips from one cent, too few for a chip, to more than anybody can lose."""
    match style:
        case 0:
            return dice.randint(100_00, 1000_00)
        case 1:
            return game.stakes.chip * dice.randint(1, 40)
        case 2:
            return dice.randint(1_00, 40_00)
    return dice.choice(
        (dice.randint(1, 99), 100 * dice.randint(1, 20), dice.randint(1, 200_00), 500_00)
    )


def started(post: Posted, game: PotGame, dice: Random) -> HandStarted:
    """The seats dealt in and their chips; some owe a fee, some post to come in."""
    seating = post.page.seating
    count = dice.randint(2, min(seating.most, seating.players))
    taken = sorted(dice.sample(range(1, 11), count))
    first = dice.randrange(count)
    seats = (*taken[first:], *taken[:first])
    style = dice.randrange(4)
    fee = dice.choice(FEES)
    joining = any(step.joining for step in game.script)
    begun = HandStarted(
        house=game.house,
        game=game.name,
        seats=seats,
        stacks={seat: stack(game, style, dice) for seat in seats},
        button=seats[-1],
        fee_seat=dice.choice((seats[-1], seats[-1], 0)),
        fee=fee,
        fees={many: dice.choice((fee, *FEES)) for many in range(2, count + 1)} if joining else {},
    )
    return _with_posts(game, begun, dice) if game.stakes.blinds else begun


def _with_posts(game: PotGame, begun: HandStarted, dice: Random) -> HandStarted:
    """Posts of players who come in, seats without blinds, and a kill."""
    seats = begun.seats
    *small, full = game.stakes.blinds
    posts = {
        seat: Post(full, dice.choice((0, sum(small)))) for seat in seats if dice.random() < 0.15
    }
    out = [seat for seat in seats if dice.random() < 0.1] if len(seats) > 3 else []
    if len(out) > len(seats) - 2:
        out = []
    cut = dice.randint(0, len(out))
    kill = dice.choice(seats) if game.kill is not None and dice.random() < 0.5 else 0
    return replace(begun, posts=posts, between=tuple(out[:cut]), absent=tuple(out[cut:]), kill=kill)
