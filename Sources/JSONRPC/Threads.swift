/// Threads with a stack of a size that is known.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Room for the deepest recursion that the parsers allow. Virtual memory until it is used.
package let defaultStackSize = 64 << 20

/// Runs `body` on a thread of its own. False if the system has none to give.
@discardableResult
package func startThread(stackSize: Int = defaultStackSize, _ body: @escaping @Sendable () -> Void) -> Bool {
  let box = Unmanaged.passRetained(ThreadBody(run: body))
  let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
  pthread_attr_init(attributes)
  defer {
    pthread_attr_destroy(attributes)
    attributes.deallocate()
  }
  pthread_attr_setstacksize(attributes, stackSize)
  pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let status = pthread_create(&thread, attributes, { runThread($0) }, box.toOpaque())
  if status != 0 { box.release() }
  return status == 0
}

/// Runs `body` on a thread of its own and waits for its result. Nil if the system has no thread to give.
package func onThread<Result: Sendable>(
  stackSize: Int = defaultStackSize, _ body: @escaping @Sendable () -> Result
) -> Result? {
  let result = Monitor<Result?>(nil)
  let isStarted = startThread(stackSize: stackSize) {
    let value = body()
    result.update { $0 = value }
  }
  return isStarted ? result.wait { $0 } : nil
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run() }
  return nil
}
