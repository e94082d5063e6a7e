"""Several conventions on one span, and none at all."""

from __future__ import annotations

from sidecar.domain.observations import Kind
from sidecar.domain.spans import AttrValue
from sidecar.semconv import read
from tests.unit.semconv.build import span
from tests.unit.semconv.reading import ANSWER, QUESTION, seen, text


class TestUnknown:
    """A vocabulary nobody told us of."""

    def test_an_unknown_vocabulary_becomes_readable_text_with_low_confidence(self) -> None:
        one = seen({"acme.agent.input": QUESTION, "acme.agent.output": ANSWER, "acme.model": "m-1"})
        assert (text(one.input), text(one.output), one.low_confidence) == (QUESTION, ANSWER, True)
        assert one.kind is Kind.GENERATION
        assert seen({"http.response": "not found", "db.result": "rows"}).output == ()


class TestPrecedence:
    """Between conventions on one span."""

    def test_the_kind_follows_the_stated_precedence(self) -> None:
        everything: dict[str, AttrValue] = {
            "langfuse.observation.type": "evaluator",
            "openinference.span.kind": "TOOL",
            "gen_ai.operation.name": "chat",
        }
        assert seen(everything).kind is Kind.EVALUATOR
        del everything["langfuse.observation.type"]
        assert seen(everything).kind is Kind.TOOL
        del everything["openinference.span.kind"]
        assert seen(everything).kind is Kind.GENERATION

    def test_the_environment_follows_the_stated_precedence(self) -> None:
        resource: dict[str, AttrValue] = {
            "deployment.environment.name": "new",
            "deployment.environment": "old",
            "service.name": "shop",
            "service.version": "2",
        }
        one = read(span("a1", resource=resource))
        assert (one.environment, one.service, one.version) == ("new", "shop", "2")
        assert (
            read(span("a1", {"langfuse.environment": "lf"}, resource=resource)).environment == "lf"
        )

    def test_a_scope_alone_makes_no_convention(self) -> None:
        assert read(span("a1")).convention == "none"
