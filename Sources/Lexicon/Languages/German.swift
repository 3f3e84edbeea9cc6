/// The words of German; `Sense` says what each line means.
enum German {
  static let table: StaticString = """
    # What a length measures
    padding: innenabstand, polsterung, innenabstände, innenabständen, innenabstands, innerer abstand, inneren abstand,
      innere abstände
    margin: außenabstand, aussenabstand, außenabstände, außenabständen, außenabstands, äußerer abstand, äußeren abstand
    gap: abstand, zwischenraum, luft, freiraum, abstands, abstände, abständen, zwischenräume, zwischenräumen, lücke,
      lücken, leerraum, weißraum, spaltenabstand, kartenabstand
    inset: einzug, einzüge, einrückung, einrückungen
    width: breite, breit, breiten, breiter, breites, breitem, maximalbreite, mindestbreite, gesamtbreite
    height: höhe, hoch, höhen, hohe, hohen, hoher, hohes, hohem, mindesthöhe, maximalhöhe, gesamthöhe
    size: größe, durchmesser, größen, abmessung, abmessungen, maße, kantenlänge, mindestgröße, durchmessern
    radius: eckenradius, abrundung, radien, eckradius, eckradien, eckenradien, eckenrundung, eckrundung, abrundungen,
      rundung, rundungen, ecken
    border: rahmenfarbe, rahmen, umrandung, rahmens, umrandungen, rahmenlinie, rahmenfarben, rahmenstärke, rahmenbreite,
      randfarbe, randstärke
    stroke: kontur, linie, trennlinie, konturen, linien, trennlinien, trenner, trennstrich, unterstreichung, fokusring,
      fokusrahmen, fokusumrandung, linienstärke, linienbreite, strichstärke, umriss, umrisslinie, stärke
    fontSize: schriftgröße, schriftart, schriftgrößen, schriftgrad, textgröße, textgrößen, schriftarten
    lineHeight: zeilenhöhe, zeilenabstand, zeilenabstände, zeilenhöhen
    letterSpacing: laufweite, zeichenabstand, buchstabenabstand
    offset: versatz, verschiebung
    blur: weichzeichnung, unschärfe, weichzeichner
    # Things that a length beside them measures
    figure: profilbild, profilbilder, vorschaubild, quadrat
    target: klickbare elemente, klickbaren elemente, interaktive elemente, interaktiven elemente, touch fläche, touchfläche, touchflächen, touch ziel, touch ziele, touchziel, touchziele, tippfläche,
      tippflächen, tippziel, tippziele, klickfläche, klickflächen, klickziel, klickziele, trefferfläche,
      trefferflächen, berührungsfläche, berührungsflächen, berührungsziel, berührungsziele, tap fläche
    # What a color paints
    background: hintergrundfarbe, füllfarbe, hintergrund, füllung, hintergründe, hintergründen, hintergrunds,
      hintergrundes, hintergrundfarben, füllungen, füllfarben, fläche, flächen, flächenfarbe, grundfläche
    text: textfarbe, schriftfarbe, beschriftung, titel, platzhalter, bildunterschrift, überschrift, überschriften,
      fließtext, beschriftungen, texte, texten, textes, textfarben, schriftfarben, schrift, titels, untertitel,
      unterüberschrift, hinweistext, hilfstext, hilfstexte, platzhaltertext, vordergrund, vordergrundfarbe,
      beschriftungstext, fließtexte
    icon: symbol, symbole, symbolen, symbols, symbolfarbe, symbolfarben, iconfarbe, piktogramm, piktogramme, häkchen
    shadow: schatten, schlagschatten, schattenfarbe
    overlay: abdunklung
    color: farbe, farben, farbton, farbwert
    # What is done with a length
    pads: gepolstert, polstere
    spaces: getrennt, getrennte, getrennten
    rounds: abgerundet, gerundet, runde, abgerundete, abgerundeten, abgerundeter, abgerundetes, abgerundetem, gerundete,
      gerundeten, gerundeter
    outlines: umrandet, gerahmt, umrandete, umrandeten, umrahmt, umrahmte, eingefasst
    indents: eingerückt, rücke
    moves: verschiebe, verschieben, schiebe
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
    white: weiß, weiss, weiße, weißer, weißes, weißen, weißem, weisse, weisser, weisses, weissen, weissem, reinweiß,
      reinweiße, reinweißer, reinweißes, reinweißen, reinweißem
    black: schwarz, schwarze, schwarzer, schwarzes, schwarzen, schwarzem, tiefschwarz
    clear: durchsichtig
    hue: rot, rote, roter, rotes, roten, rotem, grün, grüne, grüner, grünes, grünen, grünem, blau, blaue, blauer,
      blaues, blauen, blauem, grau, graue, grauer, graues, grauen, grauem, gelb, gelbe, gelber, gelbes, gelben, gelbem,
      violett, violette, violetter, violettes, violetten, violettem, braun, braune, brauner, braunes, braunen, braunem,
      türkis, türkise, türkiser, türkises, türkisen, türkisem, lila, rosa, bernstein, petrol, dunkelblau, dunkelblaue,
      dunkelblauer, dunkelblaues, dunkelblauen, dunkelblauem, hellblau, hellblaue, hellblauer, hellblaues, hellblauen,
      hellblauem, dunkelgrau, dunkelgraue, dunkelgrauer, dunkelgraues, dunkelgrauen, dunkelgrauem, hellgrau, hellgraue,
      hellgrauer, hellgraues, hellgrauen, hellgrauem, mittelgrau, mittelgraue, mittelgrauer, mittelgraues, mittelgrauen,
      mittelgrauem, dunkelgrün, dunkelgrüne, dunkelgrüner, dunkelgrünes, dunkelgrünen, dunkelgrünem, hellgrün,
      hellgrüne, hellgrüner, hellgrünes, hellgrünen, hellgrünem, dunkelrot, dunkelrote, dunkelroter, dunkelrotes,
      dunkelroten, dunkelrotem, hellrot, hellrote, hellroter, hellrotes, hellroten, hellrotem, primär, primäre,
      primärer, primäres, primären, primärem, sekundär, sekundäre, sekundärer, sekundäres, sekundären, sekundärem, hell,
      helle, heller, helles, hellen, hellem, dunkel, dunkle, dunkler, dunkles, dunklen, dunklem, akzent, primärfarbe,
      sekundärfarbe, akzentfarbe, markenfarbe
    shade: gebrochenes, gebrochenem, gebrochene, gebrochener, warmes, warmem, halbtransparentes, halbtransparentem,
      kein, nicht
    announcesColor: farbton, farbcode, farbwert, hexwert
    vagueColor: foto, fotos, milchglas, glaseffekt, unterschiedlicher, verschiedener, variierender
    gradient: verlauf, farbverlauf, farbverläufe, verläufe
    colorChange: abgedunkelt, aufgehellt, gedimmt, ausgegraut, dunkler, heller, invertiert
    opacity: deckkraft, transparenz
    laying: auf, über, vor, gegen
    bearing: mit
    # Writing
    weight400: normal, regulär
    weight600: halbfett, halbfette, halbfetter
    weight700: fett, fette, fetter, fettem
    large: groß, große, großer, grosse, großem, großen, großes
    lineStyle: durchgezogen, durchgezogene, gestrichelt, gestrichelte, gepunktet, gepunktete
    # Places
    side: oben, unten, links, rechts, waagerecht, senkrecht, waagrecht, horizontale, horizontalen, horizontaler,
      vertikal, vertikale, vertikalen, vertikaler, linke, linken, rechte, rechten, obere, oberen, untere, unteren,
      seitlich, seitliche, seitlichen
    edge: links, rechts, oben, unten
    edgeNoun: rand, kante, kanten, ecke, rahmen, bildschirm, bildschirmrand, seite, seiten, ränder, rändern, randes,
      bildschirms, fenster, fensters
    from: vom
    beside: über, unter, oberhalb, unterhalb, neben, darunter, darüber, außerhalb
    between: zwischen, auseinander, dazwischen, voneinander, zueinander
    inside: auf, innerhalb, im
    preposition: von, mit, auf, da, an, um, bei, im, beim
    # Small words
    link: von, mindestens, maximal, beträgt, ist, sind, misst, es, heute, jetzt, wurde, wird, werden, stehen, steht,
      wahlweise, betrug, bei, liegt, wenigstens, höchstens, etwa, circa, genau, exakt, jeweils, je, immer, stets, soll,
      sollte, sollen, sollten, muss, müssen, hat, haben, dem, den, der, das, ein, eine, einem, einen, einer, nur, hoch,
      breit
    copula: ist, sind, beträgt, betragen, misst, liegen, liegt, bleiben, bleibt
    adjective: zusätzlich, zusätzliche, zusätzlicher, zusätzlichen, innere, innerer, inneren, äußere, äußerer, äußeren,
      einheitlich, einheitliche, einheitlicher, einheitlichen, dünn, dünne, dünner, dünnen, dick, dicke, dicker, dicken,
      dezent, dezente, dezenter, dezentem, sanft, sanfte, sanfter, sanftem, weich, weiche, weicher, weichem, fein,
      feine, feiner, feinem, feste, fester, festen, gesamt, gesamte, kompakt, kompakte, kompakten, kleine, kleiner,
      kleinen, kleines, subtil, subtile, subtiler
    closer: und, oder, mit, bei, für, wenn, im, beim, zum, zur, als, während, damit, aber, ohne, gegen, durch, weil,
      sowie, ist, sind, wird, werden
    where: mit, zwischen, bei, auf, im, für, ohne, über, unter, neben, aus
    aside: extern, wert, werte, modus, hell, dunkel, primär, sekundär, innen, außen, klein, groß
    or: oder, bzw, beziehungsweise
    several: und
    changeWord: kein, keine, mit, ein, eine, dunklerer, dunklere, hellerer, hellere
    motionName: skalierung, deckkraft, drehung
    plainName: primär, sekundär, primäre, primärer, primäres, primären, primärem, sekundäre, sekundärer, sekundäres,
      sekundären, sekundärem, haupt, der, dem, den, das
    minimum: minimal, mindestens, mindestgröße, minimale, minimaler, minimalen, minimales, wenigstens, kleinste,
      kleinsten, mindestmaß
    multiplied: halb, halbe, halber, doppelt, doppelte, doppelter
    sameAs: wie, entspricht, identisch mit, basiert auf, erbt von
    inheritanceEnd: aber, außer, mit, jedoch, und, nur, ohne, dazu, zusätzlich
    example: z. b., z.b., beispielsweise, zum beispiel
    syntaxNoun: notation, schreibweise
    # States and themes
    state: schwebend, gedrückt, fokussiert, deaktiviert, ausgewählt, fokus, gedrückte, gedrückter, gedrücktes,
      gedrückten, gedrücktem, fokussierte, fokussierter, fokussiertes, fokussierten, fokussiertem, deaktivierte,
      deaktivierter, deaktiviertes, deaktivierten, deaktiviertem, ausgewählte, ausgewählter, ausgewähltes, ausgewählten,
      ausgewähltem, aktiviert, aktivierte, aktivierter, aktiviertes, aktivierten, aktiviertem, abgewählt, abgewählte,
      abgewählter, abgewähltes, abgewählten, abgewähltem, angeklickt, angeklickte, angeklickter, angeklicktes,
      angeklickten, angeklicktem, aufgeklappt, aufgeklappte, aufgeklappter, aufgeklapptes, aufgeklappten, aufgeklapptem,
      zugeklappt, zugeklappte, zugeklappter, zugeklapptes, zugeklappten, zugeklapptem, eingeklappt, eingeklappte,
      eingeklappter, eingeklapptes, eingeklappten, eingeklapptem, ausgeklappt, ausgeklappte, ausgeklappter,
      ausgeklapptes, ausgeklappten, ausgeklapptem, besucht, besuchte, besuchter, besuchtes, besuchten, besuchtem,
      schreibgeschützt, schreibgeschützte, schreibgeschützter, schreibgeschütztes, schreibgeschützten,
      schreibgeschütztem, überfahren, mouseover, ladend, ladezustand, angehakt
    possibleState: normal, standard, ruhe, fehler, aktiv, aktive, aktiver, aktives, aktiven, aktivem, inaktiv, inaktive,
      inaktiver, inaktives, inaktiven, inaktivem, gesperrt, gesperrte, gesperrter, gesperrtes, gesperrten, gesperrtem,
      sichtbar, sichtbare, sichtbarer, sichtbares, sichtbaren, sichtbarem, versteckt, versteckte, versteckter,
      verstecktes, versteckten, verstecktem, ungültig, ungültige, ungültiger, ungültiges, ungültigen, ungültigem,
      gültig, gültige, gültiger, gültiges, gültigen, gültigem, geöffnet, geöffnete, geöffneter, geöffnetes, geöffneten,
      geöffnetem, geschlossen, geschlossene, geschlossener, geschlossenes, geschlossenen, geschlossenem, gefüllt,
      gefüllte, gefüllter, gefülltes, gefüllten, gefülltem, fehlerhaft, erfolg, warnung, leer, offen, ruhezustand,
      normalzustand, standardzustand, markiert
    defaultState: normal, standard, ruhe, standardzustand, ruhezustand, normalzustand, grundzustand
    pressedState: gedrückt, gedrückte, gedrückter, gedrückten, aktiv, aktive, aktiver, aktives, aktiven, aktivem
    focusedState: fokus, fokussiert, fokussierte, fokussierter, fokussierten, fokussiertes
    disabledState: deaktiviert, gesperrt, inaktiv, deaktivierte, deaktivierter, deaktiviertes, deaktivierten,
      deaktiviertem, gesperrte, gesperrter, gesperrtes, gesperrten, gesperrtem, inaktive, inaktiver, inaktives,
      inaktiven, inaktivem, ausgegraut, ausgegraute, ausgegrauter, ausgegrautes, ausgegrauten, ausgegrautem,
      schreibgeschützt, schreibgeschützte, schreibgeschützter, schreibgeschütztes, schreibgeschützten,
      schreibgeschütztem
    inactiveState: inaktiv, inaktive, inaktiver, inaktives, inaktiven
    decoration: dekorativ, dekorative, dekorativer, dekoratives, dekorativen, zierde, zierelement, zierelemente
    signalState: fokus, fehler, fokussiert, fehlerhaft, ungültig
    stateFiller: zustand, und, oder, nur, sichtbar
    theme: dunkel, hell, dunkles, dunkler, dunkle, dunklem, helles, heller, helle, hellem, dunkelmodus, hellmodus,
      nachtmodus
    themeNoun: modus, thema, farbschema, erscheinungsbild
    # Controls and other things
    button: knopf, schaltfläche, knöpfe, knöpfen, schaltflächen
    tab: reiter, registerkarte
    switcher: navigation, navigationsleiste, reiter, tableiste, tab, tabs, seitenleiste
    noButton: schrift, beschriftung, beschriftungen, gruppe, gruppen
    bareControl: kontrollkästchen, schalter, umschalter, schieberegler, optionsfeld, fortschrittsbalken
    pressable: eingabefeld, textfeld, suchfeld, auswahlfeld, auswahlliste, listeneintrag, listenzeile,
      menüeintrag
    toggle: schalter, kontrollkästchen, optionsfeld, ankreuzfeld, schieberegler
    hyperlink: verlinkung, verlinkungen
    field: eingabefeld, eingabefelder, textfeld, textfelder, suchfeld, auswahlfeld, formularfeld, auswahlliste
    besideField: beschriftung, hilfstext, hinweistext, fehlermeldung, titel
    shape: kreis, kreisen, kreise, quadrat, quadrate, kachel, kacheln, karte, karten, plakette, pille
    frame: behälter
    wholeThing: seite, bildschirm, gesamte, gesamter, ganze, ganzer, schlicht, schlichter, einfacher, behälter
    lookWord: keine, kein, keiner, voll, rund, eckig, quadratisch, gleich
    drawing: diagramm, diagramme, grafik, grafiken, kreisdiagramm, balkendiagramm
    thing: kopfzeile, fußzeile, menü, menüs, dialog, dialoge, fenster, tabelle, tabellen, liste, listen, zeile, zeilen,
      leiste, panel, hinweis, meldung, meldungen, benachrichtigung, symbol, formular, formulare, karussell,
      seitenleiste, werkzeugleiste, suchleiste, statusleiste, titelleiste, navigationsleiste, kalender, auswahl, bild,
      bilder, trennlinie, trenner, tooltip, banner, modal, ansicht, kopf, fuß, abzeichen, etikett
    # Headings, labels and columns
    stateGroup: zustände, zustand, zuständen
    stateLead: mögliche, alle, visuelle, interaktive
    variantGroup: varianten, variante, ausprägungen, ausführungen
    variantColumn: variante, größe, varianten, ausprägung, ausführung, typ, stil, größen
    propertyGroup: spezifikation, eigenschaften, aussehen, spezifikationen, gestaltung, maße, abmessungen, aufbau,
      struktur, optik, darstellung, erscheinungsbild, allgemein
    propertyColumn: eigenschaft, eigenschaften, attribut, merkmal, kennwert
    looks: gestaltung, aussehen, optik, darstellung, erscheinungsbild
    partColumn: bereich, bestandteil, baustein, teil, abschnitt, ebene
    sizeGroup: größe, größen, maße, abmessungen
    sizeStep: klein, mittel, groß
    valueColumn: wert, werte, vorgabe, standardwert, regel, klasse, klassen
    valueHead: wert, werte, standardwert, hexwert, farbwert, hex-wert
    tokenHead: token-name, css-variable, stilname, variablenname
    typography: schrift, schriftart, schriften, schriftfamilie, typografie
    descriptionGroup: zweck, beschreibung, aufgabe
    proseGroup: verwendung, verhalten, beispiele, anwendung, einsatz, hinweise, barrierefreiheit, zugänglichkeit,
      richtlinien, regeln, prinzipien, grundsätze, tastatur, interaktion, interaktionen, gesten, umsetzung,
      implementierung, wann, warum, wie, checkliste, beispiel
    proseColumn: beschreibung, verwendung, einsatz, zweck, bemerkung, bemerkungen, hinweis, hinweise, anmerkung,
      anmerkungen, kommentar, begründung, grund, beispiel, beispiele, bedeutung, verhalten, wann, wo, anwendung
    pastColumn: alt, bisher, bisherig
    componentColumn: komponente, komponenten, bedienelement
    componentList: komponenten, elemente, bausteine
    interface: schnittstelle
    generalHeading: farben, abstände, typografie, typographie, schriften, schatten, raster, barrierefreiheit, übersicht,
      zusammenfassung, prinzipien, grundlagen, grundsätze, richtlinien, regeln, farbpalette, farbsystem, farbschema,
      radien, ecken, animationen, symbole, ikonografie, größen, einführung, inhaltsverzeichnis, lizenz, checkliste,
      struktur, aufbau, hierarchie, schriftgrößen, verwendung, beispiele, abstand
    quietHeading: änderungen, änderungsprotokoll, konfiguration, änderungsverlauf, versionshistorie, versionsverlauf,
      fehlerbehebung, optionen, nächste schritte, erste schritte, mitwirken
    verdict: identisch, abweichung, bestanden
    # What is not asked for
    refusal: vermeide, vermeiden, nicht, nie, früher, niemals, kein, keine, keinen, wäre, waren, war, betrug, niemand,
      hatte, hatten, vermieden, verboten, unzulässig, ehemals, vormals, veraltet, veraltete, alte, alten, altes, bisher,
      bisherige, bisheriger, ursprünglich, hätte, würde, würden, wären, weder
    refusalOpening: so nicht, nicht verwenden, vermeide, vermeiden, nie, niemals, nicht nutzen, nicht benutzen,
      nicht einsetzen, verwende nicht, nutze nicht, nie verwenden, niemals verwenden, verboten, veraltet
    refusalHeading: vermeiden, falsch, verboten, negativbeispiel, negativbeispiele, gegenbeispiel, gegenbeispiele,
      schlecht, verbote, veraltet, unzulässig, so nicht
    setAside: statt, anstatt, vorher, vorm, nicht, anstelle, zuvor, früher, ehemals, ursprünglich, bisher, nie, niemals,
      war
    approximate: ungefähr, circa, ca, etwa
    changed: erhöht, verringert, gesenkt, geändert, vergrößert, verkleinert, angehoben, reduziert, erweitert,
      umgestellt, gewechselt, herabgesetzt, heraufgesetzt
    origin: von, vom
    replaces: ersetze, ersetzen, ersetzt, tausche
    rather: sondern
    past: vorher, früher, zuvor, bisher, ehemals, alte
    elsewhere: geplant, künftig, wettbewerb, wettbewerber, zukünftig, künftige, zukunft, geplante, vorschlag,
      vorschläge, konkurrenz, mitbewerber
    customizing: anpassen, anpassung, anpassungen, überschreiben, erweitern
    standing: definiert, deklariert, liegen, liegt, stehen, steht, hinterlegt, abgelegt
    failure: unzureichend, verfehlt, unterschreitet, durchgefallen, unleserlich, unlesbar
    absence: fehlt, fehlen, existiert, existieren, vorhanden, undefiniert, unbekannt, entfernt, eingeführt, hinzugefügt,
      fehlend, fehlende, geplant, nicht im system, noch nicht, nicht definiert, nicht angelegt
    archive: archiv
    sample: beispiel, beispiele
    plan: vorschlag, vorschläge
    record: änderungen
    platformPart: statusleiste, sicherer bereich
    # Grids and scales
    grid: gridsystem, raster, rastersystem, gitter, grundraster, rasters
    system: skala, abstandssystem, abstandsskala, rhythmus
    base: basis, grundeinheit, basiseinheit, basiswert, grundwert, einheit, einheiten, basismaß, grundmaß
    multiple: vielfache, vielfachen, vielfaches, mehrfache, vielfachem, schritten
    space: abstand, abstände, abständen, weißraum, leerraum, freiraum, abstandssystem, abstandsskala, zwischenräume
    spacedPlace: innenabstand, innenabstände, innenabständen, außenabstand, außenabstände, außenabständen
    otherGrid: symbole, symbol, schrift, schriften, linien, zeilen, spalten, bilder, grundlinie, radien
    ofText: buchstaben, zeilen, zeile, zeichen, wörter, absatz, absätze
    strict: alle, immer, nur, sämtliche, stets, ausnahmslos, ausschließlich, jeder, jede, jedes, alles, strikt, streng
    exclusive: nur, ausschließlich, ausschliesslich, lediglich
    listed: diese, dieser, diesen, definierten, aufgeführten, gelisteten, folgenden, obigen
    others: andere, anderen, außerhalb, weitere, weiteren, zusätzlichen
    palette: palette, farbpalette, farbsystem, farbschema, farbkonzept
    hedge: halb, halbe, halben, meist, meistens, überwiegend, normalerweise, typischerweise, üblicherweise,
      grundsätzlich, hälfte, viertel, halber, halbes
    exception: ausnahme, ausnahmen, ausser, außer, ausgenommen, erlaubt, zulässig, ausnahmsweise
    denial: kein, keine, keinen, ohne, früher, nicht, statt, anstatt, alte, altes, war, weder
    # Conditions and devices
    condition: hell, dunkel, dunkle, dunkler, dunkles, dunklen, dunklem, helle, heller, helles, hellen, hellem, nacht,
      mobil, handy, kompakt, alte, neu, neue, bisher, früher, veraltet, statt, falsch
    themeHeading: dunkel, hell, dunkles, helles, dunkelmodus, hellmodus, nacht, modus
    designCondition: mobil, handy, kompakt, früher, statt, veraltet
    touched: mobil, handy, smartphone, mobilgerät, mobilgeräte, telefon
    # Names of tokens
    writing: beschriftung, überschrift, titel, untertitel, platzhalter, symbol, bildunterschrift, fließtext
    # What is claimed
    demand: soll, sollte, sollen, muss, müssen, braucht, brauchen, anforderung, anforderungen, ziel, ziele, gefordert
    # What is counted
    number: zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf
    counting: hat, haben, gibt, es, sind, in, die, den, diese, diesen, folgende, folgenden, mit, aus, kennt, nutzt
    counted: stufen, schritte, ebenen, varianten, größen, zustände, zuständen, schriftschnitte, farben, stile, themen, modi,
      prinzipien, arten, typen, rollen, optionen, regeln, werte, werten, kategorien
    """
}
