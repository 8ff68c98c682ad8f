/// Progress of the first index, shown only where it lasts, so that nothing flickers.

import JSON
import JSONRPC
import LanguageServerProtocol

enum IndexProgress: Equatable {
  case none
  /// Shown from then on, if it is not over before.
  case waiting(ContinuousClock.Instant)
  /// The client was asked for a token.
  case creating(String)
  case shown(String)

  var deadline: ContinuousClock.Instant? {
    if case .waiting(let deadline) = self { deadline } else { nil }
  }

  var token: String? {
    if case .shown(let token) = self { token } else { nil }
  }
}

/// Stops a piece of work from another thread.
struct Cancellation: Sendable {
  private let flag = Monitor(false)

  func cancel() { flag.update { $0 = true } }

  var isCancelled: Bool { flag.withLock { $0 } }
}

extension Server {
  private static let patience: Duration = .milliseconds(300)

  mutating func expectProgress() {
    guard client.supportsWorkDoneProgress, progress == .none else { return }
    progress = .waiting(.now + Self.patience)
  }

  mutating func showProgress() {
    progress = .none
    guard folders.contains(where: \.isIndexing) else { return }
    lastProgress += 1
    let token = "signalbox-index-\(lastProgress)"
    progress = .creating(token)
    ask("window/workDoneProgress/create", ["token": .string(token)]) { server, result in
      guard server.progress == .creating(token) else { return }
      server.progress = .none
      guard case .success = result, server.folders.contains(where: \.isIndexing) else { return }
      server.progress = .shown(token)
      server.report(.begin(title: "Indexing routes", message: nil), on: token)
    }
  }

  /// A folder is indexed. The last one ends the progress.
  mutating func finishProgress() {
    guard !folders.contains(where: \.isIndexing) else { return }
    if let token = progress.token { report(.end(message: nil), on: token) }
    progress = .none
  }

  /// What was read so far is analysed and served.
  func cancelIndexing(_ token: JSONValue) {
    guard let shown = progress.token, token == .string(shown) else { return }
    for folder in folders where folder.isIndexing { folder.cancellation.cancel() }
  }

  private func report(_ value: LSP.WorkDoneProgress, on token: String) {
    notify("$/progress", LSP.ProgressParameters(token: .string(token), value: value.json))
  }
}

let progressCancelRow = NotificationRow(
  method: "window/workDoneProgress/cancel",
  run: { server, json throws(InvalidParameters) in
    server.cancelIndexing(try LSP.ProgressCancelParameters(json).token)
  })
