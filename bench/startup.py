"""The cost of starting the command."""

import resource
import subprocess
import sys
from pathlib import Path


def help_cpu_seconds() -> float:
    """CPU seconds of one `cardhouse --help`; OSError or CalledProcessError if it does not run."""
    command = Path(sys.executable).with_name("cardhouse")
    before = _children()
    subprocess.run([str(command), "--help"], check=True, capture_output=True)
    return _children() - before


def _children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
