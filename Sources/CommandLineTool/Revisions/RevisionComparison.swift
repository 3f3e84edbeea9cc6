import Configuration
import Platform
import SourceText

/// `--since` and `--staged`: two trees are checked, and what was found in the older one is left out.
///
/// A changed token breaks a pair in a file that did not change: the files that differ are not enough.
struct RevisionComparison {
  /// What is compared with; `nil` for the last commit.
  private let revision: String?

  /// What a command line asks to be compared; `nil` for nothing.
  init?(_ arguments: Arguments, _ kind: CheckRun.Kind) throws(UsageError) {
    guard arguments.has("since") || arguments.has("staged") else { return nil }
    if arguments.has("since"), arguments.has("staged") {
      throw UsageError("Either `--since` or `--staged`, not both.", command: .check)
    }
    let others = ["write-baseline", "prune-baseline", "stdin-filename"].filter(arguments.has)
    if let other = others.first ?? (kind == .check ? nil : "fix") {
      throw UsageError("`--\(other)` is for all that is found: leave `--since` and `--staged` out.", command: .check)
    }
    if arguments.operands.contains(where: { $0.hasPrefix("/") }) || arguments.value("config")?.hasPrefix("/") ?? false {
      throw UsageError("With `--since` and `--staged` paths begin at the working directory.", command: .check)
    }
    revision = arguments.value("since")
  }

  func outcome(_ arguments: Arguments, _ surroundings: Surroundings) -> Outcome {
    var trees: [RevisionTree] = []
    defer { for tree in trees { tree.remove() } }
    do throws(GitRepository.Failure) {
      let repository = try GitRepository(around: surroundings.workingDirectory, in: surroundings)
      var (now, root) = (surroundings, repository.root)
      if revision == nil {
        let staged = try RevisionTree(try repository.stagedFiles(), of: repository, in: surroundings)
        trees.append(staged)
        (now, root) = (staged.surroundings(like: surroundings), staged.root)
      }
      var known = KnownFindings()
      var before: Set<String> = []
      if revision != nil || repository.hasHead {
        let entries = try repository.files(of: revision ?? "HEAD")
        let tree = try RevisionTree(entries, of: repository, in: surroundings)
        trees.append(tree)
        known = findings(arguments, in: tree.surroundings(like: surroundings), tree.root, comparedWith: root)
        before = Set(entries.map { "/" + $0.path })
      }
      return CheckRun.outcome(arguments, surroundings, in: now) { file, identity in
        let path = String((File.realPath(file.path) ?? file.path).dropFirst(root.count))
        return known.hold(identity, at: path, isNew: !before.contains(path))
      }
    } catch {
      return .failure(error.message)
    }
  }

  /// What is found in a tree, under the settings that it has itself, whatever it matters.
  private func findings(
    _ arguments: Arguments, in surroundings: Surroundings, _ root: String, comparedWith now: String
  ) -> KnownFindings {
    let selection = CheckRun.selection(arguments, surroundings)
    // Where the settings could not be read, nothing was found.
    guard selection.failure == nil else { return KnownFindings() }
    let report = CheckReport(checking: selection, FindingChoice(minimum: .hint), in: surroundings)
    return KnownFindings(report, below: root, comparedWith: now)
  }
}
