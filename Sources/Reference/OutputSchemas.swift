import Configuration
import Facts
import Syntax

extension GeneratedFile {
  /// The schemas of what the commands print with `--format json`.
  ///
  /// Shapes gain members, they never lose or change one.
  static let outputSchemas: [GeneratedFile] = [
    schema("findings", "What `tincture check --format json` prints.", findings),
    schema("inspect", "What `tincture inspect --format json` prints.", inspection),
    schema("tokens", "What `tincture tokens --format json` prints.", tokens),
    schema(
      "places", "What `tincture definition`, `implementation` and `references` print with `--format json`.", places),
    schema("hover", "What `tincture hover --format json` prints.", hover),
    schema("completion", "What `tincture completion --format json` prints.", completion),
    schema("settings", "What `tincture check --print-config FILE --format json` prints.", .settings),
    schema("files", "What `tincture check --show-files --format json` prints.", .files),
    schema("diff", "What `tincture diff --format json` prints.", .diff),
    schema("help", "What `tincture help --format json` prints.", .help),
    schema("rules", "What `tincture rules --format json` prints.", rules),
  ]

  private static func schema(_ name: String, _ title: String, _ shape: JSONShape) -> GeneratedFile {
    var writer = JSONWriter(indented: true)
    writer.object { writer in
      writer.member("$schema", "http://json-schema.org/draft-07/schema#")
      writer.member("$comment", "Written by `\(command)` from the shapes of the output.")
      writer.member("title", title)
      shape.write(to: &writer)
      writer.member(
        "definitions",
        object: { writer in
          for (name, shape) in definitions { writer.member(name, object: { shape.write(to: &$0) }) }
        })
    }
    return GeneratedFile(path: "Schemas/\(name).schema.json", text: writer.text + "\n")
  }

  private static let definitions: [(String, JSONShape)] = [
    (
      "position",
      .object(
        [
          .init("line", .integer(minimum: 1, "Counted from 1.")),
          .init("column", .integer(minimum: 1, "Counted from 1, in UTF-16 units.")),
        ], "A place between two characters.")
    ),
    (
      "range",
      .object(
        [.init("start", .named("position")), .init("end", .named("position"))], "A stretch; the end is not part of it.")
    ),
  ]

  private static let path = JSONShape.string("Relative to the working directory.")
  private static let severity = JSONShape.choice(
    Severity.allCases.reversed().map(\.rawValue), "How much it matters.")

  private static let findings = JSONShape.object(
    [
      .init(
        "tool",
        .object(
          [.init("name", .string("Always `tincture`.")), .init("version", .string("As `--version` has it."))], "")),
      .init("findings", .list(finding, "Sorted by path, line, column and rule.")),
      .init(
        "summary",
        .object(
          ["files", "errors", "warnings", "infos", "hints", "suppressed"].map { .init($0, .integer(minimum: 0, "")) },
          "How many there are of each.")),
    ], "")

  private static let finding = JSONShape.object(
    [
      .init("rule", .string("The id of the rule; `tincture explain` has its page.")),
      .init("severity", severity),
      .init("message", .string("One sentence; names and values in backticks.")),
      .init("path", path),
      .init("range", .named("range")),
      .init("pointer", .string("The value as a JSON Pointer (RFC 6901), in JSON and YAML."), isRequired: false),
      .init("context", .string("The theme, where only some are concerned: `theme=dark`."), isRequired: false),
      .init("fingerprint", .string("What it is known by in a later run; edits around it do not change it.")),
      .init(
        "covers",
        .list(
          .object(
            [
              .init("rule", .string("The id of a rule.")), .init("path", path),
              .init("count", .integer(minimum: 1, "How often it would speak there.")),
            ], ""), "Findings that a note tells of instead of them."), isRequired: false),
      .init(
        "related",
        .list(
          .object([.init("message", .string("")), .init("path", path), .init("range", .named("range"))], ""),
          "Other places that belong to it.")),
      .init("fixes", .list(fix, "Ways to mend it, the likeliest first.")),
    ], "")

  private static let fix = JSONShape.object(
    [
      .init("title", .string("What it does, in the imperative.")),
      .init("safe", .boolean("Whether `tincture fix` applies it unasked.")),
      .init(
        "edits",
        .list(
          .object([.init("path", path), .init("range", .named("range")), .init("newText", .string(""))], ""),
          "All of them at once, ranges as before any.")),
    ], "")

