#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that several threads share: one at a time may look at it.
package final class Guarded<Value>: @unchecked Sendable {
  private let mutex = Mutex()
  private var value: Value

  package init(_ value: sending Value) { self.value = value }

  /// Looks at the value, and may change it, while no other thread can; calls must not nest.
  package func access<Result>(_ body: (inout Value) -> Result) -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return body(&value)
  }
}

/// A lock, and a bell beside it that waiting threads hear.
final class Mutex: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    #if !canImport(Darwin)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    #endif
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }

  func unlock() { pthread_mutex_unlock(mutex) }

  /// Wakes every thread that waits.
  func ring() { pthread_cond_broadcast(condition) }

  /// Lets others in until somebody rings; may also return without reason.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// As ``wait()``, but not beyond a moment of ``Clock/now``.
  func wait(until deadline: Int64) {
    #if canImport(Darwin)
      let left = max(0, deadline - Clock.now)
      var time = timespec(tv_sec: Int(left / 1_000_000_000), tv_nsec: Int(left % 1_000_000_000))
      pthread_cond_timedwait_relative_np(condition, mutex, &time)
    #else
      let deadline = max(0, deadline)
      var time = timespec(tv_sec: Int(deadline / 1_000_000_000), tv_nsec: Int(deadline % 1_000_000_000))
      pthread_cond_timedwait(condition, mutex, &time)
    #endif
  }
}
