/// The words of Japanese; `Sense` says what each line means.
enum Japanese {
  static let table: StaticString = """
    # What a length measures
    padding: パディング, 余白
    margin: マージン
    gap: 間隔, ギャップ, 間
    inset: 位置
    width: 幅
    height: 高さ, 高
    size: サイズ, 直径
    radius: 角丸, 半径, 角
    border: 枠線, ボーダー
    stroke: 下線
    fontSize: フォント, フォントサイズ, 文字サイズ
    lineHeight: 行の高さ, 行高, 行間
    # What a color paints
    background: 背景, 背景色
    text: 文字, 文字色, テキスト, ラベル, タイトル, プレースホルダー, 見出し, 本文
    icon: アイコン
    shadow: 影
    color: 色
    rounds: 丸め, 丸める
    orLength: から
    # Colors
    white: 白い
    weight700: 太字
    # Writing
    largeText: 大文字
    # Places
    side: 水平, 垂直, 上下, 左右, 上, 下
    beside: 下に, 上に
    between: 離して, 離す
    link: です, 現在, 今
    # Small words
    particle: は, が, を, に, の, と, も, で, へ, や
    example: 例えば, たとえば
    # States and themes
    state: ホバー, 押下, フォーカス, 無効, 選択
    possibleState: 通常, デフォルト, エラー
    defaultState: 通常, デフォルト
    pressedState: 押下
    focusedState: フォーカス
    disabledState: 無効, 非活性
    # Controls and other things
    button: ボタン
    lookWord: なし
    drawing: チャート, グラフ
    # Headings, labels and columns
    stateGroup: 状態
    variantGroup: バリアント
    propertyGroup: 仕様, プロパティ
    propertyColumn: プロパティ
    tokenHead: トークン
    typography: フォント
    descriptionGroup: 用途, 目的, 説明
    proseGroup: 使い方, 動作
    componentList: コンポーネント
    generalHeading: カラー, 余白
    quietHeading: 変更履歴
    # What is not asked for
    refusal: 禁止, しないで, 避け, 使わない, 以前, でした, でしたが, すぎます, すぎる, 狭すぎます
    refusalHeading: 禁止, やってはいけない, 避ける, 悪い例
    setAside: 以前, 従来, 代わりに
    changed: 変更
    past: 変更前
    elsewhere: 競品, 競合, 今後の
    # Grids and scales
    grid: グリッド
    system: システム
    base: 基準, 単位, ベース
    multiple: 倍数, の倍
    space: 間隔, 余白, スペーシング, スペース
    otherGrid: アイコン, 文字
    ofText: 字間, 行間, 文字間
    strict: すべて, 必ず
    hedge: 通常, 半分
    exception: 例外, 以外
    # Conditions and devices
    condition: ライト, ダーク
    """
}
