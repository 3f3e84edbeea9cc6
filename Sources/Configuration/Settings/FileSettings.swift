// Which files belong to the project, and what each is.
extension SettingCatalog {
  static let tokens = Setting(
    "tokens", .list(.string("a glob")), default: "[]",
    summary: "The token files, as globs relative to the folder of `tincture.json`.",
    page: """
      Without it, token files are found by name (`*.tokens.json`, `*.tokens`) and by content: a JSON file that holds a \
      `$value` is one. `*.resolver.json`, `$themes.json` and `$metadata.json` are read in any case. A Markdown document \
      listed here defines its names for the whole project instead of for itself.
      """,
    example: "[\"tokens/**/*.json\"]")

  static let specs = Setting(
    "specs", .list(.string("a glob")), default: "[]",
    summary: "The component specs, as globs.",
    page: "Without it every Markdown document and every component file (`*.component.json`) of the project is read.",
    example: "[\"docs/components/**/*.md\", \"docs/**/*.component.json\"]")

  static let code = Setting(
    "code", .list(.string("a glob")), default: "[]",
    summary: "The source files that use tokens, as globs.",
    page: "Without it every file of a language that Tincture reads.",
    example: "[\"Sources/**/*.swift\", \"web/**/*.css\"]")

  static let exclude = Setting(
    "exclude", .list(.string("a glob")), default: "[]",
    summary: "Files and folders to leave out, as globs.",
    page: """
      What `.gitignore` names, `node_modules` and the like, what builds make (by the folder, or as the first comment of \
      a style sheet says), test data, snapshots, backups, demonstrations and libraries of other products' designs are left out anyway; \
      `tincture check --verbose` says which. A file that is named on the command line is always read.
      """,
    example: "[\"legacy\", \"**/*.generated.json\"]")

  static let format = Setting(
    "format",
    .choice([
      SettingChoice("auto", "What the files show: most of their values, their tools, what stands beside them."),
      SettingChoice("dtcg-2025.10", "The Design Tokens Format Module 2025.10; its rules hold in full."),
      SettingChoice("dtcg-draft", "A draft of it, in which colors and lengths were strings."),
      SettingChoice("style-dictionary", "What Style Dictionary reads."),
      SettingChoice("tokens-studio", "What Tokens Studio for Figma writes."),
    ]),
    default: "\"auto\"",
    summary: "What the token files are written in.",
    page: """
      The rules of the format speak in full where 2025.10 is claimed: by this setting, by a `$schema` of it, by a \
      resolver document that lists the file, or by more than half of the colors, lengths and times being written as \
      2025.10 writes them. Elsewhere they are one note for all files that are written alike, `older-format`, and \
      nothing is migrated but by `tincture fix --only legacy-value`. What is wrong in any format is told everywhere. \
      `tincture inspect` shows what a file claims, and why.
      """,
    example: "\"dtcg-2025.10\"")

  static let read = Setting(
    "read", .list(.string("a folder")), default: "[]",
    summary: "Folders outside of the project that may be read, relative to the folder of `tincture.json`.",
    page: """
      Names resolve there as in any other part of the project. Nothing in such a folder is reported, and nothing is \
      written there. Links, `extends`, `$ref` and globs that lead out of the project are followed only into these \
      folders and into packages that are installed; others are told. The packages in `node_modules` that a \
      `package.json` names as dependencies need not be listed.
      """,
    example: "[\"../tokens\"]")

  static let resolver = Setting(
    "resolver",
    .either([
      .string("a path"),
      .list(
        .either([
          .string("a path"),
          .object(
            [
              Setting(
                "name", .string("a name"), default: "", summary: "What the theme is called in findings and hovers.",
                example: "\"dark\""),
              Setting(
                "files", .list(.string("a glob")), default: "",
                summary: "The token files of the theme, in order; the later definition of a name wins.",
                example: "[\"base.tokens.json\", \"dark.tokens.json\"]"),
            ], required: ["name", "files"]),
        ])),
    ]),
    default: "`*.resolver.json` at the root of the token files",
    summary: "The themes: a list of themes as ordered lists of files, or the path of a resolver document.",
    page: """
      A token that several files define side by side has one value for each theme; contrast is judged in every theme, \
      hovers show them all, and `duplicate-definition` looks inside each. Of the resolver documents of the project those \
      that are named here count, else all of them.
      """,
    example: """
      [
        { "name": "light", "files": ["base.tokens.json", "light.tokens.json"] },
        { "name": "dark", "files": ["base.tokens.json", "dark.tokens.json"] }
      ]
      """)

  static let names = Setting(
    "names",
    .object(
      [
        Setting(
          "css",
          .object(
            [
              Setting(
                "prefix", .string("a prefix"), default: "\"\"",
                summary: "What stands before a token's name in a custom property, without the hyphen.",
                example: "\"ds\"")
            ], required: []),
          default: "{}", summary: "How custom properties are called.", example: "{ \"prefix\": \"ds\" }"),
        Setting(
          "swift",
          .object(
            [
              Setting(
                "types", .map(keys: "a type in code", .string("a name of a group")), default: "{}",
                summary: "The group of tokens that each type stands for.", example: "{ \"Space\": \"space\" }")
            ], required: []),
          default: "{}", summary: "How tokens are called in Swift.",
          example: "{ \"types\": { \"Space\": \"space\" } }"),
      ], required: []),
    default: "kebab case for CSS, camel case for Swift, with and without a common prefix",
    summary: "How tokens are called in code.",
    example: "{ \"css\": { \"prefix\": \"ds\" } }")
}
