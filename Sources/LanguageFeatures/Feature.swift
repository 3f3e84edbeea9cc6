/// Something that an editor shows or does, as its users know it; it stands in the file with the answer.
package struct Feature: Sendable {
  /// The heading of its page.
  package let title: String
  /// Markdown: what is shown, and where.
  package let page: String

  package init(title: String, page: String) {
    self.title = title
    self.page = page
  }
}
