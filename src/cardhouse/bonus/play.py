"""The kernel of the bonuses: the clock first, then the command."""

from collections.abc import Iterable, Iterator

from cardhouse.bonus.commands import (
    BonusCommand,
    ClaimPrize,
    CollectDollars,
    ListBonuses,
    OpenBonuses,
)
from cardhouse.bonus.events import (
    BonusesListed,
    BonusEvent,
    DollarsCollected,
    PrizePosted,
    PrizeRaised,
    PrizeRefused,
    PrizeWon,
)
from cardhouse.bonus.pools import PROMOTIONS, Bonuses, Pool
from cardhouse.bonus.shares import divided, shares
from cardhouse.engine.core.illegal import Illegal, Reason
from cardhouse.engine.core.said import say
from cardhouse.table.clock import Moment


def play(bonuses: Bonuses, command: BonusCommand) -> list[BonusEvent]:
    """Carry out a command; an illegal one changes nothing."""
    _check(bonuses, command)
    events = []
    for event in _answer(bonuses, command):
        fold(bonuses, event)
        events.append(event)
    return events


def fold(bonuses: Bonuses, event: BonusEvent) -> None:
    """Apply one event to the bonuses, which keep only their own accounts of the room's ledger."""
    for transfer in event.transfers():
        for account, change in (
            (transfer.source, -transfer.amount),
            (transfer.target, transfer.amount),
        ):
            if account in bonuses.chips:
                bonuses.chips[account] += change
                assert bonuses.chips[account] >= 0, f"{transfer} overdraws {account}"
    event.change(bonuses)


def replay(bonuses: Bonuses, log: Iterable[BonusEvent]) -> Bonuses:
    """Replay a log on fresh bonuses."""
    for event in log:
        fold(bonuses, event)
    return bonuses


def next_due(bonuses: Bonuses) -> Moment | None:
    """The next moment the bonuses must be told the time: the next hour a prize grows."""
    opened = [pool for pool in bonuses.pools.values() if pool.since]
    return min((pool.rules.due(pool.since) for pool in opened), default=None)


def award(bonuses: Bonuses, table: str, hand: int) -> dict[int, int] | None:
    """The shares awarded to a hand, for its table to pay; None before it has claimed."""
    number, found = bonuses.awards.get(table, (0, {}))
    return found if number == hand else None


def awarded(bonuses: Bonuses, command: ClaimPrize) -> dict[int, int]:
    """The shares awarded to a hand, or due to it on its claim."""
    found = award(bonuses, command.table, command.hand)
    if found is None:
        claimed = bonuses.copy()
        play(claimed, command)
        found = award(claimed, command.table, command.hand)
    return found or {}


def _check(bonuses: Bonuses, command: BonusCommand) -> None:
    if isinstance(command, ClaimPrize):
        pool = bonuses.pools.get(command.claim.bonus)
        if pool is None or not pool.since:
            raise Illegal(Reason.NOT_OFFERED, f"bonus.won.{command.claim.bonus}")
        if award(bonuses, command.table, command.hand) is not None:
            raise Illegal(Reason.NOT_OFFERED, pool.rules.cite("won"), say("awarded-already"))
    if isinstance(command, CollectDollars) and not _collecting(bonuses, command.game):
        raise Illegal(Reason.NOT_OFFERED)


def _answer(bonuses: Bonuses, command: BonusCommand) -> Iterator[BonusEvent]:
    yield from _grown(bonuses, command.at)
    match command:
        case ListBonuses(at=at, rules=rules):
            if rules != tuple(pool.rules for pool in bonuses.pools.values()):
                yield BonusesListed(at=at, rules=rules)
        case OpenBonuses(at=at):
            for pool in bonuses.pools.values():
                if not pool.since:
                    yield _posted(pool, at)
        case CollectDollars():
            yield from _collected(bonuses, command)
        case ClaimPrize():
            yield from _claimed(bonuses, command)


def _grown(bonuses: Bonuses, at: Moment) -> Iterator[BonusEvent]:
    """Bring every prize up to a moment, hour by hour."""
    for pool in bonuses.pools.values():
        while pool.since and (due := pool.rules.due(pool.since)) <= at:
            if pool.won:
                # A new day starts with the least prize, without a step.
                yield _posted(pool, due)
            else:
                yield _raised(pool, due)


def _raised(pool: Pool, at: Moment) -> PrizeRaised:
    """Raise by the house's step, or by the whole dollars collected."""
    rules = pool.rules
    fund = pool.fund - pool.fund % rules.unit if pool.collects else 0
    by = fund if pool.collects else rules.step
    return PrizeRaised(bonus=rules.name, at=at, by=by, from_fund=fund, cite=rules.cite("raised"))


def _posted(pool: Pool, at: Moment, key: str = "posted") -> PrizePosted:
    """The least prize: from the fund as far as it reaches, the rest advanced by the house."""
    rules = pool.rules
    if not pool.collects:
        return PrizePosted(bonus=rules.name, at=at, prize=rules.least, cite=rules.cite(key))
    taken = min(pool.fund, rules.least)
    return PrizePosted(
        bonus=rules.name,
        at=at,
        prize=rules.least,
        from_fund=taken,
        advanced=rules.least - taken,
        cite=rules.cite(key),
    )


def _collecting(bonuses: Bonuses, game: str) -> tuple[str, ...]:
    """Bonuses that share the button's payments in a game."""
    pools = bonuses.pools.items()
    return tuple(name for name, pool in pools if pool.collects and pool.rules.game == game)


def _collected(bonuses: Bonuses, command: CollectDollars) -> Iterator[DollarsCollected]:
    """Divided equally to the cent."""
    names = _collecting(bonuses, command.game)
    parts = divided(command.amount, tuple(range(len(names))), 1, odd=True)
    for i, amount in parts.items():
        if amount:
            yield DollarsCollected(
                bonus=names[i],
                at=command.at,
                table=command.table,
                hand=command.hand,
                amount=amount,
                cite=bonuses.pools[names[i]].rules.cite("collected"),
            )


def _claimed(bonuses: Bonuses, command: ClaimPrize) -> Iterator[BonusEvent]:
    """The prize as posted at this moment; one funded by collection is on offer again at once."""
    claim, at = command.claim, command.at
    pool = bonuses.pools[claim.bonus]
    table, hand, rules = command.table, command.hand, pool.rules
    if pool.won:
        yield PrizeRefused(
            bonus=claim.bonus, at=at, table=table, hand=hand, cite=rules.cite("once")
        )
        return
    prize = pool.prize
    paid = shares(prize, claim, rules)
    yield PrizeWon(
        bonus=claim.bonus,
        at=at,
        table=table,
        hand=hand,
        prize=prize,
        shares=paid,
        kept=prize - sum(paid.values()),
        source=rules.account if pool.collects else PROMOTIONS,
        cite=rules.cite("shares"),
    )
    if not rules.once:
        yield _posted(pool, at, "again")
