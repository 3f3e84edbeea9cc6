import DesignTokens
import Facts
import Lexicon
import SourceText

// Which of several style sheets a document means: the one that it names by its path, and none that lies in a folder of
// mock-ups or old files while the product has one.
extension Scopes {
  /// Of the places that give a name those that a document can mean; all where anything but a document asks.
  func meant(_ sites: SiteList, by reader: Viewpoint) -> SiteList {
    guard let document = document(of: reader), sites.contains(where: { isStyleSheet($0.file) }) else { return sites }
    let named = ofNamedSheets(sites, by: document)
    guard !asides.isEmpty else { return named }
    let place = locations[document]
    let present = named.restricted { site in
      guard site.file != document, let aside = asides[site.file] else { return true }
      return !aside.isApart(from: place, sharing: place.shared(with: locations[site.file]))
    }
    return present.isEmpty ? named : present
  }

  /// The document that a reader is, or stands beside for.
  private func document(of reader: Viewpoint) -> Int? {
    let file = reader.file ?? Workspace.file(besideWhich: reader.path).flatMap(files.number)
    return file.flatMap { files.isDocument($0) ? $0 : nil }
  }

  private func isStyleSheet(_ file: Int) -> Bool { files.records[file]?.content.facts.isStyleSheet ?? false }

  /// The places in the style sheets that the document names by their paths, where it names none of the others at all;
  /// what stands in other files stays.
  private func ofNamedSheets(_ sites: SiteList, by document: Int) -> SiteList {
    let sheets = Set(sites.lazy.map(\.file).filter(isStyleSheet))
    guard sheets.count > 1, let written = files.records[document]?.content.writtenSheets else { return sites }
    let named = sheets.filter { written.give(pathOf: files.paths[$0]) }
    guard !named.isEmpty, sheets.allSatisfy({ named.contains($0) || !written.speak(of: files.paths[$0]) }) else {
      return sites
    }
    return sites.restricted { named.contains($0.file) || !sheets.contains($0.file) }
  }
}

/// How deep in a path the folders stand that tell a style sheet apart from those of the product.
struct AsideFolders: Sendable {
  /// The outermost folder of documents.
  private var ofDocuments: Int?
  /// The innermost folder of mock-ups, of what designers handed over or of old files.
  private var ofDrafts: Int?

  /// `nil` for a path that is none of a style sheet, or that has no such folder below the project.
  init?(_ path: String, root: String) {
    guard FileNames.isStyleSheet(path), path.isInside(root) else { return nil }
    let depth = root.steps.count
    for (index, folder) in path.below(root).steps.dropLast().enumerated() {
      let words = folder.lowercased().split { !$0.isLetter }
      if ofDocuments == nil, words.count == 1, Self.documents.contains(words[0]) { ofDocuments = depth + index + 1 }
      if words.contains(where: { Self.drafts.contains($0) || String($0).means(.archive) }) {
        ofDrafts = depth + index + 1
      }
    }
    guard ofDocuments != nil || ofDrafts != nil else { return nil }
  }

  /// Whether the style sheet is no business of a document: a folder of drafts or of documents parts them, or both lie among
  /// documents and the style sheet neither beside nor below.
  func isApart(from document: FileTree.Place, sharing depth: Int) -> Bool {
    if let ofDrafts, ofDrafts > depth { return true }
    return ofDocuments.map { $0 > depth || depth < document.depth } ?? false
  }

  private static let documents: Set<Substring> = ["docs", "doc", "documentation"]
  private static let drafts: Set<Substring> = [
    "old", "legacy", "deprecated", "handoff", "handoffs", "mockup", "mockups",
    "prototype", "prototypes", "proto", "wireframe", "wireframes", "draft", "drafts",
  ]
}
