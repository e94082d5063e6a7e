"""Names and places that are known by heart, folded: lower case, no accents.

A *sure* one is no word of the languages we looked at and stands for itself, even in lower
case; a *likely* one is also a word: only a capital in the middle of a sentence, or a
neighbour, makes a name of it. Sources: bench/gazetteer.py.
"""

# ruff: noqa: SIM905 - word lists read best as text
from __future__ import annotations

import unicodedata
from importlib.resources import files
from typing import Final

from redaction.recognizers import names

__all__ = [
    "CITIES", "GIVEN", "PLACES", "PLACE_HEADS", "SURE_GIVEN", "SURE_PLACES", "SURE_SURNAMES",
    "SURNAMES", "fold",
]  # fmt: skip


def fold(word: str) -> str:
    """Lower case without accents."""
    if word.isascii():
        return word.lower()
    plain = unicodedata.normalize("NFD", word.casefold())
    return "".join(char for char in plain if not unicodedata.combining(char))


def _listed(name: str) -> list[str]:
    """Read one list of redaction/recognizers/data, an entry a line (see bench/gazetteer.py)."""
    file = files("redaction.recognizers").joinpath("data", f"{name}.txt")
    return file.read_text(encoding="utf-8").splitlines()


def _split(listed: list[str]) -> tuple[frozenset[str], frozenset[str]]:
    """Return the sure ones and all."""
    sure = frozenset(one for one in listed if not one.endswith("?"))
    return sure, sure | frozenset(one[:-1] for one in listed if one.endswith("?"))


# Names of things that programmers and shops speak of every day.
_THINGS: Final = frozenset(
    """
    kafka jenkins java python ruby docker redis swift kotlin scala julia perl pascal haskell django
    flask celery grafana prometheus jira slack trello asana github gitlab notion linux ubuntu debian
    fedora oracle azure lambda alexa siri cortana claude gemini bard llama mistral copilot chrome
    safari opera firefox nokia samsung sony dell lenovo huawei xiaomi motorola nike adidas puma zara
    gucci prada chanel dior versace rolex ikea lego nestle toyota honda mazda nissan ford seat audi
    bmw mercedes tesla ferrari porsche renault peugeot citroen fiat skoda volvo uber glovo airbnb
    netflix spotify disney marvel google amazon apple android excel outlook skype zoom teams kindle
    bizum oxxo pix mercado libre sat curp rfc nif nie dni cpf cnpj rut tlax ref abc kilo metro gran
    data mana sena ale alo dia gas luz plan sol mil sin fin hoy amen lote caja pago meta lista gama
    talla tapa marca zona cita ruta alta baja max min avg sum log net org dev test prod demo beta
    alpha gamma delta sigma omega theta lambda ok bye hola ola oi turing monte carlo
    saludos saludo gracias cordiales regards sincerely atenciosamente dear hello
    """.split()
)
_SURE_GIVEN, _GIVEN = _split(_listed("given"))
_SURE_SURNAMES, _SURNAMES = _split(_listed("surnames"))
_ALSO_WORDS: Final = frozenset(
    """
    ella iria irma german frances helio amparo amy cristiana cristiano christian emma norma pau
    suelen inmaculada oliver guido amaro rosemary jasmine holly estela jersey florida ceu aire saida
    """.split()
)
SURE_GIVEN: Final = (_SURE_GIVEN | names.GIVEN) - names.AMBIGUOUS - _THINGS - _ALSO_WORDS
"""Given names that are nothing else."""
GIVEN: Final = (_GIVEN | names.GIVEN) - _THINGS
"""All given names, those that are also words included."""
SURE_SURNAMES: Final = _SURE_SURNAMES - _THINGS
"""Surnames that are nothing else."""
SURNAMES: Final = (_SURNAMES | names.SURNAMES) - _THINGS
"""All surnames."""

