import SourceText

/// A package that `extends` names: `@acme/tincture-config`, or a file of it, `@acme/tincture-config/strict.json`.
struct ExtendedPackage {
  /// What it is called, its scope included.
  let name: String
  /// The settings file, relative to the folder that packages lie in.
  let file: String

  /// `nil` for what is a path.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isScoped = text.hasPrefix("@")
    guard let first = text.first, first != ".", first != "/", isScoped || !text.hasSuffix(".json"),
      parts.count >= (isScoped ? 2 : 1), parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." })
    else { return nil }
    name = parts.prefix(isScoped ? 2 : 1).joined(separator: "/")
    file = text.hasSuffix(".json") ? text : text + "/tincture.json"
  }

  /// Where the file lies: in the nearest `node_modules` upward from the project that holds it, else where it should.
  func path(seenFrom root: String, _ isThere: (String) -> Bool) -> String {
    var next: String? = root
    while let folder = next {
      let path = "node_modules/\(file)".path(in: folder)
      if isThere(path) { return path }
      next = folder.parentFolder
    }
    return "node_modules/\(file)".path(in: root)
  }
}
