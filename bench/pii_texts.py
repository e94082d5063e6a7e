"""Write chats of agents and their users in Spanish, English and Portuguese, with gold spans.

    python -m bench.pii_texts dev|test [--texts 1500] > set.jsonl

Each line is `{text, language, spans: [{start, end, type}], keep: [{start, end, type}]}`: `spans`
must be masked, `keep` (orders, prices, dates of events) must not. The parts share neither
sentences nor seeds nor addresses' countries but the main ones; a share of their names stands in
none of faker's lists.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from faker import Faker

from bench import pii_values as made
from bench.pii_values import Maker

SEEDS: Final = {"dev": 1_301, "test": 510_511}
LANGUAGES: Final = ("en", "es", "pt")
TEMPLATES: Final = Path(__file__).with_name("pii_templates")
_SLOT: Final = re.compile(r"\{(\w+)\}")
_LOWER: Final = 0.15
"""Share of names written without capitals."""
_STRANGE: Final = 0.3
"""Share of names that stand in none of faker's lists; each part has its own."""
_JSON: Final = 0.12
"""Share of texts that are a tool call's arguments."""

ADDRESSES: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "dev": {
        "en": (
            "en_US",
            "en_GB",
            "en_NZ",
            "en_IN",
            "en_CA",
            "fr_FR",
            "de_DE",
            "nl_BE",
            "sv_SE",
            "nl_NL",
        ),
        "es": ("es_ES", "es_ES", "es_MX", "es_CO", "fr_FR", "en_US", "da_DK", "ro_RO", "fr_CH"),
        "pt": ("pt_BR", "pt_BR", "pt_PT", "de_DE", "de_CH", "cs_CZ", "fr_CA", "pl_PL"),
    },
    "test": {
        "en": ("en_US", "en_GB", "en_AU", "en_US", "it_IT", "de_AT", "fi_FI", "no_NO"),
        "es": ("es_ES", "es_AR", "es_CL", "es_MX", "es_ES", "it_IT", "hr_HR"),
        "pt": ("pt_BR", "pt_PT", "pt_BR", "es_ES", "hu_HU", "sl_SI"),
    },
}
PEOPLE: Final = {
    "en": ("en_US", "en_GB", "en_IN", "en_NG", "de_DE", "pl_PL"),
    "es": ("es_ES", "es_MX", "es_AR", "es_CO", "ro_RO", "fr_FR"),
    "pt": ("pt_BR", "pt_PT", "pt_BR", "it_IT"),
}
STRANGE_GIVEN: Final = {
    "dev": (
        "Ekhiñe Uxia Brais Iolanda Txaber Zuriñe Malinalli Cuauhtli Yaretzi Sisa Inti Ñusta "
        "Tupaq Kauany Aruana Wenddie Djenifer Edileuza Valdirene Genésio Zenóbia Chinonso "
        "Obinna Yetunde Folake Kwabena Efua Akosua Tendai Rudo Farai Zanele Minh Hanh Tuyet "
        "Phuong Sunita Lakshmi Harpreet Gurdeep Farzana Rukhsana Nilofar Babak Siavash "
        "Araksya Hovik Ketevan Zviad Aoife Cillian Ffion Rhiannon Iestyn Aitziber Nekane "
        "Eneritz Xabat Garbiñe Itxaro Nayeli Citlali Xóchitl Itzel Tonatiuh Illari Sumaq "
        "Killari Wayra Anahí Yerutí Araí Ruwaida Thandiwe Lwazi Nomvula Chidera Ifeoluwa "
        "Tunde Ngozi Ayodele Thuy Linh Quoc Bao Duy Mehwish Zeenat Bilqis Fereydoun Shirin "
        "Golnar Anoush Vartan Levan Nino Tamuna Giorgi Saoirse Caoimhe Niamh Tadhg Eilidh "
        "Morwenna Taliesin Angharad Moacyr Jurema Iracema Ubirajara Jandira Dalva Edivaldo "
        "Claudinei Rosicleide Jucélia "
    ),
    "test": (
        "Nahia Haizea Ibón Xiana Breogán Aldara Meritxell Nayra Ximenita Yaqui Tlali "
        "Citlalli Ixchel Amaru Qori Yma Pachacuti Tainá Kaike Raoni Iraci Marinalva "
        "Cleidiane Josicleide Ezequias Ebele Uchenna Adaeze Olumide Titilayo Kofi Ama Abena "
        "Themba Sipho Nokuthula Chipo Tatenda Dung Khanh Ngoc Thao Meenakshi Kavitha "
        "Jaspreet Manpreet Shabnam Parisa Roxane Kourosh Anahit Gevorg Nana Irakli Gráinne "
        "Oisín Sinéad Deirdre Gwenllian Emrys "
    ),
}
STRANGE_SURNAMES: Final = {
    "dev": (
        "Iturriagagoitia Zubizarreta Lopetegi Aramburuzabala Ipiña Choquehuanca Quisbert "
        "Apaza Huarachi Nahuelpan Curihuinca Millaqueo Tecuapetla Xicoténcatl Tlapale "
        "Poaquiza Guaraca Mthembu Nkosi Chukwuemeka Eze Oyelaran Boateng Asantewaa Mutasa "
        "Chiwenga Pham Duong Huynh Venkataraman Subramanian Gurung Tamang Rezaei Golzari "
        "Sargsyan Lomidze Ó Dálaigh Mac Aodha Trelawny Llewelyn-Rees Xakriabá Pataxó "
        "Goikoetxea Etxeberria Arrizabalaga Olazábal Urkullu Bengoetxea Chuquimia Mamani "
        "Huanca Condori Ticona Yupanqui Catrileo Huenchumilla Painemal Ñancupil Caquilpán "
        "Mbeki Dlamini Okonjo Adeyemi Nwachukwu Olorunfemi Ogbonna Trinh Vuong Luong Doan "
        "Siddiqui Qureshi Hosseini Karimzadeh Davtyan Mkrtchyan Beridze Kapanadze Ó Briain "
        "Mac Giolla Penhaligon Trevithick Pryce-Jones Cavalheiro Bittencourt Guajajara "
        "Krenak Munduruku Potiguara Carajá Nhambiquara Tupinambá "
    ),
    "test": (
        "Agirretxe Zabaleta Arzallus Etxegarai Mendizabal Otxoa Sullca Limachi Callisaya "
        "Ccopa Huaytalla Antilef Marileo Lincopán Cuatlayotl Popoca Tzompantzi Guamán "
        "Chiliquinga Toaquiza Ndlovu Khumalo Zulu Okereke Onyeka Adebisi Ogunbanjo Mensah "
        "Owusu Moyo Ncube Truong Bui Dang Krishnamurthy Raghunathan Thapa Rai Farrokhi "
        "Ebrahimi Hakobyan Petrosyan Gelashvili Mchedlidze Ó Ceallaigh Mac Suibhne Pascoe "
        "Nance Bevan-Jones Kayapó Yanomami Terena Baniwa "
    ),
}
CITIES: Final = {
    "en": "Leeds|Portland|Nairobi|Brighton|Denver|Galway|Auckland|Bristol|Phoenix|Glasgow|Seattle|"
    "Halifax|Perth|Chicago|Belfast|Tucson|Swansea|Oxford|Boise|Cardiff",
    "es": "Valladolid|Rosario|Guadalajara|Medellín|Valparaíso|Arequipa|Montevideo|Zaragoza|Cuenca|"
    "Monterrey|Mendoza|Cartagena|Sevilla|Temuco|Gijón|Puebla|Murcia|Salto|Cali|Bilbao",
    "pt": "Curitiba|Coimbra|Recife|Braga|Porto Alegre|Salvador|Faro|Belém|Setúbal|Goiânia|Aveiro|"
    "Manaus|Lisboa|Campinas|Évora|Natal|Santos|Viseu|Fortaleza|Leiria",
}
COUNTRIES: Final = {
    "en": "Ireland|Mexico|New Zealand|Kenya|Portugal|South Korea|Germany|Ecuador",
    "es": "Alemania|Uruguay|Marruecos|Noruega|Estados Unidos|Perú|Suiza|Japón",
    "pt": "Angola|Moçambique|França|Alemanha|Cabo Verde|Argentina|Irlanda|Estados Unidos",
}
STRUCTURED: Final[Mapping[str, tuple[str, Maker]]] = {
    "NIF": ("ES_NIF", made.es_nif),
    "NIE": ("ES_NIE", made.es_nie),
    "PASS_ES": ("ES_PASSPORT", made.es_passport),
    "IBAN": ("IBAN_CODE", made.iban),
    "DNI_AR": ("AR_DNI", made.ar_dni),
    "CUIT": ("AR_CUIT", made.ar_cuit),
    "CURP": ("MX_CURP", made.mx_curp),
    "RFC": ("MX_RFC", made.mx_rfc),
    "CPF": ("BR_CPF", made.br_cpf),
    "CNPJ": ("BR_CNPJ", made.br_cnpj),
    "RUT": ("CL_RUT", made.cl_rut),
    "NIT": ("CO_NIT", made.co_nit),
    "CC": ("CO_CC", made.co_cc),
    "RUC": ("PE_RUC", made.pe_ruc),
    "CI": ("UY_CI", made.uy_ci),
    "SSN": ("US_SSN", made.us_ssn),
    "CARD": ("CREDIT_CARD", made.card),
    "EMAIL": ("EMAIL_ADDRESS", made.email),
    "PHONE": ("PHONE_NUMBER", made.phone),
    "IP": ("IP_ADDRESS", made.ip),
    "BIRTH": ("DATE_OF_BIRTH", made.birth),
    "CLABE": ("BANK_ACCOUNT", made.clabe),
    "PT_NIF": ("PT_NIF", made.pt_nif),
    "CIF": ("ES_CIF", made.es_cif),
    "PASSPORT": ("PASSPORT", made.passport),
    "VAT": ("VAT_NUMBER", made.vat),
    "NINO": ("UK_NINO", made.nino),
    "MAC": ("MAC_ADDRESS", made.mac),
    "SECRET": ("SECRET", made.secret),
    "PASSWORD": ("PASSWORD", made.password),
    "URL": ("URL_CREDENTIALS", made.url),
}
KEPT: Final[Mapping[str, Maker]] = {
    "order": made.order,
    "price": made.price,
    "sku": made.sku,
    "date": made.event_date,
    "flight": made.flight,
    "booking": made.booking,
    "version": made.version,
    "qty": lambda rng: str(rng.randint(2, 400)),
    "track": lambda rng: f"{rng.choice(['TRK', '1Z', 'PQ', 'LX'])}{made.digits(rng, 10)}",
}
ARGUMENTS: Final = {
    "en": {"customer_name": "PERSON", "email": "EMAIL", "phone": "PHONE", "shipping_address":
           "ADDRESS", "card_number": "CARD", "order_id": "order", "sku": "sku", "amount": "price"},
    "es": {"nombre_completo": "PERSON", "correo": "EMAIL", "telefono": "PHONE", "direccion":
           "ADDRESS", "dni": "NIF", "pedido": "order", "articulo": "sku", "importe": "price"},
    "pt": {"nome_completo": "PERSON", "email": "EMAIL", "telefone": "PHONE", "endereco":
           "ADDRESS", "cpf": "CPF", "pedido": "order", "produto": "sku", "valor": "price"},
}  # fmt: skip


