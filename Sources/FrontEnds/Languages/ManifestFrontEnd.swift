import DataFacts
import Facts
import SourceText

extension FrontEnd {
  /// Manifests of packages in languages that are not read otherwise: where a package begins, and what it depends on.
  static let manifest = FrontEnd(
    language: .plain, fileNameSuffixes: ["build.gradle", "build.gradle.kts", "cargo.toml"], facts: manifestFacts,
    outline: { _, _ in [] }, slot: { _, _, _ in nil }, stretches: { _, _ in [] })
}

private func manifestFacts(in file: SourceFile) -> FileFacts {
  var facts = FileFacts(language: .plain, kind: .unmarked)
  switch file.name.lowercased() {
  case "build.gradle", "build.gradle.kts":
    let folder = file.path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    facts.package = PackageReader.manifest(ofGradleScript: file.bytes, in: folder)
  case "cargo.toml": facts.package = PackageReader.manifest(ofCargo: file.bytes)
  default: break
  }
  return facts
}
