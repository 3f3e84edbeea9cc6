import Testing

@testable import WorkspaceIndex

/// How many folders two files share, wherever the project lies that they are of.
@Suite struct FileTreeTests {
  private static let root = "/home/me/app"

  @Test(arguments: [
    ("/home/me/app/a.json", "/home/me/app/b.json", 3),
    ("/home/me/app/x/y/a.json", "/home/me/app/x/z/b.json", 4),
    ("/home/me/app/x/a.json", "/home/me/app-two/x/b.json", 2),
    ("/home/me/app/x/a.json", "/home/me/b.json", 2),
    ("/home/me/app/x/a.json", "/var/app/x/b.json", 0),
    ("/home/me/tokens/x/a.json", "/home/me/tokens/x/b.json", 4),
    ("/home/a.json", "/home/me/tokens/b.json", 1),
  ])
  func `two files share the folders around both, in the project and beside it`(one: String, two: String, count: Int) {
    for root in [Self.root, "", "/home/me/app/x/deep/down"] {
      var tree = FileTree(root: root)
      let (left, right) = (tree.assignPlace(to: one), tree.assignPlace(to: two))
      #expect(left.shared(with: right) == count, "\(root)")
      #expect(right.shared(with: left) == count, "\(root)")
      #expect(tree.place(of: one) == left && tree.place(of: two) == right)
    }
  }

  @Test func `what ends in a slash is the place of a folder's files`() {
    for root in [Self.root, "", "/home/me/app/x/deep/down"] {
      var tree = FileTree(root: root)
      let file = tree.assignPlace(to: "/home/me/app/x/a.json")
      #expect(tree.place(of: "/home/me/app/x/") == file)
      #expect(tree.place(of: "/home/me/app/x").depth == 3)
    }
  }

  @Test func `each folder around a file is known by its depth`() {
    for root in [Self.root, "", "/home/me/app/x/deep/down"] {
      var tree = FileTree(root: root)
      let inside = tree.assignPlace(to: "/home/me/app/x/a.json")
      let above = tree.assignPlace(to: "/home/me/b.json")
      #expect(inside.depth == 4 && above.depth == 2)
      #expect(above.innermost.flatMap { inside.depth(of: $0) } == 1)
      #expect(inside.innermost.flatMap { above.depth(of: $0) } == nil)
      #expect(inside.innermost { $0 == above.innermost } == above.innermost)
    }
  }
}
