import SourceText

/// The known words of scripts that put no blanks between words, for cutting what is written with them.
package struct WideWords: Sendable {
  /// The scalars of some texts, by the first of each; the longest first.
  private typealias Texts = [Unicode.Scalar: [[Unicode.Scalar]]]

  private let words: Texts
  private let particles: Texts

  init(_ all: some Sequence<String>, particles: [String]) {
    words = Self.texts(all.filter(\.isWide))
    self.particles = Self.texts(particles)
  }

  private static func texts(_ all: some Sequence<String>) -> Texts {
    Dictionary(grouping: all.map { Array($0.unicodeScalars) }) { $0[0] }.mapValues { $0.sorted { $0.count > $1.count } }
  }

  /// The words of a stretch of letters, each with the bytes that it takes: known ones, and what is left between them.
  ///
  /// A word of another script is whole. A known word of one character counts only at the end or before a particle, where
  /// the telling word of a compound stands: `线宽` ends in a width, `高亮` is no height. A particle takes room behind the
  /// word it hangs on and is none by itself (`余白は`).
  package func cut(_ text: String) -> [(word: String, count: Int)] {
    let scalars = Array(text.unicodeScalars)
    let bytes = Array(text.utf8)
    // Where each character begins, and where the text ends.
    let places = scalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
    var found: [(word: String, count: Int)] = []
    // What hangs on a number in front belongs to the word behind it: `8px的倍数`.
    let lead = lengthOfParticle(at: 0, in: scalars)
    var start = isWord(at: lead, in: scalars) ? lead : 0
    var taken = 0
    var index = start
    func add(to end: Int, with particle: Int = 0) {
      guard start < end else { return }
      let word = String(decoding: bytes[places[start]..<places[end]], as: UTF8.self)
      found.append((word, places[end + particle] - places[taken]))
      start = end + particle
      taken = start
    }
    while index < scalars.count {
      guard let count = lengthOfWord(at: index, in: scalars) else {
        index += 1
        continue
      }
      add(to: index)
      index += count
      let particle = lengthOfParticle(at: index, in: scalars)
      add(to: index, with: particle)
      index += particle
    }
    add(to: scalars.count)
    return found
  }

  private func lengthOfParticle(at index: Int, in text: [Unicode.Scalar]) -> Int {
    guard index < text.count else { return 0 }
    return particles[text[index]]?.first { text[index...].starts(with: $0) }?.count ?? 0
  }

  /// Whether a word begins at a place: one that counts there, or one of one character right before such a word (`白背景`).
  private func isWord(at index: Int, in text: [Unicode.Scalar]) -> Bool {
    guard index + 1 < text.count else { return lengthOfWord(at: index, in: text) != nil }
    let isShort = words[text[index]]?.contains { $0.count == 1 } ?? false
    return lengthOfWord(at: index, in: text) != nil || isShort && lengthOfWord(at: index + 1, in: text) != nil
  }

  private func lengthOfWord(at index: Int, in text: [Unicode.Scalar]) -> Int? {
    guard index < text.count else { return nil }
    return words[text[index]]?.first { word in
      text[index...].starts(with: word)
        && (word.count > 1 || index + 1 == text.count || lengthOfParticle(at: index + 1, in: text) > 0)
    }?.count
  }
}

extension String {
  /// Whether the text begins with a letter of a script that needs no blanks: Han, kana, Hangul.
  package var isWide: Bool {
    unicodeScalars.first?.isWide ?? false
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of a script that needs no blanks.
  var isWide: Bool { (0x3040...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value) }
}
