"""What evaluators write is not judged: nobody grades the grader's own calls.

Asked on the completed unit, just before selection, where every way in has met.
"""

from __future__ import annotations

from typing import Final

from sidecar.domain.units import Unit

OWN_ENVIRONMENT: Final = "judge-sidecar"
OWN_SERVICE: Final = "judge-sidecar"
OWN_SCOPE: Final = "judge-sidecar"
EVALUATOR_ENVIRONMENTS: Final = "langfuse-"
"""Langfuse runs its own evaluators in environments that begin so (observed)."""


def filter_reason(unit: Unit) -> str | None:
    """Say why a unit is an evaluator's own work, None when it is an agent's."""
    for observation in unit.observations:
        environment = (observation.environment or "").lower()
        if environment.startswith(EVALUATOR_ENVIRONMENTS):
            return "evaluator_environment"
        if environment == OWN_ENVIRONMENT:
            return "own_environment"
        if observation.service == OWN_SERVICE:
            return "own_service"
        if observation.scope == OWN_SCOPE:
            return "own_scope"
    return None
