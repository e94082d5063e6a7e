"""Person names by the words around them and by name lists, in es, en and pt."""

# ruff: noqa: E501, RUF001, SIM905 - patterns and word lists read best unbroken, typographic quotes included
from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from redaction.recognizers.names import AMBIGUOUS, GIVEN, SURNAMES
from redaction.recognizers.rules import Rule

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
    r"signed(?: by)?:?|mr|mrs|ms|miss|dr|dra|sr|sra|srta|don|doña|dona|señora?|senhora?)"
)
_BEFORE: Final = (
    r"(?:soy|sou(?: [oa])?|habla|fala|le habla|te habla|aqui é [oa]?|aqu[ií]|i am|i'm|this is|"
    r"speaking (?:with|to)|spoke (?:with|to)|habl[eé] con|falei com|"
    r"sr\.?|sra\.?|srta\.?|se[nñ]ora?|senhora?|don|do[nñ]a|dona|d\.|d[nñ]a\.|mr\.?|mrs\.?|ms\.?|miss|dr\.?|"
    r"dra\.?|doctora?|doutora?|prof\.?|profesora?|professora?|"
    r"hola|buenos d[ií]as|buenas tardes|ol[aá]|oi|bom dia|boa tarde|hi|hello|hey|dear|good morning|"
    r"estimad[oa]|querid[oa]|prezad[oa]|car[oa]|gracias|obrigad[oa]|thanks|thank you|perfecto|perfeito|"
    r"titular|clientes?|pacientes?|pasajer[oa]s?|passageir[oa]|passenger|customer|patient|client|cardholder|"
    r"beneficiari[oa]|benefici[aá]ri[oa]|destinatari[oa]|contacto|contato|contact|usuari[oa]|usu[aá]ri[oa]|"
    r"user|emplead[oa]|funcion[aá]ri[oa]|employee|agent|atendente|compa[nñ]er[oa]|colleague|colega|"
    r"espos[oa]|marido|mujer|wife|husband|hij[oa]|filh[oa]|son|daughter|herman[oa]|irm[aã]o?|brother|sister|"
    r"madre|padre|m[aã]e|pai|mother|father|amig[oa]|friend|jef[ea]|chefe|boss|"
    r"atentamente|cordialmente|saludos(?: cordiales)?|un saludo|atenciosamente|abra[cç]os?|att\.?|"
    r"(?:kind |best )?regards|sincerely|cheers|best)"
)
NOT_NAMES: Final = frozenset(
    """
    a al algo algun alguna alguien an and anonymous aqui are as at ayer bank banco bienvenido bienvenida
    bom boa buenas buenos but by calling cliente clientes claro client como con contacting cosas cual
    customer de del desde dear department departamento dia dias dice e el ella em en entonces equipo es
    esta este estoy eu everyone favor feliz for from gerente good gracias ha hay hello hi hola hoje hoy
    i if im in is isto it julio la las le les lo los lunes martes miercoles jueves viernes sabado
    madam manager me mi mis muito muy my na nada necesito no nome nombre nos not nuestro o obrigado obrigada
    of ok okay ola on or order os para pedido pero please por porque pra preciso que quero quiero quien
    quisiera re regards responsable sales se senor senora senhor senhora servicio si sim sir sobre sorry
    soporte su sua support sure talvez tal tambem tambien team tengo tenho thank thanks that the there this
    tiene to todo todos tu tudo um uma un una us usted usuario verificado vip voce vuestro we what when where
    who with y ya yes you your january february march april may june july august september october november
    december enero febrero marzo abril mayo junio agosto septiembre octubre noviembre diciembre janeiro
    fevereiro marco maio junho julho setembro outubro dezembro monday tuesday wednesday thursday friday
    saturday sunday domingo segunda terca quarta quinta sexta english spanish portuguese espanol ingles
    portugues order pedido factura invoice ticket premium plus pro basic admin administrator assistant asistente
    assistente agente bot system sistema user email correo telefono phone address direccion tarjeta card
    cuenta account just still having looking trying here not sorry happy glad afraid writing interested
    new nuevo nueva mas more so very quite also then perfecto perfeito genial great excellent correct
    correcto wrong trouble issue problema question pregunta hecho done dni nif nie cpf rut curp rfc iban
    nuestros tus sus your our their the every all any each both either neither one two three alergico
    alergica vegetariano vegetariana mayor menor autonomo autonoma estudiante residente titular nacido nacida
    python javascript java counter let world agent agents args returns final answer name step dummy tool
    task weights note notes thought action observation input output result results example summary
    mr mrs ms miss dr dra sr sra srta don dona prof doctor doctora doutor doutora
    nuevamente disculpa perdon desculpe estou sou soy api url json html pdf sku id ios android windows google
    amazon apple microsoft visa mastercard paypal whatsapp facebook instagram openai langfuse
    """.split()
)
"""Folded words that a name never is, however they are written."""
_TOKEN: Final = re.compile(r"[^\W\d_]+(?:['’\-][^\W\d_]+)*\.?")
_PARTICLES: Final = frozenset(
    "de del da do dos das la las los y e van von der di san mc el al bin".split()
)


