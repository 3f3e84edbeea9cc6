import Configuration
import Facts
import SourceText

/// In which formats the token files of a project are written.
///
/// Files that are merged by one manifest claim one format. The others claim what most values of their folder show, or of
/// the nearest one around it that shows anything; those of a package that come to the same are one set.
final class FormatClaims: Sendable {
  static let none = FormatClaims([:], [])

  /// By the number of the file.
  let claims: [Int: FormatClaim]
  /// The files of each set, by path.
  let sets: [[Int]]

  init(_ claims: [Int: FormatClaim], _ sets: [[Int]]) {
    self.claims = claims
    self.sets = sets
  }

  /// The files that claim something else than before.
  func changes(from old: FormatClaims) -> [Int] {
    Set(claims.keys).union(old.claims.keys).filter { claims[$0] != old.claims[$0] }
  }
}

extension FormatClaims {
  /// What each token file claims.
  static func claimed(in scopes: Scopes, _ configuration: Configuration) -> FormatClaims {
    let (records, paths) = (scopes.files.records, scopes.files.paths)
    let files = records.indices.filter { records[$0]?.content.facts.kind == .tokens }
      .sorted { paths[$0] < paths[$1] }
    guard !files.isEmpty else { return .none }
    if let setting = configuration.format {
      let format = TokenFormat(setting)
      let claim = FormatClaim(
        format: format, reason: "as the settings say", set: 0, isReadAsJSON5: format == .styleDictionary)
      return FormatClaims(Dictionary(uniqueKeysWithValues: files.map { ($0, claim) }), [files])
    }
    var builder = FormatClaimBuilder(scopes, files)
    return builder.build()
  }
}

extension ProjectFiles {
  /// What a file shows of its format by itself.
  func formatEvidence(of file: Int) -> FormatEvidence {
    records[file]?.content.facts.formatEvidence ?? FormatEvidence()
  }
}

extension ResolverDocuments {
  /// The files that a manifest merges, in no order.
  func sources(ofManifest file: Int) -> [Int] {
    guard let document = files.records[file]?.content.facts.resolver, let completed = completed(document, of: file)
    else {
      return []
    }
    return completed.allSources.compactMap { source in
      guard case .file(let path, _) = source.content else { return nil }
      return files.number(of: ProjectFiles.path(path, relativeTo: files.paths[file].folder))
    }
  }
}

extension TokenFormat {
  init(_ setting: FormatSetting) {
    switch setting {
    case .current: self = .current
    case .draft: self = .draft
    case .styleDictionary: self = .styleDictionary
    case .tokensStudio: self = .tokensStudio
    }
  }
}

extension FormatEvidence {
  /// Whether more than half of what could be written in an older form is not; `nil` where that cannot be told.
  var isCurrent: Bool? { current == older ? nil : current > older }
}
