import SourceText
import Testing

struct FileURITests {
  @Test(arguments: [
    ("file:///home/ada/a.json", "/home/ada/a.json"),
    ("file:///c%3A/x%20y/%40scope/a.json", "/c:/x y/@scope/a.json"),
    ("file://localhost/a", "/a"),
    ("FILE:///a/", "/a"),
    ("file:/a", "/a"),
    ("file:///", "/"),
    ("file:///caf%C3%A9/cafe\u{301}", "/café/cafe\u{301}"),
    ("file:///100%/a%2", "/100%/a%2"),
    ("file:///a?b#c", "/a"),
    ("untitled:Untitled-1", "untitled:Untitled-1"),
    ("file://server/share/a", "file://server/share/a"),
    ("file:///a%FF", "file:///a%FF"),
    ("", ""),
  ])
  func `a URI gives its path, other schemes stay as they are`(uri: String, path: String) {
    #expect(Array(FileURI.path(fromURI: uri).utf8) == Array(path.utf8))
  }

  @Test(arguments: ["/a b/ü/%41/#?.json", "/", "untitled:Untitled-1", "vscode-vfs://github/a/b.json"])
  func `a path survives the way to a URI and back`(path: String) {
    #expect(FileURI.path(fromURI: FileURI.uri(forPath: path)) == path)
  }

  @Test func `only unreserved characters and slashes are written plainly`() {
    #expect(FileURI.uri(forPath: "/a b/@é.json") == "file:///a%20b/%40%C3%A9.json")
  }
}
