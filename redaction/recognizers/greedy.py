"""Reads a spaCy NER model's entities for a whole batch at once, as its own parser would.

spaCy steps through a text token by token and asks of each of its moves whether it is valid;
every question crosses back into Python's lock, which takes longer than the network itself.
The greedy parser's score of a token outside of entities depends on that token alone, so one
product of matrices decides all tokens of a batch; only the tokens inside of entities are
stepped through, those of all entities together.

Invariant: same entities as `nlp.pipe` gives (a test compares them); a model that is built in
another way is left to spaCy (`Greedy.of` answers None).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray
from spacy.attrs import IS_SPACE

from redaction.recognizers.vectors import Floats, token_vectors

__all__ = ["Greedy"]

_FEATURES: Final = 3
"""What a state looks at: this token, the entity's first, the token before this one."""


class Greedy:
    """The moves and weights of one `ner` pipe, laid out for whole batches."""

    def __init__(self, ner: Any) -> None:
        """Take the weights of a pipe that `of` has looked at."""
        encoder, lower, upper = ner.model.layers
        self._token_vectors = token_vectors(encoder)
        weights = lower.get_param("W")
        hidden = weights.shape[1] * weights.shape[2]
        self._lower: Floats = weights.reshape(_FEATURES * hidden, -1).T.copy()
        self._pad: Floats = lower.get_param("pad").reshape(_FEATURES, hidden)
        self._bias: Floats = lower.get_param("b").reshape(hidden)
        self._pieces: int = weights.shape[2]
        self._upper: Floats = upper.get_param("W").T.copy()
        self._upper_bias: Floats = upper.get_param("b")
        names = [ner.moves.get_class_name(at) for at in range(ner.moves.n_moves)]
        self._labels = [name.partition("-")[2] for name in names]
        number = {name: at for at, name in enumerate(names)}
        self._out = number["O"]
        self._begins = np.array([name[0] == "B" for name in names])
        self._outside = [at for at, name in enumerate(names) if name[0] in "BUO" and name != "U-"]
        self._inner, self._last = (
            np.array([number.get(f"{move}-{label}", -1) for label in self._labels]) for move in "IL"
        )

    @classmethod
    def of(cls, nlp: Any) -> Self | None:
        """Return a reader of the pipeline's only pipe, or None when it is not built as expected."""
        if nlp.pipe_names != ["ner"]:
            return None
        ner = nlp.get_pipe("ner")
        try:
            plain = (
                ner.cfg["beam_width"] == 1
                and not ner.postprocesses
                and not ner.model.attrs["unseen_classes"]
                and ner.model.attrs["has_upper"]
                and [layer.name for layer in ner.model.layers[1:]]
                == ["precomputable_affine", "linear"]
                and ner.model.layers[1].get_dim("nF") == _FEATURES
                and ner.model.layers[1].get_dim("nP") >= 2
            )
        except (AttributeError, KeyError, ValueError):
            return None
        return cls(ner) if plain else None

    def entities(self, docs: Sequence[Any]) -> Iterator[list[tuple[int, int, str]]]:
        """Yield each doc's entities as (first token, token after the last, label)."""
        lengths = [len(doc) for doc in docs]
        if not any(lengths):
            yield from ([] for _ in docs)
            return
        vectors: Floats = self._token_vectors(docs)
        parts = (vectors @ self._lower).reshape(len(vectors), _FEATURES, -1)
        moves = self._moves(docs, lengths, parts)
        ends = self._ends(np.cumsum(lengths), moves, parts)
        base = 0
        for length in lengths:
            yield list(self._walk(base, moves[base : base + length], ends))
            base += length

    def _moves(
        self, docs: Sequence[Any], lengths: Sequence[int], parts: Floats
    ) -> NDArray[np.intp]:
        """Return the move at each token if no entity is open there."""
        states = parts[:, 0] + self._pad[1] + self._pad[2] + self._bias
        scores = self._scores(states)
        allowed = np.full(scores.shape[1], -np.inf, dtype=np.float32)
        allowed[self._outside] = 0
        scores += allowed
        at = np.cumsum(lengths)
        lasts = at[np.array(lengths) > 0] - 1
        scores[np.ix_(lasts, np.flatnonzero(self._begins))] = -np.inf
        moves: NDArray[np.intp] = scores.argmax(axis=1)
        blank = np.concatenate([doc.to_array(IS_SPACE) for doc in docs]).astype(bool)
        moves[blank] = self._out
        return moves

    def _ends(
        self, stops: NDArray[np.intp], moves: NDArray[np.intp], parts: Floats
    ) -> dict[int, int]:
        """Return the last token of the entity that would begin at each token."""
        starts = np.flatnonzero(self._begins[moves])
        ends: dict[int, int] = {}
        inner, last = self._inner[moves[starts]], self._last[moves[starts]]
        finals = stops[np.searchsorted(stops, starts, side="right")] - 1
        at = starts + 1
        while len(starts):
            states = parts[at, 0] + parts[starts, 1] + parts[at - 1, 2] + self._bias
            scores = self._scores(states)
            rows = np.arange(len(starts))
            done = (scores[rows, last] > scores[rows, inner]) | (at == finals)
            ends.update(zip(starts[done].tolist(), at[done].tolist(), strict=True))
            more = ~done
            starts, inner, last, finals = starts[more], inner[more], last[more], finals[more]
            at = at[more] + 1
        return ends

    def _scores(self, states: Floats) -> Floats:
        best = states.reshape(len(states), -1, self._pieces).max(axis=2)
        scores: Floats = best @ self._upper + self._upper_bias
        return scores

    def _walk(
        self, base: int, moves: NDArray[np.intp], ends: dict[int, int]
    ) -> Iterator[tuple[int, int, str]]:
        free = 0
        for at in np.flatnonzero(moves != self._out).tolist():
            if at < free:
                continue
            free = ends.get(base + at, base + at) - base + 1
            yield at, free, self._labels[moves[at]]