@cache
def templates(part: str) -> dict[str, list[str]]:
    """Sentences by language."""
    found: dict[str, list[str]] = {}
    language = ""
    for line in (TEMPLATES / f"{part}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            language = line[3:]
        elif line and not line.startswith("#"):
            found.setdefault(language, []).append(line)
    return found


class Writer:
    """Fills sentences of one part; the same seed, the same texts."""

    def __init__(self, part: str) -> None:
        self.part = part
        self.rng = random.Random(SEEDS[part])
        self._fakers: dict[str, Faker] = {}

    def texts(self, count: int) -> Iterator[dict[str, Any]]:
        """Yield `count` lines of the set."""
        for number in range(count):
            language = LANGUAGES[number % len(LANGUAGES)]
            yield self._arguments(language) if self.rng.random() < _JSON else self._chat(language)

    def _chat(self, language: str) -> dict[str, Any]:
        sentences = self.rng.sample(templates(self.part)[language], self.rng.randint(2, 4))
        self.rng.shuffle(sentences)
        return self._filled(self.rng.choice(("\n", " ", "\n\n")).join(sentences), language)

    def _arguments(self, language: str) -> dict[str, Any]:
        fields = ARGUMENTS[language]
        keys = self.rng.sample(sorted(fields), self.rng.randint(4, 7))
        body = ", ".join(f'"{key}": "{{{fields[key]}}}"' for key in keys)
        return self._filled(f"⟨{body}⟩", language)

    def _filled(self, template: str, language: str) -> dict[str, Any]:
        spans: list[dict[str, Any]] = []
        keep: list[dict[str, Any]] = []
        text, at = "", 0
        for slot in _SLOT.finditer(template):
            text += template[at : slot.start()]
            kind, value = self._value(slot[1], language)
            span = {"start": len(text), "end": len(text) + len(value), "type": kind}
            (keep if slot[1] in KEPT else spans).append(span)
            text += value
            at = slot.end()
        text = (text + template[at:]).replace("⟨", "{").replace("⟩", "}")
        return {"text": text, "language": language, "spans": spans, "keep": keep}

    def _value(self, slot: str, language: str) -> tuple[str, str]:
        if slot in KEPT:
            return slot, KEPT[slot](self.rng)
        if slot in STRUCTURED:
            kind, make = STRUCTURED[slot]
            return kind, make(self.rng)
        soft: dict[str, tuple[str, Callable[[str], str]]] = {
            "PERSON": ("PERSON", self._person),
            "GIVEN": ("PERSON", self._given),
            "ADDRESS": ("ADDRESS", self._address),
            "CITY": ("LOCATION", lambda language: self._one(CITIES[language])),
            "COUNTRY": ("LOCATION", lambda language: self._one(COUNTRIES[language])),
            "ORG": ("ORGANIZATION", lambda language: self._fake(PEOPLE[language]).company()),
        }
        kind, write = soft[slot]
        return kind, write(language)

    def _one(self, choices: str) -> str:
        return self.rng.choice(choices.split("|"))

    def _fake(self, locales: tuple[str, ...]) -> Faker:
        locale = self.rng.choice(locales)
        if locale not in self._fakers:
            self._fakers[locale] = Faker(locale)
            self._fakers[locale].seed_instance(SEEDS[self.part])
        return self._fakers[locale]

    def _strange(self) -> bool:
        return self.rng.random() < _STRANGE

    def _given(self, language: str) -> str:
        if self._strange():
            return self.rng.choice(STRANGE_GIVEN[self.part].split())
        return self._fake(PEOPLE[language]).first_name()

    def _person(self, language: str) -> str:
        if self._strange():
            last = self.rng.choice(
                re.findall(r"(?:Ó |Mac )?[\w\-]{3,}", STRANGE_SURNAMES[self.part])
            )
            name = f"{self.rng.choice(STRANGE_GIVEN[self.part].split())} {last}"
        else:
            fake = self._fake(PEOPLE[language])
            name = f"{fake.first_name()} {fake.last_name()}"
        return name.lower() if self.rng.random() < _LOWER else name

    def _address(self, language: str) -> str:
        address = self._fake(ADDRESSES[self.part][language]).address()
        return re.sub(r"\s*\n\s*", ", ", address).strip(" ,")


def main() -> None:
    """Print one part."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", choices=sorted(SEEDS))
    parser.add_argument("--texts", type=int, default=1_500)
    given = parser.parse_args()
    for line in Writer(given.part).texts(given.texts):
        print(json.dumps(line, ensure_ascii=False))


if __name__ == "__main__":
    main()
