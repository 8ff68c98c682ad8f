/// Names of answers: equal for equal answers of one process, and for nothing else.

import JSON
import LanguageServerProtocol

/// `session` differs between processes, so that an id which another one gave is never taken for ours.
func resultID(_ diagnostics: [LSP.Diagnostic], of uri: String, session: String) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in (try? writeJSON(["uri": .string(uri), "items": diagnostics.json])) ?? [] {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
  return session + "-" + String(hash, radix: 16)
}
