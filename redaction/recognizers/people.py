"""Person names by the words around them and by name lists, in es, en and pt."""

# ruff: noqa: E501, RUF001 - patterns and word lists read best unbroken, typographic quotes included
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from redaction.recognizers.gazetteer import GIVEN, SURE_GIVEN, SURE_PLACES, SURNAMES, fold
from redaction.recognizers.known import EITHER, RUN, is_common, listed
from redaction.recognizers.rules import Rule
from redaction.recognizers.words import ACTS, HEADS, NOT_NAMES, PARTICLES, TOKEN

__all__ = ["NOT_NAMES", "RULES", "fold"]

_CAP: Final = r"(?-i:\p{Lu})[\p{L}'’\-]*"
_PARTICLE: Final = r"(?:de|del|da|do|dos|das|la|las|los|y|e|van|von|der|di|san|mc|el|al|bin)"
_FULL: Final = rf"{_CAP}\.?(?:[ \t](?:{_PARTICLE}[ \t]){{0,2}}{_CAP}){{0,4}}"
_ANY: Final = r"[\p{L}'’\-]+\.?(?:[ \t][\p{L}'’\-]+){0,5}"
_TIE: Final = r"[ \t,:*\"'“]{1,4}"
_SAID: Final = (
    r"(?:me llamo|mi nombre(?: completo)? es|meu nome(?: completo)? é|me chamo|"
    r"(?:my|his|her) (?:full )?name(?: is|'s)|my name's|se llama|chama-se|se chama)"
)
_LABEL: Final = (
    r"(?:mi nombre|meu nome|nombre(?: y apellidos?| completo| del (?:titular|cliente|paciente))?:|"
    r"nome(?: completo| d[oa] (?:titular|cliente|paciente))?:|(?:full |customer |patient )?name:|"
    r"apellidos?:|sobrenome:|apelido:|surname:|first name:|last name:|the (?:full )?name is|"
    r"a nombre de|em nome de|in the name of|under the name(?: of)?|on behalf of|de parte de|"
    r"i am called|calls? me|ll[aá]mame|pode me chamar de|firmado(?: por)?:?|assinado(?: por)?:?|"
    r"signed(?: by)?:?|(?:filed|written|reported|submitted|requested|placed|ordered|sent|opened|approved|handled|represented|accompanied|assisted) by|"
    r"(?:presentad[oa]|solicitad[oa]|enviad[oa]|atendid[oa]|acompa[nñ]ad[oa]|representad[oa]|emitid[oa]|recogid[oa]|acompanhad[oa]|enviad[oa]|atendid[oa]) por|(?:m[eé]dic[oa]|doctor|doctora|remitid[oa] por|responsable(?: cl[ií]nic[oa])?|enfermer[oa]|especialista|solicitante|"
    r"facultativ[oa]|cirujan[oa]|dentista|abogad[oa]|physician|nurse|surgeon|referred by|attending|provider|author|autor[a]?|m[eé]dico respons[aá]vel|enfermeir[oa]|"
    r"passenger|pasajer[oa]|beneficiari[oa]|guest|hu[eé]sped|contact(?: person)?|recipient|sender|remitente|destinatari[oa]|attn|a/a):|(?:card ?holder|account holder|holder|beneficiary|customer|client|patient|passenger|guest|tenant|owner|"
    r"contact|titular|cliente|paciente|comprador|compradora|beneficiari[oa]|pasajer[oa]|propietari[oa]|inquilin[oa]|propriet[aá]ri[oa]|"
    r"contacto|contato)(?:'s name)? (?:is|was|es|era|é)|(?:dni|nif|nie|cpf|rut|cuit|cuil|ssn|passport|pasaporte|account|cuenta|conta|iban)"
    r" (?:de|do|da|of)|corresponde a|pertenece a|pertence a|belongs to|issued to|emitid[oa] a|expedid[oa] a|mr|mrs|ms|miss|dr|dra|sr|sra|srta|don|doña|dona|señora?|senhora?)"
)
_BEFORE: Final = (
    r"(?:soy|sou(?: [oa])?|habla|fala|le habla|te habla|aqui é [oa]?|aqu[ií]|i am|i'm|this is|"
    r"speaking (?:with|to)|spoke (?:with|to)|habl[eé] con|falei com|"
    r"sr\.?|sra\.?|srta\.?|se[nñ]ora?|senhora?|don|do[nñ]a|dona|d\.|d[nñ]a\.|mr\.?|mrs\.?|ms\.?|miss|dr\.?|"
    r"dra\.?|doctora?|doutora?|prof\.?|profesora?|professora?|"
    r"hola|buenos d[ií]as|buenas tardes|ol[aá]|oi|bom dia|boa tarde|hi|hello|hey|dear|good morning|"
    r"confirmad[oa],|listo,|hecho,|disculp[ae],|perd[oó]n,|entendido,|buenas,|feito,|certo,|pronto,|confirmed,|done,|sorry,|okay,|estimad[oa]|querid[oa]|prezad[oa]|car[oa]|gracias|obrigad[oa]|thanks|thank you|perfecto|perfeito|"
    r"(?:le|te|los|nos) atiende|atiende|datos:|dados:|details:|comprador[a]?|vendedor[a]?|arrendatari[oa]|firmante|solicitante|demandante|autor[a]?|buyers?|sellers?|"
    r"(?:conductor|chofer|driver|motorista|repartidor|courier|t[eé]cnic[oa]|technician|nutricionista|terapeuta|therapist|abogad[oa]|advogad[oa]|lawyer|attorney|"
    r"doctor|doctora|m[eé]dic[oa]|agente|agent|asesor[a]?|gestor[a]?|advisor|manager|accountant|contador[a]?|tutor[a]?|profesor[a]?|professor[a]?|vecin[oa]|vizinh[oa])"
    r"(?: es| is| é| ser[áa])?|through to|you're through to|paso con|passar para|(?:ring|phone|page|visit|seeing|saw) |avis[ea][nm]?(?: a)?|avisem|"
    r"claimant|tenants?|landlord|landlady|witness|nurse|signer|applicant|candidate|candidat[oa]|alumn[oa]|student|alun[oa]|maestr[oa]|teacher|vecin[oa]|vizinh[oa]|neighbou?r|"
    r"propietari[oa]|propriet[aá]ri[oa]|inquilin[oa]|owner|aos cuidados de|a cargo de|care of|c/o|titular a|titular|clientes?|pacientes?|pasajer[oa]s?|passageir[oa]|passenger|customer|patient|client|cardholder|"
    r"beneficiari[oa]|benefici[aá]ri[oa]|destinatari[oa]|contacto|contato|contact|usuari[oa]|usu[aá]ri[oa]|"
    r"user|emplead[oa]|funcion[aá]ri[oa]|employee|agent|atendente|compa[nñ]er[oa]|colleague|colega|"
    r"espos[oa]|marido|mujer|wife|husband|hij[oa]|filh[oa]|son|daughter|herman[oa]|irm[aã]o?|brother|sister|"
    r"madre|padre|m[aã]e|pai|mother|father|amig[oa]|friend|jef[ea]|chefe|boss|"
    r"atentamente|cordialmente|saludos(?: cordiales)?|un saludo|atenciosamente|abra[cç]os?|att\.?|"
    r"(?:kind |best )?regards|sincerely|cheers|best)"
)
_MONTHS_TOO: Final = frozenset({"julio", "abril", "domingo", "marco", "julia"})
_PAIR: Final = re.compile(r"(?!(?:y|e|and) )[^\W\d_][\w'’\-]* [^\W\d_][\w'’\-]*")
_JOINED_BEFORE: Final = re.compile(r"([^\W\d_][\w'’\-]*) (?:y|e|and|&) (?:[oa] )?$")
_JOINED_AFTER: Final = re.compile(r" (?:y|e|and|&) (?:[oa] )?[^\W\d_][\w'’\-]*")
_ARTICLE: Final = re.compile(r"\b[OAoa] $")
_ARTICLES: Final = re.compile(r"\b[OAoa] [^\W\d_]+ e [oa] [^\W\d_]+")
_ROLE: Final = (
    r"(?:saludos?,|atentamente,|cordialmente,|atenciosamente,|regards,|sincerely,|cheers,|abra[cç]os?,|signed,|firmado,|soy|sou(?: [oa])?|i am|i'm|this is|habla|le habla|aqui é [oa]?|friend|amig[oa]|brother|sister|herman[oa]|irm[aã]o?|wife|husband|"
    r"mujer|marido|espos[oa]|hij[oa]|filh[oa]|my son|daughter|paciente|patient|clientes?|customer|holder|titular|estimad[oa]|prezad[oa]|"
    r"querid[oa]|car[oa]|dear|sr\.?|sra\.?|srta\.?|dr\.?|dra\.?|mr\.?|mrs\.?|ms\.?|prof\.?|doctora?|doutora?|vecin[oa]|neighbou?r|"
    r"comprador[a]?|vendedor[a]?|propriet[aá]ri[oa]|propietari[oa]|buyer|seller|datos:|dados:|details:|atiende|landlord|tenant|witness|nurse|colleague|compa[nñ]er[oa]|colega|jef[ea]|boss|chefe|passenger|pasajer[oa]|passageir[oa])"
)
# After these people say what they are as often as who.
_VAGUE_ROLE: Final = re.compile(
    r"(?:soy|sou|i am|i'm|this is|is|habla|paciente|patient|clientes?|customer|there|add|of|de)[,:]?[ \t]+\(?$",
    re.IGNORECASE,
)
_CALLED_BY: Final = r"(?:add|order of|account of|parcel of|pedido de|cuenta de|conta de|reserva de|there,|habl[eéó]\p{L}* con|fal\p{L}* com|spoke (?:with|to)|talked to|speaking (?:with|to)|caso a|case to)"
# Letters that native words of Spanish and Portuguese do not hold, and few English ones together.
_STRANGE: Final = re.compile(
    r"[kwñ]|tx|tz|[^aeioustcp]h|h[ay]$|yu|x[aiou]|z[aeiou]r|[aeiou]y[aeiou]|uy|ngu?$|[bdgjp]$|aa|ij|cz|sz|oe"
)
_TELL: Final = (
    r"(?:tell|ask|email|e-mail|phone|remind|invite|inform|notify|thank|meet|met|met with|spoke to|"
    r"talk to|talked to|talking to|called|saw|met|married|hired|told|asked|"
    r"(?:av[ií]s\p{L}*|d[ií]\p{L}{0,4}le|dile|pregunt\p{L}*|llam\p{L}*|escrib\p{L}*|mand\p{L}*|env[ií]\p{L}*|"
    r"pas\p{L}{1,4}le|comunic\p{L}*|record\p{L}*|conoc\p{L}*|vi|invit\p{L}*|deriv\p{L}*|asign\p{L}*) a|"
    r"(?:avis\p{L}*|dig\p{L}*|pergunt\p{L}*|lig\p{L}*|escrev\p{L}*|envi\p{L}*|mand\p{L}*) (?:a|à|ao|para o|para a)|"
    r"(?:pas|deriv|asign|transf|escal|reasign|encaminh|repass|atribu)\p{L}* (?:el caso|la llamada|el ticket|la incidencia|o caso|a chamada|o chamado|the case|the ticket|it|this) (?:a|al|to|para|ao)|"
    r"(?:fal\p{L}*|convers\p{L}*|combin\p{L}*) com(?: o| a)?|junto (?:a|con|com)|habl\p{L}* con|fal\p{L}* com|qued\p{L}* con|cas\p{L}* con|cas\p{L}* com)"
)


