/// The words of Norwegian; `Sense` says what each line means.
enum Norwegian {
  static let table: StaticString = """
    # What a length measures
    padding: innvendig avstand, indre marg, innermarg, polstring, polstringen, indre avstand
    margin: marg, margen, marger, yttermarg, ytre marg, utvendig avstand
    gap: avstand, avstanden, avstander, mellomrom, mellomrommet
    inset: innrykk, innrykket
    width: bredde, bredden, minimumsbredde
    height: høyde, høyden, høy, høyt, høye, minimumshøyde
    size: størrelse, størrelsen, størrelser, diameter, mål
    radius: hjørneradius, radiusen, avrunding, avrundingen, hjørner
    border: kantlinje, kantlinjen, ramme, rammen, kantfarge
    stroke: kontur, strek, skillelinje, skillelinjer, linje, linjen, fokusring, fokusramme, understreking
    fontSize: skriftstørrelse, skriftstørrelsen, tekststørrelse, tekststørrelsen, skrifttype
    lineHeight: linjehøyde, linjehøyden, linjeavstand
    letterSpacing: bokstavavstand, tegnavstand
    offset: forskyvning
    blur: uskarphet
    # Things that a length beside them measures
    figure: profilbilde, sirkel, miniatyrbilde
    target: trykkflate, trykkflater, trykkflaten, berøringsflate, berøringsflater, trykkområde, trykkområder,
      klikkflate, klikkflater, klikkområde, klikkbart område, treffområde, treffområder
    # What a color paints
    background: bakgrunn, bakgrunnen, bakgrunner, bakgrunnsfarge, bakgrunnsfargen, flate, flaten, flater, fyllfarge,
      fyll, overflate
    text: tekst, teksten, tekster, tekstfarge, tekstfargen, overskrift, overskriften, overskrifter, etikett, etiketten,
      brødtekst, plassholder, hjelpetekst, tittel, tittelen, ledetekst, skrift, forgrunn, undertittel, bildetekst,
      bokstaver
    icon: ikon, ikonet, ikoner, ikonene, symbol, symboler, pil, piler
    shadow: skygge, skyggen, skygger
    color: farge, fargen, farger, fargetone
    # What is done with a length
    spaces: adskilt
    rounds: avrundet, avrundede, rundet
    outlines: innrammet, omrisset
    leaves: hold
    free: fri
    orLength: til, eller
    # Times
    duration: varighet, varigheten
    # Colors
    white: hvid, hvit, hvitt, hvite
    black: svart, sorte
    clear: gjennomsiktig
    hue: rød, rødt, røde, grønn, grønt, grønne, blå, blått, gul, gult, grå, grått, lilla, oransje, brun, brunt, turkis,
      mørkeblå, lyseblå, mørkegrå, lysegrå, mørkegrønn, primær, primære, sekundær, sekundære, mørk, mørke, lys, lyse
    shade: brutt, knekt, ingen, ikke, nesten, halvgjennomsiktig
    gradient: fargeovergang, overgang
    colorChange: mørkere, lysere, dempet
    opacity: opasitet, gjennomsiktighet, dekkevne
    laying: mot
    # Writing
    weight600: halvfet
    weight700: fet, fete
    lineStyle: heltrukket, stiplet, prikket
    # Places
    side: vannrett, loddrett, horisontal, vertikal, horisontalt, vertikalt, øverst, nederst, venstre, høyre
    edge: venstre, høyre
    edgeNoun: kant, kanten, kanter, skjerm, skjermen, hjørnet
    beside: ovenfor, nedenfor, under, utenfor
    between: mellom, hverandre
    inside: inni
    # Small words
    link: minst, høyst, omtrent, alltid, skal, bør, må, være, nøyaktig, minimum, maks, ca, en
    copula: er, skal være, måler
    adjective: ekstra, indre, ytre, innvendig, utvendig, tynn, tynne, tykk, myk, myke, diskret, liten, små, kompakt,
      synlig
    closer: og, eller, hvis, når, men, uten, med, som, er
    where: mellom, for, med, på, ved, uten, rundt
    aside: verdi, verdier, lys, mørk, primær, sekundær
    or: eller
    several: og
    changeWord: ingen, uten, med, mørkere, lysere
    motionName: skalering, rotasjon
    plainName: primær, sekundær
    minimum: minst, minimum, minste
    inheritanceEnd: men, unntatt, med
    example: for eksempel, f.eks.
    # States and themes
    state: trykket, trykt, nedtrykt, fokusert, fokus, deaktivert, deaktiverte, valgt, valgte, markert, avkrysset,
      aktivert, laster, utvidet, sammenslått, besøkt, skrivebeskyttet
    possibleState: aktiv, aktivt, inaktiv, inaktivt, feil, standard, normal, hvile, suksess, advarsel, tom, utfylt,
      skjult, synlig, åpen, lukket, ugyldig, gyldig
    defaultState: standard, normal, hvile
    pressedState: trykket, trykt, nedtrykt, aktiv
    focusedState: fokusert, fokus
    disabledState: deaktivert, deaktiverte, inaktiv, inaktivt, utilgjengelig
    decoration: dekorativ, dekorativt, dekorative, pynt
    signalState: fokus, fokusert, feil, ugyldig
    stateFiller: tilstand, og, eller, med
    theme: lys, mørk, lyst, mørkt
    themeNoun: tema, modus
    # Controls and other things
    button: knapp, knappen, knapper, knappene
    tab: fane
    noButton: gruppe, etikett
    bareControl: avkrysningsboks, radioknapp, bryter, glidebryter
    hyperlink: lenke, lenker
    field: felt, tekstfelt, skjemafelt, søkefelt, inntastingsfelt
    besideField: etikett, ledetekst, hjelpetekst, feilmelding, overskrift
    shape: sirkel, sirkler, kvadrat, kort, flis, boble
    frame: beholder
    wholeThing: siden, skjerm, hele, enkel
    lookWord: ingen, full, rund
    drawing: diagram, graf
    thing: topptekst, bunntekst, meny, dialog, tabell, liste, rad, panel, linje, varsel, ikon, skjema, verktøylinje,
      sidefelt, modal, banner
    # Headings, labels and columns
    stateGroup: tilstander, tilstand
    variantGroup: varianter, variant
    variantColumn: variant, størrelse, type, stil
    propertyGroup: spesifikasjon, spesifikasjoner, egenskaper, utseende, stil, mål, struktur, utforming
    propertyColumn: egenskap, egenskaper
    looks: utseende, stil, utforming
    partColumn: element, komponent, område
    sizeGroup: størrelser, størrelse
    valueColumn: verdi, verdier, regel
    valueHead: verdi, verdier
    typography: typografi, skrifttyper
    descriptionGroup: formål, beskrivelse, rolle
    proseGroup: bruk, oppførsel, tilgjengelighet, retningslinjer, regler, prinsipper, eksempler, eksempel, hvordan,
      hvorfor, når
    proseColumn: bruk, beskrivelse, formål, kommentar, merknad, eksempel, betydning, rolle, når
    pastColumn: gammel, tidligere
    componentList: komponenter, elementer
    interface: grensesnitt
    generalHeading: farger, farge, fargepalett, typografi, avstander, skygger, tilgjengelighet, retningslinjer,
      prinsipper, regler, rutenett, ikoner, innledning, innhold, sammendrag, struktur, eksempler, bruk, størrelser
    quietHeading: endringslogg, endringer, versjonshistorikk, historikk, installasjon, konfigurasjon
    # What is not asked for
    refusal: aldri, ikke, unngå, unngås, tidligere, ingen, gamle, forbudt, istedenfor
    refusalOpening: ikke bruk, bruk aldri, aldri, unngå, bruk ikke
    refusalHeading: unngå, forbudt, ikke gjør
    setAside: tidligere, ikke, aldri, istedenfor
    changed: økt, redusert, endret, senket, hevet
    origin: fra
    replaces: erstatt, bytt
    past: før, tidligere, gammel
    elsewhere: fremtidig, planlagt, forslag
    customizing: tilpasse, tilpasning
    standing: definert, defineres, deklarert, ligger, finnes
    failure: utilstrekkelig
    absence: mangler, finnes, ukjent, fjernet, ikke definert, ennå ikke
    # Grids and scales
    grid: rasteret, rutenett, rutenettet
    system: skala, rytme, systemet
    base: grunnenhet, basisenhet, enhet
    multiple: multipler, multiplum
    space: avstand, avstander, mellomrom, avstanden
    spacedPlace: marger, marg
    otherGrid: ikoner, tekst, linjer, kolonner
    ofText: bokstaver, linjer, ord
    strict: alle, alltid, kun, aldri, hver
    exclusive: kun, bare
    listed: disse, denne, definerte, følgende
    others: andre, utenfor
    palette: palett, fargepalett
    hedge: halve, vanligvis, halvparten
    exception: unntak, unntatt, tillatt
    denial: ikke, uten, ingen, tidligere
    # Conditions and devices
    condition: lys, mørk, lyst, mørkt, natt, mobil, telefon, gammel, ny, tidligere, tema
    themeHeading: lys, mørk, lyst, mørkt, natt, tema
    touched: mobil, telefon, nettbrett
    # Names of tokens
    writing: overskrift, etikett, tittel, ikon, brødtekst
    """
}
