"""Every verb of `judge-sidecar`, its arguments and its example."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from sidecar.cli.exits import FINDING, USAGE, entry, say, verb

app = typer.Typer(
    name="judge-sidecar",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Judges the final answers of LLM agents in production, and says how far to trust it.",
    context_settings={"help_option_names": ["-h", "--help"]},
)
policy = typer.Typer(no_args_is_help=True, help="Look after the policies.")
app.add_typer(policy, name="policy")
judge = typer.Typer(no_args_is_help=True, help="Look after the judges.")
app.add_typer(judge, name="judge")

ConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        "-c",
        metavar="FILE",
        help="sidecar.yaml; ./sidecar.yaml when it is there, else the environment alone.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a program.")]
Files = Annotated[
    list[Path],
    typer.Argument(
        metavar="FILES...",
        exists=True,
        dir_okay=False,
        help="OTLP files: .json, .jsonl, .pb (.gz).",
    ),
]


def _version(asked: bool) -> None:
    if asked:
        from sidecar import __version__

        typer.echo(f"judge-sidecar {__version__}")
        raise typer.Exit


@app.callback()
def _top(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Judges the final answers of LLM agents in production, and says how far to trust it."""


@app.command()
@verb
def run(config: ConfigFile = None) -> int:
    """Run beside the agents until SIGTERM.

    Example: [bold]judge-sidecar run --config sidecar.yaml[/bold]
    """
    from sidecar.app.settings import configured

    settings = configured(config)
    from sidecar.app.run import run as start

    return start(settings)


@app.command()
@verb
def relay(config: ConfigFile = None) -> int:
    """Pass OTLP and unkeyed topics on to Kafka, one message a trace, keyed by its id.

    Durable before it is acknowledged; never judged, sampled or redacted (docs/relay.md).
    Example: [bold]judge-sidecar relay --config sidecar.yaml[/bold]
    """
    from sidecar.app.relay_settings import configured_relay

    settings = configured_relay(config)
    from sidecar.app.relay import relay as start

    return start(settings)


@app.command()
@verb
def demo(
    once: Annotated[bool, typer.Option("--once", help="End after the sample traffic.")] = False,
    json: Json = False,
    judge_share: Annotated[
        float | None,
        typer.Option(
            min=0.001, max=1.0, help="Share of the traces the local model judges (it is slow)."
        ),
    ] = None,
) -> int:
    """Show the whole path on this machine: broker, agents' traffic, judge, store, metrics.

    Example: [bold]judge-sidecar demo --once --json[/bold]
    """
    from sidecar.app.demo import demo as start

    return start(once=once, as_json=json, judge_share=judge_share)


@app.command()
@verb
def replay(
    files: Files,
    config: ConfigFile = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the lines here, not to stdout.")
    ] = None,
    select_only: Annotated[
        bool, typer.Option("--select-only", help="Stop after redaction; no judge is needed.")
    ] = False,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Say what it would cost, judge nothing.")
    ] = False,
    max_dollars: Annotated[
        float | None, typer.Option(min=0, help="Refuse to start above this estimate.")
    ] = None,
    publish: Annotated[
        bool,
        typer.Option("--publish/--no-publish", help="Push scores to Langfuse, if configured."),
    ] = True,
) -> int:
    """Judge past traces from files; one JSON line a unit.

    All files are one stream: spans and log records of a trace are joined.
    Example: [bold]judge-sidecar replay traces.json logs.json --select-only[/bold]
    """
    from sidecar.app.settings import configured

    settings = configured(config)
    from sidecar.app.replay import Options
    from sidecar.app.replay import replay as start

    options = Options(
        out=out,
        select_only=select_only,
        dry_run=dry_run,
        max_dollars=max_dollars,
        publish=publish,
    )
    return start(settings, files, options)


@app.command("estimate-cost")
@verb
def estimate_cost(files: Files, config: ConfigFile = None, json: Json = False) -> int:
    """Say what judging traffic like this would cost, by criterion; asks no judge.

    Example: [bold]judge-sidecar estimate-cost traces.json[/bold]
    """
    from sidecar.app.settings import configured

    settings = configured(config)
    from sidecar.app.estimate_cost import estimate_cost as start

    return start(settings, files, as_json=json)


@app.command()
@verb
def explain(
    what: Annotated[str, typer.Argument(metavar="FILE|TRACE_ID")],
    more: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[FILES...]", exists=True, dir_okay=False, help="Further files (logs)."
        ),
    ] = None,
    config: ConfigFile = None,
    json: Json = False,
) -> int:
    """Say what was made of a trace: every span, the rule that chose, the sampling, the verdicts.

    Example: [bold]judge-sidecar explain trace.json[/bold]
    """
    if not Path(what).is_file() and not re.fullmatch("[0-9a-fA-F]{32}", what):
        say(f"{what}: no such file, and no trace id (32 hex digits)", colour="red")
        return USAGE
    from sidecar.app.settings import configured

    settings = configured(config)
    from sidecar.app.explain import explain as start

    return start(settings, what, more or [], as_json=json)


