"""One running process a ledger: two would push and expire the same rows."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sidecar.domain.errors import BadConfiguration, Unavailable


@contextmanager
def alone(ledger: Path | None) -> Iterator[None]:
    """Hold `LEDGER.lock` until left; the kernel lets go of it when a process dies.

    In memory there is nothing to share. Raises Unavailable where another process holds it (it
    may be draining: a later start succeeds), BadConfiguration where the file cannot be made.
    """
    if ledger is None or sys.platform == "win32":
        yield
        return
    import fcntl  # noqa: PLC0415 - not on every system

    path = ledger.with_name(f"{ledger.name}.lock")
    try:
        file = path.open("ab")
    except OSError as error:
        raise BadConfiguration(
            (f"ledger.path: {path} cannot be written: {error.strerror}",)
        ) from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Unavailable(
                f"ledger.path: another process works on {ledger}; give each its own"
            ) from None
        except OSError as error:
            # A file system without locks: its operator keeps processes apart.
            if error.errno not in {errno.ENOLCK, errno.ENOTSUP, errno.EINVAL}:
                raise
        yield
