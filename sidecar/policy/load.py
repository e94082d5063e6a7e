"""From a directory of YAML to `Policies`, validated whole; every problem at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from sidecar.domain.addresses import shown
from sidecar.domain.errors import BadConfiguration
from sidecar.domain.verdicts import Grader
from sidecar.policy.canonical import digest
from sidecar.policy.criterion import Criterion
from sidecar.policy.documents import Document, Key, Problem, read
from sidecar.policy.judge import JudgePolicy
from sidecar.policy.pins import SUFFIX as PIN
from sidecar.policy.pins import with_pin
from sidecar.policy.traffic import ReviewPolicy, SamplingPolicy

M = TypeVar("M", bound=BaseModel)

_MENDS: Mapping[str, str] = {
    "missing": "add it",
    "literal_error": "use one of the values named",
    "enum": "use one of the values named",
    "union_tag_invalid": "use one of the kinds named",
    "union_tag_not_found": "add `kind:`",
    "string_pattern_mismatch": "use lower-case letters, digits and _, a letter first",
    "string_too_long": "shorten it",
    "string_type": "write text (in quotes, where YAML reads yes, no, on or a number)",
    "too_long": "keep fewer",
}

_NOT_BINARY = frozenset({"scale", "likert", "score", "scores", "weights", "aggregate", "threshold"})
"""Keys of graded judges that people bring along; here a verdict is pass, fail or unknown."""


@dataclass(frozen=True, slots=True)
class Policies:
    """Everything under policies/ that judging and sampling need; criteria in order of id."""

    criteria: tuple[Criterion, ...]
    judges: tuple[JudgePolicy, ...]
    sampling: SamplingPolicy
    review: ReviewPolicy = field(default_factory=ReviewPolicy)

    def criterion(self, name: str) -> Criterion:
        """Return a criterion by id; raises KeyError."""
        return {criterion.id: criterion for criterion in self.criteria}[name]

    def judge(self, name: str) -> JudgePolicy:
        """Return a judge by name; raises KeyError."""
        return {judge.name: judge for judge in self.judges}[name]

    def judge_of(self, criterion: Criterion) -> JudgePolicy:
        """Return the judge of an llm criterion."""
        return self.judge(criterion.judge_name)

    @property
    def judges_used(self) -> tuple[JudgePolicy, ...]:
        """The judges that some llm criterion asks."""
        used = {c.judge_name for c in self.criteria if c.grader is Grader.LLM}
        return tuple(judge for judge in self.judges if judge.name in used)

    @property
    def revision(self) -> str:
        """Hash over all of it, for status pages and reload messages."""
        return digest(
            {
                "criteria": [c.model_dump(mode="json", by_alias=True) for c in self.criteria],
                "judges": [j.model_dump(mode="json") for j in self.judges],
                "sampling": self.sampling.model_dump(mode="json"),
                "review": self.review.model_dump(mode="json"),
            }
        )

    def only(self, names: tuple[str, ...]) -> Policies:
        """Return these policies with the named criteria alone; BadConfiguration for others."""
        known = {criterion.id for criterion in self.criteria}
        unknown = [name for name in names if name not in known]
        if unknown:
            raise BadConfiguration(
                tuple(f"criterion {n!r} is not there{_meant(n, sorted(known))}" for n in unknown)
            )
        return replace(self, criteria=tuple(c for c in self.criteria if c.id in names))

    def with_judge(self, judge: JudgePolicy) -> Policies:
        """Return these policies with the judge of that name replaced."""
        return replace(
            self, judges=tuple(judge if j.name == judge.name else j for j in self.judges)
        )

    def with_endpoint(
        self, *, base_url: str | None = None, model: str | None = None, revision: str | None = None
    ) -> Policies:
        """Return these policies with every judge at another endpoint or model."""
        return replace(
            self,
            judges=tuple(
                j.with_endpoint(base_url=base_url, model=model, revision=revision)
                for j in self.judges
            ),
        )


@dataclass(slots=True)
class Library:
    """What could be read of a directory, with each value's document and all problems."""

    directory: Path
    documents: dict[str, Document]
    problems: list[Problem]

    def model(self, kind: type[M], path: Path, extra: Mapping[str, Any] | None = None) -> M | None:
        """Read one file as `kind`; problems are noted, and None returned."""
        file = path.relative_to(self.directory).as_posix()
        document, problems = read(path, file)
        self.problems += problems
        if document is None:
            return None
        self.documents[file] = document
        try:
            return kind.model_validate({**document.data, **(extra or {})})
        except ValidationError as error:
            self.problems += _explained(error, document, kind)
            return None

    def pinned(self, judge: JudgePolicy) -> JudgePolicy:
        """Return a judge with its pin, where it has one that holds."""
        judge, problem = with_pin(judge, self.directory)
        if problem is not None:
            self.problems.append(problem)
        return judge

    def folder(self, name: str) -> Iterator[Path]:
        """Yield the policy files of a folder in order; anything else there is a problem."""
        folder = self.directory / name
        for path in sorted(folder.iterdir()) if folder.is_dir() else ():
            if path.name.startswith("."):
                continue
            yaml = path.with_name(path.name.removesuffix(PIN) + ".yaml")
            if name == "judges" and path.name.endswith(PIN) and yaml.is_file():
                continue  # read with its judge
            if path.suffix == ".yaml" and path.is_file():
                yield path
            else:
                file = path.relative_to(self.directory).as_posix()
                self.problems.append(Problem(file, 1, "not a .yaml file", "rename or remove it"))


