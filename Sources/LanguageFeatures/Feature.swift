/// Something that an editor shows or does, as its users know it.
package struct Feature: Sendable {
  /// The heading of its page.
  package let title: String
  /// Markdown: what is shown, and where.
  package let page: String
}
