/// A pool that lives for one job: threads that take tasks from a shared list until none is left.

import CGlibc
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Cores that are online.
package let availableCores = max(1, min(64, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))

/// A lock, and threads that wait for what changes under it.
private final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  func locked<Result>(_ work: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return work()
  }

  /// Under the lock, which others get meanwhile.
  func wait(while isWaiting: () -> Bool) {
    while isWaiting() { pthread_cond_wait(changed, mutex) }
  }

  /// Under the lock.
  func wakeAll() { pthread_cond_broadcast(changed) }
}

/// What is still to do. A task in work may add tasks; the list is exhausted when it is empty and nobody works.
///
/// Shared by threads: every access to the stored variables is under the monitor's lock.
final class TaskList<Item: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private var items: [Item]
  private var working = 0

  init(_ items: [Item]) { self.items = items }

  func add(_ more: [Item]) {
    if more.isEmpty { return }
    monitor.locked {
      items.append(contentsOf: more)
      monitor.wakeAll()
    }
  }

  /// The next task, or nil when there will be none. `finishedOne` says that the caller is done with the one before.
  fileprivate func next(finishedOne: Bool) -> Item? {
    monitor.locked {
      if finishedOne { working -= 1 }
      monitor.wait { items.isEmpty && working > 0 }
      guard let item = items.popLast() else {
        monitor.wakeAll()
        return nil
      }
      working += 1
      return item
    }
  }
}

/// Performs all tasks, the last of the list first, and returns what each thread gathered, in no particular order.
func performTasks<Item: Sendable, Gathered: Sendable>(
  _ items: [Item], threads: Int, into empty: Gathered,
  perform: @escaping @Sendable (Item, TaskList<Item>, inout Gathered) -> Void
) -> [Gathered] {
  let list = TaskList(items)
  let all = SleepingLock<[Gathered]>([])
  runOnThreads(threads) {
    var gathered = empty
    var finishedOne = false
    while let item = list.next(finishedOne: finishedOne) {
      perform(item, list, &gathered)
      finishedOne = true
    }
    all.withLock { $0.append(gathered) }
  }
  return all.withLock { $0 }
}

/// Performs as many tasks as are counted, the first first.
func performEach(_ count: Int, threads: Int, _ perform: @escaping @Sendable (Int) -> Void) {
  let next = SleepingLock(0)
  runOnThreads(min(threads, count)) {
    while true {
      let index = next.withLock { next in
        defer { next += 1 }
        return next
      }
      if index >= count { return }
      perform(index)
    }
  }
}

/// The same work on each thread, the caller's own included.
private func runOnThreads(_ threads: Int, _ work: @escaping @Sendable () -> Void) {
  let others = Helpers(work)
  for _ in 1..<max(1, min(threads, 64)) { others.start() }
  work()
  others.finish()
}

/// Does what somebody will need while `work` is done, where there is a core for it.
package func preparing<Result>(_ preparation: @escaping @Sendable () -> Void, while work: () throws -> Result)
  rethrows -> Result
{
  let helper = Helpers(preparation)
  if availableCores > 1 { helper.start() }
  defer { helper.finish() }
  return try work()
}

/// Threads that do the same work. Those that the system has not come round to when the work is done are not waited for:
/// on a busy machine that would take longer than the work.
///
/// Shared by threads: every access to the stored variables is under the monitor's lock.
private final class Helpers: @unchecked Sendable {
  /// The default of secondary threads is 512 KiB on macOS.
  private static let stackSize = 8 << 20

  private let monitor = Monitor()
  /// Nil once nobody may begin any more.
  private var work: (@Sendable () -> Void)?
  private var working = 0

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  /// Nothing happens when the system refuses a thread; the others then do its work.
  func start() {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setstacksize(attributes, Helpers.stackSize)
    pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    signalbox_start_on_another_core(attributes)
    startThread({ self.help() }, attributes)
  }

  private func help() {
    var work = monitor.locked {
      if self.work != nil { working += 1 }
      return self.work
    }
    if work == nil { return }
    work?()
    // Whoever waits must be the last who holds it.
    work = nil
    monitor.locked {
      working -= 1
      monitor.wakeAll()
    }
  }

  /// Returns when all are done that began in time.
  func finish() {
    monitor.locked {
      work = nil
      monitor.wait { working > 0 }
    }
  }
}

private final class Body {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

private func startThread(_ run: @escaping () -> Void, _ attributes: UnsafePointer<pthread_attr_t>) {
  let body = Unmanaged.passRetained(Body(run))
  #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(&thread, attributes, { runBody($0) }, body.toOpaque())
  #else
    var thread: pthread_t = 0
    let status = pthread_create(&thread, attributes, { runBody($0) }, body.toOpaque())
  #endif
  if status != 0 { body.release() }
}

private func runBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  signalbox_use_large_pages()
  withSignalStack(Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run)
  return nil
}
