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
  /// Do not write the closure in top-level code: it would belong to the main actor and stop the program.
  package static func start(stackSize: Int = 8 << 20, _ body: @escaping @Sendable () -> Void) -> Thread? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let box = Unmanaged.passRetained(ThreadBody(body))
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
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let pointer else { return nil }
  CrashNote.prepareThread()
  Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().body()
  return nil
}
