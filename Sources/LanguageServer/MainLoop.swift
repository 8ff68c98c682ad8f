/// The loop: waits for events and deadlines, and handles one after the other.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import JSON
import JSONRPC
import LanguageServerProtocol
import Workspace

package struct ServerOptions: Sendable {
  package var version: String
  package var clientProcessID: Int?
  package var input: Int32
  package var output: Int32
  package var log: Log
  /// Gives memory that nobody holds back to the system; called when the server has come to rest.
  package var releaseMemory: @Sendable () -> Void

  package init(
    version: String, clientProcessID: Int? = nil, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    log: Log = .standardError, releaseMemory: @escaping @Sendable () -> Void = {}
  ) {
    self.version = version
    self.clientProcessID = clientProcessID
    self.input = input
    self.output = output
    self.log = log
    self.releaseMemory = releaseMemory
  }
}

/// Serves until the client is done or gone, and returns the exit code.
package func runLanguageServer(_ options: ServerOptions) -> Int32 {
  prepareJSON()
  ignoreBrokenPipes()
  acceptTermination()
  markFilesAtFatalSignals()
  let events = BlockingQueue<Event>()
  let output = OutgoingQueue()
  let wireTrace = WireTrace()
  let isWritten = Monitor(false)
  let isReading = startThread {
    readMessages(from: options.input) { incoming in events.append(contentsOf: incoming.map(Event.received)) }
  }
  let isWriting = startThread {
    if !writeMessages(of: output, to: options.output, onWrite: wireTrace.sent) { events.append(.outputFailed) }
    isWritten.update { $0 = true }
  }
  guard isReading, isWriting else {
    options.log.write("The system has no thread to give.")
    return 1
  }
  let exitCode = onThread {
    withSignalStack {
      var server = Server(options: options, events: events, output: output, wireTrace: wireTrace)
      return server.run()
    }
  }
  output.close()
  // A client that reads no more must not keep the process.
  _ = isWritten.wait(until: .now + .seconds(1)) { $0 ? true : nil }
  return exitCode ?? 1
}

extension Server {
  mutating func run() -> Int32 {
    while true {
      let received = events.receive(until: nextDeadline)
      let cancelled = cancellations(in: received)
      for event in received {
        handle(event, cancelled: cancelled)
        if isDone { break }
      }
      if let exitCode, isDone {
        cancelWaiting()
        workers.close()
        for folder in folders { folder.record?.discard() }
        return exitCode
      }
      performDueWork(isWoken: !received.isEmpty)
      releaseRetired()
    }
  }

  private mutating func handle(_ event: Event, cancelled: Set<RequestID>) {
    switch event {
    case .received(let incoming): receive(incoming, cancelled: cancelled)
    case .initializeWritten: for folder in folders { startIndexing(folder.id) }
    case .indexed(let folder, let index): finishIndexing(folder, index)
    case .rescanned(let folder, let rescan): finishRescan(folder, rescan)
    case .answered(let ticket): finish(ticket)
    case .outputFailed: end(.now, code: 1, because: "the client reads no more")
    }
  }

  /// Requests whose cancellation was read together with them: those need not be started.
  private func cancellations(in events: [Event]) -> Set<RequestID> {
    var requested: Set<RequestID> = []
    var cancelled: Set<RequestID> = []
    for case .received(.message(let message)) in events {
      switch message {
      case .request(let id, _, _): requested.insert(id)
      case .notification("$/cancelRequest", let params?):
        if let id = RequestID(params["id"]), requested.contains(id) { cancelled.insert(id) }
      default: break
      }
    }
    return cancelled
  }

  /// The process ends with this code once nothing is under way, but at the deadline at the latest.
  mutating func end(_ deadline: ContinuousClock.Instant, code: Int32, because reason: String?) {
    guard exitCode == nil || deadline < exitDeadline ?? deadline else { return }
    if let reason { log("Ends: " + reason + (reason.hasSuffix(".") ? "" : ".")) }
    exitCode = exitCode ?? code
    exitDeadline = deadline
  }

  private mutating func releaseRetired() {
    let released = folders.indices.flatMap { folders[$0].releaseRetired(isAnswering: !tickets.isEmpty) }
    if !released.isEmpty { workers.release(released) }
  }

  private var isDone: Bool {
    guard exitCode != nil else { return false }
    return tickets.isEmpty || exitDeadline.map { $0 <= .now } ?? true
  }

  private var nextDeadline: ContinuousClock.Instant {
    [publishDeadline, exitDeadline, progress.deadline].compactMap { $0 }.reduce(parent.nextCheck, min)
  }

  private mutating func performDueWork(isWoken: Bool) {
    let now = ContinuousClock.now
    if isWoken { rest.noteWork(at: now) }
    if let publishDeadline, publishDeadline <= now { publishDiagnostics() }
    if let deadline = progress.deadline, deadline <= now { showProgress() }
    if parent.isGone(at: now) { end(now, code: phase == .shutDown ? 0 : 1, because: "the client's process is gone") }
    // No deadline of its own: the look at the parent comes soon enough.
    if rest.hasBegun(at: now) { options.releaseMemory() }
  }
}
