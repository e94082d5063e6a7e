"""Clears texts in this process: find, merge, mask, and look again before letting go.

Invariants: what comes back was rescanned after masking and no rule found anything more;
whatever goes wrong on the way ends as `Withheld`, whose chain holds no text.
"""

from __future__ import annotations

import logging
import re
import traceback
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

import re2
from presidio_analyzer.nlp_engine import NlpArtifacts

from redaction.language import Language, detect
from redaction.masking import PLACEHOLDER, Hit, Names, Spliced, merge, splice
from redaction.normalise import Mapped, canonical, normalise
from redaction.policy import Operator, PolicyError, RedactionPolicy
from redaction.recognizers.frame import (
    LANGUAGE,
    NO_ARTIFACTS,
    RuleRecognizer,
    all_rules,
    analyzer,
    models,
)
from redaction.recognizers.keys import by_key
from redaction.recognizers.ner import ALL_LANGUAGES, NO_LANGUAGE
from redaction.recognizers.people import NOT_NAMES, fold
from redaction.structure import Leaf, leaves
from redaction.text import Entity, Redacted, Withheld, WithheldReason, redacted

__all__ = ["Engine"]

_log: Final = logging.getLogger("redaction")

# A mask can bring two neighbours together that form something new; that ends quickly.
_ROUNDS: Final = 4
# A name needs a capital and a neighbour; the model is not asked about `ok` or `A-20931`.
_NAME_LIKE: Final = re.compile(r"[A-ZÀ-ÝŁŠŽ][\w'\u2019\-]+\s|\s[A-ZÀ-ÝŁŠŽ][\w'\u2019\-]+")
_NUMBER: Final = re.compile(r"-?[0-9]{6,}")
# Values found once are masked wherever they stand; so many at a time fit one automaton.
_LITERALS: Final = 400
_SURE: Final = 0.6
_NOT_SPREAD: Final = frozenset({"LOCATION", "ORGANIZATION"})


