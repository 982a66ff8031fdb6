"""A job whose pieces take no time: light to import, because workers are other processes."""

from cardhouse.analysis.simulate.job import HOUSE, Job, RoleSum, Sums


def job(**changes: object) -> Job:
    settings: dict[str, object] = {
        "house": "tommys",
        "game": "holdem",
        "table": "2-4",
        "seats": 3,
        "seed": "7",
        "hands": 25,
        "piece": 5,
        **changes,
    }
    return Job(**settings)  # type: ignore[arg-type]


def fake(job: Job, number: int) -> Sums:
    """A piece that reports its own number and size."""
    line = RoleSum()
    for i in range(job.size(number)):
        line.add([(job.key(number) % 1000 + i, 0)])
    return Sums(hands=job.size(number), lines={HOUSE: line})
