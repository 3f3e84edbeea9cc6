/// The words of Danish; `Sense` says what each line means.
enum Danish {
  static let table: StaticString = """
    # What a length measures
    padding: polstring, polstringen, indermargen, indermargenen, indre margen, indre afstand, indvendig afstand,
      indvendige afstand, indre afstande, indre margener, indermargener
    margin: margen, margenen, margener, ydermargen, ydermargenen, ydre margen, ydre afstand, margenerne, ydre margener
    gap: mellemrum, mellemrummet, afstand, afstanden, mellemrummene, afstandene, luft
    inset: indrykning, indrykningen
    width: bredde, bredden, bred, bredt, brede, bredder, minimumsbredde
    height: højde, højden, høj, højt, høje, højder, minimumshøjde
    size: størrelse, størrelsen, diameter, diameteren, størrelser, mål
    radius: hjørneradius, hjørneradiussen, radiussen, afrunding, afrundingen, hjørneradier, hjørner, hjørnerne, runding
    border: kantlinje, kantlinjen, ramme, rammen, rammer, kantfarve, rammefarve, kanter
    stroke: kontur, konturen, streg, stregen, skillelinje, skillelinjen, linje, linjen, skillelinjer, linjer,
      understregning, fokusring, fokusramme, stregtykkelse, omrids
    fontSize: skriftstørrelse, skriftstørrelsen, tekststørrelse, tekststørrelsen, skrifttype, skrifttypen,
      tekststørrelser
    lineHeight: linjehøjde, linjehøjden, linjeafstand, linjeafstanden
    letterSpacing: bogstavafstand, bogstavafstanden, tegnafstand, tegnafstanden
    offset: forskydning, forskydningen
    blur: sløring, sløringen
    spread: spredning, spredningen
    # Things that a length beside them measures
    figure: cirkel, cirklen, billede, billedet, profilbillede, profilbilledet, miniature
    target: trykflade, trykflader, trykfladen, berøringsflade, berøringsflader, trykområde, trykområder, trykmål,
      klikområde, klikområder, klikflade, klikflader, klikbart område
    # What a color paints
    background: baggrund, baggrunden, baggrundsfarve, baggrundsfarven, fyldfarve, fyldfarven, baggrunde,
      baggrundsfarver, flade, fladen, flader, udfyldning
    text: tekst, teksten, tekstfarve, tekstfarven, overskrift, overskriften, overskrifter, etiket, etiketten, brødtekst,
      brødteksten, pladsholder, hjælpetekst, hjælpeteksten, billedtekst, tekster, tekstfarver, titel, titlen,
      underoverskrift, forgrund, forgrundsfarve, skrift, skriften, skriftfarve, etiketter, bogstaver
    icon: ikon, ikonet, ikoner, ikonerne, symbol, symboler, symbolet, pil
    shadow: skygge, skyggen, skygger
    color: farve, farven, farver, farvetone, nuance
    # What is done with a length
    pads: polstret, polstrede
    spaces: adskilt, adskilte
    rounds: afrundet, afrundede, rundet, rundede
    outlines: indrammet, indrammede
    indents: indrykket, indrykkede
    leaves: hold, lad
    free: fri, frit
    partitive: af
    orLength: til, eller
    affirmation: ikke mindre, ikke glemme
    # Times
    duration: varighed, varigheden
    # Colors
    white: hvid, hvidt, hvide, helhvid
    black: sorte, helsort
    clear: gennemsigtig, gennemsigtigt, gennemsigtige
    hue: rød, grøn, blå, gul, grå, mørkegrå, lysegrå, rødt, røde, grønt, grønne, blåt, gult, gule, gråt, lilla, orange,
      brun, brunt, brune, turkis, mørkeblå, lyseblå, mørkegrøn, lysegrøn, primær, primære, sekundær, sekundære, mørk,
      mørke, mørkt, lys, lyse, lyst, accentfarve, primærfarve
    shade: brudt, knækket, ingen, ikke, næsten, halvgennemsigtig
    announcesColor: farvetone, nuance
    vagueColor: foto, fotografi
    gradient: farveforløb, gradueret, overgang
    colorChange: mørkere, lysere, nedtonet, dæmpet
    opacity: opacitet, opaciteten, dækkevne, gennemsigtighed
    laying: på, oven på
    bearing: bærer
    # Writing
    weight600: halvfed
    weight700: fede
    large: stor, stort, store
    lineStyle: ubrudt, stiplet, prikket, stiplede
    # Places
    side: vandret, lodret, vandrette, lodrette, venstre, højre, foroven, forneden, øverst, nederst, øvre, nedre
    edge: venstre, højre, foroven, forneden
    edgeNoun: kant, kanten, kanter, skærm, skærmen, hjørne, hjørnet, vindue
    beside: under, ovenfor, ovenover, nedenfor, nedenunder
    between: mellem
    inside: i, på, indeni, inden
    preposition: med, på, af, til, ved
    # Small words
    link: er, mindst, højst, på, af, har, måler, skal, være, cirka, omtrent, altid, bør, præcis, minimum, maks, den,
      det, et, høj, bred, en
    copula: er, måler, skal være
    adjective: ekstra, indre, ydre, tynd, tynde, tyndt, tyk, tykke, blød, bløde, diskret, diskrete, lille, små, kompakt,
      kompakte, synlig, samlet
    closer: og, eller, for, med, som, når, ved, til, hvis, men, uden, i, af, på, er
    where: mellem, med, for, på, ved, uden, omkring
    aside: værdi, værdier, lys, mørk, primær, sekundær
    or: eller
    several: og
    changeWord: ingen, intet, med, et, mørkere, lysere, samme
    motionName: skalering, gennemsigtighed
    plainName: primær, sekundær, primære, sekundære, den, det
    minimum: mindst, mindste, minimum, minimale
    multiplied: halvdelen, dobbelt
    sameAs: samme som
    inheritanceEnd: men, undtagen
    example: for eksempel, f.eks.
    # States and themes
    state: svævende, trykket, nedtrykket, fokuseret, deaktiveret, valgt, markeret, afkrydset, trykkede, nedtrykte,
      fokuserede, deaktiverede, valgte, fravalgt, markerede, aktiveret, aktiverede, indlæser, udvidet, sammenklappet,
      besøgt, skrivebeskyttet, fokus
    possibleState: aktiv, inaktiv, fejl, standard, hvile, aktive, aktivt, inaktive, inaktivt, normal, fejlagtig, succes,
      advarsel, tom, udfyldt, skjult, synlig, åben, lukket, ugyldig, gyldig
    defaultState: standard, hvile, standardtilstand, normal, normaltilstand
    pressedState: trykket, nedtrykket, nedtrykte, aktiv, aktivt
    focusedState: fokuseret, fokus, fokuserede
    disabledState: deaktiveret, inaktiv, deaktiverede, inaktive, inaktivt, skrivebeskyttet, nedtonet
    decoration: dekorativ, dekorativt, dekorative, pynt
    signalState: fokus, fejl, fokuseret, ugyldig
    stateFiller: tilstand, og, eller, med
    theme: lys, mørk, lyst, mørkt, lyse, mørke
    themeNoun: tema, temaet, tilstand, mode
    # Controls and other things
    button: knap, knappen, knapper, knapperne
    tab: fane
    noButton: skrift, tekst, gruppe, etiket
    bareControl: afkrydsningsfelt, alternativknap, skyder
    pressable: tekstfelt, inputfelt, søgefelt
    toggle: afkrydsningsfelt, skydeknap
    field: felt, tekstfelt, inputfelt, søgefelt
    besideField: etiket, hjælpetekst, fejlmeddelelse, overskrift
    shape: cirkel, cirkler, kvadrat, kort, flise, boble
    frame: beholder
    wholeThing: siden, skærm, beholder, hele, enkel
    lookWord: ingen, intet, fuld, rund
    drawing: diagram, diagrammer
    thing: sidehoved, sidefod, menu, dialog, dialogboks, tabel, liste, række, panel, bjælke, notifikation, ikon,
      formular, værktøjslinje, sidebjælke, modal, banner
    # Headings, labels and columns
    stateGroup: tilstande, tilstand, tilstanden
    variantGroup: varianter, variant
    variantColumn: variant, størrelse, varianter, størrelser, type, stil
    propertyGroup: specifikation, specifikationer, egenskaber, udseende, egenskab, stil, udformning, mål, struktur,
      opbygning, generelt
    propertyColumn: egenskab, egenskaber, attribut
    looks: udseende, udformning, stil
    partColumn: komponent, område, element, bestanddel
    sizeGroup: størrelse, størrelser
    valueColumn: værdi, værdier, regel
    valueHead: værdi, værdier
    typography: typografi, skrifttyper
    descriptionGroup: formål, beskrivelse
    proseGroup: anvendelse, adfærd, eksempler, tilgængelighed, retningslinjer, regler, principper, eksempel,
      interaktion, hvornår, hvorfor, hvordan, bemærkninger, brug
    proseColumn: beskrivelse, anvendelse, brug, kommentar, bemærkning, bemærkninger, eksempel, formål, betydning,
      hvornår, adfærd
    pastColumn: gammel
    componentList: komponenter, elementer
    interface: grænseflade
    generalHeading: farver, typografi, afstande, ikoner, farve, farvepalet, skrifttyper, skygger, tilgængelighed,
      retningslinjer, principper, regler, gitter, introduktion, indhold, resumé, temaer, struktur, animationer,
      eksempler, anvendelse, brug, størrelser
    quietHeading: ændringslog, versionshistorik, installation, ændringer, konfiguration, historik
    # What is not asked for
    refusal: aldrig, ikke, undgå, tidligere, førhen, ingen, ville være, forkert, undgås, forbudt, gamle, gammel, intet,
      skulle, forældet
    refusalOpening: brug ikke, gør ikke, aldrig, undgå, brug aldrig, undgås, forbudt, må ikke
    refusalHeading: undgå, forkert, forbudt, undgås, dårligt, forkerte
    setAside: tidligere, førhen, ikke, aldrig, fremfor
    changed: øget, forøget, reduceret, ændret, sænket, hævet
    origin: fra
    replaces: erstat, udskift
    rather: men
    past: før, tidligere, gamle, gammel, førhen
    elsewhere: fremtidig, fremtidige, planlagt, konkurrenter, fremtid, forslag
    customizing: tilpasse, tilpasning
    standing: defineret, defineres, deklareret, ligger, findes
    failure: utilstrækkelig, utilstrækkeligt
    absence: mangler, findes, mangle, manglende, ukendt, fjernet, tilføjet, ikke defineret, endnu ikke
    # Grids and scales
    grid: gitter, gitteret, raster, rasteret
    system: systemet, skala, rytme
    base: basisenhed, basisenheden, grundenhed, grundenheden, enhed, enheden
    multiple: multiplum, multipla, trin
    space: afstand, afstande, mellemrum, luft, afstandsskala
    spacedPlace: margener, margen
    otherGrid: ikoner
    ofText: bogstaver, linjer
    strict: alle, altid, kun, skal, hver, hvert, udelukkende, aldrig, samtlige
    exclusive: kun, udelukkende
    listed: disse, denne, definerede, følgende
    others: andre, udenfor
    palette: palet, farvepalet
    hedge: halv, halve, oftest, normalt, sædvanligvis, halvdelen
    exception: undtagen, undtagelse, undtagelser, undtaget, tilladt, tilladte
    denial: ingen, uden, tidligere, ikke, intet, aldrig, gamle
    # Conditions and devices
    condition: lys, mørk, lyst, mørkt, lyse, mørke, nat, gammel, gamle, ny, nye, tidligere, tema
    themeHeading: lys, mørk, lyst, mørkt, nat, tema
    touched: mobil, telefon
    # Names of tokens
    writing: overskrift, etiket, titel, ikon, brødtekst
    # What is claimed
    demand: skal, krav, kræver, mål
    # What is counted
    counting: har, er, findes, de, disse, i, med, følgende, bruger
    counted: trin, niveauer, varianter, størrelser, tilstande, farver, nuancer, temaer, principper, typer, roller,
      regler, værdier, kategorier
    """
}
