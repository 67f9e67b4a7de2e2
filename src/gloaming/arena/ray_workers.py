"""Work spread over a Ray cluster, or over one that is started on this machine for it."""

import logging
import os
import socket
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gloaming.arena.workers import TRIES, Batches, T, Work, collecting_rarely, silent
from gloaming.kernel.errors import GloamingError

PATIENCE = 10.0  # seconds until a cluster has to answer
AHEAD = 2  # batches for every processor: one that is done, and one to go on with


class RayCluster:
    """A connection to Ray, from `with` to its end."""

    def __init__(self, address: str, jobs: int) -> None:
        self._address = address
        self._jobs = jobs
        self._path = os.environ.get("PYTHONPATH")

    def __enter__(self) -> "RayCluster":
        try:
            import ray
        except ModuleNotFoundError:
            raise GloamingError("--ray needs Ray: install gloaming with the extra “ray”") from None
        _check_address(self._address)
        settings: dict[str, Any] = {"num_cpus": self._jobs, "include_dashboard": False}
        if self._address:
            settings = {"address": self._address}
        else:  # workers here find games and bots where this process finds them
            os.environ["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
        try:
            ray.init(log_to_driver=False, logging_level=logging.ERROR, **settings)
        except (ConnectionError, RuntimeError, ValueError) as error:
            self._restore()
            raise GloamingError(
                f"no Ray cluster answers at “{self._address}”: {error}"
                if self._address
                else f"Ray does not start here: {error}"
            ) from None
        return self

    def __exit__(self, *_: object) -> None:
        import ray

        ray.shutdown()
        self._restore()

    def _restore(self) -> None:
        """Leaves the environment as it was."""
        os.environ.pop("PYTHONPATH", None)
        if self._path is not None:
            os.environ["PYTHONPATH"] = self._path

    @property
    def processors(self) -> int:
        """How many games can be played at once."""
        import ray

        found: Any = ray.cluster_resources()  # type: ignore[no-untyped-call]
        return max(1, int(found.get("CPU", 1)))

    def do_all(
        self, work: Work[T], numbers: Sequence[int], tell: Callable[[str], None] = silent
    ) -> Iterator[list[T]]:
        """Does what `workers.do_all` does, by tasks of Ray.

        Ray itself begins a task again whose worker or machine was lost.
        """
        import ray
        from ray.exceptions import RayError, RayTaskError

        task: Any = ray.remote(num_cpus=1, max_retries=TRIES)(_timed)
        stored = ray.put(work)
        batches = Batches(numbers, self.processors)
        running: dict[Any, list[int]] = {}

        def begin() -> None:
            if batch := batches.take():
                running[task.remote(stored, batch)] = batch

        for _ in range(AHEAD * self.processors):
            begin()
        try:
            while running:
                ready, _ = ray.wait(list(running))
                for ref in ready:
                    batch = running.pop(ref)
                    try:
                        done, seconds = ray.get(ref)
                    except RayTaskError as error:
                        raise _own_error(error) from None
                    except RayError as error:
                        why = type(error).__name__
                        tell(f"a worker was lost ({why}); its games ({len(batch)}) go to another")
                        batches.give_back(batch, why)
                        begin()
                        continue
                    batches.note(len(batch), seconds)
                    begin()
                    yield done
        finally:
            for ref in running:
                ray.cancel(ref, force=True)


def _check_address(address: str) -> None:
    """Refuses an address where nobody listens; Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise GloamingError(
            f"no Ray cluster answers at “{address}” ({error}): ray status tells where one is"
        ) from None


def _timed(work: Work[T], batch: list[int]) -> tuple[list[T], float]:
    """Does a batch, and says how long it took: what a worker of Ray runs."""
    began = time.perf_counter()
    with collecting_rarely():
        done = work(batch)
    return done, time.perf_counter() - began


def _own_error(error: Any) -> Exception:
    """Returns what was raised in a worker."""
    cause = getattr(error, "cause", error)
    return cause if isinstance(cause, GloamingError) else GloamingError(f"a worker failed: {cause}")
