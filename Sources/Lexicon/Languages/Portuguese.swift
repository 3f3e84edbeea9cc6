/// The words of Portuguese; `Sense` says what each line means.
enum Portuguese {
  static let table: StaticString = """
    # What a length measures
    padding: preenchimento
    margin: margem
    gap: espaçamento, espaço
    inset: posição
    width: largura
    height: altura
    size: tamanho
    radius: raio
    border: borda
    stroke: linha
    fontSize: fonte
    # What a color paints
    background: fundo
    text: texto, título, etiqueta, rótulo, legenda
    icon: ícone
    shadow: sombra
    color: cor
    # What is done with a length
    spaces: separados, separadas, espaçados, espaçadas
    rounds: arredondado, arredondada, arredondadas, arredondados
    outlines: contornado
    indents: recuado
    partitive: de
    orLength: o
    affirmation: não menos
    # Times
    duration: duração
    # Colors
    white: branco
    black: preto
    clear: transparente
    gradient: degradado, gradiente
    laying: sobre
    # Writing
    large: grande, grandes
    # Places
    side: superior, inferior, esquerda, direita, topo, horizontais, verticais
    beside: sobre, abaixo, acima
    between: entre
    inside: em
    preposition: de, em, com
    # Small words
    link: de, mínimo, máximo, é, mede, tem, são
    copula: é, são, mede
    closer: o, para, e, com
    where: entre, com
    minimum: mínimo
    sameAs: como
    inheritanceEnd: salvo, mas, exceto
    example: por exemplo
    syntaxNoun: sintaxe
    # States and themes
    state: pressionado, desabilitado, desativado, selecionado
    possibleState: ativo, erro, padrão
    defaultState: padrão
    pressedState: pressionado
    disabledState: desabilitado, desativado, desabilitada, desativada
    theme: claro
    themeNoun: modo, tema
    # Controls and other things
    button: botão, botões
    leadingButton: botão
    noButton: texto, textos
    shape: círculo, círculos
    lookWord: nenhum
    drawing: gráfico, gráficos
    # Headings, labels and columns
    stateGroup: estados, estado
    variantGroup: variante
    variantColumn: variante, tamanho
    propertyGroup: especificação, especificações, propriedades, aparência
    propertyColumn: propriedade
    valueColumn: valor
    valueHead: valor
    typography: fonte
    descriptionGroup: finalidade, descrição
    proseGroup: uso, comportamento
    componentList: componentes
    generalHeading: cores
    # What is not asked for
    refusal: evite, evitar, nunca, era, seria, antigamente, foi
    refusalOpening: não fazer, não use, não usar, evite, evitar, nunca
    refusalHeading: evitar, proibido, evite
    setAside: antes, nunca, lugar, vez
    past: antes
    elsewhere: futuro, concorrentes
    failure: falha, falham, insuficiente
    # Grids and scales
    grid: grade, grelha, malha
    system: sistema
    base: unidade
    multiple: múltiplo, múltiplos
    space: espaçamento, espaçamentos
    otherGrid: ícones
    ofText: letras, linhas
    strict: todos, todas, sempre, nunca
    hedge: metade
    exception: salvo, exceto, exceção
    denial: sem
    # Conditions and devices
    condition: claro, escuro
    """
}
