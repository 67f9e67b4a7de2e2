"""What the server counts and measures, as Prometheus reads it (text format 0.0.4).

Where several workers serve, each writes what it has to a file of a folder they share, and the one
that is asked tells of all, with the label `worker`.
"""

import asyncio
import os
import sys
import time
from bisect import bisect_left
from collections.abc import Callable
from pathlib import Path

import msgspec

from gloaming import __version__

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
FAMILIES = {  # name: (type, help)
    "gloaming_requests_total": ("counter", "Requests by kind and status."),
    "gloaming_request_seconds": ("histogram", "Seconds until a response was complete, by kind."),
    "gloaming_answers_total": ("counter", "Answers that were stored, by people and by bots."),
    "gloaming_answer_seconds": ("histogram", "Seconds until an answer was stored and told."),
    "gloaming_refusals_total": ("counter", "What was refused, by the id of its message."),
    "gloaming_tables_in_memory": ("gauge", "Tables that are held in memory."),
    "gloaming_streams": ("gauge", "Open streams of pages and programs."),
    "gloaming_bot_queue": ("gauge", "Tables whose bots are thinking or wait for it."),
    "gloaming_build_info": ("gauge", "The version that runs."),
    "process_resident_memory_bytes": ("gauge", "Memory in use."),
    "process_cpu_seconds_total": ("counter", "Processor time used."),
    "process_start_time_seconds": ("gauge", "When the worker started."),
}
SHARE_SECONDS = 2.0  # between two writings of what a worker has counted
Labels = tuple[tuple[str, str], ...]
Sample = tuple[str, Labels, float]


class Histogram:
    """How often a measured time fell into which bucket."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Counts a measured time."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    def samples(self, name: str, labels: Labels) -> list[Sample]:
        """Returns the buckets, each with all that is below it, and the sum and count."""
        found: list[Sample] = []
        total = 0
        for limit, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            total += count
            found.append((f"{name}_bucket", (*labels, ("le", limit)), total))
        found.append((f"{name}_sum", labels, self.sum))
        found.append((f"{name}_count", labels, total))
        return found


class Metrics:
    """The counters, histograms and gauges of one worker."""

    def __init__(self, shared: str = "") -> None:
        self.gauges: dict[str, Callable[[], float]] = {}  # read when somebody asks
        self._counters: dict[tuple[str, Labels], float] = {}
        self._histograms: dict[tuple[str, Labels], Histogram] = {}
        self._started = time.time()
        self._shared = Path(shared) if shared else None

    def count(self, name: str, **labels: str) -> None:
        """Counts something."""
        key = (name, tuple(labels.items()))
        self._counters[key] = self._counters.get(key, 0) + 1

    def observe(self, name: str, seconds: float, **labels: str) -> None:
        """Adds a measured time to a histogram."""
        key = (name, tuple(labels.items()))
        found = self._histograms.get(key)
        if found is None:
            found = self._histograms[key] = Histogram()
        found.observe(seconds)

    def samples(self) -> list[Sample]:
        """Returns all that this worker has counted and measured."""
        found: list[Sample] = [(name, labels, n) for (name, labels), n in self._counters.items()]
        for (name, labels), histogram in self._histograms.items():
            found += histogram.samples(name, labels)
        found += [(name, (), read()) for name, read in self.gauges.items()]
        found.append(("gloaming_build_info", (("version", __version__),), 1))
        found.append(("process_resident_memory_bytes", (), resident_memory()))
        found.append(("process_cpu_seconds_total", (), time.process_time()))
        found.append(("process_start_time_seconds", (), self._started))
        return found

    def text(self) -> str:
        """Returns what all workers have counted, as Prometheus reads it."""
        if self._shared is None:
            return as_text(self.samples())
        me = str(os.getpid())
        found = _labelled(self.samples(), me)
        for file in sorted(self._shared.glob("*.json")):
            if file.stem != me and _is_running(int(file.stem)):
                samples = msgspec.json.decode(file.read_bytes(), type=list[Sample])
                found += _labelled(samples, file.stem)
        return as_text(found)

    async def share(self) -> None:
        """Writes for ever what this worker has counted to where the others read it."""
        while self._shared is not None:
            new = self._shared / f"{os.getpid()}.new"
            new.write_bytes(msgspec.json.encode(self.samples()))
            new.replace(new.with_suffix(".json"))
            await asyncio.sleep(SHARE_SECONDS)


def _labelled(samples: list[Sample], worker: str) -> list[Sample]:
    return [(name, (("worker", worker), *labels), value) for name, labels, value in samples]


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except OSError:
        return False
    return True


def as_text(samples: list[Sample]) -> str:
    """Returns samples in Prometheus' text format, those of a family together."""
    families: dict[str, list[str]] = {name: [] for name in FAMILIES}
    for name, labels, value in samples:
        family = name
        for ending in ("_bucket", "_sum", "_count"):
            if name not in FAMILIES:
                family = name.removesuffix(ending)
            if family in FAMILIES:
                break
        shown = ",".join(f'{label}="{_escaped(text)}"' for label, text in labels)
        number = f"{value:g}" if value == int(value) and value < 1e6 else repr(float(value))
        families[family].append(f"{name}{{{shown}}} {number}" if shown else f"{name} {number}")
    lines: list[str] = []
    for name, (kind, help) in FAMILIES.items():
        if families[name]:
            lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}", *families[name]]
    return "\n".join(lines) + "\n"


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def resident_memory() -> float:
    """Returns the memory that this process has in use now, in bytes."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return float(pages * os.sysconf("SC_PAGE_SIZE"))
    except OSError:
        pass
    try:  # not Linux: the most it ever had
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return float(most if sys.platform == "darwin" else most * 1024)
    except ImportError:  # Windows
        return 0.0
