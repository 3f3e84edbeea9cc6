import DesignTokens
import Facts
import SourceText
import Syntax

/// The members of a color object; those that it lacks are `nil`.
struct ColorParts {
  var space: DataNode?
  var components: DataNode?
  var alpha: DataNode?
  var hex: DataNode?

  /// The members of an object that may have others beside them; the draft of spring 2025 had `channels`.
  init(of node: DataNode, isOld: Bool, _ keys: ColorKeys) {
    space = node[keys.space]
    components = node[isOld ? keys.channels : keys.components]
    alpha = node[keys.alpha]
    hex = node[keys.hex]
  }

  /// Whether a text is `#` and six hexadecimal digits.
  static func isHex(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst()
    return text.utf8.first == UInt8(ascii: "#") && digits.count == 6
      && digits.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 | 0x20
      }
  }

  /// Where the parts stand, for edits; `nil` where there are none that could be edited.
  func places(in node: DataNode) -> ColorObject? {
    var first: ByteRange?
    var second: ByteRange?
    var last = node.range
    var quotesNames = true
    for member in node.members {
      last = member.range
      if first == nil { first = last } else if second == nil { second = last }
      quotesNames = member.keyRange != member.keyNameRange
    }
    guard let first, let second, let space, var elements = components?.elements,
      let one = elements.next()?.range, let two = elements.next()?.range, let three = elements.next()?.range
    else { return nil }
    return ColorObject(
      space: space.contentRange, components: (one, two, three), end: last.end,
      separator: ByteRange(first.end, second.start), quotesNames: quotesNames,
      alpha: alpha?.range, hex: hex.flatMap { $0.isVerbatim ? $0.contentRange : nil })
  }
}

/// The numbers that the members of a color have in one tree; `nil` for a name that the tree does not hold.
struct ColorKeys {
  let space: KeyID?
  let components: KeyID?
  let alpha: KeyID?
  let hex: KeyID?
  /// What `components` was called in a draft of spring 2025.
  let channels: KeyID?

  init(_ tree: DataTree) {
    space = tree.keyID("colorSpace")
    components = tree.keyID("components")
    alpha = tree.keyID("alpha")
    hex = tree.keyID("hex")
    channels = tree.keyID("channels")
  }
}
