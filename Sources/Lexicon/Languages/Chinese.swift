/// The words of Chinese; `Sense` says what each line means.
enum Chinese {
  static let table: StaticString = """
    # What a length measures
    padding: 内边距, 内間距, 內邊距, 内间距, 內距, 內間距, 左右内边距, 上下内边距, 水平内边距, 垂直内边距
    margin: 外边距, 边距, 邊距, 页边距, 外間距, 外邊距, 外间距, 页面边距, 左右边距, 上下边距
    gap: 间距, 间隔, 間隔, 間距, 间隙, 空隙
    inset: 位置, 缩进
    width: 宽度, 宽, 寬度, 最小宽度, 最大宽度
    height: 高度, 高, 最小高度, 最大高度
    size: 尺寸, 大小, 直径, 直徑, 边长
    radius: 圆角, 半径, 圓角, 圆角半径, 边框圆角, 大圆角, 小圆角
    border: 边框, 邊框, 边线, 左边框, 边框宽度
    stroke: 描边, 分割线, 线, 分割線, 分隔线, 分隔線, 描邊, 轮廓, 外框, 焦点环, 聚焦环, 下划线, 线宽, 线条, 粗细
    fontSize: 字号, 字体, 字体大小, 字體大小, 字號, 字体尺寸, 文字大小, 字体字号
    lineHeight: 行高, 行间距, 行距
    letterSpacing: 字间距, 字距, 字元間距, 字符间距
    offset: 偏移, 偏移量, 位移
    blur: 模糊, 模糊半径, 模糊度
    spread: 扩散
    # Things that a length beside them measures
    figure: 头像, 缩略图, 圆点, 徽标, 头像尺寸
    target: 触控目标, 触摸目标, 点击区域, 点击热区, 热区, 触控区域, 触摸区域, 可点击区域, 点击目标, 触控热区, 觸控目標, 點擊區域, 觸控區域, 触达区域, 可触区域, 点击范围
    # What a color paints
    background: 背景, 背景色, 填充, 底色, 填充色, 表面, 容器
    text: 文字, 文本, 文字色, 标题, 标签, 占位符, 文本色, 字体颜色, 字色, 文案, 副标题, 正文, 標題, 標籤, 說明文字, 说明文字, 前景, 前景色, 提示文字, 提示, 辅助文字, 主文字
    icon: 图标, 圖標, 圖示, 箭头, 符号
    shadow: 阴影, 影, 陰影, 投影
    overlay: 遮罩, 蒙层, 蒙版, 遮罩层
    color: 颜色, 色, 顏色, 色值, 色彩
    # What is done with a length
    orLength: 到, 至, 或
    # Times
    duration: 时长, 持续时间, 時長, 延迟
    easing: 缓动, 缓动曲线
    # Colors
    white: 白, 白色, 纯白, 純白, 白字
    black: 黒, 黑, 黑色, 纯黑, 純黑
    laying: 对
    clear: 透明, 全透明
    hue: 红, 红色, 紅色, 蓝, 蓝色, 藍色, 绿, 绿色, 綠色, 黄, 黄色, 黃色, 橙, 橙色, 紫, 紫色, 灰, 灰色, 粉色, 粉红, 棕色, 金色, 青色, 深灰, 浅灰, 淺灰, 深蓝, 浅蓝, 主色,
      辅色, 次要, 主要, 强调, 品牌, 深色, 浅色, 橙红, 深绿, 浅绿, 主题
    shade: 米, 暖, 冷, 半透明, 近, 乳, 非
    announcesColor: 色值
    vagueColor: 图片, 照片, 毛玻璃, 磨砂玻璃, 图像
    gradient: 渐变, 漸變, 渐变色, 渐层, 漸層
    colorGroup: 状态色
    colorChange: 变暗, 变亮, 加深, 变浅, 变深, 置灰
    opacity: 不透明度, 透明度
    bearing: 配, 搭配, 上
    # Writing
    weight400: 常规
    weight500: 中等
    weight600: 半粗
    weight700: 粗体, 加粗, 粗體
    large: 大号, 大字号, 大
    largeText: 大文本, 大号文, 大字
    lineStyle: 实线, 虚线, 点线, 實線, 虛線
    # Places
    side: 水平, 垂直, 上下, 左右, 上, 下, 左, 右, 左侧, 右侧, 顶部, 底部, 横向, 纵向, 两侧, 四周, 上方, 下方, 水平方向, 垂直方向
    edge: 左边, 右边, 左邊, 右邊
    edgeNoun: 边缘, 邊緣, 屏幕, 螢幕, 边界
    beside: 外侧
    between: 之间
    # Small words
    link: 至少, 最小, 最大, 约为, 固定, 统一, 统一为, 不小于, 不低于, 保持, 始终, 设为, 设置为, 采用, 使用, 固定为, 应为
    aside: 值, 样式, 规范, 系统, 主要, 次要
    or: 或, 或者
    several: 和, 与, 及, 改进前后, 优化前后, 修改前后, 改造前后, 前后对比
    changeWord: 无, 变为
    motionName: 缩放, 旋转
    minimum: 最小, 至少, 最低, 不小于, 不低于, 以上
    multiplied: 一半, 两倍
    particle: 的, 为, 為, 是, 约, 約
    sameAs: 同, 与, 继承自, 等同于
    example: 例如
    syntaxNoun: 语法, 写法
    # States and themes
    state: 悬停, 按下, 聚焦, 禁用, 选中, 默认, 悬停态, 悬浮, 悬浮态, 按下态, 按压, 点击态, 聚焦态, 焦点, 禁用态, 选中态, 未选中, 非选中, 未選中, 已选中, 失焦, 加载中, 加载, 展开, 折叠, 收起,
      已访问, 只读, 懸停, 停用, 選中, 默认态, 悬停时, 悬停状态, 禁用状态, 选中状态, 按下时, 聚焦时, 启用, 默认状态,
      置灰态, 置灰状态, 失效态, 加载态, 不可用态
    possibleState: 激活, 错误, 激活态, 活动, 活跃, 非激活, 未激活, 正常, 常态, 成功, 警告, 空, 空状态, 可见, 隐藏, 打开, 关闭, 无效, 有效, 不可用, 當前, 当前, 失败, 普通,
      错误态, 正常态, 正常状态, 普通态
    defaultState: 默认, 默认态, 默认状态, 正常, 常态, 普通, 預設, 正常态, 正常状态, 普通态
    pressedState: 按下, 按下态, 按压, 点击态, 按下时, 激活, 激活态
    focusedState: 聚焦, 聚焦态, 焦点, 聚焦时
    disabledState: 禁用, 不可用, 置灰, 失效, 停用, 禁用态, 禁用状态, 不可点击, 失效态, 只读, 置灰态, 置灰状态, 不可用态
    decoration: 装饰性, 装饰用, 裝飾性
    signalState: 聚焦, 聚焦态, 焦点, 错误, 错误态, 无效
    stateFiller: 状态, 态
    theme: 深色, 浅色, 暗色, 亮色, 深色模式, 浅色模式, 暗黑模式, 淺色模式, 暗黑, 夜间模式, 日间模式, 白天模式, 明亮模式, 深色主题, 浅色主题
    themeNoun: 模式, 主题, 主題
    status: 危险, 信息
    # Controls and other things
    button: 按钮, 按鈕, 按键
    tab: 标签页, 选项卡
    switcher: 导航, 导航栏, 标签栏, 标签页, 选项卡
    segment: 分段
    noButton: 组, 单选
    bareControl: 复选框, 单选框, 单选按钮, 开关, 滑块, 進度條, 进度条
    pressable: 输入框, 搜索框, 下拉框, 选择框, 列表项, 列表行
    toggle: 开关, 复选框, 单选框, 滑块, 链接
    hyperlink: 链接, 超链接, 連結
    field: 输入框, 輸入框, 文本框, 搜索框, 选择框, 下拉框, 表单
    besideField: 标签, 提示, 错误, 标题
    shape: 圆形, 圆, 方形, 卡片, 徽章, 气泡, 胶囊
    frame: 容器
    wholeThing: 容器, 页面, 屏幕, 整体, 应用, 整个
    lookWord: 无, 無, 透明, 全圆角, 胶囊, 实心
    drawing: 图表, 圖表, 图形, 折线图, 柱状图, 饼图
    thing: 弹窗, 对话框, 弹出层, 抽屉, 侧边栏, 侧栏, 顶栏, 底栏, 工具栏, 状态栏, 页脚, 页头, 菜单, 表格, 列表, 面板, 横幅, 轮播, 通知, 气泡, 徽标, 头像, 标签, 进度条, 时间轴,
      日历, 步骤条, 骨架屏, 分割线, 图标, 搜索栏, 表单, 浮层, 提示框, 视图
    # Headings, labels and columns
    stateGroup: 状态, 狀態
    stateLead: 交互, 所有
    variantGroup: 变体, 变种, 變體, 类型
    variantColumn: 变体, 尺寸, 類型, 类型, 變體, 大小, 规格, 样式, 级别, 等级, 种类
    propertyGroup: 规格, 属性, 样式, 規格, 外观, 视觉, 结构, 基础样式, 通用, 样式规范, 視覺
    propertyColumn: 属性, 屬性, 参数, 属性名, 项目, 规格项
    looks: 外观, 视觉, 样式
    partColumn: 元素, 部位, 部分, 区域, 槽位, 元件, 子元素, 模块
    sizeGroup: 尺寸, 大小
    sizeStep: 小号, 中号, 大号
    valueColumn: 值, 値, 数值, 規格, 规范, 默认值
    valueHead: 值, 値, 数值, 默认值, 色值, 预设值, 颜色值
    tokenHead: 令牌, 变量, 变量名, 變數
    typography: 字体, 排版, 字體
    descriptionGroup: 用途, 说明, 目的, 描述, 作用, 職責
    proseGroup: 用法, 交互, 使用, 使用场景, 场景, 行为, 示例, 无障碍, 可访问性, 原则, 注意事项, 注意, 动画, 动效, 说明, 规则, 最佳实践, 使用方式, 务必, 務必
    proseColumn: 说明, 用途, 描述, 說明, 备注, 備註, 场景, 使用场景, 適用場景, 适用场景, 理由, 示例, 含义, 使用場景, 作用, 用法, 效果, 原因
    pastColumn: 优化前, 修复前, 修改前, 问题, 現狀, 现状, 旧值
    componentColumn: 组件
    componentList: 组件, 元件, 元素
    interface: 接口
    generalHeading: 颜色, 间距, 字体, 顏色, 色彩, 配色, 调色板, 色板, 排版, 字號, 間距, 阴影, 圆角, 可访问性, 无障碍, 原则, 设计原则, 网格, 概述, 目录, 主题, 动画, 动效,
      布局, 断点, 总结, 规则, 设计规范, 响应式, 令牌, 系统, 系統, 規則, 斷點, 原則, 佈局, 響應式
    quietHeading: 更新日志, 变更日志, 變更日誌, 更新记录, 版本历史, 变更记录, 安装, 配置, 迁移, 迁移指南, 下一步, 常见问题
    verdict: 一致, 不一致, 通过, 不通过, 符合, 不符
    # What is not asked for
    refusal: 不要, 避免, 禁止, 切勿, 不得, 勿用, 不应, 不可, 而不是, 而非, 不使用, 不用, 严禁, 请勿, 原来, 之前, 曾, 旧, 勿, 不能, 过小, 过大, 太小, 太大
    refusalOpening: 不使用, 不推荐
    refusalHeading: 禁止, 不要, 避免, 错误, 反例, 错误示例, 不推荐, 反面示例, 禁忌, 反模式, 错误做法, 禁止事项, 不使用
    setAside: 而不是, 而非, 原为, 以前, 原来, 曾, 旧, 原, 不是, 而不
    changed: 调整, 修改, 改, 增加, 减少
    origin: 从
    past: 之前, 以前, 原来, 旧, 改前, 优化前, 修复前, 改进前, 改善前, 调整前, 更新前, 重构前, 改造前, 修改前, 變更前, 改進前, 優化前
    elsewhere: 竞品, 规划中, 未来, 计划, 建议, 提案, 竞争
    customizing: 自定义, 定制
    standing: 定义在, 定义于, 位于, 声明在
    failure: 不足, 不达标
    absence: 不存在, 未定义, 缺失, 已删除, 新增, 待定, 尚未, 未收录, 待添加
    platformPart: 安全区域, 安全区, 状态栏, 安全區域
    # Grids and scales
    grid: 网格, 栅格, 網格, 柵格, 栅格系统, 网格系统
    system: 体系, 系统, 體系, 系統, 尺度, 比例
    base: 基准, 基準, 单位, 單位, 基数, 基础, 基礎, 步进, 基础单位, 基本单位, 基准单位, 基础间距, 步长
    multiple: 倍數, 倍数, 整数倍
    space: 间距, 間距, 间隔, 間隔, 留白, 内间距, 外间距, 內間距, 外間距
    spacedPlace: 边距, 邊距, 内边距, 外边距, 內邊距
    otherGrid: 图标, 文字, 基线, 图像, 字体, 行高, 线, 列
    ofText: 字间, 行间, 字符间, 字符, 行, 字
    strict: 所有, 一律, 必须, 全部, 只能, 仅, 只, 每个, 均, 都, 始终, 严格
    exclusive: 只能, 仅限, 仅, 只
    listed: 这些, 以下, 定义, 已定义, 列出, 上述
    others: 以外, 之外, 其他, 其它, 新增
    palette: 调色板, 色板, 配色, 配色方案
    hedge: 原则上, 基本, 一半, 半格, 半步, 半单位, 通常, 一般, 大多, 原则
    exception: 例外, 以外, 除了, 除外, 除非, 允许
    denial: 不, 没有, 无, 不是
    # Conditions and devices
    condition: 浅色, 深色, 亮色, 暗色, 浅色模式, 深色模式, 深色主题, 浅色主题, 暗黑模式, 夜间, 移动端, 手机, 桌面, 桌面端, 平板, 旧, 新, 以前
    themeHeading: 深色, 浅色, 暗色, 亮色, 深色模式, 浅色模式, 暗黑模式, 夜间模式, 日间模式, 白天模式, 明亮模式, 主题, 模式
    desktop: 桌面端, 桌面
    touched: 移动端, 手机, 平板, 手機
    # Names of tokens
    writing: 文字, 标题, 标签, 正文, 图标, 占位符, 副标题
    # What is claimed
    number: 两, 三, 四, 五, 六, 七, 八, 九, 十
    counting: 共, 有, 以下, 下列, 分为, 包含, 提供, 使用, 支持
    counted: 种, 个, 类, 条, 项, 档, 状态, 规则, 等级, 级别, 层级, 尺寸, 颜色, 变体, 类型, 模式
    """
}
