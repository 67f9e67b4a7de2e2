"""Work on numbers, spread over processes: games that depend on their number alone.

Numbers are handed out in batches of about a second. A process that is lost costs the batch that it
had: those numbers are given to another one, one by one. Nothing depends on who does what, or when.
"""

import gc
import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import connection
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

from gloaming.kernel.errors import GloamingError
from gloaming.kernel.runtime.system import exit_with_parent, interrupts_blocked, sendable_error

T = TypeVar("T")
Work = Callable[[list[int]], list[T]]  # a function of a module, or a partial of one

SECONDS = 1.0  # that a batch takes, about
LARGEST = 500  # numbers in a batch
TRIES = 3  # processes that one number may cost
COLLECT_AFTER = 200_000  # objects that are made and not freed before Python looks for cycles


def silent(line: str) -> None:
    """Tells nobody that a process was lost."""


class Batches:
    """Numbers that are still to be done, handed out in batches."""

    def __init__(self, numbers: Sequence[int], workers: int) -> None:
        self._numbers = numbers
        self._at = 0
        self._workers = workers
        self._size = 1
        self._lost: list[int] = []
        self._tries: Counter[int] = Counter()

    def take(self) -> list[int]:
        """Returns the next numbers; none where all have been handed out.

        Batches grow only after one was done, and are small again at the end, so that nobody waits
        long for the last one. What was lost comes first, one by one.
        """
        if self._lost:
            return [self._lost.pop(0)]
        left = len(self._numbers) - self._at
        size = max(1, min(self._size, left // (2 * self._workers)))
        batch = list(self._numbers[self._at : self._at + size])
        self._at += len(batch)
        return batch

    def note(self, count: int, seconds: float) -> None:
        """Notes how long a batch took, for the size of the next ones."""
        fitting = int(count * SECONDS / max(seconds, 1e-6))
        self._size = max(1, min(fitting, 2 * self._size, LARGEST))

    def give_back(self, batch: list[int], why: str) -> None:
        """Takes the numbers back that were lost with a process; refuses what ends every process."""
        self._lost += batch
        self._tries.update(batch)
        for number in batch:
            if self._tries[number] >= TRIES:
                raise GloamingError(
                    f"game {number} has ended {TRIES} processes ({why}); what was played is kept."
                    " Is there enough memory? Fewer --jobs take less"
                )


@contextmanager
def collecting_rarely() -> Iterator[None]:
    """Lets Python look for cycles among objects less often: games and their copies have none, and
    bots that make many copies spent a third of their time on finding that out."""
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def do_all(
    work: Work[T],
    numbers: Sequence[int],
    jobs: int,
    tell: Callable[[str], None] = silent,
) -> Iterator[list[T]]:
    """Does work on numbers and yields what comes of it as it is done, in no fixed order.

    One job is done in this process. `tell` is told of lost processes.
    """
    if jobs <= 1:
        for number in numbers:
            with collecting_rarely():
                done = work([number])
            yield done
        return
    batches = Batches(numbers, jobs)
    workers: list[_Worker[T]] = []
    try:
        for _ in range(min(jobs, len(numbers))):
            workers.append(_Worker(work, batches.take()))
        while any(worker.batch for worker in workers):
            busy = {worker.pipe: worker for worker in workers if worker.batch}
            for pipe in connection.wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy[pipe]
                try:
                    found, seconds = pipe.recv()
                except (EOFError, OSError):
                    why = worker.how_ended()
                    count = len(worker.batch)
                    tell(f"a process was lost ({why}); its games ({count}) are played again")
                    batches.give_back(worker.batch, why)
                    workers[workers.index(worker)] = _Worker(work, batches.take())
                    continue
                if isinstance(found, Exception):
                    raise found
                batches.note(len(worker.batch), seconds)
                worker.begin(batches.take())
                yield found
            for worker in workers:
                if not worker.batch:  # it may have been idle when another one's games were lost
                    worker.begin(batches.take())
    finally:
        for worker in workers:
            worker.end()


class _Worker(Generic[T]):
    """A process, and the batch that it has; none while there is nothing to do for it."""

    def __init__(self, work: Work[T], batch: list[int]) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self._process: BaseProcess = context.Process(target=_serve, args=(other, work), daemon=True)
        with interrupts_blocked():
            self._process.start()
        other.close()
        self.batch: list[int] = []
        self.begin(batch)

    def begin(self, batch: list[int]) -> None:
        """Gives the process a batch; one that has just died says so when its result is read."""
        self.batch = batch
        if batch:
            try:
                self.pipe.send(batch)
            except OSError:
                pass

    def how_ended(self) -> str:
        """Returns how a process has ended whose pipe is closed."""
        self._process.join(5)
        self.end()
        return f"exit code {self._process.exitcode}"

    def end(self) -> None:
        """Ends the process."""
        self._process.kill()
        self._process.join(5)
        self.pipe.close()


def _serve(pipe: Connection, work: Work[T]) -> None:
    """Does what comes through a pipe, in a process of its own."""
    exit_with_parent()
    while True:
        try:
            batch: list[int] = pipe.recv()
        except (EOFError, OSError):
            return
        began = time.perf_counter()
        found: list[T] | Exception
        try:
            with collecting_rarely():
                found = work(batch)
        except Exception as error:
            found = sendable_error(error)
        pipe.send((found, time.perf_counter() - began))
