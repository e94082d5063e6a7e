"""Invented people for the sample traffic. SAMPLE DATA: nobody here exists.

Identifiers pass their check digits, because a recogniser that validates must meet them,
and come from ranges made for tests: Spanish test identities (99999xxx), the card schemes'
and IBAN registry's printed examples, Ofcom's and NANPA's fictional telephone ranges,
example.com and example.org. Spain reserves no fictional range: its numbers count upwards.
"""

from __future__ import annotations

from dataclasses import dataclass

_NIF_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE"


def nif(number: int) -> str:
    """Return a Spanish NIF: eight digits and the letter of `number` modulo 23."""
    return f"{number:08d}{_NIF_LETTERS[number % 23]}"


def cpf(base: str) -> str:
    """Return a Brazilian CPF for nine digits: two check digits, each modulo 11."""
    digits = [int(char) for char in base]
    for _ in range(2):
        weights = range(len(digits) + 1, 1, -1)
        rest = sum(d * w for d, w in zip(digits, weights, strict=True)) * 10 % 11
        digits.append(rest % 10)
    text = "".join(map(str, digits))
    return f"{text[:3]}.{text[3:6]}.{text[6:9]}-{text[9:]}"


def cuit(kind: str, number: int) -> str:
    """Return an Argentine CUIT: kind (20, 27), eight digits, a check digit modulo 11.

    Raises ValueError where the check digit would be ten, which is never issued.
    """
    base = f"{kind}{number:08d}"
    weights = (5, 4, 3, 2, 7, 6, 5, 4, 3, 2)
    check = -sum(int(d) * w for d, w in zip(base, weights, strict=True)) % 11
    if check == 10:
        raise ValueError("no CUIT has this base")
    return f"{kind}-{number:08d}-{check}"


@dataclass(frozen=True, slots=True)
class Person:
    """One invented customer; `identifier` is (entity, words before it, value)."""

    name: str
    email: str
    phone: str
    entity: str
    called: str
    identifier: str

    @property
    def pii(self) -> tuple[tuple[str, str], ...]:
        """Return every raw value of this person with its entity type."""
        return (
            ("PERSON", self.name),
            ("EMAIL_ADDRESS", self.email),
            ("PHONE_NUMBER", self.phone),
            (self.entity, self.identifier),
        )


PEOPLE: dict[str, tuple[Person, ...]] = {
    "es": (
        Person(
            "María García",
            "maria.garcia@example.com",
            "612 345 678",
            "ES_NIF",
            "NIF",
            nif(99999018),
        ),
        Person(
            "Javier Fernández",
            "j.fernandez@example.org",
            "+34 623 456 789",
            "IBAN_CODE",
            "IBAN",
            "ES91 2100 0418 4502 0005 1332",
        ),
        Person(
            "Carlos Gómez",
            "carlos.gomez@example.com",
            "+54 9 11 2345-6789",
            "AR_CUIT",
            "CUIT",
            cuit("20", 12345678),
        ),
        Person(
            "Ana Martínez",
            "ana.martinez@example.org",
            "634 567 890",
            "CREDIT_CARD",
            "número de tarjeta",
            "4111 1111 1111 1111",
        ),
        Person(
            "Juliana Silva",
            "juliana.silva@example.com",
            "+55 11 91234-5678",
            "BR_CPF",
            "CPF",
            cpf("111444777"),
        ),
        Person(
            "Lucía Rodríguez",
            "lucia.rodriguez@example.org",
            "645 678 901",
            "ES_NIF",
            "NIF",
            nif(99999972),
        ),
    ),
    "en": (
        Person(
            "Emily Johnson",
            "emily.johnson@example.com",
            "07700 900123",
            "CREDIT_CARD",
            "card number",
            "5555 5555 5555 4444",
        ),
        Person(
            "Michael Brown",
            "m.brown@example.org",
            "(212) 555-0142",
            "CREDIT_CARD",
            "card number",
            "4012 8888 8888 1881",
        ),
        Person(
            "Sarah Williams",
            "sarah.williams@example.com",
            "+44 7700 900456",
            "IBAN_CODE",
            "IBAN",
            "GB82 WEST 1234 5698 7654 32",
        ),
        Person(
            "David Miller",
            "david.miller@example.org",
            "+1 415 555 0173",
            "CREDIT_CARD",
            "card number",
            "3782 822463 10005",
        ),
        Person(
            "Laura Schmidt",
            "laura.schmidt@example.com",
            "020 7946 0321",
            "IBAN_CODE",
            "IBAN",
            "DE89 3704 0044 0532 0130 00",
        ),
    ),
}

CANARIES: frozenset[str] = frozenset(
    value for people in PEOPLE.values() for person in people for _, value in person.pii
)
"""Every raw personal value in the sample traffic: none of them may ever leave the process."""
