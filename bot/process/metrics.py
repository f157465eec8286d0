"""What monitoring reads: the program's own figures and the store in numbers, in the words of Prometheus.

Imported only where it is wanted. No label tells who, where or at which table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from bot.figures import BOUNDS, COUNTED, TIMED, Figures
from bot.store.survey import OUT, Survey

PREFIX = "stellwerk"
PHASES = ("lobby", "running", "finished", "cancelled")


@dataclass(frozen=True, slots=True)
class Reading:
    """What is read for one answer."""

    survey: Survey | None
    now: int
    ready: bool
    waits: Mapping[int, float]
    """To the gateway and back, by shard; none: not connected."""
    troubles: Iterable[str]
    backup_at: int | None
    standing: int
    """Tables of which something has waited too long."""
    version: str


class Counted(Collector):
    """The figures of this process."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures

    def collect(self) -> Iterable[Metric]:
        for name, (means, labels) in COUNTED.items():
            family = CounterMetricFamily(f"{PREFIX}_{name}", means, labels=labels)
            for values, count in sorted(self._figures.counts[name].items()):
                family.add_metric(values, count)
            yield family
        for name, (means, labels, _) in TIMED.items():
            histogram = HistogramMetricFamily(f"{PREFIX}_{name}_seconds", means, labels=labels)
            for values, timing in sorted(self._figures.times[name].items()):
                histogram.add_metric(values, _cumulative(timing.within), sum_value=timing.seconds)
            yield histogram


class Read(Collector):
    """The rest of the house, as it was read last."""

    reading: Reading | None = None

    def collect(self) -> Iterable[Metric]:
        read = self.reading
        if read is None:
            return
        build = InfoMetricFamily(f"{PREFIX}_build", "The program and the form of its data.")
        build.add_metric((), {"version": read.version, "schema": str(read.survey.schema if read.survey else 0)})
        yield build
        yield gauge("ready", "1: the bot answers.", float(read.ready))
        yield gauge("standing_tables", "Tables at which something has waited too long.", read.standing)
        if read.waits:
            waits = {str(shard): seconds for shard, seconds in read.waits.items()}
            yield counted("gateway_latency_seconds", "To Discord's gateway and back, by shard.", "shard", waits)
        if read.backup_at is not None:
            yield gauge("backup_age_seconds", "Since the last copy of the data.", max(0, read.now - read.backup_at))
        troubles = GaugeMetricFamily(f"{PREFIX}_trouble", "1: this part of the house is not well.", labels=("part",))
        for part in sorted(read.troubles):
            troubles.add_metric((part,), 1)
        yield troubles
        if read.survey is not None:
            yield from _of_the_store(read.survey, read.now)


def _of_the_store(survey: Survey, now: int) -> Iterable[Metric]:
    oldest = 0 if survey.oldest is None else max(0, now - survey.oldest)
    yield gauge("outbox_oldest_seconds", "For how long the oldest row has waited.", oldest)
    yield counted("outbox_waiting", "What waits to reach Discord, by kind.", "kind", survey.waiting)
    yield counted("outbox_given_up", "What nobody tries any more, by reason.", "reason", survey.given_up)
    phases = {**dict.fromkeys((*PHASES, OUT), 0), **survey.phases}
    yield counted("tables", "Tables by phase.", "phase", phases)
    yield gauge("clock_overdue_rows", "Rows of the clock whose moment has come.", survey.overdue)
    yield gauge("clock_rows", "Rows of the clock.", survey.dues)
    yield gauge("database_bytes", "Size of the database.", survey.size)


def gauge(name: str, means: str, value: float) -> Metric:
    return GaugeMetricFamily(f"{PREFIX}_{name}", means, value=value)


def counted(name: str, means: str, label: str, counts: Mapping[str, float]) -> Metric:
    family = GaugeMetricFamily(f"{PREFIX}_{name}", means, labels=(label,))
    for value, count in sorted(counts.items()):
        family.add_metric((value,), count)
    return family


def _cumulative(within: list[int]) -> list[tuple[str, float]]:
    found, total = [], 0
    for bound, calls in zip((*map(str, BOUNDS), "+Inf"), within, strict=True):
        total += calls
        found.append((bound, float(total)))
    return found


class Metrics:
    """Everything at once, as text."""

    def __init__(self, figures: Figures) -> None:
        self._registry = CollectorRegistry(auto_describe=False)
        self._read = Read()
        self._registry.register(Counted(figures))
        self._registry.register(self._read)
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)

    async def text(self, reading: Reading) -> bytes:
        self._read.reading = reading
        return await asyncio.to_thread(generate_latest, self._registry)
