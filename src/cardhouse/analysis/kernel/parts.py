"""Parts of kernels, compiled in half the time: a kernel is optimised whole, with its parts."""

from typing import Any, TypeVar

from numba.core import compiler, config, types

Function = TypeVar("Function")

_CONFIG: Any = config
_TYPES: Any = types


class Lightly(compiler.Compiler):
    """Numba's compiler with the least of LLVM's optimisation: the kernel repeats it anyway."""

    def _compile_core(self) -> Any:
        whole = _CONFIG.OPT
        numba: Any = super()
        # Not 0, which leaves unused addresses behind, and such a part is not kept on disk.
        _CONFIG.OPT = min(whole, type(whole)(1))
        try:
            return numba._compile_core()
        finally:
            _CONFIG.OPT = whole


def whatever_the_constants(part: Function) -> Function:
    """A part compiled once for all numbers; Numba would do it anew for each constant."""
    dispatcher: Any = part
    template = getattr(dispatcher, "get_call_template", None)
    if template is not None:  # there is none if Numba is told to compile nothing

        def of_any_value(args: Any, kws: Any) -> Any:
            plain = tuple(_TYPES.unliteral(each) for each in args)
            return template(plain, {name: _TYPES.unliteral(kws[name]) for name in kws})

        dispatcher.get_call_template = of_any_value
    return part
