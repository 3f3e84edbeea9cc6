/// The base 64 encoding (RFC 4648, section 4), which Markdown images need.
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as text, padded with `=` to a multiple of four letters.
  static func text(of bytes: some Sequence<UInt8>) -> String {
    var result: [UInt8] = []
    var group: [UInt8] = []
    func close() {
      let padded = group + [0, 0]
      let bits = UInt32(padded[0]) << 16 | UInt32(padded[1]) << 8 | UInt32(padded[2])
      for position in 0..<4 {
        let letter = letters[Int(bits >> UInt32(18 - position * 6) & 63)]
        result.append(position <= group.count ? letter : UInt8(ascii: "="))
      }
      group.removeAll(keepingCapacity: true)
    }
    for byte in bytes {
      group.append(byte)
      if group.count == 3 { close() }
    }
    if !group.isEmpty { close() }
    return String(decoding: result, as: UTF8.self)
  }
}
