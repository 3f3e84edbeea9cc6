package import Syntax

/// What a client can do, as far as it changes what we send (LSP 3.17, ClientCapabilities).
///
/// Whatever a client does not name, in whatever way, it cannot do.
package struct ClientCapabilities: Hashable, Sendable {
  /// In the client's order; empty where it only knows UTF-16.
  package var positionEncodings: [String] = []
  // Workspace.
  package var registersWatchedFiles = false
  package var understandsRelativePatterns = false
  package var registersConfiguration = false
  package var answersConfiguration = false
  package var refreshesDiagnostics = false
  package var appliesDocumentChanges = false
  package var createsFiles = false
  // Window.
  package var showsProgress = false
  // Text documents.
  package var pullsDiagnostics = false
  package var showsRelatedInformation = false
  package var showsCodeDescriptions = false
  package var keepsDiagnosticData = false
  package var diagnosticTags: Set<Int> = []
  /// The requests whose answers may be links, by the member that says so: `definition`.
  package var followsLinks: Set<String> = []
  package var nestsSymbols = false
  package var understandsCodeActions = false
  package var marksPreferredActions = false
  /// Whether hovers and documentation may be Markdown; the client's first choice of the two decides.
  package var showsMarkdownHover = false
  package var showsMarkdownDocumentation = false
  package var marksDeprecatedItems = false
  package var insertsSnippets = false
  package var preparesRenames = false
  package var asksForSemanticTokens = false

  package init(_ node: JSONNode?) {
    positionEncodings = node?["general"]?["positionEncodings"]?.elements?.compactMap(\.string) ?? []
    let workspace = node?["workspace"]
    let watching = workspace?["didChangeWatchedFiles"]
    registersWatchedFiles = watching?["dynamicRegistration"]?.boolean ?? false
    understandsRelativePatterns = watching?["relativePatternSupport"]?.boolean ?? false
    registersConfiguration = workspace?["didChangeConfiguration"]?["dynamicRegistration"]?.boolean ?? false
    answersConfiguration = workspace?["configuration"]?.boolean ?? false
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.boolean ?? false
    appliesDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.boolean ?? false
    createsFiles =
      workspace?["workspaceEdit"]?["resourceOperations"]?.elements?.contains { $0.string == "create" } ?? false
    showsProgress = node?["window"]?["workDoneProgress"]?.boolean ?? false
    readTextDocument(node?["textDocument"])
  }

  private mutating func readTextDocument(_ node: JSONNode?) {
    pullsDiagnostics = node?["diagnostic"]?.members != nil
    let publishing = node?["publishDiagnostics"]
    showsRelatedInformation = publishing?["relatedInformation"]?.boolean ?? false
    showsCodeDescriptions = publishing?["codeDescriptionSupport"]?.boolean ?? false
    keepsDiagnosticData = publishing?["dataSupport"]?.boolean ?? false
    diagnosticTags = Set(publishing?["tagSupport"]?["valueSet"]?.elements?.compactMap(\.integer) ?? [])
    followsLinks = Set((node?.members ?? []).filter { $0.value["linkSupport"]?.boolean == true }.map(\.key))
    nestsSymbols = node?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.boolean ?? false
    let actions = node?["codeAction"]
    understandsCodeActions = actions?["codeActionLiteralSupport"]?.members != nil
    marksPreferredActions = actions?["isPreferredSupport"]?.boolean ?? false
    showsMarkdownHover = prefersMarkdown(node?["hover"]?["contentFormat"])
    asksForSemanticTokens = node?["semanticTokens"]?["requests"]?.members != nil
    let item = node?["completion"]?["completionItem"]
    preparesRenames = node?["rename"]?["prepareSupport"]?.boolean ?? false
    insertsSnippets = item?["snippetSupport"]?.boolean ?? false
    showsMarkdownDocumentation = prefersMarkdown(item?["documentationFormat"])
    marksDeprecatedItems = item?["tagSupport"]?["valueSet"]?.elements?.contains { $0.integer == 1 } ?? false
  }

  private func prefersMarkdown(_ formats: JSONNode?) -> Bool {
    formats?.elements?.compactMap(\.string).first { $0 == "markdown" || $0 == "plaintext" } == "markdown"
  }
}
