/// The words of Spanish; `Sense` says what each line means.
enum Spanish {
  static let table: StaticString = """
    # What a length measures
    padding: relleno, relleno interior, espaciado interior
    margin: margen
    gap: espaciado, espacio, separación, aire, distancia
    inset: posición
    width: ancho, anchura, de ancho
    height: alto, altura, de alto
    size: tamaño, diámetro
    radius: radio
    border: borde
    stroke: contorno, línea
    fontSize: fuente
    lineHeight: interlineado
    offset: desplazamiento
    blur: desenfoque
    # What a color paints
    background: fondo
    text: texto, título, etiqueta, marcador, leyenda, texto corrido
    icon: icono, ícono
    shadow: sombra
    # What is done with a length
    pads: acolchado
    spaces: separados, separadas, espaciados, espaciadas
    rounds: redondeado, redondeada, redondeadas, redondeados, redondean, redondea
    outlines: enmarcado
    indents: sangrado, sangrada
    leaves: deja, dejar, deje, queda, quedan
    free: libre, libres
    inward: dentro
    partitive: de, del
    orLength: o, a, u
    times: por
    than: que
    affirmation: no menos
    # Times
    duration: duración
    # Colors
    white: blanco
    black: negro
    clear: transparente
    gradient: degradado
    opacity: opacidad
    laying: sobre
    bearing: con
    weight700: negrita
    # Writing
    large: grande, grandes
    # Places
    side: arriba, abajo, izquierda, derecha, superior, inferior, horizontales, verticales
    edge: arriba
    edgeNoun: borde, bordes, esquina, esquinas, pantalla, marco, lado, lados
    from: desde
    beside: sobre, bajo, debajo
    between: entre
    inside: en
    preposition: de, con, por, en
    # Small words
    link: de, mínimo, máximo, es, mide, son, tiene, va, van, queda, quedan, ahora, hoy, actualmente, pasó, era
    copula: es, son, mide, hay, queda, quedan
    closer: y, o, con, para, en
    where: entre, con
    aside: interna, interno, externa, externo
    plainName: del
    minimum: mínimo
    sameAs: igual que, igual a, como
    inheritanceEnd: pero, salvo, con, mas
    example: p. ej., por ejemplo
    syntaxNoun: sintaxis
    # States and themes
    state: enfocado, presionado, deshabilitado, seleccionado
    possibleState: activo, reposo
    defaultState: predeterminado, reposo
    pressedState: presionado
    focusedState: enfocado
    disabledState: deshabilitado, deshabilitada, desactivado, desactivada
    signalState: foco
    theme: oscuro, claro
    themeNoun: modo, tema
    # Controls and other things
    button: botón, botones
    leadingButton: botón
    noButton: radio, texto, textos
    bareControl: radio
    shape: círculo, círculos
    lookWord: ninguno
    drawing: gráfico, gráficos, gráfica
    # Headings, labels and columns
    stateGroup: estados, estado
    variantGroup: variante, variantes
    variantColumn: variante, tamaño
    propertyGroup: especificación, especificaciones, propiedades, apariencia
    propertyColumn: propiedad
    sizeGroup: tamaño, tamaños
    valueColumn: valor
    valueHead: valor
    typography: fuente
    descriptionGroup: propósito, descripción
    proseGroup: uso, comportamiento
    proseColumn: descripción
    componentList: componentes
    generalHeading: colores, espaciado
    quietHeading: historial de cambios
    # What is not asked for
    refusal: evite, evitar, nunca, era, eran, sería, antiguamente, tenía, tenían
    refusalOpening: no hacer, no usar, no use, no uses, evite, evitar, nunca, sin margen, sin relleno
    refusalHeading: evitar, prohibido, evita, evite
    setAside: antes, nunca, lugar, vez
    changed: pasó, aumentó, cambió, redujo, subió, bajó, aumentamos, subimos, bajamos, cambiamos, reducimos,
      aumentado, cambiado, reducido
    replaces: reemplaza, sustituye
    rather: sino
    past: antes
    elsewhere: futuro, competencia, competidores
    failure: falla, fallan, insuficiente
    absence: existe, falta, faltan
    # Grids and scales
    grid: rejilla, cuadrícula, cuadricula, retícula, reticula
    system: sistema
    base: unidad
    multiple: múltiplo, múltiplos
    space: espaciado, espacio, espacios, espaciados
    otherGrid: iconos
    ofText: letras, líneas, línea
    strict: todos, todas, siempre, solo, nunca
    hedge: mitad, medio
    exception: excepto, salvo, excepción
    denial: sin
    # Conditions and devices
    condition: claro, oscuro
    desktop: escritorio
    touched: móvil
    """
}
