/// How far reading is, for whoever waits: one line that is kept up to date on a terminal, plain lines for a log.

import ArgumentParser
import Synchronization
import Workspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum ProgressChoice: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

/// Hears of every file, from any thread. What it writes depends on the clock, and nothing else does.
final class ReadingProgress: Sendable {
  enum Style: Sendable {
    /// One line, erased at the end.
    case terminal
    /// A line now and then.
    case log
  }

  private struct State {
    var found = 0
    var read = 0
    /// When the next line is due.
    var due: ContinuousClock.Instant
    var hasWritten = false
  }

  private let style: Style
  private let state: Mutex<State>
  private let now: @Sendable () -> ContinuousClock.Instant
  private let write: @Sendable (String) -> Void

  init(
    style: Style, now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now },
    write: @escaping @Sendable (String) -> Void = { writeError($0) }
  ) {
    self.style = style
    self.now = now
    self.write = write
    state = Mutex(State(due: now().advanced(by: style == .terminal ? .milliseconds(500) : .seconds(2))))
  }

  /// Nil where nobody watches.
  convenience init?(_ options: AnalysisOptions) {
    switch options.progress {
    case .never: return nil
    case .always: self.init(style: .log)
    case .auto:
      guard !options.quiet, environment("TERM") != "dumb", isatty(STDERR_FILENO) == 1 else { return nil }
      self.init(style: .terminal)
    }
  }

  var listener: @Sendable (ReadingStep) -> Void { { self.note($0) } }

  func note(_ step: ReadingStep) {
    let now = now()
    let line = state.withLock { state -> String? in
      switch step {
      case .found(let count): state.found += count
      case .read: state.read += 1
      }
      if now < state.due { return nil }
      state.due = now.advanced(by: style == .terminal ? .milliseconds(100) : .seconds(2))
      state.hasWritten = true
      return "Reading \(grouped(state.read)) of \(grouped(max(state.found, state.read))) files"
    }
    guard let line else { return }
    write(style == .terminal ? "\r\u{1B}[K" + line : line + "\n")
  }

  /// Leaves no trace on a terminal.
  func finish() {
    let hasWritten = state.withLock { $0.hasWritten }
    if hasWritten, style == .terminal { write("\r\u{1B}[K") }
  }
}

/// `12,045`
private func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  return digits.enumerated().map { index, digit in
    (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digit)
  }.joined()
}
