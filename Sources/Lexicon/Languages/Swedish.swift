/// The words of Swedish; `Sense` says what each line means.
enum Swedish {
  static let table: StaticString = """
    # What a length measures
    padding: innermarginal, innermarginalen, inre marginal, utfyllnad, utfyllnaden
    margin: marginal, marginalen, marginaler, yttermarginal, yttre marginal
    gap: mellanrum, mellanrummet, avstånd, avståndet, mellanslag
    inset: indrag, indraget
    width: bredd, bredden, bred, bredda
    height: höjd, höjden, hög
    size: storlek, storleken, diameter
    radius: hörnradie, hörnradien, radie, radien, avrundning
    border: kantlinje, kantlinjen, kant, ram, ramen
    stroke: kontur, streck, konturlinje, linje, linjen, avdelare, avdelaren
    fontSize: teckenstorlek, typsnitt, textstorlek
    lineHeight: radhöjd, radhöjden, radavstånd
    letterSpacing: teckenavstånd
    offset: förskjutning
    blur: oskärpa
    # Things that a length beside them measures
    figure: cirkel, bild, bilden
    # What a color paints
    background: bakgrund, bakgrunden, bakgrundsfärg, bakgrundsfärgen, yta
    text: texten, rubrik, rubriken, rubriker, etikett, etiketten, brödtext, platshållare, hjälptext, textfärg
    icon: ikon, ikonen, ikoner
    shadow: skugga, skuggan
    color: färg, färgen
    # What is done with a length
    spaces: åtskilda, separerade
    rounds: rundad, rundade, avrundade, avrundad
    outlines: inramad, inramade, konturerad
    indents: indragen, indragna
    partitive: av
    orLength: till, eller
    # Times
    duration: varaktighet
    # Colors
    white: vit, vitt, vita
    black: svart, svarta
    clear: genomskinlig
    gradient: övertoning
    opacity: opacitet
    laying: på
    bearing: med
    # Writing
    large: stor, stora, stort
    # Places
    side: vågrätt, lodrätt, horisontellt, vertikalt, horisontell, vertikal, vänster, höger, överkant, underkant,
      ovansida
    from: från
    beside: ovanför, nedanför, under, över, bredvid
    between: mellan
    inside: i, på
    preposition: med, på, av, till
    # Small words
    link: är, minst, högst, på, av, har, mäter, ska, vara
    copula: är, mäter
    closer: och, eller, för, med, som, när
    where: mellan, med, för
    or: eller
    minimum: minst, minsta
    inheritanceEnd: men, utom
    example: till exempel, t.ex.
    # States and themes
    state: hovrad, nedtryckt, fokuserad, inaktiverad, vald, markerad, ikryssad
    possibleState: aktiv, inaktiv, fel, standard
    defaultState: standard, vila, standardläge
    pressedState: nedtryckt, intryckt
    focusedState: fokuserad, fokus
    disabledState: inaktiverad, inaktiverat, inaktiv
    signalState: fokus, fel
    theme: ljus, mörk, ljust, mörkt
    themeNoun: tema, läge
    # Controls and other things
    button: knapp, knappen, knappar
    # Headings, labels and columns
    stateGroup: tillstånd
    variantGroup: varianter, variant
    variantColumn: variant, storlek
    propertyGroup: specifikation, egenskaper, utseende
    propertyColumn: egenskap
    sizeGroup: storlek, storlekar
    valueColumn: värde, värden
    valueHead: värde
    descriptionGroup: syfte, beskrivning
    proseGroup: användning, beteende
    proseColumn: beskrivning, användning
    pastColumn: gammal
    generalHeading: färger, typografi, avstånd, ikoner
    quietHeading: ändringslogg, versionshistorik, installation
    # What is not asked for
    refusal: aldrig, inte, undvik, tidigare, förut, ingen, vore
    refusalOpening: använd inte, gör inte, aldrig, undvik
    refusalHeading: undvik, fel, förbjudet
    setAside: tidigare, inte, aldrig
    past: före, tidigare
    elsewhere: framtida, planerad, konkurrenter
    failure: underkänd, otillräcklig
    absence: saknas, finns
    # Grids and scales
    grid: rutnät, rutnätet, raster
    system: systemet
    base: basenhet, basenheten, grundenhet
    multiple: multipel, multiplar
    space: avstånd, avstånden, mellanrum
    strict: alla, alltid, endast, måste
    hedge: halv, halva, oftast
    exception: utom, undantag
    denial: ingen, utan, tidigare
    # Conditions and devices
    condition: ljus, mörk
    """
}
