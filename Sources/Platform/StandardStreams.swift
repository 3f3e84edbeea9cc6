#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes in from standard input.
package enum StandardInput {
  /// Waits for bytes and gives what has come, at most `limit`; empty at the end of the input or after a fault.
  package static func read(atMost limit: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      count = max(0, uninterrupted { systemRead(STDIN_FILENO, base, limit) })
    }
  }

  /// Everything up to the end of the input.
  package static func readAll() -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let chunk = read(atMost: 256 * 1024)
      guard !chunk.isEmpty else { return all }
      all += chunk
    }
  }
}

/// Bytes out to standard output, unbuffered: what a call writes has left the program when it returns.
package enum StandardOutput {
  /// Writes all bytes; `false` where nobody reads any more.
  @discardableResult
  package static func write(_ bytes: [UInt8]) -> Bool { writeAll(bytes, to: STDOUT_FILENO) }

  /// Writes all bytes, or says why they could not be written.
  package static func put(_ bytes: [UInt8]) throws(SystemError) {
    guard writeAll(bytes, to: STDOUT_FILENO) else { throw SystemError.last }
  }

  /// Writes a text; `false` where nobody reads any more.
  @discardableResult
  package static func write(_ text: String) -> Bool { write(Array(text.utf8)) }
}

/// Words for the person who runs the program.
package enum StandardError {
  /// Writes a text; whether anybody reads it does not matter.
  package static func write(_ text: String) { _ = writeAll(Array(text.utf8), to: STDERR_FILENO) }
}
