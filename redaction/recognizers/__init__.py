"""What counts as personal: rule tables, validators, names and the models that find people."""

from __future__ import annotations

from typing import Final

RECOGNIZERS_VERSION: Final = "2"
"""Raised whenever a rule, validator or list changes what is masked: part of judge_version."""

ENTITIES: Final = (
    "ADDRESS",
    "AR_CUIT",
    "AR_DNI",
    "BANK_ACCOUNT",
    "BR_CNPJ",
    "BR_CPF",
    "CL_RUT",
    "CO_CC",
    "CO_NIT",
    "CREDIT_CARD",
    "CRYPTO",
    "DATE_OF_BIRTH",
    "DENY_LIST",
    "DRIVER_LICENSE",
    "EMAIL_ADDRESS",
    "ES_CIF",
    "ES_NIE",
    "ES_NIF",
    "ES_PASSPORT",
    "FIELD",
    "FIELD_DROP",
    "FIELD_HASH",
    "IBAN_CODE",
    "IP_ADDRESS",
    "LOCATION",
    "MAC_ADDRESS",
    "MEDICAL_ID",
    "MX_CURP",
    "MX_RFC",
    "ORGANIZATION",
    "PASSPORT",
    "PASSWORD",
    "PERSON",
    "PE_DNI",
    "PE_RUC",
    "PHONE_NUMBER",
    "PT_NIF",
    "SECRET",
    "SOCIAL_PROFILE",
    "UK_NHS",
    "UK_NINO",
    "URL_CREDENTIALS",
    "US_SSN",
    "UY_CI",
    "VAT_NUMBER",
)
"""Every entity type this package can name, sorted."""
