"""Check digits of national and financial identifiers.

Each function takes the matched characters, separators included, and answers whether the
check digits agree. Sources: the issuing authorities' published algorithms.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

_NOT_ALNUM: Final = re.compile(r"[^0-9A-Za-zÑñ]")
_NIF_LETTERS: Final = "TRWAGMYFPDXBNJZSQVHLCKE"


def clean(value: str) -> str:
    """Drop separators and fold to upper case."""
    return _NOT_ALNUM.sub("", value).upper()


def _weighted(digits: Iterable[int], weights: Iterable[int]) -> int:
    return sum(digit * weight for digit, weight in zip(digits, weights, strict=True))


def _digits(value: str, length: int) -> list[int] | None:
    plain = clean(value)
    return [int(char) for char in plain] if plain.isdigit() and len(plain) == length else None


def luhn(value: str) -> bool:
    """ISO/IEC 7812-1, annex B: payment cards."""
    digits = [int(char) for char in clean(value) if char.isdigit()]
    doubled = (sum(divmod(2 * digit, 10)) for digit in digits[-2::-2])
    return len(set(digits)) > 1 and (sum(digits[-1::-2]) + sum(doubled)) % 10 == 0


def iban(value: str) -> bool:
    """ISO 13616: modulo 97 of the rearranged number is 1."""
    plain = clean(value)
    if not plain.isascii() or len(plain) < 15:
        return False
    return int("".join(str(int(char, 36)) for char in plain[4:] + plain[:4])) % 97 == 1


def es_nif(value: str) -> bool:
    """Spain, DNI and NIF K/L/M: letter = number modulo 23."""
    plain = clean(value)
    number = plain[1:-1] if plain[:1] in {"K", "L", "M"} else plain[:-1]
    return number.isdigit() and plain[-1] == _NIF_LETTERS[int(number) % 23]


def es_nie(value: str) -> bool:
    """Spain, NIE: X, Y, Z stand for 0, 1, 2 before the DNI's rule."""
    plain = clean(value)
    number = str("XYZ".find(plain[0])) + plain[1:-1]
    return number.isdigit() and plain[-1] == _NIF_LETTERS[int(number) % 23]


def es_cif(value: str) -> bool:
    """Spain, legal persons: Luhn over seven digits, as digit or as letter."""
    plain = clean(value)
    digits = _digits(plain[1:8], 7)
    if digits is None or len(plain) != 9:
        return False
    total = sum(digits[1::2]) + sum(sum(divmod(2 * digit, 10)) for digit in digits[::2])
    check = -total % 10
    return plain[8] in {str(check), "JABCDEFGHI"[check]}


def pt_nif(value: str) -> bool:
    """Portugal, NIF: modulo 11 with weights 9..2."""
    digits = _digits(value, 9)
    if digits is None:
        return False
    rest = 11 - _weighted(digits[:8], range(9, 1, -1)) % 11
    return digits[8] == (0 if rest >= 10 else rest)


def _br_check(values: Sequence[int], weights: Sequence[int]) -> int:
    rest = _weighted(values, weights) % 11
    return 0 if rest < 2 else 11 - rest


def br_cpf(value: str) -> bool:
    """Brazil, CPF: two digits modulo 11; one digit repeated is never issued."""
    digits = _digits(value, 11)
    if digits is None or len(set(digits)) == 1:
        return False
    first = _br_check(digits[:9], range(10, 1, -1))
    second = _br_check(digits[:10], range(11, 1, -1))
    return digits[9:] == [first, second]


def br_cnpj(value: str) -> bool:
    """Brazil, CNPJ, also the alphanumeric form of 2026: character code minus 48, modulo 11."""
    plain = clean(value)
    if len(plain) != 14 or not plain.isascii() or not plain[12:].isdigit():
        return False
    values = [ord(char) - 48 for char in plain]
    weights = (6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2)
    return len(set(values)) > 1 and values[12:] == [
        _br_check(values[:12], weights[1:]),
        _br_check(values[:13], weights),
    ]


