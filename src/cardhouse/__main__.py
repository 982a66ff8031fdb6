"""`python -m cardhouse` is the command `cardhouse`."""

import sys

from cardhouse.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
