/// The words of Chinese; `Sense` says what each line means.
enum Chinese {
  static let table: StaticString = """
    # What a length measures
    padding: 内边距
    margin: 外边距, 边距, 邊距, 页边距
    gap: 间距, 间隔, 間隔
    inset: 位置
    width: 宽度, 宽
    height: 高度, 高
    size: 尺寸, 大小
    radius: 圆角, 半径
    border: 边框
    stroke: 描边, 分割线, 线
    fontSize: 字号, 字体, 字体大小
    lineHeight: 行高, 行间距
    letterSpacing: 字间距, 字距
    offset: 偏移
    blur: 模糊
    # What a color paints
    background: 背景, 背景色, 填充
    text: 文字, 文本, 文字色, 标题, 标签, 占位符
    icon: 图标
    shadow: 阴影, 影
    overlay: 遮罩
    color: 颜色, 色
    # Colors
    white: 白, 白色
    black: 黒, 黑, 黑色
    clear: 透明
    # Writing
    largeText: 大文本, 大号文, 大字
    # Places
    side: 水平, 垂直, 上下, 左右, 上, 下
    # Small words
    particle: 的, 为, 為, 是, 约, 約
    example: 例如
    # States and themes
    state: 悬停, 按下, 聚焦, 禁用, 选中, 默认
    possibleState: 激活, 错误
    defaultState: 默认
    pressedState: 按下
    focusedState: 聚焦
    disabledState: 禁用, 不可用, 置灰, 失效, 停用
    # Controls and other things
    button: 按钮
    lookWord: 无
    drawing: 图表, 圖表
    # Headings, labels and columns
    stateGroup: 状态
    variantGroup: 变体, 变种
    variantColumn: 变体, 尺寸
    propertyGroup: 规格, 属性, 样式
    propertyColumn: 属性
    sizeGroup: 尺寸
    valueColumn: 值, 値
    valueHead: 值, 値
    tokenHead: 令牌, 变量
    typography: 字体
    descriptionGroup: 用途, 说明, 目的
    proseGroup: 用法, 交互
    proseColumn: 说明
    componentList: 组件
    generalHeading: 颜色, 间距, 字体
    quietHeading: 更新日志
    # What is not asked for
    refusal: 不要, 避免, 禁止, 切勿, 不得, 勿用, 不应, 不可, 而不是, 而非
    refusalHeading: 禁止, 不要, 避免, 错误, 反例
    setAside: 而不是, 而非, 原为, 以前
    past: 之前
    elsewhere: 竞品, 规划中
    # Grids and scales
    grid: 网格, 栅格, 網格, 柵格
    system: 体系, 系统, 體系, 系統
    base: 基准, 基準, 单位, 單位, 基数, 基础, 基礎, 步进
    multiple: 倍數
    space: 间距, 間距, 间隔, 間隔, 留白
    spacedPlace: 边距, 邊距
    otherGrid: 图标, 文字, 基线
    ofText: 字间, 行间, 字符间
    strict: 所有, 一律, 必须, 全部
    hedge: 原则上, 基本, 一半, 半格, 半步, 半单位
    exception: 例外, 以外, 除了, 除外, 除非
    # Conditions and devices
    condition: 浅色, 深色, 亮色, 暗色, 浅色模式, 深色模式
    """
}
