import Syntax

/// What a request writes into the capabilities of the server (LSP 3.17, ServerCapabilities).
///
/// Requests that write the same member share it.
package struct Capability: Sendable {
  /// Such as `hoverProvider`.
  package let member: String
  let options: [Option]

  /// A member of the object that a member is; for some clients only.
  package struct Option: Sendable {
    let name: String
    let isFor: @Sendable (ClientCapabilities) -> Bool
    let write: @Sendable (inout JSONWriter) -> Void

    package init(_ name: String, _ value: Bool) {
      self.name = name
      isFor = { _ in true }
      write = { $0.member(name, value) }
    }

    package init(_ name: String, _ value: String) {
      self.name = name
      isFor = { _ in true }
      write = { $0.member(name, value) }
    }

    package init(
      _ name: String, _ value: [String], for isFor: @escaping @Sendable (ClientCapabilities) -> Bool = { _ in true }
    ) {
      self.name = name
      self.isFor = isFor
      write = { $0.member(name, value) }
    }

    package init(_ name: String, _ value: some WireObject) {
      self.name = name
      isFor = { _ in true }
      write = { $0.member(name, value) }
    }
  }

  /// A member that is `true`.
  package static func flag(_ member: String) -> Capability { Capability(member: member, options: []) }

  /// A member that is an object with these options; `true` for a client that none of them is for.
  package static func options(_ member: String, _ options: Option...) -> Capability {
    Capability(member: member, options: options)
  }
}
