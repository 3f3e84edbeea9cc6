import DesignTokens

/// What stands before the names of tokens in style sheets (`ds` in `--ds-color-brand`), told from the names used there.
///
/// Each name has a vote for every beginning that must be taken off for a token to remain. Names and tokens come and go
/// one by one; nothing is counted afresh.
struct CodePrefix {
  /// How often each name is used or declared, by its key.
  private var names: [TokenName: Int] = [:]
  /// For the rest of each name the beginnings it is used with, and by how many names.
  private var rests: [TokenName: [TokenName: Int]] = [:]
  /// How many names need each beginning.
  private var votes: [TokenName: Int] = [:]
  /// How many names are tokens as they stand.
  private var exact = 0
  /// Whether any token came yet; before, no name has a vote.
  private var hasTokens = false

  /// The beginning that most names need; `nil` where there is none.
  private(set) var inferred: [UInt8]? { didSet { opening = Self.opening(inferred ?? []) } }
  /// The beginning with the hyphen behind it; empty where there is none.
  private(set) var opening: [UInt8] = []
  /// Whether enough names need it for a name without token to be a mistake.
  private(set) var isClear = false

  /// A beginning with the hyphen behind it; nothing for nothing.
  static func opening(_ beginning: [UInt8]) -> [UInt8] { beginning.isEmpty ? [] : beginning + [UInt8(ascii: "-")] }

  /// Makes room for so many names.
  mutating func reserveCapacity(_ count: Int) { names.reserveCapacity(count) }

  /// A name came into use; `isToken` tells whether a key is a token's.
  mutating func add(_ key: [UInt8], isToken: (TokenName) -> Bool) {
    let name = TokenName(bytes: key)
    let known = names.count
    names[name, default: 0] += 1
    if names.count > known { count(name, 1, isToken) }
  }

  /// One use of a name is gone.
  mutating func remove(_ key: [UInt8], isToken: (TokenName) -> Bool) {
    let name = TokenName(bytes: key)
    guard let known = names[name] else { return }
    names[name] = known > 1 ? known - 1 : nil
    if known == 1 { count(name, -1, isToken) }
  }

  /// The key of a token came (`change` 1) or went (-1).
  mutating func note(token key: TokenName, _ change: Int) {
    if !hasTokens {
      hasTokens = true
      for name in names.keys { count(name, 1) { _ in false } }
    }
    if names[key] != nil { exact += change }
    guard let beginnings = rests[key] else { return }
    for (beginning, count) in beginnings { votes.add(change * count, of: beginning) }
  }

  private mutating func count(_ name: TokenName, _ change: Int, _ isToken: (TokenName) -> Bool) {
    guard hasTokens else { return }
    if isToken(name) { exact += change }
    var words = 0
    for (index, byte) in name.bytes.enumerated() where byte == UInt8(ascii: "-") {
      words += 1
      // A single word is at the end of too many names.
      guard words <= 3, name.bytes[(index + 1)...].contains(UInt8(ascii: "-")) else { break }
      let rest = TokenName(bytes: Array(name.bytes[(index + 1)...]))
      let beginning = TokenName(bytes: Array(name.bytes[..<index]))
      rests[rest, default: [:]].add(change, of: beginning)
      if change < 0, rests[rest]?.isEmpty == true { rests[rest] = nil }
      if isToken(rest) { votes.add(change, of: beginning) }
    }
  }

  /// Counts the votes, once all that changes has been noted.
  mutating func infer() {
    guard let best = votes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      best.value * 2 > exact + votes.values.reduce(0, +)
    else {
      (inferred, isClear) = (nil, false)
      return
    }
    (inferred, isClear) = (best.key.bytes, best.value >= 3)
  }
}

extension [TokenName: Int] {
  /// Counts some more or fewer of a name; of which there is none left is left out.
  fileprivate mutating func add(_ change: Int, of name: TokenName) {
    let count = self[name, default: 0] + change
    self[name] = count == 0 ? nil : count
  }
}
