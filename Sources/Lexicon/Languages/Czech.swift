/// The words of Czech; `Sense` says what each line means.
enum Czech {
  static let table: StaticString = """
    # What a length measures
    padding: vnitřní odsazení, vnitřní okraj, vnitřní okraje
    margin: vnější odsazení, vnější okraj, vnější okraje
    gap: mezera, mezery, mezeru, rozestup, rozestupy, odstup, odsazení, vzdálenost
    width: šířka, šířku, šířky
    height: výška, výšku, výšky
    size: velikost, velikosti, rozměr, rozměry, průměr
    radius: zaoblení, poloměr, zaoblení rohů, poloměr rohů
    border: ohraničení, rámeček, orámování, barva ohraničení, okraj, okraje
    stroke: linka, čára, obrys, oddělovač, podtržení
    fontSize: velikost písma, písmo, písma, velikost textu
    lineHeight: výška řádku, řádkování
    # Things that a length beside them measures
    target: dotyková plocha, dotykový cíl, klikací plocha
    # What a color paints
    background: pozadí, barva pozadí, povrch, výplň
    text: text, textu, nadpis, nadpisy, popisek, barva textu, barva písma, titulek
    icon: ikona, ikony, ikonu, šipka
    shadow: stín, stíny
    palette: paleta, palety
    color: barva, barvy, barvu
    # What is done with a length
    orLength: nebo
    # Colors
    white: bílá, bílý, bílé, bílém, bílou
    black: černá, černý, černé, černém, černou
    clear: průhledná, průhledný, průhledné
    hue: modrá, modrý, modré, modrém, červená, červený, červené, červeném, zelená, zelený, zelené, zeleném, žlutá, žlutý,
      šedá, šedý, šedé, šedém, oranžová, fialová, růžová, tmavá, tmavý, tmavé, tmavém, světlá, světlý, světlé, světlém,
      primární, sekundární
    gradient: přechod
    opacity: průhlednost, krytí, neprůhlednost
    # Writing
    weight700: tučné
    large: velký, velké
    # Places
    side: vodorovný, svislý, nahoře, dole, vlevo, vpravo, vodorovně, svisle
    edgeNoun: okraj, okraje
    between: mezi
    # Small words
    link: je, minimálně, maximálně, alespoň, vždy
    adjective: minimální, maximální, primární, sekundární, vnitřní, vnější
    closer: nebo, když, pokud
    where: mezi
    or: nebo
    minimum: minimální, minimálně, alespoň
    example: například, např.
    # States and themes
    state: najetí, při najetí, stisknuto, stisknuté, stisknutý, zakázáno, neaktivní, vypnuto, vybráno, vybraný, zaostření
    possibleState: aktivní, výchozí, normální, chyba, úspěch, varování
    defaultState: výchozí, normální
    pressedState: stisknuto, stisknuté, stisknutý
    focusedState: zaostření
    disabledState: zakázáno, neaktivní, vypnuto
    decoration: dekorativní, ozdobný, ozdobná, ozdobné
    signalState: chyba, zaostření
    stateFiller: stav
    theme: tmavý, světlý
    themeNoun: režim, motiv
    # Controls and other things
    button: tlačítko, tlačítka
    field: pole
    hyperlink: odkaz, odkazy
    thing: hlavička, patička, karta, karty, nabídka, menu, dialog, tabulka, seznam, panel, lišta, banner, ikona
    # Headings, labels and columns
    stateGroup: stavy, stav
    variantGroup: varianty, varianta
    variantColumn: varianta, velikost, typ
    propertyGroup: vlastnosti, vzhled, parametry
    propertyColumn: vlastnost, parametr
    partColumn: prvek, část
    sizeGroup: velikosti
    valueColumn: hodnota, hodnoty
    valueHead: hodnota, hodnoty
    proseGroup: použití, chování, pravidla, zásady, příklady, příklad, přístupnost
    proseColumn: popis, použití, účel, poznámka, poznámky
    componentColumn: komponenta
    componentList: komponenty, prvky
    generalHeading: barvy, paleta, typografie, stíny, ikony, pravidla, zásady, přístupnost, příklady, mezery
    # What is not asked for
    refusal: nikdy, nepoužívejte, nepoužívat, vyhněte, zakázáno, dříve
    refusalOpening: nikdy, nepoužívejte, nepoužívat, vyhněte
    changed: změněno, změněna, zvětšeno, zmenšeno
    absence: zatím není, není definován
    standing: definovány, definované, definována, deklarovány, nachází
    origin: z, ze
    # Grids and scales
    grid: mřížka, mřížku, mřížky
    base: jednotka, základ
    multiple: násobky, násobek
    space: mezery, rozestupy
    strict: všechny, vždy, pouze, jen
    # Conditions and devices
    condition: tmavý, světlý, starý, nový
    themeHeading: tmavý, světlý
    """
}
