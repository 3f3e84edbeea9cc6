import Configuration
import Facts

/// What marks a project as a design system: its settings, or how many of its files.
struct DesignMarks: Sendable {
  private var systems = 0
  private var namesInCode = 0

  /// Whether the settings mark it.
  private let isMarked: Bool

  init(isMarked: Bool) { self.isMarked = isMarked }

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

  /// What is spoken of unasked.
  struct Speech: Equatable {
    /// Files of all kinds.
    var ofAll: Bool
    var ofCode: Bool
  }

  var speech: Speech {
    let ofAll = isMarked || systems > 0
    return Speech(ofAll: ofAll, ofCode: ofAll || namesInCode > 0)
  }
}

extension Workspace {
  /// Whether anything is said of a file that nobody asks about by name.
  ///
  /// Only where something marks its project as a design system: settings, a token file, a component file, or a document
  /// that specifies two components, three colors or two pairs. So an ordinary README stays one. Code is also spoken of
  /// where code alone names values.
  package func speaks(of path: String) -> Bool {
    guard let number = projectNumber(of: path) else { return false }
    let speech = projects[number].marks.speech
    return files[path]?.content.facts.kind == .code ? speech.ofCode : speech.ofAll
  }
}
