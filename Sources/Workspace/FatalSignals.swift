/// What a signal that ends the process leaves behind: a word at the start of each file that asked for it.
///
/// A process that fails and one that is sent away look alike to the next one. The word tells them apart.

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How a process ended, as far as a signal told.
enum FatalSignalMark: String {
  /// It did something that cannot be done.
  case failed
  /// Somebody wanted it to end.
  case ended
}

/// Descriptors of the files that get the word, -1 where there is none. A signal's handler reads them: it may neither wait
/// nor allocate, so that the table is as large as it will ever be, and each place is written in one step.
private final class MarkedFiles: Sendable {
  private final class Slot: Sendable {
    let descriptor = Atomic<Int32>(-1)
  }

  private let slots = (0..<64).map { _ in Slot() }

  func replace(_ old: Int32, by new: Int32) {
    for slot in slots
    where slot.descriptor.compareExchange(expected: old, desired: new, ordering: .relaxed).exchanged { return }
  }

  func write(_ word: StaticString) {
    for slot in slots {
      let descriptor = slot.descriptor.load(ordering: .relaxed)
      if descriptor >= 0 { _ = pwrite(descriptor, word.utf8Start, word.utf8CodeUnitCount, 0) }
    }
  }
}

private let markedFiles = MarkedFiles()

func markAtFatalSignal(_ descriptor: Int32) { markedFiles.replace(-1, by: descriptor) }
func unmarkAtFatalSignal(_ descriptor: Int32) { markedFiles.replace(descriptor, by: -1) }

/// From here on, a signal that ends the process leaves its word first.
package func markFilesAtFatalSignals() {
  // Whatever the first call has to prepare is prepared before a handler makes one.
  markedFiles.write("")
  for signal in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT] {
    handle(signal) { leave("failed\n", for: $0) }
  }
  handle(SIGTERM) { leave("ended\n", for: $0) }
}

private func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
  var action = sigaction()
  #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
  #elseif canImport(Musl)
    action.__sa_handler.sa_handler = handler
  #else
    action.__sigaction_handler.sa_handler = handler
  #endif
  // Once only, and on a stack of its own: the thread's may be what is used up.
  action.sa_flags = Int32(truncatingIfNeeded: SA_ONSTACK) | Int32(truncatingIfNeeded: SA_RESETHAND)
  sigaction(signal, &action, nil)
}

private func leave(_ word: StaticString, for signal: Int32) {
  markedFiles.write(word)
  // What the system does without a handler, as soon as this one returns.
  raise(signal)
}

/// Runs `body` with a second stack for the handlers of signals of this thread.
package func withSignalStack<Result>(_ body: () -> Result) -> Result {
  let size = 64 << 10
  let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  defer { memory.deallocate() }
  var stack = stack_t()
  stack.ss_sp = memory
  #if canImport(Darwin)
    stack.ss_size = UInt(size)
  #else
    stack.ss_size = size
  #endif
  var previous = stack_t()
  guard sigaltstack(&stack, &previous) == 0 else { return body() }
  defer { sigaltstack(&previous, nil) }
  return body()
}
