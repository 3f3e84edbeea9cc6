import DesignTokens
import Platform
import Rules
import WorkspaceIndex

extension Command {
  /// Tells what changed in a design between two revisions.
  static let diff = Command(
    "diff", "Tell what changed in the tokens between two revisions, and what follows",
    operands: "[REVISION [REVISION]]",
    count: 0...2,
    options: [
      CommandOption("format", value: "NAME", choices: ["text", "markdown", "json"], "How to print the result."),
      CommandOption(
        "fail-on", value: "WHAT", choices: ["major", "minor", "patch", "contrast", "uses"],
        "End with status 1 if the change is of this class or a weightier one, if contrast is lost, or if uses are broken. May be given several times."
      ),
      .config,
    ],
    details: """
      Compares the last commit, or a revision of git, with the work tree or with another revision; with three dots \
      behind it (`main...`) the revision where the work left that branch. Both are read whole, without touching the \
      work tree and without running anything of the repository.

      Tokens are compared by what they are worth in each theme: a value in another notation is no change, and one that \
      held everywhere is compared with that of each theme. One that is worth something else only because of what it \
      names is counted where the cause is. A token is renamed where nothing else can be meant: its group has another \
      name, or another group around it, and holds the same; or its name has a level more or less; or one token of the \
      group went and one with the same values came; or the words of its name are the same, or one word gave way to \
      another in several names, where only one such token came; or all that named the one name the other. A file that \
      gives up a token which others keep, such as what a build wrote, is told with both. Where there are token files, \
      constants in code and values in specs are no tokens of their own.

      The version is that of Semantic Versioning. Major: a token or a theme was removed, a token was renamed or has \
      another type, because what names it breaks. Minor: a token or a theme was added, or a token is deprecated. Patch: \
      a value has changed, because everything that names it still works; what follows from it is told below \
      *Contrast lost*.

      In Markdown long lists are folded, and the whole fits into one comment of a merge request.
      """,
    examples: [
      Example("tincture diff", "What the work tree changes."),
      Example("tincture diff v1.2.0 v1.3.0", "What a release changes."),
      Example("tincture diff main... --format markdown", "A comment for a merge request."),
      Example("tincture diff main... --fail-on major --fail-on contrast", "Fail on what breaks or is hard to read."),
    ],
    statuses: ["Compared.", "What `--fail-on` names is there.", "Wrong usage, or a revision that cannot be read."]
  ) { arguments, surroundings in
    do throws(GitRepository.Failure) {
      return try outcome(arguments, surroundings)
    } catch {
      return .failure(error.message)
    }
  }
}

private func outcome(_ arguments: Arguments, _ surroundings: Surroundings) throws(GitRepository.Failure) -> Outcome {
  var trees: [RevisionTree] = []
  defer { for tree in trees { tree.remove() } }
  if arguments.value("config")?.hasPrefix("/") ?? false {
    throw GitRepository.Failure(message: "With `diff` the path of `--config` begins at the working directory.")
  }
  let repository = try GitRepository(around: surroundings.workingDirectory, in: surroundings)
  func read(_ revision: String) throws(GitRepository.Failure) -> (selection: Selection, root: String) {
    let tree = try RevisionTree(try repository.files(of: revision), of: repository, in: surroundings)
    trees.append(tree)
    return (try selection(arguments, tree.surroundings(like: surroundings), revision), tree.root)
  }
  let from = arguments.operands.first ?? "HEAD"
  let to = arguments.operands.count > 1 ? arguments.operands[1] : nil
  let before = try read(from)
  var after: (selection: Selection, root: String)
  if let to {
    after = try read(to)
  } else {
    var here = surroundings
    here.workingDirectory = File.realPath(here.workingDirectory) ?? here.workingDirectory
    after = (try selection(arguments, here, nil), repository.root)
  }
  let diff = DesignDiff(from: before.selection, below: before.root, to: after.selection, below: after.root)
  let output: [UInt8]
  let outline = DiffOutline(of: diff, between: from, and: to)
  switch arguments.value("format") {
  case "json":
    let commits = (
      try repository.commit(of: from),
      try to.map { name throws(GitRepository.Failure) in try repository.commit(of: name) }
    )
    output =
      DiffJSON(diff: diff, from: (from, commits.0), to: to.flatMap { name in commits.1.map { (name, $0) } }).bytes
  case "markdown": output = Array(outline.markdown.utf8)
  default: output = Array(outline.text.utf8)
  }
  let limits = after.selection.messages.filter { $0.status == .findings }.map { "tincture: \($0.text)\n" }.joined()
  let fails = arguments.values("fail-on").contains { diff.has($0) }
  return Outcome(bytes: output, messages: limits, status: fails ? .findings : .clean)
}

/// What is read of one revision; `nil` stands for the work tree.
private func selection(
  _ arguments: Arguments, _ surroundings: Surroundings, _ revision: String?
) throws(GitRepository.Failure) -> Selection {
  let selection = Selection(
    [], configuration: arguments.value("config"), for: .check, usesBaseline: false, in: surroundings)
  guard let failure = selection.failure ?? selection.messages.first(where: \.isFailure)?.text else { return selection }
  throw GitRepository.Failure(message: revision.map { "In `\($0)`: \(failure)" } ?? failure)
}

extension DesignDiff {
  /// Whether something is there that a word of `--fail-on` means.
  fileprivate func has(_ word: String) -> Bool {
    switch word {
    case "contrast": !findings.lostContrast.isEmpty
    case "uses": !brokenUses.isEmpty
    default: VersionClass(rawValue: word).map { version != .none && version >= $0 } ?? false
    }
  }
}
