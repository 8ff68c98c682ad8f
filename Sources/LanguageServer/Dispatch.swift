/// From a message to the row that serves it, with the rules of the protocol's lifecycle.

import JSON
import JSONRPC
import LanguageServerProtocol
import Workspace

/// A request whose answer has to wait for an index or for a comparison with the disk.
struct WaitingRequest: Sendable {
  var ticket: RequestTicket
  var run: RequestRow.Run
  var params: JSONValue
  /// Of the document that it names a place in, when it came.
  var version: Int?
}

extension Server {
  /// `cancelled`: requests whose cancellation follows in the same batch.
  mutating func receive(_ incoming: Incoming, cancelled: Set<RequestID>) {
    if case .message(let message) = incoming { wireTrace.received(message) }
    switch incoming {
    case .message(.request(let id, let method, let params)):
      traceReceived("request '\(method) - (\(id.text))'", params)
      receiveRequest(RequestTicket(id: id, method: method), params ?? .object([:]), isCancelled: cancelled.contains(id))
    case .message(.notification(let method, let params)):
      traceReceived("notification '\(method)'", params)
      receiveNotification(method, params ?? .object([:]))
    case .message(.response(let id, let result)): receiveResponse(id, result)
    case .invalid(let invalid, let wasReadable):
      log("Refuses a message: \(invalid.error.message)")
      if !wasReadable { markAllDocumentsSuspect() }
      output.send(.response(id: invalid.id, .failure(invalid.error)))
    case .broken(let error): end(.now, code: 1, because: error.reason)
    case .end:
      cancelHeldPulls()
      end(.now + .seconds(1), code: phase == .shutDown ? 0 : 1, because: nil)
    }
  }

  private mutating func receiveRequest(_ ticket: RequestTicket, _ params: JSONValue, isCancelled: Bool) {
    tickets[ticket.id] = ticket
    switch phase {
    case .uninitialized where ticket.method == "initialize":
      // The folders are indexed only after the answer has left: it is the first thing that a client waits for.
      respond(to: ticket, initialize(ticket.id, params)) { [events] in events.append(.initializeWritten) }
    case .uninitialized:
      respond(to: ticket, .failure(ResponseError(.serverNotInitialized, "The first request is 'initialize'.")))
    case .running where ticket.method == "initialize":
      respond(to: ticket, .failure(ResponseError(.invalidRequest, "The server is initialized already.")))
    case .shutDown:
      respond(to: ticket, .failure(ResponseError(.invalidRequest, "The server is shut down.")))
    case .running:
      guard let row = requests[ticket.method] else {
        return respond(
          to: ticket, .failure(ResponseError(.methodNotFound, "The method '\(ticket.method)' is not served.")))
      }
      run(row, for: ticket, params, isCancelled: isCancelled)
    }
  }

  private mutating func run(_ row: RequestRow, for ticket: RequestTicket, _ params: JSONValue, isCancelled: Bool) {
    if let feature = row.feature, !settings.isEnabled(feature) {
      return respond(to: ticket, .success(row.emptyAnswer(params)))
    }
    row.prepare?(&self, params)
    guard case .command = row.run else { return run(row.run, for: ticket, params, isCancelled: isCancelled) }
    do throws(ResponseError) {
      let command = try commandRun(params)
      run(command.run, for: ticket, command.params, isCancelled: isCancelled)
    } catch {
      respond(to: ticket, .failure(error))
    }
  }

  private mutating func run(
    _ run: RequestRow.Run, for ticket: RequestTicket, _ params: JSONValue, isCancelled: Bool
  ) {
    if case .onLoop(let compute) = run {
      return respond(to: ticket, result { () throws(ResponseError) in try compute(&self, params) })
    }
    if isCancelled { return respond(to: ticket, .failure(.cancelled)) }
    if case .aboutWorkspace = run { rescanStaleFolders() }
    waiting.append(WaitingRequest(ticket: ticket, run: run, params: params, version: versionAsked(params)))
    releaseWaiting()
  }

  /// Runs the waiting requests that nothing holds back any more, in order of arrival.
  mutating func releaseWaiting() {
    let candidates = waiting
    waiting = []
    for request in candidates where !request.ticket.isAnswered {
      if isBlocked(request) { waiting.append(request) } else { start(request) }
    }
  }

