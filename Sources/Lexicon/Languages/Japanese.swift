/// The words of Japanese; `Sense` says what each line means.
enum Japanese {
  static let table: StaticString = """
    # What a length measures
    padding: パディング, 余白, 内側余白, 内余白, 内側の余白
    margin: マージン, 外側余白, 外余白, 外側の余白
    gap: 間隔, ギャップ, 間, 要素間, アイテム間, 隙間, すき間, ガター
    inset: 位置, インデント, 字下げ
    width: 幅, 横幅, 最小幅, 最大幅
    height: 高さ, 高, 縦幅, 最小高さ, 最大高さ
    size: サイズ, 直径, 大きさ, 寸法, アイコンサイズ, 最小サイズ
    radius: 角丸, 半径, 角, 角の丸み, 角丸半径, コーナー半径, 丸み, ボーダー半径
    border: 枠線, ボーダー, 境界線, 枠, ボーダー幅, 罫線
    stroke: 下線, 区切り線, 仕切り線, 線, アウトライン, 輪郭線, 輪郭, フォーカスリング, 線幅, 太さ, ディバイダー
    fontSize: フォント, フォントサイズ, 文字サイズ, 書体, 文字の大きさ, テキストサイズ, フォントの大きさ
    lineHeight: 行の高さ, 行高, 行間, 行送り, ラインハイト
    letterSpacing: 字間, 文字間隔, 文字間
    offset: オフセット
    blur: ぼかし
    # Things that a length beside them measures
    figure: アバター, サムネイル, ロゴ
    target: タッチターゲット, タップターゲット, タップ領域, タップエリア, タッチ領域, タッチエリア, クリック領域, クリックエリア, ヒット領域, ヒットエリア, 当たり判定, タップ可能領域,
      タッチ対象, タップ範囲
    # What a color paints
    background: 背景, 背景色, 塗り, 塗りつぶし, 塗り色, 面色, サーフェス, 地色, 下地, コンテナ, 背景カラー
    text: 文字, 文字色, テキスト, ラベル, タイトル, プレースホルダー, 見出し, 本文, 文字カラー, テキストカラー, 文字列, キャプション, サブタイトル, 小見出し, 説明文, 前景, 前景色, 注釈, 文言,
      補足文, ヒント
    icon: アイコン, 矢印, シンボル, 記号
    shadow: 影, シャドウ, ドロップシャドウ
    overlay: オーバーレイ, 暗幕
    color: 色, カラー, 色味, 色合い
    # What is done with a length
    rounds: 丸め, 丸める, 丸く
    orLength: から, または
    # Times
    duration: 時間, 継続時間, 所要時間
    easing: イージング
    # Colors
    white: 白い, 白, 白色, ホワイト, 白文字
    black: 黒, 黒い, 黒色, ブラック
    clear: 透過
    hue: 赤, 青, 緑, 黄, 黄色, 橙, 紫, 灰色, 茶色, 水色, 紺, 赤い, 青い, 黄色い, 赤色, 青色, 緑色, 紫色, オレンジ, グレー, ブルー, グリーン, レッド, イエロー, ピンク, パープル,
      ネイビー, 濃い, 薄い, 明るい, 暗い, プライマリ, プライマリー, セカンダリ, セカンダリー, アクセント, メイン, ブランド, 淡い
    shade: オフ, 生成り, 純, 半透明, 薄い, ほぼ
    announcesColor: カラーコード, 色コード
    vagueColor: 画像, 写真, ぼかし, すりガラス
    gradient: グラデーション
    opacity: 不透明度, 透明度
    bearing: 上, 上に
    # Writing
    weight400: 標準
    weight700: 太字, ボールド
    large: 大きい, 大きな
    largeText: 大文字
    lineStyle: 実線, 破線, 点線
    # Places
    side: 水平, 垂直, 上下, 左右, 上, 下, 左, 右, 横, 縦, 縦方向, 横方向, 両側, 四辺, 上部, 下部, 左側, 右側, 水平方向, 垂直方向
    edge: 左端, 右端, 上端, 下端
    edgeNoun: 端, 画面, 縁, 画面端, 境界, 角
    beside: 下に, 上に, 外側
    between: 離して, 離す
    # Small words
    link: です, 現在, 今, 最小, 最大, 約, 以上, 必ず, 常に, 固定, 少なくとも
    copula: です
    aside: 値, スタイル, トークン, 時, 状態, モード, ライト, ダーク, プライマリ, セカンダリ
    or: または, もしくは, あるいは
    several: および, 改善前後, 変更前後, 修正前後
    changeWord: なし
    motionName: 拡大率, 回転, 不透明度
    minimum: 最小, 最低, 以上, 最低限, 最小値, 最低でも
    multiplied: 半分
    particle: は, が, を, に, の, と, も, で, へ, や
    sameAs: と同じ, と同様
    example: 例えば, たとえば
    syntaxNoun: 記法, 構文, 表記
    # States and themes
    state: ホバー, 押下, フォーカス, 無効, 選択, ホバー時, 押下時, フォーカス時, 無効時, 選択時, 選択中, 選択済み, 未選択, 非選択, 非活性, 非アクティブ, 無効化, 活性, タップ時, マウスオーバー,
      読み込み中, ローディング, 展開, 展開時, 折りたたみ, チェック済み, 押した時, ディスエーブル, ドラッグ中, 訪問済み
    possibleState: 通常, デフォルト, エラー, 通常時, デフォルト時, アクティブ, アクティブ時, エラー時, 成功, 警告, 空, 表示, 非表示, 正常, 入力中, 標準, 初期状態, 読み取り専用
    defaultState: 通常, デフォルト, 通常時, デフォルト時, 標準, 初期状態
    pressedState: 押下, 押下時, 押した時, タップ時, アクティブ, アクティブ時
    focusedState: フォーカス, フォーカス時
    disabledState: 無効, 非活性, 無効時, 無効化, 非活性時, 非アクティブ, ディスエーブル, 使用不可, 利用不可, 読み取り専用
    inactiveState: 非アクティブ, 非活性
    signalState: フォーカス, フォーカス時, エラー, エラー時
    stateFiller: 時, 状態
    theme: ライト, ダーク, ライトモード, ダークモード, ライトテーマ, ダークテーマ
    themeNoun: モード, テーマ
    # Controls and other things
    button: ボタン
    tab: タブ
    switcher: ナビゲーション, タブ, タブバー
    segment: セグメント
    noButton: ラジオ, グループ, ツールチップ
    bareControl: チェックボックス, ラジオボタン, トグル, スイッチ, スライダー
    pressable: チップ, 入力欄, テキストフィールド, 検索バー, セレクトボックス
    toggle: スイッチ, チェックボックス, ラジオボタン, スライダー, リンク
    field: 入力欄, 入力フィールド, テキストフィールド, フォーム, 検索, フィールド, テキストボックス
    besideField: ラベル, エラー, ヘルプ, ヒント
    shape: 円, 丸, 四角, カード, タイル, バッジ, チップ, 吹き出し
    frame: コンテナ, ボックス
    wholeThing: 画面, ページ, 全体, コンテナ, ボックス, アプリ
    lookWord: なし, 無し, 透明, 全体, 円形, 丸型, 実線
    drawing: チャート, グラフ, 図, 図表
    # Headings, labels and columns
    stateGroup: 状態, ステート, 状態一覧
    stateLead: 全
    variantGroup: バリアント, バリエーション, 種類
    variantColumn: バリアント, バリエーション, 種類, 種別, タイプ, サイズ, スタイル
    propertyGroup: 仕様, プロパティ, スタイル, 見た目, 外観, 寸法, デザイン, 構造, 共通, スペック
    propertyColumn: プロパティ, 属性, 項目, 特性
    looks: 見た目, 外観, デザイン, スタイル
    partColumn: 要素, 部位, 部品, パーツ, 領域, 箇所, 対象
    sizeGroup: サイズ, 寸法
    valueColumn: 値, 仕様, 設定値, ルール
    valueHead: 値, 設定値, 既定値, カラーコード
    tokenHead: トークン, トークン名, 変数名, 変数
    typography: フォント, タイポグラフィ, 書体
    descriptionGroup: 用途, 目的, 説明, 役割, 概要
    proseGroup: 使い方, 動作, 使用例, 例, アクセシビリティ, ルール, 原則, 注意, 注意点, 使用方法, アニメーション, インタラクション, 振る舞い, ガイドライン, 挙動, 補足, 使い分け
    proseColumn: 用途, 説明, 備考, 使用場面, 理由, 意味, 例, 補足, 役割, 使いどころ, 使用場所, 内容, 特徴, 目的
    pastColumn: 変更前, 旧, 問題
    componentColumn: コンポーネント
    componentList: コンポーネント, 部品一覧, 要素
    interface: インターフェース
    generalHeading: カラー, 余白, 色, 配色, カラーパレット, パレット, タイポグラフィ, フォント, スペーシング, 間隔, 影, 角丸, アクセシビリティ, 原則, ガイドライン, ルール, グリッド,
      アイコン, 概要, 目次, テーマ, アニメーション, レイアウト, ブレークポイント, 構造, 使い方, トークン
    quietHeading: 変更履歴, 更新履歴, リリースノート, インストール, 移行, 移行ガイド, 設定, 次のステップ
    verdict: 一致, 不一致, 合格, 不合格
    # What is not asked for
    refusal: 禁止, しないで, 避け, 使わない, 以前, でした, でしたが, すぎます, すぎる, 狭すぎます, 使わないで, 使用しない, 避ける, 不可, だめ, 旧, 禁じ, しない, 使用禁止
    refusalOpening: 避ける, 使用禁止, 禁止
    refusalHeading: 禁止, やってはいけない, 避ける, 悪い例, 使用禁止, 避けるべき, 不可, 非推奨, ng例, アンチパターン
    setAside: 以前, 従来, 代わりに, 旧
    changed: 変更
    past: 変更前, 以前, 従来, 旧, 改善前, 修正前, 改修前, 更新前
    elsewhere: 競品, 競合, 今後の, 将来, 提案, 予定
    customizing: カスタマイズ, 上書き
    absence: 未定義, 存在しない, 削除, 追加予定
    platformPart: セーフエリア, ステータスバー, ホームインジケーター
    # Grids and scales
    grid: グリッド
    system: システム, スケール, 体系
    base: 基準, 単位, ベース, 基本単位, 基準値, ユニット, ベース単位, 基準単位
    multiple: 倍数, の倍, 刻み, の倍数
    space: 間隔, 余白, スペーシング, スペース, 内余白, 外余白, 内側余白, 外側余白, 内側の余白, 外側の余白
    spacedPlace: パディング, マージン
    otherGrid: アイコン, 文字, フォント, 行, 線, 画像, 本文
    ofText: 字間, 行間, 文字間
    strict: すべて, 必ず, 全て, 全ての, すべての, のみ, 常に, 厳密に
    exclusive: のみ, だけ, 厳守
    listed: 定義された, 以下の, 上記の, これらの, 定義済み
    others: 以外, 他の, 新しい
    palette: パレット, カラーパレット, カラーシステム, 配色, カラースキーム
    hedge: 通常, 半分, 原則, 基本的に, 半
    exception: 例外, 以外, 除く, 除き, 許可, 例外的に
    # Conditions and devices
    condition: ライト, ダーク, ライトモード, ダークモード, モバイル, スマホ, タブレット, デスクトップ, 旧, 新, 以前
    themeHeading: ダーク, ライト, ダークモード, ライトモード, モード, テーマ
    desktop: デスクトップ
    touched: スマートフォン, スマホ, タブレット, モバイル
    # Names of tokens
    writing: 文字, テキスト, ラベル, タイトル, 見出し, アイコン, プレースホルダー
    """
}
