import DesignTokens
import Facts
import Lexicon

/// What a project knows of one of its files.
struct FileRecord: Sendable {
  let content: IndexedFile.Content
  /// Where the file's definitions are known.
  let scope: Scope
  /// The scopes below the project's that the file can see, nearest first.
  let localScopes: [Scope]
  /// What the file shows of the project.
  let mark: DesignMark

  /// What belongs to others does not mark the project.
  init(content: IndexedFile.Content, scope: Scope, localScopes: [Scope], isBorrowed: Bool = false) {
    self.content = content
    self.scope = scope
    self.localScopes = localScopes
    mark = isBorrowed ? .none : content.facts.designMark
  }
}

extension FileRecord {
  /// Whether a token of the file has its type from another file, if from anywhere.
  var lacksTypes: Bool { content.lacksTypes }

  /// The definitions that are steps of a spacing scale, with the group that is the scale.
  var steps: [(index: Int, scale: TokenName)] { content.steps }

  /// How much of a document's spacing stands on the usual steps, for the documents beside it.
  var tally: SpacingTally? { content.tally }

  /// A name that a document gives a value to for itself, and the index of its definition.
  struct ToldName: Equatable {
    var name: TokenName
    var index: Int
  }

  /// The names that a document gives values to for itself, in the order of their definitions.
  var told: [ToldName] {
    guard case .document = scope, content.facts.kind == .specification, content.facts.voice == .prose else {
      return []
    }
    return content.facts.definitions.enumerated().filter { !$0.element.isInWords }
      .map { ToldName(name: $0.element.name, index: $0.offset) }
  }
}
