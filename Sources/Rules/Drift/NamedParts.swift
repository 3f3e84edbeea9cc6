import Configuration
import Facts
import Lexicon
import SourceText
import WorkspaceIndex

// Which parts of a project a document is about, as it says itself: packages, by their names.
extension CheckedFile {
  /// Tells the files that lie outside of the packages which the document is about: its name or its title has the word by
  /// which their folders are called (*Admin panel*, `admin/package.json`).
  ///
  /// What lies in a package that one of these depends on is none of them.
  var isOfOtherPackage: (_ path: String) -> Bool {
    let folders = workspace.packageFolders(around: path).filter { $0 != configuration.root && !path.isInside($0) }
    guard !folders.isEmpty else { return { _ in false } }
    let own = Set(WrittenName.smallWords(of: String(path.fileName)) + (title.map(WrittenName.smallWords) ?? []))
    let named = folders.filter { folder in
      let words = WrittenName.smallWords(of: folder.fileName)
      return !words.isEmpty && words.allSatisfy(own.contains)
    }
    guard !named.isEmpty else { return { _ in false } }
    return { other in !named.contains { other.isInside($0) } }
  }

  /// The first of the headings that a document may begin with, with its mark.
  var title: String? {
    let lines = (0..<min(40, source.lines.count)).map { source.range(ofLine: $0) }
    return lines.first { source.bytes[$0].starts(with: "# ".utf8) }.map { source.text(in: $0) }
  }
}
