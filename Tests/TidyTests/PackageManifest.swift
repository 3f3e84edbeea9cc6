import Foundation
import TestSupport

/// The tables of `Package.swift`, read as text: which target may import which.
struct PackageManifest {
  /// Lowest first.
  var layers: [(name: String, imports: [String])]
  var support: [(name: String, imports: [String])]
  var programs: [(name: String, imports: [String])]
  var tests: [(name: String, imports: [String])]

  init() {
    let text = PackageFolder.text(of: "Package.swift") ?? ""
    layers = PackageManifest.table("layers", in: text)
    support = PackageManifest.table("support", in: text)
    programs = PackageManifest.table("programs", in: text)
    tests = PackageManifest.table("tests", in: text)
  }

  /// What the sources of a target may import of this package.
  func imports(of target: String) -> [String]? {
    (layers + support + programs + tests).first { $0.name == target }?.imports
  }

  private static func table(_ name: String, in text: String) -> [(name: String, imports: [String])] {
    guard let start = text.range(of: "let \(name):"), let assignment = text[start.upperBound...].range(of: "= ["),
      let end = text[assignment.upperBound...].range(of: "\n]")
    else { return [] }
    return text[assignment.upperBound..<end.lowerBound].matches(of: /\(\s*"([^"]+)",\s*\[([^\]]*)\]/).map { row in
      (String(row.1), row.2.matches(of: /"([^"]+)"/).map { String($0.1) })
    }
  }
}
