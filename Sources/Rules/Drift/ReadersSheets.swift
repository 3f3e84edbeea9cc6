import Configuration
import DesignTokens
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

extension CheckedFile {
  /// The fences that show what readers are to write into style sheets of their own, which need not say what the project
  /// says: guides to customizing, and style sheets that the project has not.
  var rangesOfReaders: [ByteRange] {
    facts.ownSheetRanges + facts.namedSheets.filter { !isOfProject($0) }.map(\.range)
  }

  /// Whether the document gives eight custom properties or more the very value that the project has for them, and no
  /// more another one: such a document is about this project, wherever it stands.
  var repeatsProject: Bool {
    var same: Set<TokenName> = []
    var other: Set<TokenName> = []
    for definition in facts.definitions where definition.name.isCodeName && definition.context == nil {
      // Shadows say little: two hands hardly ever write one alike.
      guard ShadowLayers(definition.value) == nil else { continue }
      let answers = projectSites(named: definition.name).filter { $0.path != path }.compactMap { site in
        workspace.resolved(site).value.flatMap { definition.value.agrees(with: $0, in: self) }
      }
      if answers.contains(true) { same.insert(definition.name) }
      if !answers.isEmpty, !answers.contains(true) { other.insert(definition.name) }
    }
    if same.count > 7, same.count >= other.count { return true }
    // A guide to the project that has grown old in most of its values is one all the same.
    return FileNames.isGuide(path) && same.count > 1 && same.count + other.count > 5 && same.count * 3 >= other.count
  }

  /// Whether the document is a skill for agents (`.agents/skills/…`) that does not repeat the values of the project: most of
  /// these are taken from elsewhere, and their samples are of no project.
  var isSkillOfOthers: Bool {
    let folders = isProse ? path.folder.steps : []
    guard let hidden = folders.firstIndex(where: { $0.first == "." }) else { return false }
    return folders[hidden...].contains("skills") && !repeatsProject
  }

  /// Whether the project has a style sheet by the name that a fence gives, or a script: `tailwind.config.js` may have
  /// become `tailwind.config.ts`.
  private func isOfProject(_ sheet: NamedSheet) -> Bool {
    let parts = sheet.name.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let name = parts.joined(separator: "/")
    let endings = [".ts", ".js", ".mjs", ".cjs", ".mts"]
    guard let ending = endings.first(where: name.hasSuffix) else {
      return workspace.hasFile(called: name, around: path)
    }
    let stem = name.dropLast(ending.utf8.count)
    return endings.contains { workspace.hasFile(called: stem + $0, around: path) }
  }

  /// Whether the document names a style sheet that lies beside it or below: of what that has not it says nothing that
  /// the style sheets of other folders could contradict.
  var namesSheetOfFolder: Bool {
    let folder = path.folder
    let text = source.text
    guard text.holds(".css") else { return false }
    return text.split { $0.isWhitespace || "`()[]\"'<>|*,:".contains($0) }.contains { word in
      word.hasSuffix(".css") && workspace[folder + "/" + word.drop { "./".contains($0) }]?.facts.isStyleSheet == true
    }
  }

  /// Whether a file beside the document or below gives a name a value.
  func isGivenInFolder(_ name: TokenName) -> Bool {
    projectSites(named: name).contains { $0.path != path && $0.path.isInside(path.folder) }
  }

  /// Whether another style sheet of the project, which the document does not see first, gives a name just the value that
  /// a text states; one in a folder of old files says nothing of what holds now, and where the section names the one that
  /// is meant no other does.
  func isTrueInOtherStyles(_ stated: StatedValue, _ name: TokenName) -> Bool {
    let sites = workspace.definitions(named: name, visibleFrom: configuration.root + "/").filter { site in
      workspace[site.path]?.facts.isStyleSheet == true
        && !folders(of: site.path, notOf: configuration.root).contains(where: Self.isOfOldFiles)
    }
    let right = sites.filter {
      workspace.resolved($0).value.map { stated.value.agrees(with: $0, in: self) == true } ?? false
    }
    guard !right.isEmpty, let meant = sheet(namedAbove: stated.range, among: Set(sites.map(\.path))) else {
      return !right.isEmpty
    }
    return right.contains { $0.path == meant }
  }

  /// Of the values that several style sheets give a name those of the one that the section around a place names.
  func ofNamedSheet(
    _ values: [(theme: String, value: ResolvedValue)], _ range: ByteRange
  ) -> [(theme: String, value: ResolvedValue)] {
    let sheets = Set(
      values.compactMap { $0.value.chain.first?.path }.filter { workspace[$0]?.facts.isStyleSheet == true })
    guard let meant = sheet(namedAbove: range, among: sheets) else { return values }
    return values.filter { $0.value.chain.first?.path == meant }
  }

  /// The only one of some style sheets that the text between the last heading and a place calls by its name, in code.
  private func sheet(namedAbove range: ByteRange, among sheets: Set<String>) -> String? {
    guard sheets.count > 1, Set(sheets.map(\.fileName)).count == sheets.count else { return nil }
    let number = source.lines.line(at: range.start)
    for line in stride(from: number, through: max(0, number - Self.farthestName), by: -1) {
      let text = source.text(in: source.range(ofLine: line))
      if text.utf8.contains(UInt8(ascii: "`")) {
        let spans = text.split(separator: "`").map { $0.split(separator: "/").last ?? "" }
        let named = sheets.filter { sheet in spans.contains { $0 == sheet.fileName } }
        if !named.isEmpty { return named.count == 1 ? named.first : nil }
      }
      if text.hasPrefix("#") { return nil }
    }
    return nil
  }

  /// In lines.
  private static let farthestName = 60

  private static func isOfOldFiles(_ folder: Substring) -> Bool {
    ["old", "legacy", "archive", "archived", "backup", "backups", "deprecated"].contains(folder.lowercased())
  }
}
