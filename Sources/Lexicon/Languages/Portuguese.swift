/// The words of Portuguese; `Sense` says what each line means.
enum Portuguese {
  static let table: StaticString = """
    # What a length measures
    padding: preenchimento, espaçamento interno, espaçamento interior
    margin: margem
    gap: espaçamento, espaço, respiro, distância
    inset: posição
    width: largura, de largura
    height: altura, de altura
    size: tamanho, diâmetro
    radius: raio
    border: borda
    stroke: linha
    fontSize: fonte
    # What a color paints
    background: fundo
    text: texto, título, etiqueta, rótulo, legenda, texto corrido
    icon: ícone
    shadow: sombra
    color: cor
    # What is done with a length
    spaces: separados, separadas, espaçados, espaçadas
    rounds: arredondado, arredondada, arredondadas, arredondados
    outlines: contornado
    indents: recuado
    leaves: deixe, deixar, deixa, fica, ficam
    free: livre, livres
    inward: dentro
    partitive: de, da, do, das, dos
    orLength: o, a, ou, para
    times: por
    than: que
    affirmation: não menos
    # Times
    duration: duração
    # Colors
    white: branco
    black: preto
    clear: transparente
    gradient: degradado, gradiente
    laying: sobre
    bearing: com
    weight700: negrito
    # Writing
    large: grande, grandes
    # Places
    side: superior, inferior, esquerda, direita, topo, horizontais, verticais
    edgeNoun: borda, bordas, canto, cantos, tela, moldura, lado, lados
    beside: sobre, abaixo, acima
    between: entre, uma da, um do
    inside: em
    preposition: de, em, com, por
    # Small words
    link: de, mínimo, máximo, é, mede, tem, são, têm, fica, ficam, usam, usa, vem, vai, hoje, agora, passou, era
    copula: é, são, mede, há, fica, ficam
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
    refusal: evite, evitar, nunca, era, seria, antigamente, foi, tinha, tinham
    refusalOpening: não fazer, não use, não usar, evite, evitar, nunca, sem margem, sem preenchimento
    refusalHeading: evitar, proibido, evite
    setAside: antes, nunca, lugar, vez
    changed: passou, aumentou, mudou, reduziu, aumentamos, mudamos, passamos, reduzimos, aumentado, alterado,
      reduzido
    replaces: substitua, troque
    rather: mas, senão
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
    ofText: letras, linhas, linha
    strict: todos, todas, sempre, nunca
    hedge: metade
    exception: salvo, exceto, exceção
    denial: sem
    # Conditions and devices
    condition: claro, escuro
    """
}
