import SourceText

/// What has become of a text as a unified diff, which `git apply` and `patch -p1` take.
enum LineDiff {
  private typealias Line = ArraySlice<UInt8>
  /// A stretch of lines of the old text, and what stands in their place.
  private typealias Change = (old: Range<Int>, new: Range<Int>)
  /// Unchanged lines that are shown around a change.
  private static let context = 3
  /// How far apart two texts may run before they are taken to have nothing more in common.
  private static let reach = 60

  /// The diff of one file, as bytes, since a text may hold anything; empty where nothing has changed.
  ///
  /// Its path is relative to the folder in which it is to be applied. No header of git's own stands above it: with one,
  /// git would take the path to begin at the root of the repository.
  static func bytes(from old: [UInt8], to new: [UInt8], at path: String) -> [UInt8] {
    let (before, after) = (lines(of: old), lines(of: new))
    let changes = changes(from: before, to: after)
    guard !changes.isEmpty else { return [] }
    var result = Array("--- \(name("a/" + path))\n+++ \(name("b/" + path))\n".utf8)
    for hunk in hunks(of: changes) { write(hunk, before, after, to: &result) }
    return result
  }

  /// The lines of a text that were in an older one and still stand in their order, each with its number there; from 0.
  static func keptLines(from old: [UInt8], to new: [UInt8]) -> [Int: Int] {
    let (before, after) = (lines(of: old)[...], lines(of: new)[...])
    let head = zip(before, after).prefix { $0 == $1 }.count
    let (left, right) = (before.dropFirst(head), after.dropFirst(head))
    let tail = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    var kept: [Int: Int] = [:]
    for line in 0..<head { kept[line] = line }
    for line in 0..<tail { kept[after.count - 1 - line] = before.count - 1 - line }
    var (last, next) = (head, head)
    for change in changes(from: Array(left.dropLast(tail)), to: Array(right.dropLast(tail))) {
      while last < head + change.old.lowerBound {
        kept[next] = last
        (last, next) = (last + 1, next + 1)
      }
      (last, next) = (head + change.old.upperBound, head + change.new.upperBound)
    }
    while last < before.count - tail, next < after.count - tail {
      kept[next] = last
      (last, next) = (last + 1, next + 1)
    }
    return kept
  }

  /// A path as headers have it: in quotes where a sign could be misread, with a tab behind one that holds blanks.
  private static func name(_ path: String) -> String {
    let isPlain = path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\"" && $0 != "\\" && $0.value != 0x7F }
    guard !isPlain else { return path.contains(" ") ? path + "\t" : path }
    let escaped = path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): return "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// The lines with their line feeds; the last one may have none.
  private static func lines(of bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// Where the texts differ, in order; what lies between two changes is equal.
  private static func changes(from old: [Line], to new: [Line]) -> [Change] {
    var changes: [Change] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
        continue
      }
      let (skippedOld, skippedNew) = meeting(old[left...], new[right...])
      changes.append((left..<left + skippedOld, right..<right + skippedNew))
      left += skippedOld
      right += skippedNew
    }
    return changes
  }

  /// How many lines of each text to leave out until both go on alike; all of them where that is too far away.
  private static func meeting(_ old: ArraySlice<Line>, _ new: ArraySlice<Line>) -> (old: Int, new: Int) {
    for distance in 1...reach {
      for skipped in 0...distance where skipped <= old.count && distance - skipped <= new.count {
        let (rest, others) = (old.dropFirst(skipped), new.dropFirst(distance - skipped))
        if rest.isEmpty, others.isEmpty { return (skipped, distance - skipped) }
        if let line = rest.first, line == others.first, rest.dropFirst().first == others.dropFirst().first {
          return (skipped, distance - skipped)
        }
      }
    }
    return (old.count, new.count)
  }

  /// Changes near one another are shown together.
  private static func hunks(of changes: [Change]) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func write(_ hunk: [Change], _ old: [Line], _ new: [Line], to result: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(context, first.old.lowerBound)
    let tail = min(context, old.count - last.old.upperBound)
    let before = first.old.lowerBound - lead..<last.old.upperBound + tail
    let after = first.new.lowerBound - lead..<last.new.upperBound + tail
    result += "@@ -\(place(before)) +\(place(after)) @@\n".utf8
    var next = before.lowerBound
    for change in hunk {
      for line in old[next..<change.old.lowerBound] { write(line, " ", to: &result) }
      for line in old[change.old] { write(line, "-", to: &result) }
      for line in new[change.new] { write(line, "+", to: &result) }
      next = change.old.upperBound
    }
    for line in old[next..<before.upperBound] { write(line, " ", to: &result) }
  }

  /// `12,3`; a stretch without lines is told by the line before it.
  private static func place(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  private static func write(_ line: Line, _ mark: Character, to result: inout [UInt8]) {
    result += String(mark).utf8
    result += line
    if line.last != 0x0A { result += "\n\\ No newline at end of file\n".utf8 }
  }
}
