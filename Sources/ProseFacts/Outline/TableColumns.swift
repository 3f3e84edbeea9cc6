/// Which columns of a table hold the names of tokens and their values, as its heads say.
struct TableColumns {
  /// The column with the names; the first where no head says otherwise.
  var token = 0
  /// The column with the values; `nil` where no head says so.
  var value: Int?
  /// Whether the head of the values says "value" and nothing narrower.
  var isExact = false

  init(_ heads: [String]) {
    let heads = heads.map { $0.lowercased() }
    value = heads.firstIndex { Self.values.contains($0) || Self.sizes.contains($0) }
    isExact = value.map { Self.values.contains(heads[$0]) } ?? false
    token = heads.firstIndex { Self.tokens.contains($0) } ?? 0
  }

  private static let values: Set<String> = [
    "value", "default", "default value", "hex", "wert", "valeur", "valor", "valore", "waarde", "值", "値", "값",
    "значение",
  ]
  private static let sizes: Set<String> = ["px", "size"]
  private static let tokens: Set<String> = [
    "token", "tokens", "token name", "design token", "variable", "css variable", "custom property", "jeton", "令牌",
    "变量", "トークン", "토큰", "токен",
  ]
}
