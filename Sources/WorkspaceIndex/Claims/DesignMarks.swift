import Configuration
import Facts

/// How many files of a project mark it as a design system.
struct DesignMarks: Sendable {
  private var systems = 0
  private var namesInCode = 0

  init() {}

  mutating func exchange(_ old: DesignMark?, for new: DesignMark?) {
    count(old, by: -1)
    count(new, by: 1)
  }

  private mutating func count(_ mark: DesignMark?, by step: Int) {
    switch mark {
    case .designSystem?: systems += step
    case .namesInCode?: namesInCode += step
    case DesignMark.none?, nil: break
    }
  }

  /// Whether files of all kinds are spoken of, and whether code is.
  var speech: (ofAll: Bool, ofCode: Bool) { (systems > 0, systems > 0 || namesInCode > 0) }
}

extension Workspace {
  /// Whether anything is said of a file that nobody asks about by name.
  ///
  /// Only where something marks its project as a design system: settings, a token file, a component file, or a document
  /// that specifies two components. So an ordinary README stays one. Code is also spoken of where code alone names
  /// values.
  package func speaks(of path: String) -> Bool {
    guard let number = projectNumber(of: path) else { return false }
    let speech = projects[number].speech
    return files[path]?.facts.kind == .code ? speech.ofCode : speech.ofAll
  }
}

extension Project {
  /// What is spoken of unasked.
  var speech: (ofAll: Bool, ofCode: Bool) {
    configuration.marksDesignSystem ? (true, true) : marks.speech
  }
}
