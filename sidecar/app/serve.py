"""One running process: sources, pipeline, admin server, pulse, signals."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Final

import anyio

from sidecar import __version__
from sidecar.adapters.clock import SystemClock
from sidecar.adapters.dead_letters import FileDeadLetters, MemoryDeadLetters
from sidecar.adapters.kafka import KafkaSecurity, KafkaSource, TopicSpec
from sidecar.adapters.prometheus import PrometheusEvents
from sidecar.adapters.telemetry import FanOut, LogEvents
from sidecar.adapters.web import AdminServer, Status
from sidecar.app.compose import PEERS, House, Wishes, open_house, secret
from sidecar.app.gauges import export
from sidecar.app.receivers import otlp_receivers
from sidecar.app.settings import Settings
from sidecar.app.stopping import Stopping, stoppable
from sidecar.config import Config
from sidecar.config.tree import Topic
from sidecar.domain.errors import Unavailable
from sidecar.domain.events import Event, StateChanged
from sidecar.domain.spans import Encoding, Signal
from sidecar.ports import Clock, DeadLetters, Events, Probe, Source
from sidecar.runtime.health import Heartbeat

HOUSEKEEPING: Final = 5.0
"""Seconds between looks at what must be asked (outbox depth, retention)."""


class State:
    """Remembers the last state the pipeline announced."""

    def __init__(self) -> None:
        self.name = "starting"

    def emit(self, event: Event) -> None:
        """Take an event (ports.Events)."""
        if isinstance(event, StateChanged):
            self.name = event.state


@dataclass(slots=True)
class Running:
    """A process that has started, for who drives it (the demo, tests)."""

    house: House
    metrics: PrometheusEvents
    admin_port: int
    otlp_port: int | None
    """OTLP over HTTP."""
    stop: Callable[[], None]
    grpc_port: int | None = None
    """OTLP over gRPC."""


Hook = Callable[[Running], Awaitable[None]]


async def serve(
    settings: Settings,
    *,
    wishes: Wishes | None = None,
    on_ready: Hook | None = None,
    on_end: Hook | None = None,
    stopping: Stopping | None = None,
) -> None:
    """Run until SIGTERM, SIGINT or SIGHUP, or until `Running.stop` is called; then drain.

    `on_ready` runs beside the work once everything receives, `on_end` after the drain, while
    the house is still open. Who started more than this gives the `stopping` of its own.
    A signal during the start ends it. Raises BadConfiguration when a port is taken,
    Unavailable when Kafka is not there at start.
    """
    async with AsyncExitStack() as stack:
        if stopping is None:
            stopping = await stack.enter_async_context(stoppable())
        await _serve(settings, wishes, on_ready, on_end, stopping)


async def _serve(
    settings: Settings,
    wishes: Wishes | None,
    on_ready: Hook | None,
    on_end: Hook | None,
    stopping: Stopping,
) -> None:
    clock, state = SystemClock(), State()
    metrics = PrometheusEvents(clock, version=__version__)
    events: Events = FanOut(metrics, LogEvents(clock), state)
    letters = await dead_letters(settings.config)
    reading = settings.config.kafka
    kafka = kafka_source(
        settings.config,
        reading.group,
        reading.topics,
        clock=clock,
        events=events,
        letters=letters,
    )
    otlp = await otlp_receivers(settings.config, clock, events)
    sources: Sequence[Source] = [s for s in (kafka, otlp.http, otlp.grpc) if s is not None]
    async with open_house(settings, sources, events, clock=clock, wishes=wishes) as house:
        heartbeat = Heartbeat(clock)
        admin = _admin(settings, house, metrics, heartbeat, state)
        depth = [0]
        export(house, metrics, heartbeat, kafka, depth)

        def running() -> Running:
            ports = admin.port, otlp.http_port
            return Running(house, metrics, *ports, house.pipeline.stop, otlp.grpc_port)

        async with anyio.create_task_group() as tasks:
            admin_up, ready = anyio.Event(), anyio.Event()
            tasks.start_soon(heartbeat.run)
            tasks.start_soon(admin.run, admin_up.set)
            tasks.start_soon(_keep_house, house, depth)
            if house.evaluator is not None:
                tasks.start_soon(house.evaluator.confirm)
            await admin_up.wait()  # a taken port is told before anything is received
            stopping.drains(house.pipeline.stop)
            if on_ready is not None:

                async def beside(then: Hook) -> None:
                    await ready.wait()
                    await then(running())

                tasks.start_soon(beside, on_ready)
            await house.pipeline.run(ready.set)
            admin.stop()
            tasks.cancel_scope.cancel()
        if on_end is not None:
            await on_end(running())
    await letters.close()


async def obey_signals(stop: Callable[[], None]) -> None:
    """The first signal drains, the second leaves at once; for who starts at once."""
    async with stoppable() as stopping:
        stopping.drains(stop)
        await anyio.sleep_forever()


async def _keep_house(house: House, depth: list[int]) -> None:
    """Look at what only a question can tell, and let old records go."""
    rounds = 0
    while True:
        try:
            depth[0] = await house.ledger.depth()
            if house.spending is not None:
                await house.spending.look()
            if rounds % 720 == 0:  # hourly
                await house.ledger.expire()
        except Unavailable:
            pass  # the pipeline meets the same disk and says so, counted
        rounds += 1
        await house.clock.sleep(HOUSEKEEPING)


def _admin(
    settings: Settings,
    house: House,
    metrics: PrometheusEvents,
    heartbeat: Heartbeat,
    state: State,
) -> AdminServer:
    evaluator = house.evaluator

    def status() -> Status:
        criteria = evaluator.policies.criteria if evaluator else ()
        return Status(
            version=__version__,
            state=state.name,
            paused=house.switch.paused,
            balance=house.account.balance(),
            verdicts=metrics.verdicts(),
            judges={c.id: evaluator.identity(c.id) for c in criteria} if evaluator else {},
        )

    async def receiving() -> bool:
        return state.name == "ready"

    def pause(paused: bool) -> None:
        house.switch.paused = paused

    wanted = settings.config.admin
    return AdminServer(
        wanted.host,
        wanted.port,
        clock=house.clock,
        metrics=metrics.render,
        status=status,
        probes={"receiving": receiving, **{peer: _there(house, peer) for peer in PEERS}},
        heartbeat=heartbeat,
        pause=pause,
        token=secret(wanted.token),
    )


def _there(house: House, peer: str) -> Probe:
    async def there() -> bool:
        return house.outage() != peer

    return there


async def dead_letters(config: Config) -> FileDeadLetters | MemoryDeadLetters:
    """Open where dead letters go; raises BadConfiguration when that cannot be written."""
    path = config.dead_letters.path
    if path is None:
        return MemoryDeadLetters()
    letters = FileDeadLetters(path)
    await letters.check()
    return letters


def kafka_source(
    config: Config,
    group: str,
    topics: Sequence[Topic],
    *,
    clock: Clock,
    events: Events,
    letters: DeadLetters,
) -> KafkaSource | None:
    """Build the source of these topics; None where no broker is set, or no topic."""
    wanted = config.kafka
    if wanted.bootstrap is None or not topics:
        return None
    return KafkaSource(
        wanted.bootstrap,
        group,
        [TopicSpec(t.name, Signal(t.signal), Encoding(t.encoding)) for t in topics],
        clock=clock,
        events=events,
        dead_letters=letters,
        commit_seconds=wanted.commit_interval,
        session_seconds=wanted.session,
        max_gap=wanted.max_gap,
        security=kafka_security(config),
    )


def kafka_security(config: Config) -> KafkaSecurity:
    """How the configuration wants to be let in."""
    wanted = config.kafka
    return KafkaSecurity(
        protocol=wanted.security_protocol,
        mechanism=wanted.sasl_mechanism or "PLAIN",
        username=wanted.sasl_username,
        password=secret(wanted.sasl_password),
        ca_file=wanted.ssl_ca_file,
    )


def loop_options() -> dict[str, bool]:
    """Anyio's backend options: uvloop wherever it exists."""
    return {"use_uvloop": sys.platform != "win32"}