def _tokens(text: str, start: int, end: int) -> list[tuple[int, int, str, str]]:
    return [
        (match.start(), match.end(), match.group(), fold(match.group().rstrip(".")))
        for match in TOKEN.finditer(text, start, end)
    ]


def _said(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """After "me llamo": words until one that no name holds; lower case counts too."""
    tokens = _tokens(text, start, end)
    first = last = -1
    for at, (begin, stop, word, folded) in enumerate(tokens):
        if last >= 0 and text[last:begin].strip(" \t"):
            break
        known = folded in GIVEN or folded in SURNAMES
        if folded in PARTICLES and first >= 0:
            continue
        if folded in NOT_NAMES and not known:
            break
        if first >= 0 and not known and not word[0].isupper() and not _ends(text, tokens, at):
            break
        first = begin if first < 0 else first
        last = stop
    if first >= 0:
        yield first, last, 0.9


def _ends(text: str, tokens: list[tuple[int, int, str, str]], at: int) -> bool:
    """Answer whether a lower-case word closes the name: "me llamo ana zubeldia y quiero"."""
    if at > 1 and tokens[at - 1][3] not in GIVEN:
        return False
    after = text[tokens[at][1] : tokens[at][1] + 1]
    return after not in {" ", "\t"} or (at + 1 < len(tokens) and tokens[at + 1][3] in NOT_NAMES)


def _labelled(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """After a label or a title: as after "me llamo", if it is written like a name or listed."""
    for begin, stop, score in _said(text, start, end):
        words = {fold(word) for word in text[begin:stop].split()}
        if text[begin].isupper() or words & EITHER:
            yield begin, stop, score


def _beside(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Beside a name: "Ana and Thandiwe"; with Portuguese articles, two capitals are two people."""
    before = _JOINED_BEFORE.search(text[max(0, start - 48) : start])
    after = _JOINED_AFTER.match(text[end : end + 48])
    other = (
        fold((before or after or [""])[0].strip(" &").split()[-1 if after else 0])
        if before or after
        else ""
    )
    articles = bool(_ARTICLE.search(text[max(0, start - 3) : start])) and bool(
        _ARTICLES.search(text[max(0, start - 48) : end + 48])
    )
    name = fold(text[start:end])
    if name in NOT_NAMES or name in HEADS or name in SURE_PLACES or len(name) < 3:
        return
    if other in SURE_GIVEN or (articles and other not in NOT_NAMES | HEADS | SURE_PLACES):
        yield start, end, 0.5


def _enumerated(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Take pairs of capitals in a row, if one of them holds a listed name."""
    pairs = list(_PAIR.finditer(text, start, end))
    words = [[fold(word) for word in pair.group().split()] for pair in pairs]
    if not any(word in EITHER for pair in words for word in pair):
        return
    for pair, (first, second) in zip(pairs, words, strict=True):
        if first not in NOT_NAMES | HEADS and second not in NOT_NAMES | HEADS:
            yield pair.start(), pair.end(), 0.6


def _pair(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """After a role or a title: two words in lower case that are no words we know of."""
    tokens = [token for token in _tokens(text, start, end) if token[3] not in PARTICLES]
    if len(tokens) < 2 or text[start].isupper():
        return
    first, second = tokens[:2]
    if any(token[3] in NOT_NAMES or len(token[3]) < 3 for token in (first, second)):
        return
    strange = any(_STRANGE.search(token[3]) or token[3] in EITHER for token in (first, second))
    vague = _VAGUE_ROLE.search(text[max(0, start - 24) : start])
    if (strange or not vague) and not any(is_common(token[3]) for token in (first, second)):
        yield first[0], second[1], 0.7


def _called(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """After a greeting or a role: capitalised words, less those that are no name."""
    tokens = _tokens(text, start, end)
    while tokens and (tokens[0][3] in NOT_NAMES or len(tokens[0][3]) == 1):
        if len(tokens) > 1 and tokens[0][3] in _MONTHS_TOO and tokens[1][2][0].isupper():
            break  # Julio César
        tokens.pop(0)
    for at, (_, _, word, folded) in enumerate(tokens):
        also = at and (word in {"Ó", "O"} or (word[0].isupper() and folded in SURNAMES))
        if (
            folded in NOT_NAMES
            and folded not in PARTICLES
            and not also
            and folded not in _MONTHS_TOO
        ):
            tokens = tokens[:at]
            break
    while tokens and tokens[-1][3] in PARTICLES:
        tokens.pop()
    if not tokens or not tokens[0][2][0].isupper() or (tokens[0][2].isupper() and len(tokens) < 2):
        return
    known = any(folded in GIVEN or folded in SURNAMES for *_, folded in tokens)
    yield tokens[0][0], tokens[-1][1], 0.85 if known else 0.7


def _speaker(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """At the head of a line, before a colon: who speaks."""
    line = text[text.rfind("\n", 0, start) + 1 : start].strip(" \t>*-?\"'\\")
    words = [fold(word) for word in text[start:end].split()]
    known = len(words) == 1 or all(word in EITHER for word in words)
    if not line and known and words[0] in GIVEN and words[0] not in NOT_NAMES:
        yield start, end, 0.6


def _acting_small(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Before what only people do, in lower case: at the head of a sentence, and a given name."""
    words = text[start:end].split()
    before = text[:start].rstrip(" \t>?*\"'\\")
    if before and before[-1] not in {".", "!", "?", "\n", ":", ","}:
        return
    first = fold(words[0])
    if first in GIVEN and first not in NOT_NAMES:
        last = len(words) > 1 and fold(words[1]) in SURNAMES
        yield start, end if last or len(words) == 1 else start + len(words[0]), 0.6


def _called_small(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """After a greeting or a role, in lower case: what begins with a given name."""
    words = [fold(word) for word in text[start:end].split()[:2]]
    if not text[start].islower() or words[0] in NOT_NAMES or words[0] not in GIVEN:
        return
    if words[0] in SURE_GIVEN or (len(words) > 1 and words[1] in SURNAMES):
        yield from _said(text, start, end)


def _acting(text: str, start: int, end: int) -> Iterator[tuple[int, int, float]]:
    """Before what only people do ("Xantia called"): capitalised words, less places and things."""
    if fold(text[start:end]) in _MONTHS_TOO:
        yield start, end, 0.6
    for begin, stop, score in _called(text, start, end):
        first = fold(text[begin:stop]).split()[0]
        if fold(text[begin:stop]) not in SURE_PLACES and first not in HEADS and len(first) > 2:
            yield begin, stop, score


RULES: Final = (
    Rule(
        "person.pair",
        "PERSON",
        rf"(?:{_ROLE}|{_LABEL}\.?|{_CALLED_BY})[,:]?[ \t]{{1,2}}\(?(?P<v>(?-i:\p{{Ll}})[\p{{L}}'’\-]+(?:[ ](?:{_PARTICLE}|ó)){{0,2}}[ ]"
        r"(?-i:\p{Ll})[\p{L}'’\-]+)(?:[ ,.;:!?\n()]|$)",
        0.7,
        refine=_pair,
        soft=True,
    ),
    Rule("person.said", "PERSON", rf"{_SAID}{_TIE}(?P<v>{_ANY})", 0.9, refine=_said, soft=True),
    Rule(
        "person.labelled",
        "PERSON",
        rf"{_LABEL}\.?{_TIE}(?P<v>{_ANY})",
        0.85,
        refine=_labelled,
        soft=True,
    ),
    Rule(
        "person.called",
        "PERSON",
        rf"{_BEFORE}[,:]?[ \t\n]{{1,2}}\(?(?P<v>{_FULL})",
        0.7,
        refine=_called,
        soft=True,
    ),
    Rule(
        "person.called_small",
        "PERSON",
        rf"{_BEFORE}[,:]?[ \t]{{1,2}}(?P<v>{_ANY})",
        0.7,
        refine=_called_small,
        soft=True,
    ),
    Rule(
        "person.told",
        "PERSON",
        rf"{_TELL}[ \t](?P<v>{_FULL})",
        0.6,
        refine=_acting,
        soft=True,
    ),
    Rule(
        "person.acts",
        "PERSON",
        rf"(?P<v>{_FULL})[ \t](?:{ACTS})\b",
        0.6,
        refine=_acting,
        soft=True,
    ),
    Rule(
        "person.asked_about",
        "PERSON",
        rf"(?:did|has|is|was|when|does|will|can)[ ](?P<v>{_FULL})[ ](?:tell|call|say|ask|mention|confirm|send|reply|pay|sign|approve|leave|"
        r"arrive|come|reach|cancel|book|order|know|the right|available|coming|there|in today|free|on leave|around|back|home|out|ready)\b",
        0.6,
        refine=_acting,
        soft=True,
    ),
    Rule(
        "person.list",
        "PERSON",
        rf"(?P<v>{_CAP}[ ]{_CAP}(?:, {_CAP}[ ]{_CAP}){{0,4}}[ ](?:y|e|and)[ ]{_CAP}[ ]{_CAP})",
        0.6,
        refine=_enumerated,
        soft=True,
    ),
    Rule(
        "person.beside",
        "PERSON",
        rf"(?:^|[^\p{{L}}])(?P<v>{_CAP})[ ](?:y|e|and|&)[ ](?:[oa][ ])?{_CAP}",
        0.5,
        refine=_beside,
        soft=True,
    ),
    Rule(
        "person.beside_last",
        "PERSON",
        rf"{_CAP}[ ](?:y|e|and|&)[ ](?:[oa][ ])?(?P<v>{_CAP})",
        0.5,
        refine=_beside,
        soft=True,
    ),
    Rule(
        "person.acts_small",
        "PERSON",
        rf"(?P<v>(?-i:\p{{Ll}})[\p{{L}}'’\-]+(?:[ ]\p{{L}}+)?)[ ](?:{ACTS}|is|was|can|had|has|spent)\b",
        0.6,
        refine=_acting_small,
        soft=True,
    ),
    Rule(
        "person.speaker",
        "PERSON",
        r"(?P<v>\p{L}[\p{L}'’\-]+(?:[ ]\p{L}[\p{L}'’\-]+){0,2})[ ]?:",
        0.6,
        refine=_speaker,
        soft=True,
    ),
    Rule(
        "person.whether",
        "PERSON",
        rf"(?:whether|that|if|que|si|se|and|y|e)[ ](?P<v>{_FULL})[ ](?:could|can|will|would|should|did|"
        r"has|had|might|may|ya|já|ha|hab[ií]a|puede|podr[ií]a|va|pode|poderia|vai|vienen|v[êe]m|me|te|le|nos|lo|no|isn't|wasn't|hasn't|can't|won't)\b",
        0.6,
        refine=_acting,
        soft=True,
    ),
    Rule("person.listed", "PERSON", rf"(?P<v>{RUN})", 0.5, refine=listed, soft=True),
)
