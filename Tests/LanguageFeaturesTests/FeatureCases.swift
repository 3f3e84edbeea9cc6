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
    testCase.check { question in
      guard let subject = question.words.dropFirst().first else { return "a place or a path is missing" }
      switch question.words[0] {
      case "colors": return workspace.colors(in: subject)
      case "symbols": return workspace.symbols(in: subject)
      case "links": return workspace.links(in: subject)
      case "stretches": return workspace.stretches(in: subject)
      case "folding": return workspace.folding(in: subject)
      case "search": return workspace.search(subject)
      default: break
      }
      guard let place = testCase.places[subject] else { return "there is no place \(subject)" }
      let range = ByteRange(place.offset, place.end)
      let options = Set(question.words.dropFirst(2))
      switch question.words[0] {
      case "hover": return workspace.hover(at: place.offset, in: place.path, options: options)
      case "definition": return workspace.definitions(at: place.offset, in: place.path)
      case "references": return workspace.references(at: place.offset, in: place.path, options: options)
      case "completion": return workspace.completions(at: place.offset, in: place.path)
      case "highlights": return workspace.highlights(at: place.offset, in: place.path)
      case "selection": return workspace.selection(at: place.offset, in: place.path)
      case "renamed":
        return workspace.renamed(
          at: place.offset, in: place.path, to: question.words.dropFirst(2).joined(separator: " "))
      case "actions": return workspace.actions(touching: range, in: place.path)
      case "presentations":
        let color = Color(css: question.words.dropFirst(2).joined(separator: " ")) ?? .black
        return workspace.presentations(of: color, at: range, in: place.path)
      default: return "unknown question"
      }
    }
  }
}
