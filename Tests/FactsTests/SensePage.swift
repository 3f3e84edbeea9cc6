import TestSupport

/// The page that says what each line of a table of words means, with the smallest texts that need its words.
///
/// A meaning is an item that begins with its name; below it stand its texts, one in a line, each with what it gives:
/// `` `{}: 12px` → `padding 12px` ``. In a text `{}` is the word, `⏎` ends a line and `´` is a backtick; one that begins
/// with `/` begins with the path of the document.
struct SensePage {
  /// A text that needs a word, and the facts that the word alone brings about.
  struct Example {
    var text: String
    /// Those that must be there, and behind `no` those that must not.
    var gives: [String]
    /// Another word, with which the text does not give it.
    var other = "quux"
  }

  /// What the page says of each meaning, by its name.
  private(set) var meanings: [(name: String, text: String, examples: [Example])] = []

  init() {
    for line in (PackageFolder.text(of: Self.path) ?? "").split(separator: "\n") {
      let code = line.split(separator: "`", omittingEmptySubsequences: false)
      if line.hasPrefix("- `"), code.count > 2 {
        let text = line.dropFirst(code[1].utf8.count + 5)
        meanings.append((String(code[1]), String(text), []))
      } else if line.hasPrefix("  `"), code.count == 5 || code.count == 7, !meanings.isEmpty {
        let gives = code[3].split(separator: ";").map { String($0.drop { $0 == " " }) }
        var example = Example(text: String(code[1]).replacing("´", with: "`"), gives: gives)
        if code.count == 7 { example.other = String(code[5]) }
        meanings[meanings.count - 1].examples.append(example)
      }
    }
  }

  static let path = "Sources/tincture/Documentation.docc/AddingALanguage.md"
}
