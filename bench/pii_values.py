"""Made-up identifiers, people and places, and numbers that are nobody's.

Check digits are computed here, so that no rule is tested against its own arithmetic alone.
Each maker takes the generator of its caller: the same seed, the same values.
"""

# ruff: noqa: D103 - names say it
from __future__ import annotations

import random
import string
from collections.abc import Callable

Maker = Callable[[random.Random], str]


def digits(rng: random.Random, count: int, first: str = string.digits) -> str:
    return rng.choice(first) + "".join(rng.choices(string.digits, k=count - 1))


def luhn_digit(number: str) -> str:
    total = 0
    for place, char in enumerate(reversed(number)):
        value = int(char) * (2 if place % 2 == 0 else 1)
        total += value - 9 if value > 9 else value
    return str((10 - total % 10) % 10)


def mod11(number: str, weights: str, *, high: str = "0") -> str:
    rest = sum(int(a) * int(b, 16) for a, b in zip(number, weights, strict=True)) % 11
    check = 11 - rest
    return {11: "0", 10: high}.get(check, str(check % 10))


def es_nif(rng: random.Random) -> str:
    number = digits(rng, 8)
    letter = "TRWAGMYFPDXBNJZSQVHLCKE"[int(number) % 23]
    dotted = f"{number[:2]}.{number[2:5]}.{number[5:]}"
    return rng.choice([f"{number}{letter}", f"{number}-{letter}", f"{dotted}-{letter}"])


def es_nie(rng: random.Random) -> str:
    first, number = rng.choice("XYZ"), digits(rng, 7)
    letter = "TRWAGMYFPDXBNJZSQVHLCKE"[int(str("XYZ".index(first)) + number) % 23]
    return rng.choice([f"{first}{number}{letter}", f"{first}-{number}-{letter}"])


def es_passport(rng: random.Random) -> str:
    return "".join(rng.choices(string.ascii_uppercase, k=3)) + digits(rng, 6)


def iban(rng: random.Random) -> str:
    country, length = rng.choice([("ES", 24), ("DE", 22), ("PT", 25), ("GB", 22), ("FR", 27)])
    body = "WEST" + digits(rng, length - 8) if country == "GB" else digits(rng, length - 4)
    moved = "".join(str(int(char, 36)) for char in body + country + "00")
    whole = f"{country}{98 - int(moved) % 97:02d}{body}"
    grouped = " ".join(whole[at : at + 4] for at in range(0, len(whole), 4))
    return rng.choice([whole, grouped])


def ar_dni(rng: random.Random) -> str:
    number = digits(rng, 8, "1234")
    return rng.choice([number, f"{number[:2]}.{number[2:5]}.{number[5:]}"])


def ar_cuit(rng: random.Random) -> str:
    body = rng.choice(["20", "27", "30"]) + digits(rng, 8)
    check = mod11(body, "5432765432", high="9")
    return rng.choice([f"{body[:2]}-{body[2:]}-{check}", f"{body}{check}"])


def mx_curp(rng: random.Random) -> str:
    body = (
        f"{rng.choice('GLMPR')}{rng.choice('AEIOU')}{rng.choice('LMRS')}{rng.choice('AJMR')}"
        f"{rng.randint(50, 99)}{rng.randint(1, 12):02d}{rng.randint(1, 28):02d}"
        f"{rng.choice('HM')}{rng.choice(['DF', 'JC', 'NL'])}{rng.choice(['RRN', 'LPM', 'SNC'])}0"
    )
    alphabet = "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"
    total = sum(alphabet.index(char) * (18 - at) for at, char in enumerate(body))
    return body + str((10 - total % 10) % 10)


def mx_rfc(rng: random.Random) -> str:
    born = f"{rng.randint(50, 99)}{rng.randint(1, 12):02d}{rng.randint(1, 28):02d}"
    name = "".join(rng.choices("ABCDEFGHIJLMNOPRSTUV", k=4))
    mark = "".join(rng.choices(string.ascii_uppercase, k=2))
    return f"{name}{born}{mark}{rng.choice('0123456789A')}"


