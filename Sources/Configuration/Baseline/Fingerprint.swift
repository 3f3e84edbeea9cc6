/// What makes a finding known again in a later run.
package enum Fingerprint {
  /// Sixteen hexadecimal digits over some texts (FNV-1a, 64 bits); no line numbers, so that edits above do not matter.
  package static func text(of parts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      // 0xFF cannot stand in UTF-8, so that parts cannot run into each other.
      for byte in Array(part.utf8) + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
