#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of its own with a stack of a known size.
package struct Thread: @unchecked Sendable {
  private let identifier: pthread_t

  /// Starts a thread; `nil` if the system has none left.
  ///
  /// Do not write the closure in top-level code: it would belong to the main actor and stop the program. One that
  /// `yields` gets a processor after those that do not.
  package static func start(
    stackSize: Int = 8 << 20, yields: Bool = false, _ body: @escaping @Sendable () -> Void
  ) -> Thread? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let box = Unmanaged.passRetained(ThreadBody(yields: yields, body))
    #if canImport(Darwin)
      var identifier: pthread_t?
      let status = pthread_create(&identifier, &attributes, { run($0) }, box.toOpaque())
    #else
      var identifier = pthread_t()
      let status = pthread_create(&identifier, &attributes, { run($0) }, box.toOpaque())
    #endif
    guard status == 0 else {
      box.release()
      return nil
    }
    #if canImport(Darwin)
      return identifier.map { Thread(identifier: $0) }
    #else
      return Thread(identifier: identifier)
    #endif
  }

  /// Waits until the thread's body has returned; call it once at most.
  package func join() { pthread_join(identifier, nil) }
}

private final class ThreadBody: Sendable {
  let yields: Bool
  let body: @Sendable () -> Void

  init(yields: Bool, _ body: @escaping @Sendable () -> Void) {
    self.yields = yields
    self.body = body
  }
}

/// Lets other threads go first: from here on the calling thread has a lower priority.
private func beModest() {
  #if canImport(Darwin)
    pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
  #else
    // `PRIO_PROCESS`, which not every C library spells as a number, is 0; the process 0 is the calling thread alone.
    _ = setpriority(0, 0, 10)
  #endif
}

private func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let pointer else { return nil }
  CrashNote.prepareThread()
  let thread = Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue()
  if thread.yields { beModest() }
  thread.body()
  return nil
}
