/// Where a definition is known.
enum Scope: Hashable {
  /// Token files, resolver documents and code define for the whole project.
  case project
  /// A `DESIGN.md` defines for its folder and below.
  case folder(String)
  /// A component spec defines for itself; the number of the file.
  case document(Int)
}
