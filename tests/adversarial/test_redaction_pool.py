"""Ten thousand made-up identifiers through the worker processes: none comes out."""

# ruff: noqa: D103 - names are sentences
from __future__ import annotations

import random
from typing import Final

import anyio
import pytest

from redaction.policy import ModelSet, RedactionPolicy
from redaction.workers import Pool
from tests.adversarial.test_redaction_canaries import CANARIES, leaked

_RULES_ONLY: Final = RedactionPolicy(ner=ModelSet(enabled=False))
_UNITS: Final = 500
_CANARIES: Final = 20
# Found by likelihood: their rate is measured elsewhere, on texts that people would write.
_SOFT: Final = frozenset({"ADDRESS", "LOCATION", "ORGANIZATION", "PERSON", "PERSON known"})


@pytest.mark.anyio
async def test_no_structured_canary_of_ten_thousand_comes_through_the_workers() -> None:
    rng = random.Random(20_261)
    kinds = sorted(CANARIES.keys() - _SOFT)
    leaks: list[tuple[str, str, str]] = []
    masked = 0

    async def one(pool: Pool, said: list[tuple[str, str, str]]) -> None:
        nonlocal masked
        texts = [sentence for sentence, _, _ in said]
        together = [*texts[:10], "\n".join(texts[10:])]
        results = await pool.redact(together)
        cleared = "\n".join(result.text.value for result in results)
        masked += sum(len(result.entities) for result in results)
        leaks.extend((kind, value, cleared) for _, value, kind in said if leaked(value, cleared))

    async with Pool(_RULES_ONLY, workers=2) as pool, anyio.create_task_group() as group:
        for _ in range(_UNITS):
            said = []
            for kind in rng.choices(kinds, k=_CANARIES):
                make, sentences = CANARIES[kind]
                value = make(rng)
                said.append((rng.choice(sentences).format(value), value, kind))
            group.start_soon(one, pool, said)
    assert [(kind, value) for kind, value, _ in leaks] == [], leaks[0]
    assert masked >= 0.98 * _UNITS * _CANARIES
