package import SourceText
package import WorkspaceIndex

/// One thing that could be written at the cursor.
package struct CompletionItem: Sendable {
  package enum Kind: Sendable { case color, value, property, type, unit }

  package var label: String
  package var kind: Kind
  /// For a colour `#rrggbb` alone; else the value; else empty.
  package var detail: String
  /// The one edit, over the whole reference or word under the cursor.
  package var edit: TextEdit
  /// What the client matches the typed text against.
  package var filterText: String
  /// Orders the list: what fits the slot's type first, then nearer files, then by name.
  package var sortText: String
  package var isDeprecated: Bool
  /// The token's name, for ``Workspace/documentation(ofToken:visibleFrom:)``; `nil` for keywords.
  package var token: String?

  package init(
    label: String, kind: Kind, detail: String = "", edit: TextEdit, filterText: String, sortText: String,
    isDeprecated: Bool = false, token: String? = nil
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.edit = edit
    self.filterText = filterText
    self.sortText = sortText
    self.isDeprecated = isDeprecated
    self.token = token
  }
}

/// What could be written at the cursor; `isIncomplete` where further typing must ask again.
package struct CompletionList: Sendable {
  package var items: [CompletionItem]
  package var isIncomplete: Bool

  package init(items: [CompletionItem], isIncomplete: Bool) {
    self.items = items
    self.isIncomplete = isIncomplete
  }
}

extension Workspace {
  /// What could be written at an offset, also while the file is broken.
  package func completions(at offset: Int, in path: String) -> CompletionList {
    CompletionList(items: [], isIncomplete: false)
  }

  /// The rich text shown beside a completion item: what a hover on the token would say, as Markdown.
  package func documentation(ofToken name: String, visibleFrom path: String) -> String? { nil }
}
