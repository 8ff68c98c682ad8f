/// For what cannot happen: loud where we develop, survived where people work.

/// Stops a debug build; a release goes on with the fallback and says so in the log.
func bug<Value>(
  _ message: String, fallback: Value, log: Log, file: StaticString = #fileID, line: UInt = #line
) -> Value {
  assertionFailure(message)
  log.write("bug: \(message) (\(file):\(line))")
  return fallback
}
