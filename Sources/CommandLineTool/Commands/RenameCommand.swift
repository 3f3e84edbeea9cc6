import DesignTokens
import LanguageFeatures
import SourceText

extension Command {
  /// Renames a token or a group wherever it is named.
  static let rename = Command(
    "rename", "Rename a token or a group wherever it is named", operands: "OLD NEW [PATH]", count: 2...3,
    options: [
      CommandOption("diff", "Write nothing, and print what would be written as a unified diff."),
      CommandOption(
        "baseline", value: "FILE",
        "Rename in the entries of this baseline, too, instead of the one that the settings name."),
      .config,
    ],
    takesDashedOperands: true,
    details: """
      Names are written with dots, or as a custom property (`--color-brand`), which stands for the token that it \
      spells. The last part of a name changes: definitions in all themes, references, mentions in documents, spellings \
      in code, names in the settings, and the entries of the baseline. Where one place cannot take the new name, or \
      would mean something else by it, nothing is written, and that place is told. All definitions of a \
      name in a project are one token; PATH says which project is meant where several have one of that name.
      """,
    examples: [
      Example("tincture rename color.brand color.primary", "Rename one token."),
      Example("tincture rename color.gray color.neutral --diff", "Show what renaming a group would change."),
      Example(
        "tincture rename color.brand color.primary --diff | git apply", "The same as without, by way of a patch."),
    ],
    statuses: [
      "Renamed, or printed.", "Nothing was renamed; the message says why.",
      "Wrong usage, or a file that cannot be read or written.",
    ]
  ) { arguments, surroundings in
    func read(_ texts: [SourceFile]) -> Selection {
      Selection(
        Array(arguments.operands.dropFirst(2)), configuration: arguments.value("config"),
        baseline: arguments.value("baseline"), assuming: texts, in: surroundings)
    }
    let selection = read([])
    if let failure = selection.failure ?? selection.messages.first(where: \.isFailure)?.text {
      return .failure(failure)
    }
    do throws(RenameRefusal) {
      let request = try RenameRequest(arguments.operands[0], to: arguments.operands[1], in: selection)
      guard request.segment != request.name.segments.last else {
        throw RenameRefusal(message: "`\(request.name)` has that name already.")
      }
      let rename = try TokenRename(request, in: selection, rereading: read)
      if arguments.has("diff") { return Outcome(bytes: try rename.diff(), messages: text(of: rename.remarks)) }
      let notices = rename.write()
      return Outcome(messages: text(of: notices), status: notices.map(\.status).reduce(.clean, max))
    } catch {
      return Outcome(messages: "tincture: \(error.message)\n", status: .findings)
    }
  }
}

private func text(of notices: [Notice]) -> String { notices.map { "tincture: \($0.text)\n" }.joined() }
