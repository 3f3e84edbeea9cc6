/// How much a finding matters, worst last; the raw values appear in every report and in `tincture.json`.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case hint, info, warning, error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .hint: 0
    case .info: 1
    case .warning: 2
    case .error: 3
    }
  }
}
