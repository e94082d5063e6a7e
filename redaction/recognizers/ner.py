"""The models that find names which no rule knows, inside Presidio's frame.

Only the `ner` pipe runs. A model that is not installed is refused: nothing is downloaded.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Final

from presidio_analyzer import EntityRecognizer, RecognizerResult
from presidio_analyzer.nlp_engine import NlpArtifacts, NlpEngine

from redaction.recognizers.greedy import Greedy
from redaction.recognizers.people import NOT_NAMES, fold

__all__ = ["ALL_LANGUAGES", "NO_LANGUAGE", "Found", "ModelRecognizer", "Models", "artifacts"]

ALL_LANGUAGES: Final = "all"
"""Ask every model: the language is not known."""
NO_LANGUAGE: Final = "none"
"""Ask no model."""

_ENTITIES: Final = {
    "PERSON": "PERSON",
    "PER": "PERSON",
    "GPE": "LOCATION",
    "LOC": "LOCATION",
    "FAC": "LOCATION",
    "ORG": "ORGANIZATION",
}
_OTHER_PIPES: Final = ["tok2vec", "tagger", "parser", "attribute_ruler", "lemmatizer", "senter",
                       "morphologizer"]  # fmt: skip
# The model reads a window of a few words; a longer text only costs memory. A name that is cut
# at one chunk's end stands whole in the next, which begins with the sentence before it.
_CHUNK: Final = 4_000
_OVERLAP: Final = 256
_SENTENCE_END: Final = re.compile(r"[.!?\u2026]\s|\n")
_BATCH: Final = 32
_BATCH_SIZE: Final = 64_000
# Characters after which a vocabulary forgets: some ten thousand words.
_ZONE: Final = 1_000_000
# No name is this long, and a tokenizer may need quadratic time for it: shown as blanks.
_BLOB: Final = re.compile(r"[^\s]{120,}")
_WORD: Final = re.compile(r"[^\W\d_][\w'\u2019.\-]*")
# A class or product name; Scottish, Irish and Romance prefixes make people of the rest.
_CAMEL: Final = re.compile(r"(?!(?:Ma?c|De|Le|La|Di|Da|Du|Van|O|Fitz)[A-Z])[A-Z]?[a-z]+[A-Z]")
_NEVER: Final = re.compile(r"[\d@<>_{}\[\]/\\=*#|:\n]")


@dataclass(frozen=True, slots=True)
class Found:
    """What a model found: characters [start_char, end_char) of the text."""

    label_: str
    start_char: int
    end_char: int


class Models(NlpEngine):
    """A Presidio NLP engine that finds entities and nothing else."""

    def __init__(self, packages: Mapping[str, str]) -> None:
        self._packages = dict(packages)
        self._models: dict[str, tuple[Any, Greedy | None, _Zone]] = {}

    def load(self) -> None:
        """Load each package. Raises ModuleNotFoundError naming the package."""
        from thinc.api import NumpyOps, set_current_ops  # noqa: PLC0415 - only with a model

        # Its own BLAS serialises badly beside other processes; numpy's is faster here.
        set_current_ops(NumpyOps(use_blis=False))
        for language, package in self._packages.items():
            module = importlib.import_module(package)
            model = module.load(exclude=_OTHER_PIPES)
            self._models[language] = model, Greedy.of(model), _Zone(model)

    def is_loaded(self) -> bool:
        """Answer whether `load` has run; without packages there is nothing to load."""
        return len(self._models) == len(self._packages)

    def process_text(self, text: str, language: str) -> NlpArtifacts:
        """Find entities in one text; `language` may be ALL_LANGUAGES or NO_LANGUAGE."""
        return next(self._artifacts([text], language))

    def process_batch(
        self,
        texts: Iterable[str],
        language: str,
        batch_size: int = _BATCH,  # noqa: ARG002 - Presidio's signature
        n_process: int = 1,  # noqa: ARG002
        **_: object,
    ) -> Iterator[tuple[str, NlpArtifacts]]:
        """Find entities in several texts; same order."""
        given = list(texts)
        yield from zip(given, self._artifacts(given, language), strict=True)

    def is_stopword(self, word: str, language: str) -> bool:  # noqa: ARG002
        """Answer False: keywords are not used here."""
        return False

    def is_punct(self, word: str, language: str) -> bool:  # noqa: ARG002
        """Answer False: keywords are not used here."""
        return False

    def get_supported_entities(self) -> list[str]:
        """Return the entities the models can name."""
        return sorted(set(_ENTITIES.values()))

    def get_supported_languages(self) -> list[str]:
        """Return the languages that have a model."""
        return sorted(self._packages)

    def _artifacts(self, texts: Sequence[str], language: str) -> Iterator[NlpArtifacts]:
        found: list[list[Found]] = [[] for _ in texts]
        for name, (model, greedy, zone) in self._models.items():
            if language in {name, ALL_LANGUAGES}:
                _run(model, greedy, zone, texts, found)
        for entities in found:
            yield artifacts(entities, language)


def artifacts(entities: Sequence[Found], language: str) -> NlpArtifacts:
    """Wrap what was found as Presidio wants it, without the tokens that nobody reads."""
    empty: list[Any] = []
    return NlpArtifacts([*entities], empty, [], [], None, language)  # type: ignore[arg-type, list-item]


def _run(
    model: Any,
    greedy: Greedy | None,
    zone: _Zone,
    given: Sequence[str],
    found: list[list[Found]],
) -> None:
    chunks = [
        (number, base, chunk) for number, text in enumerate(given) for base, chunk in _cut(text)
    ]
    for batch in _batches(chunks):
        texts = [chunk for *_, chunk in batch]
        zone.spend(sum(map(len, texts)))
        for (number, base, _), entities in zip(batch, _entities(model, greedy, texts), strict=True):
            found[number] += (
                Found(label, base + start, base + end) for start, end, label in entities
            )


class _Zone:
    """What a model's vocabulary learns, kept for some batches and then forgotten.

    Without it the vocabulary grows with every text; forgotten with every batch, each one
    costs a tenth more.
    """

    def __init__(self, model: Any) -> None:
        self._model = model
        self._open: AbstractContextManager[object] | None = None
        self._left = 0

    def spend(self, characters: int) -> None:
        """Make room for characters; docs made before are of no use afterwards."""
        if self._left <= 0:
            if self._open is not None:
                self._open.__exit__(None, None, None)
            self._open = self._model.memory_zone()
            self._open.__enter__()
            self._left = _ZONE
        self._left -= characters


def _batches(chunks: Sequence[tuple[int, int, str]]) -> Iterator[list[tuple[int, int, str]]]:
    """Group chunks, in order: what a batch computes should fit the processor's cache."""
    batch: list[tuple[int, int, str]] = []
    size = 0
    for chunk in chunks:
        if batch and (len(batch) == _BATCH or size + len(chunk[2]) > _BATCH_SIZE):
            yield batch
            batch, size = [], 0
        batch.append(chunk)
        size += len(chunk[2])
    if batch:
        yield batch


