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
  /// What holds where the configuration says nothing.
  var initializationOptions = JSONValue.null
  var settings = Settings()
  var unit = ColumnUnit.utf16
  var trace = LSP.TraceLevel.off
  /// By method: what is advertised or registered.
  var requests: [String: RequestRow] = [:]
  /// Features that were registered at run time, by name.
  var registeredFeatures: Set<String> = []

  /// As the client has opened them: some may lie in others.
  var openFolders: [DocumentURI] = []
  /// Sorted by id; no folder lies in another. One without a root if no folder is open.
  var folders: [Folder] = []
  var lastFolderID = 0
  /// By the key of their URI.
  var documents: [String: OpenDocument] = [:]

  /// Requests that wait for an index or a comparison with the disk, in order of arrival.
  var waiting: [WaitingRequest] = []
  /// Questions about the workspace that are answered when something is new.
  var heldPulls: [HeldPull] = []
  /// The client asks for all diagnostics: none are published any more.
  var hasPulledWorkspace = false
  /// Requests that were received and not answered yet.
  var tickets: [RequestID: RequestTicket] = [:]
  /// What to do with the answers to our own requests.
  var callbacks: [RequestID: ClientCallback] = [:]
  var lastCallback = 0

  var progress = IndexProgress.none
  var lastProgress = 0
  /// Where the wire is mirrored.
  let wireTrace: WireTrace
  /// Of the lenses that the client may show.
  var lensFingerprint: Int?

  /// Names of baselines that the client watches; nil before it can be asked to.
  var watchedBaselines: Set<String>?

  var publishDeadline: ContinuousClock.Instant?
  var firstUnpublishedChange: ContinuousClock.Instant?
  /// About settings, which come again and again.
  private var loggedOnce: Set<String> = []
  var statistics = RequestStatistics()
  var parent: ParentWatch
  var rest = RestWatch()
  let start = ContinuousClock.now
  /// Tells the ids that this process gives from those of others.
  let session = String(UInt64.random(in: 0...UInt64.max), radix: 16)

  init(
    options: ServerOptions, events: BlockingQueue<Event>, output: OutgoingQueue, wireTrace: WireTrace = WireTrace()
  ) {
    self.wireTrace = wireTrace
    self.options = options
    self.events = events
    self.output = output
    workers = Workers(events: events, output: output)
    parent = ParentWatch(processID: options.clientProcessID)
  }

  func log(_ message: String) { options.log.write(message) }

  mutating func logOnce(_ message: String) {
    if loggedOnce.insert(message).inserted { log(message) }
  }

  func notify(_ method: String, _ params: some JSONWritable) {
    output.send(.notification(method: method, params: params.json))
  }
}
