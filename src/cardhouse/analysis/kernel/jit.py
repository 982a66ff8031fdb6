"""Numba, if it is installed: compiled kernels are kept beside the tables."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any, Final, TypeVar

import numpy as np

from cardhouse.analysis.kernel.keep import fingerprint
from cardhouse.analysis.kernel.place import folder

Function = TypeVar("Function", bound=Callable[..., Any])

# Without it everything still works, in NumPy, more slowly.
FAST: Final = find_spec("numba") is not None

# Numba checks only a kernel's own file for changes; these files are inlined into kernels.
_TAKEN_IN: Final = tuple(
    f"{name}.py"
    for name in (
        "analysis/evaluate/patterns",
        "analysis/evaluate/tables",
        "analysis/evaluate/strength",
        "analysis/evaluate/omaha_tables",
        "analysis/evaluate/sides",
        "analysis/equity/dealing",
        "analysis/equity/boards",
        "analysis/kernel/dice",
        "analysis/pan/compiled/*",
        "analysis/pot/compiled/*",
        "analysis/pot/policies/buckets",
        "analysis/pot/policies/cards",
        "analysis/pot/policies/choose",
        "analysis/pot/policies/high",
        "analysis/pot/policies/low",
        "analysis/pot/policies/sight",
        "analysis/pot/policies/throwing",
        "analysis/pot/policies/traits",
        "analysis/blackjack/shoe",
        "analysis/blackjack/bank",
        "analysis/blackjack/hands",
        "analysis/blackjack/table",
        "analysis/pai_gow/alike",
        "analysis/pai_gow/count",
        "analysis/pai_gow/hands",
        "analysis/pai_gow/ways",
        "env/fields",
        "env/many/pot/*",
    )
)


def kernel(function: Function) -> Function:
    """Compile a long-running function, without the interpreter's lock and kept on disk."""
    return _compiled(function, cache=True)


def bare(function: Function) -> Function:
    """Compile a kernel that makes no arrays of its own; only such a kernel may take tables as
    records.

    Numba would count references whenever a loop reads an array out of a record, which costs more
    than the read itself.
    """
    return _compiled(function, cache=True, _nrt=False)


def part(function: Function) -> Function:
    """Compile a part of kernels: the same, and only other compiled functions call it."""
    return _compiled_part(function)


def merged(function: Function) -> Function:
    """Compile a small part of kernels, which the compiler's back end puts into each caller."""
    return _compiled_part(function, forceinline=True)


def unkept(function: Function) -> Function:
    """Compile a kernel for this process only."""
    return _compiled(function, cache=False, _nrt=False)


def inlined(function: Function) -> Function:
    """Compile a function that is inlined into other kernels."""
    return _compiled(function, cache=False, inline="always")


def _compiled(function: Function, **options: Any) -> Function:
    if not FAST:
        return function
    import numba

    config: Any = numba.config
    if not config.CACHE_DIR:
        config.CACHE_DIR = str(folder() / f"kernels-{fingerprint(_TAKEN_IN)}")
    compiled: Function = numba.njit(nogil=True, error_model="numpy", **options)(function)
    return compiled


def _compiled_part(function: Function, **options: Any) -> Function:
    if not FAST:
        return function
    from cardhouse.analysis.kernel.parts import Lightly, whatever_the_constants

    wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    options |= {"cache": True, "_nrt": False, "pipeline_class": Lightly}
    return whatever_the_constants(_compiled(function, **wrappers, **options))


def bound(function: Function, *like: Any) -> Callable[..., Any]:
    """A kernel for arguments of exactly these types, which nobody looks at again in each call.

    The look at nested records of arrays takes longer than a short kernel runs.
    """
    if hasattr(function, "compile"):
        import numba

        code: Callable[..., Any] = function.compile(tuple(map(numba.typeof, like)))
        return code

    def plain(*given: Any) -> Any:
        # Whole numbers run over in silence, as compiled ones do.
        with np.errstate(over="ignore"):
            return function(*given)

    return plain


def is_kept(function: Callable[..., Any]) -> bool:
    """True if nothing has to be compiled before a kernel runs: it is plain Python, or on disk."""
    file: Any = getattr(getattr(function, "_cache", None), "_cache_file", None)
    # Numba's own index, which is empty once the kernel's file has changed.
    index: Any = getattr(file, "_load_index", None)
    return index is None or bool(index())


def together(works: Sequence[Callable[[], Any]], workers: int) -> list[Any]:
    """Run pieces of work on a pool of threads; the answers come in the order given."""
    # Not Numba's own parallel layers, which misbehave under fork and beside other threads.
    if workers <= 1 or len(works) <= 1:
        return [work() for work in works]
    with ThreadPoolExecutor(workers) as pool:
        return list(pool.map(lambda work: work(), works))
