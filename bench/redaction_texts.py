"""Texts for the redaction benches: an agent's reply of 1,000 characters, its values known.

Seeded, in English or Spanish, with 4-8 personal values each.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final, Literal

from faker import Faker

Lang = Literal["en", "es"]
Spans = list[tuple[int, int]]
LENGTH: Final = 1_000
LOCALES: Final[dict[Lang, tuple[str, ...]]] = {
    "en": ("en_US", "en_GB"),
    "es": ("es_ES", "es_MX", "es_AR"),
}
SENTENCES: Final[dict[Lang, tuple[str, ...]]] = {
    "en": (
        "Hello {name}, thanks for your patience while I looked into this.",
        "The confirmation went to {email} a few minutes ago.",
        "Our driver will call {phone} before the delivery.",
        "The parcel was handed over in {city} this morning.",
        "I can see a payment with card {card} on the account.",
        "The refund will be paid to {iban} within ten working days.",
        "Your colleague {name} asked about the same order last week.",
        "Your social security number {id} is not needed for this.",
    ),
    "es": (
        "Hola {name}, gracias por su paciencia mientras lo revisaba.",
        "La confirmación se envió a {email} hace unos minutos.",
        "El repartidor llamará al {phone} antes de la entrega.",
        "El paquete se entregó en {city} esta mañana.",
        "Veo un pago con la tarjeta {card} en la cuenta.",
        "El reembolso se hará en {iban} en diez días laborables.",
        "Su compañero {name} preguntó por el mismo pedido la semana pasada.",
        "Su DNI {id} no hace falta para esto.",
    ),
}
PROSE: Final[dict[Lang, tuple[str, ...]]] = {
    "en": (
        "Order {n} left the warehouse on time and is now with the carrier.",
        "If the box looks damaged, please take a photo before you open it.",
        "You can change the delivery window in the app until the evening before.",
        "The item costs {p} dollars and shipping is free above fifty.",
        "We keep returns simple: print the label, close the box, drop it off.",
        "There is nothing else that you have to do at this point.",
        "The warranty covers two years from the day of purchase.",
        "Our support team answers every day between eight and eight.",
    ),
    "es": (
        "El pedido {n} salió a tiempo del almacén y ya lo tiene el transportista.",
        "Si la caja llega dañada, haga una foto antes de abrirla, por favor.",
        "Puede cambiar la franja de entrega en la aplicación hasta la noche anterior.",
        "El artículo cuesta {p} euros y el envío es gratis a partir de cincuenta.",
        "Devolverlo es fácil: imprima la etiqueta, cierre la caja y entréguela.",
        "De momento no tiene que hacer nada más por su parte.",
        "La garantía cubre dos años desde el día de la compra.",
        "Nuestro equipo responde todos los días de ocho a ocho.",
    ),
}


@dataclass(frozen=True, slots=True)
class Text:
    """One text and where its personal values stand."""

    text: str
    gold: Spans


def make(lang: Lang, count: int, seed: int) -> list[Text]:
    """Make `count` texts of LENGTH characters with 4-8 values each."""
    rng = random.Random(f"{lang}{seed}")
    faker = Faker(LOCALES[lang])
    faker.seed_instance(seed)
    return [_one(lang, rng, faker) for _ in range(count)]


def _one(lang: Lang, rng: random.Random, faker: Faker) -> Text:
    said = rng.sample(SENTENCES[lang], rng.randint(4, 8))
    prose = [line.format(n=rng.randint(10_000, 99_999), p=rng.randint(5, 300))
             for line in rng.choices(PROSE[lang], k=24)]  # fmt: skip
    room = LENGTH - sum(map(len, said)) - 180  # values are longer than their names
    filler: list[str] = []
    while prose and room > 0:
        filler.append(prose.pop())
        room -= len(filler[-1]) + 1
    lines = [*said, *filler]
    rng.shuffle(lines)
    text, gold = "", []
    for line in lines:
        before, brace, rest = line.partition("{")
        text += before
        if brace:
            kind, _, rest = rest.partition("}")
            value = _value(kind, lang, rng, faker)
            gold.append((len(text), len(text) + len(value)))
            text += value
        text += rest + " "
    text = (text + " ".join(prose))[:LENGTH]
    return Text(text, [span for span in gold if span[1] <= len(text)])


def _value(kind: str, lang: Lang, rng: random.Random, faker: Faker) -> str:
    match kind:
        case "name":
            return f"{faker.first_name()} {faker.last_name()}"
        case "city":
            return str(faker.city())
        case "email":
            user = "".join(rng.choices("abcdefghijklmnoprstu", k=7))
            return f"{user}.{rng.randint(1, 99)}@{rng.choice(['example.com', 'mail.example.org'])}"
        case "phone":
            n = rng.randint(10_000_000, 99_999_999)
            spanish = f"+34 6{n // 1_000_000} {n // 1000 % 1000:03d} {n % 1000:03d}"
            return spanish if lang == "es" else f"+44 7700 900{n % 1000:03d}"
        case "card":
            return str(faker.credit_card_number(card_type="visa16"))
        case "iban":
            body = "".join(rng.choices("0123456789", k=20))
            check = 98 - int(f"{body}142800") % 97
            return f"ES{check:02d}{body}"
        case _:
            n = rng.randint(10_000_000, 66_599_999)
            letter = "TRWAGMYFPDXBNJZSQVHLCKE"[n % 23]
            return (
                f"{n}{letter}"
                if lang == "es"
                else f"{n % 565 + 101}-{n % 89 + 10}-{n % 8999 + 1000}"
            )
