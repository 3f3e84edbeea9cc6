/// What whoever starts the server decides.
package struct ServerOptions: Sendable {
  /// The program's version, for the client.
  package var version: String
  /// The process that the server must not outlive, besides the one that the client names.
  package var clientProcess: Int?
  /// A file that gets a line for every message and for what it led to.
  package var logPath: String?
  /// A file that gets the bytes that came in, so that a conversation can be repeated.
  package var recordPath: String?
  /// What stands before a rule's id in the address of its page, and what stands behind it; `nil` for no addresses.
  package var rulePages: (prefix: String, suffix: String)? = (
    "https://github.com/tincture-dev/tincture/blob/main/Sources/tincture/Documentation.docc/Rules/", ".md"
  )
  /// How many files that changed together are taken in one by one, each with what depends on it; beyond that it is
  /// cheaper to look at everything again.
  package var filesOneByOne = 16

  package init(version: String) { self.version = version }
}