def load(directory: Path, *, pins: bool = True) -> Policies:
    """Read and validate a policies directory; raises BadConfiguration with every problem.

    Reads criteria/*.yaml, judges/*.yaml (each with its pin, unless `pins` is False),
    sampling.yaml and (where there is one) review.yaml; other files at the top belong to
    other rooms. A line reads `file:line: what; mend`.
    """
    policies, library = examine(directory, pins=pins)
    if policies is None:
        raise BadConfiguration(
            tuple(
                f"{directory}: {p.message}; {p.mend}" if p.file == "." else f"{directory}/{p}"
                for p in library.problems
            )
        )
    return policies


def examine(directory: Path, *, pins: bool = True) -> tuple[Policies | None, Library]:
    """Read a policies directory; None for the policies where there is any problem."""
    library = Library(directory, {}, [])
    if not directory.is_dir():
        message = f"no folder {directory}"
        library.problems.append(Problem(".", 1, message, "name the policies' folder"))
        return None, library
    judges = tuple(
        library.pinned(judge) if pins else judge
        for path in library.folder("judges")
        if (judge := library.model(JudgePolicy, path, {"name": path.stem, "pin": None})) is not None
    )
    criteria = tuple(
        criterion
        for path in library.folder("criteria")
        if (criterion := library.model(Criterion, path)) is not None
    )
    sampling = library.model(SamplingPolicy, directory / "sampling.yaml")
    review = ReviewPolicy()
    if (directory / "review.yaml").exists():
        review = library.model(ReviewPolicy, directory / "review.yaml") or review
    if not any((directory / "criteria").glob("*.yaml")):
        library.problems.append(Problem("criteria", 1, "holds no criterion", "add one"))
    library.problems += _crossed(criteria, judges, review, library)
    if library.problems or sampling is None:
        return None, library
    ordered = tuple(sorted(criteria, key=lambda criterion: criterion.id))
    return Policies(ordered, judges, sampling, review), library


def file_of(criterion: Criterion) -> str:
    """Return where a criterion stands; `load` makes sure that it does."""
    return f"criteria/{criterion.id}.yaml"


def _crossed(
    criteria: tuple[Criterion, ...],
    judges: tuple[JudgePolicy, ...],
    review: ReviewPolicy,
    library: Library,
) -> Iterator[Problem]:
    """Yield what only several files together can get wrong."""
    for file, document in library.documents.items():
        stem = Path(file).stem
        if file.startswith("criteria/") and document.data.get("id", stem) != stem:
            yield Problem(
                file,
                document.line(("id",)),
                f"id: {_shown(document.data['id'])} is not the file's name",
                f"rename the file, or write `id: {stem}`",
            )
    # A judge that could not be read is its own problem; do not blame its criteria too.
    names = {Path(file).stem for file in library.documents if file.startswith("judges/")}
    for criterion in criteria:
        if criterion.grader is Grader.LLM and criterion.judge_name not in names:
            file = file_of(criterion)
            document = library.documents.get(file, Document(file, {}))
            yield Problem(
                file,
                document.line(("judge",)),
                f"judge: {criterion.judge_name!r} has no file in judges/"
                + _meant(criterion.judge_name, sorted(judge.name for judge in judges)),
                f"add judges/{criterion.judge_name}.yaml or name another",
            )
    known = {Path(file).stem for file in library.documents if file.startswith("criteria/")}
    for number, override in enumerate(review.overrides):
        if override.criterion not in known:
            document = library.documents["review.yaml"]
            yield Problem(
                "review.yaml",
                document.line(("overrides", number, "criterion")),
                f"overrides: criterion {override.criterion!r} is not there"
                + _meant(override.criterion, sorted(known)),
                "name a criterion of criteria/",
            )


def _explained(error: ValidationError, document: Document, kind: type[BaseModel]) -> list[Problem]:
    problems = []
    for detail in error.errors(include_url=False):
        key: Key = detail["loc"]
        name = ".".join(str(part) for part in key)
        sort = detail["type"]
        if sort == "extra_forbidden":
            # The value is not shown: an unknown key may hold a secret put in the wrong place.
            known = [f.alias or n for n, f in kind.model_fields.items()] if len(key) == 1 else []
            message = f"{name}: no such key{_meant(str(key[-1]), known)}"
            mend = "remove it or mend its name"
            if key[-1] in _NOT_BINARY:
                mend = "remove it: a verdict is pass, fail or unknown, never graded or averaged"
        else:
            text = detail["msg"].removeprefix("Value error, ")
            shown = "" if sort == "missing" else f" {_shown(_at(document.data, key))} -"
            message = f"{name}:{shown} {text}" if name else text
            mend = _MENDS.get(sort, "mend the value")
        problems.append(Problem(document.file, document.line(key), message, mend))
    return problems


def _at(data: Any, key: Key) -> Any:
    for part in key:
        in_mapping = isinstance(data, dict) and part in data
        in_list = isinstance(data, list) and isinstance(part, int) and part < len(data)
        if in_mapping or in_list:
            data = data[part]
    return data


def _shown(value: Any) -> str:
    if isinstance(value, str):
        value = shown(value)
    text = repr(value) if not isinstance(value, dict | list) else f"a {type(value).__name__}"
    return text if len(text) <= 60 else f"{text[:57]}..."


def _meant(name: str, known: list[str]) -> str:
    close = get_close_matches(name, known, n=1)
    return f" (did you mean {close[0]!r}?)" if close else ""
