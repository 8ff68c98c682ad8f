/// What must not stand in `Sources`: whatever can end the process or hide shared state.

import Testing

@Suite struct SafetyTests {
  private static var traps: [(name: String, pattern: Regex<Substring>)] {
    [
      ("try!", /try!/), ("as!", /\bas!/), ("fatalError", /\bfatalError\b/),
      ("precondition", /\bprecondition(?:Failure)?\b/), ("assertionFailure", /\bassertionFailure\b/),
      ("unowned", /\bunowned(?:\(\w+\))?\s+(?:let|var|self|\w+\s*=)/), ("forced unwrap", /[\w)\]}]!(?![=\w])/),
      ("unsafelyUnwrapped", /\bunsafelyUnwrapped\b/),
      ("unsafeBitCast", /\bunsafeBitCast\b/),
    ]
  }

  @Test func noTraps() {
    for file in Repository.sources {
      let traps = SafetyTests.traps
      for (index, line) in file.bareLines.enumerated() where line.contains("!") || mayTrap(line) {
        // A contradiction stops a debug build there, and only there.
        if file.path == "Sources/LanguageServer/Bug.swift", line.contains("assertionFailure") { continue }
        for trap in traps where line.contains(trap.pattern) {
          Issue.record("\(file.path):\(index + 1): \(trap.name)")
        }
      }
    }
  }

  /// Most lines need no regular expression.
  private func mayTrap(_ line: String) -> Bool {
    ["fatal", "precondition", "assertion", "unowned", "unsafe"].contains { line.contains($0) }
  }

  /// State that the compiler does not check, and why it is right.
  private static let unchecked: [String: String] = [
    "Sources/Extraction/TokenText.swift": "tables that are filled once, before the first thread can see them",
    "Sources/Semantics/Scope.swift": "a link that is written when its last owner lets go, and by nobody else",
    "Sources/Semantics/ResolverPool.swift":
      "a resolver leaves the pool's lock before a thread uses it, and comes back after",
    "Sources/SourceText/SleepingLock.swift": "the one lock of the core; it holds its mutex in every method",
    "Sources/Workspace/WorkerThreads.swift": "the task list holds its mutex in every method",
    "Sources/JSONRPC/Monitor.swift": "the one lock of the wire; it holds its mutex in every method",
  ]

  @Test func sharedStateIsListed() {
    for file in Repository.sources where SafetyTests.unchecked[file.path] == nil {
      for (index, line) in file.bareLines.enumerated()
      where ["unchecked", "unsafe", "mutex", "Lock", "Semaphore"].contains(where: { line.contains($0) }) {
        #expect(
          !line.contains(/@unchecked\s+Sendable|nonisolated\(unsafe\)|pthread_mutex|NSLock|DispatchSemaphore/),
          "\(file.path):\(index + 1)")
      }
    }
    for path in SafetyTests.unchecked.keys { #expect(Repository.exists(path), "\(path) is listed and gone") }
  }

  /// Standard output belongs to the command line's writer and to the protocol.
  @Test func nothingPrints() {
    for file in Repository.sources where file.target != "signalbox" {
      for (index, line) in file.bareLines.enumerated() {
        #expect(
          !line.contains("(") || !line.contains(/\b(?:print|debugPrint|dump|NSLog)\(/), "\(file.path):\(index + 1)")
      }
    }
  }

  @Test func theScannerSeesCodeOnly() {
    let file = SourceCode(
      path: "", text: "let a = \"x!\" // b!\n/* c! /* d! */ e! */ f\n\"\"\"\ng!\n\"\"\" + #\"h!\"# + \"\\\"i!\" + j!")
    #expect(file.bareLines == ["let a = \"\" ", " f", "\"\"", "", " + \"\" + \"\" + j!"])
  }
}
