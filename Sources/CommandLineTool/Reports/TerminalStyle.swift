import Configuration

/// Colors and weight for a terminal (ECMA-48, 8.3.117), or none.
struct TerminalStyle: Sendable {
  var isOn: Bool

  func bold(_ text: String) -> String { painted(text, "1") }

  func gutter(_ text: String) -> String { painted(text, "34") }

  /// Red, yellow, blue or cyan, as far as a finding matters.
  func severity(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: painted(text, "1;31")
    case .warning: painted(text, "1;33")
    case .info: painted(text, "1;34")
    case .hint: painted(text, "1;36")
    }
  }

  private func painted(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
