#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A call to the operating system that failed, in its own words.
package struct SystemError: Error, Hashable, Sendable {
  /// The number the system gave (`errno`).
  package let code: Int32

  /// Better words than the system's, where there are any.
  private let words: String?

  package init(code: Int32) { self.init(code: code, words: nil) }

  init(code: Int32, words: String?) {
    self.code = code
    self.words = words
  }

  /// The error of the call just made on this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words or better ones, without a full stop: `No such file or directory`.
  package var message: String { words ?? String(cString: strerror(code)) }

  /// A file that is not read because it has more bytes than this.
  static func tooLarge(_ limit: Int) -> SystemError {
    SystemError(code: EFBIG, words: "Larger than \(limit >> 20) MB")
  }

  /// A pipe, a device, a folder: nothing that is read.
  package static var notRegular: SystemError { SystemError(code: EINVAL, words: "Not a regular file") }

  /// Whether there is too much to be read.
  package var isLimit: Bool { code == EFBIG }

  /// Whether nobody reads any more what is written.
  package var isBrokenPipe: Bool { code == EPIPE }

  /// Whether the file or folder does not exist.
  package var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
}

/// Repeats a call for as long as a signal interrupts it.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    guard result == -1, errno == EINTR else { return result }
  }
}

// `read` and `write` under names that no method hides.

func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
