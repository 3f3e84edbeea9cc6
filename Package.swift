// swift-tools-version: 6.2

import PackageDescription

/// The house, lowest layer first: a target imports only what its line names (a tidy test holds this).
let layers: [(name: String, imports: [String])] = [
  ("Platform", []),
  ("SourceText", []),
  ("Syntax", ["SourceText"]),
  ("DesignTokens", ["Platform", "SourceText"]),
  ("Configuration", ["SourceText", "Syntax"]),
  ("Facts", ["SourceText", "Syntax", "DesignTokens"]),
  ("Lexicon", ["SourceText", "DesignTokens", "Facts"]),
  ("TextFacts", ["SourceText", "Syntax", "DesignTokens", "Facts"]),
  ("DataFacts", ["SourceText", "Syntax", "DesignTokens", "Facts", "Lexicon", "TextFacts"]),
  ("CodeFacts", ["SourceText", "Syntax", "DesignTokens", "Facts", "Lexicon", "TextFacts"]),
  (
    "ProseFacts",
    ["SourceText", "Syntax", "DesignTokens", "Facts", "Lexicon", "TextFacts", "DataFacts", "CodeFacts"]
  ),
  (
    "FrontEnds",
    ["SourceText", "Syntax", "DesignTokens", "Facts", "TextFacts", "DataFacts", "CodeFacts", "ProseFacts"]
  ),
  (
    "WorkspaceIndex",
    ["SourceText", "DesignTokens", "Configuration", "Facts", "Lexicon", "TextFacts", "CodeFacts", "FrontEnds"]
  ),
  ("Rules", ["SourceText", "DesignTokens", "Configuration", "Facts", "Lexicon", "TextFacts", "WorkspaceIndex"]),
  (
    "LanguageFeatures",
    [
      "SourceText", "DesignTokens", "Configuration", "Facts", "Lexicon", "FrontEnds", "WorkspaceIndex", "Rules",
    ]
  ),
  ("JSONRPC", ["SourceText", "Syntax"]),
  ("LanguageServerProtocol", ["Syntax"]),
  ("FileAccess", ["Platform", "SourceText", "Configuration", "Facts", "FrontEnds", "WorkspaceIndex"]),
  (
    "LanguageServer",
    [
      "Platform", "SourceText", "Syntax", "DesignTokens", "Configuration", "Facts", "FrontEnds", "WorkspaceIndex",
      "Rules", "LanguageFeatures", "JSONRPC", "LanguageServerProtocol", "FileAccess",
    ]
  ),
  (
    "CommandLineTool",
    [
      "Platform", "SourceText", "Syntax", "DesignTokens", "Configuration", "Facts", "FrontEnds", "WorkspaceIndex",
      "Rules", "LanguageFeatures", "FileAccess", "LanguageServer",
    ]
  ),
  (
    "Reference",
    [
      "Platform", "Syntax", "Configuration", "Facts", "DataFacts", "ProseFacts", "Rules", "LanguageFeatures",
      "FileAccess", "LanguageServer", "CommandLineTool",
    ]
  ),
]

/// What tests share: `Fuzzing` also is the fuzzer, and so does without the test runner.
let support: [(name: String, imports: [String])] = [
  ("TestSupport", []),
  (
    "Fuzzing",
    [
      "Platform", "SourceText", "DesignTokens", "Configuration", "Facts", "FrontEnds", "WorkspaceIndex", "Rules",
      "LanguageFeatures", "JSONRPC",
    ]
  ),
]

/// The programs: five lines each around one library, and the developers' benchmark.
let programs: [(name: String, imports: [String])] = [
  ("tincture", ["CommandLineTool"]),
  ("generate-reference", ["Reference"]),
  (
    "benchmark",
    [
      "Platform", "SourceText", "Syntax", "DesignTokens", "Configuration", "Facts", "WorkspaceIndex", "Rules",
      "LanguageFeatures",
    ]
  ),
  ("fuzz", ["Fuzzing"]),
]

