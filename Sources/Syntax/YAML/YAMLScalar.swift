import SourceText

/// A scalar that was read and not yet put in its place.
struct YAMLScalar {
  var start: Int
  var end: Int
  /// Quotes, as ``DataTree/Node`` marks them.
  var marks: UInt32 = 0
  /// The content where it does not stand in the text as it is.
  var content: [UInt8]?
  /// Whether it is a literal or a folded block.
  var isBlock = false
  var isMultiline = false
  /// Whether a fault was reported in it.
  var isFaulty = false
}

// The core schema (YAML 1.2.2, section 10.3.2).
extension YAMLScalar {
  /// What a plain scalar of one line means.
  @inline(__always)
  static func resolve(_ text: UnsafeBufferPointer<UInt8>) -> (kind: DataNode.Kind, marks: UInt32) {
    guard let first = text.first else { return (.null, 0) }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      return (isNumber(text) ? .number : .string, 0)
    case UInt8(ascii: "~"): return (text.count == 1 ? .null : .string, 0)
    case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "n"),
      UInt8(ascii: "N"):
      return text.count > 5 ? (.string, 0) : word(text)
    default: return (.string, 0)
    }
  }

  private static func word(_ text: UnsafeBufferPointer<UInt8>) -> (kind: DataNode.Kind, marks: UInt32) {
    func isOne(of words: StaticString...) -> Bool {
      words.contains { word in
        word.utf8CodeUnitCount == text.count && text.indices.allSatisfy { text[$0] == word.utf8Start[$0] }
      }
    }
    if isOne(of: "true", "True", "TRUE") { return (.boolean, DataTree.Node.isTrue) }
    if isOne(of: "false", "False", "FALSE") { return (.boolean, 0) }
    if isOne(of: "null", "Null", "NULL") { return (.null, 0) }
    return (.string, 0)
  }

  /// Whether a text is an integer or a float.
  private static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    func digits() -> Int {
      let start = index
      while index < text.count, text[index].isASCIIDigit { index += 1 }
      return index - start
    }
    if text[0] == UInt8(ascii: "0"), text.count > 2 {
      if text[1] == UInt8(ascii: "x") { return text[2...].allSatisfy { JSONEscapes.hexadecimalDigit($0) != nil } }
      if text[1] == UInt8(ascii: "o") { return text[2...].allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "7") ~= $0 } }
    }
    if text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+") { index = 1 }
    let whole = digits()
    var fraction = 0
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      if whole == 0, isSpecial(text[index...]) { return index > 1 ? !isNaN(text[index...]) : true }
      fraction = digits()
    }
    guard whole + fraction > 0 else { return false }
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") { index += 1 }
      guard digits() > 0 else { return false }
    }
    return index == text.count
  }

  private static func isSpecial(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    word.elementsEqual("inf".utf8) || word.elementsEqual("Inf".utf8) || word.elementsEqual("INF".utf8) || isNaN(word)
  }

  private static func isNaN(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    word.elementsEqual("nan".utf8) || word.elementsEqual("NaN".utf8) || word.elementsEqual("NAN".utf8)
  }

  /// The value of a number in a form that JSON lacks: octal, infinite, not a number.
  static func value(of text: ArraySlice<UInt8>) -> Double? {
    if text.starts(with: "0o".utf8) {
      return text.dropFirst(2).reduce(0.0) { $0 * 8 + Double($1 &- UInt8(ascii: "0")) }
    }
    let isNegative = text.first == UInt8(ascii: "-")
    let word = isNegative || text.first == UInt8(ascii: "+") ? text.dropFirst() : text
    switch String(decoding: word, as: UTF8.self).lowercased() {
    case ".inf": return isNegative ? -.infinity : .infinity
    case ".nan": return .nan
    default: return nil
    }
  }
}

extension YAMLParser {
  /// What a scalar with properties means: its tag decides, and the core schema where there is none.
  func resolve(_ scalar: YAMLScalar, tag: String?) -> (kind: DataNode.Kind, marks: UInt32) {
    let opening = scalar.marks & DataTree.Node.hasOpening != 0 ? 1 : 0
    let closing = scalar.marks & DataTree.Node.hasClosing != 0 ? 1 : 0
    let content = scalar.content ?? Array(cursor.bytes[(scalar.start + opening)..<(scalar.end - closing)])
    let meant = content.withUnsafeBufferPointer { YAMLScalar.resolve($0) }
    let marks = scalar.marks | meant.marks
    switch tag {
    case nil: return scalar.isMultiline ? (.string, scalar.marks) : (meant.kind, marks)
    case "tag:yaml.org,2002:int", "tag:yaml.org,2002:float":
      return meant.kind == .number ? (.number, scalar.marks) : (.string, scalar.marks)
    case "tag:yaml.org,2002:bool": return meant.kind == .boolean ? (.boolean, marks) : (.string, scalar.marks)
    case "tag:yaml.org,2002:null": return (.null, scalar.marks)
    default: return (.string, scalar.marks)
    }
  }
}
