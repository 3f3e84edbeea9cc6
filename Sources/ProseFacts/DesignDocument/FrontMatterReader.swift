import DataFacts
import DesignTokens
package import Facts
package import SourceText
package import Syntax
import TextFacts

/// Reads the YAML before a document: the tokens of the format that it holds, and its faults where it is known to be data.
package enum FrontMatterReader {
  /// Adds what the front matter says; what other keys than those with tokens mean is not known here.
  ///
  /// Faults are told in a `DESIGN.md` and where there are tokens: elsewhere two lines of dashes may be mere decoration.
  package static func read(_ file: SourceFile, _ tree: MarkdownTree, into facts: inout FileFacts) {
    let design = DesignDocument(tree, named: file.name)
    if let design {
      facts.kind = .design
      DesignReader.read(design, file, tree, into: &facts)
    }
    guard let content = tree.frontMatter?.content else { return }
    let parsed = DataTree.reading(yaml: tree.bytes, in: content)
    let tokens = tokenMembers(in: parsed.tree)
    guard !tokens.isEmpty || design == nil && file.name.lowercased() == "design.md" else { return }
    var own = FileFacts(language: .markdown, kind: .unmarked)
    own.problems = parsed.problems.map(Problem.init)
    if !tokens.isEmpty {
      let mistakes = YAMLMistakes.mistakes(in: parsed.tree)
      own.problems += mistakes.map(\.problem)
      let faults = own.problems
      own.problems.removeAll { $0.kind == .duplicateKey }
      own = TokenTreeReader.read([parsed.tree.root], of: parsed.tree, into: own, firstLayer: 0)
      let ranges = tokens.map(\.range)
      own.problems.removeAll { problem in
        !ranges.contains { $0.contains(problem.range) } && !faults.contains { $0.range == problem.range }
      }
      own.groups.removeAll { group in !ranges.contains { $0.contains(group.range) } }
      own.problems += faults.filter { $0.kind == .duplicateKey }
      own.remove(consequencesOf: mistakes)
    }
    if design != nil { own.problems.removeAll { $0.kind == .yamlSyntax || $0.kind == .duplicateKey } }
    facts.add(own)
    guard design == nil else { return }
    let comments = parsed.tree.comments.map {
      SuppressionReader.Comment(range: $0, content: ByteRange($0.start + 1, $0.end))
    }
    facts.suppressions += SuppressionReader.read(comments, in: file)
  }

  /// The first parts of the names of the tokens in a document's front matter.
  static func tokenKeys(in tree: MarkdownTree, named name: String) -> Set<String> {
    let sections = DesignDocument(tree, named: name)?.roots ?? []
    guard let content = tree.frontMatter?.content else { return sections }
    return sections.union(tokenMembers(in: DataTree.reading(yaml: tree.bytes, in: content).tree).map(\.key))
  }

  private static func tokenMembers(in tree: DataTree) -> [DataMember] {
    guard tree.root.kind == .mapping, let value = tree.keyID("$value") else { return [] }
    return tree.root.writtenMembers.filter { $0.value.holds(key: value) && $0.firstByte != UInt8(ascii: "$") }
  }
}

extension FileFacts {
  /// Adds what a token tree inside of the file says.
  fileprivate mutating func add(_ other: FileFacts) {
    let count = definitions.count
    func moved(_ owner: Int?) -> Int? { owner.map { $0 + count } }
    definitions += other.definitions
    groups += other.groups
    references += other.references.map { reference in
      var reference = reference
      reference.owner = moved(reference.owner)
      return reference
    }
    colors += other.colors.map { color in
      var color = color
      color.owner = moved(color.owner)
      return color
    }
    dimensions += other.dimensions.map { dimension in
      var dimension = dimension
      dimension.owner = moved(dimension.owner)
      return dimension
    }
    problems += other.problems
    suppressions += other.suppressions
  }
}
