"""`relay`: OTLP and unkeyed topics in, topics keyed by trace id out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial

import anyio

from sidecar import __version__
from sidecar.adapters.clock import SystemClock
from sidecar.adapters.kafka import KafkaSource
from sidecar.adapters.kafka.producer import KafkaMessages
from sidecar.adapters.prometheus import PrometheusEvents
from sidecar.adapters.telemetry import FanOut, LogEvents, configure
from sidecar.adapters.web import AdminServer, Status
from sidecar.app.compose import secret
from sidecar.app.receivers import Receivers, otlp_receivers
from sidecar.app.relay_settings import keyed_outputs, outputs
from sidecar.app.serve import (
    State,
    dead_letters,
    kafka_security,
    kafka_source,
    loop_options,
    obey_signals,
)
from sidecar.config import Config
from sidecar.delivery.relay import Bounds, RelayDoor
from sidecar.domain.events import Relayed, StateChanged, Warned
from sidecar.ports import Events, Source
from sidecar.runtime.account import Account
from sidecar.runtime.health import Heartbeat


@dataclass(frozen=True, slots=True)
class Relaying:
    """A relay that has started, for who drives it."""

    door: RelayDoor
    admin_port: int
    receivers: Receivers
    stop: Callable[[], None]


def relay(config: Config) -> int:
    """Relay until SIGTERM and drain; returns 0."""
    configure(level=config.metrics.log.level)
    anyio.run(partial(serve_relay, config), backend_options=loop_options())
    return 0


async def serve_relay(
    config: Config,
    *,
    on_ready: Callable[[Relaying], Awaitable[None]] | None = None,
    signals: bool = True,
) -> None:
    """Relay until SIGTERM, or until `Relaying.stop`; then finish what is on its way.

    What the brokers have not acknowledged within `limits.drain` seconds is left: Kafka is read
    again from there, and OTLP's senders were told to come again. Raises Unavailable when the
    brokers or a topic are not there at start, BadConfiguration when a port is taken.
    """
    clock, state = SystemClock(), State()
    metrics = PrometheusEvents(clock, version=__version__)
    events = FanOut(metrics, LogEvents(clock), state)
    events.emit(StateChanged("starting"))
    async with AsyncExitStack() as stack:
        letters = await dead_letters(config)
        stack.push_async_callback(letters.close)
        messages = _messages(config, events)
        stack.push_async_callback(messages.close)
        _compare(await messages.check(keyed_outputs(config)), events)
        receivers = await otlp_receivers(config, clock, events)
        wanted = config.relay
        kafka = kafka_source(
            config, wanted.group, wanted.inputs, clock=clock, events=events, letters=letters
        )
        sources = [each for each in (kafka, receivers.http, receivers.grpc) if each is not None]
        for source in sources:
            stack.push_async_callback(source.close)
        async with anyio.create_task_group() as tasks:
            door = RelayDoor(
                messages,
                outputs(config),
                Bounds(wanted.max_message, wanted.buffer, wanted.timeout),
                tasks=tasks,
                dead_letters=letters,
                events=events,
                clock=clock,
            )
            heartbeat, admin_up = Heartbeat(clock), anyio.Event()
            admin = _admin(config, metrics, state, door, heartbeat)
            _export(metrics, outputs(config).values(), door, heartbeat, kafka)
            tasks.start_soon(heartbeat.run)
            tasks.start_soon(admin.run, admin_up.set)

            def stop() -> None:
                for source in sources:
                    source.stop()

            if signals:
                tasks.start_soon(obey_signals, stop)

            async def ready() -> None:
                await admin_up.wait()  # then /readyz can say so
                events.emit(StateChanged("ready"))
                if on_ready is not None:
                    await on_ready(Relaying(door, admin.port, receivers, stop))

            def started() -> None:
                tasks.start_soon(ready)

            await _receive(sources, door, started)
            events.emit(StateChanged("draining"))
            with anyio.move_on_after(config.limits.drain):
                await door.drained()
            admin.stop()
            tasks.cancel_scope.cancel()
    events.emit(StateChanged("stopped"))


async def _receive(sources: Sequence[Source], door: RelayDoor, started: Callable[[], None]) -> None:
    """Run every source to its end; `started` once all receive."""
    waiting = len(sources)

    def one_started() -> None:
        nonlocal waiting
        waiting -= 1
        if waiting == 0:
            started()

    async with anyio.create_task_group() as receiving:
        for source in sources:
            receiving.start_soon(source.run, door, one_started)


def _compare(partitions: Mapping[str, int], events: Events) -> None:
    if len(set(partitions.values())) > 1:
        counts = ", ".join(f"{topic}: {count}" for topic, count in partitions.items())
        detail = f"a trace's spans and logs meet only with equal partition counts ({counts})"
        events.emit(Warned("kafka_partition_counts", detail))


def _export(
    metrics: PrometheusEvents,
    topics: Iterable[str],
    door: RelayDoor,
    heartbeat: Heartbeat,
    kafka: KafkaSource | None,
) -> None:
    metrics.declare((), ("kafka", "otlp_http", "otlp_grpc"))
    for topic in topics:
        metrics.emit(Relayed(topic, 0, 0))  # the series exist before their first increase
    gauge = metrics.gauge
    gauge("sidecar_relay_held_bytes", "Bytes on their way", (), lambda: {(): float(door.held)})
    gauge("sidecar_event_loop_lag_seconds", "Worst recent lag", (), lambda: {(): heartbeat.lag})
    gauge(
        "sidecar_relay_stalled",
        "The brokers have not answered for longer than relay.timeout",
        (),
        lambda: {(): float(door.stalled)},
    )
    if kafka is not None:
        gauge(
            "sidecar_kafka_lag",
            "Messages not read yet",
            ("topic", "partition"),
            lambda: {(t, str(p)): float(lag) for (t, p), lag in kafka.lag().items()},
        )


def _admin(
    config: Config,
    metrics: PrometheusEvents,
    state: State,
    door: RelayDoor,
    heartbeat: Heartbeat,
) -> AdminServer:
    nothing = Account()

    async def brokers() -> bool:
        return not door.stalled

    return AdminServer(
        config.admin.host,
        config.admin.port,
        clock=SystemClock(),
        metrics=metrics.render,
        status=lambda: Status(__version__, state.name, paused=False, balance=nothing.balance()),
        probes={"brokers": brokers},
        heartbeat=heartbeat,
        token=secret(config.admin.token),
    )


def _messages(config: Config, events: Events) -> KafkaMessages:
    return KafkaMessages(
        config.kafka.bootstrap or "",
        events=events,
        security=kafka_security(config),
        max_message=config.relay.max_message,
        compression=config.relay.compression,
    )
