/// The words of Italian; `Sense` says what each line means.
enum Italian {
  static let table: StaticString = """
    # What a length measures
    padding: spaziatura interna, padding interno, spazio interno, margine interno, margini interni, riempimento,
      imbottitura
    margin: margine, margini, margine esterno, spazio esterno, spaziatura esterna
    gap: spaziatura, spazio, spaziature, spazi, distanza, distanze, distanziamento, intervallo
    inset: posizione, rientro
    width: larghezza, larghezze, larga, largo
    height: altezza, altezze, alta
    size: dimensione, dimensioni, diametro, grandezza
    radius: raggio, raggi, angolo, angoli, arrotondamento, raggio del bordo, raggio dei bordi, raggio angoli,
      raggio degli angoli
    border: bordo, bordi, cornice
    stroke: contorno, linea, contorni, linee, divisore, divisori, separatore, separatori, tratto, anello,
      sottolineatura, spessore
    fontSize: fonte, carattere, caratteri, tipografia, dimensione carattere, dimensione del testo,
      dimensione del carattere, dimensione font
    lineHeight: interlinea, altezza riga, altezza di riga
    letterSpacing: spaziatura lettere
    offset: scostamento, spostamento
    blur: sfocatura
    # Things that a length beside them measures
    figure: avatar, miniatura
    target: area di tocco, aree di tocco, area tattile, aree tattili, area cliccabile, aree cliccabili,
      area toccabile, zona di tocco, bersaglio tattile, target tattile
    # What a color paints
    background: sfondo, sfondi, colore di sfondo, superficie, superfici, contenitore
    text: testo, titolo, etichetta, didascalia, segnaposto, testi, titoli, etichette, didascalie, sottotitolo,
      sottotitoli, intestazione, intestazioni, corpo, primo piano, scritte, scritta
    icon: icona, icone, freccia, frecce, simbolo, simboli
    shadow: ombra, ombre
    overlay: velo
    color: colore, colori, tinta
    # What is done with a length
    pads: imbottito
    spaces: distanziati, distanziate, separati
    rounds: arrotondato, arrotondati, arrotondata, arrotondate
    outlines: incorniciato, bordato, delimitato
    indents: rientrato
    leaves: lascia, lasciare, lasciate
    free: libero, liberi
    inward: interno
    partitive: di, del, della, dei, delle
    orLength: oppure, o, a
    affirmation: non meno
    # Times
    duration: durata
    # Colors
    white: bianco, bianca, bianchi, bianche
    black: nero, nera, neri, nere
    clear: trasparente, trasparenti
    hue: neutri, rosso, rossa, rossi, rosse, giallo, gialla, gialli, gialle, azzurro, azzurra, azzurri, azzurre, dorato, dorata,
      dorati, dorate, primario, primaria, primarii, primarie, secondario, secondaria, secondarii, secondarie, scuro,
      scura, scuri, scure, chiaro, chiara, chiari, chiare, profondo, profonda, profondi, profonde, verde, verdi, blu,
      grigio, grigia, grigi, grigie, arancione, arancioni, viola, rosa, marrone, turchese, ambra, smeraldo, celeste,
      principale, accento
    shade: non, bianco sporco, bianco panna, bianco avorio, bianco crema, quasi, semi, senza
    announcesColor: tinta
    vagueColor: immagine, foto, sfocato, variabile
    gradient: gradiente, sfumatura, sfumature, gradienti
    colorChange: scurito, schiarito, attenuato, invertito
    opacity: opacità, trasparenza
    laying: su, sopra, contro
    bearing: con
    # Writing
    weight300: leggero
    weight600: semigrassetto
    weight700: grassetto
    large: grande, grandi
    lineStyle: tratteggiato, tratteggiata, punteggiato, continuo, continua
    # Places
    side: verticale, sinistra, destra, orizzontale, orizzontali, verticali, superiore, inferiore, superiori, inferiori,
      sinistro, destro, laterale, laterali
    edge: sinistra, destra
    edgeNoun: bordo, bordi, schermo, finestra, angolo, angoli, lato, lati, cornice
    from: dal, dai, dalla, dalle
    beside: sopra, sotto, accanto, fuori
    between: tra, fra, fra loro, tra loro
    inside: su, in, dentro, nel, nella
    preposition: di, da, con, a, in, su
    # Small words
    link: di, minimo, è, sono, misura, almeno, circa, esattamente, massimo, minima, massima, deve, devono, essere, un,
      una, il, la, sempre, solo, soltanto, fino, ha, hanno, a, misurano, uno, gli, lo
    copula: è, sono, misura, misurano, ha
    adjective: minimo, minima, massimo, massima, interno, interna, interni, interne, esterno, esterna, esterni,
      aggiuntivo, sottile, sottili, spesso, morbido, morbida, leggero, leggera, piccolo, piccola, piccoli, piccole,
      principale, fisso, fissa, compatto, compatta, visibile, totale
    closer: con, e, per, quando, se, ma, senza, di, da, in, su, è, sono, che, oppure
    where: per, con, tra, su, in, senza, sotto, sopra, fra, intorno, nel, nella
    aside: interna, interno, chiaro, scuro, chiara, scura, principale, secondario, primario, valore, valori, esterno,
      esterna
    or: oppure
    several: e
    changeWord: senza, nessun, nessuna, con, un, una, scurire, schiarire
    motionName: scala, opacità, rotazione
    plainName: principale, primario, primaria, secondario, secondaria, della, delle, dei, degli
    minimum: minimo, minima, minimi, minime, almeno
    multiplied: metà, doppio, triplo
    sameAs: come, uguale a, identico a, basato su, eredita da
    inheritanceEnd: salvo, con, ma, tranne, eccetto, senza
    example: ad esempio, per esempio
    syntaxNoun: sintassi
    # States and themes
    state: premuto, disabilitato, selezionato, premuta, premuti, premute, disabilitata, disabilitati, disabilitate,
      disattivato, disattivata, disattivati, selezionata, selezionati, selezionate, attivato, focalizzato, spuntato,
      caricamento, espanso, espansa, compresso, visitato, abilitato, abilitata
    possibleState: attivo, errore, attiva, attivi, attive, inattivo, inattiva, inattivi, normale, predefinito, riposo,
      successo, avviso, vuoto, vuota, nascosto, aperto, aperta, chiuso, chiusa, valido, bloccato, corrente
    defaultState: predefinito, normale, riposo, predefinita
    pressedState: premuto, premuta, premuti, premute
    focusedState: focalizzato
    disabledState: disabilitato, disabilitata, disattivato, disabilitati, disabilitate, disattivata, disattivati,
      inattivo, inattiva, inattivi, bloccato, bloccata
    inactiveState: inattivo, inattiva, inattivi
    decoration: decorativo, decorativa, decorativi, decorative
    signalState: errore, focalizzato
    stateFiller: stato, con
    theme: scuro, chiaro, scura, chiara
    themeNoun: modo, tema, modalità, aspetto
    # Controls and other things
    button: pulsante, pulsanti, bottone, bottoni
    leadingButton: pulsante, bottone
    tab: scheda
    switcher: navigazione, schede, paginazione
    noButton: testo, testi, gruppo, gruppi, etichetta, etichette
    bareControl: casella, interruttore, cursore
    pressable: campo di testo, campo di ricerca
    toggle: interruttore, casella di controllo, cursore, collegamento
    hyperlink: collegamento, collegamenti
    field: campo, campi, casella, ricerca
    besideField: etichetta, aiuto, errore, titolo
    shape: cerchi, cerchio, quadrato, quadrati, pillola, scheda, schede, riquadro, bolla
    frame: contenitore
    wholeThing: contenitore, pagina, schermata, molto, semplice
    lookWord: nessuno, nessuna, pieno, piena, arrotondato, quadrato, pillola
    drawing: grafico, grafici, grafica, diagramma, diagrammi
    thing: intestazione, menu, finestra, dialogo, tabella, tabelle, lista, elenco, riga, righe, pannello, barra,
      avviso, avvisi, notifica, notifiche, icona, icone, modulo, moduli, scheda, schede, carosello, campo, campi,
      calendario, selettore, modale, banner, testata, vista, schermata, separatore, etichetta, badge
    # Headings, labels and columns
    stateGroup: stati, stato
    stateLead: tutti, possibili
    variantGroup: variante, varianti, variazioni
    variantColumn: variante, varianti, dimensione, dimensioni, tipo, stile
    propertyGroup: specifiche, proprietà, aspetto, specifica, stile, stili, caratteristiche, misure, dimensioni,
      struttura, anatomia, generale
    propertyColumn: proprietà, attributo, parametro, caratteristica, misura
    looks: aspetto, stile, stili
    partColumn: elemento, elementi, parte, zona, sezione
    sizeGroup: dimensione, dimensioni, misure
    sizeStep: piccolo, piccola, medio, media, grande
    valueColumn: valore, valori, regola
    valueHead: valore, valori
    tokenHead: variabile css
    typography: fonte, carattere, tipografia, caratteri, tipografica
    descriptionGroup: scopo, descrizione, obiettivo, ruolo
    proseGroup: utilizzo, uso, comportamento, accessibilità, regole, principi, esempi, esempio, interazione, interazioni
    proseColumn: uso, utilizzo, ruolo, descrizione, note, nota, motivo, esempio, commento, significato, contesto,
      quando, comportamento, scopo
    pastColumn: prima, problema
    componentColumn: componente, componenti
    componentList: componenti, elementi
    generalHeading: colori, colore, palette, tipografia, caratteri, spaziatura, spaziature, ombre, raggi, accessibilità,
      principi, regole, griglia, icone, iconografia, indice, introduzione, riepilogo, temi, tema, struttura, gerarchia,
      bordi, animazioni, esempi, utilizzo, dimensioni
    quietHeading: installazione, cronologia, registro delle modifiche, migrazione, configurazione, opzioni, parametri
    # What is not asked for
    refusal: non, mai, evita, evitare, evitate, vietato, vietata, era, erano, vecchio, vecchia, vecchi, precedente,
      precedentemente, sarebbe, nessun, nessuna, obsoleto, obsoleta, invece, aveva
    refusalOpening: non fare, non usare, evita, evitare, mai, vietato, mai usare, obsoleto
    refusalHeading: vietato, evita, evitare, vietati, sbagliato, errato, errori comuni, da evitare
    setAside: prima, invece, precedentemente, anziché, non, mai, era
    approximate: circa
    changed: aumentato, aumentata, ridotto, ridotta, cambiato, passato, passata, modificato
    origin: da, dal, dalla
    replaces: sostituisci, sostituire
    rather: bensì, ma
    past: prima, precedente, vecchio, vecchia
    elsewhere: futuro, concorrenza, futura, previsto, proposta, proposte, concorrenti
    customizing: personalizzare, personalizzazione, sovrascrivere
    standing: definiti, definite, definito, definita, dichiarate, dichiarati, trovano
    failure: fallisce, falliscono, insufficiente, illeggibile
    absence: manca, esiste, mancano, inesistente, sconosciuto, rimosso, aggiunto, aggiunta, assente, non ancora,
      non definito, non definita, da aggiungere
    archive: archivio
    platformPart: area sicura, barra di stato
    # Grids and scales
    grid: griglia, griglie
    system: sistema, scala, ritmo
    base: unità, unità di
    multiple: multiplo, multipli, incrementi, passi
    space: spaziatura, spaziature, spazi, distanze, distanza
    spacedPlace: margini, margine
    otherGrid: icone, icona, testo, caratteri, linee, colonne, immagini
    ofText: lettere, parole, paragrafo, paragrafi, righe, riga
    strict: solo, sempre, tutti, tutte, tutto, ogni, rigorosamente, esclusivamente, soltanto, mai
    exclusive: solo, soltanto, solamente, esclusivamente
    listed: questi, queste, questa, definiti, elencati, seguenti
    others: altri, altro, altre, fuori, nuovi
    palette: palette, tavolozza, neutri
    hedge: metà, mezzo, generalmente, normalmente, solitamente
    exception: salvo, tranne, eccetto, eccezione, eccezioni, consentito, consentiti, permesso
    denial: senza, non, mai, precedentemente, vecchio, invece, né
    # Conditions and devices
    condition: chiaro, scuro, chiara, scura, notte, giorno, vecchio, vecchia, nuovo, nuova, prima, evitare, tema,
      compatto
    themeHeading: scuro, chiaro, scura, chiara, notte, tema, modalità
    touched: telefono, cellulare
    # Names of tokens
    writing: testo, titolo, etichetta, sottotitolo, intestazione, didascalia, icona
    # What is claimed
    demand: deve, devono, richiede, richiesto, requisito, requisiti, obiettivo, soglia
    # What is counted
    number: due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici
    counting: ha, hanno, sono, ci, i, le, gli, questi, queste, in, con, usa, seguenti
    counted: passi, livelli, varianti, dimensioni, stati, pesi, colori, stili, temi, modalità, principi, tipi,
      ruoli, opzioni, regole, valori, categorie
    """
}
