import DesignTokens
import Facts
import Lexicon
import SourceText

/// What the headings around a line say of how code calls what it names: their family of tokens, and the words besides.
struct StatedConstantGroup {
  /// The kind of token that the nearest heading of a kind speaks of.
  var family: String?
  /// The words of the nearest heading, or of one that names a kind those that say what it is for: `Text` of `Text
  /// Colors`, nothing of `Core Colors`.
  var words: [String] = []
  /// The theme that a heading or a label names, in English.
  var theme: String?

  /// The group of what stands below a heading or a label.
  func below(_ range: ByteRange, in file: SourceFile) -> StatedConstantGroup {
    guard range.count <= 160 else { return self }
    var inner = self
    let name = WrittenName(file, range)
    let family = TokenFamily.named(by: name)
    inner.family = family ?? inner.family
    inner.words = WrittenName.words(of: name.text).filter { $0.contains(where: \.isLetter) }.filter { word in
      let word = word.lowercased()
      if let slot = Lexicon.term(of: word)?.slot, slot != .color { return true }
      guard TokenFamily.named(word) == nil, !word.means(.generalHeading), !word.means(.themeNoun), !word.means(.theme)
      else { return false }
      return family == nil || word.means(.button) || word.means(.bareControl)
    }
    if let theme = name.words.compactMap(StatedConstantGroup.theme).first { inner.theme = theme }
    if Self.namesFile(file.text(in: range)) { inner.words = [] }
    return inner
  }

  /// Whether a label says in which file what is below it stands: *As in `theme.css`:*.
  private static func namesFile(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "`")) && text.split(separator: "`").contains { FileNames.isOne(String($0)) }
  }

  /// The theme that a word names, as code calls it.
  static func theme(_ word: String) -> String? {
    ["light", "dark"].contains(word) && word.means(.theme) ? word : nil
  }

  /// What a value says of a name, in all the ways in which code may call that; `nil` for no name.
  func stated(
    _ name: String, _ value: TokenValue, at range: ByteRange, of theme: String? = nil, property: String? = nil
  ) -> StatedConstant? {
    let paths = paths(to: name, value, of: theme, property)
    guard !paths.isEmpty else { return nil }
    var isOfStyle = false
    if case .dimension = value { isOfStyle = property ?? measured != nil }
    return StatedConstant(
      paths: paths, value: value, range: range,
      fewestWords: theme ?? self.theme != nil || isOfStyle || !mayStandAlone(name) ? 2 : 1)
  }

  /// How code may call what a fence shows: below a heading of the dark theme that of this theme alone, unless the fence
  /// says so itself; what is light may be all there is.
  func paths(inThemeOf path: [String]) -> [[String]] {
    guard let theme, theme == "dark", let last = path.last, !path.contains(where: { $0.lowercased().holds(theme) })
    else { return [path] }
    return [[theme] + path, path.dropLast() + [theme, last]]
  }

  /// Whether a name can be that of a constant without a group: as code spells it, or where a heading tells its kind.
  private func mayStandAlone(_ name: String) -> Bool {
    family != nil || name.contains(".") || name.dropFirst().contains { $0.isUppercase || $0.isNumber || $0 == "_" }
  }

  private func paths(to name: String, _ value: TokenValue, of theme: String?, _ property: String?) -> [[String]] {
    let own = name.split(separator: ".").map(String.init)
    guard let last = own.last else { return [] }
    let heading = words.joined(separator: " ")
    let isSame = heading.isEmpty || heading.lowercased() == last.lowercased()
    let around = [family, isSame ? nil : heading].compactMap { $0 } + own.dropLast()
    let inner = around.suffix(1)
    if let theme = theme ?? self.theme {
      let ofFamily = family.map { [[theme, $0, last]] } ?? []
      return [Array(inner) + [theme, last], [theme] + inner + [last]] + ofFamily + [[theme, last]]
    }
    if case .dimension = value, let property = property ?? measured {
      // Who writes the whole path says himself what is measured.
      return (own.count > 2 ? [own] : []) + Self.spellings(of: last).flatMap { [[$0, property], [property, $0]] }
        + (property == "fontSize" ? [[last, "size"]] : [])
    }
    guard own.count == 1 else { return [around + [last]] }
    let says = isSame || !repeatsHeading(last) ? [] : [[family].compactMap { $0 } + [last]]
    return [around + [last]] + says + [ownGroup(of: last)].compactMap { $0 }
  }

  /// The group that a name begins with and what is left of it, where a heading speaks of that kind: `radius-sm` below
  /// *Radius*.
  private func ownGroup(of name: String) -> [String]? {
    guard let family, let hyphen = name.firstIndex(of: "-"), hyphen != name.startIndex,
      TokenFamily.named(String(name[..<hyphen])) == family, case let rest = name[hyphen...].dropFirst(), !rest.isEmpty
    else { return nil }
    return [String(name[..<hyphen]), String(rest)]
  }

  /// Whether a name begins with a word of the heading, which need not be a group around it then: `primary-500` below
  /// *Primary*, `surface` below *Background & Surface*.
  private func repeatsHeading(_ name: String) -> Bool {
    let first = WrittenName.smallWords(of: name).first
    return words.contains { $0.lowercased() == first }
  }

  /// What a length measures under a heading about type.
  private var measured: String? { family == "typography" || family == "fontSize" ? "fontSize" : nil }

  /// `Title L` as written, and as `Title Large`.
  private static func spellings(of name: String) -> [String] {
    let words = name.split(separator: " ")
    guard words.count > 1, let last = words.last, let step = steps[String(last)] else { return [name] }
    return [name, words.dropLast().joined() + step]
  }

  private static let steps = [
    "L": "Large", "M": "Medium", "S": "Small", "XL": "ExtraLarge", "LG": "Large", "MD": "Medium", "SM": "Small",
  ]
}
