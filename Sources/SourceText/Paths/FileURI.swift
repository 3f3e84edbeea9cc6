/// `file:` URIs and paths (RFC 8089), whatever characters a client has percent-encoded.
///
/// A document that has no path keeps its URI in the place of one, so that the two functions undo each other.
package enum FileURI {
  /// The absolute path that a `file:` URI names, without a slash at the end; every other URI is given back as it is.
  ///
  /// A URI of another machine, or whose path is not UTF-8 once decoded, also stays as it is.
  package static func path(fromURI uri: String) -> String {
    let scheme = "file:"
    guard uri.utf8.count > scheme.utf8.count, uri.prefix(scheme.count).lowercased() == scheme else { return uri }
    var rest = Array(uri.utf8.dropFirst(scheme.utf8.count))[...]
    if rest.starts(with: [slash, slash]) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != slash }
      guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return uri }
      rest = rest.dropFirst(host.count)
    }
    rest = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard rest.first == slash, var path = String(validating: decoded(rest), as: UTF8.self) else { return uri }
    while path.utf8.count > 1, path.utf8.last == slash { path.unicodeScalars.removeLast() }
    return path
  }

  /// The `file:` URI of an absolute path; anything that does not begin with a slash is given back as it is.
  package static func uri(forPath path: String) -> String {
    guard path.utf8.first == slash else { return path }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes = Array("file://".utf8)
    bytes.reserveCapacity(path.utf8.count + 16)
    for byte in path.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let slash = UInt8(ascii: "/")

  /// The bytes with each `%xx` replaced; a percent sign without two digits behind it stays.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.endIndex,
        let high = hexadecimal(bytes[index + 1]), let low = hexadecimal(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Whether a byte of a path needs no percent sign: what RFC 3986 calls unreserved, and the slash.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), slash:
      true
    default: false
    }
  }
}
