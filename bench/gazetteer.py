"""Write the lists of names and places that redaction knows, from permissively licensed data.

    python -m bench.gazetteer --words WORDS.json.gz...

Names come from faker's person providers (MIT); places from faker's address providers (MIT) and
phonenumbers' geographic data (Apache-2.0). `--words` are frequency lists as pyspellchecker (MIT)
ships them (`en.json.gz`: word -> count): a name that is also a common word is left out, one that
is a rarer word is marked, since only a capital and a neighbour make a name of it. No list is
copied: only its verdict.
"""

# ruff: noqa: RUF001, SIM905 - typographic quotes occur in names; word lists read best as text
from __future__ import annotations

import argparse
import gzip
import importlib
import json
import pkgutil
import re
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path
from types import ModuleType

from redaction.recognizers.gazetteer import fold

OUT = Path("redaction/recognizers/data")
LATIN = re.compile(r"[A-Za-zÀ-ɏ'’\- .]{2,40}")
PLACE_LISTS = re.compile(
    r"cit(?:y_names?|ies|ies_name)|real_city_names|municipalities|provinces|states|regions|"
    r"departments|cantons|counties|distritos|freguesias|estados|countries"
)
OURS = {"en", "es", "pt"}
# Ranks in a frequency list of one of our languages: up to here it is a word and no name.
COMMON_PERSON, COMMON_PLACE = 8_000, 10_000
# In another language's list: beyond this rank nobody would take it for a word.
RARE_ELSEWHERE = 40_000
PEOPLE_ALL_THE_SAME = frozenset(
    """
    mike tom billy ben ron lena camilla daria matei lily lida nick bob sally teddy cole gene jake
    joe jimmy tony charlie sam hans kitty eve dean fedor charlotte claire marie
    """.split()
)
PLACES_ALL_THE_SAME = frozenset(
    """
    india cuba chile franca paris granada panama peru natal tampa roma salta servia suiza nevada
    colorado sacramento italia espana portugal brasil venezuela egipto malta francia
    """.split()
)


def strings(value: object) -> Iterator[str]:
    """The strings in one of faker's lists, tuples and weighted mappings."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list, tuple, set)):
        for one in value:
            yield from strings(one)


def providers(package: str) -> Iterator[ModuleType]:
    """Every locale of a faker provider."""
    root = importlib.import_module(f"faker.providers.{package}")
    for found in pkgutil.iter_modules(root.__path__):
        yield importlib.import_module(f"{root.__name__}.{found.name}")


def gathered(package: str, attribute: re.Pattern[str]) -> set[str]:
    """The Latin-script values of the attributes that match, over all locales."""
    found: set[str] = set()
    for module in providers(package):
        for name in dir(module.Provider):
            if attribute.fullmatch(name):
                values = strings(getattr(module.Provider, name))
                found |= {value.strip() for value in values if LATIN.fullmatch(value)}
    return found


def dialled() -> Iterator[str]:
    """Place names in phonenumbers' descriptions of prefixes."""
    root = importlib.import_module("phonenumbers.geodata")
    for found in pkgutil.iter_modules(root.__path__):
        for table in vars(importlib.import_module(f"{root.__name__}.{found.name}")).values():
            if isinstance(table, dict):
                for described in table.values():
                    if isinstance(described, dict):
                        yield from described.values()


def ranks(files: Iterable[Path]) -> dict[str, tuple[int, int]]:
    """Folded word -> (best rank in a language of ours, best rank elsewhere)."""
    found: dict[str, tuple[int, int]] = {}
    for file in files:
        counts = json.loads(gzip.decompress(file.read_bytes()))
        ours = file.name.partition(".")[0] in OURS
        for rank, word in enumerate(sorted(counts, key=counts.__getitem__, reverse=True)):
            known = found.get(fold(word), (10**9, 10**9))
            place = (min(known[0], rank), known[1]) if ours else (known[0], min(known[1], rank))
            found[fold(word)] = place
    return found


def marked(
    names: set[str], words: dict[str, tuple[int, int]], common: int, kept: AbstractSet[str]
) -> list[str]:
    """The names that are no common word; `?` behind those that are a word at all."""
    chosen = []
    for name in sorted(names):
        ours, elsewhere = words.get(name, (10**9, 10**9))
        if name in kept or (ours == 10**9 and elsewhere > RARE_ELSEWHERE):
            chosen.append(name)
        elif ours >= common:
            chosen.append(f"{name}?")
    return chosen


def written(name: str, entries: list[str]) -> None:
    """Write one list, an entry a line: as text a diff can be read."""
    (OUT / f"{name}.txt").write_text("\n".join(entries) + "\n", encoding="utf-8")


def main() -> None:
    """Write the lists."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--words", nargs="+", type=Path, required=True)
    words = ranks(parser.parse_args().words)
    single = re.compile(r"[^\W\d_]{3,}(?:['’\-][^\W\d_]+)*")
    given, surnames = (
        {
            fold(one)
            for whole in gathered("person", re.compile(pattern))
            for one in whole.split()
            if single.fullmatch(one)
        }
        for pattern in (r"first_names?(?:_.*)?", r"last_names?(?:_.*)?")
    )
    for name, found in (("given", given), ("surnames", surnames)):
        written(name, marked(found, words, COMMON_PERSON, PEOPLE_ALL_THE_SAME))
    everywhere = {*gathered("address", PLACE_LISTS), *dialled()}
    countries = {
        fold(one)
        for locale in ("en", "es", "pt_BR", "pt_PT")
        for one in strings(
            vars(importlib.import_module(f"faker.providers.address.{locale}").Provider).get(
                "countries"
            )
        )
    } - {"chad", "jordan", "turkey", "georgia", "guinea", "mali", "jersey", "man", "togo"}
    places = set(countries)
    for place in everywhere:
        name = fold(re.split(r"[,/(]| - ", place)[0].strip().rstrip("'’"))
        if LATIN.fullmatch(name) and len(name) >= 4 and len(name.split()) <= 4:
            places.add(name)
    written("places", marked(places, words, COMMON_PLACE, PLACES_ALL_THE_SAME | countries))


if __name__ == "__main__":
    main()