def ar_cuit(value: str) -> bool:
    """Argentina, CUIT/CUIL: modulo 11."""
    digits = _digits(value, 11)
    if digits is None:
        return False
    check = -_weighted(digits[:10], (5, 4, 3, 2, 7, 6, 5, 4, 3, 2)) % 11
    return digits[10] == check


def ar_cbu(value: str) -> bool:
    """Argentina, CBU: two blocks, weights 3, 1, 7, 9 from the right."""
    digits = _digits(value, 22)
    if digits is None:
        return False

    def block(part: list[int]) -> bool:
        weights = [(3, 1, 7, 9)[at % 4] for at in range(len(part) - 1)]
        return part[-1] == -_weighted(part[-2::-1], weights) % 10

    return block(digits[:8]) and block(digits[8:])


def mx_curp(value: str) -> bool:
    """Mexico, CURP: weights 18..2 over 0-9A-NÑO-Z, modulo 10."""
    alphabet = "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"
    plain = clean(value)
    if len(plain) != 18 or not plain[17].isdigit():
        return False
    total = _weighted((alphabet.find(char) for char in plain[:17]), range(18, 1, -1))
    return int(plain[17]) == -total % 10


def mx_rfc(value: str) -> bool:
    """Mexico, RFC: weights 13..2 over the tax authority's alphabet, modulo 11."""
    alphabet = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ"
    plain = re.sub(r"[^0-9A-ZÑ&]", "", value.upper()).rjust(13)
    if len(plain) != 13:
        return False
    total = _weighted((alphabet.find(char) for char in plain[:12]), range(13, 1, -1))
    return plain[12] == "0123456789A"[-total % 11]


def mx_clabe(value: str) -> bool:
    """Mexico, CLABE: weights 3, 7, 1, each product modulo 10."""
    digits = _digits(value, 18)
    if digits is None:
        return False
    total = sum(digit * (3, 7, 1)[at % 3] % 10 for at, digit in enumerate(digits[:17]))
    return digits[17] == -total % 10


def cl_rut(value: str) -> bool:
    """Chile, RUT: weights 2..7 from the right, modulo 11; ten is K."""
    plain = clean(value)
    if not plain[:-1].isdigit():
        return False
    total = sum(int(char) * (2 + at % 6) for at, char in enumerate(reversed(plain[:-1])))
    return plain[-1] == "0123456789K"[-total % 11]


def co_nit(value: str) -> bool:
    """Colombia, NIT: prime weights from the right, modulo 11."""
    digits = [int(char) for char in clean(value) if char.isdigit()]
    if len(digits) < 9:
        return False
    primes = (3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71)
    rest = sum(d * p for d, p in zip(reversed(digits[:-1]), primes, strict=False)) % 11
    return digits[-1] == (rest if rest < 2 else 11 - rest)


def pe_ruc(value: str) -> bool:
    """Peru, RUC: modulo 11 with weights 5, 4, 3, 2, 7, 6, 5, 4, 3, 2."""
    digits = _digits(value, 11)
    if digits is None:
        return False
    check = 11 - _weighted(digits[:10], (5, 4, 3, 2, 7, 6, 5, 4, 3, 2)) % 11
    return digits[10] == check % 10


def uy_ci(value: str) -> bool:
    """Uruguay, cedula: weights 2, 9, 8, 7, 6, 3, 4, modulo 10."""
    digits = [int(char) for char in clean(value) if char.isdigit()]
    if not 7 <= len(digits) <= 8:
        return False
    padded = [0] * (8 - len(digits)) + digits
    return padded[7] == -_weighted(padded[:7], (2, 9, 8, 7, 6, 3, 4)) % 10


def us_ssn(value: str) -> bool:
    """United States, SSN: ranges never issued (it has no check digit)."""
    plain = clean(value)
    return (
        len(plain) == 9
        and plain.isdigit()
        and plain[:3] not in {"000", "666"}
        and plain[3:5] != "00"
        and plain[5:] != "0000"
    )
