/// The words of Portuguese; `Sense` says what each line means.
enum Portuguese {
  static let table: StaticString = """
    # What a length measures
    padding: preenchimento, espaçamento interno, espaçamento interior, preenchimentos, espaço interno, espaço interior,
      margem interna, margem interior, margens internas, recuo interno
    margin: margem, margens, margem externa, espaço externo, espaçamento externo
    gap: espaçamento, espaço, respiro, distância, espaçamentos, espaços, distâncias, intervalo, afastamento, lacuna
    inset: posição, recuo
    width: largura, de largura, larguras
    height: altura, de altura, alturas
    size: tamanho, diâmetro, tamanhos, dimensão, dimensões, diâmetros
    radius: raio, raios, canto, cantos, arredondamento, raio da borda, raio de borda, raio das bordas, raio do canto,
      raio dos cantos
    border: borda, bordas, contorno da
    stroke: linha, linhas, contorno, contornos, divisor, divisores, separador, traço, traços, anel, sublinhado,
      espessura
    fontSize: fonte, fontes, tipografia, tamanho da fonte, tamanho do texto, tamanho de fonte
    lineHeight: altura da linha, entrelinha, entrelinhas, altura de linha
    offset: deslocamento
    blur: desfoque
    # Things that a length beside them measures
    figure: avatar, miniatura, quadrado
    target: elementos tocáveis, elementos clicáveis, elementos interativos, área de toque, áreas de toque, área tocável, áreas tocáveis, área clicável, áreas clicáveis,
      alvo de toque, alvos de toque, área táctil, zona de toque, área de clique, alvo de clique
    # What a color paints
    background: fundo, fundos, cor de fundo, superfície, superfícies, contêiner
    text: texto, título, etiqueta, rótulo, legenda, texto corrido, textos, títulos, etiquetas, rótulos, subtítulo,
      subtítulos, cabeçalho, cabeçalhos, letra, letras, legendas, corpo, primeiro plano, placeholder
    icon: ícone, ícones, icone, icones, seta, setas, símbolo, símbolos
    shadow: sombra, sombras
    overlay: véu
    color: cor, cores, tom
    # What is done with a length
    pads: preenchido
    spaces: separados, separadas, espaçados, espaçadas, separado, separada, espaçado
    rounds: arredondado, arredondada, arredondadas, arredondados, arredonde
    outlines: contornado, contornada
    indents: recuado
    moves: mova, desloque
    leaves: deixe, deixar, deixa, fica, ficam, deixando
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
    white: branco, branca, brancos, brancas
    black: preto, preta, pretos, pretas
    clear: transparente, transparentes
    hue: neutros, azuis, cinza, cinzas, vermelho, vermelha, vermelhos, vermelhas, amarelo, amarela, amarelos, amarelas, roxo,
      roxa, roxos, roxas, primário, primária, primários, primárias, secundário, secundária, secundários, secundárias,
      escuro, escura, escuros, escuras, profundo, profunda, profundos, profundas, dourado, dourada, dourados, douradas,
      claro, clara, claros, claras, laranja, marrom, castanho, rosa, violeta, turquesa, âmbar, esmeralda, verde, azul,
      marinho, destaque, marca, principal
    shade: branco gelo, branco sujo, branco creme, branco suave, preto suave, quase, semi, sem, não
    announcesColor: tom
    vagueColor: imagem, foto, desfocado, variável, diferentes
    gradient: degradado, gradiente, gradientes, degradê
    colorChange: escurecido, escurecida, clareado, esmaecido, atenuado, invertido
    opacity: opacidade, transparência
    laying: sobre, contra
    bearing: com, traz
    # Writing
    weight300: leve
    weight600: seminegrito
    weight700: negrito
    large: grande, grandes
    # Places
    side: superior, inferior, esquerda, direita, topo, horizontais, verticais, horizontal, vertical, superiores,
      inferiores, esquerdo, direito, laterais, lateral
    edge: esquerda, direita, topo
    edgeNoun: borda, bordas, canto, cantos, tela, moldura, lado, lados, janela
    beside: sobre, abaixo, acima, debaixo, embaixo
    between: entre, uma da, um do, entre si
    inside: em, dentro
    preposition: de, em, com, por, ao, à, da, a, baseado, baseada
    # Small words
    link: de, mínimo, máximo, é, mede, tem, são, têm, fica, ficam, usam, usa, vem, vai, hoje, agora, passou, era, ao,
      menos, aproximadamente, exatamente, cerca, deve, devem, ser, um, uma, sempre, apenas, somente, até, mínima,
      máxima, os, a, medem, pelo
    copula: é, são, mede, há, fica, ficam, medem, tem, têm
    adjective: mínima, máxima, mínimo, máximo, interno, interna, internos, externo, externa, externos, interior,
      adicional, fino, fina, grosso, suave, suaves, sutil, sutis, pequeno, pequena, pequenos, pequenas, principal, fixo,
      fixa, compacto, compacta, visível, total
    closer: o, para, e, com, sobre, quando, se, mas, sem, por, ao, é, são, que, conforme
    where: entre, com, sobre, para, por, sem, sob, ao, dentro
    aside: claro, escuro, clara, escura, principal, secundário, primário, padrão, valor, valores, interno, externo
    several: e
    changeWord: sem, nenhum, com, um, uma, escurecer, clarear, mesmo
    motionName: escala, opacidade, rotação
    plainName: principal, primário, primária, secundário, secundária, dos, das
    minimum: mínimo, mínima, mínimos, mínimas, menos
    multiplied: metade, dobro, triplo
    sameAs: como, igual a, igual ao, herda de, baseado em, idêntico a
    inheritanceEnd: salvo, mas, exceto, com, sem
    example: por exemplo
    syntaxNoun: sintaxe
    # States and themes
    state: pressionado, desabilitado, desativado, selecionado, pressionada, pressionados, desabilitados, desabilitada,
      desabilitadas, desativada, desativados, desativadas, selecionada, selecionados, selecionadas, focado, focada,
      foco, marcado, marcada, desmarcado, carregando, expandido, expandida, recolhido, recolhida, visitado, habilitado,
      habilitada, ativado
    possibleState: ativo, erro, padrão, ativa, ativos, ativas, inativo, inativa, inativos, inativas, normal, sucesso,
      aviso, alerta, vazio, vazia, preenchido, oculto, oculta, aberto, aberta, fechado, fechada, inválido, inválida,
      válido, bloqueado, bloqueada, atual, pendente, repouso
    defaultState: padrão, normal, repouso
    pressedState: pressionado, pressionada, pressionados
    focusedState: focado, focada, foco
    disabledState: desabilitado, desativado, desabilitada, desativada, desabilitados, desabilitadas, desativados,
      desativadas, inativo, inativa, inativos, inativas, bloqueado, bloqueada, indisponível
    inactiveState: inativo, inativa, inativos, inativas
    decoration: decorativo, decorativa, decorativos, decorativas, ornamental
    signalState: foco, focado, erro, inválido
    stateFiller: estado, com, ou
    theme: claro, escuro, escura, clara
    themeNoun: modo, tema, aparência
    # Controls and other things
    button: botão, botões
    leadingButton: botão
    tab: aba
    switcher: navegação, aba, abas, paginação
    noButton: texto, textos, grupo, grupos, rótulo, rótulos
    bareControl: interruptor, alternador
    pressable: campo de texto, campo de busca
    toggle: interruptor, caixa de seleção, controle deslizante
    hyperlink: hiperligação, hiperligações
    field: campo, campos, entrada, seletor
    besideField: rótulo, etiqueta, ajuda, título, erro
    shape: círculo, círculos, quadrado, quadrados, pílula, cartão, cartões, bolha, selo
    frame: contêiner, recipiente
    wholeThing: contêiner, página, tela, aplicativo, muito, simples
    lookWord: nenhum, nenhuma, sem, cheio, arredondado, quadrado, pílula
    drawing: gráfico, gráficos, diagrama
    thing: cabeçalho, rodapé, menu, janela, diálogo, tabela, tabelas, lista, listas, linha, painel, barra, aviso,
      alerta, alertas, notificação, notificações, ícone, ícones, formulário, formulários, cartão, cartões, carrossel,
      campo, campos, calendário, seletor, modal, modais, banner, avatar, etiqueta, tela, telas, gaveta, selo, crachá,
      divisor, imagem
    # Headings, labels and columns
    stateGroup: estados, estado
    stateLead: todos, possíveis
    variantGroup: variante, variantes, variações
    variantColumn: variante, tamanho, variantes, tamanhos, tipo, estilo
    propertyGroup: especificação, especificações, propriedades, aparência, estilo, estilos, propriedade,
      características, medidas, dimensões, anatomia, estrutura, geral
    propertyColumn: propriedade, propriedades, atributo, parâmetro, característica, medida
    looks: aparência, estilo, estilos
    partColumn: elemento, elementos, parte, zona, seção, área
    sizeGroup: tamanho, tamanhos, medidas, dimensões
    sizeStep: pequeno, pequena, médio, média, grande
    valueColumn: valor, valores, regra, classe, classes, pixel
    valueHead: valor, valores, valor hex
    tokenHead: variável css
    typography: fonte, tipografia, fontes, tipográfica, tipográfico
    descriptionGroup: finalidade, descrição, objetivo, propósito
    proseGroup: uso, comportamento, usos, acessibilidade, regras, princípios, exemplos, exemplo, interação, interações,
      notas, critérios
    proseColumn: uso, usos, papel, notas, nota, razão, exemplo, comentário, motivo, significado, contexto, quando,
      descrição, comportamento, finalidade, observação, observações, detalhe
    pastColumn: antes, anterior, problema
    componentColumn: componente, componentes
    componentList: componentes, elementos
    generalHeading: cores, cor, paleta, tipografia, fontes, espaçamento, espaçamentos, sombras, raios, acessibilidade,
      princípios, regras, ícones, iconografia, índice, introdução, resumo, temas, tema, estrutura, hierarquia, bordas,
      animações, exemplos, uso, tamanhos, fundamentos
    quietHeading: histórico, histórico de alterações, migração, instalação, configuração, opções, parâmetros
    verdict: conforme, diferente, idêntico
    # What is not asked for
    refusal: evite, evitar, nunca, era, seria, antigamente, foi, tinha, tinham, jamais, proibido, proibida, proibidos,
      nem, anterior, antigo, antiga, antigos, obsoleto, obsoleta, anteriormente, nenhum, nenhuma, eram, não use,
      não usar, nada de
    refusalOpening: não fazer, não use, não usar, evite, evitar, nunca, sem margem, sem preenchimento, proibido,
      nunca usar, nunca use, obsoleto
    refusalHeading: evitar, proibido, evite, incorreto, errado, proibidos, erros comuns, más práticas
    setAside: antes, nunca, lugar, vez, anteriormente, antigamente, era
    approximate: aproximadamente
    changed: passou, aumentou, mudou, reduziu, aumentamos, mudamos, passamos, reduzimos, aumentado, alterado, reduzido,
      substituído, diminuído, passado
    origin: de, do, da
    replaces: substitua, troque, substituir, troca
    rather: mas, senão
    past: antes, anterior, antigo, antiga, anteriormente
    elsewhere: futuro, concorrentes, futura, previsto, proposta, propostas, concorrente
    customizing: personalizar, personalização, customizar, customização, sobrescrever
    standing: definidas, definidos, definida, definido, declaradas, declarados, ficam, centralizados, centralizadas
    failure: falha, falham, insuficiente, insuficientes, reprovado, ilegível, ilegíveis
    absence: existe, existem, inexistente, desconhecido, removido, removida, adicionado, adicionada, previsto, ausente,
      falta, faltam, não definido, não definida, ainda não, a adicionar
    archive: arquivo
    platformPart: área segura, barra de status
    # Grids and scales
    grid: grade, grelha, malha, grades
    system: sistema, escala, ritmo
    base: unidade, unidades, base de
    multiple: múltiplo, múltiplos, incrementos, passos
    space: espaçamento, espaçamentos, espaços
    spacedPlace: margens, margem, preenchimentos, preenchimento
    otherGrid: ícones, ícone, texto, fontes, colunas, imagens
    ofText: letras, linhas, linha, palavras, parágrafo, parágrafos, caracteres
    strict: todos, todas, sempre, nunca, tudo, toda, cada, estritamente, exclusivamente, apenas, somente
    exclusive: só, apenas, somente, unicamente, exclusivamente
    listed: estas, estes, essas, esta, definidas, definidos, listadas, seguintes
    others: outras, outra, outros, fora, novas
    palette: paleta, neutros
    hedge: metade, metades, geralmente, normalmente, maioria
    exception: salvo, exceto, exceção, exceções, permitido, permitidos, permitidas
    denial: sem, não, nem, nunca, anteriormente, antigo, antiga, lugar
    # Conditions and devices
    condition: claro, escuro, clara, escura, noite, dia, celular, móvel, antigo, antiga, novo, nova, antes, evitar,
      tema, compacto
    themeHeading: escuro, claro, escura, clara, noite, tema, modo
    designCondition: celular, móvel, anteriormente
    touched: móvel, celular, telefone
    # Names of tokens
    writing: texto, título, etiqueta, rótulo, subtítulo, cabeçalho, legenda, ícone
    # What is claimed
    demand: deve, devem, precisa, requer, requisito, requisitos, alvo, limiar, meta
    # What is counted
    number: dois, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze
    counting: tem, têm, há, os, as, estes, estas, em, com, existem, usa, são, seguintes
    counted: passos, níveis, variantes, tamanhos, estados, pesos, cores, tons, estilos, temas, modos, princípios,
      tipos, papéis, opções, regras, valores, categorias
    """
}
