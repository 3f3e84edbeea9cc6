/// A state that somebody who builds a control cannot do without; the raw values are the words of messages.
package enum StateKind: String, Sendable, CaseIterable {
  case pressed, focused, disabled
}
