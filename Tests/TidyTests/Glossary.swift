import TestSupport
import Testing

/// One word for one thing, as the glossary in `Architecture.md` has it.
struct Glossary {
  private let sources = SwiftSource.all(below: "Sources")

  /// Words that no name holds, and what is said in their place.
  private let retiredWords: [String: String] = [
    "farewell": "grace", "foremost": "focused", "glance": "poll", "hope": "timed out", "lay": "merge",
    "patience": "timeout",
  ]

  /// Names that once meant a second thing, and the glossary's word for it.
  private let retiredNames: [Substring: String] = [
    "ColorComponent": "channel", "ComponentRange": "channel", "Mention": "subject", "Reader": "viewpoint",
    "ReferenceSlot": "expected value",
  ]

  @Test func `names hold no retired word`() {
    for source in sources {
      for name in source.words {
        if let word = retiredNames[name] { Issue.record("\(source.path): `\(name)` is a \(word)") }
        for word in words(of: name) {
          if let better = retiredWords[word] { Issue.record("\(source.path): `\(name)`, say \(better)") }
        }
      }
    }
  }

  @Test func `the glossary explains what replaced others`() throws {
    let page = try #require(PackageFolder.text(of: "Sources/tincture/Documentation.docc/Architecture.md"))
    for word in Set(retiredNames.values) { #expect(page.contains("| \(word) | "), "the glossary lacks \(word)") }
  }

  @Test func `no two files have one name`() {
    // A program begins in `main`, and the file of a rule is called by its id.
    let fixed = ["main", "Configuration"]
    let files = Dictionary(grouping: sources.filter { !fixed.contains($0.stem) }, by: \.stem)
    for (name, sources) in files where sources.count > 1 {
      Issue.record("\(name) names \(sources.map(\.path)); the more special one has the longer name")
    }
  }

  @Test func `files of parsers are named for what they hold`() {
    let verbs = ["Read", "Recover", "Skip", "Keep"]
    for source in sources where source.target == "Syntax" {
      for verb in verbs {
        let isVerb = source.stem.hasPrefix(verb) && source.stem.dropFirst(verb.count).first?.isUppercase == true
        #expect(!isVerb, "\(source.path): what is read, and whose parser is it?")
      }
    }
  }

  /// `renameSubject` is `rename` and `subject`.
  private func words(of name: Substring) -> [String] {
    var words: [String] = []
    for letter in name.utf8 {
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter
      if isCapital || words.isEmpty { words.append("") }
      words[words.count - 1].unicodeScalars.append(Unicode.Scalar(isCapital ? letter | 0x20 : letter))
    }
    return words
  }
}
