"""From verdict to score: ids, forms, comment, record."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any
from uuid import UUID

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from redaction.text import restored, trusted_literal
from sidecar.delivery.scores import (
    RecordContext,
    criterion_of,
    event_id,
    replaced_id,
    score_id,
    score_of,
    stored_environment,
)
from sidecar.domain.outcomes import Outcome
from sidecar.domain.units import SafeCandidate, Sampling
from sidecar.domain.verdicts import (
    Grader,
    JudgeIdentity,
    Observable,
    ScoreType,
    Spend,
    Verdict,
)

JUDGE = JudgeIdentity(
    grader=Grader.LLM,
    version="3f2a1b9c",
    rubric_revision="77aa",
    asked_model="judge-small-2026-01",
    answered_model="judge-small-2026-01",
)
VERDICT = Verdict(
    criterion="answered_intent",
    outcome=Outcome.FAIL,
    identity=JUDGE,
    rationale=restored("The refund date of <PERSON_1> is missing. It should be there."),
    observables=(Observable("names_date", False), Observable("polite", True)),
    score=0.2,
    spend=Spend(800, 120, 0.00042, 2.5, 1),
)
CANDIDATE = SafeCandidate(
    trace_id="ab" * 16,
    unit="trace",
    span_id="cd" * 8,
    question=restored("When?"),
    answer=restored("Soon."),
    answer_calls=(),
    history=(),
    tool_calls=(),
    retrieval=(),
    rule="last_llm_of_root",
    confidence=0.9,
    ended_ns=1_760_000_000_000_000_000,
    sampling=Sampling(0.1, "vip", 4.0),
    redactions=(("EMAIL_ADDRESS", 1), ("PERSON", 2)),
    environment="production",
)
RECORD = RecordContext(sidecar_version="0.1.0", redaction_revision="r1", evidence=("input",))


def made(outcome: Outcome, **fields: Any) -> Any:
    """Return the score of an outcome."""
    return score_of(replace(VERDICT, outcome=outcome, **fields), CANDIDATE, RECORD)


class TestIds:
    """The same score always has the same ids."""

    def test_ids_are_fixed_for_good(self) -> None:
        """A change of these would store every score a second time after an upgrade."""
        own = score_id("t", "trace", "c", "v")
        assert own == "b0bc7862-caf2-5958-8912-7b29d907e992"
        assert event_id(own) == "9fa59e8d-c677-50c9-a71e-7ec6e7856af9"
        assert {UUID(own).version, UUID(event_id(own)).version} == {5}

    @given(st.lists(st.lists(st.text(), min_size=4, max_size=4), max_size=8, unique_by=tuple))
    def test_different_quadruples_have_different_ids(self, quadruples: list[list[str]]) -> None:
        """No separator inside a text makes two of them one."""
        writable = [q for q in quadruples if "".join(q).isprintable()]
        assert len({score_id(*q) for q in writable}) == len(writable)

    def test_the_event_id_depends_on_the_score_id_alone(self) -> None:
        """Another event id at the same timestamp could lose a corrected verdict."""
        passed, failed = made(Outcome.PASS), made(Outcome.FAIL)
        assert (passed.id, passed.event_id) == (failed.id, failed.event_id)


class TestEnvironment:
    """Langfuse rewrites environments; so do we, before it does."""

    @pytest.mark.parametrize(
        ("given", "stored"),
        [
            ("PROD", "prod"),
            ("langfuse-x", "x"),
            ("Langfuse-X", "x"),
            ("a.b c", "default"),
            ("Production EU", "default"),
            ("e" * 45, "e" * 40),
            ("staging_2-b", "staging_2-b"),
            ("producción", "default"),
            ("langfuse-", "default"),
            ("", "default"),
            (None, "default"),
            ("prod\n", "default"),
        ],
    )
    def test_the_servers_rule(self, given: str | None, stored: str) -> None:
        """The first six were seen on a real server."""
        assert stored_environment(given) == stored


class TestForms:
    """Which score an outcome makes."""

    @pytest.mark.parametrize(
        ("outcome", "value"),
        [(Outcome.PASS, 1.0), (Outcome.FAIL, 0.0), (Outcome.UNPARSEABLE, 0.0)],
    )
    def test_decided_is_boolean(self, outcome: Outcome, value: float) -> None:
        """Unparseable is never a pass."""
        score = made(outcome)
        assert (score.name, score.type, score.value) == (
            "answered_intent",
            ScoreType.BOOLEAN,
            value,
        )

    @pytest.mark.parametrize("outcome", [Outcome.UNKNOWN, Outcome.REFUSAL, Outcome.CONTENT_FILTER])
    def test_undecided_is_a_label_under_its_own_name(self, outcome: Outcome) -> None:
        """No rate can count it by accident."""
        score = made(outcome)
        assert (score.name, score.type, score.value) == (
            "answered_intent.undecided",
            ScoreType.CATEGORICAL,
            outcome.value,
        )
        assert criterion_of(score.name) == "answered_intent"

    @pytest.mark.parametrize(
        "outcome",
        [
            Outcome.GATED,
            Outcome.JUDGE_UNAVAILABLE,
            Outcome.QUARANTINED,
            Outcome.UNCALIBRATED,
            Outcome.TO_REVIEW,
            Outcome.NOT_APPLICABLE,
        ],
    )
    def test_what_was_not_judged_makes_no_score(self, outcome: Outcome) -> None:
        """A gate publishes its own score; the rest said nothing."""
        assert made(outcome) is None
        assert replaced_id(replace(VERDICT, outcome=outcome), CANDIDATE) is None

    def test_every_outcome_was_decided_on(self) -> None:
        """A new outcome must not silently make no score."""
        assert sum(made(outcome) is not None for outcome in Outcome) == 6
        assert len(Outcome) == 12

    def test_each_form_replaces_the_other(self) -> None:
        """The id to delete is the id that the other form has."""
        decided, undecided = made(Outcome.PASS), made(Outcome.UNKNOWN)
        passed = replace(VERDICT, outcome=Outcome.PASS)
        unknown = replace(VERDICT, outcome=Outcome.UNKNOWN)
        assert replaced_id(passed, CANDIDATE) == undecided.id
        assert replaced_id(unknown, CANDIDATE) == decided.id

    def test_only_a_unit_judged_again_replaces(self) -> None:
        """And its score keeps the timestamp of the first, so that the server finds its row."""
        again = replace(RECORD, first_judged_ns=5)
        first = score_of(VERDICT, CANDIDATE, RECORD)
        second = score_of(VERDICT, CANDIDATE, again)
        assert first is not None
        assert second is not None
        assert (first.replaces, first.timestamp_ns) == (None, CANDIDATE.ended_ns)
        assert (second.replaces, second.timestamp_ns) == (replaced_id(VERDICT, CANDIDATE), 5)
        assert second.id == first.id

    def test_the_score_sits_on_the_observation(self) -> None:
        """With its trace, and the environment of the trace."""
        score = made(Outcome.PASS)
        assert (score.trace_id, score.observation_id, score.environment) == (
            CANDIDATE.trace_id,
            CANDIDATE.span_id,
            "production",
        )


class TestComment:
    """What a reviewer reads in the Scores page."""

    def test_it_begins_with_the_reason_and_ends_with_who_said_it(self) -> None:
        """One sentence of the judge's; 4 upstream / 0.1 ours = 1 in 40."""
        assert made(Outcome.FAIL).comment.value == (
            "The refund date of <PERSON_1> is missing. "
            "(judge 3f2a1b9c, calibration none, 1 in 40 sampled)"
        )

    def test_our_own_reason_is_named(self) -> None:
        """A check's name or a slug stands beside the judge."""
        comment = made(Outcome.UNKNOWN, reason="evidence_truncated", rationale=None).comment
        assert comment.value == (
            "The evidence does not decide it. "
            "(evidence_truncated, judge 3f2a1b9c, calibration none, 1 in 40 sampled)"
        )

    def test_an_unreadable_judge_is_not_quoted(self) -> None:
        """What it wrote was not understood, so it is no reason."""
        comment = made(Outcome.UNPARSEABLE, reason="unparseable").comment.value
        assert comment.startswith("The judge's answer could not be read")
        assert "unparseable" in comment

    def test_a_long_sentence_is_cut(self) -> None:
        """A column has an end."""
        comment = made(Outcome.FAIL, rationale=restored("word " * 400)).comment.value
        assert len(comment) < 400
        assert "… (judge" in comment

    @pytest.mark.parametrize(
        ("probability", "weight", "text"),
        [
            (1.0, None, "1 in 1 "),
            (0.1, None, "1 in 10 "),
            (0.3, None, "1 in 3.3 "),
            (0.001, 10.0, "1 in 10000 "),
        ],
    )
    def test_one_in_n_counts_both_samplings(
        self, probability: float, weight: float | None, text: str
    ) -> None:
        """How many traces this one stands for."""
        candidate = replace(CANDIDATE, sampling=Sampling(probability, "other", weight))
        score = score_of(VERDICT, candidate, RECORD)
        assert score is not None
        assert text in score.comment.value