_WORDS: Final = frozenset(
    """
    address street avenue road apartment number mobile phone email order delivery customer support
    service reading nice central union centro calle barrio colonia ciudad pueblo provincia estado
    republic norte sur este oeste north south east west local nacional universal principal orden
    casa campo villa torre puente puerto monte costa isla playa laguna fuente santa santo san
    """.split()
)
_SURE_PLACES, _LISTED_PLACES = _split(_listed("places"))
# Said in the three languages, and missing or only half meant in the sources.
_KNOWN: Final = frozenset(
    one.strip()
    for one in (
        "espana|spain|espanha|mexico|argentina|colombia|chile|peru|uruguay|paraguay|bolivia|ecuador|"
        "venezuela|brasil|brazil|portugal|france|francia|franca|germany|alemania|alemanha|italy|"
        "italia|united kingdom|reino unido|united states|estados unidos|united states of america|"
        "eeuu|ireland|irlanda|scotland|escocia|wales|england|inglaterra|japan|japon|japao|"
        "rusia|russia|marruecos|morocco|suiza|switzerland|suica|suecia|sweden|noruega|norway|"
        "dinamarca|denmark|finlandia|finland|polonia|poland|grecia|greece|turquia|egipto|egypt|"
        "angola|mozambique|mocambique|cabo verde|cape verde|new zealand|nueva zelanda|"
        "nova zelandia|south korea|corea del sur|coreia do sul|new york|nueva york|nova york|"
        "nova iorque|los angeles|san francisco|buenos aires|ciudad de mexico|mexico city|"
        "cidade do mexico|rio de janeiro|sao paulo|lisboa|lisbon|madrid|barcelona|sevilla|seville|"
        "london|londres|paris|berlin|milan|bogota|medellin|quito|caracas|montevideo|asuncion|"
        "guadalajara|monterrey|cancun|coimbra|curitiba|brasilia|manaus|tokyo|tokio|beijing|pekin|"
        "moscow|moscu|dubai|sydney|melbourne|toronto|montreal|vancouver|chicago|boston|miami|houston|"
        "dallas|seattle|denver|glasgow|belfast|dublin|edinburgh|manchester|liverpool|kenya|nairobi|"
        "costa rica|puerto rico|republica dominicana|dominican republic|el salvador|sri lanka|"
        "hong kong|saudi arabia|south africa|sudafrica|porto alegre|la paz|san salvador|san juan"
    ).split("|")
)
_NO_PLACES: Final = frozenset(
    "ligue mundo reunion irao gana china catar natal salta granada tonga nauru quito tienen".split()
)
CITIES: Final = frozenset(
    """
    bilbao murcia zaragoza gijon oviedo vigo leon salamanca burgos pamplona logrono santander
    albacete cadiz huelva jaen almeria granada cordoba malaga alicante elche castellon lleida
    girona tarragona palma badajoz caceres toledo segovia avila soria teruel huesca cuenca
    valladolid palencia zamora pontevedra lugo ourense vitoria donostia cartagena valencia
    mendoza salta tucuman rosario neuquen parana posadas resistencia formosa ushuaia bariloche
    puebla merida oaxaca queretaro tijuana veracruz morelia hermosillo chihuahua saltillo
    durango culiacan mazatlan acapulco toluca cuernavaca pachuca tampico cali barranquilla
    bucaramanga pereira manizales ibague cucuta villavicencio monteria valparaiso concepcion
    temuco antofagasta iquique arica rancagua talca valdivia osorno arequipa trujillo cusco
    piura chiclayo iquitos huancayo salto paysandu maldonado canelones guayaquil loja ambato
    santiago lima recife salvador belem goiania campinas santos natal fortaleza maceio aracaju
    teresina cuiaba florianopolis joinville blumenau londrina maringa sorocaba osasco niteroi
    contagem uberlandia porto braga aveiro faro setubal evora viseu leiria guimaraes funchal
    sintra cascais almada houston austin dallas madison lincoln jackson charlotte aurora
    victoria lancaster chester bradford durham preston sterling florence paris milan roma siena
    petra
    """.split()
)
"""Towns that are somebody's name or a word too: with a capital they are the town."""
PLACES: Final = (
    (
        {one for one in _LISTED_PLACES if len(one) >= 4}
        - _THINGS
        - _WORDS
        - {"mundo", "tienen", "hidden", "plain", "sugar", "ligue"}
    )
    | _KNOWN
    | CITIES
)
"""All places, of one to four words, those that are also words or names included."""
PLACE_HEADS: Final = frozenset(one.partition(" ")[0] for one in PLACES)
"""The first words of all places."""
SURE_PLACES: Final = (
    frozenset(
        one
        for one in (_SURE_PLACES & PLACES) - _NO_PLACES
        if one not in SURNAMES and one not in GIVEN
    )
    | _KNOWN
)
"""Places that are neither a word nor anybody's name."""
