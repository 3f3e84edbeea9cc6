#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the program says on standard error when it must stop because of a mistake of its own.
///
/// A static program would end without a word, and an editor would only show that its server is gone.
package enum CrashNote {
  /// From now on a crash is announced; the exit status stays that of the signal.
  package static func install() {
    prepareThread()
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT] {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = announce
      #else
        action.__sigaction_handler.sa_handler = announce
      #endif
      action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  /// Gives the current thread a second stack, so that the note is written even when its own is used up.
  static func prepareThread() {
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}

/// Writes the note and lets the signal take its course.
///
/// Only what a signal handler may do: `write` and `raise`.
private func announce(_ number: Int32) {
  let note: StaticString = """

    tincture: stopped by a mistake of its own; your files are as they were. \
    Please report it at https://github.com/tincture-dev/tincture/issues with the version, the lines above, and the \
    file that was open or checked; in an editor, start `tincture lsp --record FILE` and add what FILE holds afterwards.

    """
  _ = write(STDERR_FILENO, note.utf8Start, note.utf8CodeUnitCount)
  raise(number)
}