/// Tests mirror the layers; those with `cases` read Markdown case files through `TestSupport`.
let tests: [(name: String, imports: [String], cases: Bool)] = [
  ("PlatformTests", ["Platform"], false),
  ("SourceTextTests", ["SourceText"], false),
  ("SyntaxTests", ["SourceText", "Syntax"], false),
  ("DesignTokensTests", ["DesignTokens"], false),
  ("ConfigurationTests", ["SourceText", "Syntax", "Configuration"], false),
  ("FactsTests", ["SourceText", "Syntax", "DesignTokens", "Facts", "Lexicon", "ProseFacts", "FrontEnds"], true),
  (
    "WorkspaceIndexTests",
    ["SourceText", "DesignTokens", "Configuration", "Facts", "WorkspaceIndex"], true
  ),
  (
    "RulesTests",
    ["SourceText", "DesignTokens", "Configuration", "Facts", "Lexicon", "FrontEnds", "WorkspaceIndex", "Rules"], true
  ),
  (
    "LanguageFeaturesTests",
    [
      "SourceText", "DesignTokens", "Configuration", "Facts", "FrontEnds", "WorkspaceIndex", "Rules",
      "LanguageFeatures",
    ], true
  ),
  ("FileAccessTests", ["Platform", "SourceText", "Configuration", "FileAccess"], false),
  (
    "LanguageServerTests",
    [
      "Platform", "SourceText", "Syntax", "Configuration", "Facts", "WorkspaceIndex", "JSONRPC",
      "LanguageServerProtocol", "FileAccess", "LanguageServer",
    ], true
  ),
  ("CommandLineToolTests", ["SourceText", "Syntax", "CommandLineTool"], true),
  ("ReferenceTests", ["Reference"], false),
  ("EndToEndTests", ["Syntax"], false),
  (
    "InvariantTests",
    [
      "SourceText", "Syntax", "DesignTokens", "Configuration", "Facts", "FrontEnds", "WorkspaceIndex", "Rules",
      "LanguageFeatures", "Fuzzing",
    ], false
  ),
  ("TidyTests", [], false),
]

/// One language for all: Swift 6, explicit existentials, imports that say how far they reach, no warnings.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// What ships does without regular expressions, which would be a megabyte; some methods of `String` hide them.
///
/// A section for each function lets the linker leave out what nobody calls. That nobody reads a property of an object while
/// another writes it is watched in tests, and not in what ships: the watch was a thirtieth of a check of tokens.
let lean =
  strict + [
    .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"]),
    .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release)),
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
  ]

/// All but the parsers, what is counted in and the readers of prose are built for size.
///
/// Measured: built for speed, prose costs a third of a megabyte and saves a tenth of the time on documents; the readers of
/// data cost a seventh and save a fiftieth on tokens; the index and the rules save nothing.
let small = lean + [.unsafeFlags(["-Osize"], .when(configuration: .release))]
let fast: Set = ["SourceText", "Syntax", "DesignTokens", "Lexicon", "ProseFacts"]

/// One file without shared libraries on Linux, so that it starts in a millisecond and runs anywhere.
///
/// Its symbols stay in it; `.ci/release` puts them into a file of their own, so that a crash can be read. Functions that
/// come out alike are kept once (`--icf`), which saves a twentieth; of such a one a crash may show the other's name. The
/// index that finds the handler of an exception in a hurry is left out (`--no-eh-frame-hdr`): nothing here throws one, and
/// it is a quarter of a megabyte. Strings that end alike are kept once (`-O2`). The names of all characters (*LATIN SMALL
/// LETTER A*), which the standard library holds and nothing here asks for, are half a megabyte: they go with the one
/// function that reads them, in whose place the program would end. So does the version of Unicode that each is of.
let oneStaticFile: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-executable", "-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", "--icf=all", "-Xlinker",
      "--no-eh-frame-hdr", "-Xlinker", "-O2", "-Xlinker", "--defsym=_swift_stdlib_getScalarName=abort",
      "-Xlinker", "--defsym=_swift_stdlib_getAge=abort",
    ],
    .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "tincture",
  platforms: [.macOS(.v15)],
  products: programs.map { .executable(name: $0.name, targets: [$0.name]) },
  targets: layers.map { layer in
    .target(
      name: layer.name, dependencies: layer.imports.map { .byName(name: $0) },
      swiftSettings: fast.contains(layer.name) ? lean : small)
  }
    + programs.map { program in
      .executableTarget(
        name: program.name,
        dependencies: program.imports.map { .byName(name: $0) },
        exclude: program.name == "tincture" ? ["Documentation.docc"] : [],
        swiftSettings: lean,
        // The fuzzer's runtime cannot be linked into a static file.
        linkerSettings: program.name == "fuzz" ? [] : oneStaticFile)
    }
    + support.map { library in
      .target(
        name: library.name, dependencies: library.imports.map { .byName(name: $0) }, path: "Tests/\(library.name)",
        exclude: library.name == "Fuzzing" ? ["Corpus"] : [], swiftSettings: strict)
    }
    + tests.map { test in
      .testTarget(
        name: test.name,
        dependencies: (test.imports + ["TestSupport"]).map { .byName(name: $0) },
        exclude: (test.cases ? ["Cases"] : []) + (test.name == "DesignTokensTests" ? ["Vectors"] : []),
        swiftSettings: strict)
    }
)
