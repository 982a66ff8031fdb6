"""Arrays as bare pointers, which compiled functions hand to each other at no cost."""

from typing import TYPE_CHECKING, Any, TypeVar

from cardhouse.analysis.kernel.jit import FAST

Array = TypeVar("Array")


def _compiles() -> bool:
    if not FAST:
        return False
    import numba

    config: Any = numba.config
    return not config.DISABLE_JIT


def _same(array: Array) -> Array:
    return array


def _address() -> Any:
    """The address of an array's first number, as compiled functions know it."""
    from numba.core import types
    from numba.extending import intrinsic

    pointers: Any = types.CPointer

    def address(typingctx: Any, array: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return context.make_array(signature.args[0])(context, builder, args[0]).data

        return pointers(array.dtype)(array), code

    return intrinsic(address)


if TYPE_CHECKING:
    pointer = _same
else:
    # It reads and writes like the array; where nothing is compiled, it is the array.
    pointer = _address() if _compiles() else _same
