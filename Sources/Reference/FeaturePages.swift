import LanguageFeatures
import LanguageServer

extension GeneratedFile {
  /// The page of what editors can ask.
  static let featuresPage = page("Features", from: "the catalogs of features and requests", featuresText)

  /// The features in the order of the catalog of requests, each with the requests that ask for it.
  private static var features: [(feature: Feature, requests: [String])] {
    var features: [(feature: Feature, requests: [String])] = []
    for method in Method.all {
      if let known = features.firstIndex(where: { $0.feature.title == method.feature.title }) {
        features[known].requests.append(method.name)
      } else {
        features.append((method.feature, [method.name]))
      }
    }
    return features
  }

  private static var featuresText: String {
    let sections = features.map { feature, requests in
      "## \(feature.title)\n\n\(feature.page)\n\nAsked with \(requests.map { "`\($0)`" }.joined(separator: ", "))."
    }
    return """
      # Features

      What an editor can show. Which of it an editor asks for is the editor's business; from a shell most of it can be \
      had with the commands of the same names (<doc:Commands>).

      \(sections.joined(separator: "\n\n"))

      Findings are published without being asked for, unless the client says that it asks for them \
      (`textDocument/diagnostic`).

      """
  }
}
