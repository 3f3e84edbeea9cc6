package import DesignTokens

/// How the names of tokens are spelled in code: `color.brandPrimary.500` as `--color-brand-primary-500`.
///
/// Names are compared by their words: capitals begin words, and whatever is neither letter nor digit ends one.
package enum CodeSpelling {
  /// The words of a name in lower case, joined by hyphens; the sign that a name in code begins with is no part of it.
  ///
  /// With `splittingWords: false` capitals begin no words, as in `brandprimary`.
  static func key(of bytes: some Collection<UInt8>, splittingWords: Bool = true) -> [UInt8] {
    bytes.withContiguousStorageIfAvailable { key(of: $0, splittingWords) }
      ?? key(of: Array(bytes), splittingWords: splittingWords)
  }

  private static func key(of bytes: UnsafeBufferPointer<UInt8>, _ splittingWords: Bool) -> [UInt8] {
    // A hyphen before each letter, at most; what is kept is no longer than it must be.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count * 2 + 1) { key in
      var count = 0
      func append(_ byte: UInt8) {
        key[count] = byte
        count += 1
      }
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80 {
          append(byte)
        } else if count > 0, key[count - 1] != hyphen, byte &- 0x41 < 26 {
          let isInWord = bytes[index - 1] &- 0x41 < 26
          let endsAcronym = isInWord && index + 1 < bytes.count && bytes[index + 1] &- 0x61 < 26
          if splittingWords, !isInWord || endsAcronym { append(hyphen) }
          append(byte | 0x20)
        } else if byte &- 0x41 < 26 {
          append(byte | 0x20)
        } else if byte != UInt8(ascii: "\\"), count > 0, key[count - 1] != hyphen {
          append(hyphen)
        }
        index += 1
      }
      if count > 0, key[count - 1] == hyphen { count -= 1 }
      return Array(UnsafeBufferPointer(rebasing: key[..<count]))
    }
  }

  /// Every key that a token answers to: with and without words made of capitals, and for the token that stands for its
  /// group (`$root`, `DEFAULT`, `DEFAULT.REST`) that of the group.
  static func keys(of token: TokenName) -> [[UInt8]] {
    let bytes = token.bytes
    let name = bytes.hasLast(root) ? bytes.dropLast(root.count + 1) : bytes[...]
    let hasCapitals = name.contains { $0 &- 0x41 < 26 }
    var keys = [key(of: name)]
    guard hasCapitals else { return keys }
    keys.append(key(of: name, splittingWords: false))
    var group = name
    while let stand = stands.first(where: { group.hasLast($0) }) {
      group = group.dropLast(stand.count + 1)
      keys.append(key(of: group))
    }
    return keys.enumerated().filter { !keys[..<$0.offset].contains($0.element) }.map(\.element)
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let root = Array("$root".utf8)
  /// What tokens are called that have no name of their own in their group, in capitals so that no group is called so.
  private static let stands = ["DEFAULT", "REST", "BASE"].map { Array($0.utf8) }

  /// What a key is called where references are looked up by it; no name begins with a zero byte.
  static func use(_ key: [UInt8]) -> TokenName { TokenName(bytes: [0] + key) }

  /// What a name is called where references are looked up by it.
  static func indexed(_ name: TokenName) -> TokenName { name.isCodeName ? use(key(of: name.bytes)) : name }
}

extension TokenName {
  /// Whether this is a name as code spells it: `--a` of CSS, `$a` of SCSS, `@a` of Less.
  package var isCodeName: Bool {
    guard bytes.count > 1 else { return false }
    switch bytes[0] {
    case UInt8(ascii: "-"): return bytes[1] == UInt8(ascii: "-") && bytes.count > 2
    case UInt8(ascii: "$"): return !bytes.contains(UInt8(ascii: ".")) && bytes != rootName
    case UInt8(ascii: "@"): return !bytes.contains(UInt8(ascii: "."))
    default: return false
    }
  }

  /// Whether this is the name of a custom property.
  package var isCustomProperty: Bool { bytes.count > 2 && bytes[0] == UInt8(ascii: "-") && isCodeName }
}

private let rootName = Array("$root".utf8)

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Whether the bytes are more than one segment, the last of them the given one.
  fileprivate func hasLast(_ segment: [UInt8]) -> Bool {
    count > segment.count + 1 && self[endIndex - segment.count - 1] == UInt8(ascii: ".")
      && suffix(segment.count).elementsEqual(segment)
  }
}