  private static let inspection = JSONShape.object(
    [
      .init("path", path),
      .init("language", .choice(Language.allCases.map(\.rawValue), "")),
      .init(
        "dialect",
        .optional(
          .choice(TokenDialect.allCases.map(\.rawValue), "How a token file is written; null for every other file.")),
        isRequired: false),
      .init(
        "format",
        .optional(
          .choice(TokenFormat.allCases.map(\.rawValue), "What a token file claims; null for every other file.")),
        isRequired: false),
      .init("formatReason", .optional(.string("Why it claims that, as the end of a sentence.")), isRequired: false),
      .init(
        "permutations",
        .object(
          [
            .init("total", .integer(minimum: 1, "All choices of contexts.")),
            .init("judged", .integer(minimum: 0, "Those that findings and values are worked out for.")),
          ], "How many ways a resolver document may be read in."), isRequired: false),
      .init("tokens", .list(inspectedToken, "Places that give a token its value.")),
      .init("references", .list(reference, "Places that name a token.")),
      .init(
        "colors",
        .list(
          .object(
            [
              .init("text", .string("As written.")),
              .init("hex", .string("`#rrggbbaa`, sRGB, mapped into its gamut.")), .init("range", .named("range")),
            ], ""), "Colors written out.")),
      .init("dimensions", .list(dimension, "Lengths written out.")),
      .init("components", .list(component, "Components that the file describes.")),
      .init("pairs", .list(pair, "Foregrounds on backgrounds whose colors are known.")),
    ], "")

  private static let inspectedToken = JSONShape.object(
    [
      .init("name", .string("")),
      .init("type", .optional(.string("The type stated here or by a group; null where only an alias can tell."))),
      .init("value", .string("As CSS would write it; an alias as `{a.b}`.")),
      .init("range", .named("range")), .init("nameRange", .named("range")),
    ], "")

  private static let reference = JSONShape.object(
    [
      .init("name", .string("")), .init("form", .choice(ReferenceForm.allCases.map(\.rawValue), "")),
      .init("range", .named("range")),
      .init("definition", .optional(place)),
      .init(
        "alternatives", .list(place, "All definitions where several are equally near and no theme tells which holds."),
        isRequired: false),
    ], "")

  private static let dimension = JSONShape.object(
    [
      .init("text", .string("As written.")), .init("value", .number("")),
      .init("unit", .optional(.string("Null for a bare number in code."))),
      .init("role", .choice(DimensionRole.allCases.map(\.rawValue), "")), .init("range", .named("range")),
    ], "")

  private static let component = JSONShape.object(
    [
      .init("name", .string("")), .init("range", .named("range")),
      .init("variants", .list(.string(""), "")), .init("states", .list(.string(""), "")),
      .init(
        "properties",
        .list(
          .object(
            [
              .init("name", .string("")), .init("state", .optional(.string(""))),
              .init("variant", .optional(.string(""))), .init("part", .optional(.string(""))),
              .init("theme", .string("Where it holds in one theme only."), isRequired: false),
              .init("value", .string("As written.")), .init("range", .named("range")),
            ], ""), "")),
    ], "")

  private static let pair = JSONShape.object(
    [
      .init("component", .optional(.string(""))), .init("state", .optional(.string(""))),
      .init("variant", .string("Where it stands in one variant only."), isRequired: false),
      .init("theme", .string("Where it stands in one theme only."), isRequired: false),
      .init("foreground", .string("`#rrggbbaa`.")), .init("background", .string("`#rrggbbaa`.")),
      .init("ratio", .number("The contrast, to two places; the amount of Lc with APCA.")),
      .init("required", .number("What WCAG or APCA asks for; 1 where it asks nothing.")),
      .init("range", .named("range")),
    ], "")

  private static let place = JSONShape.object([.init("path", path), .init("range", .named("range"))], "")
  private static let places = JSONShape.list(place, "")

  private static let tokens = JSONShape.list(
    .object(
      [
        .init("name", .string("")), .init("type", .optional(.string(""))),
        .init("value", .string("As CSS would write it; an alias as `{a.b}`.")),
        .init("description", .optional(.string(""))),
        .init("deprecated", .either([.boolean(""), .string("")], "The reason, or whether it is.")),
        .init("path", path), .init("range", .named("range")),
        .init("alias", .list(.string(""), "The names passed on the way to the value.")),
        .init("resolved", .map(.string(""), "Theme to value; `default` where there is one theme only.")),
        .init(
          "alternatives",
          .list(
            .object([.init("path", path), .init("value", .string("As CSS would write it."))], ""),
            "What it is worth together with each of the files between which that is open."), isRequired: false),
      ], ""), "Sorted by path and place.")

  private static let hover = JSONShape.object(
    [.init("contents", .string("Markdown.")), .init("range", .named("range"))], "")

  private static let completion = JSONShape.list(
    .object(
      [
        .init("label", .string("")), .init("detail", .string("The value; empty for none.")),
        .init("range", .named("range")), .init("newText", .string("")),
      ], ""), "Best first.")

  private static let rules = JSONShape.list(
    .object(
      [
        .init("id", .string("")), .init("family", .string("")),
        .init("severity", .choice(Severity.allCases.reversed().map(\.rawValue) + ["off"], "By default.")),
        .init("summary", .string("")), .init("page", .string("Markdown.")),
      ], ""), "Sorted by id.")
}