  private func isBlocked(_ request: WaitingRequest) -> Bool {
    switch request.run {
    case .onLoop, .command: false
    case .held: folders.contains(where: \.isIndexing)
    case .whenSettled: folders.contains { $0.isIndexing || $0.isScanning || $0.needsAnotherScan }
    case .aboutWorkspace: folders.contains { $0.isIndexing || $0.isScanning }
    case .aboutDocument:
      if let uri = request.params["textDocument"]?["uri"]?.stringValue, let place = place(of: DocumentURI(uri)) {
        folders[place.position].isIndexing
      } else {
        folders.contains(where: \.isIndexing)
      }
    }
  }

  /// The version that a position or a range is meant for.
  private func versionAsked(_ params: JSONValue) -> Int? {
    guard params["position"] != nil || params["range"] != nil, let uri = params["textDocument"]?["uri"]?.stringValue
    else { return nil }
    return documents[DocumentURI(uri).key]?.version
  }

  private mutating func start(_ request: WaitingRequest) {
    let params = request.params
    // The text has changed while the request waited: its place means something else now.
    if request.version != versionAsked(params) { return respond(to: request.ticket, .success(.null)) }
    switch request.run {
    case .onLoop(let compute), .whenSettled(let compute):
      respond(to: request.ticket, result { () throws(ResponseError) in try compute(&self, params) })
    case .held(let begin):
      do throws(ResponseError) {
        try begin(&self, request.ticket, params)
      } catch {
        respond(to: request.ticket, .failure(error))
      }
    // Commands are looked up before they wait.
    case .command: respond(to: request.ticket, .success(.null))
    case .aboutDocument(let compute), .aboutWorkspace(let compute):
      refreshFolders()
      let query = query()
      workers.answer(request.ticket) { result { () throws(ResponseError) in try compute(query, params) } }
    }
  }

  /// The state that requests see from here on.
  func query() -> Query {
    Query(
      folders: folders.map { folder in
        FolderQuery(
          id: folder.id, uri: folder.uri, snapshot: folder.snapshot, converter: converter(for: folder),
          root: folder.root)
      },
      client: client, settings: settings, places: folders.map(\.place),
      suspects: Set(documents.lazy.filter(\.value.isSuspect).map(\.key)), session: session)
  }

  /// Answers from the loop.
  mutating func respond(
    to ticket: RequestTicket, _ result: Result<JSONValue, ResponseError>, onWritten: (@Sendable () -> Void)? = nil
  ) {
    if ticket.claim() { output.send(.response(id: ticket.id, result), onWritten: onWritten) }
    finish(ticket)
  }

  /// The request is answered.
  mutating func finish(_ ticket: RequestTicket) {
    guard tickets[ticket.id] === ticket else { return }
    tickets[ticket.id] = nil
    let duration = ContinuousClock.now - ticket.received
    // Only names that we know: a client could make up names for ever.
    let isKnown = requests[ticket.method] != nil || ticket.method == "initialize"
    statistics.add(isKnown ? ticket.method : "other", duration)
    traceAnswered(ticket, duration)
  }

  /// At the end: whoever still waits is told that nothing comes.
  mutating func cancelWaiting() {
    for request in waiting { respond(to: request.ticket, .failure(.cancelled)) }
    waiting = []
    cancelHeldPulls()
  }
}

private func result(_ compute: () throws(ResponseError) -> JSONValue) -> Result<JSONValue, ResponseError> {
  do throws(ResponseError) {
    return .success(try compute())
  } catch {
    return .failure(error)
  }
}

// MARK: - Notifications

private let notificationRows = Dictionary(uniqueKeysWithValues: notificationTable.map { ($0.method, $0) })

extension Server {
  private mutating func receiveNotification(_ method: String, _ params: JSONValue) {
    if method == "exit" { return exit() }
    guard phase == .running, let row = notificationRows[method] else { return }
    do {
      try row.run(&self, params)
    } catch {
      log("Ignores '\(method)': \(error.message)")
    }
  }

  private mutating func exit() {
    end(.now + .milliseconds(500), code: phase == .shutDown ? 0 : 1, because: nil)
    cancelWaiting()
  }
}
