"""Objects handed out: a program may change them without changing what is legal."""

from typing import TypeVar

from msgspec.structs import replace

from cardhouse.engine.core.view import OfferView, View

Seen = TypeVar("Seen", bound=View)


def own_offer(offer: OfferView) -> OfferView:
    """An offer that shares nothing with the rules it comes from."""
    return replace(offer, spots={**offer.spots}) if offer.spots else offer


def own_view(view: Seen) -> Seen:
    """A view whose offers share nothing with the rules they come from."""
    return replace(view, offers=tuple(map(own_offer, view.offers)))
