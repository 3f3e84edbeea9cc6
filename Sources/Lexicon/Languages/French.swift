/// The words of French; `Sense` says what each line means.
enum French {
  static let table: StaticString = """
    # What a length measures
    padding: rembourrage, remplissage, marge interne, marges internes, marge intérieure
    margin: marge, marge externe, marges
    gap: espacement, écart
    width: largeur, de large
    height: hauteur, de haut
    size: taille, diamètre, icônes font, boutons font, images font, vignettes font, avatars font
    radius: rayon, arrondi
    border: bordure
    stroke: contour, ligne, séparateur, filet
    fontSize: police
    lineHeight: interligne
    letterSpacing: interlettrage
    offset: décalage
    blur: flou
    # What a color paints
    background: fond, arrière plan
    text: texte, titre, libellé, étiquette, espace réservé, légende, texte courant, corps
    icon: icône
    shadow: ombre
    color: couleur
    # What is done with a length
    spaces: séparés, séparées, espacés, espacées
    rounds: arrondi, arrondis, arrondie, arrondies
    outlines: encadré
    indents: indenté
    leaves: laissez, laisser, laisse, gardez, garder, reste, restent
    free: libre, libres
    partitive: de, d, du
    orLength: ou, à, soit
    times: sur
    than: que
    beforeSide: aux
    affirmation: pas moins
    # Times
    duration: durée
    # Colors
    white: blanc
    black: noir
    clear: transparent
    shade: non
    gradient: dégradé
    opacity: opacité
    laying: sur
    bearing: avec
    # Writing
    weight600: demi
    large: grand, grande, grands, grandes
    # Places
    side: horizontale, verticale, horizontaux, verticaux, haut, bas, gauche, droite
    edgeNoun: bord, bords, cadre, écran, coin, coins, côté, côtés
    from: depuis
    beside: sous
    between: entre
    inside: dans, sur, en
    preposition: de, du, avec, à, en
    # Small words
    link: de, du, est, sont, mesure, fait, composé, composés, composée, composées, passée, passé, était, elle, il,
      aujourd, désormais, maintenant
    copula: est, sont, mesure, reste, restent, y a
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
    shape: cercle, cercles, carré, carrés, pastille, puce
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
    typography: police, sans
    descriptionGroup: but, objectif
    proseGroup: utilisation, comportement
    componentList: composants
    generalHeading: couleurs, espacements
    quietHeading: historique
    # What is not asked for
    refusal: évitez, éviter, jamais, non, était, étaient, serait, autrefois, ne, n utilisez, n utilise, avait,
      avaient
    refusalOpening: à éviter, ne pas, évitez, éviter, jamais, pas de
    refusalHeading: éviter, mauvais, interdictions, interdit
    setAside: avant, jamais, lieu
    changed: passée, passé, augmentée, augmenté, réduite, réduit, portée, porté
    replaces: remplacez, remplacer
    rather: mais
    past: avant, ancien
    elsewhere: futur, concurrents, concurrence
    failure: échoue, échouent, insuffisant
    absence: manque, existe
    # Grids and scales
    grid: grille
    system: système, systeme
    base: unité
    space: espacement, espacements, marges
    otherGrid: icônes
    ofText: lettres, lignes, ligne
    strict: toutes, tous, toujours, uniquement, jamais
    hedge: demi
    exception: sauf, hormis
    denial: sans, ancien, ancienne
    # Conditions and devices
    condition: clair, sombre
    desktop: bureau
    """
}
