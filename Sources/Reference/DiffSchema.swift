import CommandLineTool
import Facts

/// What `tincture diff --format json` prints.
extension JSONShape {
  static let diff = JSONShape.object(
    [
      .init(
        "tool",
        .object(
          [.init("name", .string("Always `tincture`.")), .init("version", .string("As `--version` has it."))], "")),
      .init("from", revision("The older revision.")),
      .init("to", revision("The newer one; both members are null for the work tree.")),
      .init(
        "version",
        .choice(["none", "patch", "minor", "major"], "What it asks of those who use the tokens (Semantic Versioning).")),
      .init("reasons", .list(.string("Such as `1 token removed`."), "Why, the weightiest first.")),
      .init(
        "themes",
        .object(
          [.init("added", .list(.string(""), "")), .init("removed", .list(.string(""), ""))],
          "Themes, or contexts of modifiers (`theme=dark`).")),
      .init(
        "files",
        .object(
          [.init("furtherValues", places), .init("fewerValues", places)],
          "Files that give tokens values besides those of other files, and did not before, or do not any more.")),
      .init("tokens", tokens),
      .init("consequences", consequences),
    ], "")

  private static func revision(_ words: String) -> JSONShape {
    .object(
      [
        .init("revision", .optional(.string("As it was named."))),
        .init("commit", .optional(.string("The hash of the commit."))),
      ], words)
  }

  private static let places = JSONShape.list(
    .object(
      [
        .init("where", .string("The path of a file, with the set within it.")),
        .init("tokens", .integer(minimum: 1, "How many.")), .init("names", .list(.string(""), "Which.")),
      ], ""), "")

  private static let path = JSONShape.string("Relative to the working directory.")

  /// A token with its first definition; what it is besides follows.
  private static func token(_ members: [Member], _ words: String) -> JSONShape {
    let place: [Member] = [
      .init("name", .string("")), .init("path", path, isRequired: false),
      .init("range", .named("range"), isRequired: false),
    ]
    return .list(.object(place + members, ""), words)
  }

  private static let values = JSONShape.list(
    .object(
      [
        .init("where", .string("A theme or a file; empty where there is one value only.")),
        .init("value", .string("As CSS would write it.")),
      ], ""), "What it is worth.")

  private static func pair(_ words: String) -> JSONShape {
    .object([.init("old", .string("")), .init("new", .string(""))], words)
  }

  private static let tokens = JSONShape.object(
    [
      .init(
        "removed",
        token(
          [
            .init("type", .optional(.string(""))), .init("values", values),
            .init("replacement", .optional(.string("What it named in its place when it was deprecated."))),
          ], "Places are those of the older revision.")),
      .init(
        "renamed",
        token(
          [
            .init("oldName", .string("")),
            .init("reason", .choice(TokenRenaming.Reason.allCases.map(\.rawValue), "Why it is certain.")),
            .init(
              "files",
              .list(
                .string(""),
                "The files that alone have the new name, where others keep the old one or had the new one; else empty.")
            ),
          ], "")),
      .init(
        "changed",
        token(
          [
            .init("type", pair("Where it has another type."), isRequired: false),
            .init("alias", pair("Where it is an alias of another token."), isRequired: false),
            .init(
              "values",
              .list(
                .object(
                  [
                    .init("where", .string("A theme or a file; empty where there is one value only.")),
                    .init("old", .list(.string(""), "Several where the places are others now.")),
                    .init("new", .list(.string(""), "")),
                  ], ""), "")),
            .init("followers", .list(.string(""), "Tokens that are worth something else because of this one.")),
          ], "Tokens that changed themselves; those that only follow are listed with what they follow.")),
      .init(
        "deprecated",
        token(
          [
            .init("reason", .optional(.string(""))),
            .init("replacement", .optional(.string("The token that the reason names in its place."))),
          ], "Tokens that were not deprecated before.")),
      .init("added", token([.init("type", .optional(.string(""))), .init("values", values)], "")),
    ], "")

  private static let findings = JSONShape.list(
    .object(
      [
        .init("message", .string("As `check` tells it.")), .init("path", path), .init("range", .named("range")),
        .init("fingerprint", .string("What the finding is known by.")),
      ], ""), "")

  private static let consequences = JSONShape.object(
    [
      .init(
        "uses",
        .list(
          .object(
            [
              .init("name", .string("The token.")),
              .init("newName", .optional(.string("What it is called now; null where it is gone."))),
              .init("text", .string("The name as it stands there.")), .init("path", path),
              .init("range", .named("range")),
            ], ""), "Places of the newer revision that name what is not there any more.")),
      .init(
        "contrast",
        .object(
          [.init("lost", findings), .init("new", findings), .init("won", findings)],
          "Pairs with too little contrast: those that had enough, those that are new, those that have enough now.")),
      .init(
        "otherFindings",
        .object(
          [.init("new", .integer(minimum: 0, "")), .init("gone", .integer(minimum: 0, ""))],
          "How many other errors and warnings came and went.")),
    ], "")
}
