import FileAccess
import SourceText

/// A sentence for standard error.
struct Notice: Sendable {
  /// One line, in which nothing acts.
  let text: String
  /// What the program must say of it with its exit status.
  let status: Outcome.Status

  /// Whether something could not be done.
  var isFailure: Bool { status == .failure }

  static func failure(_ text: String) -> Notice { Notice(text: text.visible, status: .failure) }
  /// Something that was not done because there is too much of it.
  static func limit(_ text: String) -> Notice { Notice(text: text.visible, status: .findings) }
  static func note(_ text: String) -> Notice { Notice(text: text.visible, status: .clean) }
}

extension Notice {
  /// What to say of something that was not read, `shown` giving its path as people read it.
  init(_ remark: UnreadRemark, _ shown: (String) -> String) {
    self.init(text: remark.text(shown).visible, status: remark.status)
  }
}

extension UnreadRemark {
  /// What the program must say of it with its exit status.
  var status: Outcome.Status {
    switch weight {
    case .failure: .failure
    case .limit: .findings
    case .note: .clean
    }
  }
}
