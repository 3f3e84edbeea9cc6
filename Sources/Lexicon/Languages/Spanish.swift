/// The words of Spanish; `Sense` says what each line means.
enum Spanish {
  static let table: StaticString = """
    # What a length measures
    padding: relleno, relleno interior, espaciado interior, rellenos, espacio interior, espacio interno, margen interno,
      margen interior, márgenes internos, espaciado interno, acolchado
    margin: margen, márgenes, margen externo, margen exterior, espacio exterior, espaciado exterior
    gap: espaciado, espacio, separación, aire, distancia, espaciados, espacios, separaciones, hueco, brecha
    inset: posición, sangría
    width: ancho, anchura, de ancho, anchos, anchuras
    height: alto, altura, de alto, altos, alturas
    size: tamaño, diámetro, tamaños, dimensión, dimensiones, diámetros
    radius: radio, esquina, esquinas, redondeo, radio de borde, radio del borde, radio de bordes, radio de esquina,
      radio de esquinas, radio de las esquinas
    border: borde, bordes
    stroke: contorno, línea, contornos, líneas, divisor, divisores, separador, separadores, trazo, trazos, anillo,
      subrayado, grosor
    fontSize: fuente, fuentes, tipografía, tamaño de fuente, tamaño de texto, tamaño del texto, tamaño de letra
    lineHeight: interlineado, altura de línea, alto de línea, altura de linea
    letterSpacing: interletraje, espaciado de letras
    offset: desplazamiento, desplazamientos
    blur: desenfoque, difuminado
    # Things that a length beside them measures
    figure: avatar, miniatura, cuadrado
    target: elementos clicables, elementos interactivos, área táctil, áreas táctiles, área de toque, áreas de toque, zona táctil, zonas táctiles,
      zona de toque, área clicable, objetivo táctil, objetivos táctiles, área de clic, superficie táctil,
      targets táctiles, target táctil
    # What a color paints
    background: fondo, fondos, color de fondo, superficie, superficies, contenedor
    text: texto, título, etiqueta, marcador, leyenda, texto corrido, textos, títulos, etiquetas, subtítulo, subtítulos,
      encabezado, encabezados, letra, letras, leyendas, cuerpo, primer plano, color de texto
    icon: icono, ícono, iconos, íconos, flecha, flechas, símbolo, símbolos, pictograma
    shadow: sombra, sombras
    overlay: velo
    color: colores, tono
    # What is done with a length
    pads: acolchado, acolchada
    spaces: separados, separadas, espaciados, espaciadas, separado, separada, espaciado
    rounds: redondeado, redondeada, redondeadas, redondeados, redondean, redondea
    outlines: enmarcado, enmarcada, bordeado
    indents: sangrado, sangrada
    moves: mueve, desplaza
    leaves: deja, dejar, deje, queda, quedan, dejando
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
    white: blanco, blanca, blancos, blancas
    black: negro, negra, negros, negras
    clear: transparente, transparentes
    hue: neutros, azul, azules, verde, verdes, gris, grises, rojo, roja, rojos, rojas, amarillo, amarilla, amarillos, amarillas,
      morado, morada, morados, moradas, anaranjado, anaranjada, anaranjados, anaranjadas, dorado, dorada, dorados,
      doradas, rosado, rosada, rosados, rosadas, celesto, celesta, celestos, celestas, primario, primaria, primarios,
      primarias, secundario, secundaria, secundarios, secundarias, oscuro, oscura, oscuros, oscuras, claro, clara,
      claros, claras, profundo, profunda, profundos, profundas, eléctrico, eléctrica, eléctricos, eléctricas, vivo,
      viva, vivos, vivas, naranja, violeta, marrón, café, púrpura, turquesa, cian, ámbar, esmeralda, principal, acento,
      marca, celeste, celestes, rosa
    shade: blanco roto, blanco hueso, blanco crema, blanco marfil, blanco cálido, blanco humo, negro suave,
      negro profundo, casi, semi, sin, no
    announcesColor: tono
    vagueColor: imagen, foto, fotografía, difuminado, distintas
    gradient: degradado, degradados, gradientes, gradiente
    colorChange: oscurecido, oscurecida, aclarado, atenuado, atenuada, invertido, invertida
    opacity: opacidad, transparencia
    laying: sobre, contra
    bearing: con, lleva
    # Writing
    weight300: ligera
    weight600: seminegrita
    weight700: negrita, negritas
    large: grande, grandes
    # Places
    side: arriba, abajo, izquierda, derecha, superior, inferior, horizontales, verticales, horizontal, vertical,
      superiores, inferiores, izquierdo, derecho, laterales, lateral
    edge: arriba, izquierda, derecha, abajo
    edgeNoun: borde, bordes, esquina, esquinas, pantalla, marco, lado, lados, ventana, contorno
    from: desde
    beside: sobre, bajo, debajo, encima, junto
    between: entre, entre sí
    inside: en, dentro, sobre
    preposition: de, con, por, en, a, al, del, basado, basada
    # Small words
    link: de, mínimo, máximo, es, mide, son, tiene, va, van, queda, quedan, ahora, hoy, actualmente, pasó, era, al,
      menos, aproximadamente, exactamente, cerca, debe, deben, ser, el, la, los, las, un, una, siempre, solo, sólo,
      únicamente, hasta, como, mínima, máxima, miden
    copula: es, son, mide, hay, queda, quedan, miden, tiene, tienen
    adjective: mínima, máxima, mínimo, máximo, interno, interna, internos, externo, externa, externos, interior,
      exterior, adicional, adicionales, fino, fina, grueso, gruesa, suave, suaves, sutil, sutiles, pequeño, pequeña,
      pequeños, pequeñas, principal, fijo, fija, compacto, compacta, visible, generoso, total
    closer: y, o, con, para, en, sobre, cuando, si, pero, sin, por, al, es, son, que, según, desde, hasta
    where: entre, con, sobre, en, para, por, sin, bajo, alrededor, dentro
    aside: interna, interno, externa, externo, claro, oscuro, oscura, clara, principal, secundario, primario,
      secundaria, primaria, estándar, valor, valores
    or: u
    several: y
    changeWord: sin, ningún, con, un, una, oscurecer, aclarar, mismo
    motionName: escala, opacidad, rotación
    plainName: del, principal, primario, primaria, secundario, secundaria, los, las, una
    minimum: mínimo, mínima, mínimos, mínimas, menos
    multiplied: mitad, doble, triple
    sameAs: igual que, igual a, como, hereda de, basado en, idéntico a, similar a
    inheritanceEnd: pero, salvo, con, mas, excepto, sin, más
    example: p. ej., por ejemplo
    syntaxNoun: sintaxis
    # States and themes
    state: enfocado, presionado, deshabilitado, seleccionado, enfocada, presionada, presionados, deshabilitados,
      deshabilitadas, deshabilitada, desactivado, desactivada, desactivados, seleccionada, seleccionados, seleccionadas,
      pulsado, pulsada, marcado, marcada, desmarcado, cargando, expandido, expandida, colapsado, colapsada, contraído,
      visitado, visitada, habilitado, habilitada, foco
    possibleState: activo, reposo, activa, activos, activas, inactivo, inactiva, inactivos, inactivas, normal, error,
      éxito, advertencia, alerta, vacío, vacía, lleno, oculto, oculta, abierto, abierta, cerrado, cerrada, inválido,
      inválida, válido, válida, bloqueado, pendiente, predeterminado, por defecto
    defaultState: predeterminado, reposo, predeterminada, normal, por defecto
    pressedState: presionado, presionada, pulsado, pulsada, presionados
    focusedState: enfocado, enfocada, foco
    disabledState: deshabilitado, deshabilitada, desactivado, desactivada, deshabilitados, deshabilitadas, desactivados,
      desactivadas, inactivo, inactiva, inactivos, inactivas, bloqueado, bloqueada
    inactiveState: inactivo, inactiva, inactivos, inactivas
    decoration: decorativo, decorativa, decorativos, decorativas, ornamental
    signalState: foco, enfocado, inválido
    stateFiller: estado, con
    theme: oscuro, claro, oscura, clara
    themeNoun: modo, tema, apariencia
    # Controls and other things
    button: botón, botones
    leadingButton: botón
    tab: pestaña
    switcher: navegación, pestaña, pestañas, paginación
    noButton: radio, texto, textos, grupo, grupos, etiqueta, etiquetas
    bareControl: radio, casilla, interruptor, deslizador, conmutador
    pressable: campo de texto, campo de búsqueda, desplegable
    toggle: interruptor, casilla de verificación, botón de opción, deslizador, enlace
    hyperlink: enlace, enlaces, vínculo, vínculos
    field: campo, campos, entrada, buscador, desplegable
    besideField: etiqueta, ayuda, título, error
    shape: círculo, círculos, cuadrado, cuadrados, píldora, pastilla, tarjeta, tarjetas, burbuja, insignia
    frame: contenedor
    wholeThing: contenedor, página, pantalla, aplicación, sitio, muy, simple
    lookWord: ninguno, ninguna, sin, completo, redondeado, cuadrado, píldora
    drawing: gráfico, gráficos, gráfica, gráficas, diagrama
    thing: encabezado, cabecera, pie, menú, ventana, diálogo, tabla, tablas, lista, listas, fila, filas, panel, barra,
      aviso, alerta, alertas, notificación, notificaciones, icono, iconos, ícono, íconos, formulario, formularios,
      tarjeta, tarjetas, carrusel, campo, campos, calendario, selector, modal, modales, banner, avatar, etiqueta,
      insignia, pantalla, cajón, separador, imagen, tooltip
    # Headings, labels and columns
    stateGroup: estados, estado
    stateLead: todos, posibles
    variantGroup: variante, variantes, variaciones
    variantColumn: variante, tamaño, variantes, tamaños, tipo, estilo
    propertyGroup: especificación, especificaciones, propiedades, apariencia, estilo, estilos, aspecto, propiedad,
      características, medidas, dimensiones, anatomía, estructura, general
    propertyColumn: propiedad, propiedades, atributo, parámetro, característica, medida
    looks: apariencia, aspecto, estilo, estilos
    partColumn: elemento, elementos, parte, zona, sección, área
    sizeGroup: tamaño, tamaños, medidas, dimensiones
    sizeStep: pequeño, pequeña, mediano, mediana, grande
    valueColumn: valor, valores, regla, especificación, clase, clases
    valueHead: valor, valores, valor hex, código hex
    tokenHead: variable css
    typography: fuente, tipografía, fuentes, tipográfica, tipográfico
    descriptionGroup: propósito, descripción, objetivo, rol
    proseGroup: uso, comportamiento, usos, accesibilidad, reglas, principios, ejemplos, ejemplo, interacción,
      interacciones, cuándo, cómo, qué, notas, nota, criterios
    proseColumn: descripción, uso, usos, rol, notas, nota, razón, ejemplo, comentario, motivo, significado, contexto,
      cuándo, comportamiento, propósito, detalle
    pastColumn: antes, anterior, problema
    componentColumn: componente, componentes
    componentList: componentes, elementos
    generalHeading: colores, espaciado, color, paleta, tipografía, fuentes, sombras, accesibilidad, principios, reglas,
      rejilla, cuadrícula, iconos, iconografía, índice, introducción, resumen, temas, tema, estructura, jerarquía,
      bordes, animaciones, ejemplos, uso, tamaños, fundamentos, espacios, espaciados
    quietHeading: historial de cambios, historial, historial de versiones, migración, instalación, configuración,
      opciones, parámetros
    verdict: cumple, coincide, diferente, idéntico
    # What is not asked for
    refusal: evite, evitar, nunca, era, eran, sería, antiguamente, tenía, tenían, evita, evitado, jamás, prohibido,
      prohibida, prohibidos, ni, anterior, antiguo, antigua, antiguos, obsoleto, obsoleta, anteriormente, ninguno,
      ninguna, ningún, nada de
    refusalOpening: no hacer, no usar, no use, no uses, evite, evitar, nunca, sin margen, sin relleno, evita, prohibido,
      nunca usar, nunca uses, obsoleto
    refusalHeading: evitar, prohibido, evita, evite, incorrecto, prohibidos, errores comunes, malas prácticas,
      antipatrones, antipatrón, qué evitar, obsoleto
    setAside: antes, nunca, lugar, vez, anteriormente, antiguamente, era
    approximate: aproximadamente
    changed: pasó, aumentó, cambió, redujo, subió, bajó, aumentamos, subimos, bajamos, cambiamos, reducimos, aumentado,
      cambiado, reducido, pasado, reemplazado, disminuido, subido, bajado
    origin: de, del
    replaces: reemplaza, sustituye, reemplace, cambia, reemplazar, sustituir
    rather: sino
    past: antes, anterior, antiguo, antigua, anteriormente
    elsewhere: futuro, competencia, competidores, futura, previsto, propuesta, propuestas, competidor
    customizing: personalizar, personalización, sobrescribir
    standing: definidos, definidas, definido, definida, declaradas, declarados, encuentran, viven, centralizados,
      centralizadas
    failure: falla, fallan, insuficiente, insuficientes, incumple, ilegible, ilegibles
    absence: existe, falta, faltan, existen, inexistente, desconocido, eliminado, eliminada, añadido, añadida, previsto,
      ausente, no definido, no definida, aún no, todavía no, por añadir
    archive: archivo
    platformPart: área segura, zona segura, barra de estado
    # Grids and scales
    grid: rejilla, cuadrícula, cuadricula, retícula, reticula, rejillas, cuadrículas
    system: sistema, escala, ritmo
    base: unidad, unidades, base de
    multiple: múltiplo, múltiplos, incrementos, pasos
    space: espaciado, espacio, espacios, espaciados, separación, separaciones
    spacedPlace: márgenes, margen, rellenos, relleno
    otherGrid: iconos, icono, íconos, texto, fuentes, columnas, imágenes
    ofText: letras, líneas, línea, palabras, párrafo, párrafos, caracteres
    strict: todos, todas, siempre, solo, nunca, cada, estrictamente, exclusivamente, sólo, únicamente
    exclusive: solo, sólo, solamente, únicamente, exclusivamente
    listed: estos, estas, este, esta, definidos, definidas, siguientes, listados
    others: otros, otro, otra, otras, fuera, nuevos
    palette: paleta, neutros
    hedge: mitad, medio, mitades, generalmente, normalmente, habitualmente, mayoría
    exception: excepto, salvo, excepción, excepciones, permitido, permitidos, permitidas
    denial: sin, no, ni, nunca, anteriormente, antiguo, antigua, anterior, lugar
    # Conditions and devices
    condition: claro, oscuro, clara, oscura, noche, día, móvil, tableta, escritorio, antiguo, antigua, nuevo, nueva,
      antes, evitar, tema, compacto
    themeHeading: oscuro, claro, oscura, clara, noche, tema, modo
    designCondition: móvil, tableta, anteriormente, antiguo
    desktop: escritorio
    touched: móvil, móviles, tableta, teléfono, celular
    # Names of tokens
    writing: texto, título, etiqueta, subtítulo, encabezado, leyenda, icono
    # What is claimed
    demand: debe, deben, necesita, requiere, requerido, requisito, requisitos, objetivo, umbral
    # What is counted
    number: dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce
    counting: tiene, tienen, hay, los, las, estos, estas, en, con, existen, usa, son, siguientes
    counted: pasos, niveles, variantes, tamaños, estados, pesos, colores, tonos, estilos, temas, modos, principios,
      tipos, roles, opciones, reglas, valores, categorías
    """
}
