"""What `relay` needs of the settings, checked before anything opens."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from sidecar.app.settings import DEFAULT_FILE
from sidecar.config import Config, load
from sidecar.domain.errors import BadConfiguration
from sidecar.domain.spans import Signal


def configured_relay(path: Path | None) -> Config:
    """Load the settings and check what a relay needs of them; it needs no policies.

    Raises BadConfiguration with all problems, each naming its key.
    """
    if path is None and DEFAULT_FILE.is_file():
        path = DEFAULT_FILE
    config = load(path, os.environ)
    source = str(path) if path else "the environment"
    if problems := tuple(f"{source}: {problem}" for problem in _problems(config)):
        raise BadConfiguration(problems)
    return config


def _problems(config: Config) -> list[str]:
    wanted, problems = config.relay, []
    receives = config.otlp.http.enabled or config.otlp.grpc.enabled
    if config.kafka.bootstrap is None:
        problems.append("kafka.bootstrap: required: relayed messages go there")
    if not (wanted.traces_topic or wanted.logs_topic):
        problems.append("relay.traces_topic: required: the keyed topic to write")
    if not (wanted.inputs or receives):
        problems.append("relay.inputs: nothing to read: name a topic, or enable otlp.http")
    if wanted.traces_topic is not None and wanted.traces_topic == wanted.logs_topic:
        problems.append(
            f"relay.logs_topic: {wanted.logs_topic!r} is relay.traces_topic too; "
            "a topic holds one signal"
        )
    if wanted.inputs and wanted.group == config.kafka.group:
        problems.append(
            f"relay.group: {wanted.group!r} is kafka.group too; the two read other topics"
        )
    carried = outputs(config)
    written = {topic: key for key, topic in keyed_outputs(config).items()}
    seen: set[str] = set()
    for number, topic in enumerate(wanted.inputs):
        if topic.name in written:
            problems.append(
                f"{written[topic.name]}: {topic.name!r} is in relay.inputs too; "
                "a relay must not read what it writes"
            )
        elif Signal(topic.signal) not in carried and carried:
            problems.append(
                f"relay.inputs[{number}]: {topic.name!r} holds {topic.signal}, "
                f"and relay.{topic.signal}_topic is not set"
            )
        if topic.name in seen:
            problems.append(f"relay.inputs[{number}]: {topic.name!r} is there twice")
        seen.add(topic.name)
    return problems


def outputs(config: Config) -> Mapping[Signal, str]:
    """Return where each signal goes; a signal that goes nowhere is left out."""
    named = {Signal.TRACES: config.relay.traces_topic, Signal.LOGS: config.relay.logs_topic}
    return {signal: topic for signal, topic in named.items() if topic is not None}


def keyed_outputs(config: Config) -> Mapping[str, str]:
    """Return the topics written, by the key that names each."""
    return {f"relay.{signal}_topic": topic for signal, topic in outputs(config).items()}
