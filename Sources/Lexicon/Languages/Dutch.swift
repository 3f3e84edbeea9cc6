/// The words of Dutch; `Sense` says what each line means.
enum Dutch {
  static let table: StaticString = """
    # What a length measures
    padding: binnenmarge, opvulling, binnenruimte, binnenafstand, binnenmarges, opvullingen
    margin: marge, buitenmarge, marges, buitenmarges, buitenruimte
    gap: tussenruimte, tussenruimtes, tussenafstand, witruimte, afstand, afstanden, ruimte
    inset: inspringing
    width: breedte, breedtes, breed, brede, minimumbreedte, maximumbreedte
    height: hoogte, hoogtes, hoog, hoge, minimumhoogte, maximumhoogte
    size: grootte, groottes, afmeting, afmetingen, formaat, doorsnede
    radius: afronding, hoekradius, hoekstraal, straal, hoekafronding, hoeken
    border: rand, randen, omranding, kader, randkleur, randdikte
    stroke: lijn, lijnen, scheidingslijn, scheidingslijnen, omtrek, focusring, focusrand, onderstreping, lijndikte,
      kaderlijn
    fontSize: lettertype, lettergrootte, tekstgrootte, letterformaat, lettertypen
    lineHeight: regelhoogte, regelafstand
    letterSpacing: letterafstand, tekenafstand
    offset: verschuiving
    blur: vervaging, onscherpte
    # Things that a length beside them measures
    figure: profielfoto
    target: aanraakvlak, aanraakvlakken, aanraakdoel, aanraakdoelen, raakvlak, raakvlakken, tikvlak, tikdoel, tikdoelen,
      klikvlak, klikvlakken, klikgebied, klikbaar gebied, aanraakgebied
    # What a color paints
    background: achtergrond, achtergronden, achtergrondkleur, achtergrondkleuren, opvulkleur, vlak, oppervlak,
      oppervlakken
    text: titel, tekst, teksten, titels, tekstkleur, tekstkleuren, letterkleur, kop, koppen, koptekst, ondertitel,
      bijschrift, voorgrondkleur, voorgrond, hulptekst, foutmelding
    icon: symbool, symbolen, pictogram, pictogrammen, icoon, iconen, pijl, pijltje, vinkje
    shadow: schaduw, schaduwen, slagschaduw
    color: kleur, kleuren, tint
    # What is done with a length
    spaces: gescheiden
    rounds: afgerond, afgeronde
    outlines: omlijnd, omlijnde, omrand
    indents: ingesprongen
    leaves: laat, houd
    free: vrij
    partitive: van
    orLength: tot
    times: bij
    than: dan
    # Times
    duration: duur
    # Colors
    white: wit, witte
    black: zwart, zwarte
    clear: doorzichtig, doorzichtige, transparante
    hue: rood, roode, groen, groene, geel, geele, grijs, grijse, bruin, bruine, blauw, blauwe, lichtblauw, lichtblauwe,
      donkerblauw, donkerblauwe, lichtgrijs, lichtgrijse, donkergrijs, donkergrijse, lichtgroen, lichtgroene,
      donkergroen, donkergroene, secundair, secundaire, primair, primaire, donker, donkere, licht, lichte, rode, gele,
      grijze, lichtgrijze, donkergrijze, oranje, paars, paarse, roze, turkoois, accent
    shade: gebroken, geen, niet, bijna, halfdoorzichtig
    announcesColor: tint
    vagueColor: foto, afbeelding, wisselende, verschillende
    gradient: verloop, kleurverloop
    colorChange: donkerder, lichter, gedimd, vervaagd
    opacity: dekking, doorzichtigheid, transparantie, ondoorzichtigheid
    laying: op, tegen
    bearing: met
    # Writing
    weight600: halfvet, halfvette
    weight700: vetgedrukt, vette
    large: groot, grote
    lineStyle: doorgetrokken, gestreept, gestippeld
    # Places
    side: links, rechts, boven, onder, horizontaal, verticaal, horizontale, verticale, linker, rechter, bovenste,
      onderste, linkerkant, rechterkant
    edge: links, rechts, boven, onder, bovenkant, onderkant
    edgeNoun: rand, randen, scherm, venster, hoek, hoeken, kant, kanten, linkerrand, rechterrand, bovenrand, onderrand
    from: vanaf
    beside: naast, daaronder, daarboven, buiten
    between: tussen, ertussen, elkaar
    inside: en, in, binnen
    preposition: van, met, in, om, bij
    # Small words
    link: van, bedraagt, zijn, minstens, minimaal, maximaal, hoogstens, ongeveer, precies, circa, moet, moeten, heeft,
      hebben, een, het, altijd, alleen, tenminste
    copula: is, zijn, bedraagt, meten, blijft, zit, zitten, staat, staan
    adjective: extra, binnenste, buitenste, dun, dunne, dik, dikke, zacht, zachte, subtiele, subtiel, kleine, klein,
      vaste, totale, compacte, minimale, maximale, standaard, zichtbare
    closer: en, met, voor, wanneer, als, om, op, in, bij, maar, zonder, per, is, zijn, wordt, worden, of, die, tegen
    where: per, met, op, voor, tussen, in, bij, zonder, onder, boven, naast, rond
    aside: variant, waarde, waarden, licht, donker, lichte, donkere, primair, secundair, standaard, stijl
    several: en
    changeWord: geen, zonder, met, een, donkerdere, lichtere, dezelfde
    motionName: schaal, dekking
    plainName: primaire, secundaire, primair, secundair, hoofd, het, een
    minimum: minimaal, minstens, minimale, minimum, tenminste, kleinste
    multiplied: helft, dubbele, dubbel
    sameAs: zelfde als, gelijk aan, gebaseerd op, erft van
    inheritanceEnd: maar, behalve, met, en, zonder
    example: bijvoorbeeld, bijv.
    # States and themes
    state: ingedrukt, ingedrukte, gedrukt, uitgeschakeld, uitgeschakelde, geselecteerd, geselecteerde, gefocust,
      gefocuste, aangevinkt, uitgevinkt, ingeschakeld, ingeklapt, uitgeklapt, bezocht, laden, zwevend, zweven
    possibleState: actief, actieve, inactief, inactieve, normaal, standaard, fout, succes, waarschuwing, leeg, gevuld,
      verborgen, zichtbaar, geopend, gesloten, ongeldig, geldig, huidig
    defaultState: standaard, normaal, ruststand
    pressedState: ingedrukt, ingedrukte, gedrukt
    focusedState: gefocust, gefocuste
    disabledState: uitgeschakeld, uitgeschakelde, inactief, inactieve, gedeactiveerd, gedeactiveerde
    inactiveState: inactief, inactieve
    decoration: decoratief, decoratieve
    signalState: gefocust, fout, ongeldig
    stateFiller: toestand, staat, en, met
    theme: donker, licht, donkere, lichte
    themeNoun: modus, thema
    # Controls and other things
    button: knop, knoppen
    tab: tabblad
    switcher: navigatie, tabblad, tabbladen, paginering
    noButton: groep, groepen
    bareControl: selectievakje, schakelaar, keuzerondje, schuifregelaar
    pressable: invoerveld, zoekveld, tekstveld
    toggle: selectievakje, schakelaar, schuifregelaar
    field: invoerveld, invoervelden, tekstveld, tekstvelden, zoekveld, veld
    besideField: hulptekst, foutmelding, titel
    shape: cirkel, cirkels, vierkant, tegel, tegels, kaart, kaarten, pil, vlak
    frame: houder
    wholeThing: pagina, scherm, hele, eenvoudige
    lookWord: geen, volledig, rond, vierkant, afgerond
    drawing: grafiek, grafieken, diagram, diagrammen
    thing: koptekst, voettekst, menu, dialoog, venster, tabel, lijst, rij, paneel, balk, melding, icoon, formulier,
      werkbalk, zijbalk, modal, banner, kop, voet, kaartje, badge
    # Headings, labels and columns
    stateGroup: staten, toestanden, toestand
    stateLead: alle, mogelijke
    variantGroup: variant, varianten
    variantColumn: variant, varianten, grootte, formaat, stijl
    propertyGroup: specificaties, specificatie, eigenschappen, uiterlijk, stijl, vormgeving, afmetingen, opbouw,
      structuur, algemeen
    propertyColumn: eigenschap, eigenschappen, kenmerk, attribuut
    looks: uiterlijk, vormgeving, stijl
    partColumn: onderdeel, onderdelen, deel, gebied, sectie
    sizeGroup: maten, afmetingen, groottes
    valueColumn: waarde, waarden, regel
    valueHead: waarde, waarden
    typography: lettertype, typografie, lettertypen
    descriptionGroup: doel, omschrijving, beschrijving
    proseGroup: gebruik, gedrag, toegankelijkheid, richtlijnen, regels, principes, voorbeelden, voorbeeld, interactie,
      interacties, wanneer, waarom, hoe, opmerkingen
    proseColumn: gebruik, omschrijving, beschrijving, opmerking, opmerkingen, toelichting, doel, voorbeeld, betekenis,
      wanneer, reden, gedrag
    pastColumn: oud, probleem
    componentList: componenten, elementen
    generalHeading: kleuren, kleur, typografie, lettertypen, afstanden, schaduwen, toegankelijkheid, principes,
      richtlijnen, regels, pictogrammen, iconen, inleiding, inhoudsopgave, samenvatting, structuur, voorbeelden,
      gebruik, animaties, kleurenpalet
    quietHeading: wijzigingen, wijzigingslogboek, versiegeschiedenis, geschiedenis, installatie, configuratie
    # What is not asked for
    refusal: nooit, niet, vermijd, vermijden, verboden, eerder, vroeger, voorheen, oude, verouderd, verouderde, geen,
      waren, zou, zouden
    refusalOpening: gebruik geen, gebruik nooit, nooit, vermijd, niet gebruiken, niet doen, verboden
    refusalHeading: vermijden, verboden, niet doen, slecht
    setAside: eerder, voorheen, vroeger, niet, nooit
    approximate: ongeveer
    changed: verhoogd, verlaagd, gewijzigd, vergroot, verkleind, aangepast
    origin: van
    replaces: vervang, vervangen
    rather: maar
    past: voorheen, vroeger, eerder, oude
    elsewhere: toekomst, toekomstige, gepland, voorstel, concurrenten
    customizing: aanpassen, overschrijven
    standing: gedefinieerd, gedeclareerd, staan, staat, vastgelegd
    failure: onvoldoende, faalt
    absence: ontbreekt, bestaat, bestaan, ontbreken, onbekend, verwijderd, toegevoegd, niet gedefinieerd, nog niet
    # Grids and scales
    grid: rasters, stramien
    system: stelsel, schaal, ritme
    base: basiseenheid, eenheid, basis, basiswaarde, eenheden, grondeenheid
    multiple: veelvoud, veelvouden, stappen
    space: afstand, afstanden, witruimte, tussenruimte, ruimte
    spacedPlace: marges, binnenmarges
    otherGrid: pictogrammen, iconen, tekst, lettertype, kolommen, regels
    ofText: woorden, regel, regels, alinea
    strict: alle, altijd, alleen, uitsluitend, elke, elk, ieder, iedere, nooit, strikt
    exclusive: alleen, uitsluitend, enkel
    listed: deze, gedefinieerde, genoemde, volgende
    others: andere, buiten
    palette: palet, kleurenpalet, kleurschema, kleurenschema
    hedge: halve, half, meestal, doorgaans, helft
    exception: behalve, uitzondering, uitzonderingen, toegestaan, uitgezonderd
    denial: zonder, geen, niet, voorheen, vroeger, oude
    # Conditions and devices
    condition: licht, donker, lichte, donkere, nacht, mobiel, telefoon, oude, nieuw, nieuwe, voorheen, thema
    themeHeading: donker, licht, donkere, lichte, nacht, thema, modus
    designCondition: mobiel, voorheen
    touched: mobiel, telefoon
    # Names of tokens
    writing: titel, tekst, koptekst, ondertitel, bijschrift, pictogram
    # What is claimed
    demand: moet, moeten, vereist, vereiste, doel, eis, eisen
    # What is counted
    number: twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf
    counting: heeft, hebben, zijn, er, de, deze, in, met, volgende, kent, gebruikt
    counted: stappen, niveaus, varianten, maten, formaten, staten, gewichten, kleuren, tinten, stijlen, modi,
      principes, soorten, rollen, opties, regels, waarden, categorieën
    """
}
