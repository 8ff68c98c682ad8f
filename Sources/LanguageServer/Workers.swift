/// Threads that answer requests, each from the snapshot that was current at its turn.

import JSON
import JSONRPC
import RouteGraph
import Workspace

/// A request that waits for its one answer. Whoever claims it first, gives it.
final class RequestTicket: Sendable {
  let id: RequestID
  let method: String
  let received = ContinuousClock.now
  private let answer = Once()

  init(id: RequestID, method: String) {
    self.id = id
    self.method = method
  }

  /// True once.
  func claim() -> Bool { answer.claim() }

  var isAnswered: Bool { answer.isClaimed }
}

struct Workers: Sendable {
  private let jobs = BlockingQueue<@Sendable () -> Void>()
  private let events: BlockingQueue<Event>
  private let output: OutgoingQueue

  /// Two, so that a quick question does not wait for a long one.
  private static let count = 2

  init(events: BlockingQueue<Event>, output: OutgoingQueue) {
    self.events = events
    self.output = output
  }

  func start() {
    for _ in 0..<Self.count {
      startThread { [jobs] in
        withSignalStack {
          while let job = jobs.receiveOne() { job() }
        }
      }
    }
  }

  func close() { jobs.close() }

  /// Lets go of something big, so that the loop need not.
  func release(_ object: some Sendable) {
    jobs.append { withExtendedLifetime(object) {} }
  }

  /// Answers the request on a worker, unless it is cancelled before its turn.
  func answer(_ ticket: RequestTicket, _ compute: @escaping @Sendable () -> Result<JSONValue, ResponseError>) {
    jobs.append { [events, output] in
      guard !ticket.isAnswered else { return }
      let result = compute()
      guard ticket.claim() else { return }
      output.send(.response(id: ticket.id, result))
      events.append(.answered(ticket))
    }
  }
}
