import Reference
import TestSupport
import Testing

/// The committed reference is what the catalogs say.
struct GeneratedFilesAreCurrent {
  @Test(arguments: GeneratedFile.all.map(\.path))
  func `a generated file is what its catalog says`(path: String) {
    let file = GeneratedFile.all.first { $0.path == path }
    let isCurrent = PackageFolder.text(of: path) == file?.text
    #expect(isCurrent, "\(path) is stale: \(GeneratedFile.command)")
  }

  @Test func `no page is left of a rule that is gone`() {
    #expect(Generator.stalePaths(below: PackageFolder.path).isEmpty, "\(GeneratedFile.command)")
  }

  @Test func `a generated file names its generator first`() {
    for file in GeneratedFile.all {
      let start = file.text.split(separator: "\n").prefix(4).joined()
      #expect(start.contains(GeneratedFile.command), "\(file.path)")
    }
  }
}
