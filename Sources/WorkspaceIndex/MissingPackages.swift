import Facts

extension Workspace {
  /// The packages that the one around a file names as dependencies, that may give tokens, and that are not there; by
  /// name.
  ///
  /// A name that nothing defines may be one of theirs.
  package func missingTokenPackages(for path: String) -> [String] {
    guard let number = projectNumber(of: path), let file = projects[number].number(of: path),
      let package = projects[number].package(of: file)
    else { return [] }
    return projects[number].packages.missingTokenPackages(of: package)
  }
}
