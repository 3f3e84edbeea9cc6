/// The words of Italian; `Sense` says what each line means.
enum Italian {
  static let table: StaticString = """
    # What a length measures
    padding: spaziatura interna, padding interno
    margin: margine
    gap: spaziatura, spazio
    inset: posizione
    width: larghezza
    height: altezza
    size: dimensione
    radius: raggio
    border: bordo
    stroke: contorno, linea
    fontSize: fonte, carattere
    lineHeight: interlinea
    # What a color paints
    background: sfondo
    text: testo, titolo, etichetta, didascalia, segnaposto
    icon: icona
    shadow: ombra
    color: colore
    # What is done with a length
    spaces: distanziati, distanziate
    rounds: arrotondato, arrotondati
    indents: rientrato
    partitive: di
    affirmation: non meno
    # Times
    duration: durata
    # Colors
    white: bianco
    black: nero
    clear: trasparente
    shade: non
    gradient: gradiente
    laying: su
    bearing: con
    # Writing
    large: grande
    # Places
    side: verticale, sinistra, destra, orizzontale
    from: dal
    beside: sopra, sotto
    between: tra, fra
    inside: su
    preposition: di, da, con
    # Small words
    link: di, minimo, è, sono, misura
    copula: è, sono, misura
    closer: con, e
    where: per, con, tra
    aside: interna, interno
    minimum: minimo
    sameAs: come
    inheritanceEnd: salvo, con, ma, tranne
    example: ad esempio
    # States and themes
    state: premuto, disabilitato, selezionato
    possibleState: attivo, errore
    defaultState: predefinito
    pressedState: premuto
    disabledState: disabilitato, disabilitata, disattivato
    themeNoun: modo, tema
    # Controls and other things
    button: pulsante, pulsanti
    leadingButton: pulsante
    noButton: testo, testi
    shape: cerchi, cerchio
    lookWord: nessuno
    drawing: grafico, grafici
    # Headings, labels and columns
    stateGroup: stati, stato
    variantGroup: variante, varianti
    variantColumn: variante
    propertyGroup: specifiche, proprietà, aspetto
    propertyColumn: proprietà
    valueColumn: valore
    valueHead: valore
    typography: fonte, carattere
    descriptionGroup: scopo, descrizione
    proseGroup: utilizzo
    componentList: componenti
    generalHeading: colori
    quietHeading: installazione
    # What is not asked for
    refusal: non, mai
    refusalOpening: non fare, non usare
    refusalHeading: vietato, evita
    setAside: prima, invece
    past: prima
    elsewhere: futuro, concorrenza
    absence: manca
    # Grids and scales
    grid: griglia
    system: sistema
    base: unità
    multiple: multiplo, multipli
    space: spaziatura, spaziature, spazi
    otherGrid: icone
    ofText: lettere
    strict: solo, sempre, tutti, tutte
    hedge: metà
    exception: salvo, tranne, eccetto
    denial: senza
    # Conditions and devices
    condition: chiaro, scuro
    """
}