@app.command()
@verb
def redact(
    jsonl: Annotated[
        bool, typer.Option("--jsonl", help="Lines {id, text, language?} in and out.")
    ] = False,
    json: Json = False,
    config: ConfigFile = None,
) -> int:
    """Redact stdin to stdout, the way traces are redacted.

    Example: [bold]echo 'write to ana@example.com' | judge-sidecar redact[/bold]
    """
    from sidecar.app.settings import configured

    settings = configured(config)
    from sidecar.app.redact import redact as start

    return start(settings, jsonl=jsonl, as_json=json)


@app.command()
@verb
def calibrate(
    gold: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            exists=True,
            dir_okay=False,
            help="A gold set: .jsonl, its protocol beside it.",
        ),
    ] = None,
    criterion: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="policies/criteria/ID.yaml; its judge is measured."),
    ] = None,
    recorded: Annotated[
        bool, typer.Option("--recorded", help="Take the verdicts in the gold set; ask no judge.")
    ] = False,
    repeats: Annotated[
        int, typer.Option(min=1, max=50, help="Times each case is judged; 3 at least to accept.")
    ] = 3,
    json: Json = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Write the report here: JSON, Markdown, HTML, plots."),
    ] = None,
    production_pass_rate: Annotated[
        float | None,
        typer.Option(
            min=0.001, max=0.999, help="Share of good answers in production, to weigh for."
        ),
    ] = None,
    limit: Annotated[
        int | None, typer.Option(min=1, help="The first cases alone: a rehearsal, not recorded.")
    ] = None,
    part: Annotated[
        str | None,
        typer.Option(help="all, dev or holdout; the holdout, where the protocol has one."),
    ] = None,
    sign: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Sign the record as the policy's owner."),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(metavar="ID", help="Compare with a live criterion over the ledger instead."),
    ] = None,
    config: ConfigFile = None,
) -> int:
    """Measure a judge version against people: may its verdicts be used, and how far.

    Writes policies/calibration/ID.json. Without --gold, --sign signs the record there is.
    Example: [bold]judge-sidecar calibrate --recorded --gold gold.jsonl[/bold]
    """
    if criterion is not None and against is not None:
        from sidecar.app.shadow import against as start_comparing

        return start_comparing(config, criterion, against, as_json=json)
    if gold is None and criterion is not None and sign is not None:
        from sidecar.app.calibrations import sign as start_signing

        return start_signing(config, criterion, sign)
    if gold is None:
        say("name a gold set with --gold", colour="red")
        return USAGE
    if criterion is None and not recorded:
        say("name a --criterion, or use --recorded", colour="red")
        return USAGE
    if part not in {None, "all", "dev", "holdout"}:
        say("--part is all, dev or holdout", colour="red")
        return USAGE
    from sidecar.app.calibrate import Options
    from sidecar.app.calibrate import calibrate as start

    options = Options(
        gold=gold,
        criterion=criterion,
        recorded=recorded,
        repeats=repeats,
        as_json=json,
        out=out,
        production_pass_rate=production_pass_rate,
        limit=limit,
        part=part,  # type: ignore[arg-type]
        sign=sign,
    )
    return start(config, options)


@app.command()
@verb
def probe(
    criterion: Annotated[
        Path, typer.Option(metavar="FILE", help="policies/criteria/ID.yaml; its judge is probed.")
    ],
    gold: Annotated[
        Path, typer.Option(metavar="FILE", exists=True, dir_okay=False, help="A gold set: .jsonl.")
    ],
    n: Annotated[
        int, typer.Option("--n", min=1, help="Cases at most; fewer than 200 see little.")
    ] = 200,
    json: Json = False,
    config: ConfigFile = None,
) -> int:
    """Change what does not matter, and attack: a judge that moves has a bias, or a hole.

    Exit 0 when it is robust, 1 when it moved or too little was seen.
    Example: [bold]judge-sidecar probe --criterion policies/criteria/a.yaml --gold a.jsonl[/bold]
    """
    from sidecar.app.probe import Options
    from sidecar.app.probe import probe as start

    return start(config, Options(criterion=criterion, gold=gold, n=n, as_json=json))


@app.command("check-config")
@verb
def check_config(config: ConfigFile = None, json: Json = False) -> int:
    """Check settings and policies together; opens no port, asks nobody.

    Example: [bold]judge-sidecar check-config --config sidecar.yaml[/bold]
    """
    from sidecar.app.check import check_config as start

    return start(config, as_json=json)


@policy.command("lint")
@verb
def lint(
    directory: Annotated[
        Path, typer.Argument(metavar="DIRECTORY", help="A folder of policies.")
    ] = Path("policies"),
    json: Json = False,
) -> int:
    """Say what is wrong with the policies, with file, line and the mend.

    Example: [bold]judge-sidecar policy lint policies[/bold]
    """
    from sidecar.app.check import lint as start

    return FINDING if start(directory, as_json=json) else 0


@judge.command("pin")
@verb
def pin(
    name: Annotated[
        str, typer.Option("--judge", metavar="NAME", help="A file of policies/judges.")
    ] = "default",
    config: ConfigFile = None,
    json: Json = False,
) -> int:
    """Ask a judge once which parameters it takes; write them beside its policy.

    A judge that later answers otherwise is not scored with.
    Example: [bold]judge-sidecar judge pin --judge default[/bold]
    """
    from sidecar.app.pin import pin as start

    return start(config, name, as_json=json)


def main() -> None:
    """Entry point of the console script."""
    entry(app)
