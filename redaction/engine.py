"""Clears texts in this process: find, merge, mask, and look again before letting go.

Invariants: what comes back was looked at again after masking and no form was found any more
(what is found by likelihood hangs on the words around it, which masks have just replaced);
whatever goes wrong on the way ends as `Withheld`, whose chain holds no text. Units that are
cleared at once share the models' batches and nothing else: the answers, and the failures,
are those that each would have alone.
"""

from __future__ import annotations

import logging
import re
import traceback
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from presidio_analyzer.nlp_engine import NlpArtifacts

from redaction.cache import Cache
from redaction.language import Language, detect
from redaction.masking import PLACEHOLDER, Hit, Names, Spliced, merge, splice
from redaction.normalise import Mapped, canonical, normalise
from redaction.policy import PolicyError, RedactionPolicy
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
from redaction.spread import NOT_SPREAD, spread
from redaction.structure import Leaf, leaves
from redaction.text import Entity, Redacted, Withheld, WithheldReason, redacted

__all__ = ["Engine"]

_log: Final = logging.getLogger("redaction")

# A mask can bring two neighbours together that form something new; that ends quickly.
_ROUNDS: Final = 4
# A name needs a capital and a neighbour; the model is not asked about `ok` or `A-20931`.
_NAME_LIKE: Final = re.compile(r"[A-ZÀ-ÝŁŠŽ][\w'\u2019\-]+\s|\s[A-ZÀ-ÝŁŠŽ][\w'\u2019\-]+")
_NUMBER: Final = re.compile(r"-?[0-9]{6,}")
# Shorter texts are read sooner than remembered.
_WORTH_KEEPING: Final = 200

T = TypeVar("T")
Unit = tuple[Redacted, ...]


@dataclass(slots=True)
class _Reading:
    """One text of a unit on its way: its leaves, and what the models said of them."""

    text: str
    leaves: list[Leaf]
    key: bytes = b""
    known: list[Hit] | None = None
    """The hits, where the same text was read before."""
    asks: list[tuple[int, str]] = field(default_factory=list)
    """Which leaf goes to which model."""
    artifacts: dict[int, NlpArtifacts] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Place:
    """A hit without its value: what may be remembered of it."""

    start: int
    end: int
    entity: str
    score: float
    soft: bool


