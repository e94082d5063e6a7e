"""Keys, tokens and passwords: by the issuers' prefixes, and by the words before them."""

# ruff: noqa: E501, FLY002, SIM905 - a pattern broken over lines is a pattern misread
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from redaction.recognizers.rules import Rule

__all__ = ["RULES"]

_NAME: Final = (
    r"(?:api[_\- ]?key|apikey|api[_\- ]?token|access[_\- ]?key|access[_\- ]?token|auth[_\- ]?token|"
    r"refresh[_\- ]?token|secret[_\- ]?key|client[_\- ]?secret|secret[_\- ]?access[_\- ]?key|secret|"
    r"private[_\- ]?key|[a-z]{0,20}token|clave (?:de )?(?:la )?api|"
    r"chave (?:de |da )?api|credential|x-api-key|authorization)"
)
_PASSWORD: Final = (
    r"(?:[a-z]{0,20}(?:password|passwd|passphrase|passcode|pwd|contrase[nñ]a|senha)|"
    r"clave(?: de acceso)?|palavra-passe|pin(?: code)?|otp)"
)
_TIE: Final = r"(?:[\"'`*]{0,3}[ \t]*(?:=>|:=|[:=])[ \t]*|[ \t]+(?:is|es|é|era|was)[ \t]*:?[ \t]*)"
_WORDS: Final = frozenset(
    "required incorrect wrong invalid expired needed optional correct the your a an not missing "
    "incorrecta incorrecto obligatoria errónea correcta caducada inválida válida necesaria "
    "incorreta obrigatória errada inválida correta expirada null none true false undefined string "
    "very muy que too also reset changed required. el la tu su una un sua uma mi".split()
)


