private let trailingMark = Array("foreground".utf8)

extension TokenName {
  /// The backgrounds that a name may say it stands on, the likeliest first; empty for a name that says nothing of it,
  /// and for what is disabled, of which WCAG asks nothing.
  ///
  /// Where `error-background` is there, `error-foreground` stands on that: `error` is then a color of its own.
  package var backgroundsByName: [TokenName] {
    guard mayNameBackground else { return [] }
    // What most names are not is asked last: it costs the most.
    let named = backgroundsAsNamed
    return named.isEmpty || namesDisabled || standsAmongForegrounds ? [] : named
  }

  /// Whether the letters at the ends of the name's last parts allow that it says what it stands on: a quick no for
  /// nearly all.
  package var mayNameBackground: Bool {
    guard let last = bytes.last else { return false }
    if last == UInt8(ascii: "d") || last == UInt8(ascii: "t") { return true }
    if last == UInt8(ascii: "g"), bytes.suffix(2).first == UInt8(ascii: "f") { return true }
    var start = bytes.count
    while start > 0, bytes[start - 1] != UInt8(ascii: ".") { start -= 1 }
    // `on-x`, `text-on-x` and `on.x`.
    let isFirstTelling =
      start < bytes.count && (bytes[start] == UInt8(ascii: "o") || bytes[start] == UInt8(ascii: "t"))
    return isFirstTelling || start > 2 && bytes[start - 2] == UInt8(ascii: "n")
  }

  /// What the name says it stands on, whatever the rest of it says.
  private var backgroundsAsNamed: [TokenName] {
    guard let plain = backgroundByName else { return backgroundsBeside }
    let start = bytes.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
    guard bytes[start...].last == UInt8(ascii: "d"), bytes.count > trailingMark.count else { return fills(of: plain) }
    let mark = bytes.dropLast(trailingMark.count)
    guard bytes.suffix(trailingMark.count - 1).elementsEqual(trailingMark.dropFirst()),
      let joint = bytes.dropLast(9).last
    else { return fills(of: plain) }
    let isCapital = joint == UInt8(ascii: "F")
    let words = isCapital ? ["Background", "Bg"] : ["background", "bg"]
    return words.map { TokenName(bytes: Array(mark) + Array($0.utf8)) } + [plain]
  }

  /// What a color fills, by whatever name that has, then the color: `accent-fill` and `accent` for `on-accent`, where
  /// `accent` may be that of links.
  private func fills(of plain: TokenName) -> [TokenName] {
    let start = bytes.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
    let isInCapitals = bytes[start...].dropFirst(2).first.map { $0 & 0xE0 == 0x40 } ?? false
    let words = isInCapitals ? ["Fill", "Solid"] : ["-fill", "-solid"]
    return words.map { TokenName(bytes: plain.bytes + Array($0.utf8)) } + [plain]
  }

  /// The background beside a text: `bg`, else `background` for `text` and `fg` in one group, also behind a word that
  /// both have in common (`done-bg` for `done-text`).
  ///
  /// A `foreground` beside a `background` may be the bar of a progress or the shimmer of a skeleton, which is no
  /// writing.
  private var backgroundsBeside: [TokenName] { headOfText.map { beside($0, ["bg", "background"]) } ?? [] }

  /// What the first and the last color of a gradient are called in the group of a text that has a background beside it;
  /// empty for any other name.
  ///
  /// Where they are there the text may stand on the gradient: `gold-text` beside `gold-bg`, `gold-from` and `gold-to`.
  package var gradientBeside: [TokenName] { headOfText.map { beside($0, ["from", "to"]) } ?? [] }

  /// What the icon is called in the group of a text that has a background beside it; `nil` for any other name.
  package var iconBeside: TokenName? { headOfText.flatMap { beside($0, ["icon"]).first } }

  private func beside(_ head: ArraySlice<UInt8>, _ words: [String]) -> [TokenName] {
    words.map { TokenName(bytes: Array(head) + Array($0.utf8)) }
  }

