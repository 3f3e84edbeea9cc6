import DesignTokens
import Facts

/// What a project knows of one of its files.
struct FileRecord: Sendable {
  let content: IndexedFile.Content
  /// Where the file's definitions are known.
  let scope: Scope
  /// The scopes below the project's that the file can see, nearest first.
  let localScopes: [Scope]
  /// Whether a token of the file has its type from another file, if from anywhere.
  let lacksTypes: Bool
  /// What the file shows of the project.
  let mark: DesignMark
  /// The definitions that are steps of a spacing scale, with the group that is the scale.
  ///
  /// In data a group says that tokens belong together; the first word of a flat name does not.
  let steps: [(index: Int, scale: TokenName)]
  /// How much of a document's spacing stands on the usual steps, for the documents beside it.
  let tally: SpacingTally?

  /// What belongs to others does not mark the project.
  init(content: IndexedFile.Content, scope: Scope, localScopes: [Scope], isBorrowed: Bool = false) {
    self.content = content
    self.scope = scope
    self.localScopes = localScopes
    mark = isBorrowed ? .none : content.facts.designMark
    lacksTypes = content.facts.definitions.indices.contains { content.facts.definitions[$0].lacksType }
    let isData = [.tokens, .resolver].contains(content.facts.kind)
    steps = content.facts.definitions.indices.compactMap { index in
      let definition = content.facts.definitions[index]
      let scale = definition.isInWords ? nil : SpacingNames.scale(of: definition.name)
      return scale.flatMap { $0.isFlat && isData ? nil : (index, $0.group) }
    }
    tally = content.facts.kind == .specification ? content.facts.spacingTally : nil
  }
}

extension FileRecord {
  /// The names that a document gives values to for itself, by the index of their definitions.
  var told: [TokenName] {
    guard case .document = scope, content.facts.kind == .specification, content.facts.voice == .prose else {
      return []
    }
    return content.facts.definitions.lazy.filter { !$0.isInWords }.map(\.name)
  }
}
