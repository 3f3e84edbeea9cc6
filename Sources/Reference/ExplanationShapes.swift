// What `check` prints of itself in place of findings.
extension JSONShape {
  /// The settings of one file.
  static let settings = JSONShape.object(
    [
      .init("path", .string("The file, relative to the working directory.")),
      .init("project", .string("The folder of its project.")),
      .init("settings", .list(setting, "In the order of the reference.")),
    ], "")

  private static let setting = JSONShape.object(
    [
      .init("key", .string("The way to it: `grid.base`, `rules.low-contrast`.")),
      .init("value", .any("What holds; words where it is a default that no value says.")),
      .init("source", .choice(["default", "preset", "file", "override", "command line"], "Who says so.")),
      .init("path", .string("The settings file."), isRequired: false),
      .init("range", .named("range"), isRequired: false),
      .init("files", .list(.string(""), "The patterns of the override."), isRequired: false),
      .init("preset", .string("The name of the preset."), isRequired: false),
      .init("option", .string("The option of the command line."), isRequired: false),
    ], "")

  /// Which files are read, and why others are not.
  static let files = JSONShape.list(
    .object(
      [
        .init("path", .string("Relative to the working directory; a slash stands behind a folder.")),
        .init(
          "use", .choice(["checked", "read", "not read"], "What becomes of it; of what is `read` nothing is told.")),
        .init("reason", .string("What it was read as, or why it is not read or told of.")),
      ], ""), "Sorted by path.")
}
