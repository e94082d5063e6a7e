"""The models that find names which no rule knows, inside Presidio's frame.

Only the `ner` pipe runs. A model that is not installed is refused: nothing is downloaded.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from presidio_analyzer import EntityRecognizer, RecognizerResult
from presidio_analyzer.nlp_engine import NlpArtifacts, NlpEngine

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
# The model reads a window; beyond this many characters it only costs memory.
_CHUNK: Final = 4_000
_OVERLAP: Final = 200
_BATCH: Final = 32
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
        self._models: dict[str, Any] = {}

    def load(self) -> None:
        """Load each package. Raises ModuleNotFoundError naming the package."""
        from thinc.api import NumpyOps, set_current_ops  # noqa: PLC0415 - only with a model

        # Its own BLAS serialises badly beside other processes; numpy's is faster here.
        set_current_ops(NumpyOps(use_blis=False))
        for language, package in self._packages.items():
            module = importlib.import_module(package)
            self._models[language] = module.load(exclude=_OTHER_PIPES)

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
        for name, model in self._models.items():
            if language in {name, ALL_LANGUAGES}:
                _run(model, texts, found)
        for entities in found:
            yield artifacts(entities, language)


def artifacts(entities: Sequence[Found], language: str) -> NlpArtifacts:
    """Wrap what was found as Presidio wants it, without the tokens that nobody reads."""
    empty: list[Any] = []
    return NlpArtifacts([*entities], empty, [], [], None, language)  # type: ignore[arg-type, list-item]


def _run(model: Any, texts: Sequence[str], found: list[list[Found]]) -> None:
    chunks = [
        (chunk, (number, base)) for number, text in enumerate(texts) for base, chunk in _cut(text)
    ]
    with model.memory_zone():  # without it the vocabulary grows with every text
        for doc, (number, base) in model.pipe(chunks, as_tuples=True, batch_size=_BATCH):
            found[number] += (
                Found(span.label_, base + span.start_char, base + span.end_char)
                for span in doc.ents
            )


def _cut(text: str) -> Iterator[tuple[int, str]]:
    """Cut at blanks, each piece overlapping the one before."""
    plain = _BLOB.sub(lambda match: " " * len(match.group()), text)
    at = 0
    while len(plain) - at > _CHUNK:
        end = plain.rfind(" ", at + _CHUNK // 2, at + _CHUNK)
        end = end if end > 0 else at + _CHUNK
        yield at, plain[at:end]
        begin = plain.find(" ", end - _OVERLAP, end)
        at = begin if begin > at else end
    yield at, plain[at:]


class ModelRecognizer(EntityRecognizer):
    """Hands on what the models found, less what no name can be."""

    SCORE: Final = 0.65

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
                results.append(RecognizerResult(entity, start, end, self.SCORE))
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
