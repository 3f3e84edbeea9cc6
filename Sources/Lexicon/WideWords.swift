/// The known words of scripts that put no blanks between words, for cutting what is written with them.
package struct WideWords: Sendable {
  /// By their first character; the longest first.
  private let words: [Unicode.Scalar: [[Unicode.Scalar]]]

  /// The longest first.
  private let particles: [[Unicode.Scalar]]

  init(_ all: some Sequence<String>, particles: [String]) {
    self.particles = particles.map { Array($0.unicodeScalars) }.sorted { $0.count > $1.count }
    var words: [Unicode.Scalar: [[Unicode.Scalar]]] = [:]
    for word in all where word.isWide {
      let scalars = Array(word.unicodeScalars)
      words[scalars[0], default: []].append(scalars)
    }
    self.words = words.mapValues { $0.sorted { ($1.count, $0.description) < ($0.count, $1.description) } }
  }

  /// The words of a stretch of letters, each with the bytes that it takes: known ones, and what is left between them.
  ///
  /// A word of another script is whole. A known word of one character counts only at the end or before a particle, where
  /// the telling word of a compound stands: `线宽` ends in a width, `高亮` is no height. A particle takes room behind the
  /// word it hangs on and is none by itself (`余白は`).
  package func cut(_ text: String) -> [(word: String, count: Int)] {
    let scalars = Array(text.unicodeScalars)
    var found: [(word: String, count: Int)] = []
    // What hangs on a number in front belongs to the word behind it: `8px的倍数`.
    let lead = lengthOfParticle(at: 0, in: scalars)
    var start = lengthOfWord(at: lead, in: scalars) == nil ? 0 : lead
    var taken = 0
    var index = start
    func add(to end: Int, with particle: Int = 0) {
      guard start < end else { return }
      found.append((String(scalars[start..<end]), String(scalars[taken..<(end + particle)]).utf8.count))
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
    particles.first { text[index...].starts(with: $0) }?.count ?? 0
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

  /// The characters as a text.
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    self.init(text)
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of a script that needs no blanks.
  var isWide: Bool { (0x3040...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value) }
}
