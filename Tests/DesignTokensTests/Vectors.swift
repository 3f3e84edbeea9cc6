import Foundation

/// Numbers worked out by independent implementations; `Vectors/generate.py` says by which, and writes them anew.
enum Vectors {
  /// The rows of a file in `Vectors`, each as its words.
  static func rows(of name: String) throws -> [[String]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Vectors/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
  }
}
