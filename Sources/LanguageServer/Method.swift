package import JSONRPC
package import LanguageFeatures
import LanguageServerProtocol
import Syntax

/// One request: the feature it belongs to, its name, how it is advertised, and its answer, together so that they cannot
/// disagree.
package struct Method: Sendable {
  /// What its users know it as; several requests may belong to one.
  package let feature: Feature
  /// The name on the wire.
  package let name: String
  /// What says in the capabilities of the server that the request is served.
  let capability: Capability
  /// Whether a client gets it at all.
  let isServed: @Sendable (ClientCapabilities) -> Bool
  /// What the answer cannot be given without.
  let needs: Need
  let answer: @Sendable (RequestID, JSONNode?, Snapshot) -> OutgoingMessage
  /// What is said at once while the project is being read; `nil` for a request that waits.
  var meanwhile: (@Sendable (RequestID) -> OutgoingMessage)?

  /// What must be known before a request can be answered.
  enum Need: Sendable {
    /// The text of the document alone.
    case text
    /// Everything that the project says.
    case project
    /// Everything that the project says, and what is wrong with the document, which may take its time.
    case findings
  }

  /// A request with the parameters and the answer of its own types; parameters that do not fit are refused.
  init<Parameters: WireReadable & SendableMetatype, Answer: WireValue>(
    _ feature: Feature, _ name: String, needs: Need = .project, capability: Capability,
    isServed: @escaping @Sendable (ClientCapabilities) -> Bool = { _ in true },
    answer: @escaping @Sendable (Parameters, Snapshot) -> Answer
  ) {
    self.init(feature, name, needs: needs, capability: capability, isServed: isServed) { .success(answer($0, $1)) }
  }

  /// A request that can fail although its parameters fit.
  init<Parameters: WireReadable & SendableMetatype, Answer: WireValue>(
    _ feature: Feature, _ name: String, needs: Need = .project, capability: Capability,
    isServed: @escaping @Sendable (ClientCapabilities) -> Bool = { _ in true },
    attempt: @escaping @Sendable (Parameters, Snapshot) -> Result<Answer, ResponseError>
  ) {
    self.feature = feature
    self.name = name
    self.needs = needs
    self.capability = capability
    self.isServed = isServed
    answer = { id, node, snapshot in
      guard let parameters = node.flatMap(Parameters.init) else {
        return OutgoingMessage(
          failure: ResponseError(.invalidParams, "The parameters of `\(name)` do not fit."), of: id)
      }
      switch attempt(parameters, snapshot) {
      case .success(let answer): return OutgoingMessage(response: id) { $0.member("result", answer) }
      case .failure(let error): return OutgoingMessage(failure: error, of: id)
      }
    }
  }
}

extension Method {
  /// The same request with an answer for the time until the project has been read.
  func answering<Answer: WireValue & Sendable>(meanwhile answer: Answer) -> Method {
    var method = self
    method.meanwhile = { id in OutgoingMessage(response: id) { $0.member("result", answer) } }
    return method
  }
}

/// A request to be answered from a snapshot, on whatever thread.
package struct Question: Sendable {
  package let id: RequestID
  let method: Method
  let params: JSONNode?
  let snapshot: Snapshot

  /// The name of the request.
  package var name: String { method.name }

  /// What is said instead of the answer if nobody waits for it any more.
  package var refusal: OutgoingMessage {
    OutgoingMessage(failure: ResponseError(.requestCancelled, "The request was cancelled."), of: id)
  }

  /// The answer.
  package func answered() -> OutgoingMessage { method.answer(id, params, snapshot) }
}
