/// `$/logTrace`: what was received and answered, for clients that ask to be told.

import JSON
import JSONRPC
import LanguageServerProtocol

extension RequestID {
  /// To be read.
  var text: String {
    switch self {
    case .integer(let value): String(value)
    case .string(let value): value
    }
  }
}

extension Server {
  func traceReceived(_ what: String, _ params: JSONValue?) {
    guard trace != .off, phase == .running else { return }
    logTrace("Received \(what).", verbose: params)
  }

  func traceAnswered(_ ticket: RequestTicket, _ duration: Duration) {
    guard trace != .off, phase == .running else { return }
    logTrace("Answered '\(ticket.method) - (\(ticket.id.text))' after \(duration / .milliseconds(1)) ms.", verbose: nil)
  }

  private func logTrace(_ message: String, verbose: JSONValue?) {
    var text: String?
    if trace == .verbose, let verbose, let bytes = try? writeJSON(verbose) {
      text = String(decoding: bytes, as: UTF8.self)
    }
    notify("$/logTrace", LSP.LogTraceParameters(message: message, verbose: text))
  }
}
