/// The words of Dutch; `Sense` says what each line means.
enum Dutch {
  static let table: StaticString = """
    # What a length measures
    padding: binnenmarge, opvulling
    margin: marge, buitenmarge
    gap: tussenruimte
    width: breedte
    height: hoogte
    size: grootte
    radius: afronding
    border: rand
    stroke: lijn
    fontSize: lettertype
    # What a color paints
    background: achtergrond
    text: titel, tekst
    icon: symbool
    shadow: schaduw
    color: kleur
    # What is done with a length
    partitive: van
    orLength: tot
    # Times
    duration: duur
    # Colors
    white: wit
    black: zwart
    laying: op
    bearing: met
    # Writing
    large: groot, grote
    # Places
    side: links, rechts, boven, onder, horizontaal, verticaal
    edge: links, rechts
    from: vanaf
    between: tussen
    inside: en
    preposition: van, met
    # Small words
    link: van, bedraagt, zijn
    copula: is, zijn, bedraagt
    closer: en, met, voor
    where: per, met
    aside: variant
    sameAs: zelfde als
    inheritanceEnd: maar
    # States and themes
    disabledState: uitgeschakeld
    # Controls and other things
    button: knop
    lookWord: geen
    # Headings, labels and columns
    stateGroup: staten
    variantGroup: variant
    variantColumn: variant
    propertyGroup: specificaties
    valueHead: waarde
    typography: lettertype
    proseGroup: gebruik
    # What is not asked for
    past: voorheen
    absence: ontbreekt
    # Grids and scales
    system: stelsel
    base: basiseenheid, eenheid
    multiple: veelvoud, veelvouden
    space: afstand, afstanden
    hedge: halve
    exception: behalve
    denial: zonder
    # Conditions and devices
    condition: licht, donker
    """
}
