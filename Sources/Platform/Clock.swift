#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Time that only ever goes forward.
package enum Clock {
  /// Nanoseconds since some moment before the program began.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The time that this process has kept processors busy, in nanoseconds; other programs' work does not lengthen it.
  package static var processorTime: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Waits; less than nothing is nothing.
  package static func sleep(milliseconds: Int) {
    guard milliseconds > 0 else { return }
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    var left = timespec()
    while nanosleep(&time, &left) == -1, errno == EINTR { time = left }
  }
}
