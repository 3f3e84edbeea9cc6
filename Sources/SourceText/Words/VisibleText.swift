extension String {
  /// The same text with everything that acts instead of showing written as what it is: `\u{1B}`.
  ///
  /// These are control characters, line ends among them, and marks that turn the direction of text, hide text or stand
  /// for nothing (Unicode 16, general category Cc and the ranges of UAX 9 and UTS 51). What a stranger's file says must
  /// not steer a terminal, end a line of a log, or read otherwise than it is.
  package var visible: String { visible(except: []) }

  /// The visible text with line feeds as they are: text of several lines that we wrote ourselves.
  package var visibleLines: String { visible(except: ["\n"]) }

  /// The visible text with tabs as they are: in a path they belong to its name, and steer nothing.
  package var visiblePath: String { visible(except: ["\t"]) }

  private func visible(except kept: Set<Unicode.Scalar>) -> String {
    guard utf8.contains(where: \.mayBeginActingScalar), unicodeScalars.contains(where: \.isActing) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isActing, !kept.contains(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether it steers what shows it instead of being shown.
  package var isActing: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    // Directions: UAX 9, 2.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Line and paragraph separators, invisible operators, annotations, tags.
    case 0x2028, 0x2029, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether one of these scalars may begin with the byte in UTF-8; of most text no other byte is looked at.
  package var mayBeginActingScalar: Bool {
    switch self {
    case 0x00...0x1F, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF3: true
    default: false
    }
  }
}
