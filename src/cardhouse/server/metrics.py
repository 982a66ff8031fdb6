"""Figures for the people who run the room, in the format of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one room."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.requests = Counter(
            "cardhouse_requests", "HTTP requests", ["method", "status"], registry=registry
        )
        self.orders = Counter(
            "cardhouse_orders", "Orders of people", ["outcome"], registry=registry
        )
        self.order_seconds = Histogram(
            "cardhouse_order_seconds",
            "From an order's arrival to its answer: it is stored by then",
            registry=registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        self.lines = Gauge("cardhouse_lines", "Open sockets", registry=registry)
        self.connections = Gauge(
            "cardhouse_connections", "Open connections, sockets among them", registry=registry
        )
        self.turned_away = Counter(
            "cardhouse_turned_away", "Connections for which there was no room", registry=registry
        )
        self.tables = Gauge("cardhouse_tables", "Tables", ["state"], registry=registry)
        self.paused = Gauge(
            "cardhouse_paused", "Streams of events that wait for the store", registry=registry
        )
        self.hands = Gauge("cardhouse_hands", "Hands played to the end", registry=registry)
        self.faults = Counter("cardhouse_faults", "Faults of the server", registry=registry)

    def text(self) -> bytes:
        """All figures, each on its line."""
        return generate_latest(self._registry)
