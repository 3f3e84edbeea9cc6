import Configuration
import SourceText
import Testing

/// What a `tincture.json` comes to, and what is said of one that is wrong.
struct ConfigurationReaderTests {
  @Test func `comments and trailing commas are welcome`() {
    let reading = read("// ours\n{ \"grid\": { \"base\": 8, }, /* all */ }")
    #expect(reading.problems.isEmpty)
    #expect(reading.isReadable)
    #expect(reading.configuration.grid.base == 8)
  }

  @Test func `every key arrives`() {
    let configuration = read(
      """
      {
        "tokens": ["t/**"], "specs": ["s/**"], "code": ["c/**"], "exclude": ["e"],
        "resolver": [{"name": "light", "files": ["a.json", "b.json"]}, "x.resolver.json"],
        "grid": {"base": 8, "unit": "pt", "allow": [1, 2], "roles": ["gap"], "scale": "space"},
        "contrast": {
          "standard": "wcag2", "level": "AAA", "backdrop": "color.page",
          "pairs": [{"foreground": "color.text", "background": "color.surface"}]
        },
        "touchTarget": {"minimum": 48},
        "names": {"css": {"prefix": "ds"}, "swift": {"types": {"Space": "space"}}},
        "rules": {"low-contrast": "error", "unused-suppression": "off"},
        "overrides": [{"files": ["legacy/**"], "rules": {"low-contrast": "off"}}]
      }
      """
    ).configuration
    #expect(configuration.tokens == ["t/**"])
    #expect(configuration.specs == ["s/**"])
    #expect(configuration.code == ["c/**"])
    #expect(configuration.exclude == ["e"])
    #expect(configuration.themes == [ThemeSetting(name: "light", files: ["a.json", "b.json"])])
    #expect(configuration.resolvers == ["x.resolver.json"])
    #expect(configuration.grid.base == 8)
    #expect(configuration.grid.allow == [1, 2])
    #expect(configuration.grid.roles == ["gap"])
    #expect(configuration.grid.scale == "space")
    #expect(configuration.contrast.level == .aaa)
    #expect(configuration.contrast.backdrop == "color.page")
    #expect(configuration.contrast.pairs.map(\.foreground) == ["color.text"])
    #expect(configuration.minimumTouchTarget == 48)
    #expect(configuration.names.cssPrefix == "ds")
    #expect(configuration.names.swiftTypes == ["Space": "space"])
    #expect(configuration.rules == ["low-contrast": .error, "unused-suppression": Severity?.none])
    #expect(configuration.overrides.map { $0.matches("/project/legacy/a.md") } == [true])
    #expect(configuration.overrides.map { $0.matches("/project/a.md") } == [false])
  }