class Engine:
    """Clears texts by one policy, synchronously, without a time limit (the pool has it)."""

    def __init__(self, policy: RedactionPolicy, *, key: bytes | None = None) -> None:
        """Load models and compile rules (seconds).

        `key` is the secret of the hmac operator. Raises PolicyError when a model is not
        installed or the key is missing.
        """
        if key is None and policy.needs_key:
            raise PolicyError(
                ("redaction policy: operator: hmac needs a key; set one or use placeholder",)
            )
        self.policy = policy
        self._key = key
        self._rules = RuleRecognizer(all_rules(policy))
        self._soft = {rule.entity for rule in self._rules.scanner.rules if rule.soft}
        self._models = models(policy)
        self._analyzer = analyzer(policy, self._rules, self._models)
        self._paths = policy.claims()
        self._wanted = policy.active | policy.deny_list.keys()
        self._allowed = frozenset(map(canonical, policy.allow_list))
        self._found: Cache[tuple[_Place, ...]] = Cache(policy.fingerprint + policy.revision)

    @property
    def fingerprint(self) -> str:
        """Hash of entities, operators and models."""
        return self.policy.fingerprint

    @property
    def revision(self) -> str:
        """Hash of allow and deny lists."""
        return self.policy.revision

    def redact(self, texts: Sequence[str], language: Language | None = None) -> Unit:
        """Clear texts that belong together: the same value gets the same placeholder.

        Same length and order as given; `language` where the caller knows it. Raises Withheld.
        """
        (answer,) = self.redact_batch([texts], language)
        if isinstance(answer, WithheldReason):
            raise Withheld(answer)
        return answer

    def redact_batch(
        self, units: Sequence[Sequence[str]], language: Language | None = None
    ) -> list[Unit | WithheldReason]:
        """Clear several units at once, each as `redact` would; the models see them together."""
        read = [_guarded(self._read, texts, language) for texts in units]
        readable = [unit for unit in read if not isinstance(unit, WithheldReason)]
        every = [reading for unit in readable for reading in unit]
        if isinstance(_guarded(self._ask, every), WithheldReason):
            # Some text in the batch broke it; alone, each unit answers for itself.
            read = [
                unit
                if isinstance(unit, WithheldReason)
                or not isinstance(failed := _guarded(self._ask, unit), WithheldReason)
                else failed
                for unit in read
            ]
        return [
            unit if isinstance(unit, WithheldReason) else _guarded(self._clear, unit)
            for unit in read
        ]

    def _read(self, texts: Sequence[str], language: Language | None) -> list[_Reading]:
        """Cut texts into leaves and say which of them go to which model."""
        if sum(map(len, texts)) > self.policy.max_chars:
            raise Withheld(WithheldReason.TOO_LARGE)
        if not all(map(_is_unicode, texts)):
            raise Withheld(WithheldReason.UNSUPPORTED)
        unit = [_Reading(text, leaves(text, self._paths)) for text in texts]
        spoken = language
        if self._models.get_supported_languages():
            every = [leaf.text.text for reading in unit for leaf in reading.leaves]
            if spoken is None and len(every) > 1:
                spoken = detect(" ".join(text[:500] for text in every[:64]))
        for reading in unit:
            if len(reading.text) >= _WORTH_KEEPING:
                reading.key = self._found.key((spoken or "", reading.text))
                if (kept := self._found.get(reading.key)) is not None:
                    reading.known = [_recalled(place, reading.text) for place in kept]
                    continue
            reading.asks = list(self._asks(reading.leaves, spoken))
        return unit

    def _asks(self, every: Sequence[Leaf], spoken: Language | None) -> Iterator[tuple[int, str]]:
        if not self._models.get_supported_languages():
            return
        for number, leaf in enumerate(every):
            if not leaf.quote and not leaf.is_key and _NAME_LIKE.search(leaf.text.text):
                model = self._model_for(leaf.text.text, spoken)
                if model != NO_LANGUAGE:
                    yield number, model

    def _ask(self, every: Sequence[_Reading]) -> None:
        """Run the models: a language's leaves at once, whatever unit they are of."""
        asked: dict[str, list[tuple[_Reading, int]]] = {}
        for reading in every:
            for number, model in reading.asks:
                asked.setdefault(model, []).append((reading, number))
        for model, places in asked.items():
            texts = (reading.leaves[number].text.text for reading, number in places)
            for (reading, number), (_, found) in zip(
                places, self._models.process_batch(texts, model), strict=True
            ):
                reading.artifacts[number] = found

    def _clear(self, unit: Sequence[_Reading]) -> Unit:
        hits = self._find(unit)
        units = [reading.leaves for reading in unit]
        _extend(hits, spread(units, hits))
        for _ in range(_ROUNDS):
            names = Names(self.policy, self._key)
            for reading in unit:
                names.reserve(reading.text)
            done = [
                splice(reading.text, self._masked(found, reading.text), names)
                for reading, found in zip(unit, hits, strict=True)
            ]
            missed = [list(self._missed(one)) for one in done]
            if not any(missed):
                return tuple(map(_result, done))
            _extend(hits, missed)
        raise Withheld(WithheldReason.VERIFY_FAILED)

    def _find(self, unit: Sequence[_Reading]) -> list[list[Hit]]:
        """Run the rules over every leaf, and add what the models said."""
        hits: list[list[Hit]] = []
        for reading in unit:
            if reading.known is not None:
                hits.append(reading.known)
                continue
            hits.append([])
            for number, leaf in enumerate(reading.leaves):
                hits[-1] += self._leaf(leaf, reading.artifacts.get(number, NO_ARTIFACTS))
            if reading.key and (places := _places(hits[-1], reading.text)) is not None:
                self._found.put(reading.key, places, 16 * len(places) + 16)
        return hits

    def _model_for(self, text: str, spoken: Language | None) -> str:
        language = detect(text) or spoken
        if language is None or language not in self.policy.languages:
            return ALL_LANGUAGES
        return language if language in self._models.get_supported_languages() else NO_LANGUAGE

    def _leaf(self, leaf: Leaf, artifacts: NlpArtifacts) -> Iterator[Hit]:
        if leaf.claim:
            yield self._hit(leaf, leaf.text, (0, len(leaf.text.text)), leaf.claim, 1.0)
            return
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
            if leaf.is_key and result.entity_type in self._soft | NOT_SPREAD:
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
        soft = entity in self._soft or entity in NOT_SPREAD
        return Hit(raw_start, raw_end, entity, score, text.text[start:end], soft, leaf.quote)

    def _may_stay(self, hit: Hit) -> bool:
        return bool(self._allowed) and canonical(hit.value) in self._allowed

    def _masked(self, found: Iterable[Hit], text: str) -> list[Hit]:
        return [hit for hit in merge(found, text) if not self._may_stay(hit)]

    def _missed(self, done: Spliced) -> Iterator[Hit]:
        """Yield what the rules still find in the masked text, in raw characters."""
        covered = [(begin, stop) for begin, stop, _ in done.masks]
        for leaf in leaves(done.text, self._paths):
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
        for seen in scanner.find(view.text, soft=False):
            rule = scanner.rules[seen.rule]
            if leaf.is_key and rule.soft:
                continue
            if (score := scanner.weigh(view.text, seen, leaf.key)) >= self.policy.score_threshold:
                yield self._hit(leaf, view, (seen.start, seen.end), rule.entity, score)


def _guarded(work: Callable[..., T], *given: object) -> T | WithheldReason:
    """Return what the work returns, or why it could not; no exception outlives this call."""
    try:
        return work(*given)
    except Withheld as withheld:
        return withheld.reason
    except Exception as error:  # noqa: BLE001 - counted as worker_error, never raw text
        _log.warning("a text was withheld: %s", _where(error))
        return WithheldReason.WORKER_ERROR


def _places(hits: Sequence[Hit], text: str) -> tuple[_Place, ...] | None:
    """Return what may be remembered of hits; None where a value is not spelt as in the text."""
    if any(hit.quote or hit.value != text[hit.start : hit.end] for hit in hits):
        return None
    return tuple(_Place(hit.start, hit.end, hit.entity, hit.score, hit.soft) for hit in hits)


def _recalled(place: _Place, text: str) -> Hit:
    value = text[place.start : place.end]
    return Hit(place.start, place.end, place.entity, place.score, value, place.soft)


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
    first = bisect_right(masks, hit.start, key=lambda mask: mask[1])
    last = bisect_left(masks, hit.end, key=lambda mask: mask[0])
    for start, end in (*masks[first:last], *old):
        for at in range(max(start, hit.start), min(end, hit.end)):
            plain[at - hit.start] = " "
    return not any(map(str.isalnum, plain))


def _result(done: Spliced) -> Redacted:
    return Redacted(
        redacted(done.text),
        tuple(Entity(hit.entity, hit.start, hit.end, hit.score) for _, _, hit in done.masks),
    )
