package import Facts
import SourceText
package import Syntax

/// Reads what a package says of itself from the manifests of several languages.
package enum PackageReader {
  /// The manifest in a file of data, by the name of the file; `nil` for any other.
  package static func manifest(ofFileNamed name: String, _ root: DataNode) -> PackageManifest? {
    switch name {
    case "package.json":
      let kinds = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"]
      return PackageManifest(
        name: root["name"]?.string, dependencies: kinds.flatMap { keys(of: root[$0]) },
        majors: kinds.reduce(into: [:]) { $0.merge(majors(in: root[$1])) { first, _ in first } },
        offersStyles: offersStyles(root), outputs: outputs(of: root["scripts"]))
    case "pubspec.yaml", "pubspec.yml":
      let kinds = ["dependencies", "dev_dependencies", "dependency_overrides"]
      return PackageManifest(name: root["name"]?.string, dependencies: kinds.flatMap { keys(of: root[$0]) })
    default: return nil
    }
  }

  /// Whether a `package.json` names a style sheet as what others get: by `style`, `sass`, `main` or a way in `exports`.
  private static func offersStyles(_ root: DataNode) -> Bool {
    if root["style"]?.string != nil || root["sass"]?.string != nil { return true }
    var pending = [root["main"], root["exports"]].compactMap { $0 }
    // No manifest has that many ways in.
    for _ in 0..<4096 {
      guard let node = pending.popLast() else { return false }
      if let text = node.string, styleEndings.contains(where: text.hasSuffix) { return true }
      pending += node.kind == .mapping ? node.members.map(\.value) : node.elements.map { $0 }
    }
    return false
  }

  /// The files that scripts write: each behind a sign that says so, or behind the one that a tool makes it of.
  private static func outputs(of scripts: DataNode?) -> [String] {
    guard let scripts, scripts.kind == .mapping else { return [] }
    return scripts.members.flatMap { ($0.value.string ?? "").split { "&|;".contains($0) } }.compactMap(output)
  }

  private static func output(of command: Substring) -> String? {
    let words = command.split { " \t\"':".contains($0) }.map(String.init)
    if let sign = words.firstIndex(where: ["-o", "--output", ">"].contains) { return words.dropFirst(sign + 1).first }
    guard words.contains(where: ["token-transformer", "sass", "lessc"].contains) else { return nil }
    let files = words.filter { word in [".json", ".css", ".scss", ".less"].contains(where: word.hasSuffix) }
    return files.count > 1 ? files[1] : nil
  }

  private static let styleEndings = [".css", ".scss", ".less", ".tokens.json", ".tokens"]

  /// The first number of each version: 4 of `^4.0.1`, `>=4`, `4.x` and `npm:other@4.1`.
  private static func majors(in node: DataNode?) -> [String: Int] {
    guard let node, node.kind == .mapping else { return [:] }
    return node.members.reduce(into: [:]) { found, member in
      let version = member.value.string?.split(separator: "@").last ?? ""
      let digits = version.drop { !$0.isNumber }.prefix { $0.isNumber }
      if !digits.isEmpty, !version.contains("/"), let major = Int(digits) { found[member.key] = major }
    }
  }

  private static func keys(of node: DataNode?) -> [String] {
    node?.kind == .mapping ? node?.members.map(\.key) ?? [] : []
  }

  /// The manifest in a `Package.swift`: its own name, and the last parts of the paths and addresses of others.
  package static func manifest(ofSwiftPackage bytes: [UInt8]) -> PackageManifest {
    let texts = StringsBehind(bytes)
    let names =
      texts.strings(behind: "package(path") + texts.strings(behind: "package(url") + texts.strings(behind: "package")
    return PackageManifest(name: texts.strings(behind: "Package(name").first, dependencies: names.map(lastPart))
  }

  /// The manifest in a Gradle script: projects beside it, by the last part of their path; named by its folder.
  package static func manifest(ofGradleScript bytes: [UInt8], in folder: String) -> PackageManifest {
    let names = StringsBehind(bytes).strings(behind: "project")
    return PackageManifest(name: lastPart(of: folder), dependencies: names.map(lastPart))
  }

  /// The manifest in a `Cargo.toml`: its name, and the keys of its tables of dependencies.
  package static func manifest(ofCargo bytes: [UInt8]) -> PackageManifest {
    var name: String?
    var dependencies: [String] = []
    var table = ""
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("[") {
        table = String(line.drop { $0 == "[" }.prefix { $0 != "]" })
        let parts = table.split(separator: ".")
        if parts.count > 1, parts[parts.count - 2].hasSuffix("dependencies") {
          dependencies.append(String(parts[parts.count - 1]))
        }
      } else if let equals = line.firstIndex(of: "=") {
        let key = line[..<equals].filter { $0 != " " && $0 != "\"" }
        if table.hasSuffix("dependencies") { dependencies.append(String(key.prefix { $0 != "." })) }
        if table == "package", key == "name" {
          name = String(line[equals...].dropFirst().filter { !" \"'".contains($0) })
        }
      }
    }
    return PackageManifest(name: name, dependencies: dependencies)
  }

  /// `tokens` of `../tokens`, `:design:tokens` and `https://example.org/tokens.git`.
  private static func lastPart(of text: String) -> String {
    let last = text.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? text
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

/// The strings of a script that stand behind a word and a sign: `package(path: "x")`, `project(":x")`.
private struct StringsBehind {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text in quotes that follows each place of some words, blanks, colons and opening parentheses apart.
  func strings(behind words: String) -> [String] {
    let wanted = Array(words.utf8)
    var found: [String] = []
    var place = 0
    while let start = bytes[place...].firstIndex(of: wanted[0]) {
      place = start + 1
      guard bytes[start...].starts(with: wanted), start == 0 || !bytes[start - 1].isASCIILetter else { continue }
      var next = start + wanted.count
      while next < bytes.count, " :(=\n\t".utf8.contains(bytes[next]) { next += 1 }
      guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "'") else { continue }
      let text = bytes[(next + 1)...].prefix { $0 != bytes[next] && $0 != 0x0A }
      found.append(String(decoding: text, as: UTF8.self))
    }
    return found
  }
}
