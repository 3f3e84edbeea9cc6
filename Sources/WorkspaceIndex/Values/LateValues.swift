import DesignTokens
package import Facts
import FrontEnds

extension Workspace {
  /// The problems that values of a file have because a group of another file tells their type.
  package func lateProblems(in path: String) -> [Problem] {
    guard let number = projectNumber(of: path), let file = projects[number].files.number(of: path),
      let facts = projects[number].files.records[file]?.content.facts
    else { return [] }
    return facts.definitions.indices.flatMap { index -> [Problem] in
      guard facts.definitions[index].lacksType else { return [] }
      return projects[number].values.late(Site(file: file, index: index))?.problems ?? []
    }
  }
}

extension Values {
  /// The value of a token that lacks a type in its file, read as the type that it has here; `nil` where it has none.
  func late(_ site: Site) -> LateValue? {
    guard let content = files.records[site.file]?.content, let type = inheritance.statedType(of: site).type else {
      return nil
    }
    return content.late.value(of: site.index, as: type) {
      let range = content.facts.definitions[site.index].valueRange
      return content.frontEnd?.reread(content.source, range, type).map {
        LateValue(value: $0.value, problems: $0.problems)
      }
    }
  }
}

/// A value that was read again when its type was known.
struct LateValue: Sendable {
  let value: TokenValue
  let problems: [Problem]
}

/// The values of one file that were read again, by token and type.
struct LateValues: Sendable {
  private struct Key: Hashable, Sendable {
    let index: Int
    let type: TokenType
  }

  private let known = Memo<Key, LateValue?>()

  func value(of index: Int, as type: TokenType, _ read: () -> LateValue?) -> LateValue? {
    known.value(for: Key(index: index, type: type), read)
  }
}
