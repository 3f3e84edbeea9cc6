import Facts
import SourceText

extension Workspace {
  /// The sizes in px that a rem has by the style sheets of a file's project and by the file itself, other than 16.
  package func rootFontSizes(seenFrom path: String) -> Set<Double> {
    guard let number = projectNumber(of: path) else { return [] }
    let project = projects[number]
    let stated = project.answers.rootFontSizes.value {
      Set(
        project.files.records.compactMap { record in
          record.flatMap { $0.content.facts.kind == .code ? $0.content.facts.rootFontSize : nil }
        })
    }
    return stated.union([self[path]?.content.facts.rootFontSize].compactMap { $0 }).subtracting([16])
  }
}
