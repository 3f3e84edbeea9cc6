import Rules

/// The files whose findings must be looked for again, open documents first, else in the order of their paths.
struct StaleFiles: Sendable {
  private var open: [String: Set<Rule.Reach>] = [:]
  private var others: [String: Set<Rule.Reach>] = [:]
  /// The other paths, the next one last; may hold paths that are no longer stale.
  private var order: [String] = []
  /// The files that are being checked.
  private(set) var running: Set<String> = []
  /// The document that the user is in: the first to be checked.
  var foremost: String?

  /// Whether nothing is stale; checks may still be running.
  var isEmpty: Bool { open.isEmpty && others.isEmpty }

  /// Adds one file.
  mutating func add(_ path: String, _ reaches: Set<Rule.Reach>, isOpen: Bool) {
    if isOpen {
      let before = others.removeValue(forKey: path) ?? []
      open[path, default: before].formUnion(reaches)
    } else {
      let before = open.removeValue(forKey: path) ?? []
      if others[path] == nil { order.append(path) }
      others[path, default: before].formUnion(reaches)
    }
  }

  /// Adds many files that are not open.
  mutating func add(_ paths: some Sequence<String>, _ reaches: Set<Rule.Reach>) {
    for path in paths.sorted(by: >) { add(path, reaches, isOpen: false) }
  }

  /// Takes a file out, whether it is stale or not.
  mutating func remove(_ path: String) {
    open.removeValue(forKey: path)
    others.removeValue(forKey: path)
  }

  /// The next file to check, which counts as running from now on; `nil` if there is none that is not running.
  ///
  /// One that `mustWait` stays where it is.
  mutating func next(
    onlyOpen: Bool = false, unless mustWait: (String) -> Bool
  ) -> (path: String, reaches: Set<Rule.Reach>)? {
    if let path = nextOpen(unless: mustWait), let reaches = open.removeValue(forKey: path) {
      running.insert(path)
      return (path, reaches)
    }
    if onlyOpen { return nil }
    var parked: [String] = []
    defer { order += parked.reversed() }
    while let path = order.popLast() {
      guard let reaches = others[path] else { continue }
      guard !mustWait(path), running.insert(path).inserted else {
        parked.append(path)
        continue
      }
      others.removeValue(forKey: path)
      return (path, reaches)
    }
    return nil
  }

  private func nextOpen(unless mustWait: (String) -> Bool) -> String? {
    if let foremost, open[foremost] != nil, !running.contains(foremost), !mustWait(foremost) { return foremost }
    return open.keys.filter { !running.contains($0) && !mustWait($0) }.min()
  }

  /// Says that a check is over.
  mutating func finish(_ path: String) { running.remove(path) }
}
