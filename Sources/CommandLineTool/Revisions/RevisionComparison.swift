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
    let others = ["watch", "write-baseline", "prune-baseline", "stdin-filename"].filter(arguments.has)
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
      var known = KnownFindings(in: [], comparedWith: root)
      var remarks: [Notice] = []
      if revision != nil || repository.hasHead {
        let entries = try repository.files(of: revision ?? "HEAD")
        known = KnownFindings(in: entries.map(\.path), comparedWith: root)
        let tree = try RevisionTree(entries, of: repository, in: surroundings)
        trees.append(tree)
        let there = CheckRun.selection(arguments, tree.surroundings(like: surroundings))
        if let failure = there.failure {
          remarks.append(.note(words(forUnreadable: failure)))
        } else {
          known.add(findings(of: there), below: tree.root)
        }
      }
      let earlier = known.earlierNames(in: revision ?? "HEAD")
      return CheckRun.outcome(arguments, surroundings, in: now, remarks, without: known, earlier)
    } catch {
      return .failure(error.message)
    }
  }

  /// What is found in a tree, under the settings that it has itself, whatever it matters.
  private func findings(of selection: Selection) -> CheckReport {
    CheckReport(checking: selection, FindingChoice(minimum: .hint), in: selection.surroundings)
  }

  /// What to say where the settings of the older tree cannot be used, so that nothing is known of it.
  private func words(forUnreadable failure: String) -> String {
    let reason = failure.hasSuffix(".") ? String(failure.dropLast()) : failure
    return "The settings of `\(revision ?? "HEAD")` cannot be used (\(reason)): what was found there is not known, and "
      + "everything is told as new."
  }
}
