/// Numbers as people read them.
enum Count {
  /// A number with commas: `1,497`.
  static func text(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var result = ""
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position).isMultiple(of: 3) { result += "," }
      result.append(digit)
    }
    return number < 0 ? "-\(result)" : result
  }

  /// A number of things: `no token`, `1 token`, `1,497 tokens`.
  static func text(_ number: Int, _ noun: String) -> String {
    number == 0 ? "no \(noun)" : "\(text(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Some words in one sentence: `a, b and c`; empty for none.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
