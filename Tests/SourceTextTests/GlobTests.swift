import SourceText
import Testing

struct GlobTests {
  @Test(arguments: [
    ("**/*.json", "a.json"), ("**/*.json", "a/b/c.json"), ("*.css", "src/a.css"), ("./*.css", "a.css"),
    ("tokens/*.json", "tokens/a.json"), ("legacy/**", "legacy/a/b.md"), ("legacy", "legacy/a/b.md"),
    ("dist", "packages/ui/dist/a.css"), ("a/**/z", "a/z"), ("a/**/z", "a/b/c/z"), ("**", "a/b"),
    ("**/**/a", "a"), ("x/**/**/**/a", "x/y/a"), ("**/**", "a/b"),
    ("*.{css,scss}", "x.scss"), ("{a,b{c,d}}/x", "bd/x"), ("[a-c]x.md", "bx.md"), ("[!a]x", "bx"),
    ("a?c", "aéc"), ("{open", "{open"), ("[open", "[open"), ("/root.md", "root.md"), ("DESIGN.md", "web/DESIGN.md"),
    ("a\\*b", "a*b"), ("**/.hidden/*", "x/.hidden/y"), ("{,x}y", "y"), ("src/**/*.{md,json}", "src/a.md"),
  ])
  func `a pattern matches`(pattern: String, path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("/*.css", "src/a.css"), ("tokens/*.json", "tokens/a/b.json"), ("tokens/*.json", "x/tokens/a.json"),
    ("legacy/**", "legacy2/a.md"), ("a?c", "a/c"), ("[!a]x", "ax"), ("a/**/z", "a/bz"), ("*.json", "a.jsonc"),
    ("src/*", "src/a/b"), ("[a-c]x", "/x"), ("", "a"), ("a\\*b", "axb"),
  ])
  func `a pattern does not match`(pattern: String, path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  @Test(arguments: [(63, true), (64, true), (65, false)])
  func `braces nest 64 deep`(depth: Int, isMatch: Bool) {
    let pattern = String(repeating: "{", count: depth) + "a" + String(repeating: "}", count: depth)
    #expect(Glob(pattern).matches("a") == isMatch)
  }

  @Test func `parts that may be anything are one, however often that is said`() {
    #expect(Glob(String(repeating: "**/", count: 20_000) + "a").matches("x/y/a"))
    #expect(!Glob(String(repeating: "**/", count: 20_000) + "a").matches("x/y/b"))
  }

  @Test func `a line of a gitignore knows no braces and must match as a whole`() {
    #expect(Glob(exactly: "{a,b}").matches("{a,b}"))
    #expect(!Glob(exactly: "{a,b}").matches("a"))
    #expect(!Glob(exactly: "build").matches("build/x"))
  }

  @Test func `many stars cost no more than their number`() {
    let pattern = Glob(String(repeating: "a*", count: 40) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 20_000)))
  }

  @Test func `brackets and braces that nothing closes cost no more than their number`() {
    for pattern in ["[", "{", "[a-z", "{a,"] {
      let text = String(repeating: pattern, count: 20_000)
      #expect(Glob(text).matches(text))
    }
  }

  @Test func `patterns of a folder match absolute paths below it only`() {
    let list = GlobList(["*.md", "src/**"], root: "/work/a")
    #expect(list.matches("/work/a/x/y.md"))
    #expect(list.matches("/work/a/src/b.css"))
    #expect(!list.matches("/work/ab/y.md"))
    #expect(!list.matches("/work/a/b.css"))
    #expect(GlobList(["*.md"], root: "/").matches("/a.md"))
    #expect(GlobList.path("/work/a", relativeTo: "/work/a") == nil)
  }
}
