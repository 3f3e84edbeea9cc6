extension Configuration {
  /// The place of the file at an absolute path in a theme's order, counted from 0; `nil` where it is not part of it.
  package func rank(of path: String, in theme: ThemeSetting) -> Int? {
    theme.files.firstIndex { matches(path, [$0]) }
  }
}
