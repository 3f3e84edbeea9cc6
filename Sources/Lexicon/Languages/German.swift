/// The words of German; `Sense` says what each line means.
enum German {
  static let table: StaticString = """
    # What a length measures
    padding: innenabstand, polsterung
    margin: außenabstand, aussenabstand
    gap: abstand, zwischenraum, luft, freiraum
    inset: einzug
    width: breite, breit
    height: höhe, hoch
    size: größe, durchmesser
    radius: eckenradius, abrundung
    border: rahmenfarbe, rahmen, umrandung
    stroke: kontur, linie, trennlinie
    fontSize: schrift, schriftgröße, schriftart
    lineHeight: zeilenhöhe
    letterSpacing: laufweite
    offset: versatz
    blur: weichzeichnung
    # What a color paints
    background: hintergrundfarbe, füllfarbe, hintergrund, füllung
    text: textfarbe, schriftfarbe, beschriftung, titel, platzhalter, bildunterschrift, überschrift, überschriften,
      fließtext, beschriftungen
    icon: symbol, symbole, symbolen
    shadow: schatten
    color: farbe
    # What is done with a length
    pads: gepolstert, polstere
    spaces: getrennt
    rounds: abgerundet, gerundet, runde
    outlines: umrandet, gerahmt
    indents: eingerückt, rücke
    leaves: bleiben, bleibt, lassen, lasse, lässt, lass
    free: frei
    inward: innen
    partitive: von, an
    orLength: bis, oder, auf
    times: mal
    than: als
    beforeSide: für
    affirmation: nicht weniger, nicht kleiner, nicht vergessen
    # Times
    duration: dauer
    # Colors
    white: weiß, weiss
    black: schwarz
    gradient: verlauf
    opacity: deckkraft
    laying: auf, über
    bearing: mit
    # Writing
    weight400: normal
    large: groß, große, großer, grosse
    # Places
    side: oben, unten, links, rechts, waagerecht, senkrecht
    edge: links, rechts, oben, unten
    edgeNoun: rand, kante, kanten, ecke, rahmen, bildschirm, bildschirmrand, seite, seiten
    from: vom
    beside: über, unter
    between: zwischen, auseinander
    inside: auf
    preposition: von, mit, auf, da, an, um, bei
    # Small words
    link: von, mindestens, maximal, beträgt, ist, sind, misst, es, heute, jetzt, wurde, wird, werden, stehen, steht,
      wahlweise, betrug, bei, liegt
    copula: ist, sind, beträgt, betragen, misst, liegen, liegt, bleiben, bleibt
    closer: und, oder, mit, bei, für
    where: mit, zwischen
    aside: extern
    or: oder
    minimum: minimal, mindestens, mindestgröße
    sameAs: wie, entspricht
    inheritanceEnd: aber, außer, mit
    example: z. b., z.b.
    # States and themes
    state: schwebend, gedrückt, fokussiert, deaktiviert, ausgewählt, fokus
    possibleState: normal, standard, ruhe, fehler, aktiv
    defaultState: normal, standard, ruhe, standardzustand
    pressedState: gedrückt
    focusedState: fokus, fokussiert
    disabledState: deaktiviert, gesperrt, inaktiv
    signalState: fokus, fehler
    theme: dunkel, hell
    themeNoun: modus, thema
    # Controls and other things
    button: knopf, schaltfläche
    noButton: schrift, beschriftung
    shape: kreis, kreisen
    lookWord: keine
    drawing: diagramm, diagramme
    # Headings, labels and columns
    stateGroup: zustände, zustand
    variantGroup: varianten, variante
    variantColumn: variante, größe
    propertyGroup: spezifikation, eigenschaften, aussehen
    propertyColumn: eigenschaft
    sizeGroup: größe, größen
    valueColumn: wert
    valueHead: wert
    typography: schrift, schriftart
    descriptionGroup: zweck, beschreibung
    proseGroup: verwendung, verhalten, beispiele
    proseColumn: beschreibung
    pastColumn: alt
    componentList: komponenten
    interface: schnittstelle
    generalHeading: farben, abstände, typografie
    quietHeading: änderungen, änderungsprotokoll, konfiguration
    # What is not asked for
    refusal: vermeide, vermeiden, nicht, nie, früher, niemals, kein, keine, keinen, wäre, waren, war, betrug,
      niemand, hatte, hatten
    refusalOpening: so nicht, nicht verwenden, vermeide, vermeiden
    refusalHeading: vermeiden, falsch, verboten
    setAside: statt, anstatt, vorher, vorm, nicht, anstelle
    changed: erhöht, verringert, gesenkt, geändert, vergrößert, verkleinert, angehoben, reduziert
    replaces: ersetze, ersetzen
    rather: sondern
    past: vorher, früher
    elsewhere: geplant, künftig, wettbewerb, wettbewerber
    failure: unzureichend
    absence: fehlt, fehlen, existiert
    # Grids and scales
    grid: gridsystem, raster, rastersystem
    base: basis, grundeinheit, basiseinheit, basiswert
    multiple: vielfache, vielfachen, vielfaches, mehrfache
    space: abstand, abstände, abständen
    otherGrid: symbole
    ofText: buchstaben, zeilen, zeile
    strict: alle, immer, nur
    hedge: halb, halbe, halben, meist
    exception: ausnahme, ausnahmen, ausser, außer
    denial: kein, keine, keinen, ohne, früher
    # Conditions and devices
    condition: hell, dunkel
    touched: mobil
    """
}
