"""Person names by the words around them and by name lists, in es, en and pt."""

# ruff: noqa: E501, RUF001, SIM905 - patterns and word lists read best unbroken, typographic quotes included
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from redaction.recognizers import names
from redaction.recognizers.gazetteer import (
    GIVEN,
    PLACES,
    SURE_GIVEN,
    SURE_PLACES,
    SURE_SURNAMES,
    SURNAMES,
    fold,
)
from redaction.recognizers.hints import may_name
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
    r"signed(?: by)?:?|(?:m[eé]dic[oa]|doctor|doctora|remitid[oa] por|responsable(?: cl[ií]nic[oa])?|enfermer[oa]|especialista|solicitante|"
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
    nuestros tus sus your our their the every patient patients paciente pacientes informe fecha date she he they her his meu minha seu all any each both either neither one two three i'm i'd i'll i've it's that's what's there's alergico
    envie quem qual tras ante bajo segun clabe cbu nit ruc rut ci nie pin otp cvv iva vat llm gpt ia
    alergica vegetariano vegetariana mayor menor autonomo autonoma estudiante residente titular nacido nacida
    python javascript java counter let world agent agents args returns final answer name step dummy tool
    task weights note notes thought action observation input output result results example summary
    mr mrs ms miss dr dra sr sra srta don dona prof doctor doctora doutor doutora
    nuevamente disculpa perdon desculpe estou sou soy api url json html pdf sku id ios android windows google
    amazon apple microsoft visa mastercard paypal whatsapp facebook instagram openai langfuse
    """.split()
)
"""Folded words that a name never is, however they are written."""
_HEADS: Final = frozenset(
    """
    hotel hostal calle avenida avda plaza paseo rua banco caixa clinica hospital colegio escuela
    instituto universidad universidade university school college restaurante restaurant cafe bar
    tienda loja store shop mercado centro center centre estacion estacao station aeropuerto aeroporto
    airport puerto porto playa praia beach parque park museo museu museum teatro theatre theater
    iglesia igreja church rio river lago lake monte mount isla ilha island villa vila barrio bairro
    colonia provincia estado state county ciudad cidade city street road lane drive court square
    grupo group company compania empresa firma ministerio ministry departamento agencia agency
    fundacion fundacao foundation asociacion associacao association partido party club team equipo
    gobierno governo government ley lei law act proyecto projeto project programa program plan
    serie series modelo model version edicion edition capitulo chapter titulo title pagina page
    copa cup liga league premio award world mundo new nueva nuevo nova novo san santa sao santo
    north south east west norte sur sul este oeste great grand gran grande international nacional
    national internacional standard deluxe pack kit set super mega ultra mini max pro plus lite
    black white red blue green gold silver negro blanco rojo azul verde preto branco vermelho
    """.split()
)
"""Folded words that begin the names of places, houses and things: what follows is no person."""
_BEFORE_PEOPLE: Final = frozenset(
    """
    a al con com ao para por de da do y e sin sem entre with for to by from and & tell ask of
    que because si se whether when cuando quando if than like como via cc until hasta segun
    """.split()
)
_EITHER: Final = GIVEN | SURNAMES
_KNOWN_SURNAMES: Final = SURE_SURNAMES | names.SURNAMES
_MONTHS_TOO: Final = frozenset({"julio", "abril", "domingo", "marco", "julia"})
_POSSESSIVE: Final = re.compile(r"['’]s$", re.IGNORECASE)
_GLUE: Final = frozenset("_/\\@=#&-.~$%+")
_RUN: Final = r"\p{L}[\p{L}'’\-]*(?:\.?[ \t]{1,3}\p{L}[\p{L}'’\-]*)*"
_TELL: Final = (
    r"(?:tell|ask|email|e-mail|phone|remind|invite|inform|notify|thank|meet|met|met with|spoke to|"
    r"talk to|talked to|talking to|called|saw|met|married|hired|told|asked|"
    r"(?:av[ií]s\p{L}*|d[ií]\p{L}{0,4}le|dile|pregunt\p{L}*|llam\p{L}*|escrib\p{L}*|mand\p{L}*|env[ií]\p{L}*|"
    r"pas\p{L}{1,4}le|comunic\p{L}*|record\p{L}*|conoc\p{L}*|vi|invit\p{L}*|deriv\p{L}*|asign\p{L}*) a|"
    r"(?:avis\p{L}*|dig\p{L}*|pergunt\p{L}*|lig\p{L}*|escrev\p{L}*|envi\p{L}*|mand\p{L}*) (?:a|à|ao|para o|para a)|"
    r"junto (?:a|con|com)|habl\p{L}* con|fal\p{L}* com|qued\p{L}* con|cas\p{L}* con|cas\p{L}* com)"
)
_ACTS: Final = (
    r"spoke|talked|fal[oa]u?|habl[óo]|says?|said|told|asks?|asked|calls|called|wants?|wanted|needs|lives?|lived|works|worked|wrote|"
    r"replied|confirmed|explained|thinks|thought|likes?|bought|ordered|paid|complained|requested|"
    r"reported|signed|agreed|arrived|was born|is from|has been|will join|speaking|shouted|grew up|"
    r"dic[ea]n?|dijo|dijeron|llam[óo]|llamaron|quiere|quer[íi]a|pidi[óo]|pide|vive|viv[íi]a|trabaja|escribi[óo]|"
    r"respondi[óo]|confirm[óo]|explic[óo]|cree|compr[óo]|pag[óo]|reclam[óo]|solicit[óo]|firm[óo]|lleg[óo]|naci[óo]|"
    r"viene[n]?|vino|necesita|comenta|coment[óo]|tiene que|me dijo|me llam[óo]|se queja|"
    r"diz|disse|ligou|quer|queria|pediu|mora|morava|trabalha|escreveu|respondeu|confirmou|explicou|"
    r"comprou|pagou|reclamou|solicitou|assinou|chegou|nasceu|vem|v[êe]m|precisa|comentou"
)
_DOES: Final = frozenset(fold(word) for word in re.sub(r"[\[\]?()]", "", _ACTS).split("|"))
_COMMON_ENDING: Final = re.compile(
    r"(?:mente|cion|ando|endo|indo|aron|ieron|aram|eram|aria|aban|able|ible|ing|ed|ly|ness|ment|tion|"
    r"ful|less|ous|dad|dade|tad|cao|coes|ciones|ado|ada|ados|adas|ido|ida|amos|emos|imos|ana|rde|oy|day)$"
)
_TOKEN: Final = re.compile(r"[^\W\d_]+(?:['’\-][^\W\d_]+)*\.?")
_PARTICLES: Final = frozenset(
    "de del da do dos das la las los y e van von der di san mc el al bin".split()
)


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
        if text[begin].isupper() or words & _EITHER:
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


class _Word(NamedTuple):
    """A word of a run: characters [start, end) and its folded form."""

    start: int
    end: int
    folded: str
    capital: bool


def _words(text: str, start: int, end: int) -> list[_Word]:
    """Return the words of a run; "Ana's" is Ana, and a shouted word counts as capitalised."""
    found = []
    for match in _TOKEN.finditer(text, start, end):
        word = plain = _POSSESSIVE.sub("", match.group()).rstrip(".")
        found.append(
            _Word(match.start(), match.start() + len(word), fold(plain), plain[0].isupper())
        )
    return found


def _speaker(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """At the head of a line, before a colon: who speaks."""
    line = text[text.rfind("\n", 0, start) + 1 : start].strip(" \t>*-?\"'\\")
    words = [fold(word) for word in text[start:end].split()]
    if not line and words[0] in GIVEN and words[0] not in NOT_NAMES:
        if len(words) == 1 or all(word in _EITHER for word in words):
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


def _listed(text: str, start: int, end: int) -> Iterable[tuple[int, int, float]]:
    """Find names that are known by heart, and what stands beside them written like a name."""
    if not may_name(text[start:end]):
        return
    words = _words(text, start, end)
    opens = not text[:start].rstrip(" \t\"'“«(").endswith((",", ";", ")", "-")) or start == 0
    called = text[end : end + 1] in {",", ":"}
    at = 0
    while at < len(words):
        word = words[at]
        first = opens and at == 0
        score = 0.0
        if len(word.folded) > 2 and (word.folded not in NOT_NAMES or _full_name(words, at)):
            score = (
                _capital(words, at, first=first, called=called)
                if word.capital
                else _small(text, words, at)
            )
        if not score:
            at += 1
            continue
        last = _tail(text, words, at)
        yield word.start, words[last].end, score
        at = last + 1


def _capital(words: Sequence[_Word], at: int, *, first: bool, called: bool) -> float:
    """Weigh a capitalised word as the first of a name; `first`: a sentence begins with it.

    `called`: a comma or a colon follows the run, as after who is spoken to.
    """
    name = words[at].folded
    follower = _next_name(words, at)
    head = name.partition("-")[0]
    if head in GIVEN:
        if follower and (head in SURE_GIVEN or not first or follower.folded in SURNAMES):
            return 0.8
        if head in SURE_GIVEN:
            return 0.55
        alone = not first or (at + 1 == len(words) and called)
        return 0.45 if alone and name not in SURE_PLACES else 0.0
    if "-" in name and {*name.split("-")} <= _EITHER:
        return 0.5
    if head in SURE_SURNAMES and name not in PLACES:
        return 0.5
    if follower is None or name in _HEADS or name in SURE_PLACES:
        return 0.0
    if follower.folded in SURNAMES and (not first or follower.folded in SURE_SURNAMES):
        return 0.5
    if (
        not first
        and at
        and words[at - 1].folded in _BEFORE_PEOPLE
        and follower.folded not in _HEADS
    ):
        return 0.42
    return 0.0


def _full_name(words: Sequence[_Word], at: int) -> bool:
    """Answer whether a month or a day is a name here: "Julio Pérez"."""
    follower = words[at + 1] if at + 1 < len(words) else None
    return (
        words[at].folded in GIVEN
        and follower is not None
        and words[at].capital is follower.capital
        and follower.folded in SURNAMES
        and follower.folded not in NOT_NAMES
    )


def _next_name(words: Sequence[_Word], at: int) -> _Word | None:
    """Return the next capitalised word that a name may hold, particles skipped."""
    for word in words[at + 1 : at + 4]:
        if word.folded in _PARTICLES:
            continue
        return word if word.capital and word.folded not in NOT_NAMES else None
    return None


def _small(text: str, words: Sequence[_Word], at: int) -> float:
    """Weigh a word in lower case: only what is surely a name, or a name beside a name."""
    start, end, name, _ = words[at]
    before, after = text[start - 1 : start], text[end : end + 2]
    if before in _GLUE or after[:1] in _GLUE or (after[:1] == "." and after[1:].isalnum()):
        return 0.0
    follower = words[at + 1] if at + 1 < len(words) else None
    beside = follower is not None and follower.folded not in NOT_NAMES
    if name in SURE_GIVEN:
        if beside and follower and follower.folded in _EITHER:
            return 0.8
        return 0.5 if len(name) > 3 and name not in SURE_PLACES else 0.0
    known = follower is not None and follower.folded in _KNOWN_SURNAMES
    if name in GIVEN and beside and known:
        return 0.7
    return 0.42 if len(name) > 5 and name in SURE_SURNAMES and name not in PLACES else 0.0


def _tail(text: str, words: Sequence[_Word], at: int) -> int:
    """Return the index of the last word of the name that begins at `at`."""
    last, capital = at, words[at].capital
    for number in range(at + 1, min(len(words), at + 7)):
        word = words[number]
        gap = text[words[number - 1].end : word.start]
        if gap.strip(" \t.") or ("." in gap and len(words[number - 1].folded) > 2):
            break
        if word.folded in _PARTICLES:
            continue
        listed = word.folded in _EITHER or (number == at + 1 and _closes(text, words, number))
        if word.folded in NOT_NAMES or not (word.capital if capital else listed):
            break
        if number - last > 3:
            break
        last = number
    return last


def _closes(text: str, words: Sequence[_Word], at: int) -> bool:
    """Answer whether an unknown word in lower case ends a name: "ana zubeldia, ..."."""
    word = words[at]
    if len(word.folded) < 4 or _COMMON_ENDING.search(word.folded) or word.folded in _DOES:
        return False
    after = text[word.end : word.end + 1]
    return after in {",", ".", ";", ":", "?", "!", "\n", ""} or (
        at + 1 < len(words) and words[at + 1].folded in NOT_NAMES
    )


def _acting(text: str, start: int, end: int) -> Iterator[tuple[int, int, float]]:
    """Before what only people do ("Xantia called"): capitalised words, less places and things."""
    if fold(text[start:end]) in _MONTHS_TOO:
        yield start, end, 0.6
    for begin, stop, score in _called(text, start, end):
        first = fold(text[begin:stop]).split()[0]
        if fold(text[begin:stop]) not in SURE_PLACES and first not in _HEADS and len(first) > 2:
            yield begin, stop, score


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
        rf"(?P<v>{_FULL})[ \t](?:{_ACTS})\b",
        0.6,
        refine=_acting,
        soft=True,
    ),
    Rule(
        "person.acts_small",
        "PERSON",
        rf"(?P<v>(?-i:\p{{Ll}})[\p{{L}}'’\-]+(?:[ ]\p{{L}}+)?)[ ](?:{_ACTS}|is|was|can|had|has|spent)\b",
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
        r"has|had|might|may|ya|já|ha|hab[ií]a|puede|podr[ií]a|va|pode|poderia|vai|vienen|v[êe]m)\b",
        0.6,
        refine=_acting,
        soft=True,
    ),
    Rule("person.listed", "PERSON", rf"(?P<v>{_RUN})", 0.5, refine=_listed, soft=True),
)
