import DesignTokens
import SourceText
import TestSupport
import Testing

/// `Cases/<feature>.md`: what an editor is told.
///
/// Questions: `hover 1️⃣ [plain|images|range]`, `definition 1️⃣`, `references 1️⃣ [definitions]`, `completion 1️⃣`,
/// `highlights 1️⃣`, `selection 1️⃣`, `colors PATH`, `presentations 1️⃣ COLOR`, `symbols PATH`, `links PATH`,
/// `renamed 1️⃣ NAME`, `folding PATH`, `stretches PATH`, `search TEXT`, `actions 1️⃣`.
struct FeatureCases {
  @Test(arguments: Case.beside())
  func `editors are told what the cases say`(_ testCase: Case) {
    let workspace = FeatureWorkspace(testCase.files)
    testCase.check([
      "colors": { workspace.colors(in: $0.subject) },
      "symbols": { workspace.symbols(in: $0.subject) },
      "links": { workspace.links(in: $0.subject) },
      "stretches": { workspace.stretches(in: $0.subject) },
      "folding": { workspace.folding(in: $0.subject) },
      "search": { workspace.search($0.subject) },
      "hover": testCase.at { workspace.hover(at: $0.offset, in: $0.path, options: Set($1)) },
      "definition": testCase.at { place, _ in workspace.definitions(at: place.offset, in: place.path) },
      "references": testCase.at { workspace.references(at: $0.offset, in: $0.path, options: Set($1)) },
      "completion": testCase.at { place, _ in workspace.completions(at: place.offset, in: place.path) },
      "highlights": testCase.at { place, _ in workspace.highlights(at: place.offset, in: place.path) },
      "selection": testCase.at { place, _ in workspace.selection(at: place.offset, in: place.path) },
      "renamed": testCase.at { workspace.renamed(at: $0.offset, in: $0.path, to: $1.joined(separator: " ")) },
      "actions": testCase.at { place, _ in
        workspace.actions(touching: ByteRange(place.offset, place.end), in: place.path)
      },
      "suppressions": testCase.at { place, _ in
        workspace.suppressions(touching: ByteRange(place.offset, place.end), in: place.path)
      },
      "presentations": testCase.at { place, words in
        let color = Color(css: words.joined(separator: " ")) ?? .black
        return workspace.presentations(of: color, at: ByteRange(place.offset, place.end), in: place.path)
      },
    ])
  }
}
