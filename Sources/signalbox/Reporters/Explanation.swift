/// `explain`, as a page for people and as JSON.

import IDE
import RouteGraph
import JSON

func explanationText(_ explanation: Explanation) -> String {
  """
  \(explanation.code) (\(explanation.severity)): \(explanation.title)
  Dialects: \(explanation.dialects.joined(separator: ", "))

  \(explanation.meaning)

  \(explanation.reason)

  Bad:

  \(indented(explanation.bad))

  Good:

  \(indented(explanation.good))

  Switch it off for a project in .signalbox.yml:

      severity:
        \(explanation.code): off

  """
}

private func indented(_ code: String) -> String {
  code.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "    " + $0 }
    .joined(separator: "\n")
}

func explanationMembers(_ explanation: Explanation) -> [(String, JSONValue)] {
  [
    ("code", .string(explanation.code)), ("title", .string(explanation.title)),
    ("severity", .string(explanation.severity)), ("dialects", .array(explanation.dialects.map { .string($0) })),
    ("meaning", .string(explanation.meaning)), ("reason", .string(explanation.reason)),
    ("bad", .string(explanation.bad)), ("good", .string(explanation.good)),
  ]
}