  @Test func `an unknown key is told once, with the nearest that is known`() {
    #expect(
      problems(in: #"{ "gird": {}, "grid": { "bases": 4 }, "whatever": 1 }"#) == [
        "3-7 warning: There is no setting `gird`; the nearest is `grid`.",
        "25-30 warning: There is no setting `grid.bases`; the nearest is `base`.",
        "39-47 warning: There is no setting `whatever`.",
      ])
  }

  @Test func `a value of the wrong type is told with its place`() {
    #expect(
      problems(in: #"{ "grid": { "base": "4px", "roles": ["gaps"] }, "tokens": "a.json", "contrast": 4.5 }"#) == [
        "20-25 error: `grid.base` must be a number.",
        "38-42 error: `grid.roles[0]` must be one of `padding`, `margin`, `gap`, `inset`, `width`, `height`, `size`, "
          + "`radius`, `border`, `stroke`, `font-size`, `line-height`, `letter-spacing`, `offset`, `blur`, `spread`, "
          + "`other`.",
        "58-66 error: `tokens` must be a list of globs.",
        "80-83 error: `contrast` must be an object.",
      ])
    #expect(problems(in: #"{ "grid": { "base": 0 } }"#) == ["20-21 error: `grid.base` must be greater than 0."])
    #expect(
      problems(in: #"{ "resolver": 3, "extends": {} }"#) == [
        "14-15 error: `resolver` must be a path or a list of a path or an object.",
        "28-30 error: `extends` must be a path or a list of paths.",
      ])
    #expect(
      problems(in: #"{ "overrides": [{ "rules": {} }] }"#) == ["16-31 error: `overrides[0]` needs a member `files`."])
  }

  @Test func `what is wrong is left out and the rest holds`() {
    let configuration = read(#"{ "grid": { "base": "4px", "allow": [2, "x"] }, "rules": { "a": 3 } }"#).configuration
    #expect(configuration.grid.base == nil)
    #expect(configuration.grid.allow == [2])
    #expect(configuration.rules.isEmpty)
  }

  @Test func `text that is no JSON is told with its place and is not readable`() {
    let reading = read(#"{ "grid": { "base": } }"#)
    #expect(!reading.isReadable)
    #expect(reading.problems.map(\.severity) == [.error])
    #expect(reading.problems.first.map { 18...20 ~= $0.range.start } == true)
    #expect(!read("[1]").isReadable)
    #expect(read("[1]").problems.map(\.message) == ["The settings must be an object."])
    #expect(read("").problems.count == 1)
  }

  @Test func `rules take a severity, off, or an array with options`() {
    let reading = read(
      #"{ "rules": { "low-contrast": ["error", { "level": "AAA" }], "off-grid-spacing": ["hint", { "base": 5 }] } }"#)
    #expect(reading.problems.isEmpty)
    #expect(reading.configuration.rules == ["low-contrast": .error, "off-grid-spacing": .hint])
    #expect(reading.configuration.contrast.level == .aaa)
    #expect(reading.configuration.grid.base == 5)
    #expect(
      problems(in: #"{ "rules": { "low-contrast": "warn", "duplicate-key": ["error", {}] } }"#) == [
        "30-34 error: `rules.low-contrast` must be one of `off`, `hint`, `info`, `warning`, `error`.",
        "64-66 warning: The rule `duplicate-key` takes no options.",
      ])
    #expect(
      problems(in: #"{ "rules": { "low-contrst": "off" } }"#, rules: ["low-contrast"]) == [
        "14-25 warning: There is no rule `low-contrst`; the nearest is `low-contrast`."
      ])
  }

  @Test func `the last matching override wins`() {
    let configuration = read(
      """
      {
        "rules": {"low-contrast": "error"},
        "overrides": [
          {"files": ["legacy/**"], "rules": {"low-contrast": "off", "value-drift": "error"}},
          {"files": ["legacy/new/**"], "rules": {"low-contrast": "hint"}}
        ]
      }
      """
    ).configuration
    func severity(_ rule: String, _ path: String) -> Severity? {
      configuration.severity(of: rule, default: .warning, forFileAt: path)
    }
    #expect(severity("low-contrast", "/project/a.md") == .error)
    #expect(severity("low-contrast", "/project/legacy/a.md") == nil)
    #expect(severity("low-contrast", "/project/legacy/new/a.md") == .hint)
    #expect(severity("value-drift", "/project/legacy/new/a.md") == .error)
    #expect(severity("value-drift", "/project/a.md") == .warning)
  }

  @Test func `an extended file is read first and laid under`() {
    let reading = read(
      #"""
      { "extends": ["shared/base.json", "/etc/more.json"], "exclude": ["b"], "rules": { "x": "off" }, "read": ["/etc"] }
      """#,
      others: [
        "/project/shared/base.json": #"{ "extends": "../root.json", "exclude": ["a"], "rules": { "y": "hint" } }"#,
        "/project/root.json": #"{ "grid": { "base": 6 } }"#,
        "/etc/more.json": #"{ "grid": { "allow": [3] } }"#,
      ])
    #expect(reading.problems.isEmpty)
    #expect(reading.configuration.exclude == ["b"])
    #expect(reading.configuration.grid.base == 6)
    #expect(reading.configuration.grid.allow == [3])
    #expect(reading.configuration.rules == ["x": Severity?.none, "y": .hint])
    #expect(
      reading.files == ["/project/tincture.json", "/project/shared/base.json", "/project/root.json", "/etc/more.json"])
  }

  @Test func `what lies outside of the project and of the folders to read is told, not opened`() {
    let reading = read(
      #"{ "extends": "../base.json", "tokens": ["../tokens/*.json", "a.json"], "resolver": "../lib/a.resolver.json" }"#,
      others: ["/base.json": #"{ "grid": { "base": 6 } }"#])
    #expect(
      reading.problems.map(\.message) == [
        "`../base.json` lies outside of the project and is not read; list its folder in `read`.",
        "`../tokens/*.json` leads out of the project; files there are read only where `read` lists their folder.",
        "`../lib/a.resolver.json` leads out of the project; files there are read only where `read` lists their folder.",
      ])
    #expect(reading.configuration.grid.base == nil)
    let allowed = read(
      #"{ "extends": "../lib/base.json", "tokens": ["../tokens/*.json"], "read": ["../tokens/", "../lib"] }"#,
      others: ["/lib/base.json": #"{ "grid": { "base": 6 }, "read": ["../more"] }"#])
    #expect(allowed.problems.isEmpty)
    #expect(allowed.configuration.readFolders == ["/lib", "/tokens"])
    #expect(allowed.configuration.grid.base == 6)
    #expect(
      read(#"{ "extends": "../node_modules/@acme/rules/tincture.json" }"#).problems.map(\.message) == [
        "The settings file `../node_modules/@acme/rules/tincture.json` cannot be read."
      ])
  }

  @Test func `a circle of extended files is told where it closes`() {
    let reading = read(
      #"{ "extends": "a.json" }"#, others: ["/project/a.json": #"{ "extends": "./tincture.json", "exclude": ["x"] }"#])
    #expect(
      reading.problems.map { "\($0.path): \($0.message)" } == [
        "/project/a.json: `./tincture.json` leads back to itself: `tincture.json → a.json → tincture.json`."
      ])
    #expect(reading.configuration.exclude == ["x"])
  }

  @Test func `what files extend in common is read once, and counts where it comes last`() {
    let doubling = (1...40).map {
      ("/project/n\($0).json", #"{ "extends": ["n\#($0 + 1).json", "n\#($0 + 1).json"] }"#)
    }
    let wide = read(#"{ "extends": "n1.json" }"#, others: Dictionary(doubling) { $1 })
    #expect(wide.files.count == 42)
    #expect(wide.problems.map(\.message) == Array(repeating: "The settings file `n41.json` cannot be read.", count: 2))
    let diamond = read(
      #"{ "extends": ["a.json", "b.json"] }"#,
      others: [
        "/project/a.json": #"{ "extends": "base.json", "grid": { "base": 6, "allow": [3] } }"#,
        "/project/b.json": #"{ "extends": "base.json" }"#,
        "/project/base.json": #"{ "grid": { "base": 8 } }"#,
      ])
    #expect(diamond.configuration.grid.base == 8)
    #expect(diamond.configuration.grid.allow == [3])
  }

  @Test func `only so many files may extend one another`() {
    let chain = (1..<5000).map { ("/project/n\($0).json", #"{ "extends": "n\#($0 + 1).json" }"#) }
    let reading = read(#"{ "extends": "n1.json", "exclude": ["a"] }"#, others: Dictionary(chain) { $1 })
    #expect(
      reading.problems.map { "\($0.path): \($0.message)" } == [
        "/project/n63.json: `n64.json` is not read: more than 64 files extend one another."
      ])
    #expect(reading.configuration.exclude == ["a"])
  }

  @Test func `an extended file that is missing is told and watched`() {
    let reading = read(#"{ "extends": "none.json" }"#)
    #expect(reading.problems.map(\.message) == ["The settings file `none.json` cannot be read."])
    #expect(reading.files == ["/project/tincture.json", "/project/none.json"])
  }

  @Test func `presets lie under what names them, and a file called like one is named with a dot`() {
    let reading = read(
      #"{ "extends": ["strict", "./strict", "accessibility"], "rules": { "low-contrast": "hint" } }"#,
      others: ["/project/strict": #"{ "rules": { "small-touch-target": "off", "unused-token": "off" } }"#])
    #expect(reading.problems.isEmpty)
    #expect(reading.files == ["/project/tincture.json", "/project/strict"])
    let rules = reading.configuration.rules
    #expect(rules["low-contrast"] == .hint)
    #expect(rules["unused-token"] == .some(nil))
    #expect(rules["small-touch-target"] == .error)
    #expect(rules["value-drift"] == .error)
  }

  @Test func `presets name rules and settings that there are`() {
    for preset in Preset.all {
      let stated = read(#"{ "extends": "\#(preset.name)" }"#).stated.filter { $0.key.hasPrefix("rules.") }
      #expect(stated.count == (preset.name == "recommended" ? 0 : preset.name == "strict" ? 21 : 5))
    }
  }

  @Test func `a package is looked for in the nearest folder of packages`() {
    let text = #"{ "extends": ["@acme/base", "plain", "@acme/base/more.json"] }"#
    let files = [
      "/project/node_modules/@acme/base/tincture.json": #"{ "exclude": ["a"] }"#,
      "/node_modules/plain/tincture.json": #"{ "exclude": ["b"], "extends": "./inner.json" }"#,
      "/node_modules/plain/inner.json": #"{ "grid": { "base": 6 } }"#,
      "/project/node_modules/@acme/base/more.json": #"{ "specs": ["c"] }"#,
    ]
    let reading = read(text, others: files)
    #expect(reading.problems.isEmpty)
    #expect(reading.configuration.exclude == ["b"])
    #expect(reading.configuration.grid.base == 6)
    #expect(reading.configuration.specs == ["c"])
  }

  @Test func `a package that is missing, and one that leads back, are told and watched`() {
    let missing = read(#"{ "extends": "@acme/none" }"#)
    #expect(
      missing.problems.map(\.message) == [
        "The package `@acme/none` holds no settings: there is no `@acme/none/tincture.json` in any `node_modules` around."
      ])
    #expect(missing.files.last == "/project/node_modules/@acme/none/tincture.json")
    let circle = read(
      #"{ "extends": "a" }"#,
      others: [
        "/project/node_modules/a/tincture.json": #"{ "extends": "@b/c" }"#,
        "/project/node_modules/@b/c/tincture.json": #"{ "extends": "a" }"#,
      ])
    #expect(
      circle.problems.map(\.message) == ["`a` leads back to itself: `tincture.json → tincture.json → tincture.json`."])
  }

  @Test func `deep nesting neither crashes nor hangs`() {
    let open = String(repeating: "[", count: 100_000)
    #expect(!read("{ \"grid\": \(open)").problems.isEmpty)
  }

  private func read(_ text: String, others: [String: String] = [:], rules: Set<String> = []) -> ConfigurationReading {
    let source = SourceFile(path: "/project/tincture.json", text: text)
    return ConfigurationReader.read(source, root: "/project", knownRules: rules) { path in
      path == source.path ? source : others[path].map { SourceFile(path: path, text: $0) }
    } isThere: {
      others[$0] != nil
    }
  }

  private func problems(in text: String, rules: Set<String> = []) -> [String] {
    read(text, rules: rules).problems.map { "\($0.range.start)-\($0.range.end) \($0.severity): \($0.message)" }
  }
}
