/// The words of Russian; `Sense` says what each line means.
enum Russian {
  static let table: StaticString = """
    # What a length measures
    padding: отступ
    width: ширина
    height: высота
    size: размер
    radius: радиус
    border: граница
    fontSize: шрифт
    # What a color paints
    background: фон
    text: текст, заголовок, подпись, подсказка
    icon: иконка
    shadow: тень
    color: цвет
    # Colors
    white: белый
    black: черный, чёрный
    # Writing
    large: крупный, крупного, большой
    # Places
    preposition: по, в, на
    # Small words
    example: например
    # States and themes
    defaultState: обычное
    disabledState: отключено, отключена, неактивно, неактивна, недоступно
    # Controls and other things
    button: кнопка
    leadingButton: кнопка
    drawing: диаграмма, диаграммы, график, графики
    # Headings, labels and columns
    stateGroup: состояния
    variantGroup: варианты
    valueHead: значение
    tokenHead: токен
    typography: шрифт
    # What is not asked for
    refusalOpening: не делайте, не используйте, не надо
    refusalHeading: нельзя, запрещено, ошибки, плохо, неправильно
    setAside: вместо, раньше, было
    past: раньше, было
    elsewhere: будущее, конкуренты
    failure: недостаточный, недостаточно
    absence: отсутствует
    # Grids and scales
    grid: сетка, сетки, сетке, сетку, сеткой
    system: система, системе, системы, систему
    base: базовая, базовый, базовой, единица, единицы, единице, основе, шаг, шагом, шага
    multiple: кратны, кратно, кратные, кратна, кратен
    space: отступ, отступы, отступов, отступами, интервал, интервалы, интервалов
    otherGrid: иконки
    ofText: межбуквенный, межстрочный
    strict: все, всё, всегда, только, строго
    hedge: половина, половину, полшага
    exception: кроме, исключение, исключения, исключением
    denial: без, раньше
    # Conditions and devices
    condition: светлая, темная, тёмная
    """
}