class TestRecord:
    """The metadata on every score."""

    def test_it_holds_what_the_design_asks_for(self) -> None:
        """Flat, complete, canonical."""
        text = made(Outcome.FAIL).metadata.value
        record = orjson.loads(text)
        assert text == orjson.dumps(record, option=orjson.OPT_SORT_KEYS).decode()
        assert record == {
            "judge_type": "llm",
            "judge_version": "3f2a1b9c",
            "judge_model_asked": "judge-small-2026-01",
            "judge_model_answered": "judge-small-2026-01",
            "rubric_revision": "77aa",
            "decoding": "",
            "parser_version": "1",
            "evidence": "input",
            "evidence_truncated_upstream": False,
            "redaction_revision": "r1",
            "redactions": "EMAIL_ADDRESS=1 PERSON=2",
            "calibration_record": None,
            "calibration_status": "none",
            "unit": "trace",
            "stratum": "vip",
            "inclusion_probability": 0.1,
            "upstream_weight": 4.0,
            "review_probability": None,
            "review_reason": "",
            "selection_rule": "last_llm_of_root",
            "selection_confidence": 0.9,
            "outcome": "fail",
            "reason": "",
            "judge_score": 0.2,
            "observables": "names_date=fail polite=pass",
            "judgments": "fail",
            "repetitions": 1,
            "input_tokens": 800,
            "output_tokens": 120,
            "cost_dollars": 0.00042,
            "judge_seconds": 2.5,
            "judge_attempts": 1,
            "sidecar_version": "0.1.0",
        }

    @pytest.mark.parametrize("outcome", list(Outcome))
    def test_its_keys_never_vary(self, outcome: Outcome) -> None:
        """The server merges by key: a key left out would keep a stale value."""
        bare = replace(VERDICT, outcome=outcome, observables=(), score=None)
        score = score_of(bare, replace(CANDIDATE, redactions=()), RECORD)
        if score is not None:
            full = orjson.loads(made(Outcome.FAIL).metadata.value)
            record = orjson.loads(score.metadata.value)
            assert record.keys() == full.keys()
            assert not any(isinstance(value, dict | list) for value in record.values())

    @given(st.text(max_size=400))
    def test_a_name_from_an_endpoint_brings_no_prose_markup_or_length(self, name: str) -> None:
        """The answered model is a foreign text: only what names are made of passes."""
        verdict = replace(VERDICT, identity=replace(JUDGE, answered_model=name))
        score = score_of(verdict, CANDIDATE, RECORD)
        assert score is not None
        written = orjson.loads(score.metadata.value)["judge_model_answered"]
        assert re.fullmatch(r"[A-Za-z0-9_.:;,/@=+()<> -]{0,200}", written)

    def test_the_redacted_rationale_is_not_in_the_record(self) -> None:
        """It stands in the comment, once."""
        score = made(Outcome.FAIL, rationale=trusted_literal("Plainly wrong."))
        assert "Plainly" not in score.metadata.value
