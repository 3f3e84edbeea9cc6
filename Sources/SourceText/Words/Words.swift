// A text walked character by character asks the tables of Unicode for each: of ASCII, as nearly all is, bytes tell the same.
extension Substring {
  /// What of the text is letters, digits and some signs of ASCII, one stretch after another.
  package func words(with signs: String = "") -> [Substring] {
    stretches {
      $0.isASCIILetter || $0.isASCIIDigit || signs.utf8.contains($0)
    } orOf: {
      $0.isLetter || $0.isNumber || signs.contains($0)
    }
  }

  /// What of the text is letters, one stretch after another.
  package var lettersOnly: [Substring] { stretches(of: \.isASCIILetter, orOf: \.isLetter) }

  /// What stands between white space, one stretch after another.
  package var betweenWhiteSpace: [Substring] {
    stretches {
      $0 != UInt8(ascii: " ") && !(0x09...0x0D ~= $0)
    } orOf: {
      !$0.isWhitespace
    }
  }

  /// What stands between hyphens and underscores, one stretch after another.
  package var betweenHyphens: [Substring] {
    stretches {
      $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_")
    } orOf: {
      $0 != "-" && $0 != "_"
    }
  }

  private func stretches(of isPart: (UInt8) -> Bool, orOf isPartBeyondASCII: (Character) -> Bool) -> [Substring] {
    let found = utf8.withContiguousStorageIfAvailable { bytes -> [(start: Int, end: Int)]? in
      guard bytes.firstBeyondASCII(from: 0) == bytes.count else { return nil }
      var places: [(start: Int, end: Int)] = []
      var start: Int?
      for index in 0...bytes.count {
        if index < bytes.count, isPart(bytes[index]) {
          if start == nil { start = index }
        } else if let open = start {
          places.append((open, index))
          start = nil
        }
      }
      return places
    }
    guard let places = found ?? nil else { return split { !isPartBeyondASCII($0) } }
    return places.map { place in
      self[utf8.index(startIndex, offsetBy: place.start)..<utf8.index(startIndex, offsetBy: place.end)]
    }
  }
}

extension String {
  /// What of the text is letters, digits and some signs of ASCII, one stretch after another.
  package func words(with signs: String = "") -> [Substring] { self[...].words(with: signs) }

  /// What of the text is letters, one stretch after another.
  package var lettersOnly: [Substring] { self[...].lettersOnly }

  /// What stands between white space, one stretch after another.
  package var betweenWhiteSpace: [Substring] { self[...].betweenWhiteSpace }

  /// What stands between hyphens and underscores, one stretch after another.
  package var betweenHyphens: [Substring] { self[...].betweenHyphens }

  /// The text with one blank for each stretch of white space, and none at its ends.
  package var withSingleBlanks: String { betweenWhiteSpace.joined(separator: " ") }
}
