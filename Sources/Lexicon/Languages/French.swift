/// The words of French; `Sense` says what each line means.
enum French {
  static let table: StaticString = """
    # What a length measures
    padding: rembourrage, remplissage, marge interne, marges internes, marge intérieure, espacement interne,
      espacement intérieur, espacements internes, marges intérieures
    margin: marge, marge externe, marges, marges externes, marge extérieure, espacement externe, espacement extérieur
    gap: espacement, écart, espacements, écarts, espace, espaces, intervalle, gouttière, gouttières
    inset: retrait
    width: largeur, de large, largeurs
    height: hauteur, de haut, hauteurs
    size: taille, diamètre, icônes font, boutons font, images font, vignettes font, avatars font, tailles, diamètres,
      tactiles font, cliquables font, cibles font
    radius: rayon, arrondi, rayons, arrondis, rayon de bordure, rayon des bordures, rayon de coin, rayon des coins,
      rayon des angles
    border: bordure, bordures, liseré
    stroke: contour, ligne, séparateur, filet, contours, lignes, séparateurs, filets, trait, traits, soulignement,
      épaisseur
    fontSize: police, polices, taille de police, taille de la police, taille du texte, taille de texte
    lineHeight: interligne, hauteur de ligne, interlignes, interlignage
    letterSpacing: interlettrage, approche, espacement des lettres
    offset: décalage, décalages
    blur: flou
    # Things that a length beside them measures
    target: éléments cliquables, éléments interactifs, zone tactile, zones tactiles, zone cliquable, zones cliquables, cible tactile, cibles tactiles,
      cible de clic, zone de toucher, zone de clic, surface tactile, surface cliquable, zone de contact
    # What a color paints
    background: fond, arrière plan, fonds, arrière plans, couleur de fond
    text: texte, titre, libellé, étiquette, espace réservé, légende, texte courant, corps, textes, titres, libellés,
      étiquettes, légendes, intitulé, lettres
    icon: icône, icônes, icone, icones, flèche, flèches, coche, pictogramme, pictogrammes
    shadow: ombre, ombres
    overlay: voile
    color: couleur, couleurs, teinte
    # What is done with a length
    spaces: séparés, séparées, espacés, espacées, espacé, espacée
    rounds: arrondi, arrondis, arrondie, arrondies, arrondir
    outlines: encadré, encadrée, entouré, entourée
    indents: indenté, indentée
    moves: déplacez, décalez
    leaves: laissez, laisser, laisse, gardez, garder, reste, restent, laissent
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
    white: blanc, blanche, blancs, blanches
    black: noir, noire, noirs, noires
    clear: transparent, transparente, transparents, transparentes
    hue: bleu, bleue, bleus, bleues, vert, verte, verts, vertes, gris, grise, griss, grises, foncé, foncée, foncés,
      foncées, clair, claire, clairs, claires, profond, profonde, profonds, profondes, vif, vife, vifs, vifes, pâle,
      pâlee, pâles, pâlees, rouge, rouges, jaune, jaunes, orange, violette, violets, violettes, marron, rosé, beige,
      doré, dorée, ambre, primaire, primaires, secondaire, secondaires, sombre, sombres, accentuation, émeraude,
      turquoise, indigo
    shade: non, blanc cassé, blanc crème, blanc ivoire, blanc chaud, noir profond, semi, presque
    announcesColor: teinte
    vagueColor: photo, flouté, floutée, différentes
    gradient: dégradé, dégradés
    colorGroup: statut
    colorChange: assombri, assombrie, éclairci, éclaircie, atténué, atténuée, estompé, estompée
    opacity: opacité, transparence
    laying: sur, contre
    bearing: avec
    # Writing
    weight300: léger
    weight600: demi, demi gras
    weight700: gras, grasse
    large: grand, grande, grands, grandes
    lineStyle: pointillé, pointillés, tirets, continu
    # Places
    side: horizontale, verticale, horizontaux, verticaux, haut, bas, gauche, droite, horizontal, vertical, horizontales,
      verticales, supérieur, supérieure, inférieur, inférieure, latéral, latérale
    edgeNoun: bord, bords, cadre, écran, coin, coins, côté, côtés, fenêtre, angle, angles
    from: depuis
    beside: sous, dessous, dessus, au dessus
    between: entre, entre chaque
    inside: dans, sur, en, dedans
    preposition: de, des, d, du, avec, à, en, au, sur, par
    # Small words
    link: de, du, est, sont, mesure, fait, composé, composés, composée, composées, passée, passé, était, elle, il,
      aujourd, désormais, maintenant, au, moins, environ, exactement, minimum, maximum, doit, doivent, être, la, le,
      les, un, une, toujours, uniquement, seulement, jusqu
    copula: est, sont, mesure, reste, restent, y a, mesurent, doit être
    adjective: minimale, minimal, maximale, maximal, interne, internes, externe, externes, intérieure, intérieur,
      extérieure, extérieur, supplémentaire, supplémentaires, léger, légère, légères, subtil, subtile, doux, douce,
      épais, épaisse, petit, petite, petits, petites, principal, principale, principaux, compacte, visible, fixe
    closer: et, ou, avec, pour, en, sur, dans, par, quand, lorsque, si, mais, au, aux, est, sont, que, qui, afin
    where: entre, avec, dans, sur, pour, en, sous, autour, au
    aside: clair, foncé, sombre, principal, principale, secondaire, primaire, valeur, valeurs, minimale, minimal,
      minimum, maximale
    or: ou
    several: et
    changeWord: aucun, aucune, avec, une, un, assombrir, éclaircir
    motionName: échelle, opacité, rotation
    plainName: principal, principale, primaire, secondaire, les, des, aux
    minimum: minimal, minimale, minimum, moins, minimales
    multiplied: moitié, double, triple
    sameAs: comme, identique, identique à, similaire à, hérite de, basé sur
    inheritanceEnd: mais, sauf, avec, plus, et
    example: par exemple
    syntaxNoun: syntaxe
    # States and themes
    state: survol, survolé, pressé, désactivé, sélectionné, survolée, pressée, pressés, pressées, enfoncé, enfoncée,
      appuyé, appuyée, désactivée, désactivés, désactivées, sélectionnée, sélectionnés, sélectionnées, focalisé,
      focalisée, coché, cochée, décoché, décochée, chargement, déplié, dépliée, replié, repliée, visité, visitée,
      activé, activée
    possibleState: actif, erreur, défaut, repos, active, actifs, actives, inactif, inactive, inactifs, inactives,
      normal, normale, erreurs, succès, avertissement, vide, rempli, remplie, masqué, masquée, ouvert, ouverte, fermé,
      fermée, invalide, valide, courant, indisponible, par défaut
    defaultState: défaut, repos, normal, normale, par défaut
    pressedState: pressé, pressée, pressés, pressées, enfoncé, enfoncée, appuyé, appuyée, appui
    focusedState: focalisé, focalisée
    disabledState: désactivé, désactivée, inactif, désactivés, désactivées, inactive, inactifs, inactives, indisponible,
      indisponibles, grisé, grisée
    inactiveState: inactif, inactive, inactifs, inactives
    decoration: décoratif, décorative, décoratifs, décoratives
    signalState: erreur, focalisé, invalide
    stateFiller: état, et, ou, avec
    theme: sombre, clair, claire, foncé
    themeNoun: mode, thème
    # Controls and other things
    button: bouton, boutons
    leadingButton: bouton
    tab: onglet
    switcher: navigation, onglet, onglets, pagination
    noButton: texte, textes, groupe, groupes, libellé, libellés
    bareControl: interrupteur, curseur
    pressable: puce, champ de texte, champ de saisie, champ de recherche, liste déroulante
    toggle: interrupteur, case à cocher, bouton radio, curseur, lien
    hyperlink: lien, liens, hyperlien, hyperliens
    field: champ, champs, saisie, recherche
    besideField: libellé, aide, erreur, titre, étiquette
    shape: cercle, cercles, carré, carrés, pastille, puce, pastilles, puces, carte, cartes, tuile, tuiles, bulle, badge
    frame: conteneur
    wholeThing: conteneur, page, écran, application, très, simple
    lookWord: transparent, aucun, aucune, plein, pleine, pilule, rond, ronde, arrondi
    drawing: graphique, graphiques, diagramme, diagrammes, courbe
    thing: menu, menus, modale, modales, fenêtre, dialogue, tableau, tableaux, liste, listes, ligne, lignes,
      panneau, panneaux, barre, bandeau, bannière, notification, notifications, icône, icônes, formulaire, formulaires,
      infobulle, carrousel, avatar, champ, sélecteur, calendrier, tiroir, volet, vignette, accordéon, pied, alerte,
      alertes, écran, vue, séparateur
    # Headings, labels and columns
    stateGroup: états, état, etats, etat
    stateLead: tous, possibles
    variantGroup: variante, variantes, déclinaisons, déclinaison
    variantColumn: variante, taille, variantes, tailles, type, style
    propertyGroup: spécification, spécifications, propriétés, apparence, caractéristiques, propriété, dimensions,
      structure, anatomie
    propertyColumn: propriété, propriétés, attribut, paramètre, caractéristique, critère
    looks: apparence
    partColumn: élément, éléments, partie, zone
    sizeGroup: taille, tailles
    sizeStep: petit, petite, moyen, moyenne, grand, grande
    valueColumn: valeur, valeurs, réglage, règle, classe
    valueHead: valeur, valeurs, valeur hex
    tokenHead: jeton, jetons, variable css, nom du style, nom du token
    typography: police, sans, typographie, polices
    descriptionGroup: but, objectif, rôle, description
    proseGroup: utilisation, comportement, usage, usages, accessibilité, règles, principes, exemples, exemple, bonnes,
      comportements, pourquoi, quand, interactions, interaction
    proseColumn: usage, utilisation, emploi, rôle, description, remarque, remarques, commentaire, justification,
      exemple, pourquoi, quand, sens, contexte
    pastColumn: avant, ancien, problème
    componentColumn: composant, composants
    componentList: composants, éléments
    generalHeading: couleurs, espacements, couleur, palette, typographie, polices, espacement, ombres, rayons,
      accessibilité, principes, règles, grille, icônes, iconographie, sommaire, introduction, résumé, thèmes, thème,
      structure, hiérarchie, bordures, animations, exemples, utilisation, tailles, fondations, spécifications,
      lisibilité, regles
    quietHeading: historique, journal des modifications, migration, notes de version, dépannage, options, paramètres
    verdict: conforme, identique, écart
    # What is not asked for
    refusal: évitez, éviter, jamais, non, était, étaient, serait, autrefois, ne, n utilisez, n utilise, avait, avaient,
      évite, interdit, interdite, interdits, proscrit, aucun, aucune, pas de, ancien, ancienne, anciens, anciennes,
      auparavant, obsolète, ni
    refusalOpening: à éviter, ne pas, évitez, éviter, jamais, pas de, n utilisez, ne jamais, interdit, proscrire,
      obsolète
    refusalHeading: éviter, mauvais, interdictions, interdit, interdits, erreurs fréquentes, à éviter, mauvais exemple,
      mauvaises pratiques, contre exemple
    setAside: avant, jamais, lieu, auparavant, anciennement, autrefois, était
    approximate: environ
    changed: passée, passé, augmentée, augmenté, réduite, réduit, portée, porté, remplacé, remplacée, diminué, diminuée,
      baissé, baissée
    origin: de, du
    replaces: remplacez, remplacer, remplace
    rather: mais
    past: avant, ancien, auparavant, anciennement, ancienne
    elsewhere: futur, concurrents, concurrence, future, prévu
    customizing: personnaliser, personnalisation, surcharger
    standing: définies, définis, défini, définie, déclarées, déclarés, centralisées, centralisés, stockées, stockés
    failure: échoue, échouent, insuffisant, insuffisante, échec, illisible, illisibles
    absence: manque, existe, existent, inexistant, inconnu, inconnue, supprimé, supprimée, ajouté, ajoutée, prévu,
      prévue, absent, absente, manquant, manquante, pas encore, non défini, non définie, à ajouter
    archive: archives
    platformPart: zone sûre, zone de sécurité
    # Grids and scales
    grid: grille, grilles
    system: système, systeme, échelle, rythme
    base: unité, unités, unité de, base de
    multiple: multiples, incréments
    space: espacement, espacements, marges, espaces, gouttières
    spacedPlace: marges, marge, gouttières, gouttière
    otherGrid: icônes, texte, polices, lignes, colonnes, images
    ofText: lettres, lignes, ligne, mots, paragraphe, paragraphes, caractères
    strict: toutes, tous, toujours, uniquement, jamais, tout, toute, chaque, strictement, exclusivement, seulement
    exclusive: uniquement, seulement, exclusivement, seules, seuls
    listed: ces, cette, définies, définis, listées, suivantes, suivants
    others: autres, autre, hors, dehors
    palette: palette
    hedge: demi, moitié, généralement, habituellement, plupart
    exception: sauf, hormis, excepté, exception, exceptions, autorisé, autorisés, autorisées
    denial: sans, ancien, ancienne, ni, pas, jamais, anciennement, auparavant, lieu
    # Conditions and devices
    condition: clair, sombre, clairs, claire, sombres, foncé, nuit, mobile, tablette, bureau, ancien, ancienne, nouveau,
      nouvelle, avant, éviter, thème, compact
    themeHeading: sombre, clair, claire, foncé, nuit, thème, mode
    designCondition: tablette, ancien, ancienne, auparavant
    desktop: bureau
    touched: mobiles, tablette, téléphone, téléphones
    # Names of tokens
    writing: texte, titre, libellé, étiquette, légende, icône
    # What is claimed
    demand: doit, doivent, exige, exigé, requis, requise, exigence, exigences, objectif, cible, seuil
    # What is counted
    number: deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze
    counting: a, ont, les, ces, en, avec, existe, propose, utilise, des, sont
    counted: étapes, niveaux, variantes, tailles, états, graisses, couleurs, nuances, thèmes, modes, principes,
      types, rôles, options, règles, valeurs, paliers, catégories
    """
}
