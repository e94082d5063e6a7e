"""Presidio's analyzer with our recognisers in it, so that any Presidio recogniser plugs in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from presidio_analyzer import (
    AnalyzerEngine,
    ContextAwareEnhancer,
    EntityRecognizer,
    RecognizerRegistry,
    RecognizerResult,
)
from presidio_analyzer.nlp_engine import NlpArtifacts
from presidio_analyzer.predefined_recognizers import (
    CryptoRecognizer,
    ItFiscalCodeRecognizer,
    UsMbiRecognizer,
)

from redaction import secrets
from redaction.policy import PolicyError, RedactionPolicy
from redaction.recognizers import addresses, generic, iberia, latam, people, phones
from redaction.recognizers.ner import ModelRecognizer, Models, artifacts
from redaction.recognizers.rules import Rule, Scanner, Seen

__all__ = ["LANGUAGE", "NO_ARTIFACTS", "RuleRecognizer", "all_rules", "analyzer", "models"]

LANGUAGE: Final = "en"
"""Presidio files recognisers by language; ours read all languages and are filed under one."""
NO_ARTIFACTS: Final = artifacts([], LANGUAGE)
_SEEN: Final = "seen"


def all_rules(policy: RedactionPolicy) -> tuple[Rule, ...]:
    """Return our rules and one for each entity of the policy's deny list."""
    denied = tuple(
        Rule(
            f"deny.{entity.lower()}",
            entity,
            "|".join(re.escape(value) for value in sorted(values, key=len, reverse=True)),
            1.0,
        )
        for entity, values in policy.deny_list.items()
        if values
    )
    shipped = (
        *generic.RULES,
        *secrets.RULES,
        *iberia.RULES,
        *latam.RULES,
        *phones.RULES,
        *addresses.RULES,
        *people.RULES,
    )
    return (*denied, *(rule for rule in shipped if rule.entity in policy.active))


class RuleRecognizer(EntityRecognizer):
    """All our rules as one Presidio recogniser."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        self.scanner = Scanner(rules)
        super().__init__(sorted({rule.entity for rule in rules}), name="rules", version="1")

    def load(self) -> None:
        """Nothing to load: the patterns were compiled with the rules."""

    def analyze(
        self,
        text: str,
        entities: list[str],  # noqa: ARG002 - Presidio's signature
        nlp_artifacts: NlpArtifacts,  # noqa: ARG002
    ) -> list[RecognizerResult]:
        """Return every hit with the score of its form alone."""
        return [
            RecognizerResult(
                self.scanner.rules[seen.rule].entity,
                seen.start,
                seen.end,
                max(seen.score, 0.01),  # Presidio drops a zero before context is weighed
                recognition_metadata={
                    RecognizerResult.RECOGNIZER_NAME_KEY: "rules",
                    RecognizerResult.RECOGNIZER_IDENTIFIER_KEY: self.id,
                    _SEEN: seen,
                },
            )
            for seen in self.scanner.find(text)
        ]

    def enhance_using_context(
        self,
        text: str,
        raw_recognizer_results: list[RecognizerResult],
        other_raw_recognizer_results: list[RecognizerResult],  # noqa: ARG002 - Presidio's
        nlp_artifacts: NlpArtifacts,  # noqa: ARG002
        context: list[str] | None = None,
    ) -> list[RecognizerResult]:
        """Weigh each hit in its surroundings; `context` holds the JSON key above the text."""
        key = " ".join(context or ())
        for result in raw_recognizer_results:
            seen: Seen = result.recognition_metadata[_SEEN]
            result.score = self.scanner.weigh(text, seen, key)
        return raw_recognizer_results


class _NearWords(ContextAwareEnhancer):
    """Raises a plugged recogniser's hit when one of its words stands just before it.

    Bounded on purpose: Presidio's own enhancer takes quadratic time in the text.
    """

    _REACH: Final = 48

    def __init__(self) -> None:
        super().__init__(0.35, 0.4, 5, 0)

    def enhance_using_context(
        self,
        text: str,
        raw_results: list[RecognizerResult],
        nlp_artifacts: NlpArtifacts,  # noqa: ARG002 - Presidio's signature
        recognizers: list[EntityRecognizer],
        context: list[str] | None = None,
    ) -> list[RecognizerResult]:
        """Add the similarity factor where a context word is near."""
        words = {recognizer.id: recognizer.context for recognizer in recognizers}
        for result in raw_results:
            identifier = result.recognition_metadata[RecognizerResult.RECOGNIZER_IDENTIFIER_KEY]
            before = text[max(0, result.start - self._REACH) : result.start].lower()
            near = " ".join((*(context or ()), before))
            if any(word in near for word in words.get(identifier, ())):
                raised = result.score + self.context_similarity_factor
                result.score = min(1.0, max(raised, self.min_score_with_context_similarity))
        return raw_results


def models(policy: RedactionPolicy) -> Models:
    """Load the policy's models. Raises PolicyError for one that is not installed."""
    packages = policy.ner.models if policy.ner.enabled else {}
    try:
        return _loaded(tuple(sorted(packages.items())))
    except ImportError as error:
        raise PolicyError(
            (
                f"redaction policy: ner.models: {error.name!r} is not installed; "
                "install the package or set ner.enabled to false",
            )
        ) from error


@cache
def _loaded(packages: tuple[tuple[str, str], ...]) -> Models:
    """Load once a process: a worker forked after the fork server's load has them already."""
    loaded = Models(dict(packages))
    loaded.load()
    return loaded


def analyzer(policy: RedactionPolicy, rules: RuleRecognizer, loaded: Models) -> AnalyzerEngine:
    """Build the frame: our rules, the models, and Presidio's recognisers that we lack."""
    shipped = (CryptoRecognizer(), ItFiscalCodeRecognizer(), UsMbiRecognizer())
    plugged = [one for one in shipped if set(one.supported_entities) & policy.active]
    registry = RecognizerRegistry(
        recognizers=[rules, ModelRecognizer(), *plugged], supported_languages=[LANGUAGE]
    )
    return AnalyzerEngine(
        registry=registry,
        nlp_engine=loaded,
        supported_languages=[LANGUAGE],
        default_score_threshold=policy.score_threshold,
        context_aware_enhancer=_NearWords(),
    )