class Engine:
    """Clears texts by one policy, synchronously, without a time limit (the pool has it)."""

    def __init__(self, policy: RedactionPolicy, *, key: bytes | None = None) -> None:
        """Load models and compile rules (seconds).

        `key` is the secret of the hmac operator. Raises PolicyError when a model is not
        installed or the key is missing.
        """
        if key is None and Operator.HMAC in {policy.operator, *policy.operators.values()}:
            raise PolicyError(
                ("redaction policy: operator: hmac needs a key; set one or use placeholder",)
            )
        self.policy = policy
        self._key = key
        self._rules = RuleRecognizer(all_rules(policy))
        self._soft = {rule.entity for rule in self._rules.scanner.rules if rule.soft}
        self._models = models(policy)
        self._analyzer = analyzer(policy, self._rules, self._models)
        self._wanted = policy.active | policy.deny_list.keys()
        self._allowed = frozenset(map(canonical, policy.allow_list))

    @property
    def fingerprint(self) -> str:
        """Hash of entities, operators and models."""
        return self.policy.fingerprint

    @property
    def revision(self) -> str:
        """Hash of allow and deny lists."""
        return self.policy.revision

    def redact(
        self, texts: Sequence[str], language: Language | None = None
    ) -> tuple[Redacted, ...]:
        """Clear texts that belong together: the same value gets the same placeholder.

        Same length and order as given; `language` where the caller knows it. Raises Withheld.
        """
        if sum(map(len, texts)) > self.policy.max_chars:
            raise Withheld(WithheldReason.TOO_LARGE)
        if not all(map(_is_unicode, texts)):
            raise Withheld(WithheldReason.UNSUPPORTED)
        reason = WithheldReason.WORKER_ERROR
        try:
            return self._clear(texts, language)
        except Withheld as withheld:
            reason = withheld.reason
        except Exception as error:  # noqa: BLE001 - counted as worker_error, never raw text
            _log.warning("a text was withheld: %s", _where(error))
        # Raised out here: inside, the cause and its frames would travel along with the text.
        raise Withheld(reason)

    def _clear(self, texts: Sequence[str], language: Language | None) -> tuple[Redacted, ...]:
        units = [leaves(text) for text in texts]
        hits = self._find(units, language)
        _extend(hits, _spread(units, hits))
        for _ in range(_ROUNDS):
            names = Names(self.policy, self._key)
            for text in texts:
                names.reserve(text)
            done = [
                splice(text, self._masked(found, text), names)
                for text, found in zip(texts, hits, strict=True)
            ]
            missed = [list(self._missed(one)) for one in done]
            if not any(missed):
                return tuple(map(_result, done))
            _extend(hits, missed)
        raise Withheld(WithheldReason.VERIFY_FAILED)

    def _find(self, units: Sequence[Sequence[Leaf]], language: Language | None) -> list[list[Hit]]:
        """Run rules and models over every leaf; the models take a language's leaves at once."""
        every = [leaf for unit in units for leaf in unit]
        spoken = language or detect(" ".join(leaf.text.text[:500] for leaf in every[:64]))
        asked: dict[str, list[int]] = {}
        for number, leaf in enumerate(every):
            if not leaf.quote and not leaf.is_key and _NAME_LIKE.search(leaf.text.text):
                asked.setdefault(self._model_for(leaf.text.text, spoken), []).append(number)
        artifacts: dict[int, NlpArtifacts] = {}
        for name, numbers in asked.items():
            if name != NO_LANGUAGE:
                batch = self._models.process_batch((every[at].text.text for at in numbers), name)
                artifacts.update(zip(numbers, (one for _, one in batch), strict=True))
        hits: list[list[Hit]] = []
        number = 0
        for unit in units:
            hits.append([])
            for leaf in unit:
                hits[-1] += self._leaf(leaf, artifacts.get(number, NO_ARTIFACTS))
                number += 1
        return hits

    def _model_for(self, text: str, spoken: Language | None) -> str:
        language = detect(text) or spoken
        if language is None or language not in self.policy.languages:
            return ALL_LANGUAGES
        return language if language in self._models.get_supported_languages() else NO_LANGUAGE

    def _leaf(self, leaf: Leaf, artifacts: NlpArtifacts) -> Iterator[Hit]:
        if leaf.quote and not _NUMBER.fullmatch(leaf.text.text):
            return
        value = leaf.text.text
        entity = None if leaf.is_key else by_key(leaf.key, value)
        if entity in self._wanted and not PLACEHOLDER.fullmatch(value.strip()):
            yield self._hit(leaf, leaf.text, (0, len(value)), str(entity), 0.9)
        yield from self._analyze(leaf, leaf.text, artifacts)
        plain = normalise(leaf.text)
        if plain is not leaf.text:
            yield from self._analyze(leaf, plain, NO_ARTIFACTS)

    def _analyze(self, leaf: Leaf, text: Mapped, artifacts: NlpArtifacts) -> Iterator[Hit]:
        if not text.text:
            return
        protected = [match.span() for match in PLACEHOLDER.finditer(text.text)]
        for result in self._analyzer.analyze(
            text.text,
            LANGUAGE,
            nlp_artifacts=artifacts,
            context=[leaf.key] if leaf.key else None,
        ):
            if result.entity_type not in self._wanted:
                continue
            if leaf.is_key and result.entity_type in self._soft | _NOT_SPREAD:
                continue
            if any(start < result.end and result.start < end for start, end in protected):
                continue
            span = result.start, result.end
            yield self._hit(leaf, text, span, result.entity_type, round(result.score, 2))

    def _hit(
        self, leaf: Leaf, text: Mapped, span: tuple[int, int], entity: str, score: float
    ) -> Hit:
        # A number is masked whole: half a number is no JSON.
        start, end = (0, len(text.text)) if leaf.quote else span
        raw_start, raw_end = text.raw(start, end)
        soft = entity in self._soft or entity in _NOT_SPREAD
        return Hit(raw_start, raw_end, entity, score, text.text[start:end], soft, leaf.quote)

    def _may_stay(self, hit: Hit) -> bool:
        return bool(self._allowed) and canonical(hit.value) in self._allowed

    def _masked(self, found: Iterable[Hit], text: str) -> list[Hit]:
        return [hit for hit in merge(found, text) if not self._may_stay(hit)]

    def _missed(self, done: Spliced) -> Iterator[Hit]:
        """Yield what the rules still find in the masked text, in raw characters."""
        covered = [(begin, stop) for begin, stop, _ in done.masks]
        for leaf in leaves(done.text):
            if leaf.quote and not _NUMBER.fullmatch(leaf.text.text):
                continue
            plain = normalise(leaf.text)
            for view in (leaf.text,) if plain is leaf.text else (leaf.text, plain):
                for hit in self._rescan(leaf, view):
                    if not _is_covered(done.text, hit, covered) and not self._may_stay(hit):
                        start, end = done.raw(hit.start, hit.end)
                        yield replace(hit, start=start, end=end)

    def _rescan(self, leaf: Leaf, view: Mapped) -> Iterator[Hit]:
        scanner = self._rules.scanner
        for seen in scanner.find(view.text):
            rule = scanner.rules[seen.rule]
            if leaf.is_key and rule.soft:
                continue
            if (score := scanner.weigh(view.text, seen, leaf.key)) >= self.policy.score_threshold:
                yield self._hit(leaf, view, (seen.start, seen.end), rule.entity, score)


