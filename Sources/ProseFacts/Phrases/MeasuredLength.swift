import DesignTokens
import Facts
import Lexicon
import SourceText

/// A length found in a text, with the part it plays.
struct MeasuredLength: Sendable {
  var dimension: Dimension
  var role: DimensionRole
  var range: ByteRange
  /// The word for the side it holds on (`vertical`, `top`); `nil` for all.
  var side: String?
  /// The place of its piece.
  var index: Int
  /// The name of the pattern that read it; empty where none did.
  var pattern = ""
}

/// What is known about a text before it is read: the property it is the value of.
struct LengthSetting: Sendable {
  /// The part that a length plays where the text itself says nothing.
  var role: DimensionRole?
  var slot: PaintSlot?
  /// Whether the text describes writing, so that a bare length is a size of type.
  var isText = false
  /// Whether the text is the value of a property at all; running prose is not.
  var isValue = false
  /// Whether it is a heading, whose lengths only name what follows.
  var isHeading = false
  /// Whether it is the value of what the device takes for itself, such as its status bar.
  var isOfDevice = false
  /// Whether it is the value of a chart or something else that is drawn, whose gaps are part of the drawing.
  var isDrawing = false

  /// A state and a variant that something is stated for; `nil` for the default and for all.
  struct Condition: Hashable {
    var state: String?
    var variant: String?
  }

  /// Running prose.
  static let prose = LengthSetting()

  init() {}

  /// `20px – modals` below `Border radius`: what a heading about one measure alone says of a length without a name.
  static func bare(_ value: ByteRange, in file: SourceFile, _ role: DimensionRole?) -> LengthSetting {
    guard file.bytes.at(value.start).isASCIIDigit, role == .radius || role == .fontSize else { return .prose }
    var setting = LengthSetting()
    setting.isValue = true
    setting.role = role
    return setting
  }

  /// The value of the property called `name`, inside a group that has a part to play itself (`Padding:`).
  init(_ name: WrittenName, under group: LengthSetting?) {
    isValue = true
    isDrawing = group?.isDrawing ?? false || name.senses.last?.contains(.drawing) ?? false
    isOfDevice = group?.isOfDevice ?? false || name.isOfDevice
    slot = name.slot ?? (name.term == nil ? group?.slot : nil)
    // `Altura navbar` below *Espaciado* is a height.
    let own = name.words.count > 1 ? name.words.first.flatMap { Lexicon.term(of: $0)?.role } : nil
    let isExtent = own == .height || own == .width
    role = name.term == nil && !isExtent || name.isSide ? group?.role : name.role ?? own
    if name.isSide, role == nil { role = .inset }
    // `24px gap: title in 26px` says what stands behind the gap.
    if let digit = name.text.utf8.first, digit &- 0x30 < 10, name.text.contains(" ") { role = nil }
    isText = slot == .text
    if let group, let given = group.role, slot == .text || slot == .icon {
      // `Corner Radius:` with `Text fields: 12pt` under it.
      role = given
      isText = false
    }
    if group?.slot == .shadow, name.term == nil || name.isSide { slot = .shadow }
    if group?.slot == .line, role == .width || role == .size { role = group?.role }
    if group?.isText ?? false || group?.role == .fontSize, role == .size { role = .fontSize }
    if isText, role != group?.role || role == nil { role = nil }
    if name.isColor { role = nil }
    if slot == .shadow { role = nil }
  }
}

extension WrittenName {
  /// The part of the lengths below a heading that speaks of one kind of measure only; `nil` below any other.
  var onlyRole: DimensionRole? { isOnlyAbout ? role : nil }
}