def fold(word: str) -> str:
    """Lower case without accents."""
    plain = unicodedata.normalize("NFD", word.casefold())
    return "".join(char for char in plain if not unicodedata.combining(char))


def _tokens(text: str, start: int, end: int) -> list[tuple[int, int, str, str]]:
    return [
        (match.start(), match.end(), match.group(), fold(match.group().rstrip(".")))
        for match in _TOKEN.finditer(text, start, end)
    ]


def _said(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """After "me llamo": words until one that no name holds; lower case counts too."""
    tokens = _tokens(text, start, end)
    first = last = -1
    for at, (begin, stop, word, folded) in enumerate(tokens):
        if last >= 0 and text[last:begin].strip(" \t"):
            break
        known = folded in GIVEN or folded in SURNAMES
        if folded in _PARTICLES and first >= 0:
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
        if text[begin].isupper() or words & (GIVEN | SURNAMES):
            yield begin, stop, score


def _called(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """After a greeting or a role: capitalised words, less those that are no name."""
    tokens = _tokens(text, start, end)
    while tokens and tokens[0][3] in NOT_NAMES:
        tokens.pop(0)
    for at, (_, _, _, folded) in enumerate(tokens):
        if folded in NOT_NAMES and folded not in _PARTICLES:
            tokens = tokens[:at]
            break
    while tokens and tokens[-1][3] in _PARTICLES:
        tokens.pop()
    if not tokens or not tokens[0][2][0].isupper() or (tokens[0][2].isupper() and len(tokens) < 2):
        return
    known = any(folded in GIVEN or folded in SURNAMES for *_, folded in tokens)
    yield tokens[0][0], tokens[-1][1], 0.85 if known else 0.7


def _listed(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Capitalised words without a word to announce them: a listed name must be among them."""
    tokens = _tokens(text, start, end)
    names = [token for token in tokens if token[3] not in _PARTICLES]
    for at, (begin, stop, _, folded) in enumerate(names):
        follows = at + 1 < len(names)
        if folded in GIVEN and follows and names[at + 1][3] not in NOT_NAMES:
            tail = [name for name in names[at:] if name[3] not in NOT_NAMES]
            yield begin, tail[-1][1], 0.8
            return
        if folded in GIVEN and folded not in AMBIGUOUS and folded not in NOT_NAMES:
            yield begin, stop, 0.55
            return
        if (
            follows
            and names[at + 1][3] in SURNAMES
            and folded not in NOT_NAMES
            and folded not in SURNAMES
        ):
            tail = [name for name in names[at + 1 :] if name[3] in SURNAMES]
            yield begin, tail[-1][1], 0.5
            return
        if folded in SURNAMES and follows and names[at + 1][3] in SURNAMES:
            yield begin, names[at + 1][1], 0.55
            return


def _spellings(names: Iterable[str]) -> str:
    """An alternation that also takes accents: one DFA, so its length costs nothing to scan."""
    accents = {"a": "aáàâã", "e": "eéê", "i": "ií", "o": "oóôõ", "u": "uúü", "n": "nñ", "c": "cç"}
    return "|".join(
        "".join(f"[{accents[char]}]" if char in accents else char for char in name)
        for name in sorted(names)
    )


RULES: Final = (
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
        rf"{_BEFORE}[,:]?[ \t\n]{{1,2}}(?P<v>{_FULL})",
        0.7,
        refine=_called,
        soft=True,
    ),
    Rule("person.listed", "PERSON", rf"(?P<v>{_FULL})", 0.5, refine=_listed, soft=True),
    Rule(
        "person.lower",
        "PERSON",
        rf"(?:{_spellings(GIVEN - AMBIGUOUS)})(?:[ \t](?:{_spellings(GIVEN)}))?(?:[ \t]{_PARTICLE}){{0,2}}"
        rf"(?:[ \t](?:{_spellings(SURNAMES)})){{1,2}}",
        0.8,
        soft=True,
    ),
)
