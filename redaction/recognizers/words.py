"""Words around names: what no name is, what begins no name, what only people do."""

# ruff: noqa: E501, SIM905, RUF001 - patterns and word lists read best unbroken, typographic quotes included
from __future__ import annotations

import re
from typing import Final

__all__ = ["ACTS", "BEFORE_PEOPLE", "HEADS", "NOT_NAMES", "PARTICLES", "TOKEN"]

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
HEADS: Final = frozenset(
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
BEFORE_PEOPLE: Final = frozenset(
    """
    a al con com ao para por de da do y e sin sem entre with for to by from and & tell ask of
    que because si se whether when cuando quando if than like como via cc until hasta segun
    """.split()
)
ACTS: Final = (
    r"spoke|talked|cancel(?:s|led|ed)|booked|moved|joined|left|forgot|lost|changed|returned|sent|got|tried|picked up|took|submitted|filed|cancel[óo]|cambi[óo]|perdi[óo]|devolvi[óo]|envi[óo]|mand[óo]|recogi[óo]|viajan?|asiste|acude|ingres[óo]|recibi[óo]|sali[óo]|cancelou|viajam|mudou|perdeu|devolveu|enviou|mandou|pegou|recebeu|saiu|fal[oa]u?|habl[óo]|says?|said|told|asks?|asked|calls|called|wants?|wanted|needs|lives?|lived|works|worked|wrote|"
    r"replied|confirmed|explained|thinks|thought|likes?|bought|ordered|paid|complained|requested|"
    r"reported|signed|agreed|arrived|was born|is from|has been|will join|speaking|shouted|grew up|"
    r"dic[ea]n?|dijo|dijeron|llam[óo]|llamaron|quiere|quer[íi]a|pidi[óo]|pide|vive|viv[íi]a|trabaja|escribi[óo]|"
    r"respondi[óo]|confirm[óo]|explic[óo]|cree|compr[óo]|pag[óo]|reclam[óo]|solicit[óo]|firm[óo]|lleg[óo]|naci[óo]|"
    r"viene[n]?|vino|necesita|comenta|coment[óo]|tiene que|me dijo|me llam[óo]|se queja|"
    r"diz|disse|ligou|quer|queria|pediu|mora|morava|trabalha|escreveu|respondeu|confirmou|explicou|"
    r"comprou|pagou|reclamou|solicitou|assinou|chegou|nasceu|vem|v[êe]m|precisa|comentou"
)
PARTICLES: Final = frozenset(
    "de del da do dos das la las los y e van von der di san mc mac el al bin".split()
)
TOKEN: Final = re.compile(r"[^\W\d_]+(?:['’\-][^\W\d_]+)*\.?")
