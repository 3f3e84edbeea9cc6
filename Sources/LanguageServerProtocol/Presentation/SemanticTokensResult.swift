package import Syntax

/// What stretches of a document are, five numbers for each (LSP 3.17, SemanticTokens).
package struct SemanticTokensResult: WireObject {
  package var data: [Int]

  package init(data: [Int]) { self.data = data }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("data", array: { writer in for number in data { writer.value(number) } })
  }
}
