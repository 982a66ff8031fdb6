"""Compiled twins of the plain functions of `policies`, which call each other."""

import types
from collections.abc import Callable, Sequence
from typing import Any, Final

from cardhouse.analysis.kernel.jit import part
from cardhouse.analysis.pot.policies import buckets, cards, choose, high, low, throwing

_MODULES: Final = (cards, high, low, buckets, throwing, choose)


def _twins(modules: Sequence[types.ModuleType]) -> dict[Any, Callable[..., Any]]:
    """Each function of some modules, compiled: those below come first."""
    found: dict[Any, Callable[..., Any]] = {}
    for module in modules:
        names = dict(vars(module))
        own = [each for each in names.values() if _is_of(module, each)]
        # Functions of other modules are known by their twins, and these call each other.
        names.update({name: found[each] for name, each in names.items() if _known(each, found)})
        for function in own:
            twin = types.FunctionType(function.__code__, names, function.__name__)
            names[function.__name__] = found[function] = part(twin)
    return found


def _is_of(module: types.ModuleType, thing: Any) -> bool:
    return isinstance(thing, types.FunctionType) and thing.__module__ == module.__name__


def _known(thing: Any, found: dict[Any, Callable[..., Any]]) -> bool:
    return isinstance(thing, types.FunctionType) and thing in found


_FOUND: Final = _twins(_MODULES)

street: Callable[..., int] = _FOUND[buckets.street]
place: Callable[..., int] = _FOUND[buckets.place]
thrown: Callable[..., int] = _FOUND[throwing.thrown]
decided: Callable[..., tuple[int, int]] = _FOUND[choose.choose]
