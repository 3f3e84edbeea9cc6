import Lexicon

/// Which columns of a table hold the names of tokens and their values, as its heads say.
struct TableColumns {
  /// The column with the names; the first where no head says otherwise.
  var token = 0
  /// The column with the values; `nil` where no head says so.
  var value: Int?
  /// Whether the head of the values says "value" and nothing narrower.
  var isExact = false
  /// How many columns hold the values of a theme.
  var themes = 0

  init(_ heads: [String]) {
    let heads = heads.map { $0.lowercased() }
    value = heads.firstIndex { $0.means(.valueHead) || $0 == "px" || $0 == "size" }
    isExact = value.map { heads[$0].means(.valueHead) } ?? false
    token = heads.firstIndex { $0.means(.tokenHead) } ?? 0
    themes = heads.count { head in
      let words = WrittenName.smallWords(of: head)
      return words.count < 4 && words.contains { $0.means(.theme) }
    }
  }
}