def _not_prose(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Leave out the sentences that speak of passwords without giving one."""
    value = text[start:end].rstrip(".,;:!?)'\"`")
    if len(value) >= 4 and value.casefold() not in _WORDS:
        yield start, start + len(value), 0.85


RULES: Final = (
    Rule(
        "secret.pem",
        "SECRET",
        r"(?P<v>-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----"
        r"(?:[^-]|-[^-])*(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|$)?)",
        0.99,
    ),
    Rule(
        "secret.prefix",
        "SECRET",
        "|".join(
            (
                r"sk-[A-Za-z0-9_\-]{16,200}",  # OpenAI, Anthropic
                r"[srp]k_(?:live|test)_[A-Za-z0-9]{10,99}",  # Stripe
                r"(?:A3T[A-Z0-9]|AKIA|ASIA|AGPA|AIDA|AROA|ANPA|ANVA|AIPA)[A-Z0-9]{16}",  # AWS
                r"gh[pousr]_[A-Za-z0-9]{30,255}|github_pat_[A-Za-z0-9_]{22,255}",
                r"glpat-[A-Za-z0-9_\-]{20,64}",
                r"xox[abposr]-[A-Za-z0-9\-]{10,200}|xapp-[A-Za-z0-9\-]{10,200}",
                r"AIza[A-Za-z0-9_\-]{35}|ya29\.[A-Za-z0-9_\-]{20,300}",  # Google
                r"GOCSPX-[A-Za-z0-9_\-]{20,40}|[0-9]{8,14}-[a-z0-9]{32}\.apps\.googleusercontent\.com|GOOG[A-Z0-9]{20,60}",
                r"[A-Za-z0-9_~.\-]{3}8Q~[A-Za-z0-9_~.\-]{31,34}",  # Azure client secret
                r"[A-Za-z0-9+/]{76}AZ[A-Za-z0-9+/]{8}==|[A-Za-z0-9+/]{33,48}(?:ACDb|AEh|AIoT|ABaz)[A-Za-z0-9+/]{4,12}={0,2}",  # Azure keys
                r"[A-Za-z0-9]{14,76}JQQJ99[A-Za-z0-9]{20,60}",  # Azure AI services
                r"sk-or-v1-[a-f0-9]{64}|xai-[A-Za-z0-9]{60,90}|pplx-[A-Za-z0-9]{40,60}|tgp_v1_[A-Za-z0-9_\-]{40,60}",
                r"gl(?:dt|ft|soat|rt|cbt|imt|ptt|agent|oas)-[A-Za-z0-9_\-]{20,64}",
                r"whsec_[A-Za-z0-9+/=]{24,80}|rk_(?:live|test)_[A-Za-z0-9]{10,99}",
                r"dckr_pat_[A-Za-z0-9_\-]{20,40}|dapi[a-f0-9]{32}|ATATT3[A-Za-z0-9_\-=]{60,300}|lin_api_[A-Za-z0-9]{40}",
                r"PMAK-[a-f0-9]{24}-[a-f0-9]{34}|sntrys_[A-Za-z0-9+/=_]{40,300}|nfp_[A-Za-z0-9]{36,40}|vercel_[A-Za-z0-9]{24}",
                r"figd_[A-Za-z0-9_\-]{40}|secret_[A-Za-z0-9]{43}|ntn_[A-Za-z0-9]{40,50}|tvly-[A-Za-z0-9]{20,60}|fw_[A-Za-z0-9]{20,40}",
                r"[0-9]{8,10}:AA[A-Za-z0-9_\-]{33}|key-[a-f0-9]{32}|[a-f0-9]{32}-us[0-9]{1,2}",  # Telegram, Mailgun, Mailchimp
                r"npm_[A-Za-z0-9]{36}|pypi-[A-Za-z0-9_\-]{40,300}",
                r"hf_[A-Za-z0-9]{30,60}|gsk_[A-Za-z0-9]{40,80}|r8_[A-Za-z0-9]{30,60}",
                r"pk-lf-[A-Za-z0-9\-]{20,60}|lf_[A-Za-z0-9]{30,60}",
                r"SG\.[A-Za-z0-9_\-]{16,64}\.[A-Za-z0-9_\-]{16,64}",  # SendGrid
                r"shp(?:at|ca|pa|ss)_[a-f0-9]{32}|sq0[a-z]{3}-[A-Za-z0-9_\-]{22,60}",
                r"dop_v1_[a-f0-9]{64}|APP_USR-[A-Za-z0-9\-]{20,100}|TEST-[0-9]{10,20}-[A-Za-z0-9\-]{20,99}",
                r"EAA[A-Za-z0-9]{60,300}|AC[a-f0-9]{32}|SK[a-f0-9]{32}",  # Meta, Twilio
                r"https://hooks\.slack\.com/services/[A-Za-z0-9/]{20,120}",
            )
        ),
        0.95,
    ),
    Rule(
        "secret.jwt",
        "SECRET",
        r"eyJ[A-Za-z0-9_\-]{8,}\.(?:eyJ)?[A-Za-z0-9_\-]{8,}(?:\.[A-Za-z0-9_\-]*)?",
        0.99,
    ),
    Rule(
        "secret.bearer",
        "SECRET",
        r"(?P<v>(?:bearer|basic|token)[ \t]+[A-Za-z0-9_\-.~+/]{16,}=*)",
        0.85,
    ),
    Rule(
        "secret.named",
        "SECRET",
        rf"(?:{_NAME}){_TIE}(?:(?:bearer|basic)[ \t]+)?[\"'`*]{{0,3}}(?P<v>[^\s\"'`,;<>&{{}}]{{6,512}})",
        0.85,
        refine=_not_prose,
    ),
    Rule(
        "password.named",
        "PASSWORD",
        rf"(?:{_PASSWORD}){_TIE}[\"'`*]{{0,3}}(?P<v>[^\s\"'`<>{{}}]{{4,256}})",
        0.85,
        refine=_not_prose,
    ),
    Rule(
        "url.credentials",
        "URL_CREDENTIALS",
        r"(?P<v>[a-z][a-z0-9+.\-]{1,30}://[^\s/:@\"'<>]{0,128}:[^\s@\"'<>]{1,256}@[^\s\"'<>,;)\]}]+)",
        0.95,
    ),
    Rule(
        "url.token",
        "SECRET",
        r"[?&;](?:access_token|token|api_?key|key|sig|signature|password|pwd|secret|auth|code|"
        r"x-amz-signature|session|sid)=(?P<v>[^\s&\"'<>#]{8,512})",
        0.8,
    ),
    Rule(
        "connection.string",
        "SECRET",
        r"(?:accountkey|sharedaccesskey|sharedaccesssignature|sig|pwd|password|clientsecret|secret)=(?P<v>[^;\s\"'<>]{4,256})",
        0.9,
    ),
)

KEYS: Final = rf"(?:{_NAME}|{_PASSWORD})"
"""RE2 of JSON keys, in plain words, whose whole value is a secret."""
