/// The state of the server. One loop owns it, on one thread; nothing else changes it.

import IDE
import JSON
import JSONRPC
import LanguageServerProtocol
import SourceText

struct Server {
  enum Phase {
    case uninitialized, running, shutDown
  }

  let options: ServerOptions
  let events: BlockingQueue<Event>
  let output: OutgoingQueue
  let workers: Workers

  var phase = Phase.uninitialized
  /// Set once the process is to end.
  var exitCode: Int32?
  /// When what is still under way at the end is given up.
  var exitDeadline: ContinuousClock.Instant?

  var client = ClientCapabilities(nil)
  var settings = Settings()
  var unit = ColumnUnit.utf16
  var trace = LSP.TraceLevel.off
  /// By method; what is switched off is absent.
  var requests: [String: RequestRow] = [:]

  /// Sorted by id; no folder lies in another. One without a root if no folder is open.
  var folders: [Folder] = []
  var lastFolderID = 0
  /// By the key of their URI.
  var documents: [String: OpenDocument] = [:]

  /// Requests that wait for an index or a comparison with the disk, in order of arrival.
  var waiting: [WaitingRequest] = []
  /// Requests that were received and not answered yet.
  var tickets: [RequestID: RequestTicket] = [:]
  /// What to do with the answers to our own requests.
  var callbacks: [RequestID: ClientCallback] = [:]
  var lastCallback = 0

  var publishDeadline: ContinuousClock.Instant?
  var firstUnpublishedChange: ContinuousClock.Instant?
  /// Settings that do not exist and were named in the log.
  var reportedKeys: Set<String> = []
  var statistics = RequestStatistics()
  var parent: ParentWatch
  let start = ContinuousClock.now

  init(options: ServerOptions, events: BlockingQueue<Event>, output: OutgoingQueue) {
    self.options = options
    self.events = events
    self.output = output
    workers = Workers(events: events, output: output)
    parent = ParentWatch(processID: options.clientProcessID)
  }

  func log(_ message: String) { options.log.write(message) }

  func notify(_ method: String, _ params: some JSONWritable) {
    output.send(.notification(method: method, params: params.json))
  }
}
