"""What is asked of the operating system: locks of files, and processes that end with their parent.

A process that is started here hears nothing of Ctrl-C, which a terminal sends to all of them, and
does not outlive who started it, even if that one is killed.
"""

import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import IO

from gloaming.kernel.errors import GloamingError


def lock_file(file: IO[str]) -> None:
    """Takes the lock of an open file or raises OSError; closing the file releases it.

    The lock is the system's: it ends with the process that holds it, however that ends.
    """
    if os.name == "nt":
        import msvcrt

        getattr(msvcrt, "locking")(file.fileno(), getattr(msvcrt, "LK_NBLCK"), 1)  # noqa: B009
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def exit_with_parent() -> None:
    """Lets this process end with the one that started it, even with one that was killed."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Keeps Ctrl-C, which a terminal sends to all processes, from those that are started here.

    The first process that multiprocessing spawns starts its resource tracker too, which leaves
    Ctrl-C unblocked behind it; so the tracker is started before.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def sendable_error(error: Exception) -> Exception:
    """Returns an error that can be sent to another process."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return GloamingError(f"{type(error).__name__}: {error}")
    return error
