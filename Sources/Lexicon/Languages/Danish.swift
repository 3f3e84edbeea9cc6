/// The words of Danish; `Sense` says what each line means.
enum Danish {
  static let table: StaticString = """
    # What a length measures
    padding: polstring, polstringen, indermargen, indermargenen, indre margen, indre afstand, indvendig afstand,
      indvendige afstand
    margin: margen, margenen, margener, ydermargen, ydermargenen, ydre margen, ydre afstand
    gap: mellemrum, mellemrummet, afstand, afstanden
    inset: indrykning, indrykningen
    width: bredde, bredden, bred, bredt, brede
    height: højde, højden, høj, højt, høje
    size: størrelse, størrelsen, diameter, diameteren
    radius: hjørneradius, hjørneradiussen, radiussen, afrunding, afrundingen
    border: kantlinje, kantlinjen, ramme, rammen
    stroke: kontur, konturen, streg, stregen, skillelinje, skillelinjen, linje, linjen
    fontSize: skriftstørrelse, skriftstørrelsen, tekststørrelse, tekststørrelsen, skrifttype, skrifttypen
    lineHeight: linjehøjde, linjehøjden, linjeafstand, linjeafstanden
    letterSpacing: bogstavafstand, bogstavafstanden, tegnafstand, tegnafstanden
    offset: forskydning, forskydningen
    blur: sløring, sløringen
    spread: spredning, spredningen
    # Things that a length beside them measures
    figure: cirkel, cirklen, billede, billedet, profilbillede, profilbilledet
    # What a color paints
    background: baggrund, baggrunden, baggrundsfarve, baggrundsfarven, fyldfarve, fyldfarven
    text: tekst, teksten, tekstfarve, tekstfarven, overskrift, overskriften, overskrifter, etiket, etiketten, brødtekst,
      brødteksten, pladsholder, hjælpetekst, hjælpeteksten, billedtekst
    icon: ikon, ikonet, ikoner, ikonerne
    shadow: skygge, skyggen
    color: farve, farven
    # What is done with a length
    pads: polstret, polstrede
    spaces: adskilt, adskilte
    rounds: afrundet, afrundede, rundet, rundede
    outlines: indrammet, indrammede
    indents: indrykket, indrykkede
    partitive: af
    orLength: til, eller
    affirmation: ikke mindre, ikke glemme
    # Times
    duration: varighed, varigheden
    # Colors
    white: hvid, hvidt, hvide
    clear: gennemsigtig, gennemsigtigt, gennemsigtige
    hue: rød, grøn, blå, gul, grå, mørkegrå, lysegrå
    gradient: farveforløb
    opacity: opacitet, opaciteten, dækkevne
    laying: på
    # Writing
    large: stor, stort, store
    # Places
    side: vandret, lodret, vandrette, lodrette, venstre, højre, foroven, forneden
    edge: venstre, højre, foroven, forneden
    beside: under, ovenfor, ovenover, nedenfor, nedenunder
    between: mellem
    inside: i, på
    preposition: med, på, af, til
    # Small words
    link: er, mindst, højst, på, af, har, måler, skal, være
    copula: er, måler
    closer: og, eller, for, med, som, når, ved, til
    where: mellem, med, for
    or: eller
    minimum: mindst, mindste
    sameAs: samme som
    inheritanceEnd: men, undtagen
    example: for eksempel, f.eks.
    # States and themes
    state: svævende, trykket, nedtrykket, fokuseret, deaktiveret, valgt, markeret, afkrydset
    possibleState: aktiv, inaktiv, fejl, standard, hvile
    defaultState: standard, hvile, standardtilstand
    pressedState: trykket, nedtrykket
    focusedState: fokuseret, fokus
    disabledState: deaktiveret, inaktiv
    signalState: fokus, fejl
    theme: lys, mørk, lyst, mørkt
    themeNoun: tema, temaet, tilstand
    # Controls and other things
    button: knap, knappen, knapper, knapperne
    noButton: skrift, tekst
    drawing: diagram, diagrammer
    # Headings, labels and columns
    stateGroup: tilstande, tilstand, tilstanden
    variantGroup: varianter, variant
    variantColumn: variant, størrelse
    propertyGroup: specifikation, specifikationer, egenskaber, udseende
    propertyColumn: egenskab
    sizeGroup: størrelse, størrelser
    valueColumn: værdi, værdier
    valueHead: værdi
    typography: typografi, skrifttyper
    descriptionGroup: formål, beskrivelse
    proseGroup: anvendelse, adfærd, eksempler
    proseColumn: beskrivelse, anvendelse
    pastColumn: gammel
    componentList: komponenter
    generalHeading: farver, typografi, afstande, ikoner
    quietHeading: ændringslog, versionshistorik, installation
    # What is not asked for
    refusal: aldrig, ikke, undgå, tidligere, førhen, ingen, ville være, forkert
    refusalOpening: brug ikke, gør ikke, aldrig, undgå
    refusalHeading: undgå, forkert, forbudt
    setAside: tidligere, førhen, ikke, aldrig, fremfor
    past: før, tidligere
    elsewhere: fremtidig, fremtidige, planlagt, konkurrenter
    failure: utilstrækkelig
    absence: mangler, findes
    # Grids and scales
    grid: gitter, gitteret, raster, rasteret
    system: systemet
    base: basisenhed, basisenheden, grundenhed, grundenheden
    multiple: multiplum, multipla
    space: afstand, afstande, mellemrum
    otherGrid: ikoner
    ofText: bogstaver, linjer
    strict: alle, altid, kun, skal
    hedge: halv, halve, oftest
    exception: undtagen, undtagelse, undtagelser
    denial: ingen, uden, tidligere
    # Conditions and devices
    condition: lys, mørk
    touched: mobil
    """
}