def br_cpf(rng: random.Random) -> str:
    body = digits(rng, 9)
    body += mod11(body, "a98765432")
    body += mod11(body, "ba98765432")
    return rng.choice([body, f"{body[:3]}.{body[3:6]}.{body[6:9]}-{body[9:]}"])


def br_cnpj(rng: random.Random) -> str:
    alphabet = rng.choice([string.digits, string.digits + string.ascii_uppercase])
    body = "".join(rng.choices(alphabet, k=8)) + "0001"
    for weights in ("543298765432", "6543298765432"):
        total = sum((ord(char) - 48) * int(w) for char, w in zip(body, weights, strict=True))
        body += str(0 if total % 11 < 2 else 11 - total % 11)
    return rng.choice([body, f"{body[:2]}.{body[2:5]}.{body[5:8]}/{body[8:12]}-{body[12:]}"])


def cl_rut(rng: random.Random) -> str:
    body = digits(rng, 8, "12")
    total = sum(int(char) * (2 + at % 6) for at, char in enumerate(reversed(body)))
    check = {10: "K", 11: "0"}.get(11 - total % 11, str(11 - total % 11))
    return rng.choice([f"{body[:2]}.{body[2:5]}.{body[5:]}-{check}", f"{body}-{check}"])


def co_nit(rng: random.Random) -> str:
    body = digits(rng, 9, "89")
    primes = (3, 7, 13, 17, 19, 23, 29, 37, 41)
    rest = sum(int(c) * p for c, p in zip(reversed(body), primes, strict=True)) % 11
    check = rest if rest < 2 else 11 - rest
    return rng.choice([f"{body[:3]}.{body[3:6]}.{body[6:]}-{check}", f"{body}-{check}"])


def pe_ruc(rng: random.Random) -> str:
    body = rng.choice(["10", "20"]) + digits(rng, 8)
    rest = (
        11 - sum(int(a) * b for a, b in zip(body, (5, 4, 3, 2, 7, 6, 5, 4, 3, 2), strict=True)) % 11
    )
    return f"{body}{rest % 10}"


def uy_ci(rng: random.Random) -> str:
    body = digits(rng, 7, "12345")
    check = -sum(int(a) * b for a, b in zip(body, (2, 9, 8, 7, 6, 3, 4), strict=True)) % 10
    return f"{body[0]}.{body[1:4]}.{body[4:]}-{check}"


def us_ssn(rng: random.Random) -> str:
    return f"{rng.randint(101, 665)}-{rng.randint(10, 99)}-{rng.randint(1000, 9999)}"


def card(rng: random.Random) -> str:
    body = rng.choice(["4", "51", "2221", "6011"])
    body += digits(rng, 15 - len(body))
    body += luhn_digit(body)
    separator = rng.choice(["", " ", "-"])
    return separator.join(body[at : at + 4] for at in range(0, 16, 4))


def email(rng: random.Random) -> str:
    user = "".join(rng.choices(string.ascii_lowercase, k=7))
    host = rng.choice(["example.com", "mail.example.org", "correo.example.es", "intra.lan"])
    return f"{user}{rng.choice(['', '.x', '+tag', '_1'])}@{host}"


def phone(rng: random.Random) -> str:
    n = digits(rng, 8)
    return rng.choice(
        [
            f"6{n[:2]} {n[2:5]} {n[5:]}",
            f"+34 6{n[:2]} {n[2:5]} {n[5:]}",
            f"+34 9{n[0]} {n[1:4]} {n[4:6]} {n[6:]}",
            f"6{n[:2]}{n[2:]}",
            f"(212) 555-01{n[:2]}",
            f"+1 212 555 01{n[:2]}",
            f"212-555-01{n[:2]}",
            f"+54 9 11 4{n[:3]}-{n[3:7]}",
            f"(11) 9{n[:4]}-{n[4:]}",
            f"+55 11 9{n[:4]}-{n[4:]}",
            f"55 5{n[:3]} {n[3:7]}",
            f"+52 55 5{n[:3]} {n[3:7]}",
            f"+56 9 {n[:4]} {n[4:]}",
            f"9{n[:2]} {n[2:5]} {n[5:]}",
            f"+351 91{n[0]} {n[1:4]} {n[4:7]}",
            f"07700 900{n[:3]}",
            f"020 7946 0{n[:3]}",
            f"+44 7700 900{n[:3]}",
        ]
    )


