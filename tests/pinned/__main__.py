"""`python -m tests.pinned`: rewrite the pinned files, or show a hand as it is played.

Read which tables change, and why, before new fingerprints are kept: `python -m tests.pinned "storm
tommys pan" 7` prints all of hand 7 at that table, for comparison with the output of the previous
version.
"""

import argparse
import sys

from tests.pinned import left_out
from tests.pinned import options as books
from tests.pinned.noted import tables
from tests.pinned.prints import PRINTS, fingerprint, read, written


def main() -> None:
    """Rewrite the pinned files, or show a hand."""
    parser = argparse.ArgumentParser(prog="python -m tests.pinned", description=__doc__)
    parser.add_argument("table", nargs="?", help='such as "storm tommys pan"')
    parser.add_argument("hand", nargs="?", type=int, help="counted from 1")
    options = parser.parse_args()
    if options.hand:
        notes = tables()[options.table]()[options.hand - 1]
        sys.stdout.write("\n".join(notes) + "\n")
        return
    before = read()
    after = {name: [fingerprint(hand) for hand in make()] for name, make in tables().items()}
    PRINTS.write_text(written(after))
    left_out.TEXT.write_text(left_out.written())
    books.TEXT.write_text(books.written())
    for name in sorted(after.keys() | before.keys()):
        if before.get(name) != after.get(name):
            sys.stdout.write(f"{name} is played otherwise\n")


if __name__ == "__main__":
    main()