  /// What stands before `text` and `fg` where these are the whole of the last part, or a word of their own.
  private var headOfText: ArraySlice<UInt8>? {
    let mark = (bytes.last == UInt8(ascii: "g") ? "fg" : "text").utf8
    let start = bytes.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
    guard bytes.count - start >= mark.count, bytes.suffix(mark.count).elementsEqual(mark) else { return nil }
    let head = bytes.dropLast(mark.count)
    let isWhole = head.count == start && start > 0
    let isBehind = head.count > start + 1 && (head.last == UInt8(ascii: "-") || head.last == UInt8(ascii: "_"))
    return isWhole || isBehind ? head : nil
  }

  /// Whether a group around the name holds what stands on something: `foreground.accent.bold` is no background, and
  /// `foreground.accent.onBold` stands on `background.accent.bold`, if on anything; nor is `content.accent`.
  private var standsAmongForegrounds: Bool {
    segments.dropLast().contains { segment in
      ["foreground", "fg", "text", "content", "icon", "border", "stroke", "outline", "line", "divider", "separator"]
        .contains(
          segment.lowercased())
    }
  }

  /// Whether a name is that of something disabled.
  private var namesDisabled: Bool {
    let lower = bytes.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    return ["disable", "inactive", "deactivated", "unavailable"].contains { word in
      let word = Array(word.utf8)
      return lower.indices.contains { lower[$0...].starts(with: word) }
    }
  }
}

extension TokenName {
  /// What has the same name when a switch is off (`a.off.x` for `a.on.x`): where that is there, `on` is a state and
  /// says nothing of a ground.
  package var whenOff: TokenName? {
    var parts = segments
    for index in parts.indices.suffix(2) where parts[index] == "on" || parts[index].hasPrefix("on-") {
      parts[index] = "off" + parts[index].dropFirst(2)
      return TokenName(parts.joined(separator: "."))
    }
    return nil
  }
}

extension TokenName {
  /// The background that a name says it stands on, in the same group: `x` for `on-x`, `onX`, `text-on-x`, `on.x`,
  /// `x-foreground`, `xForeground` and, in words, `x foreground`; `nil` for a name that says nothing of the kind.
  package var backgroundByName: TokenName? {
    let start = bytes.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
    let last = bytes[start...]
    if last.count > trailingMark.count, last.suffix(9).elementsEqual(trailingMark.dropFirst()) {
      let mark = last.dropLast(9)
      guard let joint = mark.last else { return nil }
      let before = mark.dropLast().last
      // `Card Foreground` and `Card foreground` are rows of a table.
      let isInWords = before == UInt8(ascii: " ") && mark.count > 2
      if joint == UInt8(ascii: "F") { return TokenName(bytes: Array(bytes.dropLast(isInWords ? 11 : 10))) }
      let isApart = joint == UInt8(ascii: "f") && (isInWords || before == 0x2D || before == 0x5F)
      return isApart && mark.count > 2 ? TokenName(bytes: Array(bytes.dropLast(11))) : nil
    }
    var rest = last
    if rest.starts(with: "text-on-".utf8) { rest = rest.dropFirst(5) }
    if rest.count > 2, rest.starts(with: "on".utf8) {
      rest = rest.dropFirst(2)
      guard let next = rest.first else { return nil }
      if next == 0x2D || next == 0x5F {
        // `red.on-light` is the red for light grounds, and `red.light` a lighter red.
        if ["light", "dark"].contains(String(decoding: rest.dropFirst(), as: UTF8.self)) { return nil }
        return rest.count > 1 ? TokenName(bytes: bytes[..<start] + Array(rest.dropFirst())) : nil
      }
      // `onPrimary`, not `once`.
      guard next & 0xE0 == 0x40 else { return nil }
      return TokenName(bytes: bytes[..<start] + [next | 0x20] + Array(rest.dropFirst()))
    }
    let before = bytes[..<start]
    guard before.count == 3 || before.dropLast(3).last == UInt8(ascii: "."), before.suffix(3).elementsEqual("on.".utf8)
    else { return nil }
    return TokenName(bytes: Array(before.dropLast(3)) + Array(last))
  }
}
