import Rules
import SourceText

/// The files whose findings must be looked for again, open documents first, else in the order of their paths.
struct StaleFiles: Sendable {
  private var open = StaleLine()
  private var others = StaleLine()
  /// The files that are being checked.
  private(set) var running: Set<String> = []
  /// The document that the user is in: the first to be checked.
  var focused: String?

  /// Whether nothing is stale; checks may still be running.
  var isEmpty: Bool { open.isEmpty && others.isEmpty }

  /// Whether a file is stale or being checked.
  func contains(_ path: String) -> Bool { running.contains(path) || open.contains(path) || others.contains(path) }

  /// Adds one file.
  mutating func add(_ path: String, _ reaches: Set<Rule.Reach>, isOpen: Bool) {
    if isOpen {
      open.add(path, reaches.union(others.remove(path) ?? []))
    } else {
      others.add(path, reaches.union(open.remove(path) ?? []))
    }
  }

  /// Takes a file out, whether it is stale or not.
  mutating func remove(_ path: String) {
    _ = open.remove(path)
    _ = others.remove(path)
  }

  /// The next file to check, which counts as running from now on; `nil` if there is none that is not running.
  ///
  /// One that `mustWait` stays where it is.
  mutating func next(
    onlyOpen: Bool = false, unless mustWait: (String) -> Bool
  ) -> (path: String, reaches: Set<Rule.Reach>)? {
    let busy = running
    func isReady(_ path: String) -> Bool { !busy.contains(path) && !mustWait(path) }
    let found = nextFocused(isReady) ?? open.next(where: isReady) ?? (onlyOpen ? nil : others.next(where: isReady))
    if let found { running.insert(found.path) }
    return found
  }

  private mutating func nextFocused(_ isReady: (String) -> Bool) -> (path: String, reaches: Set<Rule.Reach>)? {
    guard let focused, open.contains(focused), isReady(focused) else { return nil }
    return open.remove(focused).map { (focused, $0) }
  }

  /// Says that a check is over.
  mutating func finish(_ path: String) { running.remove(path) }
}

/// Stale files in the order of their paths; taking the next one does not look at the others.
private struct StaleLine {
  private var reaches: [String: Set<Rule.Reach>] = [:]
  /// The paths, the next one last; may hold paths that are no longer stale.
  private var order: [String] = []
  private var isSorted = true

  var isEmpty: Bool { reaches.isEmpty }

  func contains(_ path: String) -> Bool { reaches[path] != nil }

  mutating func add(_ path: String, _ more: Set<Rule.Reach>) {
    if reaches[path] == nil {
      if let last = order.last, last < path { isSorted = false }
      order.append(path)
    }
    reaches[path, default: []].formUnion(more)
  }

  mutating func remove(_ path: String) -> Set<Rule.Reach>? { reaches.removeValue(forKey: path) }

  /// Takes out the first file that is ready.
  mutating func next(where isReady: (String) -> Bool) -> (path: String, reaches: Set<Rule.Reach>)? {
    if !isSorted {
      order.sort(by: >)
      isSorted = true
    }
    var parked: [String] = []
    defer { order += parked.reversed() }
    while let path = order.popLast() {
      guard reaches[path] != nil else { continue }
      guard isReady(path) else {
        parked.append(path)
        continue
      }
      return reaches.removeValue(forKey: path).map { (path, $0) }
    }
    return nil
  }
}