def ip(rng: random.Random) -> str:
    v4 = ".".join(str(rng.randint(1, 254)) for _ in range(4))
    v6 = ":".join(f"{rng.randint(0x1000, 0xFFFF):x}" for _ in range(8))
    return rng.choice([v4, v6])


def secret(rng: random.Random) -> str:
    letters = string.ascii_letters + string.digits

    def chars(count: int) -> str:
        return "".join(rng.choices(letters, k=count))

    return rng.choice(
        [
            f"sk-{chars(40)}",
            f"sk-ant-api03-{chars(60)}",
            f"AKIA{''.join(rng.choices(string.ascii_uppercase + string.digits, k=16))}",
            f"ghp_{chars(36)}",
            f"github_pat_{chars(40)}",
            f"xoxb-{digits(rng, 11)}-{chars(24)}",
            f"AIza{chars(35)}",
            f"eyJ{chars(20)}.eyJ{chars(30)}.{chars(43)}",
            f"Bearer {chars(40)}",
            f"glpat-{chars(20)}",
            f"npm_{chars(36)}",
            f"hf_{chars(34)}",
        ]
    )


def url(rng: random.Random) -> str:
    word = "".join(rng.choices(string.ascii_letters, k=9))
    scheme = rng.choice(["postgres", "mongodb+srv", "https", "redis", "amqp"])
    return f"{scheme}://svc:{word}@db.example.net:5432/app"


def password(rng: random.Random) -> str:
    return "".join(rng.choices(string.ascii_letters + string.digits + "!#$%*+-_", k=12)) + "x"


def birth(rng: random.Random) -> str:
    year, month, day = rng.randint(1940, 2006), rng.randint(1, 12), rng.randint(1, 28)
    return rng.choice([f"{day:02d}/{month:02d}/{year}", f"{year}-{month:02d}-{day:02d}"])


def clabe(rng: random.Random) -> str:
    body = digits(rng, 17)
    total = sum(int(char) * (3, 7, 1)[at % 3] % 10 for at, char in enumerate(body))
    return f"{body}{-total % 10}"


def mac(rng: random.Random) -> str:
    return ":".join(f"{rng.randint(0, 255):02x}" for _ in range(6))


def pt_nif(rng: random.Random) -> str:
    body = digits(rng, 8, "12")
    rest = 11 - sum(int(char) * (9 - at) for at, char in enumerate(body)) % 11
    return f"{body}{0 if rest >= 10 else rest}"


def es_cif(rng: random.Random) -> str:
    body = digits(rng, 7)
    return f"{rng.choice('AB')}{body}{luhn_digit(body)}"


def co_cc(rng: random.Random) -> str:
    body = digits(rng, 10, "1")
    return rng.choice([body, f"{body[0]}.{body[1:4]}.{body[4:7]}.{body[7:]}"])


def passport(rng: random.Random) -> str:
    return rng.choice([digits(rng, 9), f"{rng.choice('AGXP')}{digits(rng, 8)}"])


def vat(rng: random.Random) -> str:
    return rng.choice([f"DE{digits(rng, 9)}", f"IT{digits(rng, 11)}", f"FRXX{digits(rng, 9)}"])


def nino(rng: random.Random) -> str:
    n = digits(rng, 6)
    return f"{rng.choice(['AB', 'JG', 'SC'])} {n[:2]} {n[2:4]} {n[4:]} {rng.choice('ABCD')}"


def pe_dni(rng: random.Random) -> str:
    return digits(rng, 8, "4567")


