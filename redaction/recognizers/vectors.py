"""Computes the token vectors of a spaCy NER model, with less copying than its own layers.

The first layer runs once per distinct token of a batch, since text repeats itself; the four
layers above it work on arrays laid out so that the maximum of a token's pieces and its
normalisation are whole-array operations.

Invariant: the same vectors as the model's own, to the last bits of a float; a model that is
built in another way keeps its own layers (`token_vectors` says so by returning them).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["Floats", "token_vectors"]

Floats = NDArray[np.float32]
Vectors = Callable[[Sequence[Any]], Floats]

_EPSILON: Final = 1e-8
# Odd multipliers mix a token's features into one number; what collides is compared in full.
_MIX: Final = np.array(
    [0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0xD6E8FEB86659FD93],
    dtype=np.uint64,
)


def token_vectors(layer: Any) -> Vectors:
    """Return what computes the vectors of docs, one row a token, as `layer.predict` does."""
    try:
        return _Convolution(layer)
    except (AttributeError, IndexError, KeyError, ValueError):
        own: Vectors = layer.predict
        return own


@dataclass(frozen=True, slots=True)
class _Block:
    """One convolution: its weights with each token's pieces apart."""

    weights: Floats
    bias: Floats
    scale: Floats
    shift: Floats

    def __call__(self, padded: Floats) -> Floats:
        """Return the block's output for each row of `padded` but the outer two."""
        rows, width = len(padded) - 2, padded.shape[1]
        # Each row with its neighbours, read as one row of three times the width.
        windows = np.lib.stride_tricks.as_strided(
            padded, (rows, 3 * width), padded.strides, writeable=False
        )
        pieces = windows @ self.weights
        pieces += self.bias
        best = pieces[:, :width].copy()
        for first in range(width, pieces.shape[1], width):
            np.maximum(best, pieces[:, first : first + width], out=best)
        best -= best.mean(axis=1, keepdims=True)
        variance = np.einsum("ij,ij->i", best, best) / np.float32(width) + np.float32(_EPSILON)
        best *= (1 / np.sqrt(variance))[:, None]
        best *= self.scale
        best += self.shift
        return best


class _Convolution:
    """The layers of a hash-embedding, maxout-window encoder."""

    def __init__(self, layer: Any) -> None:
        """Take a model's layers apart. Raises ValueError when they are others."""
        encoder, _, output = layer.layers
        embed, convolve = encoder.layers
        extract, _, tables, mixer, _ = embed.layers
        _expect(extract, "extract_features")
        _expect(output, "linear")
        self._columns = extract.attrs["columns"]
        if len(self._columns) != len(_MIX) or convolve.attrs.get("pad") is None:
            raise ValueError("other features")
        self._first = tables.layers[0], mixer.layers[0]
        self._blocks = [_block(residual) for residual in convolve.layers[0].layers]
        self._gap: int = convolve.attrs["pad"]
        self._output: Floats = output.get_param("W").T.copy()
        self._bias: Floats = output.get_param("b")

    def __call__(self, docs: Sequence[Any]) -> Floats:
        """Return one row a token, all docs after each other."""
        features = np.vstack([doc.to_array(self._columns) for doc in docs if len(doc)])
        tables, mixer = self._first
        distinct, places = _distinct(features)
        embedded: Floats = mixer.predict(tables.predict(distinct))[places]
        # Docs stand apart by rows of zeros, which the blocks fill as the model's own do.
        lengths = [len(doc) for doc in docs if len(doc)]
        at = (
            np.arange(len(features))
            + np.repeat(np.arange(1, len(lengths) + 1), lengths) * self._gap
        )
        rows = len(features) + (len(lengths) + 1) * self._gap
        padded = np.zeros((rows + 2, embedded.shape[1]), dtype=np.float32)
        padded[at + 1] = embedded
        for block in self._blocks:
            padded[1:-1] += block(padded)
        vectors: Floats = padded[at + 1] @ self._output + self._bias
        return vectors


def _distinct(features: NDArray[np.uint64]) -> tuple[NDArray[np.uint64], NDArray[np.intp]]:
    """Return the distinct rows, and for each row which of them it is."""
    mixed = (features * _MIX).sum(axis=1, dtype=np.uint64)
    _, first, places = np.unique(mixed, return_index=True, return_inverse=True)
    distinct = features[first]
    if np.array_equal(distinct[places], features):
        return distinct, places
    return features, np.arange(len(features))


def _block(residual: Any) -> _Block:
    _expect(residual, "residual")
    parts = {part.name: part for part in residual.layers[0].walk() if not part.layers}
    if parts.keys() - {"dropout"} != {"expand_window", "maxout", "layernorm"}:
        raise ValueError("other layers")
    if parts["expand_window"].attrs["window_size"] != 1:
        raise ValueError("another window")
    maxout, norm = parts["maxout"], parts["layernorm"]
    weights = maxout.get_param("W")  # outputs, pieces, inputs
    outputs, pieces, inputs = weights.shape
    return _Block(
        weights.transpose(2, 1, 0).reshape(inputs, pieces * outputs).copy(),
        maxout.get_param("b").T.reshape(-1).copy(),
        norm.get_param("G"),
        norm.get_param("b"),
    )


def _expect(layer: Any, name: str) -> None:
    if not layer.name.startswith(name):
        raise ValueError("another layer")
