"""What all processes in which bots think have in common: how they begin, and that they do not outlive their purpose."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait


def begin_work() -> None:
    """Begin to work: leave Ctrl-C to the parent process, and end when the parent does, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=follow, args=(parent.sentinel,), daemon=True).start()


def follow(sentinel: int) -> None:
    """End this process when the one that started it has ended."""
    wait([sentinel])
    os._exit(0)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Keep Ctrl-C waiting while processes are started, so that none hears of it before it has begun to work."""
    if not hasattr(signal, "pthread_sigmask"):  # not on Windows, where a worker may print a traceback
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
