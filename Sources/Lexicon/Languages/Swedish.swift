/// The words of Swedish; `Sense` says what each line means.
enum Swedish {
  static let table: StaticString = """
    # What a length measures
    padding: innermarginal, innermarginalen, inre marginal, utfyllnad, utfyllnaden, inre avstånd, inre marginaler,
      innermarginaler
    margin: marginal, marginalen, marginaler, yttermarginal, yttre marginal, marginalerna, yttre avstånd,
      yttre marginaler
    gap: mellanrum, mellanrummet, avstånd, avståndet, mellanslag, mellanrummen, luft, avstånden
    inset: indrag, indraget, indragning
    width: bredd, bredden, bred, bredda, breda, bredder, maxbredd, minbredd
    height: höjd, höjden, hög, höga, högt, höjder, minhöjd
    size: storlek, storleken, diameter, storlekar, storlekarna, mått, diametern
    radius: hörnradie, hörnradien, radie, radien, avrundning, radier, hörnradier, hörn, hörnen, rundning, rundningen
    border: kantlinje, kantlinjen, kant, ram, ramen, ramar, kanter, kantfärg, ramfärg, inramning
    stroke: kontur, streck, konturlinje, linje, linjen, avdelare, avdelaren, avdelarlinje, skiljelinje, skiljelinjer,
      linjer, understrykning, fokusring, fokusram, linjetjocklek, konturen
    fontSize: teckenstorlek, typsnitt, textstorlek, textstorlekar, teckengrad, typsnittet, teckenstorlekar, fontstorlek
    lineHeight: radhöjd, radhöjden, radavstånd, radhöjder
    letterSpacing: teckenavstånd, bokstavsavstånd, teckenmellanrum, spärrning
    offset: förskjutning, förskjutningen
    blur: oskärpa, oskärpan
    # Things that a length beside them measures
    figure: cirkel, bild, bilden, profilbild, miniatyr, miniatyrbild
    target: tryckyta, tryckytor, tryckytan, pekyta, pekytor, pekytan, klickyta, klickytor, klickytan, träffyta,
      träffytor, tryckmål, pekmål, klickbar yta, tryckbar yta
    # What a color paints
    background: bakgrund, bakgrunden, bakgrundsfärg, bakgrundsfärgen, yta, bakgrunder, ytan, ytor, fyllning, fyllningen,
      fyllningsfärg, fyllnadsfärg
    text: texten, rubrik, rubriken, rubriker, etikett, etiketten, brödtext, platshållare, hjälptext, textfärg, text,
      texter, textfärgen, rubrikerna, rubriktext, etiketter, titel, titeln, underrubrik, bildtext, förgrund,
      förgrundsfärg, skrift, bokstäver
    icon: ikon, ikonen, ikoner, ikonerna, symbol, symboler, symbolen, pil, pilar, pilen, bock
    shadow: skugga, skuggan, skuggor
    color: färg, färgen, färger, färgton, nyans, kulör
    # What is done with a length
    spaces: åtskilda, separerade, åtskilt, åtskild
    rounds: rundad, rundade, avrundade, avrundad, avrundat, rundat
    outlines: inramad, inramade, konturerad, inramat
    indents: indragen, indragna, indraget
    leaves: lämna, håll
    free: fritt, fri
    partitive: av
    orLength: till, eller
    # Times
    duration: varaktighet
    # Colors
    white: vit, vitt, vita, vitare, helvit
    black: svart, svarta, svartare, helsvart
    clear: genomskinlig, genomskinligt, genomskinliga, transparenta
    hue: röd, rött, röda, grön, grönt, gröna, blå, blått, blåa, gul, gult, gula, grå, grått, gråa, lila, orange, rosa,
      brun, brunt, bruna, turkos, mörkblå, ljusblå, mörkgrå, ljusgrå, mörkgrön, ljusgrön, mörkröd, ljusröd, primär,
      primära, sekundär, sekundära, mörk, mörka, mörkt, ljus, ljusa, ljust, accentfärg, primärfärg
    shade: bruten, brutet, halvgenomskinlig, nästan, ingen, inte, benvit
    announcesColor: färgton, nyans, kulör
    vagueColor: foto, fotografi, frostat
    gradient: övertoning, toning, gradienten, tonad
    colorChange: mörkare, ljusare, nedtonad, dämpad
    opacity: opacitet, genomskinlighet, täckning, opaciteten
    laying: på, mot, ovanpå
    bearing: med, bär
    # Writing
    weight600: halvfet, halvfeta
    weight700: fetstil, feta
    large: stor, stora, stort
    lineStyle: heldragen, streckad, prickad, heldragna, streckade
    # Places
    side: vågrätt, lodrätt, horisontellt, vertikalt, horisontell, vertikal, vänster, höger, överkant, underkant,
      ovansida, horisontella, vertikala, nedtill, upptill, vänstra, högra, övre, nedre, sidorna
    edge: vänster, höger, överkant, underkant
    edgeNoun: kanten, kant, kanter, skärmen, skärm, hörnet, sidan, fönstret, skärmkanten
    from: från
    beside: ovanför, nedanför, under, över, bredvid, ovan, nedan, intill, utanför
    between: mellan, varandra
    inside: i, på, inuti, inom
    preposition: med, på, av, till, om, vid
    # Small words
    link: är, minst, högst, på, av, har, mäter, ska, vara, cirka, ungefär, alltid, skall, bör, måste, exakt, minimum,
      max, om, till, den, det, ett, hög, bred, en
    copula: är, mäter, ska vara, blir
    adjective: minsta, största, extra, inre, yttre, tunn, tunna, tunt, tjock, tjocka, mjuk, mjuka, mjukt, diskret,
      diskreta, liten, små, lilla, fasta, kompakt, kompakta, synlig, total
    closer: och, eller, för, med, som, när, om, men, utan, på, i, av, är, ska, vid, samt
    where: mellan, med, för, på, vid, utan, över, runt, om
    aside: värde, värden, ljus, mörk, primär, sekundär, läge, stil
    or: eller
    several: och
    changeWord: ingen, inget, med, ett, mörkare, ljusare, samma
    motionName: skala, opacitet, rotation
    plainName: primär, sekundär, primära, sekundära, huvud, den, det
    minimum: minst, minsta, minimum, minimal, minimala
    multiplied: halva, dubbla, dubbel
    sameAs: samma som, baserat på, som
    inheritanceEnd: men, utom, med, och, utan
    example: till exempel, t.ex.
    # States and themes
    state: hovrad, nedtryckt, fokuserad, inaktiverad, vald, markerad, ikryssad, hovrat, hovrade, nedtryckta, intryckt,
      intryckta, fokuserat, fokuserade, fokus, inaktiverat, inaktiverade, valt, valda, ovald, markerat, markerade,
      avmarkerad, aktiverad, aktiverat, laddar, expanderad, ihopfälld, utfälld, besökt, avstängd, skrivskyddad
    possibleState: aktiv, inaktiv, fel, standard, aktivt, aktiva, inaktivt, inaktiva, felaktig, normal, normalt, vila,
      viloläge, framgång, varning, tom, tomt, ifylld, dold, synlig, öppen, stängd, ogiltig, giltig, standardläge,
      nuvarande
    defaultState: standard, vila, standardläge, normal, normalt, viloläge, normalläge
    pressedState: nedtryckt, intryckt, nedtryckta, intryckta, aktiv, aktivt
    focusedState: fokuserad, fokus, fokuserat, fokuserade
    disabledState: inaktiverad, inaktiverat, inaktiv, inaktiverade, inaktivt, inaktiva, avstängd, skrivskyddad, gråad
    inactiveState: inaktiv, inaktivt, inaktiva
    decoration: dekorativ, dekorativt, dekorativa
    signalState: fokus, fel, fokuserad, fokuserat, felaktig, ogiltig
    stateFiller: tillstånd, läge, och, eller, med
    theme: ljus, mörk, ljust, mörkt, ljusa, mörka
    themeNoun: tema, läge, temat, läget
    # Controls and other things
    button: knapp, knappen, knappar, knapparna
    tab: flik
    switcher: navigering, flik, flikar
    noButton: grupp, grupper, etikett
    bareControl: kryssruta, alternativknapp, strömbrytare, reglage, skjutreglage
    pressable: textfält, inmatningsfält, sökfält
    toggle: kryssruta, reglage
    hyperlink: länk, länkar
    field: fält, textfält, inmatningsfält, sökfält, inmatning
    besideField: etikett, hjälptext, felmeddelande, rubrik
    shape: cirkel, cirklar, kvadrat, bricka, kort, bubbla, ruta, rutor
    frame: behållare
    wholeThing: sida, sidan, skärm, behållare, hela, enkel
    lookWord: ingen, inget, full, rund, kvadratisk
    drawing: diagram, graf
    thing: sidhuvud, sidfot, meny, dialog, dialogruta, tabell, lista, rad, panel, list, avisering, ikon, formulär,
      verktygsfält, sidofält, modal, banner, märke
    # Headings, labels and columns
    stateGroup: tillstånd, tillstånden, lägen
    stateLead: alla, möjliga
    variantGroup: varianter, variant, varianterna
    variantColumn: variant, storlek, varianter, storlekar, typ, stil
    propertyGroup: specifikation, egenskaper, utseende, specifikationer, egenskap, stil, utformning, mått, struktur,
      uppbyggnad, allmänt
    propertyColumn: egenskap, egenskaper, attribut
    looks: utseende, utformning, stil
    partColumn: komponent, område, beståndsdel, element
    sizeGroup: storlek, storlekar, mått
    sizeStep: liten, mellan, stor
    valueColumn: värde, värden, regel
    valueHead: värde, värden
    typography: typografi, typsnitt
    descriptionGroup: syfte, beskrivning
    proseGroup: användning, beteende, tillgänglighet, riktlinjer, regler, principer, exempel, interaktion, när, varför,
      hur, anteckningar
    proseColumn: beskrivning, användning, kommentar, kommentarer, anmärkning, exempel, syfte, betydelse, när, beteende
    pastColumn: gammal, tidigare, före
    componentList: komponenter, element
    interface: gränssnitt
    generalHeading: färger, typografi, avstånd, ikoner, färg, färgpalett, typsnitt, skuggor, tillgänglighet, riktlinjer,
      principer, regler, rutnät, introduktion, innehåll, sammanfattning, teman, struktur, animationer, exempel,
      användning, storlekar
    quietHeading: ändringslogg, versionshistorik, installation, ändringar, konfiguration, historik
    # What is not asked for
    refusal: aldrig, inte, undvik, tidigare, förut, ingen, vore, undvika, förbjudet, gamla, gammal, inget, inga,
      istället, föråldrad, skulle
    refusalOpening: använd inte, gör inte, aldrig, undvik, använd aldrig, undvika, förbjudet, inte använda
    refusalHeading: undvik, fel, förbjudet, undvika, felaktigt, dåligt, gör inte, att undvika
    setAside: tidigare, inte, aldrig, istället, förut
    changed: ökat, ökad, minskat, minskad, ändrat, ändrad, höjt, sänkt
    origin: från
    replaces: ersätt, byt
    rather: utan
    past: före, tidigare, förut, gamla, gammal
    elsewhere: framtida, planerad, konkurrenter, framtid, förslag, planerat
    customizing: anpassa, anpassning
    standing: definieras, definierade, deklareras, finns, ligger
    failure: underkänd, otillräcklig, otillräckligt, underkänt
    absence: saknas, finns, saknade, finnas, okänd, borttagen, tillagd, inte definierad, ännu inte
    # Grids and scales
    grid: rutnät, rutnätet, raster, rutnätssystem, grid
    system: systemet, skala, rytm
    base: basenhet, basenheten, grundenhet, enhet, enheten, basmått
    multiple: multipel, multiplar, multipler, steg
    space: avstånd, avstånden, mellanrum, luft, avståndsskala
    spacedPlace: marginaler, marginal, innermarginal
    otherGrid: ikoner, text, typsnitt, linjer, kolumner
    ofText: bokstäver, rader, ord, tecken
    strict: alla, alltid, endast, måste, allt, varje, bara, enbart, aldrig, samtliga
    exclusive: endast, enbart, bara
    listed: dessa, denna, definierade, följande
    others: andra, utanför
    palette: palett, färgpalett
    hedge: halv, halva, oftast, vanligtvis, normalt, hälften
    exception: utom, undantag, undantaget, tillåtet, tillåtna
    denial: ingen, utan, tidigare, inte, inget, aldrig, istället, gamla
    # Conditions and devices
    condition: ljus, mörk, ljust, mörkt, ljusa, mörka, natt, mobil, telefon, gammal, gamla, ny, nya, tidigare, tema
    themeHeading: ljus, mörk, ljust, mörkt, natt, tema
    touched: mobil, telefon, surfplatta
    # Names of tokens
    writing: rubrik, etikett, titel, ikon, brödtext, platshållare
    # What is claimed
    demand: ska, måste, krav, kräver, mål
    # What is counted
    number: två, tre, fyra, fem, sex, sju, åtta, nio, tio, elva, tolv
    counting: har, är, finns, de, dessa, i, med, följande, använder
    counted: steg, nivåer, varianter, storlekar, tillstånd, vikter, färger, nyanser, stilar, teman, lägen,
      principer, typer, roller, regler, värden, kategorier
    """
}
