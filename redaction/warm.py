"""Imported by the fork server before the first worker: what is loaded here is shared.

Workers forked from it start in milliseconds, so killing one that hangs is cheap.
"""

from __future__ import annotations

import contextlib
import gc
import os

# One worker is one core; numpy reads these when it is first imported, which is below.
for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")

from redaction.engine import Engine  # noqa: E402
from redaction.policy import PolicyError, RedactionPolicy  # noqa: E402

# A policy may name other models: the worker that misses one says so itself.
with contextlib.suppress(PolicyError):
    # Loads the default models and compiles the rules; both stay in their modules' caches.
    Engine(RedactionPolicy())

gc.collect()
gc.freeze()  # keeps shared pages shared: the collector would write to each object's header
