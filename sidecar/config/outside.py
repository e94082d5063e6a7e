"""What the tree cannot know of itself: files and folders it names, ports that meet."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from pathlib import Path

from sidecar.config.tree import Config

Problem = tuple[tuple[str, ...], str]
"""Where in the tree (empty: nowhere in particular), and the sentence."""


def outside(config: Config) -> Iterator[Problem]:
    """Yield what must be mended before anything opens."""
    for section, path in (
        ("ledger", config.ledger.path),
        ("dead_letters", config.dead_letters.path),
    ):
        if path is not None and (sentence := _unwritable(path)):
            yield (section, "path"), sentence
    if (authorities := config.kafka.ssl_ca_file) is not None:
        yield from _authorities(authorities)
    yield from _same_port(config)


def _unwritable(path: Path) -> str:
    if path.is_dir():
        return f"{path} is a folder; name a file in it"
    if not path.parent.is_dir():
        return f"the folder {path.parent} does not exist; make it"
    if path.exists() and not path.is_file():
        return f"{path} is a device or a pipe; name a file"
    return ""


def _authorities(path: Path) -> Iterator[Problem]:
    where = ("kafka", "ssl_ca_file")
    if not path.is_file():
        yield where, f"no file {path}"
        return
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT).load_verify_locations(cafile=path)
    except ssl.SSLError:
        yield where, f"{path} holds no PEM certificate"
    except OSError as error:
        yield where, f"{path} cannot be read: {error.strerror}"


def _same_port(config: Config) -> Iterator[Problem]:
    """Two servers on one port: told by key here, by whoever comes second otherwise."""
    http, grpc = config.otlp.http, config.otlp.grpc
    taken: dict[int, str] = {}
    for enabled, where, port in (
        (http.enabled, ("otlp", "http", "port"), http.port),
        (grpc.enabled, ("otlp", "grpc", "port"), grpc.port),
        (True, ("admin", "port"), config.admin.port),
    ):
        key = ".".join(where)
        if enabled and port and taken.setdefault(port, key) != key:
            yield where, f"got {port}: {taken[port]} has it too; take another"
