package import Facts
import SourceText

extension Workspace {
  /// The only rule for a selector in the style sheets of a file's project, with the path of its style sheet.
  ///
  /// `nil` where there is none, or several: then nobody knows which a document copies. What builds wrote does not count.
  package func styleRule(for selector: String, visibleFrom path: String) -> (path: String, rule: StyleRule)? {
    guard let number = projectNumber(of: path) else { return nil }
    let project = projects[number]
    let known = project.answers.styleRules.value { project.files.styleRules }
    guard let sites = known[selector], sites.count == 1, let site = sites.first,
      let content = project.files.records[site.file]?.content, content.facts.styleRules.indices.contains(site.index)
    else { return nil }
    return (content.source.path, content.facts.styleRules[site.index])
  }
}

extension ProjectFiles {
  /// The documents whose fences may copy rules of style sheets.
  var copyingStyles: [Int] {
    records.indices.filter { isDocument($0) && !(records[$0]?.content.facts.styleRules.isEmpty ?? true) }
  }

  /// The places of the rules in style sheets, by their selectors.
  fileprivate var styleRules: [String: [Site]] {
    var found: [String: [Site]] = [:]
    for (file, record) in records.enumerated() {
      guard let content = record?.content, content.facts.kind == .code, !content.facts.isGenerated, !content.isStray
      else { continue }
      for (index, rule) in content.facts.styleRules.enumerated() {
        found[rule.selector, default: []].append(Site(file: file, index: index))
      }
    }
    return found
  }
}
