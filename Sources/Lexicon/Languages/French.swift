/// The words of French; `Sense` says what each line means.
enum French {
  static let table: StaticString = """
    # What a length measures
    padding: rembourrage, remplissage, marge interne, marges internes, marge intérieure
    margin: marge, marge externe, marges
    gap: espacement, écart
    width: largeur
    height: hauteur
    size: taille
    radius: rayon, arrondi
    border: bordure
    stroke: contour
    fontSize: police
    lineHeight: interligne
    letterSpacing: interlettrage
    offset: décalage
    blur: flou
    # Things that a length beside them measures
    rule: ligne, séparateur
    # What a color paints
    background: fond, arrière plan
    text: texte, titre, libellé, étiquette, espace réservé, légende
    icon: icône
    shadow: ombre
    color: couleur
    # What is done with a length
    spaces: séparés, séparées, espacés, espacées
    rounds: arrondi, arrondis, arrondie, arrondies
    outlines: encadré
    indents: indenté
    besideVerb: avec, à, de
    partitive: de, d
    orLength: ou, à
    share: transparent
    beforeSide: aux
    affirmation: pas moins
    # Times
    duration: durée
    # Colors
    white: blanc
    black: noir
    clear: transparent
    shade: non
    vagueColor: ou, dégradé
    severalColors: ou, dégradé
    opacity: opacité
    laying: sur
    # Writing
    weight600: demi
    typefaceKind: sans
    large: grand, grande, grands, grandes
    # Places
    side: horizontale, verticale, horizontaux, verticaux, haut, bas, gauche, droite
    from: depuis
    beside: sous
    between: entre
    inside: dans, sur, en
    preposition: de, du
    # Small words
    link: de, du, est, sont, mesure, fait
    copula: est, sont, mesure
    closer: et, ou, avec, pour, en
    where: entre, avec
    or: ou
    sameAs: comme, identique
    inheritanceEnd: mais, sauf, avec
    example: par exemple
    syntaxNoun: syntaxe
    # States and themes
    state: survol, survolé, pressé, désactivé, sélectionné
    possibleState: actif, erreur, défaut, repos
    defaultState: défaut, repos
    pressedState: pressé
    disabledState: désactivé, désactivée, inactif
    signalState: erreur
    theme: sombre, clair
    # Controls and other things
    button: bouton, boutons
    leadingButton: bouton
    noButton: texte, textes
    marker: pastille, puce
    shape: cercle, cercles, carré, carrés
    lookWord: transparent, aucun, aucune
    drawing: graphique, graphiques
    # Headings, labels and columns
    stateGroup: états, état
    variantGroup: variante, variantes
    variantColumn: variante, taille
    propertyGroup: spécification, spécifications, propriétés, apparence
    propertyColumn: propriété
    sizeGroup: taille, tailles
    valueColumn: valeur
    valueHead: valeur
    tokenHead: jeton
    typography: police
    descriptionGroup: but, objectif
    proseGroup: utilisation, comportement
    pastColumn: avant, ancien
    componentList: composants
    generalHeading: couleurs, espacements
    quietHeading: historique
    # What is not asked for
    refusal: évitez, éviter, jamais, non, était, étaient, serait, autrefois
    refusalVerb: évitez, éviter, jamais
    refusalOpening: à éviter, ne pas
    refusalHeading: éviter, mauvais, interdictions, interdit
    refusedName: avant
    setAside: avant, jamais
    insteadNoun: lieu
    pastHeading: avant, ancien
    elsewhere: futur, concurrents, concurrence
    failure: échoue, échouent, insuffisant
    absence: manque, existe
    # Grids and scales
    grid: grille
    system: système, systeme
    base: unité
    space: espacement, espacements, marges
    otherGrid: icônes
    ofText: lettres, lignes
    strict: toutes, tous, toujours, uniquement, jamais
    hedge: demi
    exception: sauf, hormis
    denial: sans, ancien, ancienne
    # Conditions and devices
    condition: clair, sombre
    desktop: bureau
    """
}
