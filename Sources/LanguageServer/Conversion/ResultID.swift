/// Names of answers: equal for equal answers of one process, and for nothing else.

import JSON
import LanguageServerProtocol
import SourceText

/// `session` differs between processes, so that an id which another one gave is never taken for ours.
func resultID(_ diagnostics: [LSP.Diagnostic], of uri: String, session: String) -> String {
  let bytes = (try? writeJSON(["uri": .string(uri), "items": diagnostics.json])) ?? []
  return session + "-" + String(stableHash(bytes), radix: 16)
}
