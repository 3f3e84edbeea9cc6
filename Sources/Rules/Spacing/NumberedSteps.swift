import DesignTokens
import Facts

extension CheckedFile {
  /// The lengths, by index among the definitions, that stand below one name with their numbers alone (`1`, `2`, `2,5`):
  /// four or more of them are a scale, whatever the group is called.
  var numberedSteps: Set<Int> {
    var ladders: [ArraySlice<UInt8>: [Int]] = [:]
    let definitions = facts.definitions
    for index in definitions.indices {
      guard case .dimension = definitions[index].value, let group = definitions[index].name.groupOfNumber else {
        continue
      }
      ladders[group, default: []].append(index)
    }
    return Set(ladders.values.filter { $0.count >= 4 }.flatMap { $0 })
  }
}

extension TokenName {
  /// What stands before a number that ends the name; `nil` for a name that ends in a word.
  fileprivate var groupOfNumber: ArraySlice<UInt8>? {
    let dot = bytes.lastIndex(of: UInt8(ascii: "."))
    let last = bytes[(dot.map { $0 + 1 } ?? 0)...]
    let digits = last.count { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    // A fraction is written `2,5`, `2_5` or `1/2`; a dot would begin another part of the name.
    guard let first = last.first, let end = last.last, digits > 0, last.count - digits <= 1,
      [first, end].allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      last.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || Self.marksOfFractions.contains($0) })
    else { return nil }
    return bytes[..<(dot ?? 0)]
  }

  private static let marksOfFractions = Set(",_-/".utf8)
}
