import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// The code of a document beside the lists and tables in which it gives the same names values.
extension CheckedFile {
  /// Values that a fence gives names which the document lists with others, where fence and lists have two names or more
  /// in common with one value, and no more than half as many with another: a fence that sets something else is a sample.
  ///
  /// Told at what stands later in the document; where the project has the value of the fence, at the list.
  func contradictionsOfSheets() -> [Finding] {
    guard facts.kind == .specification, !facts.fences.isEmpty else { return [] }
    let given = namesInFences()
    guard given.contains(where: { $0.count > 2 }) else { return [] }
    let listed = namesInLists()
    return given.flatMap { names -> [Finding] in
      let compared = names.compactMap { name -> (name: GivenName, token: Definition, isSame: Bool)? in
        guard let token = listed[name.key]?.only else { return nil }
        return agree(name, token).map { (name, token, $0) }
      }
      let wrong = compared.filter { !$0.isSame }
      let same = compared.count - wrong.count
      guard same > 1, wrong.count * 2 <= same else { return [] }
      return wrong.compactMap { finding($0.name, $0.token) }
    }
  }

  /// The names to which each fence gives a value, apart by theme; none of which it has two.
  private func namesInFences() -> [[GivenName]] {
    var found: [Int: [GivenName]] = [:]
    func add(_ given: GivenName?) {
      guard let given, let fence = fence(around: given.range), !facts.isRefused(given.range) else { return }
      found[fence, default: []].append(given)
    }
    for definition in facts.definitions where definition.name.isCodeName { add(GivenName(definition)) }
    for stated in facts.statedConstants where stated.snippet != nil { add(GivenName(stated)) }
    return found.sorted { $0.key < $1.key }.flatMap { _, names in
      Dictionary(grouping: names, by: \.theme).sorted { ($0.key ?? "") < ($1.key ?? "") }.map { _, names in
        let count = Dictionary(grouping: names, by: \.key).mapValues(\.count)
        return names.filter { count[$0.key] == 1 }
      }
    }
  }

  /// What lists and tables define, by the words of its name.
  private func namesInLists() -> [NameKey: [Definition]] {
    var found: [NameKey: [Definition]] = [:]
    for definition in facts.definitions where !definition.isInPassing && !definition.isBorrowed {
      guard definition.context == nil, fence(around: definition.valueRange) == nil,
        !facts.isRefused(definition.nameRange),
        let key = NameKey(WrittenName.smallWords(of: definition.name.text), of: definition.value)
      else { continue }
      found[key, default: []].append(definition)
    }
    return found
  }

  /// The index of the fence of code that holds a stretch; `nil` for one of text, which may be a list.
  private func fence(around range: ByteRange) -> Int? {
    let behind = facts.fences.partitioningIndex { $0.range.start > range.start }
    guard behind > 0, case let fence = facts.fences[behind - 1], fence.range.contains(range), !fence.holdsText else {
      return nil
    }
    return behind - 1
  }

  /// Whether both say the same; `nil` where they speak of several themes, or cannot be compared.
  private func agree(_ name: GivenName, _ token: Definition) -> Bool? {
    if let theme = name.theme {
      let themed = token.themes.first { $0.theme.lowercased() == theme }
      return themed.flatMap { name.value.agrees(with: $0.value, in: self) }
    }
    guard !token.themes.isEmpty else { return name.value.agrees(with: token.value, in: self) }
    let answers = token.themes.map { name.value.agrees(with: $0.value, in: self) }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  private func finding(_ name: GivenName, _ token: Definition) -> Finding? {
    let themed = token.themes.first { $0.theme.lowercased() == name.theme } ?? token.themes.first
    let listed = themed?.range ?? token.valueRange
    let elsewhere = name.name.map(valuesElsewhere) ?? []
    // Where the list spells the name as the project does, `value-drift` speaks.
    let isListWrong = elsewhere.contains { name.value.agrees(with: $0, in: self) == true }
    guard elsewhere.isEmpty || isListWrong && token.name != name.name else { return nil }
    let isListTold = isListWrong || listed.start > name.range.start
    let (here, there) = isListTold ? (listed, name.range) : (name.range, listed)
    let called = isListTold ? source.text(in: token.nameRange) : name.text
    let isBefore = there.start < here.start
    return Finding(
      "`\(called)` is `\(unquoted(here))` here and `\(unquoted(there))` \(isBefore ? "before" : "below").",
      at: here, related: [place("The \(isBefore ? "first" : "other") value stands here.", there)])
  }

  private func unquoted(_ range: ByteRange) -> String { source.text(in: range).filter { !"\"'`".contains($0) } }

  private func valuesElsewhere(of name: TokenName) -> [TokenValue] {
    projectSites(named: name).filter { $0.path != path }.compactMap { workspace.resolved($0).value }
  }
}

/// A name to which code in a fence gives a value.
private struct GivenName {
  let key: NameKey
  /// The name as the code spells it, with all groups around.
  let text: String
  /// The name as references spell it; `nil` for a member of an object.
  let name: TokenName?
  let value: TokenValue
  let range: ByteRange
  /// The theme in which alone it holds, in lower case.
  let theme: String?

  init?(_ definition: Definition) {
    guard let key = NameKey(WrittenName.smallWords(of: definition.name.text), of: definition.value) else { return nil }
    self.key = key
    text = definition.name.text
    name = definition.name
    value = definition.value
    range = definition.valueRange
    theme = definition.context
  }

  init?(_ stated: StatedConstant) {
    guard let path = stated.paths.first else { return nil }
    theme = path.lazy.map { $0.lowercased() }.first { $0.means(.theme) && !$0.means(.themeNoun) }
    let names = path.filter { [theme] in $0.lowercased() != theme }
    // `theme.colors.ink` is the ink among the colors.
    let first = names.firstIndex { TokenFamily.named($0) != nil } ?? max(0, names.count - 1)
    let words = names[first...].flatMap(WrittenName.smallWords)
    guard let key = NameKey(words, of: stated.value) else { return nil }
    self.key = key
    text = path.joined(separator: ".")
    name = nil
    value = stated.value
    range = stated.range
  }
}

/// What a name says, in whatever spelling: `--color-text-muted`, `colors.textMuted` and *Text muted* below *Colors*.
private struct NameKey: Hashable {
  private let family: String?
  private let words: [String]

  /// `nil` for a value that is compared with nothing, and for a name that says nothing but a family.
  init?(_ words: [String], of value: TokenValue) {
    let words = words.filter { $0 != "-" }
    guard let first = words.first else { return nil }
    switch value {
    case .color:
      family = "color"
      self.words = TokenFamily.named(first) == "color" && words.count > 1 ? Array(words.dropFirst()) : words
    case .string where ShadowLayers(value) == nil: return nil
    case .dimension, .composite, .list, .string, .duration:
      let own = TokenFamily.named(first)
      let both = words.count > 2 ? TokenFamily.named(words[0] + " " + words[1]) : nil
      if let both, both != own {
        family = both
        self.words = Array(words.dropFirst(2))
      } else {
        family = own
        self.words = own == nil || words.count == 1 ? words : Array(words.dropFirst())
      }
    default: return nil
    }
  }
}