def _entities(
    model: Any, greedy: Greedy | None, texts: Sequence[str]
) -> Iterator[list[tuple[int, int, str]]]:
    """Yield each text's entities as (first character, character after the last, label)."""
    if greedy is None:
        for doc in model.pipe(texts, batch_size=_BATCH):
            yield [(span.start_char, span.end_char, span.label_) for span in doc.ents]
        return
    docs = [model.make_doc(text) for text in texts]
    for doc, entities in zip(docs, greedy.entities(docs), strict=True):
        yield [
            (doc[start].idx, doc[end - 1].idx + len(doc[end - 1]), label)
            for start, end, label in entities
        ]


def _cut(text: str) -> Iterator[tuple[int, str]]:
    """Cut after sentences, or at blanks, each piece overlapping the one before."""
    plain = _BLOB.sub(lambda match: " " * len(match.group()), text)
    at = 0
    while len(plain) - at > _CHUNK:
        end = _last_stop(plain, at + _CHUNK // 2, at + _CHUNK)
        yield at, plain[at:end]
        begin = _SENTENCE_END.search(plain, end - _OVERLAP, end - 1)
        at = begin.end() if begin else max(plain.find(" ", end - _OVERLAP, end), end - _OVERLAP)
    yield at, plain[at:]


def _last_stop(text: str, start: int, end: int) -> int:
    """Return where the last sentence of [start, end) stops, else its last blank, else `end`."""
    stop = 0
    for match in _SENTENCE_END.finditer(text, start, end):
        stop = match.end()
    return stop or (text.rfind(" ", start, end) + 1) or end


class ModelRecognizer(EntityRecognizer):
    """Hands on what the models found, less what no name can be."""

    SCORE: Final = 0.65
    UNSURE: Final = 0.35
    """An organisation that only a small model sees is a heading or a product in most chats."""

    def __init__(self) -> None:
        super().__init__(sorted(set(_ENTITIES.values())), name="models", version="1")

    def load(self) -> None:
        """Nothing to load: the NLP engine holds the models."""

    def analyze(
        self, text: str, entities: list[str], nlp_artifacts: NlpArtifacts
    ) -> list[RecognizerResult]:
        """Return the models' entities as Presidio results."""
        results = []
        for found in nlp_artifacts.entities:
            entity = _ENTITIES.get(found.label_)
            if entity is None or entity not in entities:
                continue
            for start, end in _plausible(text, found.start_char, found.end_char):
                score = self.UNSURE if entity == "ORGANIZATION" else self.SCORE
                results.append(RecognizerResult(entity, start, end, score))
        return results


def _plausible(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Trim words that no name holds at either end; give nothing for a code or an acronym."""
    value = text[start:end]
    words = list(_WORD.finditer(value))
    while words and fold(words[0].group()) in NOT_NAMES:
        words.pop(0)
    while words and fold(words[-1].group()) in NOT_NAMES:
        words.pop()
    if not words:
        return
    kept = value[words[0].start() : words[-1].end()]
    if (
        _CAMEL.match(kept)
        or _NEVER.search(kept)
        or (kept.isupper() and len(kept) <= 5)
        or not any(map(str.isupper, kept))
    ):
        return
    yield start + words[0].start(), start + words[0].start() + len(kept)