def _extend(hits: Sequence[list[Hit]], more: Sequence[Iterable[Hit]]) -> None:
    for known, new in zip(hits, more, strict=True):
        known.extend(new)


def _is_unicode(text: str) -> bool:
    """Answer False for half a surrogate pair: no encoder, so no receiver, could take it."""
    return text.isascii() or not any("\ud800" <= char <= "\udfff" for char in text)


def _where(error: BaseException) -> str:
    """Name class and line of a failure; its message may quote the text."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return (
        f"{type(error).__name__} in {last.name}, {last.filename.rpartition('/')[2]}:{last.lineno}"
    )


def _is_covered(text: str, hit: Hit, masks: Sequence[tuple[int, int]]) -> bool:
    """Answer whether no letter or digit of the hit stands outside of masks."""
    plain = list(text[hit.start : hit.end])
    old = (match.span() for match in PLACEHOLDER.finditer(text, hit.start, hit.end))
    for start, end in (*masks, *old):
        for at in range(max(start, hit.start), min(end, hit.end)):
            plain[at - hit.start] = " "
    return not any(map(str.isalnum, plain))


def _result(done: Spliced) -> Redacted:
    return Redacted(
        redacted(done.text),
        tuple(Entity(hit.entity, hit.start, hit.end, hit.score) for _, _, hit in done.masks),
    )


def _spread(units: Sequence[Sequence[Leaf]], hits: Sequence[Sequence[Hit]]) -> list[list[Hit]]:
    """Find again, in all texts of the unit, the values that some rule was sure of somewhere.

    "DNI 12345678" names a number once; the agent repeats it bare.
    """
    literals: dict[str, Hit] = {}
    for hit in sorted((hit for found in hits for hit in found), key=lambda hit: -hit.score):
        for literal in _literals(hit):
            literals.setdefault(literal, hit)
    spread: list[list[Hit]] = [[] for _ in units]
    ordered = sorted(literals, key=len, reverse=True)
    for first in range(0, len(ordered), _LITERALS):
        pattern = re2.compile("|".join(map(re2.escape, ordered[first : first + _LITERALS])))
        for number, leaf in ((number, leaf) for number, unit in enumerate(units) for leaf in unit):
            for match in pattern.finditer(leaf.text.text):
                spread[number] += _again(leaf, match.span(), literals[match.group()])
    return spread


def _literals(hit: Hit) -> Iterator[str]:
    if hit.score < _SURE or hit.entity in _NOT_SPREAD:
        return
    if hit.entity != "PERSON":
        if len(hit.value) >= 5:
            yield hit.value
        return
    yield hit.value
    for word in hit.value.split():
        if len(word) >= 3 and word[0].isalpha() and fold(word) not in NOT_NAMES:
            yield word.capitalize() if word.islower() else word


def _again(leaf: Leaf, span: tuple[int, int], first: Hit) -> Iterator[Hit]:
    text = leaf.text.text
    start, end = span
    before, after = text[start - 1 : start], text[end : end + 1]
    if (leaf.is_key and first.soft) or before.isalnum() or after.isalnum():
        return
    if leaf.quote:
        start, end = 0, len(text)
    raw_start, raw_end = leaf.text.raw(start, end)
    yield Hit(
        raw_start, raw_end, first.entity, first.score, text[start:end], first.soft, leaf.quote
    )
