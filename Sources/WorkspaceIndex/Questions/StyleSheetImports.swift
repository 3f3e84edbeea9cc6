import Facts
import FrontEnds
import SourceText

extension Workspace {
  /// Whether a style sheet takes in one of a package, other than Tailwind's own, which gives no names of a project's.
  package func importsPackage(_ path: String) -> Bool {
    imports(of: path).contains { target in
      !target.hasPrefix(".") && !target.hasPrefix("/")
        && target.packageName.contains { !$0.hasPrefix("tailwindcss") && !$0.hasPrefix("tw-") }
    }
  }

  /// Whether a style sheet or a build of the project of a file takes in something of a package.
  package func imports(package name: String, visibleFrom path: String) -> Bool {
    guard let number = projectNumber(of: path) else { return false }
    let project = projects[number]
    return project.answers.branches.imports { project.files.importedPackages }.contains(name)
  }

  /// Whether one of two style sheets names the other as one that it takes in (`@import "./base.css"`), without what
  /// stands between them.
  package func takesIn(_ one: String, _ other: String) -> Bool {
    imports(of: one).contains { names($0, other) } || imports(of: other).contains { names($0, one) }
  }

  /// What a style sheet takes in, as it is written there; empty for any other file.
  private func imports(of path: String) -> [String] {
    guard let content = files[path]?.content, content.facts.isStyleSheet else { return [] }
    return (content.frontEnd?.links(content.source) ?? []).map(\.target)
  }

  /// Whether a written path ends with the name of a file, which SCSS writes without its underscore and its ending.
  private func names(_ target: String, _ path: String) -> Bool {
    func stem(_ path: String) -> Substring { path.fileName.prefix { $0 != "." }.drop { $0 == "_" } }
    return stem(target) == stem(path)
  }
}
