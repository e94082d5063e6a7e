"""judge-sidecar: receive, sample, assemble, select, check, redact, judge, publish, acknowledge."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("judge-sidecar")
except PackageNotFoundError:  # a source tree that was never installed
    __version__ = "0+source"
