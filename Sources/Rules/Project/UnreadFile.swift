import Configuration
import SourceText

extension Rule {
  /// A file of the project was not read; found by whoever reads the disk.
  static let unreadFile = Rule(
    id: "unread-file", family: .project, severity: .error,
    summary: "A file of the project is there and was not read.",
    page: """
      What such a file says is in no answer: a name that it defines is missing everywhere, and what is wrong in it is \
      not found. A check without it is not a whole one. A token file is too large beyond 64 MB; `check` then ends with \
      status 1. A file that cannot be opened, a folder that may not be entered, a pipe or a device with the name of a \
      token file, and a link that leads nowhere are status 2.

      The settings cannot turn it off. What is not meant to be read belongs under `exclude`, or into a `.gitignore`.

      ## Fails

      ```console
      $ truncate -s 65M core.tokens.json
      $ tincture check --format concise .
      core.tokens.json:1:1: error: `core.tokens.json` is not read: it is too large. [unread-file]
      ```

      ## Passes

      ```json core.tokens.json
      { "space": { "$type": "number", "$value": 8 } }
      ```
      """,
    reach: .file, check: nil)
}

extension Finding {
  /// What is to be said of a file that was not read, at its first byte; the same in every report and in editors.
  package init(unread words: String) {
    self.init(
      rule: Rule.unreadFile.id, severity: Rule.unreadFile.severity ?? .error, message: words, range: ByteRange(0, 0))
  }
}