def licence(rng: random.Random) -> str:
    return rng.choice([f"{rng.choice(string.ascii_uppercase)}{digits(rng, 8)}", digits(rng, 11)])


def record(rng: random.Random) -> str:
    return digits(rng, rng.randint(6, 10), "123456789")


def profile(rng: random.Random) -> str:
    user = "".join(rng.choices(string.ascii_lowercase, k=9))
    return f"https://www.linkedin.com/in/{user}-{digits(rng, 4)}"


def street(rng: random.Random) -> str:
    number = rng.randint(1, 320)
    return rng.choice(
        [
            f"Calle de Alcalá {number}, 2º B, 28009 Madrid",
            f"Avda. de la Constitución, {number}, 41001 Sevilla",
            f"Av. Insurgentes Sur {number}, Col. Roma, 06700 Ciudad de México",
            f"Carrera {number} # 45-{rng.randint(1, 99):02d}, Bogotá",
            f"Rua Augusta, {number}, apto 12, 01304-001 São Paulo",
            f"Travessa do Carmo {number}, 1200-095 Lisboa",
            f"{number} Maple Avenue, Apt 4B, Springfield, IL 62704",
            f"{number} Baker Street, London, NW1 6XE",
        ]
    )


def person(rng: random.Random) -> str:
    """Names that stand in no list, so that the words before them must do."""
    first = rng.choice(["Xantal", "Oihane", "Quimey", "Ituiaba", "Thorvald", "Zulmira"])
    last = rng.choice(["Zarrabeitia", "Quispealaya", "Wojtkiewicz", "Ngcobo", "Tupinamby"])
    return rng.choice([f"{first} {last}", f"{first} {last} {last[::-1].capitalize()}"])


def known_person(rng: random.Random) -> str:
    first = rng.choice(["María", "João", "Emily", "José Luis", "Inês", "Sofía"])
    last = rng.choice(["García Pérez", "Gonçalves", "Walker", "Núñez", "de Souza Lima"])
    return rng.choice([f"{first} {last}", f"{first} {last}".lower()])


def order(rng: random.Random) -> str:
    return rng.choice(
        [digits(rng, 5, "123456789"), digits(rng, 8, "123456789"), f"A-{digits(rng, 5)}",
         f"{digits(rng, 5)}-B", f"SO-{digits(rng, 5)}", f"2024-{digits(rng, 6)}"]
    )  # fmt: skip


def price(rng: random.Random) -> str:
    whole, cents = rng.randint(1, 99_999), rng.randint(0, 99)
    thousands = f"1.{whole % 1000:03d}.{whole % 997:03d},50 €"
    comma = f"{whole},{cents:02d}"
    return rng.choice(
        [f"{comma} €", f"${whole:,}.{cents:02d}", f"R$ {comma}", f"{whole} EUR", thousands]
    )


def sku(rng: random.Random) -> str:
    letters = "".join(rng.choices(string.ascii_uppercase, k=3))
    return rng.choice(
        [f"{letters}-{digits(rng, 4)}", f"{letters}{digits(rng, 3)}-XL", digits(rng, 13)]
    )


def event_date(rng: random.Random) -> str:
    year, month, day = rng.randint(2023, 2027), rng.randint(1, 12), rng.randint(1, 28)
    return rng.choice([f"{day:02d}/{month:02d}/{year}", f"{year}-{month:02d}-{day:02d}",
                       f"{year}-{month:02d}-{day:02d}T{day:02d}:30:00Z"])  # fmt: skip


def flight(rng: random.Random) -> str:
    return rng.choice(["IB", "LA", "AV", "TP"]) + digits(rng, 4)


def booking(rng: random.Random) -> str:
    return "Q" + "".join(rng.choices(string.ascii_uppercase, k=2)) + digits(rng, 1) + "L2M"[:2]


def version(rng: random.Random) -> str:
    return f"v{rng.randint(1, 9)}.{rng.randint(0, 20)}.{rng.randint(0, 20)}"
