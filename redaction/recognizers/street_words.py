"""Words of addresses, folded: what a street, a unit, a town's name is told by."""

# ruff: noqa: SIM905 - word lists read best as text
from __future__ import annotations

from typing import Final

UNITS: Final = frozenset(
    """
    apt apartment suite ste unit flat studio floor fl piso planta puerta pta depto dpto
    departamento apto apartamento interior int escalera esc bloque bloco bl edif edificio casa
    andar bairro colonia col torre sala conjunto manzana mz lote local bajo bis box appartamento
    piano scala lok m wohnung etage stock bte room rm building bldg level lot psc cmr esq izq
    dcha
    """.split()
)

STREETS: Final = frozenset(
    """
    street st avenue ave road rd boulevard blvd lane ln drive dr court ct square sq terrace
    crescent parkway pkwy highway hwy close mews str strasse straße gasse allee weg platz rue
    chemin quai impasse calle avenida avda paseo carrera calzada rua travessa ulica ul via viale
    piazza corso vicolo laan straat plein gata gate vej vei veien vegen katu tie ulice utca utja
    ut trg cesta avinguda carrer plaza praca
    """.split()
)
"""Street words that need no capital."""

SUFFIXES: Final = frozenset(
    """
    alley annex arcade bayou beach bend bluff bluffs bottom branch bridge brook brooks burg
    burgs bypass camp canyon cape causeway center centers circle circles cliff cliffs club
    common corner corners course courts cove coves creek crest crossing curve dale dam divide
    drives estate estates expressway extension extensions fall falls ferry field fields flats
    ford fords forest forge forges fork forks fort freeway garden gardens gateway glen glens
    green greens grove groves harbor harbors haven heights hill hills hollow inlet island
    islands isle junction junctions key keys knoll knolls lake lakes land landing light lights
    loaf lock locks lodge loop mall manor manors meadow meadows mill mills mission motorway
    mount mountain mountains neck orchard oval overpass park parks parkways pass passage path
    pike pine pines place plain plains plazas point points port ports prairie radial ramp ranch
    rapid rapids rest ridge ridges river roads route row run shoal shoals shore shores skyway
    spring springs spur spurs squares station stravenue stream streets summit throughway trace
    track trafficway trail trailer tunnel turnpike underpass union unions valley valleys viaduct
    view views village villages ville vista walk walks wall way ways well wells broadway
    """.split()
)
"""English street words that count with a capital only."""

LEADS: Final = frozenset(
    """
    new nueva nuevo nova novo nossa nuestra la los las el o a san julio mayo abril maio marco
    domingo quinta segunda terca sexta
    """.split()
)
"""Words that a sentence is full of, and that begin a town's or a street's name."""

PARTICLES: Final = frozenset(
    """
    al de del da do dos das la las los el y e of the am an der den dem von van di della du des d
    l les le a o auf im in sur
    """.split()
)

STOP: Final = frozenset(
    """
    for before after until by is are was with and or but on last next this that please phone tel
    mobile email fax please in case from if when where who to at antes hasta desde para por con
    y pero que es está esta son fue como cuando donde si sin telefono teléfono correo vale
    cuesta dos até ate depois com mas quando onde telefone aos
    """.split()
) - {"in", "y", "dos", "esta"}
